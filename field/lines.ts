/** Supply lines by nation, traced only when somebody asks and something on their way has changed. */
import type { State } from '../engine/state.ts';
import type { Grid, HexId } from '../kernel/hex.ts';
import { makeSupplied, supplyFrom, traceSupply, type Supplied, type SupplyMap, type Trace } from '../kernel/supply.ts';

/** What the lines of one nation, or of one kind of its units, lead to and rest on. */
export interface Network {
  /** Hexsides no line crosses; where lines run along railways only, all the others. */
  readonly wall: Uint8Array;
  /** Longest line in hexes; no limit if left out. */
  readonly longest?: number;
  /** The hexes that may feed it, the same list while the scenario is the same; and whether one of them does now. */
  sources(g: State): readonly HexId[];
  feeds(g: State, hex: number): boolean;
  /** Ground that is open to nobody. */
  closed(g: State): Uint8Array;
  /** What bars a line: enemies, their forts, cities they control. */
  isBarred(g: State, hex: number): boolean;
  /** Enemy zones, and the friends that negate them; neither where zones do not count. */
  zone?(g: State): Uint8Array;
  friend?(g: State): Uint8Array;
  /** Grows when the counters or the closed ground may have changed a line: `lines` of the board. */
  stamp(g: State): number;
  /** Every other cell that lines rest on: who holds the cities and the railways, where the railheads lie. */
  readonly cells: ArrayLike<number>;
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

export const makeLines = (grid: Grid, network: Network): Lines => {
  const { wall, longest, cells } = network;
  const found: Supplied = makeSupplied(grid);
  const { reached, toward } = found;
  const hands = new Int16Array(cells.length);
  const barred = new Uint8Array(grid.size);
  const limit = longest === undefined ? {} : { longest };
  let listed: readonly HexId[] = [];
  let stamp = -1;

  const map = (g: State): SupplyMap => {
    const zone = network.zone?.(g);
    const friend = network.friend?.(g);
    for (let hex = 0; hex < barred.length; hex++) barred[hex] = network.isBarred(g, hex) ? 1 : 0;
    return { closed: network.closed(g), barred, wall, ...limit, ...(zone && { zone }), ...(friend && { friend }) };
  };
  const sources = (g: State): readonly HexId[] => network.sources(g).filter(hex => network.feeds(g, hex));
  const isFresh = (g: State): boolean => {
    if (stamp !== network.stamp(g) || listed !== network.sources(g)) return false;
    for (let i = 0; i < hands.length; i++) if (hands[i] !== g.n[cells[i]!]) return false;
    return true;
  };
  /** The lines as they are, traced anew if anything on their way has changed. */
  const traced = (g: State): Uint8Array => {
    if (isFresh(g)) return reached;
    stamp = network.stamp(g);
    listed = network.sources(g);
    for (let i = 0; i < hands.length; i++) hands[i] = g.n[cells[i]!]!;
    supplyFrom(grid, map(g), sources(g), found);
    return reached;
  };
  /** Is the line that once led from this hex to a source still open? */
  const isStillOpen = (g: State, from: number): boolean => {
    if (reached[from] === 0 || listed !== network.sources(g)) return false;
    const closed = network.closed(g);
    const zone = network.zone?.(g);
    const friend = network.friend?.(g);
    for (let hex = from; ; hex = toward[hex]!) {
      if (closed[hex] !== 0 || network.isBarred(g, hex)) return false;
      if (toward[hex]! < 0) return network.feeds(g, hex);
      if (hex !== from && zone !== undefined && zone[hex] !== 0 && !friend?.[hex]) return false;
    }
  };
  return {
    map,
    sources,
    reaches: (g, hex) => isStillOpen(g, hex) || traced(g)[hex] === 1,
    reachesAny: (g, hexes, counts) => {
      for (const hex of hexes) if (counts(g, hex) && isStillOpen(g, hex)) return true;
      for (const hex of hexes) if (counts(g, hex) && traced(g)[hex] === 1) return true;
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
