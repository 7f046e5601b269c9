/** 14.1, 2.5, 19.5 Targets and Counterblows are declared. */
import { expect, test } from 'vitest';
import { why } from '../../../engine/table.ts';
import { asked, attack, column, declares, done, pair, POLAND, refusal, scene } from './scene.ts';

test('2.5, 19.5 five grey markers and no more; brown ones are for the smaller nations alone', () => {
  const six = ['F1706', 'F1704', 'F1604', 'F1808', 'F1404', 'F0904'];
  const grey = Object.fromEntries([1, 2, 3, 4, 5].map(i => [`grey ${i}`, six[i]!]));
  const t = declares('german', pair, { columns: { marker: grey } });
  done(t, 'allied', { do: 'done' });
  expect(refusal(t, 'german', { do: 'target', hex: 'F1706', with: 'grey' })).toBe('14.1');
  const mixed = scene({
    at: { F1707: ['G IV'], F1706: ['UK I'], F1807: ['F I'] },
    moment: 'allied battles',
    columns: { marker: { 'brown 1': 'F1707' } },
  });
  done(mixed, 'allied', { do: 'attack', hex: 'F1707' });
  expect(refusal(mixed, 'allied', { do: 'add', unit: 'F I' })).toBe('2.5');
  expect(refusal(mixed, 'allied', { do: 'add', unit: 'UK I' })).toBeUndefined();
  const slovak = scene({
    ...POLAND,
    at: { P1512: ['SK Slovakia'], P1513: ['P 25'], P1612: ['G39 X'] },
    moment: 'german combat',
  });
  done(slovak, 'allied', { do: 'done' });
  expect(refusal(slovak, 'german', { do: 'target', hex: 'P1513', with: 'brown' })).toBeUndefined();
});
test('2.5, 14.1 a Target is refused for its own reason: whose the markers are, and where no enemy stands', () => {
  const t = scene({ at: { F1707: ['G IV', 'G IX'], F1706: ['F II'] }, moment: 'german combat' });
  done(t, 'allied', { do: 'done' });
  const target = (hex: string, by: string) => why(t, 'german', { do: 'target', hex, with: by });
  expect(target('F1706', 'brown')).toMatchObject({ ok: false, case: '2.5' });
  expect(target('F1706', 'blue')).toMatchObject({ ok: false, case: '2.5' });
  expect(target('F1707', 'grey')).toMatchObject({ ok: false, case: '14.1', why: 'No enemy stands in F1707.' });
});
const front = { F1707: ['G IV', 'G IX'], F1706: ['F I'] } as const;
test('14.0, 14.1 the Allied player declares first in both Combat Phases', () => {
  const t = declares('german', front);
  expect(asked(t)).toBe('allied declaring');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('german declaring');
  expect(asked(declares('allied', front))).toBe('allied declaring');
});
test('14.1.1 no Target with units under No Actions, in No Supply, or Regional in the first turns', () => {
  const target = { do: 'target', hex: 'F1706', with: 'grey' };
  const tiredOnes = declares('german', front, { columns: { na: { 'G IV': 'yes' } } });
  done(tiredOnes, 'allied', { do: 'done' });
  expect(refusal(tiredOnes, 'german', target)).toBe('14.1.1');
  const dry = declares('german', front, { columns: { supply: { 'G IV': 'none' } } });
  done(dry, 'allied', { do: 'done' });
  expect(refusal(dry, 'german', target)).toBe('12.4');
  const regional = declares('german', { F1707: ['G XXIV'], F1706: ['F I'] }, { turn: 3 });
  done(regional, 'allied', { do: 'done' });
  expect(refusal(regional, 'german', target)).toBe('14.1.1');
  const fine = declares('german', front);
  done(fine, 'allied', { do: 'done' });
  done(fine, 'german', target);
  expect(refusal(fine, 'german', target)).toBe('14.1.1'); // marked already
});
test('5.3, 14.1.2 no card is discarded where no Counterblow can be laid', () => {
  const t = scene({
    at: { F1706: ['F I'], F1707: ['G IV'] },
    moment: 'german combat',
    pieces: { '#2': 'Allied hand' },
    columns: { na: { 'F I': 'yes' } },
  });
  done(t, 'allied', { do: 'pass' });
  expect(refusal(t, 'allied', { do: 'discard', card: '#2' })).toBe('5.3');
});
test('14.1.2, 5.3, 5.4 a Counterblow costs a card; a double one pays for two', () => {
  const t = declares(
    'german',
    { ...front, F1606: ['F III'], F1607: ['G XI'] },
    { pieces: { '#16': 'Allied hand', '#2': 'Allied hand' } },
  );
  done(t, 'allied', { do: 'pass' }); // no event when combats are declared
  const blow = { do: 'blow', hex: 'F1706', with: 'blue' };
  expect(refusal(t, 'allied', blow)).toBe('14.1.2');
  done(t, 'allied', { do: 'discard', card: '#16' });
  done(t, 'allied', blow);
  done(t, 'allied', { do: 'blow', hex: 'F1606', with: 'blue' });
  expect(column(t, 'markerFace')['blue 1']).toBe('counterblow');
});
test('14.1.2, 18.7 no Counterblow on a Fortress; 2.5, 19.5 none with a brown marker on French units', () => {
  const t = declares('german', {
    F1217: ['G XII'],
    F1216: ['F Boulay', 'F VI'],
    F1706: ['F I'],
    F1707: ['G IV'],
    F1808: ['UK I'],
    F1807: ['G IX'],
  });
  expect(refusal(t, 'allied', { do: 'blow', hex: 'F1216', with: 'blue' })).toBe('14.1.2');
  expect(refusal(t, 'allied', { do: 'blow', hex: 'F1706', with: 'brown' })).toBe('2.5');
});
test('14.1.2, 14.7.4 whoever stands next to a Counterblow must attack, No Actions or not', () => {
  const t = scene({
    at: front,
    columns: { marker: { 'blue 1': 'F1706' }, markerFace: { 'blue 1': 'counterblow' }, na: { 'G IV': 'yes' } },
  });
  expect(refusal(t, 'german', { do: 'done' })).toBe('14.3.1');
  attack(t, 'german', ['F1706'], ['G IV'], 'Prepared', 4); // 1:1: CB, with whatever marker is free
  expect(asked(t)).toBe('german blowing');
});
test('14.1.2 a Counterblow that is paid for lies on no Fortress, on no units under No Actions, and only next to an enemy', () => {
  const t = scene({
    at: {
      F1707: ['G IV'],
      F1706: ['F I'],
      F1217: ['G XII'],
      F1216: ['F Boulay', 'F VI'],
      F0904: ['F XXI'],
      F1506: ['F III'],
      F1507: ['G IX'],
    },
    moment: 'german combat',
    pieces: { '#16': 'Allied hand' },
    columns: { na: { 'F III': 'yes' } },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'allied', { do: 'discard', card: '#16' });
  const blow = (hex: string) => refusal(t, 'allied', { do: 'blow', hex, with: 'blue' });
  expect([blow('F1706'), blow('F1216'), blow('F0904'), blow('F1506')]).toEqual([
    undefined,
    '14.1.2',
    '14.1.2',
    '14.1.2',
  ]);
});
test('20.1.1, 19.8 no Allied attack into the Ardennes before turn 4, nor into a city given up', () => {
  const t = declares('allied', { F1412: ['F X'], F1413: ['G XIX'] }, { turn: 3 });
  expect(refusal(t, 'allied', { do: 'target', hex: 'F1413', with: 'blue' })).toBe('20.1.1');
});
test('20.1.1 the cavalry of the 2nd Army may move in the Ardennes on turns 1 to 3, but not attack into them', () => {
  const t = (turn: number) => scene({ turn, at: { F1412: ['F 2nd Cav'], F1413: ['G IV'] }, moment: 'allied combat' });
  expect(refusal(t(3), 'allied', { do: 'target', hex: 'F1413', with: 'blue' })).toBe('20.1.1');
  expect(refusal(t(4), 'allied', { do: 'target', hex: 'F1413', with: 'blue' })).toBeUndefined();
});
