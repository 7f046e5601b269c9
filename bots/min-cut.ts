/** The cheapest row of hexes that separates sources from sinks: a minimum cut. Each hex is a pair of nodes, in (2h) and out (2h + 1), joined by an edge of its price. */
import type { Grid } from '../kernel/hex.ts';

/** The price of a hex that our side cannot hold: no line runs through it. */
export const ENDLESS = 1000;
export interface CutMap {
  readonly grid: Grid;
  /** What holding a hex costs: 0 where nothing can pass, ENDLESS where it cannot be held. */
  readonly price: Int16Array;
  /** Hexsides that cannot be crossed. */
  readonly wall: Uint8Array;
}
/** Scratch arrays, reused by every search. */
export interface CutScratch {
  readonly flow: Int16Array;
  readonly across: Int16Array;
  readonly from: Int32Array;
  readonly queue: Int16Array;
}
export const makeCutScratch = (size: number): CutScratch => ({
  flow: new Int16Array(size),
  across: new Int16Array(size * 6),
  from: new Int32Array(size * 2),
  queue: new Int16Array(size * 2),
});

const BACK = [3, 4, 5, 0, 1, 2];
const START = -2;
/** One augmenting path, found breadth first; returns its last node, or -1. Inlined for speed: a line takes a hundred of these. */
const path = (
  { grid, price, wall }: CutMap,
  scratch: CutScratch,
  sources: readonly number[],
  sink: Uint8Array,
): number => {
  const { flow, across, from, queue } = scratch;
  const { near, sides } = grid;
  let tail = 0;
  from.fill(-1);
  for (const hex of sources)
    if (from[hex * 2] === -1) {
      from[hex * 2] = START;
      queue[tail++] = hex * 2;
    }
  for (let at = 0; at < tail; at++) {
    const node = queue[at]!;
    const hex = node >> 1;
    if (node & 1) {
      if (sink[hex]) return node;
      if (flow[hex]! > 0 && from[node - 1] === -1) {
        from[node - 1] = node;
        queue[tail++] = node - 1;
      }
      for (let k = hex * 6; k < hex * 6 + 6; k++) {
        const to = near[k]!;
        if (to < 0 || from[to * 2] !== -1 || price[to]! <= 0 || wall[sides[k]!]) continue;
        from[to * 2] = node;
        queue[tail++] = to * 2;
      }
    } else {
      if (flow[hex]! < price[hex]! && from[node + 1] === -1) {
        from[node + 1] = node;
        queue[tail++] = node + 1;
      }
      for (let dir = 0; dir < 6; dir++) {
        const to = near[hex * 6 + dir]!;
        if (to < 0 || from[to * 2 + 1] !== -1 || across[to * 6 + BACK[dir]!]! <= 0) continue;
        from[to * 2 + 1] = node;
        queue[tail++] = to * 2 + 1;
      }
    }
  }
  return -1;
};
const dirOf = ({ near }: Grid, a: number, b: number): number => {
  for (let dir = 0; dir < 6; dir++) if (near[a * 6 + dir] === b) return dir;
  return -1;
};
const push = ({ grid, price }: CutMap, { flow, across, from }: CutScratch, end: number): void => {
  let most = ENDLESS;
  for (let node = end; from[node] !== START; node = from[node]!) {
    const before = from[node]!;
    const hex = node >> 1;
    if (before >> 1 === hex) most = Math.min(most, node & 1 ? price[hex]! - flow[hex]! : flow[hex]!);
    else if (node & 1) most = Math.min(most, across[hex * 6 + dirOf(grid, hex, before >> 1)]!);
  }
  for (let node = end; from[node] !== START; node = from[node]!) {
    const before = from[node]!;
    const hex = node >> 1;
    if (before >> 1 === hex) flow[hex]! += node & 1 ? most : -most;
    else if (node & 1) across[hex * 6 + dirOf(grid, hex, before >> 1)]! -= most;
    else across[(before >> 1) * 6 + dirOf(grid, before >> 1, hex)]! += most;
  }
};
/** The hexes that no line can separate from the sources: their own, and all they reach over hexes that cannot be held. */
const lostTo = ({ grid, price, wall }: CutMap, sources: readonly number[]): Uint8Array => {
  const lost = new Uint8Array(grid.size);
  const queue = [...sources];
  for (const hex of queue) lost[hex] = 1;
  for (let i = 0; i < queue.length; i++)
    for (let k = queue[i]! * 6; k < queue[i]! * 6 + 6; k++) {
      const to = grid.near[k]!;
      if (to < 0 || lost[to] || wall[grid.sides[k]!] || price[to]! < ENDLESS) continue;
      lost[to] = 1;
      queue.push(to);
    }
  return lost;
};
const MAX_PATHS = 150;
/** The hexes of the line. Sinks that are already lost are ignored: they would absorb the whole flow and hide the sources from the line. */
export const smallestCut = (
  map: CutMap,
  scratch: CutScratch,
  sources: readonly number[],
  sinks: readonly number[],
): readonly number[] => {
  const { grid, price } = map;
  const sink = new Uint8Array(grid.size);
  const lost = lostTo(map, sources);
  for (const hex of sinks) if (price[hex]! > 0 && !lost[hex]) sink[hex] = 1;
  scratch.flow.fill(0);
  scratch.across.fill(0);
  for (let i = 0; i < MAX_PATHS; i++) {
    const end = path(map, scratch, sources, sink);
    if (end < 0) break;
    push(map, scratch, end);
  }
  path(map, scratch, sources, new Uint8Array(grid.size));
  const line: number[] = [];
  for (let hex = 0; hex < grid.size; hex++)
    if (price[hex]! > 0 && price[hex]! < ENDLESS && scratch.from[hex * 2] !== -1 && scratch.from[hex * 2 + 1] === -1)
      line.push(hex);
  return line;
};
