/** The ground as it is for units that move, built once and updated only where it has changed. */
import type { Grid, HexId } from '../kernel/hex.ts';
import { makeReach, reach, reprice, type Ground, type Priced, type Reach } from '../kernel/path.ts';
import { changedFrom, asWords, type WordView } from '../kernel/compare-cells.ts';

type Costs = WordView<Uint8Array>;
interface CostedGround {
  readonly ground: Priced;
  readonly base: Priced;
  readonly stamp: number;
  readonly enter: Costs;
  /** Set once anything was added, and kept from then on, even if all zero. */
  readonly extra: Costs | undefined;
}

/** Writes into `out` what each hex costs to enter with the counters that lie there, from what it costs without them: NO_ENTRY for an enemy, another cost for a friendly fort. */
export type Counting = (open: Uint8Array, out: Uint8Array) => void;

/** Reuses the arrays it had before, if any. */
const groundOn = (
  base: Priced,
  last: CostedGround | undefined,
  enter: Costs,
  extra: Costs | undefined,
  zone: Uint8Array | undefined,
  leave: Uint8Array | undefined,
): Priced => ({
  ...base,
  enter: enter.cells,
  steps: last?.ground.steps ?? base.steps.slice(),
  ...(zone && { zone }),
  ...(extra && { extra: extra.cells }),
  ...(leave && { leave }),
});
/** The costs as if no counter were on the map. */
const clear = ({ ground, base, enter, extra }: CostedGround): void => {
  enter.cells.set(base.enter);
  ground.steps.set(base.steps);
  extra?.cells.fill(0);
};

/** The ground of each kind of mover. `base` is its open ground without counters, the same object as long as it does not change; `stamp` grows when counters moved that the costs, the zones or their extra costs depend on. Returns the same object while nothing has changed, and overwrites its arrays when something has. The enemy does not move in our phase, so that it usually still holds. */
export const makeGrounds = (grid: Grid) => {
  const laid: CostedGround[] = [];
  const bytes = (): Costs => asWords(new Uint8Array(grid.size));
  const costs = bytes();
  const nothing = bytes();
  let added = nothing;
  return (
    mover: number,
    base: Priced,
    stamp: number,
    counting: Counting,
    zone?: Uint8Array,
    more: Uint8Array = nothing.cells,
    leave?: Uint8Array,
  ): Priced => {
    const last = laid[mover];
    if (last && last.base === base && last.stamp === stamp) return last.ground;
    const enter = last?.enter ?? bytes();
    const extra = last?.extra ?? (more === nothing.cells ? undefined : bytes());
    const now: CostedGround = { ground: groundOn(base, last, enter, extra, zone, leave), base, stamp, enter, extra };
    if (last?.base !== base) clear(now);
    if (added.cells !== more) added = asWords(more);
    counting(base.enter, costs.cells);
    laid[mover] = now;
    layCounters(grid, now, costs, added);
    return now.ground;
  };
};
export type Grounds = ReturnType<typeof makeGrounds>;

/** Updates only the costs that have changed. */
const layCounters = (grid: Grid, { ground, enter, extra }: CostedGround, costs: Costs, added: Costs): void => {
  const { size } = grid;
  if (extra)
    for (let hex = changedFrom(extra, added, 0, size); hex < size; hex = changedFrom(extra, added, hex + 1, size)) {
      extra.cells[hex] = added.cells[hex]!;
      reprice(grid, ground, hex as HexId, costs.cells[hex]!);
    }
  for (let hex = changedFrom(enter, costs, 0, size); hex < size; hex = changedFrom(enter, costs, hex + 1, size))
    reprice(grid, ground, hex as HexId, costs.cells[hex]!);
};

/** Everywhere a march can get; the next march overwrites it. Asking again for the same march costs nothing. */
export interface CachedReach {
  find(ground: Ground, from: number, points: number, atLeastOne?: boolean): Reach;
  /** Whether this is what was asked last. */
  has(ground: Ground, from: number, points: number, atLeastOne?: boolean): boolean;
}
export const makeCachedReach = (grid: Grid, search = reach): CachedReach => {
  const found = makeReach(grid);
  let asked: { readonly ground: Ground; readonly from: number; readonly points: number; readonly always: boolean } = {
    ground: { enter: new Uint8Array(0), cross: new Uint8Array(0) },
    from: -1,
    points: -1,
    always: false,
  };
  const has = (ground: Ground, from: number, points: number, atLeastOne = false): boolean =>
    asked.ground === ground && asked.from === from && asked.points === points && asked.always === atLeastOne;
  return {
    has,
    find: (ground, from, points, atLeastOne = false) => {
      if (has(ground, from, points, atLeastOne)) return found;
      asked = { ground, from, points, always: atLeastOne };
      return search(grid, ground, from as HexId, points, found, atLeastOne);
    },
  };
};
