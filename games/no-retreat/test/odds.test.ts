/** 14.0, 14.5, 14.6 Odds, shifts and tables. The plain of Picardy around F1706 is open ground without rivers: its neighbours are F1705, F1707, F1806, F1807, F1606, F1607. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { CHARTS } from '../data/charts.ts';
import { reckonedOf } from '../rules/combat/odds.ts';
import { markedAs } from '../rules/combat/obligations.ts';
import { viewOf } from '../view.ts';
import {
  asked,
  attack,
  column,
  done,
  hexNo,
  odds,
  offered,
  POLAND,
  refusal,
  scene,
  shift,
  targeted,
  told,
  value,
  whereIs,
} from './scene.ts';

test('2.3.7 the symbol says who is infantry: armoured infantry spares itself the armour bonus', () => {
  const against = (unit: string) =>
    shift(
      odds(scene({ ...POLAND, at: { P1512: ['G39 XVI'], P1513: [unit] }, moment: 'german movement' }), {
        by: ['G39 XVI'],
        on: ['P1513'],
        table: 'German Mobile',
      }),
      '14.6.5',
    );
  expect([against('P 25'), against('P Wilenska'), against('P WBPM')]).toEqual([1, 1, 0]);
});
const battleUnits = (t: Table, ...names: readonly string[]): readonly number[] =>
  names.map(n => Object.keys(column(t, 'place')).indexOf(n));
test('2.13, 14.6.5, 18.1 armour: red on the Mobile table against soft targets, black on the Prepared one, green never', () => {
  const t = targeted({ F1707: ['G XIX'], F1705: ['F DCR'], F1607: ['F Prioux'], F1706: ['N I'], F1606: ['G IV'] });
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], table: 'German Mobile' }), '14.6.5')).toBe(1);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], table: 'Prepared' }), '14.6.5')).toBe(0);
  expect(shift(odds(t, { by: ['F DCR'], on: ['F1606'], table: 'Prepared' }), '14.6.5')).toBe(1);
  expect(shift(odds(t, { by: ['F Prioux'], on: ['F1606'], table: 'Allied Mobile' }), '14.6.5')).toBe(0);
  expect(
    shift(
      odds(t, { by: ['G XIX'], on: ['F1706'], table: 'German Mobile', defenders: [...battleUnits(t, 'F Prioux')] }),
      '14.6.5',
    ),
  ).toBe(0);
});
test('12.4 two columns right if all defenders are without supply', () => {
  const one = targeted(
    { F1607: ['G XIX'], F1706: ['F I'], F1606: ['F III'] },
    { columns: { supply: { 'F I': 'none' } } },
  );
  expect(shift(odds(one, { by: ['G XIX'], on: ['F1706'] }), '12.4')).toBe(2);
  expect(shift(odds(one, { by: ['G XIX'], on: ['F1706', 'F1606'] }), '12.4')).toBe(0);
});
test('14.0 tables: Mobile takes at most one German on foot and no Allied one, not against cities and Rough', () => {
  const t = targeted({ F1707: ['G XIX'], F1807: ['G IV', 'G IX'], F1706: ['F I'] });
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('14.3');
  done(t, 'german', { do: 'add', unit: 'G IV' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'German Mobile' })).toBe('14.0');
  done(t, 'german', { do: 'add', unit: 'G XIX' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'German Mobile' })).toBeUndefined();
  expect(refusal(t, 'german', { do: 'fight', crt: 'Fortress' })).toBe('14.0');
  expect(refusal(t, 'german', { do: 'fight', crt: 'Blitzkrieg' })).toBe('15.1');
  done(t, 'german', { do: 'add', unit: 'G IX' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'German Mobile' })).toBe('14.0');
});
test('14.0 the charts: nine columns and six rows each, with results of 14.7 only', () => {
  for (const [table, rows] of Object.entries(CHARTS.crt)) {
    expect(rows.length, table).toBe(6);
    for (const row of rows) expect(row.length, table).toBe(9);
  }
  expect([CHARTS.crt.Blitzkrieg[1]![5], CHARTS.crt.Blitzkrieg[4]![5]]).toEqual(['EX', 'DS']); // the two known cells
});
test('14.1.2, 14.7.3 Counterblows and counterattacks have no terrain shifts, Forts still count', () => {
  const city = targeted({ F1607: ['G XIX'], F1506: ['F I'], F1706: ['F III'] });
  expect(shift(odds(city, { by: ['G XIX'], on: ['F1506'], kind: 'counterblow' }), '14.6.2')).toBe(0);
  expect(shift(odds(city, { by: ['G XIX'], on: ['F1506'], depth: 1 }), '14.6.2')).toBe(0);
  const fort = scene({ scenario: 'poland-historical', at: { P1609: ['G39 X'], P1709: ['P 25', 'P Fort Modlin'] } });
  expect(shift(odds(fort, { by: ['G39 X'], on: ['P1709'], depth: 1 }), '14.6.6')).toBe(-1);
});
test('14.3.2, 14.1.2, 14.6.10 a Target and a Counterblow in one battle: each hex keeps what its marker says', () => {
  const t = scene({
    at: { F1505: ['G IV', 'G IX'], F1506: ['F I'], F1605: ['F III'] },
    columns: { marker: { 'grey 1': 'F1605' }, lies: { 'A Shock-Counterblow 1': 'F1506' } },
    pieces: { 'A Shock-Counterblow 1': 'On the map' },
  });
  done(t, 'german', { do: 'attack', hex: 'F1506' });
  done(t, 'german', { do: 'attack', hex: 'F1605' });
  const force = markedAs(t.g, [hexNo('F1506'), hexNo('F1605')]);
  const o = odds(t, { by: ['G IV', 'G IX'], on: ['F1506', 'F1605'], ...force });
  expect([shift(o, '14.6.10'), shift(o, '14.6.11')]).toEqual([-1, 0]);
  expect(shift(o, '14.6.2')).toBe(-1); // the Somme before the Target, not the city with the Counterblow
});
test('14.3.6 of several hexes the one that is best for the defender counts', () => {
  const t = targeted({ F1606: ['G XIX'], F1506: ['F I'], F1706: ['F III'] });
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'] }), '14.6.2')).toBe(0);
  const amiens = shift(odds(t, { by: ['G XIX'], on: ['F1506'] }), '14.6.2');
  expect(amiens).toBeLessThan(0);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706', 'F1506'] }), '14.6.2')).toBe(amiens);
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
test('14.3.6 the defender says whose terrain counts before anything is committed, where it makes a difference', () => {
  const t = scene({
    at: { F1606: ['G XIX', 'G XVI'], F1506: ['F I'], F1706: ['F III'] },
    columns: { marker: { 'grey 1': 'F1506', 'grey 2': 'F1706' } },
  });
  attack(t, 'german', ['F1506', 'F1706'], ['G XIX', 'G XVI'], 'Prepared');
  expect(asked(t)).toBe('allied grounding');
  expect(offered(t, 'allied')).toEqual([
    { do: 'ground', hex: 'F1506', over: 'river' },
    { do: 'ground', hex: 'F1706', over: 'none' },
  ]);
  expect(refusal(t, 'allied', { do: 'ground', hex: 'F1706', over: 'river' })).toBe('14.3.6');
  done(t, 'allied', { do: 'ground', hex: 'F1706', over: 'none' }, 1);
  expect(told(t)).toContain('1:1'); // open ground, by his own will
});
test('14.5 odds are rounded in favour of the defender: 12 to 9 is 1:1, 14 to 9 is 3:2', () => {
  const t = targeted({ F1607: ['G XIX', 'G XVI'], F1705: ['G IV', 'G IX'], F1706: ['F I', 'F III'], F1606: ['F IV'] });
  expect(odds(t, { by: ['G XIX', 'G XVI', 'G IV', 'G IX'], on: ['F1706', 'F1606'] })).toMatchObject({
    attack: 14,
    defence: 9,
    initial: 3,
  });
  expect(odds(t, { by: ['G XIX', 'G XVI', 'G IV'], on: ['F1706', 'F1606'] })).toMatchObject({
    attack: 11,
    defence: 9,
    initial: 2,
  });
});
test('14.5, 14.6 the ledger says how far each line has come: the ratio, then column by column, never above 6:1', () => {
  const t = targeted({ F1412: ['G XIX', 'G XVI'], F1511: ['G IV', 'G IX'], F1512: ['N I'], F1706: ['F I'] });
  const rough = odds(t, { by: ['G XIX', 'G XVI', 'G IV', 'G IX'], on: ['F1512'] });
  expect(reckonedOf(rough).map(l => [l.name, l.to, l.shift])).toEqual([
    ['Attack', 14, undefined],
    ['Defence', '6:1', undefined],
    ['Rough', '4:1', -2],
    ['River', '3:1', -1],
  ]);
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
test('14.5, 14.6.11, 19.3 two hexes with a Shock-Target in one battle: a column for each', () => {
  const t = scene({
    at: { F1806: ['G IV', 'G IX'], F1705: ['F III'], F1706: ['F I'] },
    columns: { lies: { 'G Shock-Target 1': 'F1705', 'G Shock-Target 2': 'F1706' } },
    pieces: { 'G Shock-Target 1': 'On the map', 'G Shock-Target 2': 'On the map' },
  });
  attack(t, 'german', ['F1705', 'F1706'], ['G IV', 'G IX'], 'Prepared', 4);
  expect(told(t)).toContain('2:1'); // 6 to 6, two columns
});
test('14.6.1 at most 6:1 before the shifts, and below 1:3 nothing is shifted', () => {
  const t = targeted({ F1412: ['G XIX', 'G XVI'], F1511: ['G IV', 'G IX'], F1512: ['N I'], F1706: ['F I'] });
  const rough = odds(t, { by: ['G XIX', 'G XVI', 'G IV', 'G IX'], on: ['F1512'] });
  expect([rough.initial, rough.column]).toEqual([8, 8 - 2 - 1]); // Rough two, the Meuse one: 3:1
  const weak = targeted({ F1707: ['G 1 Cav'], F1706: ['F I', 'F III'] });
  const low = odds(weak, { by: ['G 1 Cav'], on: ['F1706'], support: [{ side: 0, what: 'Blitz!', n: 1 }] });
  expect(low).toMatchObject({ attack: 1, defence: 6, automatic: 'CA1' });
});
test('14.6.1 below 1:3 on the Fortress table it is A1', () => {
  const t = targeted({ F1217: ['G XXIV'], F1216: ['F Boulay', 'F VI', 'F Col'] });
  expect(odds(t, { by: ['G XXIV'], on: ['F1216'], table: 'Fortress' }).automatic).toBe('A1');
});
test('14.6.2, 14.6 city, river and Fort add up; a river counts only if all cross one', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1506: ['G39 X'], P1608: ['G39 XIII'], P1607: ['P 25', 'P Fort Modlin'] },
  });
  expect(shift(odds(t, { by: ['G39 X'], on: ['P1607'] }), '14.6.2')).toBe(-1);
  expect(shift(odds(t, { by: ['G39 X', 'G39 XIII'], on: ['P1607'] }), '14.6.2')).toBe(0);
  expect(shift(odds(t, { by: ['G39 X'], on: ['P1607'] }), '14.6.6')).toBe(-1);
  const city = targeted({ F1607: ['G XIX'], F1506: ['F I'], F1706: ['F III'] });
  expect(shift(odds(city, { by: ['G XIX'], on: ['F1506'] }), '14.6.2')).toBeLessThan(0);
});
test('14.6.5 the reduced 12th Army is armoured infantry (errata): no armour bonus against that side', () => {
  const bonus = (face: string) => {
    const t = scene({
      scenario: 'poland-historical',
      at: { P1208: ['G39 Hoth'], P1308: ['SU 12'] },
      moment: 'allied movement',
      columns: { face: { 'SU 12': face } },
    });
    return shift(odds(t, { by: ['G39 Hoth'], on: ['P1308'] }), '14.6.5');
  };
  expect([bonus('full'), bonus('reduced')]).toEqual([1, 0]);
});
test('14.6.6, 18.6 a Fort among the defenders gives them a column, feeds Poles, and surrenders when it must retreat', () => {
  const t = scene({
    ...POLAND,
    at: { P1512: ['G39 XVI', 'G39 X'], P1513: ['P Fort Lwow', 'P 25'] },
    moment: 'german battles',
    columns: { marker: { 'grey 1': 'P1513' } },
  });
  expect(shift(odds(t, { by: ['G39 XVI'], on: ['P1513'] }), '14.6.6')).toBe(-1);
  expect(shift(odds(t, { by: ['G39 XVI'], on: ['P1513'], defenders: [] }), '14.6.6')).toBe(0);
  attack(t, 'german', ['P1513'], ['G39 XVI', 'G39 X'], 'Prepared', 6);
  expect(asked(t)).toBe('allied standing'); // 7 to 3 and the Fort, 3:2: D
  done(t, 'allied', { do: 'fallBack' });
  while (asked(t) === 'allied retreating') done(t, 'allied', { do: 'retreat', hex: offered(t, 'allied')[0]!['hex']! });
  expect([whereIs(t, 'P Fort Lwow'), value(t, 'eventVP')]).toEqual(['Surrendered', '1']);
});
test('14.6.7, 18.7 a hex with a Fortress is attacked on the Fortress table alone', () => {
  const t = scene({ at: { F1217: ['G XII'], F1216: ['F Boulay'] }, columns: { marker: { 'grey 1': 'F1216' } } });
  done(t, 'german', { do: 'attack', hex: 'F1216' });
  done(t, 'german', { do: 'add', unit: 'G XII' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('14.0');
  done(t, 'german', { do: 'fight', crt: 'Fortress' }, 4); // 3:1: EX
  expect(asked(t)).toBe('allied losing');
});
test('14.6.8 several Allied nations in an attack: one column left', () => {
  const t = targeted({ F1705: ['F I'], F1606: ['UK I'], F1706: ['G IV'] });
  expect(shift(odds(t, { by: ['F I', 'UK I'], on: ['F1706'] }), '14.6.8')).toBe(-1);
  expect(shift(odds(t, { by: ['F I'], on: ['F1706'] }), '14.6.8')).toBe(0);
});
test('14.6.9, 18.5, 2.3.2 yellow strengths attack with one less and defend in full', () => {
  const t = scene({ scenario: 'poland-historical', at: { P1421: ['SU 5'], P1420: ['P 25'] } });
  expect(odds(t, { by: ['SU 5'], on: ['P1420'] }).attack).toBe(2);
  expect(odds(t, { by: ['P 25'], on: ['P1421'] }).defence).toBe(3);
});
const plain = { F1707: ['G XIX'], F1706: ['F I'] } as const;
test('14.6.10, 14.6.11, 19.3, 19.4 shock markers shift one column where the hex they lie in is attacked', () => {
  const t = targeted(plain);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], shock: true }), '14.6.11')).toBe(1);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], shock: true, kind: 'counterblow' }), '14.6.10')).toBe(-1);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], shock: true, depth: 1 }), '14.6.11')).toBe(0);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], shock: true, depth: 2 }), '14.6.11')).toBe(1);
});
test('15.3, 2.9 the Blitzkrieg! marker gives panzers alone a column, beside armour, or by option one of the two', () => {
  const at = { F1707: ['G XIX', 'G XIV'], F1706: ['F I'] };
  const t = targeted(at);
  const f = { on: ['F1706'], table: 'Blitzkrieg', kind: 'assault' } as const;
  expect(shift(odds(t, { by: ['G XIX'], ...f }), '15.3')).toBe(1);
  expect(shift(odds(t, { by: ['G XIX', 'G XIV'], ...f }), '15.3')).toBe(0);
  const one = targeted(at, { options: { armourShift: 'one' } });
  expect([
    shift(odds(one, { by: ['G XIX'], ...f }), '15.3'),
    shift(odds(one, { by: ['G XIX'], ...f }), '14.6.5'),
  ]).toEqual([0, 1]);
});
test('19.11, 14.6.5 no armour bonus in bad weather, 12.4 nor in No Supply', () => {
  const bad = targeted(plain, { columns: { weather: 'bad' } });
  expect(shift(odds(bad, { by: ['G XIX'], on: ['F1706'], table: 'German Mobile' }), '14.6.5')).toBe(0);
  const dry = targeted(plain, { columns: { supply: { 'G XIX': 'none' } } });
  expect(shift(odds(dry, { by: ['G XIX'], on: ['F1706'], table: 'German Mobile' }), '14.6.5')).toBe(0);
});
test('25.2, 25.0 two mobile units of one group from one hex: a column with the advanced rules', () => {
  const f = { by: ['G XIX', 'G XIV'], on: ['F1706'], table: 'Blitzkrieg', kind: 'assault' } as const;
  const at = { F1707: ['G XIX', 'G XIV'], F1706: ['F I'] };
  expect(shift(odds(targeted(at, { options: { advanced: 'yes' } }), f), '25.2')).toBe(1);
  expect(shift(odds(targeted(at), f), '25.2')).toBe(0);
});
test('25.2 the bonus of a mobile group is of the French Front', () => {
  const t = scene({
    scenario: 'poland-historical',
    options: { advanced: 'yes' },
    at: { P1512: ['G39 XIV', 'G39 XVI'], P1513: ['P 25'] },
    moment: 'german movement',
  });
  const by = ['G39 XIV', 'G39 XVI'];
  expect(shift(odds(t, { by, on: ['P1513'], table: 'Blitzkrieg', kind: 'assault' }), '25.2')).toBe(0);
});
test('25.3 with the advanced rules the unit on foot must not be the stronger', () => {
  const t = targeted({ F1707: ['G 1 Cav'], F1807: ['G IV'], F1706: ['F I'] }, { options: { advanced: 'yes' } });
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  for (const unit of ['G 1 Cav', 'G IV']) done(t, 'german', { do: 'add', unit });
  expect(refusal(t, 'german', { do: 'fight', crt: 'German Mobile' })).toBe('25.3');
});
