/** 13.1, 13.2 A unit’s movement points and limit in hexes, and what is left of both during a march. */
import type { State } from '../../../../engine/state.ts';
import { boxOf } from '../../model/box.ts';
import { isReduced, placeOf } from '../../model/state.ts';
import { isBad } from './weather.ts';
import { plannedCap } from '../plans/planned-moves.ts';
import { isSlow } from './regional.ts';
import { isInactive, LOW_SUPPLY, NO_SUPPLY, supplyOf } from '../supply/supply.ts';
import { frameOf, marksIn } from '../flow.ts';

/** 2.3.3, 13.2.4 Movement points: at most four in bad weather, plus those of events. */
const allowance = (g: State, unit: number): number => {
  const mp = boxOf(g).POINTS[2 * unit + (isReduced(g, unit) ? 1 : 0)]!;
  const marks = marksIn(g, 'movement');
  const more = marks.length > 0 ? urgedIn(marks, placeOf(g, unit)) : 0;
  return (isBad(g) ? Math.min(4, mp) : mp) + more;
};
/** 5.2.1 One point more for each mark that events put on this hex. */
const urgedIn = (marks: readonly string[], hex: number): number => {
  const mark = `mp ${hex}`;
  return marks.reduce((n, m) => (m === mark ? n + 1 : n), 0);
};
export const NO_CAP = 99;
/** 13.1, 18.8, 26.6 The most hexes it may move. */
const hexCap = (g: State, unit: number): number => {
  if (isInactive(g, unit) || isSlow(g, unit) || plannedCap(g, unit) === 1) return 1;
  const supply = supplyOf(g, unit);
  if (supply === NO_SUPPLY) return 2;
  return supply === LOW_SUPPLY ? 3 : NO_CAP;
};

/** 13.0 What a unit has left: points, hexes (`cap`), and whether it has not moved yet (`fresh`). */
export interface Left {
  readonly points: number;
  readonly cap: number;
  readonly fresh: boolean;
}
export const leftOf = (g: State, unit: number): Left => {
  const march = frameOf(g, 'march')?.vars;
  if (march?.unit === unit && march.points !== undefined)
    return { points: march.points as number, cap: march.cap as number, fresh: false };
  return { points: allowance(g, unit), cap: hexCap(g, unit), fresh: true };
};
