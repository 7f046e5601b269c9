/** Supply lines by nation, traced only when somebody asks and something on their way has changed. */
import type { State } from '../engine/state.ts';
import type { Grid, HexId } from '../kernel/hex.ts';
import { makeSupplied, supplyFrom, traceSupply, type Supplied, type SupplyMap, type Trace } from '../kernel/supply.ts';
import type { Board, Foes } from './occupancy.ts';

/** What the lines of one nation, or of one kind of its units, lead to and rest on. */
export interface Network<F extends Foes = Foes> {
  /** Whose lines they are: `lines` of the board grows for it when counters may have changed one. */
  readonly camp: number;
  /** Hexsides no line crosses; where lines run along railways only, all the others. */
  readonly wall: Uint8Array;
  /** Longest line in hexes; no limit if left out. */
  readonly longest?: number;
  /** Every cell beside the counters that lines rest on: who holds the cities and the railways, where the railheads lie. */
  readonly cells: ArrayLike<number>;
  /** The hexes that may feed it, the same list while the scenario is the same; and whether one of them does now. */
  sources(g: State): readonly HexId[];
  feeds(g: State, hex: number): boolean;
  /** Ground that is open to nobody; changes only with `made` of the board or with `cells`. */
  closed(g: State, board: Board<F>): Uint8Array;
  /** What bars a line: enemies, their forts, cities they control. */
  isBarred(g: State, board: Board<F>, hex: number): boolean;
  /** Enemy zones, and the friends that negate them; neither where zones do not count. */
  zone?(board: Board<F>): Uint8Array;
  friend?(board: Board<F>): Uint8Array;
}

export interface Lines {
  /** Would a unit be in supply in this hex? */
  reaches(g: State, hex: number): boolean;
  /** Would one in any of these that count? Mostly an old line is still open, and nothing need be traced. */
  reachesAny(g: State, hexes: readonly number[], counts: (g: State, hex: number) => boolean): boolean;
  /** The map and the sources as they are now, for `traceSupply`: a way in words, or what cuts it. The next question overwrites the map. */
  map(g: State): SupplyMap;
  sources(g: State): readonly HexId[];
}

export const makeLines = <F extends Foes>(grid: Grid, boardOf: (g: State) => Board<F>, network: Network<F>): Lines => {
  const { camp, wall, longest, cells } = network;
  const found: Supplied = makeSupplied(grid);
  const { reached, toward } = found;
  const hands = new Int16Array(cells.length);
  const barred = new Uint8Array(grid.size);
  const limit = longest === undefined ? {} : { longest };
  let listed: readonly HexId[] = [];
  let stamp = -1;

  const mapOn = (g: State, board: Board<F>): SupplyMap => {
    const zone = network.zone?.(board);
    const friend = network.friend?.(board);
    for (let hex = 0; hex < barred.length; hex++) barred[hex] = network.isBarred(g, board, hex) ? 1 : 0;
    return {
      closed: network.closed(g, board),
      barred,
      wall,
      ...limit,
      ...(zone && { zone }),
      ...(friend && { friend }),
    };
  };
  const sources = (g: State): readonly HexId[] => network.sources(g).filter(hex => network.feeds(g, hex));
  const isFresh = (g: State, board: Board<F>): boolean => {
    if (stamp !== board.lines[camp] || listed !== network.sources(g)) return false;
    for (let i = 0; i < hands.length; i++) if (hands[i] !== g.n[cells[i]!]) return false;
    return true;
  };
  /** The lines as they are, traced anew if anything on their way has changed. */
  const traced = (g: State, board: Board<F>): Uint8Array => {
    if (isFresh(g, board)) return reached;
    stamp = board.lines[camp]!;
    listed = network.sources(g);
    for (let i = 0; i < hands.length; i++) hands[i] = g.n[cells[i]!]!;
    supplyFrom(grid, mapOn(g, board), sources(g), found);
    return reached;
  };
  /** Is the line that once led from this hex to a source still open? */
  const isStillOpen = (g: State, board: Board<F>, from: number): boolean => {
    if (reached[from] === 0 || listed !== network.sources(g)) return false;
    const closed = network.closed(g, board);
    const zone = network.zone?.(board);
    const friend = network.friend?.(board);
    for (let hex = from; ; hex = toward[hex]!) {
      if (closed[hex] !== 0 || network.isBarred(g, board, hex)) return false;
      if (toward[hex]! < 0) return network.feeds(g, hex);
      if (hex !== from && zone !== undefined && zone[hex] !== 0 && !friend?.[hex]) return false;
    }
  };
  return {
    map: g => mapOn(g, boardOf(g)),
    sources,
    reaches: (g, hex) => {
      const board = boardOf(g);
      return isStillOpen(g, board, hex) || traced(g, board)[hex] === 1;
    },
    reachesAny: (g, hexes, counts) => {
      const board = boardOf(g);
      for (const hex of hexes) if (counts(g, hex) && isStillOpen(g, board, hex)) return true;
      for (const hex of hexes) if (counts(g, hex) && traced(g, board)[hex] === 1) return true;
      return false;
    },
  };
};

/** The line of a hex, or the hex that cuts it and how. */
export const traceLine = (grid: Grid, lines: Lines, g: State, hex: HexId): Trace =>
  traceSupply(grid, lines.map(g), hex, lines.sources(g));

/**
 * A line over the ground to a railhead and from there by rail (War Comes Early 10.3): whole, or where it is cut.
 * If no railhead that is fed can be reached, the nearest of them tells why.
 */
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
