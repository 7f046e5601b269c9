/** What outside referees found in their eighth round, in sections 1 to 16. */
import { expect, test } from 'vitest';
import { viewOf } from '../view.ts';
import { asked, attack, column, costOf, done, inSupply, offered, refusal, scene, whereIs } from './scene.ts';

const WHITE_EDGE = 1;
const NONE = 2;

test('14.7.5, 13.4.3 a retreat is toward supply as it will be: a line through the hex that is left is none', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: {
      P0824: ['G39 III'],
      P0724: ['G39 Kaupisch'],
      P0823: ['G39 XVI'],
      P0922: ['G39 2 Mtn'],
      P1021: ['P 23+55'],
      P0725: ['P 2 Mtn'],
      P0722: ['P Nowogrodzka'],
      P0923: ['P Wilenska'],
    },
    turn: 9,
    moment: 'allied battles',
    columns: { marker: { 'grey 1': 'P0824' }, face: { 'G39 III': 'reduced' } },
  });
  attack(t, 'allied', ['P0824'], ['P Wilenska'], 'Prepared', 6); // 1:1, D
  done(t, 'german', { do: 'fallBack' });
  expect(offered(t, 'german')).toEqual([{ do: 'retreat', hex: 'P0724' }]); // behind P0823 only its own hex led home
});
test('14.7.5, 12.2 nor does a Fort feed those who retreat from its hex: it falls', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: {
      P1511: ['P 18', 'P Fort Mlawa'],
      P1512: ['G39 IV', 'G39 XVI'],
      P1210: ['G39 XI'],
      P1213: ['G39 VII'],
      P1509: ['G39 X'],
    },
    columns: { marker: { 'blue 1': 'P1511' }, face: { 'P 18': 'reduced' } },
  });
  attack(t, 'german', ['P1511'], ['G39 IV', 'G39 XVI'], 'Prepared', 6); // 3:1 and a Fort: DR
  expect(offered(t, 'allied')).toEqual([{ do: 'retreat', hex: 'P1611' }]); // P1411 lies in a pocket
});
test('12.1, 13.2.1 lines run through the Soviet Union once it is at war', () => {
  const at = { P0527: ['P 18'], P0526: ['G39 IV'], P0525: ['G39 XI'], P1503: ['G39 I'] };
  const peace = scene({ scenario: 'poland-historical', at, turn: 9, moment: 'allied movement' });
  const war = scene({
    scenario: 'poland-historical',
    at,
    turn: 9,
    moment: 'allied movement',
    columns: { stance: '4' },
  });
  expect([inSupply(peace, 'P 18', 'P0527'), inSupply(war, 'P 18', 'P0527')]).toEqual([NONE, WHITE_EDGE]);
  expect(column(war, 'war')['USSR']).toBe('at war');
});
test('2.14, 14.7 of two that fall at once neither is off a port because the other fell first', () => {
  const t = scene({
    at: { F1907: ['F XI'], F2007: ['F XLI'], F1906: ['G XVI', 'G XIX'], F2008: ['G IV'] },
    turn: 5,
    columns: {
      face: { 'F XI': 'reduced', 'F XLI': 'reduced' },
      marker: { 'grey 1': 'F1907', 'grey 2': 'F2007' },
    },
    pieces: { 'G Blitz! 1': 'German markers' },
  });
  attack(t, 'german', ['F1907', 'F2007'], ['G XVI', 'G XIX'], 'German Mobile');
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 6); // 8 to 2, armour and Blitz!: 6:1, DE
  expect([whereIs(t, 'F XI'), whereIs(t, 'F XLI'), asked(t)]).toEqual(['Destroyed', 'Destroyed', 'german advancing']);
});
test('5.0 the last card of the pile is not drawn, with no discards to shuffle in either', () => {
  const pieces = Object.fromEntries(
    Array.from({ length: 36 }, (_, i) => [`#${i + 1}`, i < 3 ? 'Draw pile' : 'Out'] as const),
  );
  const columns = { unled: { allied: 'yes', german: 'yes' } };
  const t = scene({ at: { F1915: ['G XVI'] }, moment: 'strategic', turn: 5, pieces, columns }, '#1', '#2');
  expect(column(t, 'piece')['#3']).toBe('Draw pile');
});
test('13.2.1, 20.2.2 a Soviet Union that is put at war has invaded', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P0628: ['SU 5'], P0626: ['P 18'], P1503: ['G39 I'] },
    turn: 9,
    moment: 'german movement',
    columns: { war: { USSR: 'at war' } },
  });
  expect([column(t, 'once')['invasion'], refusal(t, 'german', { do: 'move', unit: 'SU 5' })]).toEqual([
    'yes',
    undefined,
  ]);
});
test('13.4.4, 12.4, 13.2.1 a neutral in No Supply has no zone for the German who enters its country', () => {
  const cost = (supply: string): number | undefined => {
    const t = scene({
      at: { F2216: ['G XIX'], F2314: ['N I'] },
      moment: 'german movement',
      columns: { supply: { 'N I': supply } },
    });
    done(t, 'german', { do: 'move', unit: 'G XIX' });
    return costOf(t, 'german', 'F2215');
  };
  expect([cost('low'), cost('none')]).toEqual([2, 1]);
});
test('14.3.6 until the defender has said whose terrain counts the odds are those of what is best for him', () => {
  const t = scene({
    at: { F0312: ['G IV'], F0311: ['F XI'], F0413: ['F XLI'] },
    columns: {
      face: { 'F XI': 'reduced', 'F XLI': 'reduced' },
      marker: { 'blue 1': 'F0311', 'grey 1': 'F0413' },
    },
  });
  attack(t, 'german', ['F0311', 'F0413'], ['G IV'], 'Prepared');
  expect(asked(t)).toBe('allied grounding');
  expect(t.g.wait).toMatchObject({ ask: { about: { odds: '1:1' } } }); // in Dijon: Rough in a Counterblow bars armour alone, and there is none
});
test('13.3.4 of several hexes with too many units their player says which is put in order first', () => {
  const t = scene({
    at: { F1506: ['F I', 'UK I'], F1606: ['F III', 'UK II'], F1915: ['G XVI'] },
    moment: 'allied movement',
    turn: 7,
  });
  done(t, 'allied', { do: 'done' });
  expect(new Set(offered(t, 'allied').map(c => c['unit']))).toEqual(new Set(['F I', 'UK I', 'F III', 'UK II']));
  done(t, 'allied', { do: 'shove', unit: 'UK II', hex: 'F1706' });
  expect([whereIs(t, 'UK II'), refusal(t, 'allied', { do: 'shove', unit: 'F III', hex: 'F1706' })]).toEqual([
    'F1706',
    '13.3.4',
  ]);
});
test('14.7.5, 15.4, 24.2 who retreats first is asked where the last takes a Blitzkrieg! marker along', () => {
  const t = scene({
    at: { F1507: ['G XVI', 'G XIX'], F1508: ['F I', 'F III'] },
    turn: 2,
    columns: { marker: { 'grey 1': 'F1508' }, blitz: { 'G XVI': 'yes', 'G XIX': 'yes' } },
  });
  attack(t, 'german', ['F1508'], ['G XVI', 'G XIX'], 'German Mobile', 1); // CA
  done(t, 'allied', { do: 'counterattack' });
  done(t, 'allied', { do: 'use', crt: 'Prepared' }, 6); // 1:2, D
  done(t, 'german', { do: 'fallBack' });
  expect([asked(t), offered(t, 'german').map(c => c['unit'])]).toEqual(['german leading', ['G XVI', 'G XIX']]);
  done(t, 'german', { do: 'lead', unit: 'G XIX' });
  expect(asked(t)).toBe('german retreating');
});
test('14.5, 14.7 the odds that are shown stay those of the throw while its result is carried out', () => {
  const t = scene({
    at: { F1507: ['G IV', 'G IX'], F1508: ['F I'] },
    columns: { marker: { 'blue 1': 'F1508' } },
  });
  attack(t, 'german', ['F1508'], ['G IV', 'G IX'], 'Prepared', 3); // 6 to 3: EX
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  expect([asked(t), viewOf(t.g, 'german').battle!.odds!.column]).toEqual(['german losing', '2:1']);
});
