/** 13.0 The hexes a unit can reach, with a cache of the last search. */
import type { State } from '../../../../engine/state.ts';
import { stepEpoch } from '../../../../engine/run-epochs.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import { UNREACHED, makeReach, reach, routeTo, type Priced, type Reach } from '../../../../kernel/path.ts';
import {
  hexesOf,
  makeTogether,
  reachTogether,
  routeTogether,
  type Purse,
  type Together,
} from '../../../../kernel/reach-two-allowances.ts';
import { boxOf, type UncachedBox } from '../../model/box.ts';
import { placeOf } from '../../model/state.ts';
import { leftOf, NO_CAP, type Left } from './allowance.ts';
import { goingFor, groundFor, type CampGround, type Yielded } from './camp-ground.ts';
import type { Crossing, Dropped } from './open-ground.ts';

/** The hexes a unit can reach. The arrays are overwritten by the next search. */
export interface Found {
  readonly cost: Int16Array;
  /** The first `count` entries are the hexes reached, its own hex first. */
  readonly order: Int16Array;
  readonly count: number;
  route(hex: HexId): readonly HexId[];
}
/** Buffers a search writes into, for units without and with a limit in hexes. */
interface Scratch {
  readonly free: Reach;
  readonly capped: Together;
}
interface Asked {
  readonly unit: number;
  readonly moment: number;
  readonly ground: Priced;
  readonly stamp: number;
  readonly from: number;
  readonly left: Left;
  readonly version: number;
  readonly found: Found;
}
export interface ReachCache {
  /** By bridge events in force; 0 for none. */
  readonly crossings: Map<number, Crossing>;
  /** Ground with Drop! markers, most recent first. */
  dropped: readonly Dropped[];
  /** The city number of each hex, from 1; and which cities were surrendered. */
  readonly cities: Uint16Array;
  readonly yielded: Yielded;
  readonly camps: CampGround[];
  /** Buffers for a unit’s reach, for its reach from a hex on its way, and for explaining a refusal. */
  readonly here: Scratch;
  readonly ahead: Scratch;
  readonly spare: Scratch;
  /** 13.1 One budget for each limit in hexes. */
  readonly caps: readonly Purse[];
  last?: Asked;
}
/** 13.1 The largest limit in hexes. */
const MAX_HEX_LIMIT = 3;
export const makeReachCache = ({ GRID, CROSS, CITY_NO, CITIES }: UncachedBox): ReachCache => {
  const scratch = (): Scratch => ({ free: makeReach(GRID), capped: makeTogether(GRID, MAX_HEX_LIMIT) });
  return {
    crossings: new Map([[0, { cross: CROSS, bases: new Map() }]]),
    dropped: [],
    cities: Uint16Array.from(CITY_NO, no => no + 1),
    yielded: { apart: new Uint8Array(CITIES.flat().length + 1), markers: [], turns: 0 },
    camps: [],
    here: scratch(),
    ahead: scratch(),
    spare: scratch(),
    caps: Array.from({ length: MAX_HEX_LIMIT + 1 }, (_, i) => hexesOf(GRID, i)),
  };
};

// Everywhere it gets -----------------------------------------------------------------------------------------------------
/** The unit’s reach. The last search is reused while nothing it depends on has changed. */
export const reachOf = (g: State, unit: number): Found => {
  const { reach: cache } = boxOf(g).cache;
  const moment = stepEpoch(g);
  if (moment !== 0 && cache.last?.moment === moment && cache.last.unit === unit) return cache.last.found;
  const { ground, camp, stamp } = goingFor(g, unit);
  const from = placeOf(g, unit);
  const left = leftOf(g, unit);
  const { version } = camp;
  const { last } = cache;
  if (
    last?.ground === ground &&
    last.stamp === stamp &&
    last.from === from &&
    last.version === version &&
    isSame(last.left, left)
  ) {
    cache.last = { unit, moment, ground, stamp, from, left, version, found: last.found };
    return last.found;
  }
  const found = find(g, ground, from as HexId, left, cache.here);
  cache.last = { unit, moment, ground, stamp, from, left, version, found };
  return found;
};
const isSame = (a: Left, b: Left): boolean => a.points === b.points && a.cap === b.cap && a.fresh === b.fresh;
/** 13.2 A fresh unit can always move one hex. */
const find = (
  g: State,
  ground: Priced,
  from: HexId,
  { points, cap, fresh }: Left,
  { free, capped }: Scratch,
): Found => {
  const { GRID, cache } = boxOf(g);
  if (cap === NO_CAP) {
    const found = reach(GRID, ground, from, points, free, fresh);
    return { cost: found.cost, order: found.order, count: found.count, route: hex => routeTo(found, hex) };
  }
  const found = reachTogether(GRID, { ground, points }, cache.reach.caps[cap]!, from, capped, fresh);
  return { cost: found.cost, order: found.order, count: found.count, route: hex => routeTogether(GRID, found, hex) };
};
/** Would it reach the hex over other ground or with other points? Used to explain a refusal. */
export const wouldReach = (g: State, unit: number, hex: number, ground: Priced, left: Left): boolean =>
  find(g, ground, placeOf(g, unit) as HexId, left, boxOf(g).cache.reach.spare).cost[hex] !== UNREACHED;
/** Its reach from a hex on its way, with what it would have left there. */
export const reachFrom = (g: State, unit: number, hex: number, left: Left): Found =>
  find(g, groundFor(g, unit, hex), hex as HexId, left, boxOf(g).cache.reach.ahead);
