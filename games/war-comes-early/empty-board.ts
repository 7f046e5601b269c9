/** An empty board, for positions set by hand. */
import type { Saved } from '../../engine/save.ts';
import type { State } from '../../engine/state.ts';
import { boxOf } from './model/box.ts';
import { unitsInPlay } from './model/state.ts';

/** 7.1 Armies and the corps that form them are set aside, all other units are removed; the Flieger division is in no hex. */
export const emptyBoard = (g: State): Saved['columns'] => {
  const { UNITS, UNIT_NAMES } = boxOf(g);
  const units = unitsInPlay(g).filter(u => UNITS[u]!.type !== 'flieger');
  return {
    place: Object.fromEntries(
      units.map(u => [UNIT_NAMES[u]!, UNITS[u]!.forms === undefined ? 'Removed' : 'Set aside']),
    ),
  };
};
