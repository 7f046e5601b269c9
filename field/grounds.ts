/** The ground as it is for those who move, laid out once and then only where it has changed. */
import type { Grid, HexId } from '../kernel/hex.ts';
import { makeReach, reach, reprice, type Ground, type Priced, type Reach } from '../kernel/path.ts';

interface Laid {
  readonly ground: Priced;
  readonly base: Priced;
  readonly stamp: number;
}

/** Writes what every hex costs with the counters that lie there, of what it costs without: NO_ENTRY for an enemy, another cost for a friendly fort. */
export type Counting = (open: Uint8Array, out: Uint8Array) => void;

/**
 * The ground of each kind of mover. `base` is its open ground, the same object while that is the same (priced beforehand, counters apart);
 * `stamp` grows when the counters stand elsewhere that it, the zones and what they cost to enter and to leave rest on. The answer is the same object while nothing has changed,
 * and its arrays are overwritten when something has; the enemy does not move in our phase, so that it mostly still holds.
 */
export const makeGrounds = (grid: Grid) => {
  const laid: Laid[] = [];
  const costs = new Uint8Array(grid.size);
  return (
    mover: number,
    base: Priced,
    stamp: number,
    counting: Counting,
    zone?: Uint8Array,
    extra?: Uint8Array,
    leave?: Uint8Array,
  ): Priced => {
    const last = laid[mover];
    if (last && last.base === base && last.stamp === stamp) return last.ground;
    const ground: Priced = {
      ...base,
      enter: last?.ground.enter ?? base.enter.slice(),
      steps: last?.ground.steps ?? base.steps.slice(),
      ...(zone && { zone }),
      ...(extra && { extra: last?.ground.extra ?? new Uint8Array(grid.size) }),
      ...(leave && { leave }),
    };
    if (last?.base !== base) {
      ground.enter.set(base.enter);
      ground.steps.set(base.steps);
      if (extra) ground.extra!.fill(0);
    }
    counting(base.enter, costs);
    layCounters(grid, ground, costs, extra);
    laid[mover] = { ground, base, stamp };
    return ground;
  };
};
export type Grounds = ReturnType<typeof makeGrounds>;

/** Only what has changed is priced anew. */
const layCounters = (grid: Grid, ground: Priced, costs: Uint8Array, extra: Uint8Array | undefined): void => {
  const { enter } = ground;
  if (extra === undefined) {
    for (let hex = changedFrom(enter, costs, 0); hex < enter.length; hex = changedFrom(enter, costs, hex + 1))
      reprice(grid, ground, hex as HexId, costs[hex]!);
    return;
  }
  for (let hex = 0; hex < enter.length; hex++) {
    const more = ground.extra![hex] !== extra[hex];
    if (more) ground.extra![hex] = extra[hex]!;
    if (more || enter[hex] !== costs[hex]) reprice(grid, ground, hex as HexId, costs[hex]!);
  }
};
/** The first hex from this one on whose cost is another; looked through by fours, as most are the same. */
const changedFrom = (was: Uint8Array, is: Uint8Array, from: number): number => {
  const { length } = was;
  let hex = from;
  for (
    ;
    hex + 4 <= length &&
    ((was[hex]! ^ is[hex]!) |
      (was[hex + 1]! ^ is[hex + 1]!) |
      (was[hex + 2]! ^ is[hex + 2]!) |
      (was[hex + 3]! ^ is[hex + 3]!)) ===
      0;
  )
    hex += 4;
  while (hex < length && was[hex] === is[hex]) hex++;
  return hex;
};

/** Everywhere a march gets to; overwritten by the next march's. Asked again for the same one, it is still there. */
export const makeKeptReach = (grid: Grid) => {
  const found = makeReach(grid);
  let asked: { readonly ground: Ground; readonly from: number; readonly points: number; readonly always: boolean } = {
    ground: { enter: new Uint8Array(0), cross: new Uint8Array(0) },
    from: -1,
    points: -1,
    always: false,
  };
  return (ground: Ground, from: number, points: number, atLeastOne = false): Reach => {
    if (asked.ground === ground && asked.from === from && asked.points === points && asked.always === atLeastOne)
      return found;
    asked = { ground, from, points, always: atLeastOne };
    return reach(grid, ground, from as HexId, points, found, atLeastOne);
  };
};
