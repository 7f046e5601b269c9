/** 1.1 Units are face down: the other side sees that one is there, and which one only once it was revealed. */
import type { Rules } from '../../../engine/rules.ts';
import { clone, HOLE, type State } from '../../../engine/state.ts';
import { boxIn, RESERVE } from '../box.ts';
import { SIDES } from '../data/tables.ts';
import { heldBy, isKnown, placeOf, unitAt, unitsOf } from '../state.ts';

const put = (g: State, unit: number, place: number): void => {
  g.cells[boxIn(g).layout.at.place + unit] = place;
};
export const sight: Pick<Rules, 'see' | 'fill'> = {
  see: (g, side) => {
    const v = clone(g);
    for (const [u, { owner }] of boxIn(g).units.entries()) if (owner !== side && !isKnown(g, u)) put(v, u, HOLE);
    return v;
  },
  fill: (view, _side, rnd) => {
    const g = clone(view);
    for (const side of SIDES) {
      const free = heldBy(g, side).filter(h => unitAt(g, h) === undefined);
      const hidden = unitsOf(g, side).filter(unit => placeOf(g, unit) === HOLE);
      while (hidden.length) {
        const u = hidden.splice(rnd(hidden.length), 1)[0]!;
        put(g, u, free.pop() ?? RESERVE);
      }
    }
    return g;
  },
};
