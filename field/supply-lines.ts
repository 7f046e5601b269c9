/** Supply lines by nation, traced only when asked for and when something on their way has changed. */
import type { State } from '../engine/state.ts';
import type { Grid, HexId } from '../kernel/hex.ts';
import { traceSupply, type SupplyMap, type Trace } from '../kernel/supply.ts';
import {
  findsOne,
  hasOpen,
  cachedLinesFor,
  leadsPast,
  lineBack,
  searchWithout,
  type CachedLines,
  type Left,
} from './supply-line-cache.ts';
import type { Board, Foes } from './occupancy.ts';

/** Where the lines of a nation, or of one kind of its units, lead, and what they depend on. */
export interface Network<F extends Foes = Foes> {
  /** Whose lines they are: `lines` of the board grows for this camp when counters may have changed one. */
  readonly camp: number;
  /** Hexsides no line crosses; for lines along railways only, all other hexsides. */
  readonly wall: Uint8Array;
  /** Longest line in hexes; no limit if left out. */
  readonly longest?: number;
  /** All other cells the lines depend on: who controls cities and railways, where railheads are. */
  readonly cells: ArrayLike<number>;
  /** The hexes that may feed it, the same list while the scenario is the same; and whether one of them does now. */
  sources(g: State): readonly HexId[];
  feeds(g: State, hex: number): boolean;
  /** Ground closed to everybody; changes only with `made` of the board or with `cells`. */
  closed(g: State, board: Board<F>): Uint8Array;
  /** What bars a line: enemies, their forts, cities they control. */
  isBarred(g: State, board: Board<F>, hex: number): boolean;
  /** Enemy zones, and the friends that negate them; neither if zones do not count. */
  zone?(board: Board<F>): Uint8Array;
  friend?(board: Board<F>): Uint8Array;
}

export interface Lines {
  /** Whether a unit in this hex would be in supply. */
  reaches(g: State, hex: number): boolean;
  /** The same for many hexes of a position that does not change meanwhile; a line checked for one is not checked again for the next. */
  reachesEach(g: State, hexes: readonly number[]): readonly boolean[];
  /** Whether a unit in any of the hexes that count would be in supply. Usually an old line is still open, and nothing need be traced. */
  reachesAny(g: State, hexes: readonly number[], counts: (g: State, hex: number) => boolean): boolean;
  /** Whether a unit would be in supply after these hexes are left. Usually its line avoids them. Only for lines without a length limit. */
  reachesWithout(g: State, hex: number, left: Left): boolean;
  /** The map and the sources as they are now, for `traceSupply`. The next question overwrites the map. */
  map(g: State): SupplyMap;
  sources(g: State): readonly HexId[];
}

const mapOn = <F extends Foes>(grid: Grid, network: Network<F>, g: State, board: Board<F>): SupplyMap => {
  const { wall, longest } = network;
  const zone = network.zone?.(board);
  const friend = network.friend?.(board);
  const barred = new Uint8Array(grid.size);
  for (let hex = 0; hex < grid.size; hex++) if (network.isBarred(g, board, hex)) barred[hex] = 1;
  return {
    closed: network.closed(g, board),
    barred,
    wall,
    ...(longest !== undefined && { longest }),
    ...(zone && { zone }),
    ...(friend && { friend }),
  };
};

const isOpen = <F extends Foes>(cache: CachedLines<F>, g: State, board: Board<F>, hex: number): boolean =>
  hasOpen(cache, g, board, hex) || findsOne(cache, g, board, hex);
const areOpen = <F extends Foes>(
  cache: CachedLines<F>,
  g: State,
  board: Board<F>,
  hexes: readonly number[],
): readonly boolean[] => {
  cache.inquiry = cache.network.longest === undefined ? ++cache.inquiries : 0;
  const each = hexes.map(hex => isOpen(cache, g, board, hex));
  cache.inquiry = 0;
  return each;
};

export const makeLines = <F extends Foes>(grid: Grid, boardOf: (g: State) => Board<F>, network: Network<F>): Lines => {
  const cache = cachedLinesFor(grid, network);
  /** Lines stay cached while their sources are the same list. */
  const boardNow = (g: State): Board<F> => {
    const sources = network.sources(g);
    const board = boardOf(g);
    if (sources !== cache.listed) lineBack(cache, sources);
    cache.looked = false;
    cache.compared = false;
    return board;
  };
  return {
    map: g => mapOn(grid, network, g, boardOf(g)),
    sources: g => network.sources(g).filter(hex => network.feeds(g, hex)),
    reaches: (g, hex) => isOpen(cache, g, boardNow(g), hex),
    reachesWithout: (g, hex, left) => {
      const board = boardNow(g);
      const isPast = isOpen(cache, g, board, hex) && leadsPast(cache, hex, left.hexes);
      return isPast || searchWithout(cache, g, board, hex, left);
    },
    reachesEach: (g, hexes) => areOpen(cache, g, boardNow(g), hexes),
    reachesAny: (g, hexes, counts) => {
      const board = boardNow(g);
      for (const hex of hexes) if (counts(g, hex) && hasOpen(cache, g, board, hex)) return true;
      for (const hex of hexes) if (counts(g, hex) && findsOne(cache, g, board, hex)) return true;
      return false;
    },
  };
};

/** The line of a hex, or the hex that cuts it and how. */
export const traceLine = (grid: Grid, lines: Lines, g: State, hex: HexId): Trace =>
  traceSupply(grid, lines.map(g), hex, lines.sources(g));

/** A line over the ground to a railhead and on by rail (War Comes Early 10.3): the whole line, or where it is cut. If no fed railhead can be reached, the trace to the nearest one says why. */
export const traceByRail = (
  grid: Grid,
  ground: Lines,
  rail: Lines,
  railheads: readonly HexId[],
  g: State,
  hex: HexId,
): Trace => {
  const fed = traceLine(grid, ground, g, hex);
  const tail = fed.ok ? fed : traceSupply(grid, ground.map(g), hex, railheads);
  if (!tail.ok) return tail;
  const head = tail.line.at(-1)!;
  const rest = traceLine(grid, rail, g, head);
  return 'line' in rest ? { ...rest, line: [...tail.line, ...rest.line.slice(1)] } : rest;
};
