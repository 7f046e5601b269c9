/** The charts: combat, terrain, movement, dice of the special rules, victory points, turns. The rules hold no number that is printed here. */
import { deduced, printed, reconstructed, type Fact } from '../../../engine/facts.ts';

export const SCENARIOS = ['1940', '1939'] as const;
export type Scenario = (typeof SCENARIOS)[number];
/** The shipped rows all say where they come from. */
type Sourced<T> = T & { readonly src: Fact };
/** A die from `from` to `to`, both counted. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export const COLUMNS = ['1:5', '1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1'] as const;
/** Attack stalled, attacker eliminated, defender retreat, bloodbath, defender eliminated. */
export const RESULTS = ['AS', 'AE', 'DR', 'BB', 'DE'] as const;
export type Result = (typeof RESULTS)[number];
interface CombatTable {
  /** Odds from the weakest on. */
  readonly columns: readonly string[];
  /** A row for each face of the die. */
  readonly rows: readonly (readonly Result[])[];
  readonly below: Result;
  readonly above: Result;
  readonly src?: Fact;
}
/** 11.10 The Combat Results Table: a row for each face of the die; below 1:5 and above 6:1 no die is rolled. */
export const CRT: Sourced<CombatTable> = {
  columns: COLUMNS,
  rows: [
    ['AS', 'AS', 'DR', 'DR', 'BB', 'DE', 'DE', 'DE', 'DE', 'DE'],
    ['AE', 'AS', 'AS', 'DR', 'DR', 'BB', 'DE', 'DE', 'DE', 'DE'],
    ['AE', 'AE', 'AS', 'AS', 'DR', 'DR', 'BB', 'DE', 'DE', 'DE'],
    ['AE', 'AE', 'AE', 'AS', 'DR', 'DR', 'DR', 'BB', 'DE', 'DE'],
    ['AE', 'AE', 'AE', 'AE', 'DR', 'DR', 'DR', 'DR', 'BB', 'DE'],
    ['AE', 'AE', 'AE', 'AE', 'AS', 'DR', 'DR', 'DR', 'DR', 'BB'],
  ],
  below: 'AE',
  above: 'DE',
  src: printed('11.10, Combat Results Table'),
};
/** A column is an index into the table's columns; -1 and less is below the table, their number and more above it. */
export const resultAt = ({ columns, rows, below, above }: CombatTable, column: number, die: number): Result => {
  if (column < 0) return below;
  return column >= columns.length ? above : rows[die - 1]![column]!;
};

export const TERRAINS = ['clear', 'rough', 'ardennes', 'city', 'paris', 'ruhr', 'gap', 'fort'] as const;
export type Terrain = (typeof TERRAINS)[number];
export interface TerrainRow {
  readonly name: string;
  /** MP to enter; null where no unit may go. */
  readonly cost: number | null;
  /** Columns, left is negative; a fort shifts by its own strength instead. */
  readonly shift: number | 'strength';
  readonly concentric: boolean;
  /** 1940: mechanised corps attack with their defence factor. */
  readonly panzersUseDefence: boolean;
  readonly src?: Fact;
}
/** 10.5, 11.12 The Terrain Effects Chart for hexes. The fort's row replaces the terrain's cost and adds to its shift while the fort stands (11.14). */
export const TEC: { readonly [T in Terrain]: Sourced<TerrainRow> } = {
  clear: {
    name: 'Clear',
    cost: 1,
    shift: 0,
    concentric: true,
    panzersUseDefence: false,
    src: printed('10.5, Terrain Effects Chart'),
  },
  rough: {
    name: 'Rough',
    cost: 2,
    shift: -1,
    concentric: true,
    panzersUseDefence: false,
    src: printed('10.5, Terrain Effects Chart'),
  },
  ardennes: {
    name: 'Ardennes',
    cost: 2,
    shift: -1,
    concentric: true,
    panzersUseDefence: false,
    src: printed('Terrain Effects Chart; 3.8 and 5.8 for Sickle Cut'),
  },
  city: {
    name: 'City',
    cost: 1,
    shift: 0,
    concentric: false,
    panzersUseDefence: true,
    src: printed('10.5, Terrain Effects Chart'),
  },
  paris: {
    name: 'Paris',
    cost: 1,
    shift: 0,
    concentric: false,
    panzersUseDefence: true,
    src: printed('Terrain Effects Chart; 10.6'),
  },
  ruhr: {
    name: 'The Ruhr',
    cost: 1,
    shift: 0,
    concentric: false,
    panzersUseDefence: true,
    src: deduced('the chart prints the cost and leaves the combat cell empty; a Special Status city is a city (11.13)'),
  },
  gap: {
    name: 'Sarreguemines Gap',
    cost: null,
    shift: 0,
    concentric: false,
    panzersUseDefence: false,
    src: printed('Terrain Effects Chart; 10.8'),
  },
  fort: {
    name: 'Maginot or West Wall',
    cost: 1,
    shift: 'strength',
    concentric: false,
    panzersUseDefence: true,
    src: printed('Terrain Effects Chart; 11.14'),
  },
};
/** 10.5, 11.12 Hexsides: what a river adds, and that attackers over it are halved. */
export const RIVER = {
  cost: 1,
  costAtCity: 0,
  attackersHalved: true,
  src: printed('Terrain Effects Chart; 11.12'),
} as const;
/** 10.5, 10.7 Sea and lake. */
export const WATER = {
  crossing: ['4238', '4239'],
  endsMove: true,
  src: printed('Terrain Effects Chart; 10.7'),
} as const;
/** 11.3 What a DR becomes where a fort stands: the rule, and the chart that contradicts it. */
export const FORT_RETREAT = {
  bloodbath: { result: 'BB', unitsEachSide: 1, src: printed('11.3') },
  stalled: { result: 'AS', unitsEachSide: 0, src: printed('10.5, Terrain Effects Chart') },
} as const;

export interface MovementRow {
  readonly scenario: Scenario;
  readonly who: string;
  readonly factor: number | 'die';
  readonly most: number;
  /** Without a die on turn 1, or on a neutral's turn of entry. */ readonly opening?: number;
  readonly src?: Fact;
}
/** 10.2, 10.3 The Movement Factors Tables. */
export const MOVEMENT = {
  german1939: { scenario: '1939', who: 'German', factor: 4, most: 4, src: printed('10.2') },
  french1939: { scenario: '1939', who: 'French', factor: 'die', most: 4, opening: 4, src: printed('10.2, 2.1') },
  german1940: { scenario: '1940', who: 'German non-mechanised', factor: 6, most: 6, src: printed('10.3') },
  mechanised1940: { scenario: '1940', who: 'German mechanised', factor: 12, most: 12, src: printed('10.3') },
  british1940: { scenario: '1940', who: 'British', factor: 6, most: 6, src: printed('10.3') },
  french1940: {
    scenario: '1940',
    who: 'French',
    factor: 'die',
    most: 6,
    opening: 4,
    src: printed('10.3; the opening 4 in the note to the table'),
  },
  neutral1940: {
    scenario: '1940',
    who: 'Neutrals',
    factor: 'die',
    most: 6,
    opening: 4,
    src: printed('10.3, Movement Factors Table (1940) and its note'),
  },
} as const satisfies { readonly [id: string]: MovementRow };
/** 4.5, 4.6, 5.13, 5.14 What leaving the map costs. */
export const EXIT = { cost: 1, src: printed('4.5, 4.6, 5.13, 5.14') } as const;
/** 4.5 The west-edge hexes toward Brittany: every row between these two. */
export const BRITTANY = { from: '3118', to: '3619', src: printed('4.5') } as const;

/** 11.11 Columns right. */
export const CONCENTRIC = { shift: 1, mechanised: 2, src: printed('11.11') } as const;
/** 5.8 Sickle Cut: corps that stand in the Ardennes, and their shift on turn 1. */
export const SICKLE_CUT = { corps: 3, shift: 1, src: printed('3.8, 5.8') } as const;
/** 5.9 Airborne coup. */
export const COUP = {
  turn: 1,
  succeeds: { from: 1, to: 5 },
  maginot: 1,
  eachMobile: 1,
  src: printed('5.9, German Airborne Coup Table'),
} as const;
/** 5.10 Panzer halt: the first halves movement, the later ones stop everything. */
export const HALT = {
  fromTurn: 4,
  first: { from: 1, to: 2 },
  later: { from: 1, to: 1 },
  src: printed('5.10'),
} as const;
/** 5.16 Die of the turn Belgium is violated. */
export const DYLE = [
  { die: { from: 1, to: 1 }, frenchEnter: false, riversFree: false, name: 'The French hesitate', src: printed('5.16') },
  { die: { from: 2, to: 3 }, frenchEnter: true, riversFree: false, name: 'Normal movement', src: printed('5.16') },
  {
    die: { from: 4, to: 6 },
    frenchEnter: true,
    riversFree: true,
    name: 'Rivers in Belgium cost nothing',
    src: printed('5.16'),
  },
] as const;
/** 4.3 Swiss strategy. */
export const SWISS = [
  { die: { from: 1, to: 3 }, strategy: 'forward', src: printed('4.3') },
  { die: { from: 4, to: 6 }, strategy: 'redoubt', src: printed('4.3') },
] as const;
/** 4.3 City hexes that make a country capitulate; the Swiss give up all of theirs. */
export const CAPITULATION = { Netherlands: 2, Belgium: 4, Luxembourg: 0, src: printed('4.3') } as const;
/** 5.13 Operation Dynamo. */
export const DYNAMO = { fromTurn: 5, turns: 3, stepsATurn: 4, shift: -2, src: printed('5.13') } as const;
/** 5.17 The 4th Armoured Division. */
export const FOURTH_ARMOURED = { shift: 1, src: printed('5.17') } as const;
/** 8.8 Coastal supply: this row and all to the north; 8.10 turns of auto-supply. */
export const SUPPLY = { coastalFromRow: 31, mechanisedToTurn: 3, src: printed('8.8, 8.10') } as const;
/** 3.9, 9.1-9.3 Replacement points; a mechanised corps gets one step, once a game. */
export const REPLACEMENTS = { german: 8, french: 17, mechanised: 1, src: printed('3.9, 9.1, 9.2, 9.3') } as const;
/** 9.4 The one reinforcement. */
export const REINFORCEMENT = { unit: 'G 39 Pz', turn: 8, src: printed('3.8, 9.4') } as const;
/** 6.3, 6.4 Units to a hex; 3.6 neutrals at set-up. */
export const STACKING = { '1940': 3, '1939': 8, neutralSetUp: 1, src: printed('6.3, 6.4, 3.6') } as const;

const TRACK = reconstructed(
  'd6 ranges on the missing 1939 track; the West had about four days of supply (5.5), so they widen: one in six, then to four in six',
);
export interface CrisisRow {
  readonly turn: number;
  readonly die: Range;
  readonly src?: Fact;
}
/** 5.5 German supply crisis: the die that brings it, turn by turn; turns 1 and 2 have no roll. */
export const CRISIS: readonly Sourced<CrisisRow>[] = [
  { turn: 3, die: { from: 1, to: 1 }, src: TRACK },
  { turn: 4, die: { from: 1, to: 2 }, src: TRACK },
  { turn: 5, die: { from: 1, to: 3 }, src: TRACK },
  { turn: 6, die: { from: 1, to: 4 }, src: TRACK },
  { turn: 7, die: { from: 1, to: 4 }, src: TRACK },
];
/** 5.5 Columns in favour of the French once the crisis has come. */
export const CRISIS_SHIFT = { shift: 1, src: printed('5.5') } as const;

export interface VictoryRow {
  readonly id: string;
  readonly case: string;
  readonly name: string;
  readonly each: 1 | -1;
  readonly most: number;
  /** What the Germans scored in 1940. */ readonly historical: number;
  readonly src?: Fact;
}
/** 4.3-4.10 Victory points of 1940, and how they fell in the war. */
export const VICTORY: readonly Sourced<VictoryRow>[] = [
  {
    id: 'neutrals',
    case: '4.3',
    name: 'Three neutrals capitulate',
    each: 1,
    most: 1,
    historical: 1,
    src: printed('4.3'),
  },
  { id: 'dyle', case: '4.4', name: 'Dyle-Breda Plan', each: 1, most: 1, historical: 0, src: printed('4.4') },
  { id: 'brittany', case: '4.5', name: 'Brittany Redoubt', each: 1, most: 1, historical: 1, src: printed('4.5') },
  {
    id: 'mediterranean',
    case: '4.6',
    name: 'Mediterranean evacuation',
    each: 1,
    most: 1,
    historical: 1,
    src: printed('4.6'),
  },
  { id: 'paris', case: '4.7', name: 'Paris', each: 1, most: 1, historical: 1, src: printed('4.7') },
  { id: 'maginot', case: '4.8', name: 'Maginot Line', each: 1, most: 1, historical: 1, src: printed('4.8') },
  {
    id: 'british',
    case: '4.9',
    name: 'British corps lost out of supply',
    each: 1,
    most: 3,
    historical: 0,
    src: printed('4.9'),
  },
  {
    id: 'panzers',
    case: '4.10',
    name: 'German mechanised corps lost',
    each: -1,
    most: 5,
    historical: 0,
    src: printed('4.10'),
  },
];
/** 4.3, 4.7, 4.8 How many it takes. */
export const OVERTURN = { neutrals: 3, parisHexes: 3, maginotForts: 9, src: printed('4.3, 4.7, 4.8') } as const;
export interface Level {
  readonly name: string;
  readonly winner: 'allied' | 'german' | 'draw';
  readonly from?: number;
  readonly to?: number;
  readonly src?: Fact;
}
/** 4.11 Levels of victory by German points. */
export const LEVELS: readonly Sourced<Level>[] = [
  { name: 'Allied victory', winner: 'allied', to: 4, src: printed('4.11') },
  { name: 'Draw', winner: 'draw', from: 5, to: 5, src: printed('4.11') },
  { name: 'German marginal victory', winner: 'german', from: 6, to: 6, src: printed('4.11') },
  { name: 'German major victory', winner: 'german', from: 7, to: 7, src: printed('4.11') },
  { name: 'Endsieg: the war is won', winner: 'german', from: 8, src: printed('4.11') },
];
export const levelOf = (levels: readonly Level[], points: number): Level =>
  levels.find(l => points >= (l.from ?? -Infinity) && points <= (l.to ?? Infinity))!;

export interface TurnRow {
  readonly turn: number;
  readonly date: string;
  readonly src?: Fact;
}
const DATE = deduced('13 turns of 3.5 days (1.1, 4.2) from 10 May 1940; even turns open at midday');
const DATES = [
  '10 May',
  '13 May',
  '17 May',
  '20 May',
  '24 May',
  '27 May',
  '31 May',
  '3 June',
  '7 June',
  '10 June',
  '14 June',
  '17 June',
  '21 June',
] as const;
const NO_DATE = deduced('3.4 prints no dates; seven turns, for the crisis is checked on turns 3-7 only (5.1)');
/** 1.1, 3.4 The turn tracks: the day a turn opens. The last of 1940 ends with the armistice of 24 June. */
export const TURNS: { readonly [S in Scenario]: readonly Sourced<TurnRow>[] } = {
  '1940': DATES.map((date, i) => ({ turn: i + 1, date: `${date} 1940`, src: DATE })),
  '1939': Array.from({ length: 7 }, (_, i) => ({
    turn: i + 1,
    date: `September 1939, day ${2 * i + 1}`,
    src: NO_DATE,
  })),
};

interface Numbers {
  readonly src?: Fact;
}
/** 3.8 to 11.14 What the rules read, table by table. */
export interface Charts {
  readonly crt: CombatTable;
  readonly terrain: { readonly [T in Terrain]: TerrainRow };
  readonly river: Numbers & { readonly cost: number };
  readonly movement: { readonly [M in keyof typeof MOVEMENT]: MovementRow };
  readonly exit: Numbers & { readonly cost: number };
  readonly concentric: Numbers & { readonly shift: number; readonly mechanised: number };
  readonly sickleCut: Numbers & { readonly corps: number; readonly shift: number };
  readonly coup: Numbers & {
    readonly turn: number;
    readonly succeeds: Range;
    readonly maginot: number;
    readonly eachMobile: number;
  };
  readonly halt: Numbers & { readonly fromTurn: number; readonly first: Range; readonly later: Range };
  readonly dyle: readonly (Numbers & {
    readonly die: Range;
    readonly frenchEnter: boolean;
    readonly riversFree: boolean;
    readonly name: string;
  })[];
  readonly swiss: readonly (Numbers & { readonly die: Range; readonly strategy: 'forward' | 'redoubt' })[];
  readonly capitulation: Numbers & { readonly Netherlands: number; readonly Belgium: number };
  readonly dynamo: Numbers & {
    readonly fromTurn: number;
    readonly turns: number;
    readonly stepsATurn: number;
    readonly shift: number;
  };
  readonly fourthArmoured: Numbers & { readonly shift: number };
  readonly supply: Numbers & { readonly coastalFromRow: number; readonly mechanisedToTurn: number };
  readonly replacements: Numbers & { readonly german: number; readonly french: number };
  readonly reinforcement: Numbers & { readonly unit: string; readonly turn: number };
  readonly stacking: Numbers & { readonly [S in Scenario]: number } & { readonly neutralSetUp: number };
  readonly crisis: readonly CrisisRow[];
  readonly crisisShift: Numbers & { readonly shift: number };
  readonly victory: readonly VictoryRow[];
  readonly overturn: Numbers & {
    readonly neutrals: number;
    readonly parisHexes: number;
    readonly maginotForts: number;
  };
  readonly levels: readonly Level[];
  readonly turns: { readonly [S in Scenario]: readonly TurnRow[] };
}
export const CHARTS: Charts = {
  crt: CRT,
  terrain: TEC,
  river: RIVER,
  movement: MOVEMENT,
  exit: EXIT,
  concentric: CONCENTRIC,
  sickleCut: SICKLE_CUT,
  coup: COUP,
  halt: HALT,
  dyle: DYLE,
  swiss: SWISS,
  capitulation: CAPITULATION,
  dynamo: DYNAMO,
  fourthArmoured: FOURTH_ARMOURED,
  supply: SUPPLY,
  replacements: REPLACEMENTS,
  reinforcement: REINFORCEMENT,
  stacking: STACKING,
  crisis: CRISIS,
  crisisShift: CRISIS_SHIFT,
  victory: VICTORY,
  overturn: OVERTURN,
  levels: LEVELS,
  turns: TURNS,
};
