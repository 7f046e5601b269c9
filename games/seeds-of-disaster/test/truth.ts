/** 10.1.12 What the law of truth takes from a copy of a position: whoever stands in these Areas, by the rulebook alone. */
import type { Obstacle } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';

type Removable = Extract<Obstacle, { is: 'stack' | 'zone' | 'supply' }>;
export const removeStack = (g: State, { at }: Removable): void => {
  const { CELLS, placeNames, units } = boxOf(g);
  for (const unit of units)
    if (at.includes(g.cells[CELLS.place + unit]!)) g.cells[CELLS.place + unit] = placeNames.indexOf('Out of play');
  for (const area of at) g.cells[CELLS.height + area] = 0;
};
