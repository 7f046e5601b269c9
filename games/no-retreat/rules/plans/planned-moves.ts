/** 24.2, 26.6 Planned Moves: what the Allied plan demands of its units on turn 1. */
import { ok, type Verdict, blockedBy } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { A, counterOf, G, nameOf, sideOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { gridOf, hexRow, isIn } from '../../model/ground.ts';
import { happened, turnOf } from '../../model/state.ts';
import { hasPlan } from './plans.ts';
import { TURN } from '../position/obstacles.ts';
import { frameOf } from '../flow.ts';

/** 4.0, 24.2 The side that goes first this turn. */
export const firstIn = (g: State): SideNo => (turnOf(g) === 1 && hasPlan(g, 'Planned Moves') ? A : G);
/** Whether the Allies go first on turn 1 to carry out their plan. */
export const isPlanned = (g: State): boolean => turnOf(g) === 1 && frameOf(g, 'turn')?.vars.first === A;
const isHorse = (g: State, unit: number): boolean => {
  const { group, type } = counterOf(g, unit);
  return group.startsWith('2nd') && type === 'cavalry';
};
/** Units that stay: Belgians, Dutch, and the 2nd to the 8th Army except the cavalry of the 2nd and the 7th. */
const STAYS = ['2nd', '3rd', '4th', '5th', '8th'];
export const mayMovePlanned = (g: State, unit: number): Verdict => {
  if (!isPlanned(g) || sideOf(g, unit) !== A || isHorse(g, unit)) return ok;
  const { nation, group } = counterOf(g, unit);
  const stays =
    nation === 'Belgian' || nation === 'Dutch' || (nation === 'French' && STAYS.some(s => group.startsWith(s)));
  return stays ? blockedBy(TURN, '24.2', `on turn 1 the plan leaves ${nameOf(g, unit)} where it is`) : ok;
};
const nextTo = (g: State, hex: number, city: string): boolean =>
  gridOf(g).around[hex]!.some(h => hexRow(g, h).city === city);
/** 26.6 The 1st and 9th Armies go one hex at most. */
export const plannedCap = (g: State, unit: number): number | undefined => {
  if (!isPlanned(g) || sideOf(g, unit) !== A || !happened(g, 'alternate set-up')) return undefined;
  const { nation, group } = counterOf(g, unit);
  return nation === 'French' && (group.startsWith('1st') || group.startsWith('9th')) ? 1 : undefined;
};
/** A test for the hexes the plan names for a unit, in the alternate set-up or not; undefined if it names none. */
const namesFor = (g: State, unit: number, alternate: boolean): ((hex: number) => boolean) | undefined => {
  const { nation, group } = counterOf(g, unit);
  const isByGhent = (hex: number): boolean => nextTo(g, hex, 'Ghent');
  if (nation === 'British') return alternate ? isByGhent : hex => isIn(g, hex, 'Dyle');
  if (isHorse(g, unit)) return hex => isIn(g, hex, 'Ardennes');
  if (nation !== 'French') return undefined;
  if (group.startsWith('7th'))
    return alternate ? isByGhent : hex => hexRow(g, hex).city?.startsWith('Antwerp') === true;
  if (alternate) return undefined;
  if (group.startsWith('1st')) return hex => nextTo(g, hex, 'Liege') || nextTo(g, hex, 'Liège');
  return group.startsWith('9th') ? hex => isIn(g, hex, 'Meuse') : undefined;
};
/** By hex: 1 if the plan names it for a unit; empty if the plan names none. */
export type Named = Uint8Array;
/** The same for all hexes, computed once for each unit, because it is asked for every hex the unit might go to. */
const namedFor = (g: State, unit: number): Named => {
  const { cache, SIZE } = boxOf(g);
  const alternate = happened(g, 'alternate set-up');
  const find = (): Named => {
    const names = namesFor(g, unit, alternate);
    return Uint8Array.from({ length: names ? SIZE : 0 }, (_, hex) => (names!(hex) ? 1 : 0));
  };
  return (cache.named[unit * 2 + (alternate ? 1 : 0)] ??= find());
};
/** Whether the plan names this hex for the unit; undefined if it names none. */
const isNamed = (g: State, unit: number, hex: number): boolean | undefined => {
  const named = namedFor(g, unit);
  return named.length === 0 ? undefined : named[hex] === 1;
};
/** A unit that can reach a named hex must end in one; others are free. `reaches` says whether such a hex is among those where it may end its move. */
export const plannedEnds = (g: State, unit: number, hex: number, reaches: () => boolean): boolean => {
  if (!isPlanned(g) || sideOf(g, unit) !== A) return true;
  return isNamed(g, unit, hex) !== false || !reaches();
};
export const isGoal = (g: State, unit: number, hex: number): boolean => isNamed(g, unit, hex) === true;
/** The plan names hexes for the unit, and this is none of them; the cavalry may stay anywhere, but moves only within the Ardennes. */
export const isElsewhere = (g: State, unit: number, hex: number): boolean =>
  isNamed(g, unit, hex) === false && !isHorse(g, unit);
/** Whether the hexes where the unit may end its move include one that passes the test. */
export type ReachedEnds = (test: (hex: number) => boolean) => boolean;
/** Whether a named hex is still within reach on the way, if one was at the start. */
export const keepsPlan = (g: State, unit: number, now: ReachedEnds, then: ReachedEnds): boolean => {
  const named = (hex: number): boolean => isNamed(g, unit, hex) === true;
  return !isPlanned(g) || sideOf(g, unit) !== A || !now(named) || then(named);
};
