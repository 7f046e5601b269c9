/** 8.0 Supply. */
import type { HexId } from '../../../kernel/hex.ts';
import { supplyFrom, traceSupply, type SupplyMap, type Trace } from '../../../kernel/supply.ts';
import type { State } from '../../../engine/state.ts';
import { A, FRENCH, G, isMech, nationOf, neutralOf, sideOf, type SideNo } from '../army.ts';
import { boxOf, chartsOf } from '../box.ts';
import { countryOf, gridOf, isCity, isMaginot, sizeOf } from '../ground.ts';
import type { Board, Lines } from '../kept.ts';
import {
  at,
  controlOf,
  controls,
  foe,
  fortIn,
  is1940,
  NEUTRAL,
  onMap,
  placeOf,
  scenarioOf,
  standing,
  turnOf,
} from '../state.ts';
import { boardOf } from './memo.ts';

/** Countries by hex: Belgium 1 … as in ground.ts; their place in NEUTRALS. */
const NEUTRAL_BY_COUNTRY = [-1, 0, 1, 2, -1, 3, -1];
/** 3.2, 3.6 A neutral's ground is closed to everyone until it is violated. */
export const isNeutralGround = (g: State, hex: number): boolean => {
  const neutral = NEUTRAL_BY_COUNTRY[countryOf(g, hex)]!;
  return neutral >= 0 && (!is1940(g) || standing(g, neutral) === NEUTRAL);
};

/** 8.1 What bars a line of this side: enemies and their forts, cities they control. */
const isBarred = (g: State, board: Board, side: SideNo, hex: number): boolean =>
  board.inPlay[foe(side)][hex]! > 0 ||
  board.forts[hex] === foe(side) + 1 ||
  (isCity(g, hex) && !controls(g, side, hex));

/** Ground that is open to nobody: kept until a neutral goes to war. */
const closedGround = (g: State, board: Board): Uint8Array => {
  const { SHUT, kept } = boxOf(g);
  const { closed, closedAsOf } = kept.supply;
  if (closedAsOf !== board.made)
    for (let hex = 0; hex < closed.length; hex++) closed[hex] = SHUT[hex] || isNeutralGround(g, hex) ? 1 : 0;
  kept.supply.closedAsOf = board.made;
  return closed;
};
const lay = (g: State, side: SideNo): SupplyMap => {
  const board = boardOf(g);
  const { WATER_SIDE, CITY, CELLS, kept } = boxOf(g);
  const { barred } = kept.supply;
  const { n } = g;
  const enemies = board.inPlay[foe(side)];
  const theirFort = foe(side) + 1;
  for (let hex = 0; hex < barred.length; hex++)
    barred[hex] =
      enemies[hex]! > 0 || board.forts[hex] === theirFort || (CITY[hex] === 1 && n[CELLS.control + hex] !== side + 1)
        ? 1
        : 0;
  return {
    closed: closedGround(g, board),
    barred,
    wall: WATER_SIDE,
    zone: board.zones[foe(side)],
    friend: board.inPlay[side],
  };
};

/** 8.7, 8.8, 8.6 Where lines lead. The ports serve only units in row 31 and north of it. */
const edgeSources = (g: State, side: SideNo): readonly HexId[] => {
  const { germanSources, alliedEdges, frenchHexes } = boxOf(g).kept.supply;
  if (side === G) return germanSources;
  return is1940(g) ? alliedEdges : frenchHexes;
};
const openPorts = (g: State): readonly HexId[] =>
  boxOf(g).PORT_HEXES.filter((hex, i) => controlOf(g, hex) === A + 1 && !g.n[at(g).lostPort + i]);
const isCoastal = (g: State, hex: number): boolean => boxOf(g).COASTAL[hex] === 1;

const isFresh = (g: State, side: SideNo, { counters, hands }: Lines): boolean => {
  if (counters !== boardOf(g).lines[side]) return false;
  const { CELLS, kept } = boxOf(g);
  const { n } = g;
  const held = kept.supply.hands;
  const { length } = held;
  for (let i = 0; i < length; i++) if (hands[i] !== n[CELLS.control + held[i]!]) return false;
  for (let i = length; i < hands.length; i++) if (hands[i] !== n[CELLS.lostPort + i - length]) return false;
  return true;
};
const remember = (g: State, { hands }: Lines): void => {
  const { CELLS, kept } = boxOf(g);
  const held = kept.supply.hands;
  for (let i = 0; i < hands.length; i++)
    hands[i] = i < held.length ? g.n[CELLS.control + held[i]!]! : g.n[CELLS.lostPort + i - held.length]!;
};
/** The lines of a side to its edges, traced anew if anything on their way has changed. */
const linesOf = (g: State, side: SideNo): Lines => {
  const lines = boxOf(g).kept.supply.lines[side];
  if (isFresh(g, side, lines)) return lines;
  lines.scenario = scenarioOf(g);
  lines.counters = boardOf(g).lines[side];
  lines.portsTraced = false;
  remember(g, lines);
  supplyFrom(gridOf(g), lay(g, side), edgeSources(g, side), lines.edges);
  return lines;
};
/** Is the line that once led from this hex to an edge still open? Mostly it is, and nothing need be traced. */
const isStillOpen = (g: State, side: SideNo, from: number): boolean => {
  const { scenario, edges } = boxOf(g).kept.supply.lines[side];
  const { reached, toward } = edges;
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
  if (!lines.portsTraced) supplyFrom(gridOf(g), lay(g, A), openPorts(g), lines.ports);
  lines.portsTraced = true;
  return lines.ports.reached[hex] === 1;
};
/** Would a unit of this side be in supply in this hex? */
export const isSupplied = (g: State, side: SideNo, hex: number): boolean =>
  hasEdge(g, side, hex) || (side === A && is1940(g) && isCoastal(g, hex) && hasPort(g, hex));
/** The same for all hexes. */
export const suppliedHexes = (g: State, side: SideNo): Uint8Array =>
  Uint8Array.from({ length: sizeOf(g) }, (_, hex) => (isSupplied(g, side, hex) ? 1 : 0));

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
  if (neutralOf(nationOf(g, unit)) >= 0) return true;
  if (sideOf(g, unit) === G) return !is1940(g) || (isMech(g, unit) && turnOf(g) <= chartsOf(g).supply.mechanisedToTurn);
  return nationOf(g, unit) === FRENCH && fortIn(g, placeOf(g, unit)) >= 0 && isMaginot(g, placeOf(g, unit));
};
export const inSupply = (g: State, unit: number): boolean =>
  onMap(g, unit) && (always(g, unit) || isSupplied(g, sideOf(g, unit), placeOf(g, unit)));

/** The line of a unit, or the hex that cuts it and how: for the screen. */
export const traceOf = (g: State, unit: number): Trace => {
  const side = sideOf(g, unit);
  const hex = placeOf(g, unit) as HexId;
  if (always(g, unit)) return { ok: true, line: [hex] };
  return traceSupply(gridOf(g), lay(g, side), hex, [
    ...edgeSources(g, side),
    ...(side === A && is1940(g) && isCoastal(g, hex) ? openPorts(g) : []),
  ]);
};
