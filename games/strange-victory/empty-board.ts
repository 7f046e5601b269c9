/** A board on which only divisions stand, for positions set by hand. */
import type { Saved } from '../../engine/save.ts';
import type { State } from '../../engine/state.ts';
import { boxIn } from './model/box.ts';
import { areaName, counterOf, fieldOf, isOnMap, pieceName, placeOf } from './model/state.ts';

/** No garrisons, no Coastal Defense, and what was turned up back in its bag. */
export const emptyBoard = (g: State): Saved['columns'] => {
  const { divisions, counters } = boxIn(g);
  const turnedUp = counters.map((_, i) => divisions + i).filter(p => isOnMap(g, placeOf(g, p)));
  const areas = fieldOf(g).map(a => areaName(g, a));
  return {
    place: Object.fromEntries(turnedUp.map(p => [pieceName(g, p), counterOf(g, p).bag!])),
    garrison: Object.fromEntries(areas.map(a => [a, 'none'])),
    coastal: Object.fromEntries(areas.map(a => [a, 0])),
  };
};
