/** The charts: combat, terrain, movement, stacking, armies and what they consist of, air, points, turns. The rules hold no number that is printed here. */
import { deduced, printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import type { Country } from './map.ts';

export const SCENARIOS = ['1938', '1939'] as const;
/** The shipped rows all say where they come from. */
type Sourced<T> = T & { readonly src: Fact };

/** 12.1 What a result takes, in corps equivalents: the attacker's losses, then the defender's. */
export type Result = readonly [attacker: number, defender: number];
interface CombatTable {
  /** The least difference of each column: on the German mechanised line, and on the other. */
  readonly mechanised: readonly number[];
  readonly usual: readonly number[];
  /** A row for each face of the die, '1/2'. */
  readonly rows: readonly (readonly string[])[];
  readonly src?: Fact;
}
const CRT: Sourced<CombatTable> = {
  mechanised: [-1, 0, 1, 2, 3, 4, 5, 10, 15, 20, 25],
  usual: [0, 1, 2, 3, 4, 5, 10, 15, 20, 25, 30],
  rows: [
    ['1/0', '1/1', '1/1', '1/1', '1/2', '1/3', '0/4', '0/5', '0/5', '0/5', '0/5'],
    ['2/0', '1/0', '1/1', '1/1', '1/1', '1/2', '1/3', '0/4', '0/5', '0/5', '0/5'],
    ['3/0', '2/0', '1/0', '1/1', '1/1', '1/1', '1/2', '1/3', '0/4', '0/5', '0/5'],
    ['3/0', '3/0', '2/0', '1/0', '1/1', '1/1', '1/1', '1/2', '1/3', '0/4', '0/5'],
    ['3/0', '3/0', '3/0', '2/0', '1/0', '1/1', '1/1', '1/1', '1/2', '1/3', '0/4'],
    ['3/0', '3/0', '3/0', '3/0', '2/0', '2/0', '1/1', '1/1', '1/1', '1/2', '0/3'],
  ],
  src: printed('12.1, Combat Results Table'),
};
export const resultAt = ({ rows }: CombatTable, column: number, die: number): Result => {
  const [attacker, defender] = rows[die - 1]![column]!.split('/').map(Number);
  return [attacker!, defender!];
};

/** Ground as the Terrain Effects Chart has it; a fort replaces the rest of its hex in combat, a city everything (11.3). */
export const GROUNDS = [
  'clear',
  'woods',
  'broken',
  'rough',
  'mountain',
  'swamp',
  'city',
  'czech',
  'czech heavy',
  'belgian',
  'west wall',
  'maginot',
] as const;
export type GroundKind = (typeof GROUNDS)[number];
interface TerrainRow {
  readonly name: string;
  /** Movement points to enter, on foot and mechanised; null: mechanised units by rail only (11.4). Forts cost what their ground costs. */
  readonly foot?: number;
  readonly mechanised?: number | null;
  /** Columns, left is negative. */
  readonly shift: number;
  /** 12.2.2 Whether the concentric attack counts against it. */
  readonly concentric: boolean;
  /** Strength of the garrison a fort has by itself. */
  readonly garrison?: number;
  readonly src?: Fact;
}
const FIRST_VALUE = reconstructed('the Terrain Effects Chart is not in the rulebook: a first value, to be calibrated');
const TERRAIN: { readonly [K in GroundKind]: Sourced<TerrainRow> } = {
  clear: { name: 'Clear', foot: 1, mechanised: 1, shift: 0, concentric: true, src: FIRST_VALUE },
  woods: { name: 'Woods', foot: 1, mechanised: 2, shift: -1, concentric: true, src: FIRST_VALUE },
  broken: { name: 'Broken', foot: 2, mechanised: 2, shift: -1, concentric: true, src: FIRST_VALUE },
  rough: { name: 'Rough', foot: 2, mechanised: 3, shift: -1, concentric: true, src: FIRST_VALUE },
  mountain: { name: 'Mountain', foot: 3, mechanised: null, shift: -2, concentric: true, src: FIRST_VALUE },
  swamp: {
    name: 'Swamp',
    foot: 3,
    mechanised: null,
    shift: 0,
    concentric: true,
    src: deduced('no shift and rail only are printed (11.4, Special Terrain Rules); the cost on foot is a first value'),
  },
  city: {
    name: 'City',
    foot: 1,
    mechanised: 1,
    shift: -1,
    concentric: false,
    src: deduced('no concentric shift is printed (Special Terrain Rules); cost and shift are first values'),
  },
  czech: { name: 'Fortification', shift: -1, concentric: false, garrison: 2, src: FIRST_VALUE },
  'czech heavy': { name: 'Heavy fortification', shift: -2, concentric: false, garrison: 4, src: FIRST_VALUE },
  belgian: { name: 'Belgian fortification', shift: -2, concentric: false, garrison: 3, src: FIRST_VALUE },
  'west wall': { name: 'West Wall', shift: -3, concentric: false, src: FIRST_VALUE },
  maginot: {
    name: 'Maginot Line',
    shift: -2,
    concentric: false,
    src: reconstructed('never used: only Germans get there, and they may not attack it (11.5)'),
  },
};

/** 11.7 Where the units of a nation may go and attack; null: anywhere. */
const LIMITS: { readonly [nation: string]: readonly Country[] | null } = {
  German: null,
  French: null,
  British: null,
  Soviet: null,
  Czech: ['Czechoslovakia'],
  Belgian: ['Belgium'],
  Dutch: ['Netherlands'],
  Danish: ['Denmark'],
  Lithuanian: ['Lithuania'],
  Hungarian: ['Hungary', 'Yugoslavia', 'Romania', 'Czechoslovakia'],
  Romanian: ['Hungary', 'Yugoslavia', 'Romania', 'Czechoslovakia'],
  Yugoslav: ['Hungary', 'Yugoslavia', 'Romania', 'Czechoslovakia'],
  Italian: ['Italy', 'Yugoslavia'],
  Polish: ['Poland', 'Czechoslovakia'],
};

export const CHARTS = {
  crt: CRT,
  terrain: TERRAIN,
  limits: { by: LIMITS, src: printed('11.7, Geographic Restrictions Table') },
  /** 2.3.2, 11.4, 11.6, 6.2.2 In movement points. */
  movement: { army: 4, corps: 6, river: 1, rail: 0.5, airZone: 1, column: 2, src: printed('2.3.2, 11.4, 11.6, 6.2.2') },
  /** 8.0 */
  stacking: { limit: 5, armies: 1, staticCorps: 1, mechanised: 2, staticDivision: 2, src: printed('8.0') },
  /** 12.2.2, 6.2.2, Special Terrain Rules: columns. */
  shifts: { concentricGerman: 2, concentric: 1, river: -1, air: 1, flieger: 1, src: printed('12.2.2, 6.2.2, 12.8') },
  /** 12.8 */
  flieger: { turn: 3, least: 3, src: printed('12.8') },
  /** 3.5 Faces of the die, and how many dice. */
  replacement: { usual: 1, hard: 2, german: 1, src: printed('3.5') },
  /** 6.1, 6.2.1 */
  air: {
    german: 3,
    allied: 2,
    terror: 4,
    first: 3,
    markers: 20,
    src: deduced('6.1: no total is more than 18, none less than -2'),
  },
  /** 3.2.1, 3.2.2 */
  arrivals: {
    motorised: { from: 'Vienna', to: 'Breslau', hexes: 9 },
    mountain: { turn: 2 },
    staticCorps: { turn: 3, less: 1 },
    src: printed('3.2.1, 3.2.2'),
  },
  /** 10.3, 10.3.1 Hexes between a unit and its railhead, and how far a railhead goes. */
  railheads: { count: 4, tail: 4, move: 4, src: printed('10.3, 10.3.1') },
  /** 3.4, 4.1, 4.2, 4.4, 4.6 */
  points: { start: 50, win: 100, lose: 1, margin: 20, wall: 1, mechanised: 1, cutOff: 2, src: printed('3.4, 4.1-4.6') },
  /** 3.1 The row that divides the Soviet fronts. */
  soviets: { row: 24, src: printed('3.1') },
  /** 5.1 Until this turn Germans and Czechs are alone. */
  alone: { turns: 2, src: printed('5.1') },
  /** 13.3 */
  victory1939: {
    krakow: { hex: '3226', points: 1 },
    danzig: { hex: '3714', unit: 'CDC', points: 1 },
    warsaw: { hex: '3821', points: 2, beside: 1 },
    draw: 3,
    src: printed('13.3'),
  },
  turns: {
    '1938': [
      '1–4 October',
      '5–8 October',
      '9–12 October',
      '13–16 October',
      '17–20 October',
      '21–24 October',
      '25–28 October',
      '29 October–1 November',
      '2–5 November',
      '6–9 November',
    ],
    '1939': [
      '1–3 September',
      '4–6 September',
      '7–9 September',
      '10–12 September',
      '13–15 September',
      '16–18 September',
    ],
    src: printed('5.0, Game Turn Tracks'),
  },
} as const;
export type Charts = typeof CHARTS;
