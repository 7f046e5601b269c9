/** Caches the supply lines of a network, each hex pointing to the next on its way, and searches for another line where one is cut. */
import type { State } from '../engine/state.ts';
import type { Grid, HexId } from '../kernel/hex.ts';
import type { Network } from './supply-lines.ts';
import type { Board, Foes } from './occupancy.ts';

/** Longer than any line: there is none. */
const CUT = 0x7fff;
const NOTHING = new Uint8Array(0x8000);

/** What is cached between questions, by hex. */
export interface CachedLines<F extends Foes> {
  readonly grid: Grid;
  readonly network: Network<F>;
  readonly longest: number;
  /** Whether a line was found here; `toward` is the next hex on the way to its source, -1 at the source. */
  readonly found: Uint8Array;
  readonly toward: Int16Array;
  /** The sources as last listed. */
  readonly isSource: Uint8Array;
  listed: readonly HexId[];
  /** The hexes a search has reached, marked with its number; their distance, and the hex before. */
  readonly seen: Int32Array;
  readonly steps: Int16Array;
  readonly back: Int16Array;
  readonly queue: Int16Array;
  searches: number;
  /** Hexes without a line, valid until the stamp of the board or one of the other cells changes. */
  readonly cut: Uint8Array;
  readonly hands: Int16Array;
  stamp: number;
  /** The number of the question in which a line was last seen open from here. Unused where lines have a length limit, since the distance may have been smaller then. */
  readonly sure: Int32Array;
  inquiries: number;
  inquiry: number;
  /** Whether this question has read the network's data for the present board. */
  looked: boolean;
  /** Whether this question has checked that `cut` still holds. */
  compared: boolean;
  closed: Uint8Array;
  zone: Uint8Array;
  friend: Uint8Array;
}
export const cachedLinesFor = <F extends Foes>(grid: Grid, network: Network<F>): CachedLines<F> => {
  const { size } = grid;
  return {
    grid,
    network,
    longest: network.longest ?? CUT - 1,
    found: new Uint8Array(size),
    toward: new Int16Array(size),
    isSource: new Uint8Array(size),
    listed: [],
    seen: new Int32Array(size),
    steps: new Int16Array(size),
    back: new Int16Array(size),
    queue: new Int16Array(size),
    searches: 0,
    cut: new Uint8Array(size),
    hands: new Int16Array(network.cells.length),
    stamp: -1,
    sure: new Int32Array(size),
    inquiries: 0,
    inquiry: 0,
    looked: false,
    compared: false,
    closed: NOTHING,
    zone: NOTHING,
    friend: NOTHING,
  };
};
/** Reads what is the same for all hexes of a question; many questions do not need it. */
const lookAt = <F extends Foes>(cache: CachedLines<F>, g: State, board: Board<F>): void => {
  const { network } = cache;
  if (cache.looked) return;
  cache.looked = true;
  cache.closed = network.closed(g, board);
  cache.zone = network.zone?.(board) ?? NOTHING;
  cache.friend = network.friend?.(board) ?? NOTHING;
};

/** Marks the sources as the ends of the lines found. */
export const lineBack = <F extends Foes>(cache: CachedLines<F>, sources: readonly HexId[]): void => {
  for (const hex of cache.listed) cache.isSource[hex] = 0;
  for (const hex of sources) cache.isSource[hex] = 1;
  cache.listed = sources;
  cache.found.fill(0);
  cache.stamp = -1;
};
const forgetCuts = <F extends Foes>(cache: CachedLines<F>, g: State, board: Board<F>): void => {
  const { hands } = cache;
  const { camp, cells } = cache.network;
  if (cache.compared) return;
  cache.compared = true;
  let same = cache.stamp === board.lines[camp];
  for (let i = 0; same && i < hands.length; i++) same = hands[i] === g.cells[cells[i]!];
  if (same) return;
  cache.stamp = board.lines[camp]!;
  for (let i = 0; i < hands.length; i++) hands[i] = g.cells[cells[i]!]!;
  cache.cut.fill(0);
};
const feeds = <F extends Foes>({ isSource, network }: CachedLines<F>, g: State, hex: number): boolean =>
  isSource[hex] !== 0 && network.feeds(g, hex);

/** The length of the line found earlier from this hex, if it is still open; otherwise CUT. */
const openLine = <F extends Foes>(cache: CachedLines<F>, g: State, board: Board<F>, from: number): number => {
  if (cache.found[from] === 0) return CUT;
  lookAt(cache, g, board);
  const { network, toward, sure, inquiry, closed, zone, friend } = cache;
  for (let hex = from, length = 0; ; hex = toward[hex]!, length++) {
    if (inquiry !== 0 && sure[hex] === inquiry) return markOpen(cache, from, hex, length);
    if (closed[hex] !== 0 || network.isBarred(g, board, hex)) return CUT;
    if (toward[hex]! < 0) return feeds(cache, g, hex) ? markOpen(cache, from, hex, length) : CUT;
    if (length > 0 && zone[hex] !== 0 && friend[hex] === 0) return CUT;
  }
};
/** Marks the hexes of this line as open, so that later questions can stop there. The first hex is left out where an enemy zone might bar those who enter it. */
const markOpen = <F extends Foes>(
  { toward, sure, inquiry, zone, friend }: CachedLines<F>,
  from: number,
  last: number,
  length: number,
): number => {
  if (inquiry === 0) return length;
  if (from === last || zone[from] === 0 || friend[from] !== 0) sure[from] = inquiry;
  for (let hex = from; hex !== last;) {
    hex = toward[hex]!;
    sure[hex] = inquiry;
  }
  return length;
};

/** A search from `from` has reached a hex with a line: the way there becomes the line of all hexes on it. */
const storeLine = <F extends Foes>({ toward, found, back }: CachedLines<F>, from: number, last: number): true => {
  for (let hex = last; hex !== from; hex = back[hex]!) {
    toward[back[hex]!] = hex;
    found[back[hex]!] = 1;
  }
  return true;
};
const begin = <F extends Foes>({ toward, found }: CachedLines<F>, hex: number): true => {
  toward[hex] = -1;
  found[hex] = 1;
  return true;
};
/** Searches from this hex outward for a source or for a hex whose own line is still open; usually one is near. */
const search = <F extends Foes>(cache: CachedLines<F>, g: State, board: Board<F>, from: number): boolean => {
  lookAt(cache, g, board);
  const { network, longest, seen, steps, back, queue, closed, zone, friend } = cache;
  const { near, sides } = cache.grid;
  const { wall } = network;
  const searches = ++cache.searches;
  let tail = 1;
  seen[from] = searches;
  steps[from] = 0;
  queue[0] = from;
  if (closed[from] !== 0 || network.isBarred(g, board, from)) return false;
  if (feeds(cache, g, from)) return begin(cache, from);
  for (let at = 0; at < tail && steps[queue[at]!]! < longest; at++) {
    const hex = queue[at]!;
    const far = steps[hex]! + 1;
    for (let k = hex * 6, end = k + 6; k < end; k++) {
      const to = near[k]!;
      if (to < 0 || seen[to] === searches || wall[sides[k]!] !== 0) continue;
      seen[to] = searches;
      if (closed[to] !== 0 || network.isBarred(g, board, to)) continue;
      back[to] = hex;
      if (feeds(cache, g, to)) return begin(cache, to) && storeLine(cache, from, to);
      if (zone[to] !== 0 && friend[to] === 0) continue;
      if (far + openLine(cache, g, board, to) <= longest) return storeLine(cache, from, to);
      steps[to] = far;
      queue[tail++] = to;
    }
  }
  cutAll(cache, tail);
  return false;
};
/** No hex the search reached has a line; with a length limit only the first is known to have none, since others may be nearer to a source. */
const cutAll = <F extends Foes>({ network, cut, queue }: CachedLines<F>, tail: number): void => {
  const count = network.longest === undefined ? tail : 1;
  for (let at = 0; at < count; at++) cut[queue[at]!] = 1;
};
export const findsOne = <F extends Foes>(cache: CachedLines<F>, g: State, board: Board<F>, hex: number): boolean => {
  forgetCuts(cache, g, board);
  return cache.cut[hex] === 0 && search(cache, g, board, hex);
};
export const hasOpen = <F extends Foes>(cache: CachedLines<F>, g: State, board: Board<F>, hex: number): boolean =>
  openLine(cache, g, board, hex) <= cache.longest;
/** Whether the line that is open from here avoids all these hexes. */
export const leadsPast = <F extends Foes>(
  { toward }: CachedLines<F>,
  from: number,
  hexes: readonly number[],
): boolean => {
  for (let hex = from; hex >= 0; hex = toward[hex]!) if (hexes.includes(hex)) return false;
  return true;
};
/** Hexes that will be left: no friend is there then, and of the sources only those that feed by themselves. */
export interface Left {
  readonly hexes: readonly number[];
  feeds(hex: number): boolean;
}
/** Whether a way to a source exists with these hexes left. Nothing of it is cached. */
export const searchWithout = <F extends Foes>(
  cache: CachedLines<F>,
  g: State,
  board: Board<F>,
  from: number,
  left: Left,
): boolean => {
  lookAt(cache, g, board);
  const { network, seen, queue, closed, zone, friend } = cache;
  const { near, sides } = cache.grid;
  const searches = ++cache.searches;
  const isFed = (hex: number): boolean => feeds(cache, g, hex) && (!left.hexes.includes(hex) || left.feeds(hex));
  let tail = 1;
  seen[from] = searches;
  queue[0] = from;
  if (isFed(from)) return true;
  for (let at = 0; at < tail; at++)
    for (let k = queue[at]! * 6, end = k + 6; k < end; k++) {
      const to = near[k]!;
      if (to < 0 || seen[to] === searches || network.wall[sides[k]!] !== 0) continue;
      seen[to] = searches;
      if (closed[to] !== 0 || network.isBarred(g, board, to)) continue;
      if (isFed(to)) return true;
      if (zone[to] === 0 || (friend[to] !== 0 && !left.hexes.includes(to))) queue[tail++] = to;
    }
  return false;
};
