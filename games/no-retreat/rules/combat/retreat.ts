/** 14.7.5 Retreats: each hex farther from the battle, the full length or not at all, toward supply if that can be. */
import type { State } from '../../../../engine/state.ts';
import { distance, type HexId } from '../../../../kernel/hex.ts';
import { campOf, isStatic, nameOf } from '../../model/army.ts';
import { type Verdict, zoneAt, stackAt, type Obstacle, variable, blockedBy } from '../../../../engine/decide.ts';
import { boxOf } from '../../model/box.ts';
import { joinedTo, placed } from '../../model/ground.ts';
import { placeOf } from '../../model/state.ts';
import { mayRetreatInto } from '../movement/areas.ts';
import { hasFriend, inZone, isBarredTo } from '../position/board-cache.ts';
import { isSuppliedAt } from '../supply/supply.ts';
import { suppliedWithout } from '../supply/vacating.ts';
import { untilOver, places } from '../position/obstacles.ts';

interface Flight {
  readonly g: State;
  readonly unit: number;
  readonly from: HexId;
  /** Enemy zones may be entered where a friend stands. */
  readonly throughFriends: boolean;
  /** Hexes whose friends do not count. */
  readonly leaving?: readonly number[];
}
const mayEnter = ({ g, unit, throughFriends, leaving }: Flight, hex: number): boolean => {
  const camp = campOf(g, unit);
  if (isBarredTo(g, camp, hex) || !mayRetreatInto(g, unit, hex)) return false;
  if (!inZone(g, camp, hex)) return true;
  return throughFriends && hasFriend(g, camp, hex) && leaving?.includes(hex) !== true;
};
const mayGoOn = (f: Flight, to: HexId, gone: number): boolean =>
  distance(boxOf(f.g).GRID, f.from, to) === gone + 1 && mayEnter(f, to);
/** Where a flight that stands `gone` hexes away may end after `left` more; by several ways, it is there as often. */
const ends = (f: Flight, hex: HexId, gone: number, left: number, out: number[] = []): readonly number[] => {
  if (left === 0) out.push(hex);
  else for (const to of joinedTo(f.g, hex)) if (mayGoOn(f, to, gone)) ends(f, to, gone + 1, left - 1, out);
  return out;
};
/** A retreat under way: from where, where it stands, hexes behind it, its whole length, and who leaves with it. */
export interface Way {
  readonly from: HexId;
  readonly hex: HexId;
  readonly gone: number;
  readonly far: number;
  readonly leaving: readonly number[];
}
/** The hexes it may go to next: those from which the full length is possible, ends that will be in supply before others. */
export const retreatSteps = (g: State, unit: number, { from, hex, gone, far, leaving }: Way): readonly HexId[] => {
  if (isStatic(g, unit)) return [];
  for (const throughFriends of [false, true]) {
    const f: Flight = { g, unit, from, throughFriends };
    const steps = joinedTo(g, hex).filter(to => mayGoOn(f, to, gone));
    const ways = steps.map(to => ends(f, to, gone + 1, far - gone - 1));
    if (ways.every(all => all.length === 0)) continue;
    const isFed = suppliedWithout(g, unit, leaving);
    const fed = steps.filter((_, i) => ways[i]!.some(isFed));
    return fed.length ? fed : steps.filter((_, i) => ways[i]!.length > 0);
  }
  return [];
};
const endsOf = (f: Flight, far: number): ReadonlySet<number> => new Set(ends(f, f.from, 0, far));
/** Does it find any way of this length? */
export const canRetreat = (g: State, unit: number, far: number): boolean => {
  const from = placeOf(g, unit) as HexId;
  return (
    !isStatic(g, unit) &&
    [false, true].some(throughFriends => ends({ g, unit, from, throughFriends }, from, 0, far).length > 0)
  );
};
/** 14.7.5 Does it get away only through friends in these hexes? */
export const leansOn = (g: State, unit: number, far: number, leaving: readonly number[]): boolean => {
  const flight: Flight = { g, unit, from: placeOf(g, unit) as HexId, throughFriends: false };
  if (isStatic(g, unit) || endsOf(flight, far).size > 0) return false;
  const through = { ...flight, throughFriends: true };
  return endsOf(through, far).size !== endsOf({ ...through, leaving }, far).size;
};
/** Why a hex is not among them. */
export const whyNotRetreat = (g: State, unit: number, from: HexId, hex: HexId, gone: number, to: number): Verdict => {
  const camp = campOf(g, unit);
  const name = nameOf(g, unit);
  const refuse = (obstacle: Obstacle, why: string): Verdict => blockedBy(obstacle, '14.7.5', why, [to]);
  if (!joinedTo(g, hex).includes(to as HexId))
    return refuse(places(unit), `${placed(g, to)} is not next to ${placed(g, hex)}, where ${name} is`);
  if (distance(boxOf(g).GRID, from, to as HexId) !== gone + 1)
    return refuse(variable('origin'), `${placed(g, to)} is no farther from the battle`);
  if (isBarredTo(g, camp, to)) return refuse(stackAt(to), `an enemy stands in ${placed(g, to)}`);
  if (!mayRetreatInto(g, unit, to)) return refuse(untilOver(g), `${placed(g, to)} is closed to ${name}`);
  if (inZone(g, camp, to)) return refuse(zoneAt(to), `${placed(g, to)} is in an enemy zone of control`);
  return refuse(untilOver(g), `by way of ${placed(g, to)} ${name} finds no retreat of full length toward supply`);
};
/** 14.7 DE: a unit that finds no first hex at all. */
export const isHemmedIn = (g: State, unit: number): boolean => !canRetreat(g, unit, 1);
const farFrom = (g: State, hexes: readonly number[], hex: number): number => {
  let far = Infinity;
  for (const h of hexes) far = Math.min(far, distance(boxOf(g).GRID, h as HexId, hex as HexId));
  return far;
};
/** 13.3.4, 14.7.5 The hexes next to this one that an excess unit may go to: farther from the battle, where there was one, and toward supply. */
export const shoveHexes = (g: State, unit: number, hex: HexId, battle: readonly number[]): readonly HexId[] => {
  if (isStatic(g, unit)) return [];
  const now = farFrom(g, battle, hex);
  const near = joinedTo(g, hex).filter(to => battle.length === 0 || farFrom(g, battle, to) > now);
  for (const throughFriends of [false, true]) {
    const ends = near.filter(to => mayEnter({ g, unit, from: hex, throughFriends }, to));
    const fed = ends.filter(to => isSuppliedAt(g, unit, to));
    if (ends.length) return fed.length ? fed : ends;
  }
  return [];
};
