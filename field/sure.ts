/** A board that was looked at is as it was until the rules at work on the state have laid something elsewhere, and say so: then no cells need be compared. */
import type { State } from '../engine/state.ts';
import { goOn, workNo } from '../engine/work.ts';

export interface Sure<B> {
  boardOf(g: State): B;
  /** A cell the board rests on was written, in whatever work. */
  touched(): void;
}
export const sureAtWork = <B>(look: (g: State) => B): Sure<B> => {
  let board: B | undefined;
  /** The work in which it was last looked at; 0 if that was in none, or something has changed since. */
  let sure = 0;
  return {
    boardOf: g => {
      const work = workNo(g);
      if (board !== undefined && work !== 0 && work === sure) return board;
      board = look(g);
      sure = work;
      return board;
    },
    touched: () => {
      sure = 0;
      goOn(); // what was found in this moment (`keptForMoment`) was found before
    },
  };
};
