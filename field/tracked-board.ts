/** A board stays valid until a rule that runs on the state reports that it has moved something: until then no cells need be compared. */
import type { State } from '../engine/state.ts';
import { nextStepEpoch, runEpoch } from '../engine/run-epochs.ts';

export interface TrackedBoard<B> {
  boardOf(g: State): B;
  /** Reports that a cell was written which the board depends on; names the counter if it was one counter's cell. */
  touched(counter?: number): void;
}
/** `follow` updates the board looked at last for one counter that has moved. */
export const trackedBoard = <B>(
  look: (g: State) => B,
  follow?: (g: State, counter: number) => void,
): TrackedBoard<B> => {
  let board: B | undefined;
  /** The run in which it was last looked at; 0 if outside a run, or if something has changed since. */
  let sure = 0;
  /** The counters touched since; nothing else of the board has changed. */
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
      nextStepEpoch(); // values cached for this step (`cachedForStep`) are out of date
    },
  };
};
