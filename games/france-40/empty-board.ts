/** A board on which only the forts stand, for positions set by hand. */
import type { Saved } from '../../engine/save.ts';
import type { State } from '../../engine/state.ts';
import { boxOf } from './model/box.ts';
import { mobileUnits } from './model/state.ts';

/** Everybody else lies in the dead pile; who is placed comes from there whole. */
export const emptyBoard = (g: State): Saved['columns'] => ({
  place: Object.fromEntries(mobileUnits(g).map(u => [boxOf(g).UNIT_NAMES[u]!, 'Dead pile'])),
});
