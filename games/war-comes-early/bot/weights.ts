import { times } from '../../../bots/weights.ts';
import type { State } from '../../../engine/state.ts';
import { is1939 } from '../model/state.ts';

/** What things are worth to the staff, in points of the margin between the two totals; a point of 1939 counts as ten of them. */
export const WEIGHTS = {
  /** A combat factor that is lost to the enemy. */
  factor: 0.09,
  /** The same for a German one, who seldom comes back. */
  scarce: 1.7,
  /** 4.6 A German mechanised corps, beside its factors. */
  mech: 1.5,
  /** An army broken up by a failed attack. */
  broken: 0.12,
  /** Of the ground of a hex, what wearing down those in it is worth. */
  siege: 0.45,
  /** How near a hex lies to the task of a unit. */
  goal: 0.7,
  /** What is left of a task for each movement point to it. */
  decay: 0.92,
  /** Entering a hex that scores at once. */
  prize: 1,
  /** Joining an attack worth making, in shares of its worth. */
  attack: 1.2,
  /** Attacks are made when worth more than this. */
  boldness: 0.05,
  /** A hex that counts with nobody in it; with too few. */
  garrison: 0.6,
  thin: 0.5,
  /** A hex of the line that nobody covers. */
  line: 0.9,
  /** Being out of supply, each factor. */
  hungry: 0.06,
  /** Enemy attacks on this hex, by the loss they would bring. */
  risk: 0.6,
  /** Moving at all. */
  trouble: 0.02,
  /** Fight first, then move, when attacks at hand are worth so much of those that could be prepared. */
  fightFirst: 0.7,
  /** 5.3 Attacks must be worth so much before the Combat Phase is slipped in, less with each window that goes by. */
  patience: 2,
  /** 5.3 Once Prague has fallen the Germans march when at most so many enemy powers are still to do so. */
  answers: 4,
  /** 6.2 What aircraft over a front must bring, in columns, to be worth more than a raid. */
  support: 1,
  /** The pull of Prague, of neutrals not yet violated, of hexes to take, of hexes to keep. */
  toPrague: 1,
  toNeutrals: 1,
  toTake: 1,
  toKeep: 1,
  /** Of enemies a march away, how many are reckoned with. */
  coming: 0.35,
  /** Factors that a hex which must not fall is held with before the enemy is near. */
  held: 20,
  /** Of such a hex, what each corps costs that is lost out of it in an attack. */
  sally: 0,
} as const;
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };
/** 1938 by side: the Germans keep fewer at home, the Allies fill capitals to the last corps that finds room, and do not waste them in sallies. */
export const WEIGHTS_1938: { readonly [side: string]: Weights } = {
  german: times<Weights>(WEIGHTS, { garrison: 0.7 }),
  allied: { ...times<Weights>(WEIGHTS, { held: 1.5 }), sally: 0.03 },
};
/** What the staff of a side weighs with. */
export const weightsOf = (g: State, side: string): Weights => (is1939(g) ? WEIGHTS : WEIGHTS_1938[side]!);

/** What a hint says of winning (`bots/win-chance.ts`): fitted to 100 games a scenario, `npm run calibration -- --game war-comes-early --scenario <scenario> --games 100 --seed hope`. */
export const HOPE = {
  '1938': { german: [0.675, 0.086, -2.194, -0.035], allied: [-2.479, 0.076, 3.334, -0.02] },
  '1939': { german: [-1.065, 0.487, 1.377, -0.458], allied: [-2.34, 0.852, 1.597, -0.641] },
} as const;
