/** What things are worth to the staff, in victory points. In 1939, where there are none, a won game counts as nine. */
export const WEIGHTS = {
  /** A combat factor lost, by either side. */
  factor: 0.03,
  /** Added for a unit eliminated, beyond its step. */
  gone: 0.06,
  /** A mechanised corps: each step, and the point its end costs (4.10). */
  panzer: 0.12,
  lastPanzer: 1,
  /** The pull of the objectives on a unit in a hex. */
  goal: 0.6,
  /** The pull of an objective is multiplied by this for each movement point to it. */
  decay: 0.93,
  /** A city: as an objective, to defend, to take. A port that feeds the Allies. */
  city: 0.25,
  port: 0.2,
  /** Standing next to a target, as a multiple of what that adds to an attack. */
  attack: 1.3,
  /** Attacks are made when worth more than this. */
  boldness: 0.02,
  /** Filling a hex of the line that nobody holds (`line`), or that too few hold (`thin`). */
  line: 0.5,
  thin: 0.25,
  /** The share of `guard` that a hex of the German line keeps against a weak enemy. */
  screen: 0.15,
  /** A garrison in an empty city that an enemy could reach. */
  garrison: 0.5,
  /** 10.6 A unit beside an open Paris that panzers could ride through. Nought for the staff; the marshal has it. */
  paris: 0,
  /** Lost by a panzer corps that nobody of its side is near, and won by a unit that stays near one. Nought but in a plan of the marshal's. */
  alone: 0,
  follow: 0,
  /** Lost for each hex between a unit and the line. */
  reserve: 0.02,
  /** Being out of supply, which hampers Germans and eliminates the others. */
  hungry: 0.25,
  starving: 1.5,
  /** Enemy factors cut off from supply, each. */
  cut: 0.02,
  /** The loss to expect from enemy attacks on this hex, multiplied by this. */
  risk: 0.5,
  /** Keeping the enemy from the Ruhr. */
  guard: 1,
  /** The price of moving at all, so that units do not move for nothing. */
  trouble: 0.004,
  /** The pull of a British corps on the Germans, of a panzer corps by itself on the British. */
  hunt: 0.5,
  /** The last step of a British corps out of supply. */
  caught: 1,
  /** A city that can be taken now, all of Paris in one march, or the last Maginot fort cut off. */
  prize: 2,
  /** Being the first of the French on the Dyle. */
  dyle: 1.2,
  /** Fights first when the attacks that are ready are worth at least this share of those that movement could prepare. */
  fightFirst: 0.8,
  /** The pull of each objective of 1940, of the Ruhr in 1939. */
  toNeutrals: 1,
  toParis: 1,
  toSouth: 1,
  toWest: 1,
  toMaginot: 1,
  toPorts: 1,
  toRuhr: 1,
  toDyle: 1,
} as const;
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };

/** Weights of the evaluation of 1940 (evaluate.ts), fitted to how the staff's games ended: docs/CALIBRATION.md. */
export const STANDING_1940 = {
  always: -0.59,
  time: 0.31,
  dyle: 0.88,
  dyleTime: 0.08,
  neutrals: -0.04,
  neutralsShare: 1.23,
  neutralsTime: -0.4,
  paris: -1.06,
  parisNear: 2.26,
  parisTime: -0.38,
  south: -0.22,
  southNear: 1.22,
  southTime: 0.34,
  west: -0.37,
  westNear: 1.65,
  westTime: 0.03,
  maginot: 0.54,
  forts: -0.65,
  maginotTime: 0.57,
  power: 0.09,
  powerTime: 0.67,
  panzers: -0.66,
  panzerSteps: 1.19,
  british: 0.31,
  hungry: 0.6,
  byPort: 0.07,
  lostCities: -1.34,
};
/** The same for 1939, as the logarithm of the odds that the French win. */
export const STANDING_1939 = {
  always: 0.29,
  time: 4.11,
  ruhr: -3.9,
  ruhrTime: 25.58,
  ruhrTurn: 10.42,
  roadTime: 3.07,
  massTime: 2.14,
  forts: -2.24,
  fortsTime: -4.98,
  strikesTime: 1.28,
  held: 0.2,
  crisis: 1.37,
  germans: -3.31,
};

/** What a hint says of winning (`bots/win-chance.ts`): fitted to 120 games of 1940 and 160 of 1939, `npm run calibration -- --game france-40 --scenario <scenario> --games <n> --seed hope`. */
export const HOPE = {
  '1940': { german: [-6.254, 1.092, 4.751, -0.71], allied: [5.483, 1.347, -4.827, -0.746] },
  '1939': { german: [-1.839, 0.488, 0.064, -0.15], allied: [2.172, 0.496, -1.792, -0.229] },
} as const;
