/** A board on which only the forts stand, for positions set by hand. */
import type { Saved } from '../../engine/save.ts';
import type { State } from '../../engine/state.ts';
import { boxOf } from './model/box.ts';
import { mobileUnits } from './model/state.ts';

/** All mobile units are in the dead pile; one placed from there has full strength. */
export const emptyBoard = (g: State): Saved['columns'] => ({
  place: Object.fromEntries(mobileUnits(g).map(u => [boxOf(g).UNIT_NAMES[u]!, 'Dead pile'])),
});
