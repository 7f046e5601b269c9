/** What the rules worked out of a position and may want again: one set for a box, so that games of two packs never mix. Every question first looks whether it still holds. */
import { makeCachedReach, type CachedReach } from '../../../field/movement-costs.ts';
import { makeReach, type Reach } from '../../../kernel/path.ts';
import type { UncachedBox } from './box.ts';
import { makeGroundCache, type GroundCache } from '../rules/ground.ts';
import { makeMemo, type BoardCache } from '../rules/board-cache.ts';
import { makeSupplyCache, type SupplyCache } from '../rules/supply.ts';

export type Both<T> = readonly [T, T];
export interface MarchCache {
  readonly reachOf: CachedReach;
  readonly further: Reach;
  /** The first `count` of these hexes; overwritten by the next march's. */
  readonly goals: { readonly hexes: Int16Array; count: number };
}
export interface RulesCache {
  readonly memo: BoardCache;
  readonly ground: GroundCache;
  readonly supply: SupplyCache;
  readonly march: MarchCache;
}
export const makeRulesCache = (box: UncachedBox): RulesCache => {
  const { GRID, SIZE } = box;
  const memo = makeMemo(box);
  return {
    memo,
    ground: makeGroundCache(box, memo),
    supply: makeSupplyCache(box, memo),
    march: {
      reachOf: makeCachedReach(GRID),
      further: makeReach(GRID),
      goals: { hexes: new Int16Array(SIZE + 1), count: 0 },
    },
  };
};
