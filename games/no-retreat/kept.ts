/** What the rules worked out of a position and may want again: one set for a box. Every question first looks whether it still holds. */
import type { HexId } from '../../kernel/hex.ts';
import type { Worded } from '../../kernel/words.ts';
import type { SideNo } from './army.ts';
import type { Unkept } from './box.ts';
import type { Front, Instruction } from './data/rows.ts';
import { isJoined } from './ground.ts';
import { keptForMoment, keptWhileSame, type Kept as KeptOf } from '../../field/same.ts';
import type { Battle } from './rules/battle-vars.ts';
import type { FrontHexes } from './rules/declaring.ts';
import type { Owed } from './rules/owed.ts';
import type { Clearing, Leaving } from './rules/giving.ts';
import { makeMemo, type Memo } from './rules/memo.ts';
import type { Odds } from './rules/odds.ts';
import type { Named } from './rules/planned.ts';
import { makeReachKept, type ReachKept } from './rules/reach.ts';
import type { Guard } from './rules/redeployments.ts';
import type { NearBases } from './rules/reserve.ts';
import { makeSupplyKept, type SupplyKept } from './rules/supply.ts';

export interface Kept {
  /** 3.0 The cells a game of a front begins with, as they were first asked for. */
  readonly start: { [F in Front]?: Int16Array };
  readonly memo: Memo;
  readonly supply: SupplyKept;
  readonly reach: ReachKept;
  /** Neighbours over open hexsides, as they were first asked for. */
  readonly joined: (readonly HexId[] | undefined)[];
  /** The same, six to a hex, -1 where there is none: for whoever looks at many hexes at once. */
  readonly joins: Int16Array;
  /** 21.1.6 The frontier of Poland, once it was asked for. */
  frontier?: ReadonlySet<number>;
  readonly guard: KeptOf<Guard, ReadonlySet<number>>;
  /** 10.0 The hexes an airdrop reaches from home, once it was asked. */
  inRange?: readonly number[];
  /** 16.1 By side, as it was last asked for. */
  readonly nearBases: NearBases[];
  /** By city: it and the land next to it, as it was first asked for. */
  readonly landBy: (readonly number[] | undefined)[];
  /** 14.1 By side, as it was last asked for. */
  readonly front: FrontHexes[];
  /** Where counters of a side stand, by its number: written with the board, and found when it is first asked for. */
  sides?: readonly [Worded<Uint8Array>, Worded<Uint8Array>];
  /** 14.3 By side. */
  readonly owed: KeptOf<Owed, SideNo>;
  /** 14.5, 14.7.5 Of the battle under way: the odds, and where the first of those who retreat may go next. */
  readonly odds: KeptOf<Odds, Battle>;
  readonly flight: KeptOf<readonly HexId[], Battle>;
  /** 24.2 Whether a unit can end its move in a hex that its plan names. */
  readonly goal: KeptOf<boolean, number>;
  /** 24.2, 24.3 By what frees them, the units of the French Front, as they were first asked for. */
  readonly freeable: Map<Instruction, readonly number[]>;
  /** 24.2 By unit and set-up what the plan names for it, as it was first asked for. */
  readonly named: (Named | undefined)[];
  /** 19.8 Who may leave a city for where. */
  readonly leaving: KeptOf<readonly Leaving[], Clearing>;
  readonly ranges: Map<number, ReadonlyMap<number, number>>;
  /** By hex: the last list of hexes it was put on, of all that were made. */
  readonly seen: Int32Array;
  lists: number;
}
const joinsOf = (box: Unkept): Int16Array => {
  const joins = new Int16Array(6 * box.SIZE).fill(-1);
  for (const [hex, around] of box.GRID.around.entries())
    for (const [i, to] of around.entries()) if (isJoined({ box }, hex, to)) joins[6 * hex + i] = to;
  return joins;
};
export const makeKept = (box: Unkept): Kept => {
  const memo = makeMemo(box);
  return {
    start: {},
    memo,
    supply: makeSupplyKept(box, memo),
    reach: makeReachKept(box),
    joined: box.PLACES.map(() => undefined),
    joins: joinsOf(box),
    nearBases: [],
    landBy: box.PLACES.map(() => undefined),
    front: [],
    owed: keptWhileSame(),
    odds: keptForMoment(),
    flight: keptForMoment(),
    leaving: keptForMoment(),
    goal: keptForMoment(),
    freeable: new Map(),
    named: [],
    guard: keptForMoment(),
    ranges: new Map(),
    seen: new Int32Array(box.SIZE),
    lists: 0,
  };
};
