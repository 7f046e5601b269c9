/** What the rules worked out of a position and may want again: one set for a box, so that games of two packs never mix. Every question first looks whether it still holds. */
import { makeKeptReach, type KeptReach } from '../../field/grounds.ts';
import { reachOnward } from '../../kernel/onward.ts';
import { makeReach, type Reach } from '../../kernel/path.ts';
import { makeTogether, type Together } from '../../kernel/together.ts';
import type { Unkept } from './box.ts';
import { makeAloft } from './rules/aloft.ts';
import { makeLimits, type LimitsKept } from './rules/areas.ts';
import { makeGroundKept, type GroundKept } from './rules/ground.ts';
import { makeMemo, type Memo } from './rules/memo.ts';
import { makeSources, makeSupplyKept, type RailheadsKept, type SupplyKept } from './rules/supply.ts';

/** Twice the points of a corps: a march in column (11.6). */
const MOST_POINTS = 24;
export interface MarchKept {
  readonly normal: KeptReach;
  readonly column: KeptReach;
  readonly further: Reach;
  /** For foot and mechanised units that go together. */
  readonly together: Together;
  readonly togetherColumn: Together;
  /** The first `count` of these hexes; overwritten by the next march's. */
  readonly goals: { readonly hexes: Int16Array; count: number };
}
export interface Kept {
  readonly limits: LimitsKept;
  readonly memo: Memo;
  readonly ground: GroundKept;
  readonly aloft: ReturnType<typeof makeAloft>;
  readonly supply: SupplyKept;
  readonly sources: ReturnType<typeof makeSources>;
  /** By option and nation: where its replacements may come, whoever holds it. */
  readonly arrivals: { readonly any: (readonly number[])[]; readonly home: (readonly number[])[] };
  readonly railheads: RailheadsKept;
  readonly march: MarchKept;
}
export const makeKept = (box: Unkept): Kept => {
  const { GRID, SIZE } = box;
  const memo = makeMemo(box);
  return {
    limits: makeLimits(box),
    memo,
    ground: makeGroundKept(memo),
    aloft: makeAloft(box),
    supply: makeSupplyKept(box, memo),
    sources: makeSources(box),
    arrivals: { any: [], home: [] },
    railheads: { last: { places: [], hexes: [] } },
    march: {
      normal: makeKeptReach(GRID, reachOnward),
      column: makeKeptReach(GRID, reachOnward),
      further: makeReach(GRID),
      together: makeTogether(GRID, MOST_POINTS),
      togetherColumn: makeTogether(GRID, MOST_POINTS),
      goals: { hexes: new Int16Array(SIZE + 1), count: 0 },
    },
  };
};
