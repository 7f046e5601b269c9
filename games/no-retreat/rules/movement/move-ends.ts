/** 13.3, 18.8 Where a unit may end its move; 24.2 whether the Allied plan sends it somewhere. */
import { blockedBy, ok, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { A, nameOf, nationOf, sideOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { onMap, placeOf, unitsIn } from '../../model/state.ts';
import { isElsewhere, isGoal, isPlanned, mayMovePlanned } from '../plans/planned-moves.ts';
import { reachOf } from './reach.ts';
import { mayEndAt } from './regional.ts';
import { mayStackFreely } from './stacking.ts';
import { TURN } from '../position/obstacles.ts';
import { frameOf } from '../flow.ts';

/** The hex its move began in, or would begin in. */
const originOf = (g: State, unit: number): number => {
  const march = frameOf(g, 'march')?.vars;
  return march?.unit === unit ? (march.origin as number) : placeOf(g, unit);
};
/** 24.2 A planned move may end with units of other Allied nations; 13.3.4 settles the excess. */
const mayCrowd = (g: State, unit: number, hex: number): boolean =>
  isPlanned(g) && sideOf(g, unit) === A && isGoal(g, unit, hex);
const mayJoin = (g: State, unit: number, hex: number): Verdict => {
  const stack = mayStackFreely(g, unit, hex);
  if (stack.ok || stack.case !== '13.3.2' || !mayCrowd(g, unit, hex)) return stack;
  const own = unitsIn(g, hex).filter(u => u !== unit && nationOf(g, u) === nationOf(g, unit));
  return mayStackFreely(g, unit, hex, own);
};
/** 13.3, 18.8 May it end its move there? */
export const mayEnd = (g: State, unit: number, hex: number): Verdict => {
  const stack = mayJoin(g, unit, hex);
  if (!stack.ok) return stack;
  return mayEndAt(g, unit, originOf(g, unit), hex)
    ? ok
    : blockedBy(TURN, '18.8', `${nameOf(g, unit)} is Regional and stays in its area until turn 8`, [hex]);
};
/** 24.2 Can it end its move in a hex the plan names? Cached: asked for every hex it might go to. */
export const reachesGoal = (g: State, unit: number): boolean => boxOf(g).cache.goal(g, unit, findGoal);
const findGoal = (g: State, unit: number): boolean => {
  const { order, count } = reachOf(g, unit);
  for (let i = 0; i < count; i++) {
    const hex = order[i]!;
    if (isGoal(g, unit, hex) && mayEnd(g, unit, hex).ok && mayStackFreely(g, unit, hex).ok) return true;
  }
  return false;
};
/** 24.2 It must move: it is outside the hexes the plan names for it and can reach one. */
export const owesMove = (g: State, unit: number): boolean =>
  isPlanned(g) &&
  sideOf(g, unit) === A &&
  onMap(g, unit) &&
  isElsewhere(g, unit, placeOf(g, unit)) &&
  mayMovePlanned(g, unit).ok &&
  reachesGoal(g, unit);
