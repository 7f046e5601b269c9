/** F1 While the machine is at work on a state nobody but its rules writes cells: what they keep of it holds until they write themselves. */
import type { State } from './state.ts';

let underHand: State | undefined;
let works = 0;

/** Takes a state in hand; returns what was in hand before, for `letGo`. What is in hand already is the same work. Not a function around it: every decision of a playout comes by here. */
export const takeUp = (g: State): State | undefined => {
  const before = underHand;
  if (before !== g) {
    underHand = g;
    works++;
  }
  return before;
};
export const letGo = (before: State | undefined): void => {
  if (before === underHand) return;
  underHand = before;
  works++;
};
/** The number of the work that is being done on this state; 0 where none is, and anybody may have written cells since they were last looked at. */
export const workNo = (g: State): number => (underHand === g ? works : 0);
