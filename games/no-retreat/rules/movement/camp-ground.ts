/** 13.3, 13.4 The ground with the counters on it, for a camp and a unit that moves. */
import type { State } from '../../../../engine/state.ts';
import { foesHeld } from '../../../../field/zones.ts';
import { ENEMY_ZONE, OPEN, STOP, type Priced } from '../../../../kernel/path.ts';
import {
  A,
  ALLIED_CAMP,
  campOf,
  DUTCH,
  FULL_ZONE,
  G,
  GERMAN_CAMP,
  isMobile,
  nationOf,
  sideOf,
  SOVIET_CAMP,
  SWISS,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { gridOf } from '../../model/ground.ts';
import { citiesOf, isEarly, isFrance, onMap, placeOf } from '../../model/state.ts';
import { isNeutralGround } from './areas.ts';
import { boardOf, hasFriend, isNeutralUnit, type Board } from '../position/board-cache.ts';
import { openFor } from './open-ground.ts';
import { isGivenUp, laid, whereLaid } from '../cards/pool.ts';
import { NO_SUPPLY, supplyOf } from '../supply/supply.ts';

/** 19.8 The cities that were surrendered (1 by city number), and the hexes of their markers. `turns`: how often they have changed. */
export interface Yielded {
  readonly apart: Uint8Array;
  markers: readonly number[];
  turns: number;
}
/** What counters do to the ground of a camp. */
export interface CampGround {
  /** Every enemy zone, and the full ones that bind the camp, including those of neutrals it may violate. */
  readonly any: Uint8Array;
  readonly bound: Uint8Array;
  /** Where units of neutrals were when the zones were computed: -1 for a neutral at war. `turns`: how often that has changed. */
  readonly neutrals: readonly number[];
  readonly stood: Int16Array;
  /** `moved` of the board when they were last checked. */
  looked: number;
  turns: number;
  laid: number;
  /** 13.4.2, 19.9 The zones that bind mobile units: open where a friend is, a stop next to Halt! Hitler. */
  readonly passing: Uint8Array;
  /** How often they were computed. */
  version: number;
  /** 20.1.1 What Allied units pay to leave an enemy zone in the first turns, and the stamp of the board it was computed for. */
  readonly leaving: Uint8Array;
  left: number;
}
const campGround = (g: State, camp: number): CampGround => {
  const { SIZE, NATION, BY_FRONT } = boxOf(g);
  const neutrals = BY_FRONT[0]!.filter(u => NATION[u] === DUTCH || NATION[u] === SWISS);
  return {
    any: new Uint8Array(SIZE),
    bound: new Uint8Array(SIZE),
    neutrals: camp === GERMAN_CAMP ? neutrals : [],
    stood: new Int16Array(neutrals.length).fill(-1),
    looked: -1,
    turns: 0,
    laid: -1,
    passing: new Uint8Array(SIZE),
    version: 0,
    leaving: new Uint8Array(SIZE),
    left: -1,
  };
};
/** 13.2.1 Whether a unit would have a zone if its country were at war; 13.4.4 not in No Supply. */
const hasZoneYet = (g: State, unit: number): boolean =>
  onMap(g, unit) && isNeutralUnit(g, nationOf(g, unit)) && supplyOf(g, unit) !== NO_SUPPLY;
/** 13.2.1 Entering a neutral country provokes its army at once, so that its zones in its own land already bind Germans. */
const lookAtNeutrals = (g: State, { moved }: Board, c: CampGround): void => {
  if (c.looked === moved) return;
  c.looked = moved;
  let others = 0;
  for (const [i, u] of c.neutrals.entries()) {
    const now = isFrance(g) && hasZoneYet(g, u) ? placeOf(g, u) : -1;
    if (c.stood[i] !== now) others++;
    c.stood[i] = now;
  }
  if (others > 0) c.turns++;
};
const layZones = (g: State, board: Board, unit: number, c: CampGround, stamp: number): void => {
  const { boardCache } = boxOf(g).cache;
  const { ROUGH, ZONE } = boxOf(g);
  const camp = campOf(g, unit);
  if (c.laid === stamp) return;
  c.laid = stamp;
  c.any.set(boardCache.any(board, camp));
  c.bound.set(boardCache.bound(board, camp));
  for (const [i, u] of c.neutrals.entries())
    for (const hex of c.stood[i]! < 0 ? [] : gridOf(g).around[c.stood[i]!]!) {
      if (!isNeutralGround(g, unit, hex) || ROUGH[hex] === 1) continue;
      c.any[hex] = 1;
      if (ZONE[u] === FULL_ZONE) c.bound[hex]! |= ENEMY_ZONE;
    }
};
const layLeaving = ({ any, leaving }: CampGround): void => {
  for (let hex = 0; hex < any.length; hex++) leaving[hex] = any[hex]! * 2;
};
export const isHaltable = (g: State, unit: number): boolean =>
  sideOf(g, unit) === G && campOf(g, unit) !== SOVIET_CAMP && isMobile(g, unit);
const NO_HALTS: readonly number[] = [];
const haltsFor = (g: State, unit: number): readonly number[] =>
  isHaltable(g, unit) ? laid(g, A, 'Halt! Hitler').map(m => whereLaid(g, m)) : NO_HALTS;
/** 13.4.2 A mobile unit may go from the zone it starts in straight to one where a friend is. Only its first hex matters, because a zone ends its move. */
const layPassing = (g: State, { bound }: CampGround, unit: number, from: number, out: Uint8Array): Uint8Array => {
  const { around } = gridOf(g);
  out.set(bound);
  if (bound[from] !== 0)
    for (const hex of around[from]!) if (bound[hex] !== 0 && hasFriend(g, campOf(g, unit), hex)) out[hex]! |= OPEN;
  return out;
};
/** 19.9 A mobile German unit stops in and next to the hex of a Halt! Hitler marker. */
const layHalts = (g: State, halts: readonly number[], out: Uint8Array): void => {
  for (const at of halts) for (const hex of [at, ...gridOf(g).around[at]!]) out[hex]! |= STOP;
};
/** Whether zones bind the unit differently from foot units; if so, computes them. Usually it starts in no zone. */
const passesFrom = (g: State, unit: number, from: number, c: CampGround): boolean => {
  const halts = haltsFor(g, unit);
  if (!isMobile(g, unit) || (c.bound[from] === 0 && halts.length === 0)) return false;
  layHalts(g, halts, layPassing(g, c, unit, from, c.passing));
  c.version++;
  return true;
};
/** 20.1.1 Whether the camp pays to leave an enemy zone. */
const paysToLeave = (g: State, camp: number, c: CampGround, stamp: number): boolean => {
  if (camp !== ALLIED_CAMP || !isEarly(g)) return false;
  if (c.left !== stamp) layLeaving(c);
  c.left = stamp;
  return true;
};
const areWhere = (g: State, markers: readonly number[], hexes: readonly number[]): boolean => {
  if (markers.length !== hexes.length) return false;
  for (let i = 0; i < markers.length; i++) if (whereLaid(g, markers[i]!) !== hexes[i]) return false;
  return true;
};
/** 19.8 Whether there are cities that no unit of the camp may enter; the list is rebuilt when they change. */
const hasGivenUp = (g: State, camp: number, y: Yielded): boolean => {
  const { CITY_NO } = boxOf(g);
  const given = camp === ALLIED_CAMP ? laid(g, A, 'Surrender!') : NO_MARKERS;
  if (given.length === 0 || areWhere(g, given, y.markers)) return given.length > 0;
  for (const city of citiesOf(g)) y.apart[CITY_NO[city]! + 1] = isGivenUp(g, city) ? 1 : 0;
  y.markers = given.map(m => whereLaid(g, m));
  y.turns++;
  return true;
};
const NO_MARKERS: readonly number[] = [];
/** The situation of a unit that moves: the ground for it and its camp, and what the part with enemies depends on. */
interface Going {
  readonly ground: Priced;
  readonly camp: CampGround;
  readonly stamp: number;
}
export const goingFor = (g: State, unit: number, from = placeOf(g, unit)): Going => {
  const { boardCache, reach: kept } = boxOf(g).cache;
  const board = boardOf(g);
  const camp = campOf(g, unit);
  const c = (kept.camps[camp] ??= campGround(g, camp));
  lookAtNeutrals(g, board, c);
  const given = hasGivenUp(g, camp, kept.yielded);
  const stamp = foesHeld(board, boardCache.counters, camp) + c.turns + kept.yielded.turns;
  layZones(g, board, unit, c, stamp);
  const passing = passesFrom(g, unit, from, c);
  const leave = paysToLeave(g, camp, c, stamp);
  const { open, walked } = openFor(g, unit);
  const ground = (walked[camp * 8 + (passing ? 4 : 0) + (leave ? 2 : 0) + (given ? 1 : 0)] ??= {
    ...open,
    zone: passing ? c.passing : c.bound,
    added: c.any,
    shut: boardCache.strangers[camp]!,
    leave: leave ? c.leaving : undefined,
    there: given ? kept.cities : undefined,
    apart: given ? kept.yielded.apart : undefined,
  }); // one shape for all, because every march reads it
  return { ground, camp: c, stamp };
};
/** The ground for this unit from a hex on: enemies, zones, and what they cost to enter and to leave. The object is always the same for the same open ground; the effect of counters is written into its arrays. */
export const groundFor = (g: State, unit: number, from = placeOf(g, unit)): Priced => goingFor(g, unit, from).ground;
/** The same without Halt! Hitler markers. */
export const unhaltedGround = (g: State, unit: number): Priced => {
  const ground = groundFor(g, unit);
  const c = boxOf(g).cache.reach.camps[campOf(g, unit)]!;
  const zone = (): Uint8Array => layPassing(g, c, unit, placeOf(g, unit), new Uint8Array(c.bound.length));
  return haltsFor(g, unit).length ? { ...ground, zone: zone() } : ground;
};
