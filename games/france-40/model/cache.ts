/** The caches of the rules. Each box has its own, so that games of two data packs never mix. Each cache checks whether it is still valid before it answers. */
import { makeCachedReach, type CachedReach } from '../../../field/movement-costs.ts';
import { makeReach, type Reach } from '../../../kernel/path.ts';
import type { UncachedBox } from './box.ts';
import { makeGroundCache, type GroundCache } from '../rules/ground.ts';
import { makeBoardCache, type BoardCache } from '../rules/board-cache.ts';
import { makeSupplyCache, type SupplyCache } from '../rules/supply.ts';

export type Both<T> = readonly [T, T];
export interface MarchCache {
  readonly reachOf: CachedReach;
  readonly further: Reach;
  /** The first `count` of these hexes; overwritten by the next march's. */
  readonly goals: { readonly hexes: Int16Array; count: number };
}
export interface RulesCache {
  readonly board: BoardCache;
  readonly ground: GroundCache;
  readonly supply: SupplyCache;
  readonly march: MarchCache;
}
export const makeRulesCache = (box: UncachedBox): RulesCache => {
  const { GRID, SIZE } = box;
  const board = makeBoardCache(box);
  return {
    board,
    ground: makeGroundCache(box, board),
    supply: makeSupplyCache(box, board),
    march: {
      reachOf: makeCachedReach(GRID),
      further: makeReach(GRID),
      goals: { hexes: new Int16Array(SIZE + 1), count: 0 },
    },
  };
};
