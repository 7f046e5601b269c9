/** The rows of every table of the game: what map, counters, set-ups, cards and charts look like, for both fronts. Types only. */
import type { Fact } from '../../../engine/facts.ts';

export const FRONTS = ['france', 'poland'] as const;
export type Front = (typeof FRONTS)[number];
/** Hex labels open with the letter of their front, so that both sheets share one number space: 'F1204' is row 12, place 4 of France. */
export const LETTER: { readonly [F in Front]: string } = { france: 'F', poland: 'P' };
export const SCENARIOS = ['france', 'france-historical', 'poland', 'poland-historical'] as const;
export const frontOfScenario = (scenario: string): Front => (scenario.startsWith('france') ? 'france' : 'poland');

// The map --------------------------------------------------------------------------------------------------------
/** Rows of hexes from south to north, pointy-top; `shoved` rows stand half a hex to the right. Both sheets have the same parity. */
export interface GridTable {
  readonly front: Front;
  readonly rows: readonly [first: number, last: number];
  /** First and last place of a row: the same in all, or the second pair in the shoved rows. */
  readonly places: readonly [first: number, last: number];
  readonly shovedPlaces?: readonly [first: number, last: number];
  readonly shoved: 'odd' | 'even';
  readonly src?: Fact;
}
/** `ez`: an Evacuation Zone off a port (13.2.3); `none`: shaded, unplayable. */
export const TERRAIN = ['open', 'rough', 'forest', 'marsh', 'sea', 'ez', 'none'] as const;
export type Terrain = (typeof TERRAIN)[number];
/** 13.2.1 Bohemia, Slovakia, Austria, East Prussia are told apart for 21.1.1, 21.1.6 and are all 'Greater Germany' (2.11). */
export const COUNTRIES = [
  'none',
  'Germany',
  'East Prussia',
  'Bohemia',
  'Slovakia',
  'France',
  'Belgium',
  'Luxembourg',
  'Holland',
  'Switzerland',
  'Britain',
  'Poland',
  'Danzig',
  'Lithuania',
  'USSR',
  'Romania',
  'Hungary',
] as const;
export type Country = (typeof COUNTRIES)[number];
/** 2.11 All part of Germany. */
export const GREATER_GERMANY: readonly Country[] = ['Germany', 'East Prussia', 'Bohemia', 'Slovakia'];
/** 12.2 Colours of the map edges: dark grey German, blue and white Allied, red Soviet. */
export const EDGES = ['grey', 'blue', 'white', 'red'] as const;
export type Edge = (typeof EDGES)[number];
/** Parts of a map that rules call by name. */
export const REGIONS = ['Ardennes', 'Paris', 'Warsaw', 'Dyle', 'Meuse', 'Rhine'] as const;
export type Region = (typeof REGIONS)[number];

export interface HexRow {
  readonly hex: string;
  readonly terrain: Terrain;
  readonly country: Country;
  /** 2.12 A city by name, with its kind. The three hexes of Paris are 'Paris', 'Paris 2', 'Paris 3'. */
  readonly city?: string;
  readonly major?: true;
  readonly port?: true;
  /** 18.8 A fortified hex along the German border. */
  readonly fortified?: true;
  /** 12.2 It lies on an edge of the map in this colour. */
  readonly edge?: Edge;
  /** 23.0 East of the yellow line, of the red line. */
  readonly eastOfYellow?: true;
  readonly eastOfRed?: true;
  /** 20.2.2 Soviet Union north of the Pripet. */
  readonly northOfPripet?: true;
  /** 13.2.3 Of an Evacuation Zone: the hex of its port. */
  readonly zoneOf?: string;
  /** 24.3 `Ardennes`: the fourteen; 17.6 `Paris`, `Warsaw` (Warsaw, Praga, Modlin); 24.2, 18.8 next to Dyle, Meuse, Rhine. */
  readonly in?: readonly Region[];
}
/** `great`: a great river (Rhine, Vistula …); `lake`, `sea`: nobody crosses. */
export const SIDE_KINDS = ['plain', 'river', 'great', 'lake', 'sea'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];
export interface SideRow {
  readonly a: string;
  readonly b: string;
  readonly kind: Exclude<SideKind, 'plain'>;
  /** The name of the river, where rules call it so: 'Rhine', 'Meuse', 'Dyle', 'Pripet'. */
  readonly name?: string;
}
export interface FrontMap {
  readonly grid: GridTable;
  readonly hexes: readonly HexRow[];
  readonly sides: readonly SideRow[];
}

// Counters -------------------------------------------------------------------------------------------------------
export const NATIONS = [
  'German',
  'Slovak',
  'Soviet',
  'French',
  'British',
  'Belgian',
  'Dutch',
  'Swiss',
  'Polish',
] as const;
export type Nation = (typeof NATIONS)[number];
/** 2.3 The colours their counters are printed in, by their sign. */
export const COLOURS = {
  German: 'G',
  Slovak: 'SK',
  Soviet: 'SU',
  French: 'F',
  British: 'UK',
  Belgian: 'B',
  Dutch: 'N',
  Swiss: 'S',
  Polish: 'PL',
} as const satisfies { readonly [N in Nation]: string };
/** 2.3.7, 14.6.5 `armoured`: armoured infantry. */
export const UNIT_TYPES = [
  'infantry',
  'mountain',
  'cavalry',
  'motorised',
  'armoured',
  'tank',
  'airborne',
  'fort',
  'fortress',
  'dynamo',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export interface Face {
  readonly sp: number;
  /** 0: it cannot move. */
  readonly mp: number;
  /** 2.3.6 A white dot: this side is neither improved to nor rebuilt. */
  readonly dot?: true;
  /** Where the back is of another type (the errata's Soviet 12th Army). */
  readonly type?: UnitType;
}
export interface UnitRow {
  /** Unique over both fronts, as players call it: 'G Kleist a', 'F Cav 2', 'P Prusy Res'. */
  readonly name: string;
  readonly front: Front;
  readonly nation: Nation;
  /** 2.3.1 '' for Polish cavalry (22.8). */
  readonly group: string;
  /** 21.1.1 The set-up Group of a cavalry brigade without a Group name. */
  readonly setUpWith?: string;
  /** What stands on the left of the counter. */
  readonly id: string;
  readonly type: UnitType;
  /** 2.3.3 Round counters have weak zones; airborne ones and hexagons do not move. */
  readonly shape: 'square' | 'round' | 'hexagon';
  /** 2.3.5 Full strength first; one where it has one step. */
  readonly faces: readonly [Face] | readonly [Face, Face];
  /** 2.3.4 A turn, or a letter: 'FI' 24.2, 'K' and 'R' and 'M' 21.1, 'D' Dynamo, 'S' Sikorski 26.5, 'Y' Soviets. 'M' begins on its reduced side on the map. */
  readonly entry?: number | 'FI' | 'K' | 'R' | 'M' | 'D' | 'S' | 'Y';
  /** 2.3.2 White: attacks only when it must. */
  readonly white?: true;
  /** 2.3.2 Yellow: one SP less in the attack. */
  readonly yellow?: true;
  /** 2.3.2 In brackets: no zone. */
  readonly brackets?: true;
  /** 2.3.3 Red movement allowance. */
  readonly mobile?: true;
  /** 2.13 The border of the tank. */
  readonly tank?: 'red' | 'black' | 'green';
  /** 13.3.3 Asterisk. */
  readonly free?: true;
  /** 13.3.5 Two symbols. */
  readonly large?: true;
  /** 13.4.5 Weak zone beside round ones: a white hexagon, Eben Emael. */
  readonly weak?: true;
  /** 18.8 A hexagon in the symbol. */
  readonly regional?: true;
  /** 18.9 Swiss roundel. */
  readonly swiss?: true;
  /** 12.2 Supply symbol on the back. */
  readonly supply?: true;
}
/** 3.0 Where the counters of a front stand at the start. Who is not named waits in the box of his turn of entry, or with a letter out of play. */
export interface SetUpRow {
  readonly front: Front;
  readonly at: { readonly [hex: string]: readonly string[] };
  readonly reserve?: readonly string[];
  /** On their reduced side. */
  readonly reduced?: readonly string[];
}

// Cards, markers, leaders, plans ---------------------------------------------------------------------------------
export const SIDES = ['german', 'allied'] as const;
/** 5.1 When an event may be played: Strategic Phase, Movement Phase, when combats are declared, in a battle. */
export const TIMINGS = ['strategic', 'movement', 'declare', 'battle'] as const;
export type Timing = (typeof TIMINGS)[number];
/** One half of a card. */
export interface EventRow {
  readonly name: string;
  readonly timing: Timing;
  /** 5.2.3 Initiative markers it costs. */
  readonly cost: number;
  /** 5.1.4 Aircraft. */
  readonly air?: 'black' | 'white';
  /** 5.2.4 Played when drawn. */
  readonly red?: true;
  /** 5.1.3 Cannot be cancelled. */
  readonly immune?: true;
  /** 5.1.2 */
  readonly from?: number;
  readonly before?: number;
  readonly weygand?: 'yes' | 'no';
  /** 5.4 Counts two discards for its side. */
  readonly double?: true;
  /** 5.2.5 */
  readonly alt?: true;
  /** A name of `EFFECTS` with its numbers. */
  readonly effect: string;
  readonly n?: number;
  readonly words: string;
}
export interface CardRow {
  /** '#29' */
  readonly no: number;
  readonly front: Front;
  /** Icons as 11.0 counts them, where they are not the costs of the two events; errata: redrawn. */
  readonly redrawn?: true;
  readonly german: EventRow;
  readonly allied: EventRow;
}
export const ABILITIES = [
  'Blitz!',
  'Blitzkrieg!',
  'Shock!',
  'Hold!',
  'Shock-Target',
  'Shock-Counterblow',
  'Combat VP!',
  'Surrender!',
  'Halt! Hitler',
] as const;
export type Ability = (typeof ABILITIES)[number];
/** 2.6 Initiative markers: how many of a kind; `fronts` are the symbols on the front side (`gqg`: Allied without the Polish one). */
export interface MarkerRow {
  readonly side: (typeof SIDES)[number];
  readonly ability: Ability;
  readonly count: number;
  /** How many of them bear the 1939 symbol as well. */
  readonly with1939: number;
}
export interface LeaderRow {
  readonly name: string;
  readonly front: Front;
  readonly side: (typeof SIDES)[number];
  readonly main: boolean;
  /** 5.5.3, 5.5.4, 5.5.1 */
  readonly markers: number;
  readonly cards: number;
  readonly cost: number;
}
/** 24.0 */
export const INSTRUCTIONS = [
  'Planned Moves',
  '7th Army Freed',
  'Tank Doctrine',
  'Initiative',
  '2nd Army Freed',
  'Ardennes Surprise',
  'Neutral Holland',
  'Swiss Question',
] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];
/** 20.3 So many cities of these kinds must be held, or these regions, by the owner of the plan. */
export interface PlanGoal {
  readonly vp: number;
  readonly words: string;
  readonly hold?: { readonly count: number; readonly countries?: readonly Country[]; readonly region?: Region };
  /** So many of his units at least, or of the enemy's at most, in these countries. */
  readonly units?: { readonly count: number; readonly countries: readonly Country[]; readonly nation?: Nation };
}
export interface PlanRow {
  readonly no: number;
  readonly name: string;
  readonly side: (typeof SIDES)[number];
  readonly historical?: true;
  readonly mayDiscard?: true;
  /** 26.6 */
  readonly alternate?: true;
  readonly instructions: readonly Instruction[];
  /** A, B, C. */
  readonly goals: readonly [PlanGoal, PlanGoal, PlanGoal];
}

// Tracks and charts ----------------------------------------------------------------------------------------------
export interface TurnRow {
  readonly date: string;
  /** 8.1 Initiative markers drawn. */
  readonly allied: number;
  readonly german: number;
  readonly deathsHead?: true;
  /** 17.6 More than this, less than this. */
  readonly exceed?: number;
  readonly undercut?: number;
  readonly plan?: 'A' | 'B' | 'C';
  /** 7.4 The total that moves the stance marker must exceed this. */
  readonly stance?: number;
}
export const COLUMNS = ['1:3', '1:2', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1', '6:1'] as const;
export const TABLES = ['German Mobile', 'Allied Mobile', 'Prepared', 'Blitzkrieg', 'Fortress'] as const;
export type TableId = (typeof TABLES)[number];
export const RESULTS = ['A1', 'CA1', 'CA', '-', 'CB', 'CR', 'EX', 'EX/CR', 'D', 'D1', 'DR', 'DS', 'DD', 'DE'] as const;
export type Result = (typeof RESULTS)[number];
/** Rows of the Terrain Effects Chart: a city hides other ground, a fortified hex all but a city. */
export const GROUNDS = ['open', 'rough', 'forest', 'marsh', 'minor', 'major', 'fortified', 'ez'] as const;
export type GroundKind = (typeof GROUNDS)[number];
export interface TerrainRow {
  readonly name: string;
  /** Movement points; `all` of an Evacuation Zone. */
  readonly mp: number | 'all';
  /** Columns to the left. */
  readonly shift: number;
  readonly noArmour?: true;
  readonly stopsAdvance?: true;
  readonly noMobile?: true;
  /** 14.6.2 */
  readonly noAttacks?: true;
  readonly noCounterblow?: true;
  readonly noAir?: true;
}
export interface Charts {
  readonly turns: { readonly [F in Front]: readonly TurnRow[] };
  /** 20.2 Points of the five boxes, from the first on. */
  readonly stanceVP: { readonly [F in Front]: readonly number[] };
  /** Die 1 first, then columns. */
  readonly crt: { readonly [T in TableId]: readonly (readonly Result[])[] };
  readonly terrain: { readonly [G in GroundKind]: TerrainRow };
  readonly river: TerrainRow;
  readonly great: TerrainRow;
  readonly noSupplyShift: number;
}
