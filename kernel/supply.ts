/** Supply lines, traced from the sources outward for a whole side, or from one unit with the way found or the hex that cuts it. An enemy zone may be entered but not left unless a friendly unit is there (France '40 8.9, War Comes Early 9.2, No Retreat 12.1): seen from the unit, only its own hex and the last one, the source, may be in a zone. */
import type { Grid, HexId } from './hex.ts';

export interface SupplyMap {
  /** Hexes that are no ground for anyone: sea, lake, closed countries. */
  readonly closed: Uint8Array;
  /** Hexes the enemy bars: its units, its cities. */
  readonly barred: Uint8Array;
  /** Hexsides no line crosses. */
  readonly wall: Uint8Array;
  /** Enemy zones, and the friendly units that negate them. */
  readonly zone?: Uint8Array;
  readonly friend?: Uint8Array;
  /** Longest line in hexes; no limit if left out. */
  readonly longest?: number;
}

export interface Supplied {
  /** 1 where a friendly unit is, or would be, in supply. */
  readonly reached: Uint8Array;
  /** The next hex on the way to the source, -1 at a source. */
  readonly toward: Int16Array;
  readonly steps: Int16Array;
  readonly queue: Int16Array;
}

export const makeSupplied = (grid: Grid): Supplied => ({
  reached: new Uint8Array(grid.size),
  toward: new Int16Array(grid.size),
  steps: new Int16Array(grid.size),
  queue: new Int16Array(grid.size),
});

const NONE = new Uint8Array(0x8000);

/** From the sources outward. A source that the enemy bars feeds nobody; the caller decides whether a source in an enemy zone does, by listing it or not. */
export function supplyFrom(grid: Grid, map: SupplyMap, sources: ArrayLike<number>, out: Supplied): Supplied {
  const { near, sides } = grid;
  const { closed, barred, wall, zone = NONE, friend = NONE, longest = 0x7fff } = map;
  const { reached, toward, steps, queue } = out;
  let tail = 0;
  reached.fill(0);
  for (let i = 0; i < sources.length; i++) {
    const hex = sources[i]!;
    if (reached[hex] !== 0 || closed[hex] !== 0 || barred[hex] !== 0) continue;
    reached[hex] = 1;
    toward[hex] = -1;
    steps[hex] = 0;
    queue[tail++] = hex;
  }
  for (let at = 0; at < tail; at++) {
    const hex = queue[at]!;
    const far = steps[hex]! + 1;
    if (far > longest || (far > 1 && zone[hex] !== 0 && friend[hex] === 0)) continue;
    for (let k = hex * 6; k < hex * 6 + 6; k++) {
      const to = near[k]!;
      if (to < 0 || reached[to] !== 0 || closed[to] !== 0 || barred[to] !== 0 || wall[sides[k]!] !== 0) continue;
      reached[to] = 1;
      toward[to] = hex;
      steps[to] = far;
      queue[tail++] = to;
    }
  }
  return out;
}

/** The supply line of a hex, the unit's hex first and the source last; empty if out of supply. */
export function lineOf(found: Supplied, hex: HexId): HexId[] {
  const line: HexId[] = [];
  if (found.reached[hex] !== 0) for (let at: number = hex; at >= 0; at = found.toward[at]!) line.push(at as HexId);
  return line;
}

export type Trace =
  | { readonly ok: true; readonly line: readonly HexId[] }
  /** The hex that cuts the line: the nearest one on the way that meets the fewest such hexes. */
  | {
      readonly ok: false;
      readonly cut: HexId;
      readonly by: 'enemy' | 'zone' | 'length';
      readonly line: readonly HexId[];
    }
  /** No way over this ground even without an enemy. */
  | { readonly ok: false; readonly by: 'ground' };

/** From one unit to any of the sources: the way, or what cuts it. */
export function traceSupply(grid: Grid, map: SupplyMap, unit: HexId, sources: readonly HexId[]): Trace {
  const line = cheapest(grid, map, unit, new Set(sources));
  if (line === undefined) return { ok: false, by: 'ground' };
  const { barred, zone = NONE, friend = NONE, longest = 0x7fff } = map;
  const last = line.length - 1;
  for (const [i, hex] of line.entries()) {
    if (i > 0 && barred[hex] !== 0) return { ok: false, cut: hex, by: 'enemy', line };
    if (i > 0 && i < last && zone[hex] !== 0 && friend[hex] === 0) return { ok: false, cut: hex, by: 'zone', line };
  }
  return last > longest ? { ok: false, cut: line[longest + 1]!, by: 'length', line } : { ok: true, line };
}

/** The way with the fewest obstacles, then the fewest hexes. An obstacle weighs more than any walk. */
function cheapest(grid: Grid, map: SupplyMap, unit: HexId, sources: ReadonlySet<HexId>): HexId[] | undefined {
  const { size } = grid;
  const cost = new Float64Array(size).fill(Infinity);
  const from = new Int16Array(size);
  const buckets: HexId[][] = [[unit]];
  cost[unit] = 0;
  from[unit] = -1;
  for (let spent = 0; spent < buckets.length; spent++)
    for (const hex of buckets[spent] ?? []) {
      if (cost[hex] !== spent) continue;
      if (sources.has(hex)) return backFrom(hex, from);
      for (let k = hex * 6; k < hex * 6 + 6; k++) {
        const to = grid.near[k]! as HexId;
        if (to < 0 || map.closed[to] !== 0 || map.wall[grid.sides[k]!] !== 0) continue;
        const price = spent + 1 + (hinders(map, to, sources.has(to)) ? size : 0);
        if (price >= cost[to]!) continue;
        cost[to] = price;
        from[to] = hex;
        (buckets[price] ??= []).push(to);
      }
    }
  return undefined;
}

const hinders = ({ barred, zone, friend }: SupplyMap, hex: HexId, source: boolean): boolean =>
  barred[hex] !== 0 || (!source && zone !== undefined && zone[hex] !== 0 && !friend?.[hex]);

function backFrom(goal: HexId, from: Int16Array): HexId[] {
  const line: HexId[] = [];
  for (let at: number = goal; at >= 0; at = from[at]!) line.push(at as HexId);
  return line.reverse();
}
