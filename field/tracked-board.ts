/** A board that was looked at is as it was until the rules at work on the state have laid something elsewhere, and say so: then no cells need be compared. */
import type { State } from '../engine/state.ts';
import { nextStepEpoch, runEpoch } from '../engine/run-epochs.ts';

export interface TrackedBoard<B> {
  boardOf(g: State): B;
  /** A cell the board rests on was written, in whatever work; where it is one of a counter and no other, which. */
  touched(counter?: number): void;
}
/** `follow`: has the board that was looked at last take over where one counter lies now. */
export const trackedBoard = <B>(
  look: (g: State) => B,
  follow?: (g: State, counter: number) => void,
): TrackedBoard<B> => {
  let board: B | undefined;
  /** The work in which it was last looked at; 0 if that was in none, or something has changed since. */
  let sure = 0;
  /** The counters that were touched since: the board is otherwise as it was. */
  const gone: number[] = [];
  return {
    boardOf: g => {
      const work = runEpoch(g);
      if (board === undefined || work === 0 || work !== sure) {
        board = look(g);
        sure = work;
        if (gone.length > 0) gone.length = 0;
      }
      while (gone.length > 0) follow!(g, gone.pop()!);
      return board;
    },
    touched: counter => {
      if (counter !== undefined && follow !== undefined && sure !== 0) gone.push(counter);
      else sure = 0;
      nextStepEpoch(); // what was found in this moment (`keptForMoment`) was found before
    },
  };
};
