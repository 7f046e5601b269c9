/** What the rules worked out of a position and may want again: one set for a box. Every question first looks whether it still holds. */
import { makeReach, type Reach } from '../../kernel/path.ts';
import { hexesOf, makeTogether, type Purse, type Together } from '../../kernel/together.ts';
import type { HexId } from '../../kernel/hex.ts';
import type { Unkept } from './box.ts';
import { makeMemo, type Memo } from './rules/memo.ts';
import { makeSupplyKept, type SupplyKept } from './rules/supply.ts';

export interface Kept {
  readonly memo: Memo;
  readonly supply: SupplyKept;
  readonly reach: Reach;
  readonly together: Together;
  /** For a second look, when a refusal is explained. */
  readonly spare: Reach;
  /** The last march that was looked at: of which position and which unit. */
  readonly march: { unit: number; n: Int16Array; stack: unknown; found: unknown };
  /** 13.1 So many hexes: one purse for each limit. */
  readonly caps: readonly Purse[];
  /** Neighbours over open hexsides, as they were first asked for. */
  readonly joined: (readonly HexId[])[];
  readonly ranges: Map<number, ReadonlyMap<number, number>>;
}
/** 13.1 The largest limit in hexes. */
const MOST_CAP = 3;
export const makeKept = (box: Unkept): Kept => {
  const { GRID } = box;
  const memo = makeMemo(box);
  return {
    memo,
    supply: makeSupplyKept(box, memo),
    reach: makeReach(GRID),
    spare: makeReach(GRID),
    march: { unit: -1, n: new Int16Array(0), stack: undefined, found: undefined },
    together: makeTogether(GRID, MOST_CAP),
    caps: Array.from({ length: MOST_CAP + 1 }, (_, i) => hexesOf(GRID, i)),
    joined: [],
    ranges: new Map(),
  };
};
