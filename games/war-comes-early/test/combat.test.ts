/** 12.0 Combat, 1.4 halving, 8.3 fog of war, 10.5 and 12.4 armies that break up. The plain around 4023 is clear ground. */
import { expect, test } from 'vitest';
import { CHARTS, resultAt } from '../data/charts.ts';
import {
  asked,
  attack,
  done,
  holder,
  isOver,
  odds,
  offered,
  opened,
  points,
  ready,
  refusal,
  scene,
  shift,
  shiftNamed,
  told,
  value,
  verbs,
  whereIs,
  type Spec,
} from './scene.ts';
import { boxOf } from '../model/box.ts';

const ruledFactor = (name: string): number => {
  const { ATTACK, UNIT_NAMES } = boxOf(opened('1939').g);
  return ATTACK[UNIT_NAMES.indexOf(name)]!;
};

const german = (at: Spec['at'], more: Spec = {}) => ready(scene({ at: at!, moment: 'german combat', ...more }));
const polish = (at: Spec['at'], more: Spec = {}) => scene({ at: at!, moment: 'Poland combat', ...more });
const in1938 = (at: Spec['at'], more: Spec = {}) =>
  ready(scene({ scenario: '1938', turn: 3, at: at!, moment: 'slipped german combat', ...more }));

test('12.0 an attack is on one hex, by units next to it, against all in it; nobody attacks or is attacked twice', () => {
  const t = german({ 4022: ['G39 I'], 4123: ['G39 II'], 4023: ['P I'], 4330: ['G39 III'] });
  done(t, 'german', { do: 'attack', hex: '4023' });
  expect(refusal(t, 'german', { do: 'add', unit: 'G39 III' })).toBe('12.0');
  expect(refusal(t, 'german', { do: 'declare' })).toBe('12.0');
  done(t, 'german', { do: 'add', unit: 'G39 I' });
  done(t, 'german', { do: 'declare' }, 4); // 4 less 3 is +1: 3/0 … the attacker loses all
  expect(whereIs(t, 'G39 I')).toBe('Eliminated');
  expect(refusal(t, 'german', { do: 'attack', hex: '4023' })).toBe('12.0');
  expect(refusal(t, 'german', { do: 'attack', hex: '4024' })).toBe('12.0'); // nobody there
});
test('9.3, 12.0 nobody must attack', () => {
  const t = german({ 4022: ['G39 I'], 4023: ['P I'] });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).not.toBe('german attacking');
});
test('12.1 the difference gives the column, between two the lower one; below and above the table its ends', () => {
  const t = german({ 4022: ['G39 3 A'], 4123: ['G39 I'], 4023: ['P I'] });
  expect(odds(t, '4023', 'G39 I')).toMatchObject({ attack: 4, defence: 3, from: 1 }); // +1
  expect(odds(t, '4023', 'G39 3 A')).toMatchObject({ attack: 13, from: 6 }); // +10
  expect(odds(t, '4023', 'G39 3 A', 'G39 I')).toMatchObject({ attack: 17, from: 6 }); // +14 is still +10
  expect(resultAt(CHARTS.crt, 4, 1)).toEqual([1, 2]); // mechanised +3, die 1: 1/2
});
test('2.3.6 attackers count by their attack factor, defenders by their defence factor', () => {
  const t = german({ 4022: ['G39 XIX'], 4023: ['P I'] });
  expect(odds(t, '4023', 'G39 XIX')).toMatchObject({ attack: 8, defence: 3 });
  const back = polish({ 4022: ['G39 XIX'], 4023: ['P I'] });
  expect(odds(back, '4022', 'P I')).toMatchObject({ attack: 2, defence: 6 });
});
test('12.1, 2.3.6 the mechanised line: half the strength, or by option half the units, and only supplied Germans', () => {
  const at = { 4022: ['G39 XIX'], 4123: ['G39 I', 'G39 II'], 4023: ['P I'] };
  expect(odds(german(at), '4023', 'G39 XIX', 'G39 I', 'G39 II').mechanised).toBe(true); // 8 of 16
  const few = german({ ...at, 3923: ['G39 III'] });
  expect(odds(few, '4023', 'G39 XIX', 'G39 I', 'G39 II', 'G39 III').mechanised).toBe(false); // 8 of 20
  const byUnits = german(at, { options: { mechLine: 'units' } });
  expect(odds(byUnits, '4023', 'G39 XIX', 'G39 I', 'G39 II').mechanised).toBe(false); // 1 of 3
  expect(odds(german(at), '4023', 'G39 XIX').from).toBe(6); // +5 on that line
});
test('1.4, 10.5 what is halved is added up first and rounded up; a quarter for both causes', () => {
  const cut = german({
    4022: ['G39 I', 'G39 CB'],
    4021: ['P II'],
    4123: ['P III'],
    3922: ['P IV'],
    4023: ['P I'],
    3923: ['P V'],
  });
  expect(odds(cut, '4023', 'G39 I', 'G39 CB').attack).toBe(4); // 7 halved
  const city = german({ 3922: ['G39 XIX'], 3821: ['P GR'] });
  expect(odds(city, '3821', 'G39 XIX').attack).toBe(4);
});
test('12.2 terrain of a city before all else, and a river only if all attack across one', () => {
  const t = german({ 3722: ['G39 I'], 3922: ['G39 II'], 3821: ['P GR'] });
  expect(shiftNamed(odds(t, '3821', 'G39 I'), 'All across rivers')).toBe(-1);
  expect(shiftNamed(odds(t, '3821', 'G39 I', 'G39 II'), 'All across rivers')).toBe(0);
  expect(shiftNamed(odds(t, '3821', 'G39 II'), 'City')).toBe(-1);
});
test('12.2.2 concentric: two columns for Germans, one for others, none against cities and forts', () => {
  const t = german({ 4022: ['G39 I'], 4024: ['G39 II'], 4023: ['P I'] });
  expect(shift(odds(t, '4023', 'G39 I', 'G39 II'), '12.2.2')).toBe(2);
  expect(shift(odds(t, '4023', 'G39 I'), '12.2.2')).toBe(0);
  const p = polish({ 4022: ['P I'], 4024: ['P II'], 4023: ['G39 I'] });
  expect(shift(odds(p, '4023', 'P I', 'P II'), '12.2.2')).toBe(1);
  const city = german({ 3820: ['G39 I'], 3822: ['G39 II'], 3821: ['P GR'] });
  expect(shift(odds(city, '3821', 'G39 I', 'G39 II'), '12.2.2')).toBe(0);
  const fort = in1938({ 2520: ['G I'], 2421: ['G II'], 2420: ['Cz I'] }, { held: { 2421: 'german' } });
  expect(shift(odds(fort, '2420', 'G I', 'G II'), '12.2.2')).toBe(0);
});
test('2.3.5, 12.1 static units attack with nothing, help the geometry and never advance', () => {
  const t = polish({ 3821: ['P GR'], 3920: ['P I', 'P II', 'P III'], 3921: ['G39 CB'] });
  expect(odds(t, '3921', 'P GR').attack).toBe(0);
  attack(t, 'allied', '3921', ['P GR', 'P I', 'P II', 'P III'], 1);
  expect(asked(t)).toBe('allied losing'); // 6 less 3, all across rivers: 1/1, the defender is gone
  done(t, 'allied', { do: 'lose', unit: 'P I' }, 1);
  expect(asked(t)).toBe('allied advancing');
  expect(refusal(t, 'allied', { do: 'advance', unit: 'P GR' })).toBe('12.5');
});
test('12.3 the defender loses first, then the attacker; the owner chooses but must meet the number', () => {
  const t = german({ 4022: ['G39 3 A'], 4123: ['G39 I', 'G39 II'], 4023: ['P I', 'P II', 'P III'] });
  attack(t, 'german', '4023', ['G39 3 A', 'G39 I', 'G39 II'], 4); // 21 less 9, +10: 1/1
  expect(asked(t)).toBe('allied losing');
  expect(refusal(t, 'german', { do: 'lose', unit: 'G39 I' })).toBe('12.3');
  done(t, 'allied', { do: 'lose', unit: 'P II' }, 2);
  expect(whereIs(t, 'P II')).toBe('Turn 3');
  expect(asked(t)).toBe('german losing');
  expect(refusal(t, 'german', { do: 'lose', unit: 'G39 3 A' })).toBe('12.3'); // three corps for one
  done(t, 'german', { do: 'lose', unit: 'G39 I' });
  expect(whereIs(t, 'G39 I')).toBe('Eliminated');
});
test('12.3 an army is broken down to meet the number; 12.4 and breaks up when a defender is left', () => {
  const t = german({ 4022: ['G39 3 A'], 4023: ['P I', 'P II', 'P III'] });
  attack(t, 'german', '4023', ['G39 3 A'], 4); // 13 less 9, +4: 1/1
  done(t, 'allied', { do: 'lose', unit: 'P I' }, 6); // gone: turn 7 is past the last
  expect(whereIs(t, 'P I')).toBe('Removed');
  expect(verbs(t, 'german')).toEqual(['break']);
  done(t, 'german', { do: 'break', unit: 'G39 3 A' });
  expect(whereIs(t, 'G39 3 A')).toBe('Set aside');
  done(t, 'german', { do: 'lose', unit: 'G39 I' });
  expect([whereIs(t, 'G39 II'), whereIs(t, 'G39 III')]).toEqual(['4022', '4022']);
});
test('12.4 an attack that leaves a defender breaks armies up even without a loss', () => {
  const t = german({ 4022: ['G39 3 A'], 4123: ['G39 4 A'], 4023: ['P I', 'P II', 'P III', 'P IV', 'P V'] });
  attack(t, 'german', '4023', ['G39 3 A', 'G39 4 A'], 3); // 26 less 15, +10: 1/2
  done(t, 'allied', { do: 'lose', unit: 'P I' });
  done(t, 'allied', { do: 'lose', unit: 'P II' }, 1, 1);
  done(t, 'german', { do: 'break', unit: 'G39 3 A' });
  done(t, 'german', { do: 'lose', unit: 'G39 I' });
  expect(whereIs(t, 'G39 4 A')).toBe('Set aside');
  expect(asked(t)).toBe('german attacking');
});
test('12.4 the Slovak army never breaks up; 13.4 it counts one corps equivalent', () => {
  const t = german({ 4022: ['G39 SAB'], 4123: ['G39 I'], 4023: ['P I', 'P II'] });
  attack(t, 'german', '4023', ['G39 SAB', 'G39 I'], 2); // 6 less 6: 2/0
  expect([whereIs(t, 'G39 SAB'), whereIs(t, 'G39 I')]).toEqual(['Removed', 'Eliminated']);
});
test('12.5 into an emptied hex any attackers advance, whatever the zones, within stacking', () => {
  const t = german({ 4022: ['G39 3 A'], 4123: ['G39 4 A', 'G39 I'], 4023: ['P I'], 4024: ['P II'] });
  attack(t, 'german', '4023', ['G39 3 A', 'G39 4 A', 'G39 I'], 1, 1); // +25: 0/5, and P I comes back next turn
  expect(asked(t)).toBe('german advancing');
  done(t, 'german', { do: 'advance', unit: 'G39 3 A' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G39 4 A' })).toBe('8.0'); // one army a hex
  expect(holder(t, '4023')).toBe('german');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('german attacking');
});
test('12.6 a supplied mechanised corps beside an enemy unit enters an empty hex in a zone, without a die', () => {
  const t = german({ 4022: ['G39 XIX'], 4123: ['P I'], 4330: ['P II'] });
  expect(refusal(t, 'german', { do: 'flank', hex: '3923' })).toBe('12.6'); // in no enemy zone
  done(t, 'german', { do: 'flank', hex: '4023' });
  done(t, 'german', { do: 'add', unit: 'G39 XIX' });
  done(t, 'german', { do: 'declare' });
  expect([whereIs(t, 'G39 XIX'), holder(t, '4023')]).toEqual(['4023', 'german']);
  expect(asked(t)).toBe('german pressing');
  expect(refusal(t, 'german', { do: 'flank', hex: '4124' })).toBe('12.7'); // never flank after flank
  done(t, 'german', { do: 'attack', hex: '4123' });
});
test('12.6 no flank attack out of supply', () => {
  const around = { 4022: ['P II'], 4123: ['P I'], 4124: ['P III'], 4024: ['P IV'], 3924: ['P V'] };
  const flank = (at: Spec['at']) =>
    refusal(german({ 4023: ['G39 XIX'], ...around, ...at }), 'german', { do: 'flank', hex: '3923' });
  expect(flank({})).toBeUndefined(); // by 3923, for zones do not matter to it (9.2)
  expect(flank({ 3822: ['P VI'], 3823: ['P GR'], 3922: ['P VII'] })).toBe('12.6');
});
test('12.6 only German mechanised corps, not into forts, mountains and swamps', () => {
  const t = german({ 4022: ['G39 I'], 4123: ['P I'] });
  expect(refusal(t, 'german', { do: 'flank', hex: '4023' })).toBe('12.6');
  const fort = in1938({ 2520: ['G XIV'], 2421: ['Cz I'], 2519: ['G I'] });
  expect(refusal(fort, 'german', { do: 'flank', hex: '2420' })).toBe('12.6');
  const swamp = german({ 4424: ['G39 XIX'], 4325: ['P I'] });
  expect(refusal(swamp, 'german', { do: 'flank', hex: '4425' })).toBe('11.4');
});
test('12.7 who advanced attacks once more, also a hex attacked before, and never a third time', () => {
  const t = german({ 4022: ['G39 XIX'], 4023: ['P I'], 4124: ['P II'], 4024: ['P III'] });
  attack(t, 'german', '4023', ['G39 XIX'], 1, 1); // 8 less 3 on the mechanised line, +5: 0/4
  done(t, 'german', { do: 'advance', unit: 'G39 XIX' });
  expect(asked(t)).toBe('german pressing');
  done(t, 'german', { do: 'attack', hex: '4124' });
  done(t, 'german', { do: 'add', unit: 'G39 XIX' });
  done(t, 'german', { do: 'declare' }, 1, 1); // 0/4, and P II comes back next turn
  done(t, 'german', { do: 'advance', unit: 'G39 XIX' });
  expect(asked(t)).toBe('german attacking'); // no third
  expect(refusal(t, 'german', { do: 'attack', hex: '4024' })).toBe('12.0');
  const again = german({ 4022: ['G39 XIX'], 4023: ['P I'], 4124: ['P II'], 4123: ['G39 I'] });
  attack(again, 'german', '4124', ['G39 I'], 6); // 1 up: the attacker is gone
  expect(refusal(again, 'german', { do: 'attack', hex: '4124' })).toBe('12.0');
  attack(again, 'german', '4023', ['G39 XIX'], 1, 1);
  done(again, 'german', { do: 'advance', unit: 'G39 XIX' });
  expect(refusal(again, 'german', { do: 'attack', hex: '4124' })).toBeUndefined();
});
test('12.7 after an advance any empty hex in an enemy zone may be flanked, though no enemy is next to the corps', () => {
  const t = german({ 4022: ['G39 XIX'], 4023: ['P I'], 4026: ['P II'] });
  attack(t, 'german', '4023', ['G39 XIX'], 1, 1);
  done(t, 'german', { do: 'advance', unit: 'G39 XIX' });
  expect(refusal(t, 'german', { do: 'flank', hex: '4024' })).toBe('12.6'); // in no enemy zone
  const near = german({ 4022: ['G39 XIX'], 4023: ['P I'], 4025: ['P II'] });
  attack(near, 'german', '4023', ['G39 XIX'], 1, 1);
  done(near, 'german', { do: 'advance', unit: 'G39 XIX' });
  done(near, 'german', { do: 'flank', hex: '4024' });
  done(near, 'german', { do: 'add', unit: 'G39 XIX' });
  done(near, 'german', { do: 'declare' });
  expect(whereIs(near, 'G39 XIX')).toBe('4024');
  expect(asked(near)).toBe('german attacking');
});
test('12.7 a momentum attack that is not declared is none: others of the stack may make it, but one an advance', () => {
  const t = german({ 4022: ['G39 XIX'], 4023: ['P I'], 4124: ['P II'], 4024: ['P III'] });
  attack(t, 'german', '4023', ['G39 XIX'], 1, 1);
  done(t, 'german', { do: 'advance', unit: 'G39 XIX' });
  done(t, 'german', { do: 'attack', hex: '4124' });
  done(t, 'german', { do: 'cancel' });
  expect(asked(t)).toBe('german pressing');
  done(t, 'german', { do: 'attack', hex: '4024' });
  done(t, 'german', { do: 'add', unit: 'G39 XIX' });
  done(t, 'german', { do: 'declare' }, 6, 1); // 1/1
  expect(asked(t)).toBe('german attacking');
});
test('8.3 a declared attack shows both stacks and is not called off', () => {
  const t = german({ 4022: ['G39 I', 'G39 II'], 4023: ['P I', 'P II'] });
  done(t, 'german', { do: 'attack', hex: '4023' });
  expect(told(t)).not.toContain('P I,');
  done(t, 'german', { do: 'add', unit: 'G39 I' });
  done(t, 'german', { do: 'cancel' });
  expect((value(t, 'shown') as { [u: string]: string })['P I']).toBe('no');
  attack(t, 'german', '4023', ['G39 I', 'G39 II'], 2); // 8 less 6, +2: 1/1
  expect((value(t, 'shown') as { [u: string]: string })['P I']).toBe('yes');
  expect(asked(t)).toBe('allied losing');
});
test('10.5, 7.0 an army out of supply breaks up before the die, and the enemy scatters what is too much', () => {
  const ring = { 4021: ['P II'], 3922: ['P VI'], 3923: ['P IV'], 4122: ['P V'] };
  const t = german({ 4022: ['G39 3 A', 'G39 CB', 'G39 CW', 'G39 CK'], 4023: ['P I'], ...ring });
  done(t, 'german', { do: 'attack', hex: '4023' });
  for (const unit of ['G39 3 A', 'G39 CB']) done(t, 'german', { do: 'add', unit });
  done(t, 'german', { do: 'declare' });
  expect(asked(t)).toBe('allied dispersing'); // six units in 4022
  expect(new Set(offered(t, 'allied').map(c => c['hex']))).toEqual(new Set(['4123']));
  expect(refusal(t, 'allied', { do: 'scatter', unit: 'G39 I', hex: '4022' })).toBe('7.0');
  done(t, 'allied', { do: 'scatter', unit: 'G39 I', hex: '4123' }, 1, 1); // two corps and CB halved, 6 less 3: 1/1
  expect(told(t)).toContain('G39 I is moved out');
  expect(isOver(t)).toBe(false);
});
test('10.5 an army out of supply counts beforehand as the corps it will be', () => {
  const ring = { 4021: ['P II'], 3922: ['P VI'], 3923: ['P IV'], 4122: ['P V'], 4123: ['P VII'] };
  const t = german({ 4022: ['G39 3 A'], 4023: ['P I'], ...ring });
  const [army, corps] = ['G39 3 A', 'G39 I'].map(name => ruledFactor(name));
  expect(army).toBeGreaterThan(3 * corps!);
  expect(odds(t, '4023', 'G39 3 A').attack).toBe(Math.ceil((3 * corps!) / 2));
  const fed = german({ 4022: ['G39 3 A'], 4023: ['P I'] });
  expect(odds(fed, '4023', 'G39 3 A').attack).toBe(army);
});
test('12.1, 12.2 the log of a battle has its sum: factors, the line, the column after each shift', () => {
  const t = scene({ scenario: '1938', at: { 2322: ['G XIV', 'G XV'], 2321: ['Cz I'] }, moment: 'german combat' });
  const { attack: strength, defence, column, from } = odds(t, '2321', 'G XIV', 'G XV');
  const fight = attack(t, 'german', '2321', ['G XIV', 'G XV'], 1, 1).find(l => l.event['is'] === 'result')!.event;
  expect(fight).toMatchObject({ attack: strength, defence, mechanised: 1, column });
  const line = CHARTS.crt.mechanised;
  expect(fight['ledger']).toEqual([
    { name: `${strength} against ${defence}, German mechanised line`, case: '12.1', to: `+${line[from]}` },
  ]); // clear ground, no river: no shift
  const fort = scene({ scenario: '1938', at: { 2520: ['G 2 A', 'G I'] }, moment: 'german combat' });
  const sum = attack(fort, 'german', '2420', ['G 2 A', 'G I'], 1).find(l => l.event['is'] === 'result')!.event;
  expect((sum['ledger'] as readonly { readonly shift?: number }[]).map(l => l.shift)).toEqual([undefined, -1]);
  expect([sum['mechanised'], (sum['ledger'] as readonly { readonly to: string }[]).at(-1)!.to]).toEqual([
    0,
    sum['odds'],
  ]);
});
test('10.5 a starving defender is scattered before the battle, and defends in full', () => {
  const t = german({ 4022: ['G39 I', 'G39 II'], 4023: ['P Pz A', 'P I', 'P II', 'P III', 'P IV'] });
  expect(odds(t, '4023', 'G39 I').defence).toBe(7 + 12); // at home Poles are always in supply
  const cut = in1938({ 4022: ['G I', 'G II'], 4023: ['SU 1B', 'SU 6'] });
  done(cut, 'german', { do: 'attack', hex: '4023' });
  done(cut, 'german', { do: 'add', unit: 'G I' });
  done(cut, 'german', { do: 'declare' });
  expect([asked(cut), whereIs(cut, 'SU 1B')]).toEqual(['german dispersing', 'Set aside']); // six armies in 4023
  done(cut, 'german', { do: 'scatter', unit: 'SU 6', hex: '4024' }, 6);
  expect(cut.log.find(l => l.event['is'] === 'result')!.event['defence']).toBe(5 * 3);
});
test('4.6 a mechanised corps lost costs a point, out of supply two', () => {
  const moment = 'Soviet Union and Lithuania combat';
  const fed = scene({ scenario: '1938', turn: 3, at: { 5222: ['SU 1B'], 5321: ['SU 2B'], 5322: ['G XIV'] }, moment });
  const [before] = points(fed);
  attack(fed, 'allied', '5322', ['SU 1B', 'SU 2B'], 1);
  expect(points(fed)[0]).toBe((before as number) - 1);
  expect(whereIs(fed, 'G XIV')).toBe('Eliminated');
  const ring = { 4022: ['SU 1'], 4123: ['SU 2'], 4124: ['SU 3'], 4024: ['SU 4'], 3924: ['SU 5'], 3923: ['SU 6'] };
  const cut = scene({ scenario: '1938', turn: 3, at: { 4023: ['G XIV'], ...ring }, moment });
  attack(cut, 'allied', '4023', Object.values(ring).flat(), 1); // halves, 12 less 6, concentric: 0/4
  expect(points(cut)).toEqual([50 - 2, 50]);
});
test('11.4, 11.7 attacks are barred by the ground and the frontier as steps are', () => {
  const swamp = german({ 4424: ['G39 XIX', 'G39 I'], 4425: ['P I'] });
  done(swamp, 'german', { do: 'attack', hex: '4425' });
  expect(refusal(swamp, 'german', { do: 'add', unit: 'G39 XIX' })).toBe('11.4');
  const p = polish({ 3020: ['P I'], 2920: ['G39 I'] });
  expect(refusal(p, 'allied', { do: 'attack', hex: '2920' })).toBe('13.1');
});
test('11.5 a fort falls only if everything in it dies and somebody advances', () => {
  const at = { 2520: ['G 2 A', 'G I', 'G II', 'G III', 'G IV'], 2519: ['G 8 A'], 2419: [] };
  const t = scene({ scenario: '1938', at: { 2520: at[2520], 2519: at[2519] }, moment: 'german combat' });
  attack(t, 'german', '2420', ['G 2 A', 'G I', 'G II', 'G III', 'G IV'], 1); // 25 less 2, +20 and one left: 0/5
  expect(asked(t)).toBe('german advancing');
  done(t, 'german', { do: 'done' });
  expect((value(t, 'breached') as { [hex: string]: string })['2420']).toBe('no'); // the garrison stands again
  const u = scene({ scenario: '1938', at: { 2520: at[2520] }, moment: 'german combat' });
  attack(u, 'german', '2420', ['G 2 A', 'G I', 'G II', 'G III', 'G IV'], 1);
  done(u, 'german', { do: 'advance', unit: 'G I' });
  expect((value(u, 'breached') as { [hex: string]: string })['2420']).toBe('yes');
});
test('12.3 a garrison is the last to go, and 12.4 one that is left breaks armies up', () => {
  const t = scene({ scenario: '1938', at: { 2520: ['G 2 A'], 2420: ['Cz I'] }, moment: 'german combat' });
  attack(t, 'german', '2420', ['G 2 A'], 1, 1); // 9 less 6, +3 and one left: 1/1
  expect(whereIs(t, 'Cz I')).not.toBe('2420');
  expect(asked(t)).toBe('german losing');
  done(t, 'german', { do: 'break', unit: 'G 2 A' });
  done(t, 'german', { do: 'lose', unit: 'G I' });
  expect(whereIs(t, 'G 2 A')).toBe('Set aside');
});
