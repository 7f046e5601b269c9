/** The charts of the game. Those on the missing player's aid are rebuilt; numbers that rules print stand in NUMBERS. */
import { deduced, printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import type { River, Terrain } from './map.ts';

export type PerSide = { readonly german: number; readonly allied: number };
const each = (german: number, allied = german): PerSide => ({ german, allied });

/** 3.3 A historical event of a year: the number two dice must reach. */
export interface CheckRow {
  readonly name: string;
  readonly number: number;
}
export interface YearRow {
  readonly year: number;
  readonly draw: PerSide;
  readonly play: PerSide;
  readonly checks: readonly CheckRow[];
  readonly src: Fact;
}
const chronicle = reconstructed(
  'the chronology is missing: one or two developments a year from 1936 (3.3.4, 3.4), more cards as war nears; the checks of 1936 and 1937 so that Armed Belligerence begins in 1939 in about two games of five',
);
const year = (n: number, draw: PerSide, play: PerSide, ...checks: readonly CheckRow[]): YearRow => ({
  year: n,
  draw,
  play,
  checks,
  src: chronicle,
});
const check = (name: string, number: number): CheckRow => ({ name, number });
export const CHRONOLOGY: readonly YearRow[] = [
  year(1934, each(1), each(1)),
  year(1935, each(1), each(2, 1)),
  year(1936, each(1), each(2), check('The Rhineland', 5)),
  year(1937, each(1), each(2), check('The Axis', 5)),
  year(1938, each(2), each(2), check('The Anschluss', 7), check('Munich', 6)),
  year(1939, each(2), each(3, 2), check('Prague', 6), check('Danzig', 5)),
  year(1940, each(2), each(2)),
];
/** 3.3.3 What a check that failed does to the rolls for RPs: by so much or less, and by more. */
export const NEAR_MISS = {
  within: 2,
  near: each(1),
  far: each(0, -1),
  src: reconstructed('3.3.3: by how much a check fails may modify the rolls for RPs'),
} as const;

/** 7.1.1 Income by modified roll: the first row is for `from` or less, the last for all above. */
export interface IncomeTable {
  readonly from: number;
  readonly rows: readonly { readonly german: readonly number[]; readonly allied: readonly number[] }[];
  readonly src: Fact;
}
const BASES = { german: [25, 39, 60, 80, 100, 120, 130], allied: [29, 31, 34, 40, 49, 66, 75] } as const;
const income = (bases: readonly number[], roll: number): readonly number[] =>
  bases.map(base => Math.round(base * (0.65 + 0.05 * roll)));
export const INCOME: IncomeTable = {
  from: 2,
  rows: Array.from({ length: 15 }, (_, i) => ({
    german: income(BASES.german, 2 + i),
    allied: income(BASES.allied, 2 + i),
  })),
  src: reconstructed(
    'the table is missing: defence spending by year, about 265 RPs and 450 in six years, so that neither of equal staffs is the likelier winner',
  ),
};
/** 5.1.1 IPs by modified roll, a column for each number of indicators. */
export interface IntelligenceTable {
  readonly from: number;
  readonly rows: readonly (readonly number[])[];
  readonly src: Fact;
}
const points = (roll: number, column: number): number =>
  Math.max(0, Math.min(6, Math.floor((roll + 2 * column - 6) / 4)));
export const INTELLIGENCE_POINTS: IntelligenceTable = {
  from: 2,
  rows: Array.from({ length: 15 }, (_, i) => Array.from({ length: 11 }, (__, column) => points(2 + i, column))),
  src: reconstructed('the table is missing: none to six, two indicators are worth a face of both dice'),
};

/** 7.2 The price of a step, and the year from which it can be bought. */
export interface PriceRow {
  readonly name: string;
  readonly side: 'german' | 'allied';
  readonly cost: number;
  readonly year?: number;
  readonly src: Fact;
}
const charted = reconstructed('the costs chart is missing: infantry cheap, what technology makes dear');
const price = (side: PriceRow['side'], name: string, cost: number, from?: number): PriceRow =>
  from === undefined ? { name, side, cost, src: charted } : { name, side, cost, year: from, src: charted };
export const PRICES: readonly PriceRow[] = [
  price('german', 'German army', 3),
  price('german', 'German infantry', 4),
  price('german', 'motorised', 6, 1935),
  price('german', 'panzer', 9, 1935),
  price('german', 'parachute', 10, 1938),
  price('german', 'German fleet', 10, 1935),
  price('german', 'Westwall', 5, 1938),
  price('german', 'German manoeuvre', 6),
  price('allied', 'French army', 3),
  price('allied', 'French infantry', 4),
  price('allied', 'cavalry', 5),
  price('allied', 'mechanised', 7, 1935),
  price('allied', 'armoured', 9, 1938),
  price('allied', 'British', 4),
  price('allied', 'Belgian', 3),
  price('allied', 'Dutch', 3),
  price('allied', 'Allied fleet', 10),
  price('allied', 'Allied manoeuvre', 6),
];

/** 10.1.7, 13.6 The Terrain Effects Chart: what entering costs, and the defender's dice. */
export interface TerrainRow {
  readonly name: Terrain;
  readonly mp: number;
  readonly dice: number;
  readonly src: Fact;
}
const tec = reconstructed('the chart is missing; 10.1.7 and 13.6 say what it holds');
export const TERRAIN: readonly TerrainRow[] = [
  { name: 'clear', mp: 1, dice: 0, src: tec },
  { name: 'highland', mp: 2, dice: 1, src: tec },
  { name: 'swamp', mp: 2, dice: 1, src: tec },
  { name: 'waterline', mp: 2, dice: 2, src: tec },
  { name: 'city', mp: 1, dice: 2, src: tec },
];
/** Rivers on a border: more MPs, and fewer dice for whoever attacks across. */
export interface RiverRow {
  readonly name: River;
  readonly mp: number;
  readonly dice: number;
  readonly src: Fact;
}
export const RIVER_EFFECTS: readonly RiverRow[] = [
  { name: 'none', mp: 0, dice: 0, src: tec },
  { name: 'minor', mp: 1, dice: 1, src: tec },
  { name: 'major', mp: 2, dice: 2, src: tec },
];

/** 13.7.5 Results by difference, from `from` on. */
export interface ResultRow {
  readonly from: number;
  readonly name: string;
  readonly loser: number;
  readonly winner: number;
  readonly retreat: boolean;
  readonly disrupts: boolean;
  readonly cp: number;
  readonly breakthrough: boolean;
  readonly src: Fact;
}
const crt = reconstructed(
  'the table is missing; 13.7 names losses, retreat, disruption, CPs (6.1.3) and Breakthrough (16.0)',
);
const result = (
  from: number,
  name: string,
  steps: readonly [number, number],
  more: Partial<ResultRow> = {},
): ResultRow => ({
  from,
  name,
  loser: steps[0],
  winner: steps[1],
  retreat: false,
  disrupts: false,
  cp: 0,
  breakthrough: false,
  ...more,
  src: crt,
});
export const RESULTS: readonly ResultRow[] = [
  result(1, 'Repulse', [1, 1]),
  result(5, 'Retreat', [2, 1], { retreat: true }),
  result(10, 'Defeat', [2, 0], { retreat: true }),
  result(15, 'Rout', [3, 0], { retreat: true, disrupts: true, cp: 1 }),
  result(20, 'Breakthrough', [4, 0], { retreat: true, disrupts: true, breakthrough: true }),
];

/** 20.0 Objectives at the end, the levels of victory from the worst for the Germans to the best. */
export interface LevelRow {
  readonly id: string;
  readonly name: string;
  /** The Germans hold at least so many, or the Allies do. */
  readonly german?: number;
  readonly allied?: number;
  readonly src: Fact;
}
export const LEVELS: readonly LevelRow[] = [
  { id: 'french decisive', name: 'French decisive victory', allied: 12, src: printed('20.0') },
  { id: 'french marginal', name: 'French marginal victory', allied: 11, src: printed('20.0') },
  { id: 'draw', name: 'Draw', src: printed('20.0') },
  { id: 'german marginal', name: 'German marginal victory', german: 11, src: printed('20.0') },
  { id: 'german major', name: 'German major victory', german: 12, src: printed('20.0') },
  { id: 'german decisive', name: 'German decisive victory', german: 13, src: printed('20.0') },
];

/** Numbers that rules print. */
export const NUMBERS = {
  hand: { value: 6, src: printed('4.1.1') },
  wartimeCards: { value: 2, src: printed('3.2') },
  firstIntelligence: { value: 1937, src: printed('5.1, 5.3') },
  firstCheck: { value: 1936, src: printed('3.4') },
  mostSteps: { value: 19, src: printed('2.3.1') },
  mostPoints: { value: 19, src: printed('5.1.1, 6.1') },
  mostCollection: { value: 6, src: printed('5.1.3') },
  mostResources: { value: 100, src: printed('7.3.3') },
  technology: { value: 60, src: printed('7.3.4') },
  investments: { value: [10, 20], src: printed('7.3.2') },
  manoeuvrePoints: { value: 3, src: printed('6.1.1') },
  manoeuvres: { value: 2, src: printed('6.1.1') },
  spyPoints: { value: 1, src: printed('4.3.5') },
  readingBonus: { value: 2, src: printed('5.2.1') },
  statusModifier: { value: [0, 1, 2, 2], src: printed('3.2') },
  centreMoves: { value: 2, src: printed('3.2') },
  countryMoves: { value: 1, src: printed('3.2') },
  mapMoves: { value: 4, src: printed('3.2') },
  lastYear: { value: 1940, src: printed('3.1.2') },
  months: { value: 8, src: printed('3.1.2') },
  weeks: { value: 10, src: printed('3.1.2') },
  polishGarrison: { value: 3, src: printed('21.5.1') },
  pactGarrison: { value: 2, src: printed('21.5.4') },
  polandReturns: { value: [3, 4], src: printed('21.5.2') },
  pactReturns: { value: [4, 5], src: printed('21.5.4') },
  expeditionaryForce: { value: 3, src: printed('21.4') },
  firstBritishCorps: { value: 8, src: printed('21.4') },
  lastBritishWeek: { value: 3, src: printed('21.4') },
  frenchSteps: { value: 5, src: printed('21.2') },
  germanSteps: { value: 1, src: printed('21.3') },
  britishSteps: { value: 4, src: printed('21.2') },
  armiesOnMap: { value: 3, src: printed('21.2, 21.3') },
  reserveReach: { value: 2, src: printed('2.3.2, 17.0') },
  fortIntelligence: { value: [10, 5], src: printed('5.2.6') },
  concentration: { value: 5, src: printed('6.2.4') },
  engineers: { value: 2, src: printed('6.2.5') },
  riverCrossing: { value: 1, src: deduced('10.1.10 names no number; one, as for other single tasks of 6.2') },
  poisedDice: { value: 2, src: printed('13.2.5') },
  defensiveBreakthrough: { value: 3, src: printed('16.1.7') },
} as const;
