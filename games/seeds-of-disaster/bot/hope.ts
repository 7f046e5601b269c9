/** How likely a side is to win, by the margin to be expected in the end. */
import { chanceBy } from '../../../bots/hope.ts';
import type { Hope } from '../../../bots/brain.ts';
import type { State } from '../../../engine/state.ts';
import { atWar, weekOf } from '../tracks.ts';
import { HOPE } from './weights.ts';

/** Of the weeks of war, which decide; before it all of them. */
export const left = (g: State): number => (atWar(g) ? Math.max(0, 10 - weekOf(g)) / 10 : 1);
export const hope = (g: State, side: string, estimate: number): Hope => ({
  chance: chanceBy(HOPE[side === 'german' ? 'german' : 'allied'], estimate, left(g)),
  to: 'win',
});
