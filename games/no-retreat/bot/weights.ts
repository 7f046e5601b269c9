/** What things are worth to the staff, in victory points: one table, and what each side of each front has otherwise. */
import type { State } from '../../../engine/state.ts';
import { G, type SideNo } from '../model/army.ts';
import { isFrance } from '../model/state.ts';

export const WEIGHTS = {
  /** A strength point that is lost or won back. */
  sp: 0.2,
  /** The same of a mobile unit. */
  mobile: 0.12,
  /** 17.7 A German or British unit that is gone counts at the end, unless it is rebuilt. */
  dead: 0.55,
  /** 14.7.1 A unit that surrenders is a point at once, and does not come back. */
  surrendered: 0.45,
  /** Entering a city. */
  prize: 1.1,
  /** How near a hex lies to the task of a unit. */
  goal: 1.2,
  /** What is left of a task for each movement point to it. */
  decay: 0.92,
  /** Joining an attack worth making, in shares of its worth. */
  attack: 1.1,
  /** Attacks are made when worth more than this. */
  boldness: 0.05,
  /** A city with nobody in it that an enemy could come to; one with too few. */
  garrison: 0.8,
  thin: 0.5,
  /** A hex of the line that nobody covers. */
  line: 0.45,
  /** The same before the German cities. */
  lineHome: 0.35,
  /** Being cut off, each strength point. */
  hungry: 0.25,
  /** Enemy attacks on this hex, by the loss they would bring. */
  risk: 0.7,
  /** Moving at all. */
  trouble: 0.02,
  /** What is put in for a battle: an initiative marker, a card, a discard for a Counterblow. */
  marker: 0.07,
  card: 0.3,
  /** A Counterblow is laid when it brings so much more than its card. */
  blow: 0.1,
  /** The pull of what is to be taken, of what is to be kept. */
  toTake: 1,
  toKeep: 1,
  /** Of the worth of Secret Plans. */
  plan: 0.5,
  /** 17.1 Of the three points of a city in Germany: to those who guard it, to those who march there. */
  home: 1,
  abroad: 1,
  /** 17.6 What each hex of the capital counts beside its points, without which the war goes on. */
  capital: 0.6,
  /** How much less a city draws for each strength point that holds it. */
  hard: 0.04,
  /** Above one cities in the north draw more, below it those in the south. */
  lean: 1,
  /** Ground that is given up in battle. */
  ground: 0.12,
} as const;
/** What is done or left, and when: no officer mistakes these. */
const HABITS = {
  /** 10.0 From this turn on units leave the map, the British as soon as they may. */
  leaveFrom: 11,
  /** How much getting away counts, by every edge and shore; at nought only ports are looked for. */
  exits: 0,
  /** 20.1.7 Above nought the Allies end a lost game as soon as they may, unless it is lost by all levels. */
  endSoon: 0,
  /** 17.6 From this turn on each hex of the capital is to be held by so many strength points. */
  watchFrom: 3,
  watch: 4,
  /** Above nought cities of Germany are held against whoever is near, and not only against those who find a way in. */
  wary: 1,
  /** Of holding a city, what it is worth to German mobile units; below one they are not sent to it. */
  mounted: 1,
} as const;
export type Worths = { readonly [K in keyof typeof WEIGHTS]: number };
export type Weights = Worths & { readonly [K in keyof typeof HABITS]: number };
const turned = (by: Partial<Weights>): Weights => ({ ...WEIGHTS, ...HABITS, ...by });
/** Switches and turn numbers, by name. */
export const HABIT_NAMES: readonly string[] = Object.keys(HABITS);
/** What things are worth, without the habits. */
export const worthsOf = (w: Weights): Worths =>
  Object.fromEntries(Object.keys(WEIGHTS).map(name => [name, w[name as keyof Worths]])) as Worths;
/** The Germans leave no more at home than they must. */
const GERMANS: readonly [france: Weights, poland: Weights] = [
  turned({ home: 0.6, lineHome: 0.2 }),
  turned({ home: 0.6, lineHome: 0.18 }),
];
/** 17.1 They hold their ground rather than march on Germany; 17.6 with Paris France is lost. The French go back for their cities and attack only where it is worth it; the Poles spend their cards. */
const ALLIES: readonly [france: Weights, poland: Weights] = [
  turned({ abroad: 0.3, capital: 1.5, goal: 1.5, toTake: 1.2, boldness: 0.1, risk: 0.5, line: 0.4, ground: 0.15 }),
  turned({ abroad: 0.3, leaveFrom: 9, card: 0.2, blow: 0.14 }),
];
export const weightsFor = (g: State, side: SideNo): Weights => (side === G ? GERMANS : ALLIES)[isFrance(g) ? 0 : 1];
/** What the general does otherwise (docs/CALIBRATION.md). Its Germans bring together whoever can join an attack, and hold cities at home only where somebody finds a way in, panzers none. */
const BOLD = { attack: 2.2, wary: 0, mounted: 0.2 };
/** Its French do more of what the staff's do. Its British look for every way off the map; its Poles march on Germany, and spend more cards. */
const DOGGED = { goal: 1.6, toTake: 1.3, boldness: 0.12, risk: 0.45, line: 0.35, hungry: 0.2, ground: 0.16 };
const GENERALS: readonly (readonly [france: Weights, poland: Weights])[] = [
  [
    { ...GERMANS[0], ...BOLD, home: 0.4 },
    { ...GERMANS[1], ...BOLD, prize: 2 },
  ],
  [
    { ...ALLIES[0], ...DOGGED, endSoon: 1, exits: 1 },
    { ...ALLIES[1], abroad: 1, card: 0.12 },
  ],
];
export const plainFor = (g: State, side: SideNo): Weights => GENERALS[side]![isFrance(g) ? 0 : 1];

/** What a hint says of winning (`bots/win-chance.ts`): fitted to 50 games a front, `npm run calibration -- --game no-retreat --scenario <front> --games 50 --seed hope`. */
export const HOPE = {
  france: { german: [-1.888, 0.183, 3.282, -0.159], allied: [1.996, 0.301, -3.039, -0.291] },
  poland: { german: [-0.787, 0.561, 2.656, -0.483], allied: [2.028, 0.619, -3.436, -0.54] },
} as const;
