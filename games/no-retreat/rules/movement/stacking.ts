/** 13.3 Stacking limits; 13.3.4 which units are in excess. */
import { blockedBy, ok, stackAt, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import {
  counterOf,
  isDynamo,
  isFort,
  isFortress,
  isMobile,
  nameOf,
  nationOf,
  POLES,
  FRENCH,
  GERMANS,
  G,
  A,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { gridOf, isCity, placed } from '../../model/ground.ts';
import { isLed, unitsIn } from '../../model/state.ts';
import { whoLeads } from '../position/obstacles.ts';

/** 13.3.6 Nations may stack together with Dynamo, also as it enters, and in the Evacuation Zone next to it. */
const nationsMix = (g: State, units: readonly number[], hex: number): boolean =>
  units.some(u => isDynamo(g, u)) ||
  (boxOf(g).EZ[hex] === 1 && gridOf(g).around[hex]!.some(h => unitsIn(g, h).some(u => isDynamo(g, u))));
const isCrowded = (g: State, units: readonly number[]): boolean => tooMany(g, units) > 0;
/** 13.3.4 By how many units a stack is too large. 13.3.1, 13.3.3 Two units, plus one that stacks freely; 13.3.5 one large unit. */
const tooMany = (g: State, units: readonly number[]): number => {
  const { FREE } = boxOf(g);
  let free = 0;
  for (const u of units) free += FREE[u]!;
  return Math.max(units.length - free - 2, units.length - 2 - (free ? 1 : 0), largeIn(g, units) - 1);
};
/** Written as loops for speed: asked for every hex a unit might end its move in. */
const areSeveralNations = (g: State, units: readonly number[]): boolean => {
  for (const u of units) if (nationOf(g, u) !== nationOf(g, units[0]!)) return true;
  return false;
};
const largeIn = (g: State, units: readonly number[]): number => {
  const { LARGE } = boxOf(g);
  let large = 0;
  for (const u of units) large += LARGE[u]!;
  return large;
};
const isMixed = (g: State, units: readonly number[], hex: number): boolean =>
  areSeveralNations(g, units) && !nationsMix(g, units, hex);
export const isOverstacked = (g: State, hex: number): boolean => {
  const units = unitsIn(g, hex);
  return units.length > 1 && (isCrowded(g, units) || isMixed(g, units, hex));
};
/** 13.3.4 Units whose departure reduces the excess; all units if nations are mixed. */
export const excessIn = (g: State, hex: number): readonly number[] => {
  const units = unitsIn(g, hex);
  const helps = units.filter(
    u =>
      tooMany(
        g,
        units.filter(v => v !== u),
      ) < tooMany(g, units),
  );
  return isMixed(g, units, hex) || helps.length === 0 ? units : helps;
};
const othersIn = (g: State, unit: number, hex: number): readonly number[] => {
  const there = unitsIn(g, hex);
  return there.includes(unit) ? there.filter(u => u !== unit) : there;
};
/** 13.3 May it stack with the units in this hex? */
export const mayStack = (g: State, unit: number, hex: number, there = othersIn(g, unit, hex)): Verdict => {
  if (there.length === 0) return ok;
  const all = [...there, unit];
  if (isMixed(g, all, hex))
    return blockedBy(
      stackAt(hex),
      '13.3.2',
      `a unit that ${nameOf(g, unit)} does not stack with stands in ${placed(g, hex)}`,
      [hex],
    );
  if (largeIn(g, all) > 1)
    return blockedBy(stackAt(hex), '13.3.5', `a large unit stands in ${placed(g, hex)} already`, [hex]);
  return isCrowded(g, all)
    ? blockedBy(stackAt(hex), '13.3.1', `${placed(g, hex)} has no room for ${nameOf(g, unit)}`, [hex])
    : ok;
};
/** Are these units of different named groups? Forts and Fortresses do not count. */
const otherGroup = (g: State, a: number, b: number): boolean => {
  const [one, two] = [counterOf(g, a), counterOf(g, b)];
  const isFixed = (u: number): boolean => isFort(g, u) || isFortress(g, u);
  return one.group !== '' && two.group !== '' && one.group !== two.group && !isFixed(a) && !isFixed(b);
};
/** 22.1, 22.5, 22.7 Stacking that a leader forbids in voluntary moves. */
const leaderForbids = (g: State, unit: number, hex: number, there: readonly number[]): Verdict => {
  const nation = nationOf(g, unit);
  const isParted = (): boolean => there.some(u => nationOf(g, u) === nation && otherGroup(g, unit, u));
  if (nation === FRENCH && isLed(g, 'Gamelin') && isParted())
    return blockedBy(whoLeads(A), '22.1', `under Gamelin ${nameOf(g, unit)} does not stack with another group`, [hex]);
  if (nation === POLES && isLed(g, 'Rydz-Smigly') && !isCity(g, hex) && isParted())
    return blockedBy(whoLeads(A), '22.5', `under Rydz-Śmigły ${nameOf(g, unit)} does not stack with another group`, [
      hex,
    ]);
  if (nation === GERMANS && isLed(g, 'Rundstedt') && there.some(u => isMobile(g, u) !== isMobile(g, unit)))
    return blockedBy(
      whoLeads(G),
      '22.7',
      `under Rundstedt ${nameOf(g, unit)} stacks with ${isMobile(g, unit) ? 'mobile' : 'non-mobile'} units alone`,
      [hex],
    );
  return ok;
};
/** 13.3, 22.0 May it enter this stack voluntarily? */
export const mayStackFreely = (g: State, unit: number, hex: number, there = othersIn(g, unit, hex)): Verdict => {
  if (there.length === 0) return ok;
  const stack = mayStack(g, unit, hex, there);
  return stack.ok ? leaderForbids(g, unit, hex, there) : stack;
};
