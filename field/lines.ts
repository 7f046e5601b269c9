/** Supply lines by nation, traced only when somebody asks and something on their way has changed. */
import type { State } from '../engine/state.ts';
import type { Grid, HexId } from '../kernel/hex.ts';
import { traceSupply, type SupplyMap, type Trace } from '../kernel/supply.ts';
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
  /** The same for many hexes of a position that does not change meanwhile: a way that was looked at for one is not looked at again for the next. */
  reachesEach(g: State, hexes: readonly number[]): readonly boolean[];
  /** Would one in any of these that count? Mostly an old line is still open, and nothing need be traced. */
  reachesAny(g: State, hexes: readonly number[], counts: (g: State, hex: number) => boolean): boolean;
  /** The map and the sources as they are now, for `traceSupply`: a way in words, or what cuts it. The next question overwrites the map. */
  map(g: State): SupplyMap;
  sources(g: State): readonly HexId[];
}

/** Longer than any line: there is none. */
const CUT = 0x7fff;
const NOTHING = new Uint8Array(0x8000);

export const makeLines = <F extends Foes>(grid: Grid, boardOf: (g: State) => Board<F>, network: Network<F>): Lines => {
  const { camp, wall, longest = CUT - 1, cells } = network;
  const { near, sides, size } = grid;
  /** Where a line was once found: the next hex on the way to its source, -1 at the source. */
  const found = new Uint8Array(size);
  const toward = new Int16Array(size);
  const isSource = new Uint8Array(size);
  /** The hexes a search has come to, by its number; how far they are, and the hex before. */
  const seen = new Int32Array(size);
  const steps = new Int16Array(size);
  const back = new Int16Array(size);
  const queue = new Int16Array(size);
  /** Where none was found, while nothing has changed. */
  const cut = new Uint8Array(size);
  const hands = new Int16Array(cells.length);
  /** From where a line was seen to be open, by the number of the inquiry; none where lines are limited, since it may have been nearer then. */
  const sure = new Int32Array(size);
  let listed: readonly HexId[] = [];
  let stamp = -1;
  let searches = 0;
  let inquiries = 0;
  let inquiry = 0;

  const mapOn = (g: State, board: Board<F>): SupplyMap => {
    const zone = network.zone?.(board);
    const friend = network.friend?.(board);
    return {
      closed: network.closed(g, board),
      barred: Uint8Array.from(found, (_, hex) => (network.isBarred(g, board, hex) ? 1 : 0)),
      wall,
      ...(network.longest !== undefined && { longest }),
      ...(zone && { zone }),
      ...(friend && { friend }),
    };
  };
  /** Lines that were found lead to these. */
  const list = (sources: readonly HexId[]): void => {
    for (const hex of listed) isSource[hex] = 0;
    for (const hex of sources) isSource[hex] = 1;
    listed = sources;
    found.fill(0);
    stamp = -1;
  };
  const forgetCuts = (g: State, board: Board<F>): void => {
    let same = stamp === board.lines[camp];
    for (let i = 0; same && i < hands.length; i++) same = hands[i] === g.n[cells[i]!];
    if (same) return;
    stamp = board.lines[camp]!;
    for (let i = 0; i < hands.length; i++) hands[i] = g.n[cells[i]!]!;
    cut.fill(0);
  };
  const feeds = (g: State, hex: number): boolean => isSource[hex] !== 0 && network.feeds(g, hex);
  /** How long the line is that was once found from this hex, if it is still open. */
  const openLine = (g: State, board: Board<F>, from: number): number => {
    if (found[from] === 0) return CUT;
    const closed = network.closed(g, board);
    const zone = network.zone?.(board) ?? NOTHING;
    const friend = network.friend?.(board) ?? NOTHING;
    for (let hex = from, length = 0; ; hex = toward[hex]!, length++) {
      if (inquiry !== 0 && sure[hex] === inquiry) return assure(from, hex, zone, friend, length);
      if (closed[hex] !== 0 || network.isBarred(g, board, hex)) return CUT;
      if (toward[hex]! < 0) return feeds(g, hex) ? assure(from, hex, zone, friend, length) : CUT;
      if (length > 0 && zone[hex] !== 0 && friend[hex] === 0) return CUT;
    }
  };
  /** Whoever comes to a hex of this line need look no farther; in the first one an enemy zone may bar those who come. */
  const assure = (from: number, last: number, zone: Uint8Array, friend: Uint8Array, length: number): number => {
    if (inquiry === 0) return length;
    if (from === last || zone[from] === 0 || friend[from] !== 0) sure[from] = inquiry;
    for (let hex = from; hex !== last;) {
      hex = toward[hex]!;
      sure[hex] = inquiry;
    }
    return length;
  };
  /** A search that set out from `from` has come to a hex with a line: the way there is now the line of all on it. */
  const keep = (from: number, last: number): true => {
    for (let hex = last; hex !== from; hex = back[hex]!) {
      toward[back[hex]!] = hex;
      found[back[hex]!] = 1;
    }
    return true;
  };
  const begin = (hex: number): true => {
    toward[hex] = -1;
    found[hex] = 1;
    return true;
  };
  /** From this hex outward to a source, or to a hex whose own line is still open: mostly one is near. */
  const search = (g: State, board: Board<F>, from: number): boolean => {
    const closed = network.closed(g, board);
    const zone = network.zone?.(board) ?? NOTHING;
    const friend = network.friend?.(board) ?? NOTHING;
    let tail = 1;
    searches++;
    seen[from] = searches;
    steps[from] = 0;
    queue[0] = from;
    if (closed[from] !== 0 || network.isBarred(g, board, from)) return false;
    if (feeds(g, from)) return begin(from);
    for (let at = 0; at < tail && steps[queue[at]!]! < longest; at++) {
      const hex = queue[at]!;
      const far = steps[hex]! + 1;
      for (let k = hex * 6, end = k + 6; k < end; k++) {
        const to = near[k]!;
        if (to < 0 || seen[to] === searches || wall[sides[k]!] !== 0) continue;
        seen[to] = searches;
        if (closed[to] !== 0 || network.isBarred(g, board, to)) continue;
        back[to] = hex;
        if (feeds(g, to)) return begin(to) && keep(from, to);
        if (zone[to] !== 0 && friend[to] === 0) continue;
        if (far + openLine(g, board, to) <= longest) return keep(from, to);
        steps[to] = far;
        queue[tail++] = to;
      }
    }
    if (network.longest !== undefined) tail = 1; // the others may be nearer to a source
    for (let at = 0; at < tail; at++) cut[queue[at]!] = 1;
    return false;
  };
  const reaches = (g: State, board: Board<F>, hex: number): boolean => {
    forgetCuts(g, board);
    return cut[hex] === 0 && search(g, board, hex);
  };
  /** Lines are kept while their sources are the same list. */
  const boardNow = (g: State): Board<F> => {
    const sources = network.sources(g);
    if (sources !== listed) list(sources);
    return boardOf(g);
  };
  return {
    map: g => mapOn(g, boardOf(g)),
    sources: g => network.sources(g).filter(hex => network.feeds(g, hex)),
    reaches: (g, hex) => {
      const board = boardNow(g);
      return openLine(g, board, hex) <= longest || reaches(g, board, hex);
    },
    reachesEach: (g, hexes) => {
      const board = boardNow(g);
      inquiry = network.longest === undefined ? ++inquiries : 0;
      const each = hexes.map(hex => openLine(g, board, hex) <= longest || reaches(g, board, hex));
      inquiry = 0;
      return each;
    },
    reachesAny: (g, hexes, counts) => {
      const board = boardNow(g);
      for (const hex of hexes) if (counts(g, hex) && openLine(g, board, hex) <= longest) return true;
      for (const hex of hexes) if (counts(g, hex) && reaches(g, board, hex)) return true;
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
