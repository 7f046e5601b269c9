/** A board without units, for positions set by hand. */
import type { Saved } from '../../engine/save.ts';
import type { State } from '../../engine/state.ts';
import { forcePool, placeName, sideOf, unitName } from './model/army.ts';
import { boxOf } from './model/box.ts';

/** Every unit is in its Force Pool; cards stay where they are. */
export const emptyBoard = (g: State): Saved['columns'] => ({
  place: Object.fromEntries(boxOf(g).units.map(u => [unitName(g, u), placeName(g, forcePool(g, sideOf(g, u)))])),
});
