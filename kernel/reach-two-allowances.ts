/** How far units get that move together and pay from two allowances: foot and mechanised units of one stack (War Comes Early 11.2), or movement points and a limit in hexes, which is an allowance that pays one a hex (No Retreat 13.1). */
import type { Grid, HexId } from './hex.ts';
import { UNREACHED, isZoneToZone, priceNow, priceOver, STOP, type Ground } from './path.ts';

/** What one kind of unit pays from: its ground and the points it has left. */
export interface Purse {
  readonly ground: Ground;
  readonly points: number;
}

/** An allowance in hexes: every step costs one, whatever the ground. */
export function hexesOf(grid: Grid, most: number): Purse {
  const enter = new Uint8Array(grid.size).fill(1);
  const cross = new Uint8Array(grid.sideCount);
  return { ground: { enter, cross, steps: new Int16Array(grid.size * 6).fill(1) }, points: most };
}

/** A hex can be cheap for one allowance and expensive for the other, so that a path is stored for each amount the second may have spent. */
export interface Together {
  /** Spent from the first on the cheapest path that the second can pay, too; FAR if there is none. */
  readonly cost: Int16Array;
  /** Spent from the second on that path. */
  readonly other: Int16Array;
  /** The hexes reached, the start first: the first `count` entries are valid. */
  readonly order: Int16Array;
  count: number;
  /** By amount spent from the second, then by hex: spent from the first, and the hex before with what the second had spent there. */
  readonly stage: Int16Array;
  readonly from: Int16Array;
  readonly before: Int16Array;
  /** The hexes of each stage, cleared after they were expanded. */
  readonly held: Int16Array;
  readonly holds: Int32Array;
}

/** Scratch arrays for one grid, for second allowances of at most `most` points. */
export function makeTogether(grid: Grid, most: number): Together {
  const { size } = grid;
  const all = size * (most + 1);
  return {
    cost: new Int16Array(size).fill(UNREACHED),
    other: new Int16Array(size),
    order: new Int16Array(size),
    count: 0,
    stage: new Int16Array(all).fill(UNREACHED),
    from: new Int16Array(all),
    before: new Int16Array(all),
    held: new Int16Array(all),
    holds: new Int32Array(most + 1),
  };
}

/** Spent in total after this step, FAR if the allowance cannot pay it; a free step takes what is left. */
function spend(grid: Grid, { ground, points }: Purse, hex: number, k: number, spent: number, free: boolean): number {
  const to = grid.near[k]!;
  const step = priceNow(
    ground,
    ground.steps === undefined ? priceOver(ground, grid.sides[k]!, to) : ground.steps[k]!,
    to,
  );
  if (step === UNREACHED) return UNREACHED;
  const price = spent + step + (ground.leave === undefined ? 0 : ground.leave[hex]!);
  if (price <= points) return price;
  return free ? points : UNREACHED;
}

/** Everywhere both allowances suffice; a zone that stops either stops both. Every step costs the second allowance something, so that its spending grows along every path and one pass over the amounts is enough. */
export function reachTogether(
  grid: Grid,
  one: Purse,
  two: Purse,
  start: HexId,
  out: Together,
  atLeastOne = false,
): Together {
  if (two.points >= out.holds.length) throw new RangeError(`made for ${out.holds.length - 1} points at most`);
  const { size } = grid;
  const { cost, other, order, stage, held, holds } = out;
  for (let i = 0; i < out.count; i++) cost[order[i]!] = UNREACHED;
  out.count = 0;
  stage[start] = 0;
  out.from[start] = -1;
  held[0] = start;
  holds[0] = 1;
  for (let spent = 0; spent <= two.points; spent++) {
    const base = spent * size;
    for (let i = 0; i < holds[spent]!; i++) {
      const hex = held[base + i]!;
      const paid = stage[base + hex]!;
      if (paid >= cost[hex]!) continue; // as cheap already with less of the second
      if (cost[hex] === UNREACHED) order[out.count++] = hex;
      cost[hex] = paid;
      other[hex] = spent;
      if (hex === start || ((bitsOf(one, hex) | bitsOf(two, hex)) & STOP) === 0)
        expand(grid, one, two, hex, spent, atLeastOne && hex === start, out);
    }
    for (let i = 0; i < holds[spent]!; i++) stage[base + held[base + i]!] = UNREACHED;
    holds[spent] = 0;
  }
  return out;
}

const bitsOf = ({ ground: { zone } }: Purse, hex: number): number => (zone === undefined ? 0 : zone[hex]!);

/** Records the neighbours of a hex at the stage that their cost puts them in. */
function expand(grid: Grid, one: Purse, two: Purse, hex: number, spent: number, free: boolean, out: Together): void {
  const { cost, stage, held, holds } = out;
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const to = grid.near[k]!;
    if (to < 0 || isZoneToZone(bitsOf(one, hex), bitsOf(one, to)) || isZoneToZone(bitsOf(two, hex), bitsOf(two, to)))
      continue;
    const paid = spend(grid, one, hex, k, cost[hex]!, free);
    const at = spend(grid, two, hex, k, spent, free);
    if (paid === UNREACHED || at === UNREACHED || paid >= cost[to]!) continue;
    const label = at * grid.size + to;
    if (paid >= stage[label]!) continue;
    if (stage[label] === UNREACHED) held[at * grid.size + holds[at]!++] = to;
    stage[label] = paid;
    out.from[label] = hex;
    out.before[label] = spent;
  }
}

/** The hexes of the path found, start first; empty if there is none. */
export function routeTogether(grid: Grid, found: Together, goal: HexId): HexId[] {
  if (found.cost[goal] === UNREACHED) return [];
  const route: HexId[] = [];
  for (let hex: number = goal, spent = found.other[goal]!; hex >= 0;) {
    const at = spent * grid.size + hex;
    route.push(hex as HexId);
    hex = found.from[at]!;
    spent = found.before[at]!;
  }
  return route.reverse();
}
