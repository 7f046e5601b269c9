/** D33 Seat, side, nation: a seat plays sides, a side decides and knows, a nation owns counters. */
import type { Question } from './decide.ts';
import type { Table } from './table.ts';
import { lookAt } from './table.ts';
import type { Side, State } from './state.ts';

export interface Seat {
  readonly name: string;
  readonly sides: readonly Side[];
}

/** The side whose view a seat has now: the one that is asked, otherwise its first. */
export const viewerOf = (seat: Seat, asks: readonly Question[]): Side | undefined =>
  asks.find(a => seat.sides.includes(a.side))?.side ?? seat.sides[0];

/** A seat with both sides sees only the view of the asked side; a seat without sides observes. */
export const seatView = (t: Table, seat: Seat): { readonly side: Side | undefined; readonly view: State } => {
  const side = viewerOf(seat, t.game.machine.open(t.g));
  return { side, view: lookAt(t, side ?? '') };
};
export const mayDecide = (seat: Seat, asks: readonly Question[]): readonly Question[] =>
  asks.filter(a => seat.sides.includes(a.side));
