/** What things are worth to the German staff, in Victory Points. Fitted by play: docs/CALIBRATION.md says by which run. */
export const WEIGHTS = {
  /** A turn more before the halt: what seven divisions take in a day; fewer take less. */
  turn: 3,
  /** Panic that a turn brings, with its point of 10.4: how fast the clock runs. */
  pace: 3.2,
  /** A counter kept in the Campaign Assets Box. */
  stuka: 1.25,
  guns: 1.25,
  giraud: 0.5,
  gas: 0.8,
  recon: 1.8,
  /** A point on an Audacity Track, and one that would be lost because the track is full. */
  audacity: 0.4,
  audacityFull: 0.07,
  /** A division that may go only one area next turn, and one that may not move. */
  disorder: 0.35,
  shock: 0.8,
  /** Being allowed to move on after a fight. */
  onward: 0.35,
  /** The share of the points ahead of a division that is lost when a counterattack stops it. */
  decoy: 0.1,
  /** How much of a prize counts while it is still ahead: all of it, and this share of it for each half turn on the way. */
  ahead: 0.3,
  step: 0.92,
  /** A prize is shared with every other division as near to it, which counts this much. */
  contested: 1.5,
  /** Letting the division nearer the sea go first, for each area nearer. */
  foremost: 0.05,
  /** A turn in which a division that could move does nothing. */
  idle: 1,
  /** Half turns of marching a turn may bring, with Audacity and clear wins. */
  march: 3,
  /** 11.1 The share of a village's worth that is what it may bring in a trio later. */
  pairing: 0.4,
  /** A port that a division has reached but not cleared. */
  portUnfinished: 0.7,
} as const;
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };

/** Weights of the evaluation (evaluate.ts), fitted to how an earlier staff's games went on from each turn. With the present staff its error is 4.5 points. */
export const STANDING = {
  /** Of all the points on the map, those that nobody gets. */
  never: 1.5,
  /** Of the points still to be taken, the share taken in a turn with all seven divisions. */
  rate: 0.12,
  /** Panic a turn brings. */
  pace: 2.6,
  /** Points near the divisions, counted while there is no time to reach everything anyway. */
  near: 0.3,
  /** Counters in the Campaign Assets Box: those of the start, and those found. */
  start: 0.5,
  found: 0.25,
  audacity: 0.1,
  disorder: 0.2,
  shock: 0.4,
} as const;

/** What a hint says of the next result (`bots/win-chance.ts`): fitted to 200 games, `npm run calibration -- --game strange-victory --games 200 --seed hope`. */
export const HOPE = [1.667, 0.623, -2.134, -0.302] as const;
