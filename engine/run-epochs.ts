/** F1 Epochs for caches. While the machine runs a state, only the rules write its cells, so that a cached value holds until a rule writes. */
import type { State } from './state.ts';

let running: State | undefined;
let runs = 0;
let stepEpochs = 0;

/** Begins a run on a state; returns the state run before, for `leaveRun`. A state already being run stays in the same run. Not a wrapper function, because every decision of a playout comes by here. */
export const enterRun = (g: State): State | undefined => {
  const before = running;
  if (before !== g) hold(g);
  return before;
};
export const leaveRun = (before: State | undefined): void => {
  if (before !== running) hold(before);
};
const hold = (g: State | undefined): void => {
  running = g;
  runs++;
  stepEpochs++;
};
/** Begins a new step epoch: a step or a choice did more than ask, or a rule has written in the middle of it. */
export const nextStepEpoch = (): void => {
  stepEpochs++;
};
/** The number of the run under way on this state; 0 if there is none, and anybody may have written cells since. */
export const runEpoch = (g: State): number => (running === g ? runs : 0);
/** The number of the present step epoch: from one step or choice that writes to the next, with all questions in between. A step changes the game or asks, never both, so that within an epoch cells and frames stay the same, drafts apart (`againSameStep`). */
export const stepEpoch = (g: State): number => (running === g ? stepEpochs : 0);
