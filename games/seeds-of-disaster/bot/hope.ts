/** How likely a side is to win, by the margin to be expected in the end. */
import { above } from '../../../bots/hope.ts';
import type { Hope } from '../../../bots/brain.ts';
import type { State } from '../../../engine/state.ts';
import { atWar, weekOf } from '../tracks.ts';

/** A win is eleven objectives of twenty, with its level: three points above the draw (see evaluate.ts). */
const WIN = 1.5;
/** So far the margin still goes either way. */
const spreadOf = (g: State): number => (atWar(g) ? 1 + 0.7 * (10 - weekOf(g)) : 9);
export const hope = (g: State, _side: string, estimate: number): Hope => ({
  chance: above(WIN, estimate, spreadOf(g)),
  to: 'win',
});
