/** What the rules have worked out from a position and may need again. Each box has its own, so that games of two packs never mix. Every question first checks whether the value still holds. */
import { makeCachedReach, type CachedReach } from '../../../field/movement-costs.ts';
import { reachOnward } from '../../../kernel/reach-fixed-costs.ts';
import { makeReach, type Reach } from '../../../kernel/path.ts';
import { makeTogether, type Together } from '../../../kernel/reach-two-allowances.ts';
import type { UncachedBox } from './box.ts';
import { makeAloft } from '../rules/under-aircraft.ts';
import { makeLimits, type LimitsCache } from '../rules/areas.ts';
import { makeGroundCache, type GroundCache } from '../rules/ground.ts';
import { makeBoardCache, type BoardCache } from '../rules/board-cache.ts';
import { makeSources, makeSupplyCache, type RailheadsCache, type SupplyCache } from '../rules/supply.ts';

/** Twice the points of a corps, for a march in column (11.6). */
const MAX_MARCH_POINTS = 24;
export interface MarchCache {
  readonly normal: CachedReach;
  readonly column: CachedReach;
  readonly further: Reach;
  /** For foot and mechanised units that move together. */
  readonly together: Together;
  readonly togetherColumn: Together;
  /** The first `count` hexes are valid; the next march overwrites them. */
  readonly goals: { readonly hexes: Int16Array; count: number };
}
export interface RulesCache {
  readonly limits: LimitsCache;
  readonly board: BoardCache;
  readonly ground: GroundCache;
  readonly aloft: ReturnType<typeof makeAloft>;
  readonly supply: SupplyCache;
  readonly sources: ReturnType<typeof makeSources>;
  /** By option and nation: where its replacements may arrive, whoever controls it. */
  readonly arrivals: { readonly any: (readonly number[])[]; readonly home: (readonly number[])[] };
  readonly railheads: RailheadsCache;
  readonly march: MarchCache;
}
export const makeRulesCache = (box: UncachedBox): RulesCache => {
  const { GRID, SIZE } = box;
  const board = makeBoardCache(box);
  return {
    limits: makeLimits(box),
    board,
    ground: makeGroundCache(board),
    aloft: makeAloft(box),
    supply: makeSupplyCache(box, board),
    sources: makeSources(box),
    arrivals: { any: [], home: [] },
    railheads: { last: { places: [], hexes: [] } },
    march: {
      normal: makeCachedReach(GRID, reachOnward),
      column: makeCachedReach(GRID, reachOnward),
      further: makeReach(GRID),
      together: makeTogether(GRID, MAX_MARCH_POINTS),
      togetherColumn: makeTogether(GRID, MAX_MARCH_POINTS),
      goals: { hexes: new Int16Array(SIZE + 1), count: 0 },
    },
  };
};
