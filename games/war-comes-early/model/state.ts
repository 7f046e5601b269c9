/** What changes in a game of War Comes Early, column by column, read through named functions. What never changes about a hex or a unit is in ground.ts and army.ts. */
import type { Pieces } from '../../../engine/pieces.ts';
import { column, layout, track, type Column, type Layout, type State } from '../../../engine/state.ts';
import * as stacks from '../../../field/stacks.ts';
import { A, G, nationIn, POLISH_POWER, POWERS, powerOf, type Army, type SideNo } from './army.ts';
import { boxOf, chartsOf, type OfBox } from './box.ts';
import { SCENARIOS } from '../data/charts.ts';
import { COUNTRIES } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { homeOf } from './army.ts';
import { sizeOf, type Ground } from './ground.ts';

/** 1.3, 13.1 In 1939 the Allied side is Poland. */
export const GERMAN = 'german';
export const ALLIED = 'allied';
export const SIDES = [GERMAN, ALLIED] as const;
export const sideName = (side: SideNo) => SIDES[side]!;
export const sideNo = (side: string): SideNo => (side === GERMAN ? G : A);
export const foe = (side: SideNo): SideNo => (side === G ? A : G);

// Places: the hexes, then the boxes beside the map ---------------------------------------------------------------
const LAST_TURN = 10;
const BOXES = [
  'To set up',
  'Set aside',
  'Reserve',
  'Lost in battle',
  'Eliminated',
  'Removed',
  'Not in play',
  'Pool',
  'Sequence track',
  'Out of play',
  ...Array.from({ length: LAST_TURN }, (_, i) => `Turn ${i + 1}`),
] as const;
/** `SET_ASIDE`: armies and corps that stand for each other (7.1); `RESERVE`: units that arrive later; `LOST`: the dice of 3.5 are still to be rolled; `ELIMINATED`: Germans that may be replaced. */
export const [TO_SET_UP, SET_ASIDE, RESERVE, LOST, ELIMINATED, REMOVED, NOT_IN_PLAY, POOL, ON_TRACK, OUT, TURN_0] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9,
];
/** The place of a box. */
export const beside = (g: OfBox, box: number): number => sizeOf(g) + box;
/** 3.5 The box of a turn, for replacements. */
export const turnBox = (g: OfBox, turn: number): number => sizeOf(g) + TURN_0 + turn;
export const placeNames = ({ GRID }: Ground): readonly string[] => [...GRID.labels, ...BOXES];
export const placeName = (g: OfBox, place: number): string => boxOf(g).PLACES[place]!;

/** The status of a country. */
export const NEUTRAL = 0;
export const AT_WAR = 1;
export const FALLEN = 2;
/** 5.3 The three German phases, and those of every power. */
export const PHASES = ['reorganise', 'move', 'fight'] as const;
export const [REORGANISE, MOVE, FIGHT] = [0, 1, 2] as const;
export type PhaseNo = 0 | 1 | 2;
const NO_YES = ['no', 'yes'] as const;
/** 5.2 What may be in a box of the National Turn Sequence Track. */
const SEQUENCE = ['empty', ...POWERS.slice(1), ...PHASES.map(p => `German ${p}`)];
export const SEQUENCE_BOXES = 10;
export const GERMAN_MARKERS = POWERS.length;
const count = (n: number, name = ''): readonly string[] => Array.from({ length: n }, (_, i) => `${name}${i + 1}`);

/** Tracks, and one cell for each country: the same cells whatever came in the box. */
const tracks = (places: readonly string[]) => ({
  turn: track(),
  scenario: track(SCENARIOS),
  /** Options: interpretations of unclear cases. */
  mechLine: track(['strength', 'units']),
  mechReturn: track(['yes', 'no']),
  columnMech: track(['bound', 'exempt']),
  replacements: track(['any', 'home']),
  corridor: track(['any', 'german']),
  standing: column(COUNTRIES, ['neutral', 'at war', 'fallen']),
  /** The turn it fell, 0 if it has not (6.1). */
  fell: column(COUNTRIES),
  /** 4.3 Both totals. */
  points: column(SIDES),
  /** 5.2, 5.3 */
  marker: column(POWERS, places),
  markerKnown: column(POWERS),
  markers: column(BOXES),
  sequence: column(count(SEQUENCE_BOXES), SEQUENCE),
  used: column(PHASES, NO_YES),
  /** 6.0 */
  airWinner: track(['nobody', ...SIDES]),
  airLeft: track(),
  /** 3.5, 12.8 */
  replaced: track(NO_YES),
  flieger: track(['not yet', 'ready', 'planned', 'used']),
  /** 11.2 The hex in which the stack began that may still go on. */
  active: track(places),
  /** The version of the rules the game was begun under. */
  rules: track(['1', '2']),
});
export const AT = layout(tracks([])).at;

/** Columns of units, hexes and markers; the box says how many rows they have. */
const columns = (units: readonly string[], places: readonly string[], { GRID, FORT_HEXES }: Ground, c: Counts) => ({
  place: column(units, places),
  /** Position in the stack: the highest is on top, and the enemy sees it (8.3). */
  level: column(units),
  /** 8.3 The enemy has looked at it, and it has not moved since. */
  shown: column(units, NO_YES),
  height: column(GRID.labels),
  control: column(GRID.labels, ['none', ...SIDES]),
  /** 11.0, 11.2 In this phase: a unit under way may go on; 9.1 an enemy zone has stopped it. */
  moved: column(units, ['no', 'done', 'begun', 'under way', 'stopped']),
  /** 11.0 Movement points it began with and has spent, in halves; 11.6 whether it may double them. */
  factor: column(units),
  spent: column(units),
  column: column(units, NO_YES),
  /** 12.0, 12.6, 12.7 In this phase. */
  fought: column(units, ['no', 'yes', 'planned']),
  flanked: column(units, NO_YES),
  momentum: column(units, NO_YES),
  /** 7.0 Formed or broken down this phase. */
  reorganised: column(units, NO_YES),
  /** 11.5 */
  breached: column(
    FORT_HEXES.map(hex => GRID.labels[hex]!),
    NO_YES,
  ),
  /** 12.0 The garrison was attacked in this phase. */
  assaulted: column(
    FORT_HEXES.map(hex => GRID.labels[hex]!),
    NO_YES,
  ),
  air: column(count(c.air, 'air '), places),
  railhead: column(count(c.railheads, 'railhead '), places),
});
interface Counts {
  readonly air: number;
  readonly railheads: number;
}
export type Cells = Layout<ReturnType<typeof columns>>['at'];
export const makeBoard = (
  ground: Ground,
  { UNIT_NAMES }: Army,
  c: Counts,
): { readonly BOARD: Layout; readonly CELLS: Cells; readonly STACKS: stacks.Stacks; readonly MARKERS: Pieces } => {
  const places = placeNames(ground);
  const made = layout({ ...tracks(places), ...columns(UNIT_NAMES, places, ground, c) });
  const all: { readonly [name: string]: Column } = made.columns;
  const { place, level, height, shown } = made.at;
  const zone = (box: number) => ({ place: ground.SIZE + box, seen: 'all' as const });
  return {
    BOARD: { columns: all, at: made.at, size: made.size },
    CELLS: made.at,
    STACKS: { size: ground.SIZE, place, level, height, shown, units: unitsInPlay, touched },
    MARKERS: {
      sides: SIDES,
      rows: [...POWERS.keys()].slice(1),
      zones: [POOL, ON_TRACK, OUT].map(zone),
      at: AT.marker,
      known: AT.markerKnown,
      size: AT.markers - ground.SIZE,
    },
  };
};
/** Reports that cells were written which the board depends on: places and levels, statuses, forts, the turn. */
export const touched = (g: OfBox): void => boxOf(g).cache.board.touched();
/** First cells of the columns: `g.cells[at(g).place + unit]`. */
export const at = (g: OfBox): Cells => boxOf(g).CELLS;

// Units by scenario ----------------------------------------------------------------------------------------------
export const unitsInPlay = (g: State): readonly number[] => boxOf(g).IN_PLAY[scenarioOf(g)]!;
export const unitsOf = (g: State, side: SideNo): readonly number[] => boxOf(g).UNITS_OF[scenarioOf(g)]![side];
export const ofNation = (g: State, nation: number): readonly number[] => boxOf(g).BY_NATION[scenarioOf(g)]![nation]!;
export const ofPower = (g: State, power: number): readonly number[] => boxOf(g).BY_POWER[scenarioOf(g)]![power]!;
export const sideOf = (g: State, unit: number): SideNo => boxOf(g).SIDE[scenarioOf(g)]![unit] as SideNo;
/** The side of a nation's units; nations themselves have none. */
export const sideOfNation = (g: State, nation: number): SideNo => {
  const unit = ofNation(g, nation)[0];
  return unit === undefined ? A : sideOf(g, unit);
};
export const sideOfPower = (g: State, power: number): SideNo => {
  if (power === 0) return G;
  if (power === POLISH_POWER) return is1939(g) ? A : G;
  return power === 3 || power === 4 ? G : A;
};

// Cells ----------------------------------------------------------------------------------------------------------
export const scenarioOf = (g: State): number => g.cells[AT.scenario]!;
export const is1939 = (g: State): boolean => g.cells[AT.scenario] === 1;
export const turnOf = (g: State): number => g.cells[AT.turn]!;
/** 4.5.1, 12.8 Whether the game was begun under version 1: Prague passes whoever is in it, and the Flieger division jumps after the attack is declared. */
export const byFirstRules = (g: State): boolean => g.cells[AT.rules] === 0;
export const lastTurn = (g: State): number => chartsOf(g).turns[SCENARIOS[scenarioOf(g)]!].length;
/** 5.1, 13.4 Only two nations act, without markers and air. */
export const isAlone = (g: State): boolean => is1939(g) || turnOf(g) <= chartsOf(g).alone.turns;
export const placeOf = (g: State, unit: number): number => g.cells[at(g).place + unit]!;
export const isHex = (g: OfBox, place: number): boolean => place >= 0 && place < sizeOf(g);
export const onMap = (g: State, unit: number): boolean => {
  const { CELLS, SIZE } = boxOf(g);
  const place = g.cells[CELLS.place + unit]!;
  return place >= 0 && place < SIZE;
};
export const heightOf = (g: State, hex: number): number => g.cells[at(g).height + hex]!;
export const controlOf = (g: State, hex: number): number => g.cells[at(g).control + hex]!;
export const controls = (g: State, side: SideNo, hex: number): boolean => g.cells[at(g).control + hex] === side + 1;
export const standing = (g: State, country: number): number => g.cells[AT.standing + country]!;
export const pointsOf = (g: State, side: SideNo): number => g.cells[AT.points + side]!;
/** 4.5 A nation that has capitulated no longer takes part; a neutral one does not yet. */
export const isActive = (g: State, nation: number): boolean => standing(g, homeOf(nation)) === AT_WAR;
/** 5.2 A power acts while one of its nations does. */
export const acts = (g: State, power: number): boolean =>
  NATIONS.some((_, nation) => powerOf(nation) === power && isActive(g, nation));
/** 11.5 */
export const isBreached = (g: State, fort: number): boolean => g.cells[at(g).breached + fort] === 1;
/** The fortification in a hex that is not breached; -1 if there is none. */
export const intactFort = (g: State, hex: number): number => {
  const fort = boxOf(g).FORT_AT[hex]!;
  return fort >= 0 && g.cells[at(g).breached + fort] === 0 ? fort : -1;
};
/** 11.5 Czech and Belgian forts have a garrison of their own: its nation, or -1. */
export const garrisonIn = (g: State, hex: number): number => {
  const fort = intactFort(g, hex);
  if (fort < 0) return -1; // index -1 would be looked up by name, which is slow
  const kind = boxOf(g).FORT_KINDS[fort]!;
  if (kind === 'west wall' || kind === 'maginot') return -1;
  return nationIn(boxOf(g).COUNTRY[hex]!);
};

/** The visible units in a hex, lowest first. */
export const stackIn = (g: State, hex: number): readonly number[] => stacks.stackIn(boxOf(g).STACKS, g, hex);
export const topOf = (g: State, hex: number): number => stacks.topOf(boxOf(g).STACKS, g, hex);
/** Puts a unit on top of the stack in its new place; the enemy forgets that it has seen it. */
export const putUnit = (g: State, unit: number, place: number): void =>
  stacks.putOnTop(boxOf(g).STACKS, g, unit, place);

/** Values of `moved` and `fought`. */
export const [NOT_MOVED, MOVED, BEGUN, UNDER_WAY, STOPPED] = [0, 1, 2, 3, 4];
export const FOUGHT = 1;
export const PLANNED = 2;
/** Values of `flieger`. */
export const [NO_FLIEGER, FLIEGER_READY, FLIEGER_PLANNED, FLIEGER_USED] = [0, 1, 2, 3];
/** Clears what counts for one phase only. */
export const clearPhase = (g: State): void => {
  const { COUNT, CELLS, FORT_HEXES } = boxOf(g);
  const { moved, factor, spent, column: doubled, fought, flanked, momentum, reorganised, assaulted } = CELLS;
  for (const cell of [moved, factor, spent, doubled, fought, flanked, momentum, reorganised])
    g.cells.fill(0, cell, cell + COUNT);
  g.cells.fill(0, assaulted, assaulted + FORT_HEXES.length);
  g.cells[AT.active] = beside(g, OUT);
};
