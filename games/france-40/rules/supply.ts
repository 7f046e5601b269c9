/** 8.0 Supply. */
import type { HexId } from '../../../kernel/hex.ts';
import {
  makeSupplied,
  supplyFrom,
  traceSupply,
  type Supplied,
  type SupplyMap,
  type Trace,
} from '../../../kernel/supply.ts';
import type { State } from '../../../engine/state.ts';
import { SUPPLY } from '../data/charts.ts';
import { GRID } from '../data/map.ts';
import {
  CITY,
  COUNTRY,
  EAST_EDGE,
  FRANCE,
  isGap,
  isLand,
  MAGINOT_HEXES,
  PORT_HEXES,
  rowOf,
  RUHR,
  SIZE,
  SOUTH_EDGE,
  WATER_SIDE,
  WEST_EDGE,
} from '../ground.ts';
import {
  A,
  AT,
  controlOf,
  controls,
  foe,
  fortIn,
  FRENCH,
  G,
  is1940,
  MECH,
  NATION,
  NEUTRAL,
  neutralOf,
  onMap,
  placeOf,
  scenarioOf,
  SIDE,
  standing,
  turnOf,
  type SideNo,
} from '../state.ts';
import { boardOf, type Board } from './memo.ts';

const GROUND_SHUT = Uint8Array.from({ length: SIZE }, (_, hex) => (isLand(hex) && !isGap(hex) ? 0 : 1));
/** Countries by hex: Belgium 1 … as in ground.ts; their place in NEUTRALS. */
const NEUTRAL_BY_COUNTRY = [-1, 0, 1, 2, -1, 3, -1];
/** 3.2, 3.6 A neutral's ground is closed to everyone until it is violated. */
export const isNeutralGround = (g: State, hex: number): boolean => {
  const neutral = NEUTRAL_BY_COUNTRY[COUNTRY[hex]!]!;
  return neutral >= 0 && (!is1940(g) || standing(g, neutral) === NEUTRAL);
};

/** Own names, as in state.ts. */
const city = CITY;
const size = SIZE;
/** 8.1 What bars a line of this side: enemies and their forts, cities they control. */
const isBarred = (g: State, board: Board, side: SideNo, hex: number): boolean =>
  board.inPlay[foe(side)][hex]! > 0 ||
  board.forts[hex] === foe(side) + 1 ||
  (city[hex] === 1 && !controls(g, side, hex));

const closed = new Uint8Array(SIZE);
const barred = new Uint8Array(SIZE);
let closedAsOf = -1;
/** Ground that is open to nobody: kept until a neutral goes to war. */
const closedGround = (g: State, board: Board): Uint8Array => {
  if (closedAsOf !== board.made)
    for (let hex = 0; hex < SIZE; hex++) closed[hex] = GROUND_SHUT[hex] || isNeutralGround(g, hex) ? 1 : 0;
  closedAsOf = board.made;
  return closed;
};
const lay = (g: State, side: SideNo): SupplyMap => {
  const board = boardOf(g);
  for (let hex = 0; hex < size; hex++) barred[hex] = isBarred(g, board, side, hex) ? 1 : 0;
  return {
    closed: closedGround(g, board),
    barred,
    wall: WATER_SIDE,
    zone: board.zones[foe(side)],
    friend: board.inPlay[side],
  };
};

/** 8.7, 8.8, 8.6 Where lines lead. The ports serve only units in row 31 and north of it. */
const edgeSources = (g: State, side: SideNo): readonly HexId[] =>
  side === G ? GERMAN_SOURCES : is1940(g) ? ALLIED_EDGES : FRENCH_HEXES;
const GERMAN_SOURCES = [...RUHR, ...EAST_EDGE];
const ALLIED_EDGES = [...WEST_EDGE, ...SOUTH_EDGE];
const FRENCH_HEXES = Array.from({ length: SIZE }, (_, hex) => hex as HexId).filter(
  hex => COUNTRY[hex] === FRANCE && !GROUND_SHUT[hex],
);
const openPorts = (g: State): readonly HexId[] =>
  PORT_HEXES.filter((hex, i) => controlOf(g, hex) === A + 1 && !g.n[AT.lostPort + i]);
const COASTAL = Uint8Array.from({ length: SIZE }, (_, hex) => (rowOf(hex) >= SUPPLY.coastalFromRow ? 1 : 0));
const isCoastal = (hex: number): boolean => COASTAL[hex] === 1;

/** The lines of a side as last traced, and what they rest on beside the counters: the scenario, and who holds the cities and ports. */
interface Lines {
  scenario: number;
  counters: number;
  readonly hands: Int16Array;
  readonly edges: Supplied;
  readonly ports: Supplied;
  portsTraced: boolean;
}
const HELD = Array.from({ length: SIZE }, (_, hex) => hex).filter(
  hex => CITY[hex] || (PORT_HEXES as readonly number[]).includes(hex),
);
const LINES = [G, A].map((): Lines => ({
  scenario: -1,
  counters: -1,
  hands: new Int16Array(HELD.length + PORT_HEXES.length),
  edges: makeSupplied(GRID),
  ports: makeSupplied(GRID),
  portsTraced: false,
}));
const handAt = (g: State, i: number): number =>
  i < HELD.length ? g.n[AT.control + HELD[i]!]! : g.n[AT.lostPort + i - HELD.length]!;
const isFresh = (g: State, side: SideNo, { counters, hands }: Lines): boolean => {
  if (counters !== boardOf(g).lines[side]) return false;
  for (let i = 0; i < hands.length; i++) if (hands[i] !== handAt(g, i)) return false;
  return true;
};
/** The lines of a side to its edges, traced anew if anything on their way has changed. */
const linesOf = (g: State, side: SideNo): Lines => {
  const lines = LINES[side]!;
  const { hands } = lines;
  if (isFresh(g, side, lines)) return lines;
  Object.assign(lines, { scenario: scenarioOf(g), counters: boardOf(g).lines[side], portsTraced: false });
  for (let i = 0; i < hands.length; i++) hands[i] = handAt(g, i);
  supplyFrom(GRID, lay(g, side), edgeSources(g, side), lines.edges);
  return lines;
};
/** Is the line that once led from this hex to an edge still open? Mostly it is, and nothing need be traced. */
const isStillOpen = (g: State, side: SideNo, from: number): boolean => {
  const {
    scenario,
    edges: { reached, toward },
  } = LINES[side]!;
  if (scenario !== scenarioOf(g) || !reached[from]) return false;
  const board = boardOf(g);
  const shut = closedGround(g, board);
  const zone = board.zones[foe(side)];
  const friend = board.inPlay[side];
  for (let hex = from; hex >= 0; hex = toward[hex]!) {
    if (shut[hex] || isBarred(g, board, side, hex)) return false;
    if (hex !== from && toward[hex]! >= 0 && zone[hex] && !friend[hex]) return false;
  }
  return true;
};
const hasEdge = (g: State, side: SideNo, hex: number): boolean =>
  isStillOpen(g, side, hex) || linesOf(g, side).edges.reached[hex] === 1;
/** 8.8 From the open ports, for the few who ask: those in the north whom no edge feeds. */
const hasPort = (g: State, hex: number): boolean => {
  const lines = linesOf(g, A);
  if (!lines.portsTraced) supplyFrom(GRID, lay(g, A), openPorts(g), lines.ports);
  lines.portsTraced = true;
  return lines.ports.reached[hex] === 1;
};
/** Would a unit of this side be in supply in this hex? */
export const isSupplied = (g: State, side: SideNo, hex: number): boolean =>
  hasEdge(g, side, hex) || (side === A && is1940(g) && isCoastal(hex) && hasPort(g, hex));
/** The same for all hexes. */
export const suppliedHexes = (g: State, side: SideNo, out: Uint8Array): Uint8Array => {
  for (let hex = 0; hex < SIZE; hex++) out[hex] = isSupplied(g, side, hex) ? 1 : 0;
  return out;
};

/** 4.4, 4.8, 5.17 Has this hex a line to the west or south edge? Neither a port nor a fort will do. */
export const isOverlandHex = (g: State, hex: number): boolean => hasEdge(g, A, hex);
/** 4.8 Has any of these that count? Their old lines are looked at first: mostly one of them is still open, and nothing need be traced. */
export const isAnyOverland = (
  g: State,
  hexes: readonly number[],
  counts: (g: State, hex: number) => boolean,
): boolean => {
  for (const hex of hexes) if (counts(g, hex) && isStillOpen(g, A, hex)) return true;
  for (const hex of hexes) if (counts(g, hex) && isOverlandHex(g, hex)) return true;
  return false;
};
export const isOverland = (g: State, unit: number): boolean => onMap(g, unit) && isOverlandHex(g, placeOf(g, unit));

/** 8.0, 8.10 Always in supply: neutrals, Germans in 1939, mechanised corps in the first turns, the French in a Maginot fort. */
const always = (g: State, unit: number): boolean => {
  if (neutralOf(NATION[unit]!) >= 0) return true;
  if (SIDE[unit] === G) return !is1940(g) || (MECH[unit] === 1 && turnOf(g) <= SUPPLY.mechanisedToTurn);
  return (
    NATION[unit] === FRENCH &&
    fortIn(g, placeOf(g, unit)) >= 0 &&
    (MAGINOT_HEXES as readonly number[]).includes(placeOf(g, unit))
  );
};
export const inSupply = (g: State, unit: number): boolean =>
  onMap(g, unit) && (always(g, unit) || isSupplied(g, SIDE[unit] as SideNo, placeOf(g, unit)));

/** The line of a unit, or the hex that cuts it and how: for the screen. */
export const traceOf = (g: State, unit: number): Trace => {
  const side = SIDE[unit] as SideNo;
  const hex = placeOf(g, unit) as HexId;
  if (always(g, unit)) return { ok: true, line: [hex] };
  return traceSupply(GRID, lay(g, side), hex, [
    ...edgeSources(g, side),
    ...(side === A && is1940(g) && isCoastal(hex) ? openPorts(g) : []),
  ]);
};
