/** The state of a game: its columns and tracks, and functions that read them. What never changes about a hex or a unit is in ground.ts and army.ts. */
import * as stacks from '../../../field/stacks.ts';
import { column, layout, track, type Column, type Layout, type State } from '../../../engine/state.ts';
import { A, G, nationOf, neutralOf, type Army, type SideNo } from './army.ts';
import { boxOf, chartsOf, type OfBox } from './box.ts';
import { SCENARIOS } from '../data/charts.ts';
import { sizeOf, type Ground } from './ground.ts';

export const GERMAN = 'german';
export const ALLIED = 'allied';
export const SIDES = [GERMAN, ALLIED] as const;
export const sideName = (side: SideNo) => SIDES[side]!;
export const sideNo = (side: string): SideNo => (side === GERMAN ? G : A);
export const foe = (side: SideNo): SideNo => (side === G ? A : G);

// Places: the hexes, and after them the boxes beside the map -----------------------------------------------------
const BOXES = [
  'To set up',
  'Turn track',
  'Dead pile',
  'Evacuated',
  'Exited west',
  'Exited south',
  'Not in play',
] as const;
export const [TO_SET_UP, TURN_TRACK, DEAD, EVACUATED, EXITED_WEST, EXITED_SOUTH, NOT_IN_PLAY] = [0, 1, 2, 3, 4, 5, 6];
/** The place number of a box beside the map. */
export const boxPlace = (g: OfBox, box: number): number => sizeOf(g) + box;
export const placeNames = ({ GRID }: Ground): readonly string[] => [...GRID.labels, ...BOXES];
export const placeName = (g: OfBox, place: number): string => boxOf(g).PLACES[place]!;

export const NEUTRALS = ['Belgium', 'Netherlands', 'Luxembourg', 'Switzerland'] as const;
export const NEUTRAL = 0;
export const AT_WAR = 1;
export const CAPITULATED = 2;
const NO_YES = ['no', 'yes'] as const;

/** Tracks and the columns by neutral. Their cells are the same in every box, so that AT is a constant. */
const tracks = (places: readonly string[]) => ({
  turn: track(),
  scenario: track(SCENARIOS),
  neutral: column(NEUTRALS, ['neutral', 'at war', 'capitulated']),
  /** The turn each was violated, 0 if it was not. */
  violated: column(NEUTRALS),
  /** 3.8 Whether Operation Sickle Cut was declared; public. */
  sickleCut: track(NO_YES),
  swiss: track(['undecided', 'forward', 'redoubt']),
  /** 4.4 Whether the French have been on the Dyle; 4.5-4.8 points scored for good. */
  onDyle: track(NO_YES),
  brittany: track(NO_YES),
  mediterranean: track(['no', 'by city', 'by exit']),
  paris: track(NO_YES),
  maginot: track(NO_YES),
  /** 4.9, 4.10 Corps lost that count for points. */
  britishLost: track(),
  panzersLost: track(),
  /** 5.5, 5.10, 5.16 Results of dice. */
  supplyCrisis: track(NO_YES),
  halts: track(),
  halted: track(['no', 'half', 'full']),
  dyleRoll: track(),
  /** 5.9, 5.13, 9.0 Markers. */
  coup: track(['ready', 'used']),
  dynamo: track(),
  dynamoPort: track(places),
  evacuatedSteps: track(),
  fourthArmoured: track(['ready', 'used', 'planned']),
  germanReplacements: track(),
  frenchReplacements: track(),
  refit: track(['ready', 'used']),
  /** Options: readings of unclear cases. */
  fortRetreat: track(['bloodbath', 'stalled']),
  automaticFour: track(['both', 'never']),
  panzersInCities: track(['mechanised', 'panzer']),
  /** The version of these rules the game was begun under. */
  rules: track(['1', '2']),
});
export const AT = layout(tracks([])).at;

/** Columns by unit, hex and port, whose length depends on the box. */
const columns = (units: readonly string[], places: readonly string[], { GRID, PORT_HEXES }: Ground) => ({
  place: column(units, places),
  /** Steps left. */
  steps: column(units),
  /** Position in the stack from the bottom, 0 first. 3.10 The enemy sees the top unit. */
  level: column(units),
  /** 3.10 Revealed to the enemy, in a battle or by moving alone, and not moved since. */
  shown: column(units, NO_YES),
  /** How many mobile units are in a hex; public. */
  height: column(GRID.labels),
  control: column(GRID.labels, ['none', 'german', 'allied']),
  /** What a unit has done this phase: moved (10.1), fought or been planned for an attack (11.0), retreated (11.0). */
  moved: column(units, ['no', 'yes', 'left behind']),
  /** 10.2, 10.3 The movement factor a die gave the unit this phase, 0 if none was rolled. */
  rolled: column(units),
  fought: column(units, ['no', 'yes', 'planned']),
  retreated: column(units, NO_YES),
  /** 3.8 The corps of Sickle Cut. */
  sickle: column(units, NO_YES),
  /** 8.8 Ports that were German once. */
  lostPort: column(
    PORT_HEXES.map(hex => GRID.labels[hex]!),
    NO_YES,
  ),
});
export type Cells = Layout<ReturnType<typeof columns>>['at'];
/** Saves write these columns first and in this order; in memory the tracks come first. */
const SAVED = [
  'turn',
  'scenario',
  'place',
  'steps',
  'level',
  'shown',
  'height',
  'control',
  'moved',
  'fought',
  'retreated',
  'sickleCut',
  'sickle',
  'neutral',
  'violated',
  'swiss',
  'lostPort',
];
export const makeBoard = (
  ground: Ground,
  { UNIT_NAMES }: Army,
): { readonly BOARD: Layout; readonly CELLS: Cells; readonly STACKS: stacks.Stacks } => {
  const places = placeNames(ground);
  const made = layout({ ...tracks(places), ...columns(UNIT_NAMES, places, ground) });
  const all: { readonly [name: string]: Column } = made.columns;
  const { place, level, height, shown } = made.at;
  const names = [...SAVED, ...Object.keys(all).filter(name => !SAVED.includes(name))];
  return {
    BOARD: { columns: Object.fromEntries(names.map(name => [name, all[name]!])), at: made.at, size: made.size },
    CELLS: made.at,
    STACKS: { size: ground.SIZE, place, level, height, shown, units: mobileUnits },
  };
};
/** The first cell of each column: `g.cells[at(g).place + unit]`. */
export const at = (g: OfBox): Cells => boxOf(g).CELLS;

// Units by scenario ----------------------------------------------------------------------------------------------
export const mobileUnits = (g: State): readonly number[] => boxOf(g).MOBILE[scenarioOf(g)]!;
export const mobileOf = (g: State, side: SideNo): readonly number[] => boxOf(g).MOBILE_OF[scenarioOf(g)]![side];
export const fortUnits = (g: State): readonly number[] => boxOf(g).FORTS[scenarioOf(g)]!;
/** Whether any of these units is on the map. Runs for every hex entered, hence the plain loop. */
export const someOnMap = (g: State, units: readonly number[]): boolean => {
  for (const u of units) if (onMap(g, u)) return true;
  return false;
};
/** Whether any mobile unit of this nation is on the map. */
export const anyOnMap = (g: State, nation: number): boolean =>
  someOnMap(g, boxOf(g).BY_NATION[scenarioOf(g)]![nation]!);

// Cells ----------------------------------------------------------------------------------------------------------
export const scenarioOf = (g: State): number => g.cells[AT.scenario]!;
export const is1940 = (g: State): boolean => g.cells[AT.scenario] === 0;
/** A game begun under version 1 of the rules keeps its readings of 5.14, 5.16 and 10.1 to the end. */
export const byFirstRules = (g: State): boolean => g.cells[AT.rules] === 0;
/** 5.10 The values of the track `halted`. */
export const [NO_HALT, HALF_HALT, FULL_HALT] = [0, 1, 2];
export const turnOf = (g: State): number => g.cells[AT.turn]!;
export const placeOf = (g: State, unit: number): number => g.cells[at(g).place + unit]!;
export const onMap = (g: State, unit: number): boolean => {
  const { CELLS, SIZE } = boxOf(g);
  const place = g.cells[CELLS.place + unit]!;
  return place >= 0 && place < SIZE;
};
export const stepsLeft = (g: State, unit: number): number => g.cells[at(g).steps + unit]!;
const factorsOf = (g: State, unit: number) => {
  const { FACTORS, FULL } = boxOf(g);
  return FACTORS[unit]![FULL[unit]! - stepsLeft(g, unit)]!;
};
export const attackOf = (g: State, unit: number): number => factorsOf(g, unit)[0];
export const defenceOf = (g: State, unit: number): number => factorsOf(g, unit)[1];
export const heightOf = (g: State, hex: number): number => g.cells[at(g).height + hex]!;
export const stackLimit = (g: State): number => chartsOf(g).stacking[SCENARIOS[scenarioOf(g)]!];
export const controlOf = (g: State, hex: number): number => g.cells[at(g).control + hex]!;
export const controls = (g: State, side: SideNo, hex: number): boolean => g.cells[at(g).control + hex] === side + 1;
/** How many of these hexes the side controls. */
export const heldOf = (g: State, side: SideNo, hexes: readonly number[]): number => {
  const { cells: n } = g;
  const { control } = at(g);
  let count = 0;
  for (const hex of hexes) if (n[control + hex] === side + 1) count++;
  return count;
};
export const neutralStatus = (g: State, neutral: number): number => g.cells[AT.neutral + neutral]!;
/** 3.6 Anglo-French and Germans are always in play; a neutral's units only once it is at war. */
export const inPlay = (g: State, unit: number): boolean => {
  const neutral = neutralOf(nationOf(g, unit));
  return neutral < 0 || neutralStatus(g, neutral) === AT_WAR;
};

/** The mobile units in a hex that can be seen, lowest first. */
export const stackIn = (g: State, hex: number): readonly number[] => stacks.stackIn(boxOf(g).STACKS, g, hex);
export const topOf = (g: State, hex: number): number => stacks.topOf(boxOf(g).STACKS, g, hex);
/** The fort in a hex, or -1. */
export const fortIn = (g: State, hex: number): number => {
  const unit = boxOf(g).FORT_AT[scenarioOf(g)]![hex]!;
  return unit >= 0 && placeOf(g, unit) === hex ? unit : -1;
};

/** 10.1 Value of `moved` for a unit that stays when its stack sets out; cleared when the stack has gone. */
export const LEFT = 2;
/** 11.0 Values of `fought`, and 5.17 of the track `fourthArmoured`. */
export const FOUGHT = 1;
export const PLANNED = 2;

/** Moves a unit to the top of the stack in its new place; the enemy no longer knows it (`shown` is cleared). A fort is in no stack. */
export const putUnit = (g: State, unit: number, place: number): void => {
  const { FORT, CELLS, STACKS } = boxOf(g);
  if (FORT[unit]) g.cells[CELLS.place + unit] = place;
  else stacks.putOnTop(STACKS, g, unit, place);
};
/** Clears the columns that count for one phase. */
export const clearPhase = (g: State): void => {
  const { COUNT, CELLS } = boxOf(g);
  for (const cell of [CELLS.moved, CELLS.rolled, CELLS.fought, CELLS.retreated]) g.cells.fill(0, cell, cell + COUNT);
};
