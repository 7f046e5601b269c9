/** 14.5-14.8 Battles. The plain of Picardy around F1706 is open ground without rivers: its neighbours are F1705, F1707, F1806, F1807, F1606, F1607. */
import { expect, test } from 'vitest';
import { CHARTS } from '../data/charts.ts';
import { markedAs } from '../rules/owed.ts';
import { reckonedOf } from '../rules/odds.ts';
import {
  asked,
  attack,
  battle,
  column,
  done,
  face,
  hexNo,
  holder,
  isOver,
  odds,
  offered,
  refusal,
  scene,
  shift,
  tired,
  told,
  total,
  value,
  verbs,
  whereIs,
  type Spec,
} from './scene.ts';

const TARGET = { marker: { 'grey 1': 'F1706' } } as const;
const german = (at: Spec['at'], more: Spec = {}) =>
  scene({ at: at!, ...more, columns: { ...TARGET, ...more.columns } });
const plain = { F1707: ['G XIX'], F1706: ['F I'] } as const;

test('14.5 odds are rounded in favour of the defender: 12 to 9 is 1:1, 14 to 9 is 3:2', () => {
  const t = german({ F1607: ['G XIX', 'G XVI'], F1705: ['G IV', 'G IX'], F1706: ['F I', 'F III'], F1606: ['F IV'] });
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
test('14.6.1 at most 6:1 before the shifts, and below 1:3 nothing is shifted', () => {
  const t = german({ F1412: ['G XIX', 'G XVI'], F1511: ['G IV', 'G IX'], F1512: ['N I'], F1706: ['F I'] });
  const rough = odds(t, { by: ['G XIX', 'G XVI', 'G IV', 'G IX'], on: ['F1512'] });
  expect([rough.initial, rough.column]).toEqual([8, 8 - 2 - 1]); // Rough two, the Meuse one: 3:1
  const weak = german({ F1707: ['G 1 Cav'], F1706: ['F I', 'F III'] });
  const low = odds(weak, { by: ['G 1 Cav'], on: ['F1706'], support: [{ side: 0, what: 'Blitz!', n: 1 }] });
  expect(low).toMatchObject({ attack: 1, defence: 6, automatic: 'CA1' });
});
test('14.5, 14.6 the ledger says how far each line has come: the ratio, then column by column, never above 6:1', () => {
  const t = german({ F1412: ['G XIX', 'G XVI'], F1511: ['G IV', 'G IX'], F1512: ['N I'], F1706: ['F I'] });
  const rough = odds(t, { by: ['G XIX', 'G XVI', 'G IV', 'G IX'], on: ['F1512'] });
  expect(reckonedOf(rough).map(l => [l.name, l.to, l.shift])).toEqual([
    ['Attack', 14, undefined],
    ['Defence', '6:1', undefined],
    ['Rough', '4:1', -2],
    ['River', '3:1', -1],
  ]);
});
test('14.6.1 below 1:3 on the Fortress table it is A1', () => {
  const t = german({ F1217: ['G XXIV'], F1216: ['F Boulay', 'F VI', 'F Col'] });
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
  const city = german({ F1607: ['G XIX'], F1506: ['F I'], F1706: ['F III'] });
  expect(shift(odds(city, { by: ['G XIX'], on: ['F1506'] }), '14.6.2')).toBeLessThan(0);
});
test('14.3.6 of several hexes the one that is best for the defender counts', () => {
  const t = german({ F1606: ['G XIX'], F1506: ['F I'], F1706: ['F III'] });
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'] }), '14.6.2')).toBe(0);
  const amiens = shift(odds(t, { by: ['G XIX'], on: ['F1506'] }), '14.6.2');
  expect(amiens).toBeLessThan(0);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706', 'F1506'] }), '14.6.2')).toBe(amiens);
});
test('2.13, 14.6.5, 18.1 armour: red on the Mobile table against soft targets, black on the Prepared one, green never', () => {
  const t = german({ F1707: ['G XIX'], F1705: ['F DCR'], F1607: ['F Prioux'], F1706: ['N I'], F1606: ['G IV'] });
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
const battleUnits = (t: ReturnType<typeof scene>, ...names: readonly string[]): readonly number[] =>
  names.map(n => Object.keys(column(t, 'place')).indexOf(n));
test('19.11, 14.6.5 no armour bonus in bad weather, 12.4 nor in No Supply', () => {
  const bad = german(plain, { columns: { weather: 'bad' } });
  expect(shift(odds(bad, { by: ['G XIX'], on: ['F1706'], table: 'German Mobile' }), '14.6.5')).toBe(0);
  const dry = german(plain, { columns: { supply: { 'G XIX': 'none' } } });
  expect(shift(odds(dry, { by: ['G XIX'], on: ['F1706'], table: 'German Mobile' }), '14.6.5')).toBe(0);
});
test('12.4 two columns right if all defenders are without supply', () => {
  const one = german(
    { F1607: ['G XIX'], F1706: ['F I'], F1606: ['F III'] },
    { columns: { supply: { 'F I': 'none' } } },
  );
  expect(shift(odds(one, { by: ['G XIX'], on: ['F1706'] }), '12.4')).toBe(2);
  expect(shift(odds(one, { by: ['G XIX'], on: ['F1706', 'F1606'] }), '12.4')).toBe(0);
});
test('14.6.8 several Allied nations in an attack: one column left', () => {
  const t = german({ F1705: ['F I'], F1606: ['UK I'], F1706: ['G IV'] });
  expect(shift(odds(t, { by: ['F I', 'UK I'], on: ['F1706'] }), '14.6.8')).toBe(-1);
  expect(shift(odds(t, { by: ['F I'], on: ['F1706'] }), '14.6.8')).toBe(0);
});
test('14.6.9, 18.5, 2.3.2 yellow strengths attack with one less and defend in full', () => {
  const t = scene({ scenario: 'poland-historical', at: { P1421: ['SU 5'], P1420: ['P 25'] } });
  expect(odds(t, { by: ['SU 5'], on: ['P1420'] }).attack).toBe(2);
  expect(odds(t, { by: ['P 25'], on: ['P1421'] }).defence).toBe(3);
});
test('14.6.10, 14.6.11, 19.3, 19.4 shock markers shift one column where the hex they lie in is attacked', () => {
  const t = german(plain);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], shock: true }), '14.6.11')).toBe(1);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], shock: true, kind: 'counterblow' }), '14.6.10')).toBe(-1);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], shock: true, depth: 1 }), '14.6.11')).toBe(0);
  expect(shift(odds(t, { by: ['G XIX'], on: ['F1706'], shock: true, depth: 2 }), '14.6.11')).toBe(1);
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
test('14.1.2, 14.7.3 Counterblows and counterattacks have no terrain shifts, Forts still count', () => {
  const city = german({ F1607: ['G XIX'], F1506: ['F I'], F1706: ['F III'] });
  expect(shift(odds(city, { by: ['G XIX'], on: ['F1506'], kind: 'counterblow' }), '14.6.2')).toBe(0);
  expect(shift(odds(city, { by: ['G XIX'], on: ['F1506'], depth: 1 }), '14.6.2')).toBe(0);
  const fort = scene({ scenario: 'poland-historical', at: { P1609: ['G39 X'], P1709: ['P 25', 'P Fort Modlin'] } });
  expect(shift(odds(fort, { by: ['G39 X'], on: ['P1709'], depth: 1 }), '14.6.6')).toBe(-1);
});
test('15.3, 2.9 the Blitzkrieg! marker gives panzers alone a column, beside armour, or by option one of the two', () => {
  const at = { F1707: ['G XIX', 'G XIV'], F1706: ['F I'] };
  const t = german(at);
  const f = { on: ['F1706'], table: 'Blitzkrieg', kind: 'assault' } as const;
  expect(shift(odds(t, { by: ['G XIX'], ...f }), '15.3')).toBe(1);
  expect(shift(odds(t, { by: ['G XIX', 'G XIV'], ...f }), '15.3')).toBe(0);
  const one = german(at, { options: { armourShift: 'one' } });
  expect([
    shift(odds(one, { by: ['G XIX'], ...f }), '15.3'),
    shift(odds(one, { by: ['G XIX'], ...f }), '14.6.5'),
  ]).toEqual([0, 1]);
});
test('25.2, 25.0 two mobile units of one group from one hex: a column with the advanced rules', () => {
  const f = { by: ['G XIX', 'G XIV'], on: ['F1706'], table: 'Blitzkrieg', kind: 'assault' } as const;
  const at = { F1707: ['G XIX', 'G XIV'], F1706: ['F I'] };
  expect(shift(odds(german(at, { options: { advanced: 'yes' } }), f), '25.2')).toBe(1);
  expect(shift(odds(german(at), f), '25.2')).toBe(0);
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
test('14.0 tables: Mobile takes at most one German on foot and no Allied one, not against cities and Rough', () => {
  const t = german({ F1707: ['G XIX'], F1807: ['G IV', 'G IX'], F1706: ['F I'] });
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
test('25.3 with the advanced rules the unit on foot must not be the stronger', () => {
  const t = german({ F1707: ['G 1 Cav'], F1807: ['G IV'], F1706: ['F I'] }, { options: { advanced: 'yes' } });
  done(t, 'german', { do: 'attack', hex: 'F1706' });
  for (const unit of ['G 1 Cav', 'G IV']) done(t, 'german', { do: 'add', unit });
  expect(refusal(t, 'german', { do: 'fight', crt: 'German Mobile' })).toBe('25.3');
});
test('14.6.7, 18.7 a hex with a Fortress is attacked on the Fortress table alone', () => {
  const t = scene({ at: { F1217: ['G XII'], F1216: ['F Boulay'] }, columns: { marker: { 'grey 1': 'F1216' } } });
  done(t, 'german', { do: 'attack', hex: 'F1216' });
  done(t, 'german', { do: 'add', unit: 'G XII' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('14.0');
  done(t, 'german', { do: 'fight', crt: 'Fortress' }, 4); // 3:1: EX
  expect(asked(t)).toBe('allied losing');
});
test('14.7 A1 costs the attacker a step of his choice', () => {
  const t = scene({
    at: { F1217: ['G XII', 'G VII'], F1216: ['F Boulay', 'F VI'] },
    columns: { marker: { 'grey 1': 'F1216' } },
  });
  attack(t, 'german', ['F1216'], ['G XII', 'G VII'], 'Fortress', 1); // 6 to 4, 3:2: A1
  done(t, 'german', { do: 'lose', unit: 'G VII' });
  expect([face(t, 'G VII'), face(t, 'G XII')]).toEqual(['reduced', 'full']);
});
test('14.7, 14.7.1 EX costs both a step, and nobody advances', () => {
  const t = german({ F1707: ['G IV', 'G IX'], F1706: ['F I'] });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared', 3); // 2:1: EX
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  done(t, 'german', { do: 'lose', unit: 'G IX' });
  expect([face(t, 'F I'), face(t, 'G IX'), whereIs(t, 'G IV')]).toEqual(['reduced', 'reduced', 'F1707']);
  expect(asked(t)).not.toBe('german advancing');
});
test('14.7 D: stand and lose a step, or fall back two hexes; 14.8 one hex of advance only after a retreat', () => {
  const at = { F1707: ['G IV', 'G IX', 'G XIX'], F1706: ['F I'] };
  const stands = german(at);
  attack(stands, 'german', ['F1706'], ['G IV', 'G IX', 'G XIX'], 'Prepared', 5); // 10 to 3, 3:1: D
  expect(verbs(stands, 'allied')).toEqual(['stand', 'fallBack']);
  done(stands, 'allied', { do: 'stand' });
  done(stands, 'allied', { do: 'lose', unit: 'F I' });
  expect([face(stands, 'F I'), asked(stands)]).not.toEqual(['reduced', 'german advancing']);
  expect(face(stands, 'F I')).toBe('reduced');
  const runs = german(at);
  attack(runs, 'german', ['F1706'], ['G IV', 'G IX', 'G XIX'], 'Prepared', 5);
  done(runs, 'allied', { do: 'fallBack' });
  done(runs, 'allied', { do: 'retreat', hex: 'F1606' });
  done(runs, 'allied', { do: 'retreat', hex: 'F1505' });
  expect(asked(runs)).toBe('german advancing');
  done(runs, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(runs, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' })).toBe('14.8.1');
  expect(holder(runs, 'F1706')).toBe('german');
});
test('14.7 DR: two hexes and No Actions on one of them; 14.8.1 mobile units advance two hexes', () => {
  const t = german({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'] });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5); // 8 to 3, 2:1 and armour: 3:1, DR
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  done(t, 'allied', { do: 'tire', hex: 'F1704' });
  expect(tired(t, 'F I')).toBe(true);
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' })).toBeUndefined();
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1605' })).toBe('14.8.1');
});
test('14.8.1, 12.4 no second hex in Low Supply or under No Actions', () => {
  const t = german({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'] }, { columns: { supply: { 'G XIX': 'low' } } });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  done(t, 'allied', { do: 'tire', hex: 'F1704' });
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1705' })).toBe('14.8.1');
});
test('14.7.5 every hex is farther from the battle, none in an enemy zone, and a unit without a full way is eliminated', () => {
  const ring = { F1607: ['G IX'], F1807: ['G IV'], F1806: ['G X'], F1606: ['G XI'] };
  const t = german({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'], ...ring });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5); // DR: F1705 is in a zone
  expect(whereIs(t, 'F I')).toBe('Destroyed');
  expect(told(t)).toContain('F I is eliminated');
});
test('14.7.5, 13.4.3 through a zone only onto a friend, and only if there is no other way', () => {
  const free = german({ F1707: ['G XIX', 'G XVI'], F1807: ['G IV'], F1706: ['F I'], F1806: ['F III'] });
  attack(free, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  expect(refusal(free, 'allied', { do: 'retreat', hex: 'F1806' })).toBe('14.7.5');
  expect(offered(free, 'allied').map(c => c['hex'])).toContain('F1705');
});
test('14.7.3 CA: the same units with roles changed; a counterattack may breed another', () => {
  const t = german({ F1707: ['G IV'], F1706: ['F I', 'F 1 DLM'] });
  attack(t, 'german', ['F1706'], ['G IV'], 'Prepared', 1); // 3 to 5, 1:2: CA
  expect(asked(t)).toBe('allied countering');
  expect(refusal(t, 'allied', { do: 'fallBack' })).toBe('14.7');
  done(t, 'allied', { do: 'counterattack' });
  expect(battle(t)).toMatchObject({ attacker: 1, depth: 1 });
  expect(refusal(t, 'allied', { do: 'use', crt: 'German Mobile' })).toBe('14.0');
  done(t, 'allied', { do: 'use', crt: 'Prepared' }, 1); // 5 to 3, 3:2: CA
  expect(asked(t)).toBe('german countering');
  done(t, 'german', { do: 'pass' });
  expect(column(t, 'marker')['grey 1']).toBe('Beside the cup');
});
test('14.7, 14.7.3 CR may not be declined: counterattack, or a D', () => {
  const t = german({ F1707: ['G XIX'], F1706: ['F I'] });
  attack(t, 'german', ['F1706'], ['G XIX'], 'German Mobile', 4); // 4 to 3, 1:1 and armour: 3:2, CR
  expect(verbs(t, 'allied')).toEqual(['counterattack', 'fallBack']);
  expect(refusal(t, 'allied', { do: 'pass' })).toBe('14.7');
});
test('14.7.4 CB: the Target turns over on a hex of the attacker and waits there', () => {
  const t = german({ F1707: ['G IV', 'G IX'], F1706: ['F I'] });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared', 2); // 2:1: CB
  done(t, 'german', { do: 'blow', hex: 'F1707', with: 'grey' });
  expect([column(t, 'marker')['grey 1'], column(t, 'markerFace')['grey 1']]).toEqual(['F1707', 'counterblow']);
});
test('14.7.1, 12.4 units in Low Supply surrender when eliminated, a point at once', () => {
  const ring = { F1607: ['G IX'], F1807: ['G IV'], F1806: ['G X'], F1606: ['G XI'], F1705: ['G V'] };
  const t = german({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'], ...ring }, { columns: { supply: { 'F I': 'low' } } });
  const before = total(t);
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  expect([whereIs(t, 'F I'), total(t)]).toEqual(['Surrendered', before + 1]);
});
test('17.2 Event points beyond twelve are gone for good', () => {
  const ring = { F1607: ['G IX'], F1807: ['G IV'], F1806: ['G X'], F1606: ['G XI'], F1705: ['G V'] };
  const t = german(
    { F1707: ['G XIX', 'G XVI'], F1706: ['F I'], ...ring },
    { columns: { supply: { 'F I': 'low' }, eventVP: '12' } },
  );
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  expect(value(t, 'eventVP')).toBe('12');
});
test('14.6.5, 14.7.1 who used the armour bonus loses a tank', () => {
  const t = german({ F1707: ['G XIX', 'G IV'], F1706: ['F I', 'F III'] });
  attack(t, 'german', ['F1706'], ['G XIX', 'G IV'], 'German Mobile', 4); // 7 to 6, 1:1 and armour: 3:2, CR
  done(t, 'allied', { do: 'counterattack' });
  done(t, 'allied', { do: 'use', crt: 'Prepared' }, 4); // 6 to 7, 1:2: -
  const u = german({ F1707: ['G XIX', 'G IV'], F1706: ['F I'] });
  attack(u, 'german', ['F1706'], ['G XIX', 'G IV'], 'German Mobile', 2); // 7 to 3, 2:1 and armour: 3:1, EX
  done(u, 'allied', { do: 'lose', unit: 'F I' });
  expect(refusal(u, 'german', { do: 'lose', unit: 'G IV' })).toBe('14.6.5');
  done(u, 'german', { do: 'lose', unit: 'G XIX' });
  expect(isOver(u)).toBe(false);
});
test('14.5 the Allied player commits before the German, one marker each', () => {
  const pieces = {
    'G Blitz! 1': 'German markers',
    'G Blitz! 2': 'German markers',
    'A Hold! 1': 'Allied markers',
    'A Hold! 2': 'Allied markers',
  };
  const t = german(
    { F1707: ['G IV', 'G IX'], F1706: ['F I'] },
    { pieces, columns: { leader: { allied: 'replacement' } } },
  );
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  expect(asked(t)).toBe('allied supporting');
  expect(refusal(t, 'allied', { do: 'commit', ability: 'Blitz!' })).toBe('14.6.4');
  done(t, 'allied', { do: 'commit', ability: 'Hold!' });
  expect(asked(t)).toBe('german supporting'); // no second Hold!
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 2);
  expect(told(t)).toContain('2:1'); // one left, one right
});
test('14.6.3, 19.2 a second Hold! is refused, 22.1 and any under Gamelin', () => {
  const t = german({ F1707: ['G IV', 'G IX'], F1706: ['F I'] }, { pieces: { 'A Hold! 1': 'Allied markers' } });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  expect(refusal(t, 'allied', { do: 'commit', ability: 'Hold!' })).toBe('22.1');
});
test('18.10 no Blitz! against Dynamo, and D or DR become EX', () => {
  const t = scene({
    at: { F1906: ['G IV', 'G IX', 'G X'], F2006: ['UK Dynamo'] },
    pieces: { 'G Blitz! 1': 'German markers' },
    columns: { marker: { 'grey 1': 'F2006' } },
  });
  attack(t, 'german', ['F2006'], ['G IV', 'G IX', 'G X'], 'Prepared');
  expect(refusal(t, 'german', { do: 'commit', ability: 'Blitz!' })).toBe('18.10');
  done(t, 'german', { do: 'pass' }, 6); // 9 to 3, 3:1, a city: 2:1, DR becomes EX
  expect(told(t)).toContain('It becomes EX');
});
test('22.2 French defenders may take DR as D1 under Weygand; 22.4 Germans take D as D1 under Hitler', () => {
  const t = german({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'] }, { columns: { leader: { allied: 'replacement' } } });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  expect(asked(t)).toBe('allied converting');
  done(t, 'allied', { do: 'convert' });
  expect(asked(t)).toBe('allied losing');
  const h = scene({
    at: { F1707: ['G IV'], F1706: ['F I', 'F III'], F1606: ['F IV'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1707' }, leader: { german: 'replacement' } },
  });
  attack(h, 'allied', ['F1707'], ['F I', 'F III'], 'Prepared', 6); // 2:1 with 6: DR
  expect(asked(h)).toBe('german retreating');
  const d = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I', 'F III'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1707' }, leader: { german: 'replacement' } },
  });
  attack(d, 'allied', ['F1707'], ['F I', 'F III'], 'Prepared', 6); // 1:1 with 6: D becomes D1
  expect(asked(d)).toBe('german losing');
});
test('22.5 under Rydz-Śmigły Poles do not counterattack in Mobile Combat: CA is nothing, CR a retreat', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1512: ['G39 XIX'], P1513: ['P 14+17'], P1514: ['P 25'] },
    columns: { marker: { 'grey 1': 'P1513' } },
  });
  attack(t, 'german', ['P1513'], ['G39 XIX'], 'German Mobile', 4); // 4 to 3, 1:1 and armour: 3:2, CR
  expect(refusal(t, 'allied', { do: 'counterattack' })).toBe('22.5');
  done(t, 'allied', { do: 'fallBack' });
  expect(asked(t)).toBe('allied retreating');
});
test('22.6 under Sosnkowski a CR may be taken as EX', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1512: ['G39 XIX'], P1513: ['P 14+17'] },
    columns: { marker: { 'grey 1': 'P1513' }, leader: { allied: 'replacement' } },
  });
  attack(t, 'german', ['P1513'], ['G39 XIX'], 'German Mobile', 4);
  done(t, 'allied', { do: 'convert' });
  expect(asked(t)).toBe('allied losing');
});
test('22.8 Bock: CB of a German attack is EX', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1512: ['G39 X', 'G39 XIII'], P1513: ['P 14+17'] },
    columns: { marker: { 'grey 1': 'P1513' }, leader: { german: 'replacement' } },
  });
  attack(t, 'german', ['P1513'], ['G39 X', 'G39 XIII'], 'Prepared', 2); // 2:1: CB
  expect(asked(t)).toBe('allied losing');
  const soviet = scene({
    scenario: 'poland-historical',
    at: { P1512: ['SU 3'], P1513: ['P 5'] },
    columns: { stance: '4', marker: { 'brown 1': 'P1513' }, leader: { german: 'replacement' } },
  });
  attack(soviet, 'german', ['P1513'], ['SU 3'], 'Prepared', 4); // 1:1: CB
  expect(asked(soviet)).toBe('german blowing'); // Soviets do not answer to Bock
});
test('14.7.2 a Shock-Target costs the attacker at least a step if the defender stays', () => {
  const t = german(
    { F1707: ['G IV', 'G IX', 'G X'], F1706: ['F I'] },
    {
      columns: { marker: { 'grey 1': 'Beside the cup' }, lies: { 'G Shock-Target 1': 'F1706' } },
      pieces: { 'G Shock-Target 1': 'On the map' },
    },
  );
  attack(t, 'german', ['F1706'], ['G IV', 'G IX', 'G X'], 'Prepared', 1); // 3:1 and shock: 4:1, EX
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  done(t, 'german', { do: 'lose', unit: 'G IV' });
  expect(asked(t)).not.toBe('german suffering'); // the EX was loss enough
  const d = german(
    { F1707: ['G IV', 'G IX', 'G X'], F1706: ['F I'] },
    {
      columns: { marker: { 'grey 1': 'Beside the cup' }, lies: { 'G Shock-Target 1': 'F1706' } },
      pieces: { 'G Shock-Target 1': 'On the map' },
    },
  );
  attack(d, 'german', ['F1706'], ['G IV', 'G IX', 'G X'], 'Prepared', 4); // 4:1: D
  done(d, 'allied', { do: 'stand' });
  done(d, 'allied', { do: 'lose', unit: 'F I' });
  expect(asked(d)).toBe('german suffering');
});
test('14.7.2, 14.6.5 a loss for a Shock-Target falls on a tank if the armour bonus was used', () => {
  const t = german(
    { F1707: ['G XIX', 'G IV'], F1706: ['F I'] },
    {
      columns: { marker: { 'grey 1': 'Beside the cup' }, lies: { 'G Shock-Target 1': 'F1706' } },
      pieces: { 'G Shock-Target 1': 'On the map' },
    },
  );
  attack(t, 'german', ['F1706'], ['G XIX', 'G IV'], 'German Mobile', 1); // 2:1, armour and shock: 4:1, EX
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  expect(refusal(t, 'german', { do: 'lose', unit: 'G IV' })).toBe('14.6.5');
  const d = german(
    { F1707: ['G XIX', 'G IV'], F1706: ['F I'] },
    {
      columns: { marker: { 'grey 1': 'Beside the cup' }, lies: { 'G Shock-Target 1': 'F1706' } },
      pieces: { 'G Shock-Target 1': 'On the map' },
    },
  );
  attack(d, 'german', ['F1706'], ['G XIX', 'G IV'], 'German Mobile', 2); // 4:1: D
  done(d, 'allied', { do: 'stand' });
  done(d, 'allied', { do: 'lose', unit: 'F I' });
  expect(offered(d, 'german')).toEqual([{ do: 'lose', unit: 'G XIX' }]);
});
test('22.4, 14.7 a D that comes of a CR is D1, too, for Germans under Hitler', () => {
  const t = scene({
    at: { F1705: ['F I', 'F III'], F1706: ['G XXVII'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1706' }, leader: { german: 'replacement', allied: 'replacement' } },
  });
  attack(t, 'allied', ['F1706'], ['F I', 'F III'], 'Prepared', 4); // 3:1: EX/CR
  done(t, 'german', { do: 'lose', unit: 'G XXVII' });
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  done(t, 'german', { do: 'fallBack' });
  expect(asked(t)).toBe('german losing');
  done(t, 'german', { do: 'lose', unit: 'G XXVII' });
  expect(asked(t)).toBe('allied advancing'); // D1: into the hex that fell empty
});
test('14.0 the charts: nine columns and six rows each, with results of 14.7 only', () => {
  for (const [table, rows] of Object.entries(CHARTS.crt)) {
    expect(rows.length, table).toBe(6);
    for (const row of rows) expect(row.length, table).toBe(9);
  }
  expect([CHARTS.crt.Blitzkrieg[1]![5], CHARTS.crt.Blitzkrieg[4]![5]]).toEqual(['EX', 'DS']); // the two known cells
});
