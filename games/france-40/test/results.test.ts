/** 11.1, 11.3-11.6 What a result does. */
import { expect, test } from 'vitest';
import type { Result } from '../data/charts.ts';
import { asked, attack, done, holder, offered, refusal, scene, stepsOfUnit, whereIs, type Spec } from './scene.ts';

const BEF = { 2019: ['UK I'] } as const;
const FIELD = { phase: 'combat', forts: [], turn: 5 } as const;
const THREE = ['G I', 'G II', 'G III'];
/** Three Germans in 2321 attack 2322, with this result. */
const german = (at: Spec['at'], result: Result) => {
  const t = scene({ ...FIELD, at: { ...BEF, 2321: THREE, ...at } });
  attack(t, 'german', '2322', THREE, result);
  return t;
};
const into = (t: Parameters<typeof refusal>[0], unit: string, hex: string) =>
  refusal(t, 'allied', { do: 'retreat', unit, hex });

test('11.1 attackers of the battle may enter the empty hex, one or more, within stacking, or none', () => {
  const t = german({ 2322: ['F X/2'], 2421: ['G IV'] }, 'DR');
  done(t, 'allied', { do: 'retreat', unit: 'F X', hex: '2323' });
  expect([asked(t), refusal(t, 'german', { do: 'advance', unit: 'G IV' })]).toEqual(['german advancing', '11.1']);
  done(t, 'german', { do: 'advance', unit: 'G I' });
  done(t, 'german', { do: 'advance', unit: 'G II' });
  done(t, 'german', { do: 'done' });
  expect([whereIs(t, 'G I'), whereIs(t, 'G III'), holder(t, '2322'), asked(t)]).toEqual([
    '2322',
    '2321',
    'german',
    'german attacking',
  ]);
  const none = german({ 2322: ['F X'] }, 'DR');
  done(none, 'allied', { do: 'retreat', unit: 'F X', hex: '2323' });
  done(none, 'german', { do: 'done' });
  expect(whereIs(none, 'G I')).toBe('2321');
});
test('11.1, 6.2 no more advance than may stack there', () => {
  const four = [...THREE, 'G IV'];
  const t = scene({ ...FIELD, at: { ...BEF, 2322: ['F X'], 2321: THREE, 2422: ['G IV'] } });
  attack(t, 'german', '2322', four, 'DR');
  done(t, 'allied', { do: 'retreat', unit: 'F X', hex: '2323' });
  for (const unit of THREE) done(t, 'german', { do: 'advance', unit });
  expect([asked(t), whereIs(t, 'G IV')]).toEqual(['german attacking', '2422']);
});
test('11.1 the French must advance with at least one unit', () => {
  const units = ['F I', 'F XX', 'F Co'];
  const t = scene({ ...FIELD, side: 'allied', at: { ...BEF, 2322: ['G III'], 2321: units } });
  attack(t, 'allied', '2322', units, 'DR');
  done(t, 'german', { do: 'retreat', unit: 'G III', hex: '2323' });
  expect(refusal(t, 'allied', { do: 'done' })).toBe('11.1');
  done(t, 'allied', { do: 'advance', unit: 'F I' });
  done(t, 'allied', { do: 'done' });
  const british = scene({ ...FIELD, side: 'allied', at: { 2322: ['G III'], 2321: ['UK I', 'UK II'] } });
  attack(british, 'allied', '2322', ['UK I', 'UK II'], 'DR');
  done(british, 'german', { do: 'retreat', unit: 'G III', hex: '2323' });
  expect(refusal(british, 'allied', { do: 'done' })).toBeUndefined();
});
test('11.3 each defender goes one hex, together or apart, of its owner’s choice, but not where an attacker stood', () => {
  const t = german({ 2322: ['F X', 'F XLI'] }, 'DR');
  expect([asked(t), into(t, 'F X', '2321'), into(t, 'F X', '2324')]).toEqual(['allied retreating', '11.3', '11.3']);
  done(t, 'allied', { do: 'retreat', unit: 'F X', hex: '2323' });
  expect(asked(t)).toBe('allied retreating');
  done(t, 'allied', { do: 'retreat', unit: 'F XLI', hex: '2223' });
  expect([whereIs(t, 'F X'), whereIs(t, 'F XLI'), asked(t)]).toEqual(['2323', '2223', 'german advancing']);
});
test('11.3 not onto the enemy, out to sea, over a lake, or where the unit could not move', () => {
  const sea = scene({ ...FIELD, at: { ...BEF, 3927: ['F X'], 3827: THREE, 3926: ['G IV'] } });
  attack(sea, 'german', '3927', THREE, 'DR');
  expect([stepsOfUnit(sea, 'F X'), whereIs(sea, 'F X')]).toEqual([1, '3927']); // nothing but sea and zones: DE
  const border = scene({ ...FIELD, at: { ...BEF, 3628: ['F X'], 3627: THREE } });
  attack(border, 'german', '3628', THREE, 'DR');
  expect([into(border, 'F X', '3629'), into(border, 'F X', '3627'), into(border, 'F X', '3728')]).toEqual([
    '3.6',
    '11.3',
    '3.6',
  ]);
});
test('11.3, 7.4 a unit that cannot go stays and suffers DE; the others go', () => {
  const zones = { 2424: ['G IV'], 2523: ['G XI'], 2123: ['G VI'] };
  const t = german({ 2322: ['F X', 'F XLI/1'], ...zones }, 'DR');
  expect([whereIs(t, 'F X'), stepsOfUnit(t, 'F X'), whereIs(t, 'F XLI'), asked(t)]).toEqual([
    '2322',
    1,
    'Dead pile',
    'german attacking',
  ]);
  const room = german({ 2322: ['F X', 'F XLI'], 2523: ['G XI'], 2123: ['G VI'], 2323: ['F I', 'F II'] }, 'DR');
  done(room, 'allied', { do: 'retreat', unit: 'F XLI', hex: '2323' });
  expect([whereIs(room, 'F XLI'), whereIs(room, 'F X'), stepsOfUnit(room, 'F X')]).toEqual(['2323', '2322', 1]); // room for one
});
const WALL: Spec = { ...FIELD, forts: ['ML 2434'], at: { ...BEF, 2534: THREE, 2434: ['F X'] } };
const onFort = (spec: Spec) => {
  const t = scene(spec);
  attack(t, 'german', '2434', THREE, 'DR');
  return t;
};
test('11.3, 11.4 with a fort a DR costs each side one whole unit, the mobile one before the fort', () => {
  const t = onFort(WALL);
  expect([asked(t), offered(t, 'allied')]).toEqual(['allied choosingLoss', [{ do: 'lose', unit: 'F X' }]]);
  done(t, 'allied', { do: 'lose', unit: 'F X' });
  done(t, 'german', { do: 'lose', unit: 'G II' });
  expect([
    whereIs(t, 'F X'),
    whereIs(t, 'G II'),
    stepsOfUnit(t, 'G I'),
    whereIs(t, 'ML 2434'),
    stepsOfUnit(t, 'ML 2434'),
  ]).toEqual(['Dead pile', 'Dead pile', 2, '2434', 2]);
});
test('11.3 by option, as the chart has it, it stalls the attack', () => {
  const t = onFort({ ...WALL, options: { fortRetreat: 'stalled' } });
  expect([asked(t), whereIs(t, 'F X'), whereIs(t, 'G I')]).toEqual(['german attacking', '2434', '2534']);
});
test('11.3 a fort alone pays for it itself, and its hex can be entered', () => {
  const t = scene({ ...FIELD, forts: ['ML 2434'], at: { ...BEF, 2534: ['G III'] } });
  attack(t, 'german', '2434', ['G III'], 'DR');
  done(t, 'allied', { do: 'lose', unit: 'ML 2434' });
  expect(whereIs(t, 'ML 2434')).toBe('Dead pile');
  done(t, 'german', { do: 'lose', unit: 'G III' });
  expect(asked(t)).toBe('german attacking');
});
test('11.4 a bloodbath costs each side one step in all, of its owner’s choice, and the attacker enters what it empties', () => {
  const t = german({ 2322: ['F X', 'F XLI'] }, 'BB');
  expect(offered(t, 'allied')).toEqual([
    { do: 'lose', unit: 'F X' },
    { do: 'lose', unit: 'F XLI' },
  ]);
  done(t, 'allied', { do: 'lose', unit: 'F XLI' });
  expect([asked(t), refusal(t, 'german', { do: 'lose', unit: 'F X' })]).toEqual(['german choosingLoss', '11.4']);
  done(t, 'german', { do: 'lose', unit: 'G III' });
  expect([
    stepsOfUnit(t, 'F X'),
    stepsOfUnit(t, 'F XLI'),
    stepsOfUnit(t, 'G III'),
    stepsOfUnit(t, 'G I'),
    asked(t),
  ]).toEqual([2, 1, 1, 2, 'german attacking']);
  const empty = scene({ ...FIELD, at: { ...BEF, 2322: ['F X/1'], 2321: ['G III', 'G II/1'] } });
  attack(empty, 'german', '2322', ['G III', 'G II'], 'BB');
  done(empty, 'allied', { do: 'lose', unit: 'F X' });
  done(empty, 'german', { do: 'lose', unit: 'G II' });
  done(empty, 'german', { do: 'advance', unit: 'G III' });
  expect(whereIs(empty, 'G III')).toBe('2322');
});
test('11.4 beside a fort the mobile units take the loss', () => {
  const t = scene({
    ...WALL,
    at: { ...BEF, 2534: ['G 41 Pz', 'G 19 Pz', 'G 16 Pz'], 2435: ['G I', 'G II', 'G III'], 2434: ['F XLI'] },
  });
  const all = ['G 41 Pz', 'G 19 Pz', 'G 16 Pz', 'G I', 'G II', 'G III'];
  attack(t, 'german', '2434', all, 'BB');
  expect(offered(t, 'allied')).toEqual([{ do: 'lose', unit: 'F XLI' }]);
  expect(refusal(t, 'allied', { do: 'lose', unit: 'ML 2434' })).toBe('11.4');
});
test('11.5 a stalled attack changes nothing, and nobody advances', () => {
  const t = german({ 2322: ['F X', 'F XI'] }, 'AS');
  expect([asked(t), stepsOfUnit(t, 'F X'), stepsOfUnit(t, 'G I'), whereIs(t, 'F X')]).toEqual([
    'german attacking',
    2,
    2,
    '2322',
  ]);
});
test('11.6 1940: DE and AE cost each unit of that side in the battle a step, and it stays', () => {
  const hit = german({ 2322: ['F XLI'] }, 'DE');
  expect([stepsOfUnit(hit, 'F XLI'), whereIs(hit, 'F XLI'), asked(hit)]).toEqual([1, '2322', 'german attacking']);
  const dead = german({ 2322: ['F XLI/1', 'F XLII/2'] }, 'DE');
  expect([whereIs(dead, 'F XLI'), stepsOfUnit(dead, 'F XLII'), stepsOfUnit(dead, 'G I')]).toEqual(['Dead pile', 1, 2]);
  const back = scene({ ...FIELD, at: { ...BEF, 2322: ['F I', 'F XX'], 2321: ['G I/1', 'G II/2', 'G III'] } });
  attack(back, 'german', '2322', ['G I', 'G II'], 'AE');
  expect([
    whereIs(back, 'G I'),
    stepsOfUnit(back, 'G II'),
    stepsOfUnit(back, 'G III'),
    stepsOfUnit(back, 'F I'),
  ]).toEqual(['Dead pile', 1, 2, 2]);
});
const FRENCH = ['F39 1 DIM', 'F39 3 DIM', 'F39 5 DIM'];
test('11.6 1939: DE kills every defender, AE one attacker of the attacker’s choice', () => {
  const de = scene({ ...FIELD, scenario: '1939', side: 'allied', at: { 2040: ['G39 5 ID'], 2140: FRENCH } });
  attack(de, 'allied', '2040', FRENCH, 'DE');
  expect([whereIs(de, 'G39 5 ID'), asked(de)]).toEqual(['Dead pile', 'allied advancing']);
  const ae = scene({
    ...FIELD,
    scenario: '1939',
    side: 'allied',
    at: { 2040: ['G39 5 ID', 'G39 6 ID', 'G39 9 ID', 'G39 15 ID', 'G39 16 ID', 'G39 22 ID'], 2140: FRENCH },
  });
  attack(ae, 'allied', '2040', FRENCH, 'AE');
  expect([asked(ae), refusal(ae, 'allied', { do: 'lose', unit: 'G39 5 ID' })]).toEqual(['allied choosingLoss', '11.6']);
  done(ae, 'allied', { do: 'lose', unit: 'F39 3 DIM' });
  expect(FRENCH.map(u => whereIs(ae, u))).toEqual(['2140', 'Dead pile', '2140']);
  expect(asked(ae)).toBe('allied attacking');
});
