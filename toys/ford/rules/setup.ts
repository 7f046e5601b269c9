/** 1.1 Set-up. */
import { blockedBy, no, places, type Decision } from '../../../engine/decide.ts';
import { again } from '../../../engine/flow.ts';
import type { Side, State } from '../../../engine/state.ts';
import { boxIn, HEXES, RESERVE, rowOf } from '../box.ts';
import { GRID, ROWS, SIDES } from '../data/tables.ts';
import { heldBy, placeOf, stand, unitsOf } from '../state.ts';
import { ask, emit, steps } from './flow.ts';
import { isFree } from './march.ts';

const HOME_ROWS = 2;
const isHome = (side: Side, hex: number): boolean =>
  side === 'north' ? rowOf(hex) <= HOME_ROWS : rowOf(hex) > ROWS - HOME_ROWS;
const inReserve = (g: State, side: Side): readonly number[] => unitsOf(g, side).filter(u => placeOf(g, u) === RESERVE);

type Place = { readonly do: 'place'; readonly unit: number; readonly hex: number };
export const placing: Decision<Place> = {
  candidates: (g, a) =>
    inReserve(g, a.side).flatMap(unit =>
      HEXES.filter(h => isHome(a.side, h)).map(hex => ({ do: 'place', unit, hex }) as const),
    ),
  judge: (g, a, { unit, hex }) => {
    const { names } = boxIn(g);
    if (!unitsOf(g, a.side).includes(unit)) return no('1.1', `${names[unit]} is not yours to place`);
    if (placeOf(g, unit) !== RESERVE) return blockedBy(places(unit), '1.1', `${names[unit]} has been placed`);
    if (!isHome(a.side, hex)) return no('1.1', `${GRID.labels[hex]} is not in the two rows of the ${a.side}`, [hex]);
    return isFree(g, hex);
  },
  take: (g, a, { unit, hex }) => {
    stand(g, unit, hex);
    emit(g, { is: 'placed', case: '1.1', who: a.side, hex });
    return again;
  },
  say: (g, _a, { unit, hex }) => `Place ${boxIn(g).names[unit]} in ${GRID.labels[hex]}`,
};
export const setUp = SIDES.flatMap(side =>
  steps('game', [
    {
      at: `1.1/${side}`,
      case: '1.1',
      name: `The ${side} sets up`,
      when: g => heldBy(g, side).length < unitsOf(g, side).length,
      run: () => ask(side, 'placing', '1.1'),
    },
  ]),
);
