/** 6.0 Stacking. */
import { expect, test } from 'vitest';
import { undo } from '../../../engine/undo.ts';
import { asked, attack, done, march, offered, reaches, refusal, scene, value, whereIs } from './scene.ts';

const BEF = { 2019: ['UK I'] } as const;
test('6.0, 6.2 limits count at the end of the phase, not on the way: any number may pass through', () => {
  const t = scene({ forts: [], at: { ...BEF, 2322: ['G I', 'G II', 'G III'], 2321: ['G IV'], 2323: ['G XI'] } });
  march(t, 'german', 'G IV', '2322');
  expect(value(t, 'height')).toMatchObject({ 2322: 4 });
  march(t, 'german', 'G III', '2423');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).not.toContain('clearing');
  expect(['G I', 'G II', 'G IV'].map(u => whereIs(t, u))).toEqual(['2322', '2322', '2322']);
});
test('6.2, 6.4 a fourth corps at the end of the phase is eliminated, of the opponent’s choice', () => {
  const t = scene({ forts: [], at: { ...BEF, 2322: ['G I', 'G II', 'G III'], 2321: ['G IV'] } });
  march(t, 'german', 'G IV', '2322');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied clearing');
  expect(offered(t, 'allied')).toEqual(['G I', 'G II', 'G III', 'G IV'].map(unit => ({ do: 'remove', unit })));
  done(t, 'allied', { do: 'remove', unit: 'G I' });
  expect([whereIs(t, 'G I'), asked(t)]).toEqual(['Dead pile', 'allied ordering']);
  expect(value(t, 'shown')).toMatchObject({ 'G II': 'yes', 'G III': 'yes', 'G IV': 'yes' }); // 3.10 he has seen them
});
test('6.3 in 1939 eight units share a hex and a ninth does not', () => {
  const eight = ['5', '6', '9', '15', '16', '22', '25', '26'].map(n => `G39 ${n} ID`);
  const t = scene({ scenario: '1939', at: { 2640: eight, 2641: ['G39 33 ID'] } });
  march(t, 'german', 'G39 33 ID', '2640');
  done(t, 'german', { do: 'done' });
  expect([asked(t), offered(t, 'allied').length]).toEqual(['allied clearing', 9]);
  const fine = scene({ scenario: '1939', at: { 2640: eight.slice(1), 2641: ['G39 33 ID'] } });
  march(fine, 'german', 'G39 33 ID', '2640');
  done(fine, 'german', { do: 'done' });
  expect(asked(fine)).not.toContain('clearing');
});
test('6.1 forts take no room, and removing one is no remedy', () => {
  const t = scene({ side: 'allied', turn: 2, at: { ...BEF, 2731: ['F I', 'F II', 'F III'] } });
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).not.toContain('clearing');
  const four = scene({ side: 'allied', turn: 2, at: { ...BEF, 2731: ['F I', 'F II', 'F III'], 2730: ['F IV'] } });
  march(four, 'allied', 'F IV', '2731', 6);
  done(four, 'allied', { do: 'done' });
  expect([asked(four), refusal(four, 'german', { do: 'remove', unit: 'ML 2731' })]).toEqual(['german clearing', '6.1']);
});
test('6.2 nations pass through one another but do not end together: the owner removes until one is left, then the opponent', () => {
  const t = scene({ side: 'allied', turn: 2, at: { 2322: ['F I', 'F II', 'F III'], 2321: ['UK I'], 2421: ['F IV'] } });
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect(reaches(t, 'allied')).toContain('2323');
  done(t, 'allied', { do: 'to', hex: '2322' });
  march(t, 'allied', 'F IV', '2322', 3);
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied clearing');
  done(t, 'allied', { do: 'remove', unit: 'UK I' });
  expect([whereIs(t, 'UK I'), asked(t)]).toEqual(['Dead pile', 'german clearing']);
  done(t, 'german', { do: 'remove', unit: 'F II' });
  expect(asked(t)).not.toContain('clearing');
});
test('3.10, 6.2 who picks from a full hex and is then shown a mixed one cannot take that back', () => {
  const t = scene({
    side: 'allied',
    turn: 2,
    at: { 2322: ['F I', 'F II', 'F III'], 2421: ['F IV'], 2726: ['F X', 'F XI'], 2725: ['UK I'] },
  });
  march(t, 'allied', 'F IV', '2322', 3);
  march(t, 'allied', 'UK I', '2726');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('german clearing');
  done(t, 'german', { do: 'remove', unit: 'F II' });
  expect(asked(t)).toBe('allied clearing');
  expect(undo(t, 'german').ok).toBe(false);
});
test('6.2 British units may stand with Maginot forts, Belgians may not', () => {
  const end = (unit: string, from: string, die: readonly number[]) => {
    const t = scene({ side: 'allied', turn: 2, war: ['Belgium'], at: { 2019: ['UK II'], [from]: [unit] } });
    march(t, 'allied', unit, '2731', ...die);
    done(t, 'allied', { do: 'done' });
    return asked(t);
  };
  expect([end('UK I', '2730', []), end('B I', '2732', [6])]).toEqual(
    ['allied attacking', 'allied clearing'].map((x, i) => (i ? x : expect.not.stringContaining('clearing'))),
  );
});
test('6.2 enemies never share a hex: no way leads through them', () => {
  const t = scene({ forts: [], at: { ...BEF, 2322: ['G III'], 2323: ['F X'] } });
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect(refusal(t, 'german', { do: 'to', hex: '2323' })).toBe('6.2');
});
test('6.2, 6.4, 11.3 a retreat never ends in a full hex or with another nation', () => {
  const t = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { ...BEF, 2322: ['F X'], 2323: ['G I', 'G II', 'G III'], 2321: ['F I', 'F II', 'F III'], 2422: ['UK II'] },
  });
  attack(t, 'german', '2322', ['G I', 'G II', 'G III'], 'DR');
  const into = (hex: string) => refusal(t, 'allied', { do: 'retreat', unit: 'F X', hex });
  expect([into('2321'), into('2422'), into('2222')]).toEqual(['6.4', '6.2', undefined]);
});
test('6.2 a British corps does not stand in Fort Eben Emael, which is Belgian, by move or by retreat', () => {
  const t = scene({ side: 'allied', turn: 2, war: ['Belgium'], at: { 2019: ['UK II'], 3234: ['UK I'] } });
  march(t, 'allied', 'UK I', '3235');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied clearing');
  const back = scene({
    phase: 'combat',
    turn: 2,
    war: ['Belgium'],
    at: { 2019: ['UK II'], 3334: ['UK I'], 3335: ['G I', 'G II', 'G III'] },
  });
  attack(back, 'german', '3334', ['G I', 'G II', 'G III'], 'DR');
  expect(refusal(back, 'allied', { do: 'retreat', unit: 'UK I', hex: '3235' })).toBe('6.2');
});
test('6.2 at the end of each phase both sides are in order', () => {
  const t = scene({ forts: [], turn: 2, at: { ...BEF, 2322: ['F I', 'F II', 'F III', 'F IV'] } });
  done(t, 'german', { do: 'done' });
  expect([asked(t), offered(t, 'german').length]).toEqual(['german clearing', 4]);
});
test('6.2, 10.0 two nations in a hex do not move as one stack', () => {
  const t = scene({ side: 'allied', turn: 2, at: { 2322: ['UK I', 'F I', 'F II'] } });
  expect(refusal(t, 'allied', { do: 'stack', hex: '2322' })).toBe('6.2');
});
