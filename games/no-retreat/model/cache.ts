/** What the rules have worked out from a position and may need again; each box has its own. Every question first checks whether the value still holds. */
import type { HexId } from '../../../kernel/hex.ts';
import type { WordView } from '../../../kernel/compare-cells.ts';
import type { SideNo } from './army.ts';
import type { UncachedBox } from './box.ts';
import type { Front, Instruction } from '../data/rows.ts';
import { isJoined } from './ground.ts';
import { cachedForStep, cachedWhileUnchanged, type Cached as CachedOf } from '../../../field/position-cache.ts';
import type { Battle } from '../rules/combat/battle-vars.ts';
import type { FrontHexes } from '../rules/combat/declaring.ts';
import type { Obligations } from '../rules/combat/obligations.ts';
import type { Clearing, Leaving } from '../rules/cards/surrender.ts';
import { makeBoardCache, type BoardCache } from '../rules/position/board-cache.ts';
import type { Odds } from '../rules/combat/odds.ts';
import type { Named } from '../rules/plans/planned-moves.ts';
import { makeReachCache, type ReachCache } from '../rules/movement/reach.ts';
import type { Guard } from '../rules/movement/redeployments.ts';
import type { NearBases } from '../rules/turn/reserve.ts';
import { makeSupplyCache, type SupplyCache } from '../rules/supply/supply.ts';

export interface RulesCache {
  /** 3.0 The cells with which a game of a front begins, computed on first use. */
  readonly start: { [F in Front]?: Int16Array };
  readonly boardCache: BoardCache;
  readonly supply: SupplyCache;
  readonly reach: ReachCache;
  /** Neighbours over open hexsides, computed on first use. */
  readonly joined: (readonly HexId[] | undefined)[];
  /** The same as numbers, six for each hex, -1 if there is none: faster for many hexes at once. */
  readonly joins: Int16Array;
  /** 21.1.6 The frontier of Poland, computed on first use. */
  frontier?: ReadonlySet<number>;
  readonly guard: CachedOf<Guard, ReadonlySet<number>>;
  /** 10.0 The hexes an airdrop reaches from home, computed on first use. */
  inRange?: readonly number[];
  /** 16.1 By side, as last asked for. */
  readonly nearBases: NearBases[];
  /** By city: it and the land next to it, computed on first use. */
  readonly landBy: (readonly number[] | undefined)[];
  /** 14.1 By side, as last asked for. */
  readonly front: FrontHexes[];
  /** By side: which hexes have its counters. Written with the board, found on first use. */
  sides?: readonly [WordView<Uint8Array>, WordView<Uint8Array>];
  /** 14.3 By side. */
  readonly owed: CachedOf<Obligations, SideNo>;
  /** 14.5, 14.7.5 Of the battle under way: the odds, and where the first unit that retreats may go next. */
  readonly odds: CachedOf<Odds, Battle>;
  readonly flight: CachedOf<readonly HexId[], Battle>;
  /** 24.2 Whether a unit can end its move in a hex that its plan names. */
  readonly goal: CachedOf<boolean, number>;
  /** 24.2, 24.3 By instruction, the units of the French Front that it frees, computed on first use. */
  readonly freeable: Map<Instruction, readonly number[]>;
  /** 24.2 By unit and set-up, the hexes the plan names for it, computed on first use. */
  readonly named: (Named | undefined)[];
  /** 19.8 Which units may leave a city, and where to. */
  readonly leaving: CachedOf<readonly Leaving[], Clearing>;
  readonly ranges: Map<number, ReadonlyMap<number, number>>;
  /** By hex: the number of the last list of hexes that contained it. */
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
  const boardCache = makeBoardCache(box);
  return {
    start: {},
    boardCache,
    supply: makeSupplyCache(box, boardCache),
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
