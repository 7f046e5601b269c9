/** The lines of a network that were found, each hex pointing to the next on its way, and the search for another where one is cut. */
import type { State } from '../engine/state.ts';
import type { Grid, HexId } from '../kernel/hex.ts';
import type { Network } from './supply-lines.ts';
import type { Board, Foes } from './occupancy.ts';

/** Longer than any line: there is none. */
const CUT = 0x7fff;
const NOTHING = new Uint8Array(0x8000);

/** What is kept between questions, by hex. */
export interface CachedLines<F extends Foes> {
  readonly grid: Grid;
  readonly network: Network<F>;
  readonly longest: number;
  /** Where a line was once found: the next hex on the way to its source, -1 at the source. */
  readonly found: Uint8Array;
  readonly toward: Int16Array;
  /** The sources as last listed. */
  readonly isSource: Uint8Array;
  listed: readonly HexId[];
  /** The hexes a search has come to, by its number; how far they are, and the hex before. */
  readonly seen: Int32Array;
  readonly steps: Int16Array;
  readonly back: Int16Array;
  readonly queue: Int16Array;
  searches: number;
  /** Where none was found, while nothing has changed: neither the stamp of the board nor the cells beside. */
  readonly cut: Uint8Array;
  readonly hands: Int16Array;
  stamp: number;
  /** From where a line was seen to be open, by the number of the inquiry; none where lines are limited, since it may have been nearer then. */
  readonly sure: Int32Array;
  inquiries: number;
  inquiry: number;
  /** What the network says of the board that is asked about, once a question has looked. */
  looked: boolean;
  /** Whether it was seen, since the question was asked, that `cut` still holds. */
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
/** What is the same for all hexes of a question; many need not look. */
const lookAt = <F extends Foes>(kept: CachedLines<F>, g: State, board: Board<F>): void => {
  const { network } = kept;
  if (kept.looked) return;
  kept.looked = true;
  kept.closed = network.closed(g, board);
  kept.zone = network.zone?.(board) ?? NOTHING;
  kept.friend = network.friend?.(board) ?? NOTHING;
};

/** Lines that were found lead to these. */
export const lineBack = <F extends Foes>(kept: CachedLines<F>, sources: readonly HexId[]): void => {
  for (const hex of kept.listed) kept.isSource[hex] = 0;
  for (const hex of sources) kept.isSource[hex] = 1;
  kept.listed = sources;
  kept.found.fill(0);
  kept.stamp = -1;
};
const forgetCuts = <F extends Foes>(kept: CachedLines<F>, g: State, board: Board<F>): void => {
  const { hands } = kept;
  const { camp, cells } = kept.network;
  if (kept.compared) return;
  kept.compared = true;
  let same = kept.stamp === board.lines[camp];
  for (let i = 0; same && i < hands.length; i++) same = hands[i] === g.cells[cells[i]!];
  if (same) return;
  kept.stamp = board.lines[camp]!;
  for (let i = 0; i < hands.length; i++) hands[i] = g.cells[cells[i]!]!;
  kept.cut.fill(0);
};
const feeds = <F extends Foes>({ isSource, network }: CachedLines<F>, g: State, hex: number): boolean =>
  isSource[hex] !== 0 && network.feeds(g, hex);

/** How long the line is that was once found from this hex, if it is still open. */
const openLine = <F extends Foes>(kept: CachedLines<F>, g: State, board: Board<F>, from: number): number => {
  if (kept.found[from] === 0) return CUT;
  lookAt(kept, g, board);
  const { network, toward, sure, inquiry, closed, zone, friend } = kept;
  for (let hex = from, length = 0; ; hex = toward[hex]!, length++) {
    if (inquiry !== 0 && sure[hex] === inquiry) return assure(kept, from, hex, length);
    if (closed[hex] !== 0 || network.isBarred(g, board, hex)) return CUT;
    if (toward[hex]! < 0) return feeds(kept, g, hex) ? assure(kept, from, hex, length) : CUT;
    if (length > 0 && zone[hex] !== 0 && friend[hex] === 0) return CUT;
  }
};
/** Whoever comes to a hex of this line need look no farther; in the first one an enemy zone may bar those who come. */
const assure = <F extends Foes>(
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

/** A search that set out from `from` has come to a hex with a line: the way there is now the line of all on it. */
const keep = <F extends Foes>({ toward, found, back }: CachedLines<F>, from: number, last: number): true => {
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
/** From this hex outward to a source, or to a hex whose own line is still open: mostly one is near. */
const search = <F extends Foes>(kept: CachedLines<F>, g: State, board: Board<F>, from: number): boolean => {
  lookAt(kept, g, board);
  const { network, longest, seen, steps, back, queue, closed, zone, friend } = kept;
  const { near, sides } = kept.grid;
  const { wall } = network;
  const searches = ++kept.searches;
  let tail = 1;
  seen[from] = searches;
  steps[from] = 0;
  queue[0] = from;
  if (closed[from] !== 0 || network.isBarred(g, board, from)) return false;
  if (feeds(kept, g, from)) return begin(kept, from);
  for (let at = 0; at < tail && steps[queue[at]!]! < longest; at++) {
    const hex = queue[at]!;
    const far = steps[hex]! + 1;
    for (let k = hex * 6, end = k + 6; k < end; k++) {
      const to = near[k]!;
      if (to < 0 || seen[to] === searches || wall[sides[k]!] !== 0) continue;
      seen[to] = searches;
      if (closed[to] !== 0 || network.isBarred(g, board, to)) continue;
      back[to] = hex;
      if (feeds(kept, g, to)) return begin(kept, to) && keep(kept, from, to);
      if (zone[to] !== 0 && friend[to] === 0) continue;
      if (far + openLine(kept, g, board, to) <= longest) return keep(kept, from, to);
      steps[to] = far;
      queue[tail++] = to;
    }
  }
  cutAll(kept, tail);
  return false;
};
/** No line from any hex the search came to; where lines are limited only from the first, the others may be nearer to a source. */
const cutAll = <F extends Foes>({ network, cut, queue }: CachedLines<F>, tail: number): void => {
  const count = network.longest === undefined ? tail : 1;
  for (let at = 0; at < count; at++) cut[queue[at]!] = 1;
};
export const findsOne = <F extends Foes>(kept: CachedLines<F>, g: State, board: Board<F>, hex: number): boolean => {
  forgetCuts(kept, g, board);
  return kept.cut[hex] === 0 && search(kept, g, board, hex);
};
export const hasOpen = <F extends Foes>(kept: CachedLines<F>, g: State, board: Board<F>, hex: number): boolean =>
  openLine(kept, g, board, hex) <= kept.longest;
/** Does the line that is open from here lead through none of these? */
export const leadsPast = <F extends Foes>(
  { toward }: CachedLines<F>,
  from: number,
  hexes: readonly number[],
): boolean => {
  for (let hex = from; hex >= 0; hex = toward[hex]!) if (hexes.includes(hex)) return false;
  return true;
};
/** Hexes that will be left: no friend is there then, and a source only what feeds by itself. */
export interface Left {
  readonly hexes: readonly number[];
  feeds(hex: number): boolean;
}
/** A way to a source with these hexes left, of which nothing is kept. */
export const searchWithout = <F extends Foes>(
  kept: CachedLines<F>,
  g: State,
  board: Board<F>,
  from: number,
  left: Left,
): boolean => {
  lookAt(kept, g, board);
  const { network, seen, queue, closed, zone, friend } = kept;
  const { near, sides } = kept.grid;
  const searches = ++kept.searches;
  const isFed = (hex: number): boolean => feeds(kept, g, hex) && (!left.hexes.includes(hex) || left.feeds(hex));
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
