/** What the rules worked out of a position and may want again: one set for a box, so that games of two packs never mix. Every question first looks whether it still holds. */
import { makeKeptReach, type KeptReach } from '../../field/grounds.ts';
import { makeReach, type Reach } from '../../kernel/path.ts';
import type { Unkept } from './box.ts';
import { makeGroundKept, type GroundKept } from './rules/ground.ts';
import { makeMemo, type Memo } from './rules/memo.ts';
import { makeSupplyKept, type SupplyKept } from './rules/supply.ts';

export type Both<T> = readonly [T, T];
export interface MarchKept {
  readonly reachOf: KeptReach;
  readonly further: Reach;
  /** The first `count` of these hexes; overwritten by the next march's. */
  readonly goals: { readonly hexes: Int16Array; count: number };
}
export interface Kept {
  readonly memo: Memo;
  readonly ground: GroundKept;
  readonly supply: SupplyKept;
  readonly march: MarchKept;
}
export const makeKept = (box: Unkept): Kept => {
  const { GRID, SIZE } = box;
  const memo = makeMemo(box);
  return {
    memo,
    ground: makeGroundKept(box, memo),
    supply: makeSupplyKept(box, memo),
    march: {
      reachOf: makeKeptReach(GRID),
      further: makeReach(GRID),
      goals: { hexes: new Int16Array(SIZE + 1), count: 0 },
    },
  };
};
