/** What changes in a game of No Retreat!, column by column, read through named functions. What never changes about a hex or a counter is in ground.ts, army.ts and deck.ts. */
import type { Pieces } from '../../../engine/pieces.ts';
import { column, layout, track, type Column, type Layout, type State } from '../../../engine/state.ts';
import { A, G, type Army, type SideNo } from './army.ts';
import { boxOf, chartsOf, type OfBox } from './box.ts';
import { frontOfScenario, SCENARIOS, SIDES, type Front, type LeaderRow, type TurnRow } from '../data/rows.ts';
import { faceOf, FACES, type Deck } from './deck.ts';
import type { Ground } from './ground.ts';
import { OPTIONS, type OptionId } from './options.ts';
import {
  BESIDE_CUP,
  BOXES,
  CUP,
  DISCARDS,
  EXPERIENCE,
  HAND,
  HELD,
  ON_MAP,
  OUT,
  PILE,
  PLAN_CARDS,
  PLAN_OF,
  beside,
  placeNames,
} from './places.ts';

export { SIDES };
export const [GERMAN, ALLIED] = SIDES;
export const sideName = (side: SideNo) => SIDES[side];
export const sideNo = (side: string): SideNo => (side === GERMAN ? G : A);
export const foe = (side: SideNo): SideNo => (side === G ? A : G);

// Columns --------------------------------------------------------------------------------------------------------
const NO_YES = ['no', 'yes'] as const;
const signed = (most: number): readonly string[] => Array.from({ length: 2 * most + 1 }, (_, i) => `${i - most}`);
/** 17.2 */
export const MAX_EVENT_VP = 12;
const MAX_ALT_VP = 30;
export const STANCES: { readonly [F in Front]: readonly string[] } = {
  france: ['French Command', 'Careful Tactics', 'British Control', 'Operation Dynamo!', 'RAF Fully Engaged'],
  poland: [
    'Molotov-Ribbentrop Pact Line',
    'Stalin Dithers',
    'Red Army Readied',
    'Soviet Invasion!',
    'Nazi-Soviet Line',
  ],
};
/** What happens once in a game, by stance, plan or card. */
export const ONCE = [
  'evacuation',
  'dynamo',
  'readied',
  'invasion',
  'red line',
  'swiss front',
  'game end',
  'holland points',
  'initiative',
  'alternate set-up',
] as const;
export type Once = (typeof ONCE)[number];
export const NEUTRALS = ['Holland', 'Switzerland', 'USSR'] as const;
/** 21.1 The eighteen Alternate Events, by card and die. */
export const ALT_EVENTS = [58, 59, 63, 76, 77, 78].flatMap(no => [1, 2, 3].map(k => `#${no} ${k}`));
/** 2.5 Five grey-green, three blue, two brown. */
export const BATTLE_MARKERS = [
  ...[1, 2, 3, 4, 5].map(i => `grey ${i}`),
  ...[1, 2, 3].map(i => `blue ${i}`),
  ...[1, 2].map(i => `brown ${i}`),
];
const [FIRST_BLUE, FIRST_BROWN] = [5, 8];
export const colourOf = (marker: number): 'grey' | 'blue' | 'brown' => {
  if (marker >= FIRST_BROWN) return 'brown';
  return marker < FIRST_BLUE ? 'grey' : 'blue';
};
export const DROPS = ['Drop! 1', 'Drop! 2', 'Drop! 3', 'Glider'] as const;
export const PLAN_MARKERS = SIDES.flatMap(side => ['A', 'B', 'C', 'Dummy'].map(m => `${side} ${m}`));

const OPTION_TRACKS = Object.fromEntries(OPTIONS.map(o => [o.id, track(o.values.map(v => v.id))])) as {
  readonly [K in OptionId]: Column;
};
const tracks = () => ({
  turn: track(),
  scenario: track(SCENARIOS),
  ...OPTION_TRACKS,
  /** 19.11 `clearing`: fair, in the turn after bad weather; bad weather never comes twice in a row. */
  weather: track(['fair', 'bad', 'clearing']),
  /** 17.2 */
  eventVP: track(signed(MAX_EVENT_VP)),
  /** 26.4 */
  altVP: track(signed(MAX_ALT_VP)),
  stance: track(['1', '2', '3', '4', '5']),
  /** 20.2 The marker is turned in the second box. */
  stanceFace: track(['front', 'turned']),
  once: column(ONCE, NO_YES),
  war: column(NEUTRALS, ['neutral', 'at war']),
  /** 5.6 */
  leader: column(SIDES, ['main', 'dismissed', 'replacement']),
  /** 8.1 The side draws no markers this turn. */
  unled: column(SIDES, NO_YES),
  /** 9.2 */
  rebuilt: column(SIDES),
  /** 21.1 `cancelled`: another event has replaced it. */
  alt: column(ALT_EVENTS, ['no', 'yes', 'cancelled']),
  planMarker: column(PLAN_MARKERS, ['aside', 'in the box']),
  /** How many plan markers are in the Secret Plans box, by side. */
  planCount: column(SIDES),
  /** 26.2 Surrender! markers in the Surrendered Units box. */
  given: track(),
  /** The version of the rules the game was begun under. */
  rules: track(['1', '2']),
});
export const AT = layout(tracks()).at;
/** The cells of a column by the labels of its rows. */
const cellsOf = <L extends string>(first: number, labels: readonly L[]): { readonly [K in L]: number } => {
  const cells = Object.fromEntries(labels.map((label, i) => [label, first + i])) as { readonly [K in L]: number };
  return { ...cells }; // copied, because an object grown key by key is read through a hash table
};
const ONCE_CELL = cellsOf(AT.once, ONCE);
const WAR_CELL = cellsOf(AT.war, NEUTRALS);
const ALT_CELL = cellsOf(AT.alt, ALT_EVENTS);

const columns = (
  units: readonly string[],
  places: readonly string[],
  { GRID, CITIES }: Ground,
  pieces: readonly string[],
) => ({
  place: column(units, places),
  face: column(units, ['full', 'reduced']),
  /** 12.4 */
  supply: column(units, ['full', 'low', 'none']),
  /** 2.7 No Actions. */
  na: column(units, NO_YES),
  /** 15.0 Under a Blitzkrieg! marker. */
  blitz: column(units, NO_YES),
  moved: column(units, NO_YES),
  fought: column(units, NO_YES),
  /** 18.8 A Regional unit that was driven out of its area. */
  loose: column(units, NO_YES),
  /** 24.2, 24.3 The unit went to the Reserve by an instruction of a plan. */
  freed: column(units, NO_YES),
  control: column(GRID.labels, SIDES),
  /** 16.1 Who held a city when the Game Turn began. */
  held: column(
    CITIES.flat().map(hex => GRID.labels[hex]!),
    SIDES,
  ),
  marker: column(BATTLE_MARKERS, places),
  markerFace: column(BATTLE_MARKERS, ['target', 'counterblow']),
  drop: column(DROPS, places),
  /** 2.11, 19.10 The hex of a Drop! marker is German only while the marker is there. */
  borrowed: column(DROPS, NO_YES),
  piece: column(pieces, places),
  known: column(pieces),
  /** 22.7 The card the German player has just drawn and may change; secret. */
  fresh: track(['none', ...pieces]),
  /** The hex of an initiative marker that is on the map. */
  lies: column(pieces, places),
  cards: column(BOXES),
  /** By front (deck.ts): how many markers are in each box. */
  german39: column(BOXES),
  german40: column(BOXES),
  allied39: column(BOXES),
  allied40: column(BOXES),
  germanPlans: column(BOXES),
  alliedPlans: column(BOXES),
});
export type Cells = Layout<ReturnType<typeof columns>>['at'];

export const makeBoard = (
  ground: Ground,
  { UNIT_NAMES }: Army,
  deck: Deck,
): {
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  readonly CARD_PIECES: Pieces;
  readonly MARKER_PIECES: readonly Pieces[];
  readonly PLAN_PIECES: readonly [Pieces, Pieces];
} => {
  const { SIZE } = ground;
  const made = layout({ ...tracks(), ...columns(UNIT_NAMES, placeNames(ground), ground, deck.PIECE_NAMES) });
  const all: { readonly [name: string]: Column } = made.columns;
  const CELLS: Cells = made.at;
  const sizes = [CELLS.german39, CELLS.german40, CELLS.allied39, CELLS.allied40];
  const base = { sides: SIDES, at: CELLS.piece, known: CELLS.known };
  const seen = (box: number, by: 'all' | 'nobody' | SideNo) => ({
    place: SIZE + box,
    seen: by === 'all' || by === 'nobody' ? by : { by: SIDES[by] },
  });
  const rows = (from: number, count: number, test: (i: number) => boolean): readonly number[] =>
    Array.from({ length: count }, (_, i) => from + i).filter(r => test(r - from));
  const plans = (side: SideNo): Pieces => ({
    ...base,
    rows: rows(deck.FIRST_PLAN, deck.PLANS.length, i => deck.PLANS[i]!.side === SIDES[side]),
    size: (side === G ? CELLS.germanPlans : CELLS.alliedPlans) - SIZE,
    zones: [seen(PLAN_OF + side, side), seen(PLAN_CARDS + side, 'nobody'), seen(OUT, 'all')],
  });
  return {
    BOARD: { columns: all, at: made.at, size: made.size },
    CELLS,
    CARD_PIECES: {
      ...base,
      rows: rows(0, deck.CARDS.length, () => true),
      size: CELLS.cards - SIZE,
      zones: [seen(PILE, 'nobody'), seen(DISCARDS, 'all'), seen(HAND, G), seen(HAND + 1, A), seen(OUT, 'all')],
    },
    MARKER_PIECES: Array.from({ length: FACES }, (_, f) => {
      const side: SideNo = f < 2 ? G : A;
      return {
        ...base,
        rows: rows(deck.FIRST_MARKER, deck.MARKERS.length, i => faceOf(deck.MARKERS[i]!) === f),
        size: sizes[f]! - SIZE,
        zones: [
          seen(CUP + side, 'nobody'),
          seen(HELD + side, side),
          seen(EXPERIENCE, side),
          ...[ON_MAP, BESIDE_CUP, OUT].map(box => seen(box, 'all')),
        ],
      };
    }),
    PLAN_PIECES: [plans(G), plans(A)],
  };
};
export const at = (g: OfBox): Cells => boxOf(g).CELLS;

// Reading the state ----------------------------------------------------------------------------------------------
export const scenarioOf = (g: State): string => SCENARIOS[g.cells[AT.scenario]!]!;
export const frontOf = (g: State): Front => frontOfScenario(scenarioOf(g));
export const isFrance = (g: State): boolean => g.cells[AT.scenario]! < 2;
export const frontNo = (g: State): number => (isFrance(g) ? 0 : 1);
export const isHistorical = (g: State): boolean => g.cells[AT.scenario]! % 2 === 1;
/** Whether an option has its second value: an optional rule in use, or the other interpretation. */
export const option = (g: State, id: OptionId): boolean => g.cells[AT[id]] === 1;
/** 24.2, 24.3 Whether the game was begun under version 1, in which units that a plan frees can leave the map for the Reserve again and again. */
export const byFirstRules = (g: State): boolean => g.cells[AT.rules] === 0;
export const turnOf = (g: State): number => g.cells[AT.turn]!;
export const turnRow = (g: State): TurnRow => chartsOf(g).turns[frontOf(g)][turnOf(g) - 1]!;
export const unitsOf = (g: State, side: SideNo): readonly number[] => boxOf(g).UNITS_OF[frontNo(g)]![side];
export const unitsInPlay = (g: State): readonly number[] => boxOf(g).BY_FRONT[frontNo(g)]!;
export const citiesOf = (g: State): readonly number[] => boxOf(g).CITIES[frontNo(g)]!;
export const sheetOf = (g: State): { readonly from: number; readonly to: number } => boxOf(g).SHEET[frontNo(g)]!;
/** 2.1 Both sheets are in one grid; only one of them is played on. */
export const isOnSheet = (g: State, hex: number): boolean => hex >= sheetOf(g).from && hex < sheetOf(g).to;
/** The land of the front, and the part of it in a country. */
export const landOf = (g: State): readonly number[] => boxOf(g).LANDS[frontNo(g)]!;
export const landIn = (g: State, country: number): readonly number[] => boxOf(g).LAND_IN[frontNo(g)]![country]!;
export const placeOf = (g: State, unit: number): number => g.cells[at(g).place + unit]!;
export const isHex = (g: OfBox, place: number): boolean => place >= 0 && place < boxOf(g).SIZE;
export const onMap = (g: State, unit: number): boolean => {
  const { CELLS, SIZE } = boxOf(g);
  const place = g.cells[CELLS.place + unit]!;
  return place >= 0 && place < SIZE;
};
export const inBox = (g: State, unit: number, box: number): boolean => placeOf(g, unit) === beside(g, box);
/** The counters in a hex, or in a box, in the order of the list. */
export const unitsIn = (g: State, place: number): readonly number[] =>
  place >= 0 ? boxOf(g).cache.boardCache.unitsAt(g, place) : NOBODY;
const NOBODY: readonly number[] = [];
/** The same for one side. */
export const unitsOfIn = (g: State, side: SideNo, place: number): readonly number[] => {
  const { SIDE } = boxOf(g);
  const found: number[] = [];
  for (const u of unitsIn(g, place)) if (SIDE[u] === side) found.push(u);
  return found;
};
/** Whether a unit of the side is there. */
export const hasOf = (g: State, side: SideNo, place: number): boolean => {
  const { SIDE } = boxOf(g);
  for (const u of unitsIn(g, place)) if (SIDE[u] === side) return true;
  return false;
};
/** The hexes of these units, each once, in the order of the list; units off the map are skipped. */
export const hexesOf = (g: State, units: readonly number[]): readonly number[] => {
  const isNew = newList(g);
  const hexes: number[] = [];
  for (const u of units) if (onMap(g, u) && isNew(placeOf(g, u))) hexes.push(placeOf(g, u));
  return hexes;
};
/** Begins a list of hexes without duplicates: returns a function that says whether a hex is new. Beginning another list ends this one. */
export const newList = (g: OfBox): ((hex: number) => boolean) => {
  const { cache } = boxOf(g);
  const { seen } = cache;
  const list = ++cache.lists;
  return hex => {
    if (seen[hex] === list) return false;
    seen[hex] = list;
    return true;
  };
};
export const isReduced = (g: State, unit: number): boolean => g.cells[at(g).face + unit] === 1;
export const faceNow = (g: State, unit: number) => {
  const { faces } = boxOf(g).UNITS[unit]!;
  return faces[Math.min(g.cells[at(g).face + unit]!, faces.length - 1)]!;
};
export const stepsOf = (g: State, unit: number): number => boxOf(g).STEPS[unit]! - (isReduced(g, unit) ? 1 : 0);
export const controls = (g: State, side: SideNo, hex: number): boolean => g.cells[at(g).control + hex] === side;
export const happened = (g: State, what: Once): boolean => g.cells[ONCE_CELL[what]] === 1;
export const note = (g: State, what: Once): void => {
  g.cells[ONCE_CELL[what]] = 1;
};
export const isAtWar = (g: State, neutral: (typeof NEUTRALS)[number]): boolean => g.cells[WAR_CELL[neutral]] === 1;
export const eventVP = (g: State): number => g.cells[AT.eventVP]! - MAX_EVENT_VP;
export const altVP = (g: State): number => g.cells[AT.altVP]! - MAX_ALT_VP;
export const ALT_ZERO = MAX_ALT_VP;
/** 20.2 Box 0 is the start. */
export const stanceOf = (g: State): number => g.cells[AT.stance]!;
/** 20.2 Box 1 is Careful Tactics. */
export const [CAREFUL, LAST_BOX] = [1, 4];
export const isAlt = (g: State, event: string): boolean => g.cells[ALT_CELL[event]!] === 1;
/** 21.1.1 Whether the Czechs are neutral; asked for every march and every supply line. */
export const CZECHS_NEUTRAL = ALT_CELL['#58 3']!;
export const areCzechsNeutral = (g: State): boolean => g.cells[CZECHS_NEUTRAL] === 1;
/** 21.1 Whether this card was rolled for, whatever the result. */
export const hasRolled = (g: State, card: number): boolean =>
  [1, 2, 3].some(k => g.cells[ALT_CELL[`#${card} ${k}`]!] !== 0);
/** 5.6 The Main Leader, dismissed or not, or the Replacement Leader. */
export const [MAIN, DISMISSED, REPLACEMENT] = [0, 1, 2];
export const commandOf = (g: State, side: SideNo): number => g.cells[AT.leader + side]!;
/** 5.5, 5.6 The leader in command: the old one until the new card is turned. */
export const leaderOf = (g: State, side: SideNo): LeaderRow =>
  boxOf(g).LEADERS[frontNo(g)]![side]![commandOf(g, side) === REPLACEMENT ? 1 : 0]!;
export const isLed = (g: State, name: string): boolean => leaderOf(g, G).name === name || leaderOf(g, A).name === name;
/** 2.5 The side a Target/Counterblow marker belongs to: brown ones are Allied in France and German in Poland. */
export const markerSide = (g: State, marker: number): SideNo => {
  const colour = colourOf(marker);
  if (colour === 'brown') return isFrance(g) ? A : G;
  return colour === 'grey' ? G : A;
};
/** 20.1.1, 20.1.2 No Deployment, Mobilization. */
export const isEarly = (g: State): boolean => turnOf(g) <= 3;

// Writing the state ----------------------------------------------------------------------------------------------
/** Reports a change of cells the board depends on (rules/position/board-cache.ts); names the counter if only one changed. */
export const touched = (g: State, unit?: number): void => boxOf(g).cache.boardCache.touched(unit);
/** Moves a counter; its markers stay with it while it is on the map. */
export const putUnit = (g: State, unit: number, place: number): void => {
  const { place: cell, supply, na, blitz, loose } = at(g);
  g.cells[cell + unit] = place;
  touched(g, unit);
  if (isHex(g, place)) return;
  g.cells[supply + unit] = 0;
  g.cells[na + unit] = 0;
  g.cells[blitz + unit] = 0;
  g.cells[loose + unit] = 0;
};
/** 17.2 Points beyond the ends of the track are lost. */
export const addEventVP = (g: State, points: number): void => {
  g.cells[AT.eventVP] = Math.max(0, Math.min(2 * MAX_EVENT_VP, g.cells[AT.eventVP]! + points));
};
