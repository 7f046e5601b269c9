/** What things are worth to the German staff, in Victory Points. Fitted by play: docs/CALIBRATION.md says by which run. */
export const WEIGHTS = {
  /** A turn more before the halt: what seven divisions take in a day. */
  turn: 2.3,
  /** Panic that a turn brings, with its point of 10.4: how fast the clock runs. */
  pace: 3.2,
  /** A counter kept in the Campaign Assets Box. */
  stuka: 1.25, guns: 1.25, giraud: 0.5, gas: 0.6, recon: 0.9,
  /** A point on an Audacity Track, and one that would be lost because the track is full. */
  audacity: 0.4, audacityFull: 0.07,
  /** A division that may go only one area next turn, and one that may not move. */
  disorder: 0.35, shock: 0.8,
  /** Being allowed to move on after a fight. */
  onward: 0.35,
  /** How much of an area's points counts while it is still ahead: all of it, and this share of it for each area on the way. */
  ahead: 0.33, step: 0.65,
  /** What is left of a goal for each other division that is as near to it. */
  contested: 0.37,
  /** Letting the division nearer the sea go first, for each area nearer. */
  foremost: 0.05,
  /** Areas a division takes or crosses in a turn. */
  march: 1.5,
  /** Villages pair (11.1): how much of a village's worth is what it may bring with others later. */
  pairing: 0.4,
  /** A port that a division has reached but not cleared. */
  portUnfinished: 0.7,
} as const;
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };

/** How a position is judged after a playout. Fitted to how the staff's games went on from each turn (R² 0.83, error 4.4 points). */
export const STANDING = {
  /** Of the points still to be taken, the share taken in a turn with all seven divisions. */
  rate: 0.12,
  /** Panic a turn brings. */
  pace: 2.6,
  /** Points near the divisions, counted while there is no time to reach everything anyway. */
  near: 0.3,
  /** Counters in the Campaign Assets Box: those of the start, and those found. */
  start: 0.5, found: 0.25,
  audacity: 0.1, disorder: 0.2, shock: 0.4,
} as const;
