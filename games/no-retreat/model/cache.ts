/** What the rules worked out of a position and may want again: one set for a box. Every question first looks whether it still holds. */
import type { HexId } from '../../../kernel/hex.ts';
import type { WordView } from '../../../kernel/compare-cells.ts';
import type { SideNo } from './army.ts';
import type { UncachedBox } from './box.ts';
import type { Front, Instruction } from '../data/rows.ts';
import { isJoined } from './ground.ts';
import { cachedForStep, cachedWhileUnchanged, type Cached as KeptOf } from '../../../field/position-cache.ts';
import type { Battle } from '../rules/combat/battle-vars.ts';
import type { FrontHexes } from '../rules/combat/declaring.ts';
import type { Obligations } from '../rules/combat/obligations.ts';
import type { Clearing, Leaving } from '../rules/cards/surrender.ts';
import { makeMemo, type BoardCache } from '../rules/position/board-cache.ts';
import type { Odds } from '../rules/combat/odds.ts';
import type { Named } from '../rules/plans/planned-moves.ts';
import { makeReachCache, type ReachCache } from '../rules/movement/reach.ts';
import type { Guard } from '../rules/movement/redeployments.ts';
import type { NearBases } from '../rules/turn/reserve.ts';
import { makeSupplyCache, type SupplyCache } from '../rules/supply/supply.ts';

export interface RulesCache {
  /** 3.0 The cells a game of a front begins with, as they were first asked for. */
  readonly start: { [F in Front]?: Int16Array };
  readonly memo: BoardCache;
  readonly supply: SupplyCache;
  readonly reach: ReachCache;
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
  sides?: readonly [WordView<Uint8Array>, WordView<Uint8Array>];
  /** 14.3 By side. */
  readonly owed: KeptOf<Obligations, SideNo>;
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
const joinsOf = (box: UncachedBox): Int16Array => {
  const joins = new Int16Array(6 * box.SIZE).fill(-1);
  for (const [hex, around] of box.GRID.around.entries())
    for (const [i, to] of around.entries()) if (isJoined({ box }, hex, to)) joins[6 * hex + i] = to;
  return joins;
};
export const makeRulesCache = (box: UncachedBox): RulesCache => {
  const memo = makeMemo(box);
  return {
    start: {},
    memo,
    supply: makeSupplyCache(box, memo),
    reach: makeReachCache(box),
    joined: box.PLACES.map(() => undefined),
    joins: joinsOf(box),
    nearBases: [],
    landBy: box.PLACES.map(() => undefined),
    front: [],
    owed: cachedWhileUnchanged(),
    odds: cachedForStep(),
    flight: cachedForStep(),
    leaving: cachedForStep(),
    goal: cachedForStep(),
    freeable: new Map(),
    named: [],
    guard: cachedForStep(),
    ranges: new Map(),
    seen: new Int32Array(box.SIZE),
    lists: 0,
  };
};
