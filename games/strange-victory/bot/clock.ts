/** How many turns are left before the halt, and what a point of panic costs. */
import type { State } from '../../../engine/state.ts';
import type { Box } from '../model/box.ts';
import { panicOf, tracksOf } from '../model/state.ts';
import type { Weights } from './weights.ts';

/** Panic still to come before the halt. */
export const calmOf = (g: State): number => tracksOf(g).panic.halt - panicOf(g);
/** Turns after this one. 10.4 brings a point by itself, so with one left this turn is the last. */
export const turnsAfter = (calm: number, w: Weights): number => (calm <= 1 ? 0 : 1 + (calm - 2) / w.pace);
/** What `points` of panic cost now: the turns they take from the divisions still active. That is nothing in the last turn, and a whole turn just before it. */
export const panicCost = (
  { box, weights: w }: { readonly box: Box; readonly weights: Weights },
  calm: number,
  points: number,
  active: number,
): number => w.turn * (active / box.divisions) * (turnsAfter(calm, w) - turnsAfter(calm - points, w));
/** Assets and points kept for later lose their worth as the end comes near. */
export const fade = (calm: number, w: Weights): number => Math.min(1, turnsAfter(calm, w) / 3);
