/** F1 While the machine is at work on a state nobody but its rules writes cells: what they keep of it holds until they write themselves. */
import type { State } from './state.ts';

let underHand: State | undefined;
let works = 0;
let moments = 0;

/** Takes a state in hand; returns what was in hand before, for `letGo`. What is in hand already is the same work. Not a function around it: every decision of a playout comes by here. */
export const enterRun = (g: State): State | undefined => {
  const before = underHand;
  if (before !== g) hold(g);
  return before;
};
export const leaveRun = (before: State | undefined): void => {
  if (before !== underHand) hold(before);
};
const hold = (g: State | undefined): void => {
  underHand = g;
  works++;
  moments++;
};
/** A step or a choice was carried out that did more than ask, or says in the midst of it that it has written: another moment begins. */
export const nextStepEpoch = (): void => {
  moments++;
};
/** The number of the work that is being done on this state; 0 where none is, and anybody may have written cells since they were last looked at. */
export const runEpoch = (g: State): number => (underHand === g ? works : 0);
/**
 * The same by moment: from where a step or a choice was carried out to where the next one is, with all the questions in between. A step changes the game or asks,
 * never both, so that in a moment cells and frames, drafts apart (`pondered`), are what they were, until the step or the choice that ends it begins to write.
 */
export const stepEpoch = (g: State): number => (underHand === g ? moments : 0);
