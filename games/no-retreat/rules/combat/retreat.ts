/** 14.7.5 Retreats: each hex farther from the battle, the full length or not at all, toward supply if possible. */
import {
  blockedBy,
  ok,
  oneOf,
  stackAt,
  variable,
  zoneAt,
  type Decision,
  type Obstacle,
  type Verdict,
  places,
  untilOver,
} from '../../../../engine/decide.ts';
import { again } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { distance, type HexId } from '../../../../kernel/hex.ts';
import { campOf, G, isStatic, nameOf, sideOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { joinedTo, placed, sideTo } from '../../model/ground.ts';
import { at, hexesOf, onMap, placeOf, unitsIn } from '../../model/state.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { alive, hungryOf } from './losses.ts';
import { firstTodo } from './result-queue.ts';
import { mayRetreatInto } from '../movement/areas.ts';
import { crossRhine, moveTo } from '../movement/control.ts';
import { hasFriend, inZone, isBarredTo } from '../position/board-cache.ts';
import { isSuppliedAt } from '../supply/supply.ts';
import { suppliedWithout } from '../supply/vacating.ts';
import { emit } from '../flow.ts';

interface Flight {
  readonly g: State;
  readonly unit: number;
  readonly from: HexId;
  /** 13.4.3 Enemy zones may be entered in hexes with a friend. */
  readonly throughFriends: boolean;
  /** Hexes whose friends do not count, because they retreat too. */
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
/** Hexes where a unit `gone` hexes from its start may end after `left` more. A hex reached by several paths is listed several times. */
const ends = (f: Flight, hex: HexId, gone: number, left: number, out: number[] = []): readonly number[] => {
  if (left === 0) out.push(hex);
  else for (const to of joinedTo(f.g, hex)) if (mayGoOn(f, to, gone)) ends(f, to, gone + 1, left - 1, out);
  return out;
};
/** A retreat under way: start hex, present hex, hexes gone, full length, and the units that retreat. */
export interface Way {
  readonly from: HexId;
  readonly hex: HexId;
  readonly gone: number;
  readonly far: number;
  readonly leaving: readonly number[];
}
/** 14.7.5 The hexes it may enter next: those from which it can go the full length, if possible to an end in supply. */
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
/** Has it a retreat path of this length? */
export const canRetreat = (g: State, unit: number, far: number): boolean => {
  const from = placeOf(g, unit) as HexId;
  return (
    !isStatic(g, unit) &&
    [false, true].some(throughFriends => ends({ g, unit, from, throughFriends }, from, 0, far).length > 0)
  );
};
/** 14.7.5 Does its retreat depend on friends in these hexes? */
export const leansOn = (g: State, unit: number, far: number, leaving: readonly number[]): boolean => {
  const flight: Flight = { g, unit, from: placeOf(g, unit) as HexId, throughFriends: false };
  if (isStatic(g, unit) || endsOf(flight, far).size > 0) return false;
  const through = { ...flight, throughFriends: true };
  return endsOf(through, far).size !== endsOf({ ...through, leaving }, far).size;
};
/** Why it may not retreat into this hex. */
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
/** 14.7 DE: a unit that cannot retreat even one hex. */
export const isHemmedIn = (g: State, unit: number): boolean => !canRetreat(g, unit, 1);
const farFrom = (g: State, hexes: readonly number[], hex: number): number => {
  let far = Infinity;
  for (const h of hexes) far = Math.min(far, distance(boxOf(g).GRID, h as HexId, hex as HexId));
  return far;
};
/** 13.3.4, 14.7.5 The adjacent hexes an excess unit may go to: farther from the battle, if there was one, and in supply if possible. */
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

// 14.7.5 The retreat of a battle, hex by hex -----------------------------------------------------------------------------

/** 14.7.5 All units of the side in the hexes attacked, also those that did not defend. */
const whoRetreats = (g: State, b: Battle, side: SideNo): readonly number[] =>
  side === b.attacker ? [] : b.hexes.flatMap(hex => unitsIn(g, hex)).filter(u => boxOf(g).SIDE[u] === side);
export const beginRetreat = (g: State, b: Battle): void => {
  const { side, n } = firstTodo(b)!;
  const units = whoRetreats(g, b, side);
  const origin = units.length ? placeOf(g, units[0]!) : 0;
  putBattle(g, { ...b, retreating: units, far: n, gone: 0, origin, hungry: hungryOf(g, units) });
};
/** 14.7.5 Does its retreat depend on other units that retreat too and are still in place? */
export const needsOthers = (g: State, { retreating: units, far }: Battle, unit: number): boolean =>
  onMap(g, unit) &&
  leansOn(
    g,
    unit,
    far,
    hexesOf(g, units).filter(hex => hex !== placeOf(g, unit)),
  );
/** Units retreat from several hexes, and one of them depends on another. */
const leanOnEachOther = (g: State, b: Battle): boolean =>
  hexesOf(g, b.retreating).length > 1 && b.retreating.some(u => needsOthers(g, b, u));
/** 15.4, 24.2 A Blitzkrieg! marker of a reversed first turn goes with the last who leaves from under it. */
const shareMarker = (g: State, { retreating, kind }: Battle): boolean =>
  kind !== 'assault' && retreating.filter(u => g.cells[at(g).blitz + u] === 1).length > 1;
/** Does the order of retreat matter? */
export const isOrderOpen = (g: State, b: Battle): boolean =>
  b.gone === 0 && b.retreating.length > 1 && b.lead !== b.retreating[0] && (leanOnEachOther(g, b) || shareMarker(g, b));
export const leading: Decision<{ readonly do: 'lead'; readonly unit: number }> = {
  verbs: ['lead'],
  candidates: g => alive(g, battleIn(g).retreating).map(unit => ({ do: 'lead', unit })),
  judge: (g, _a, c) =>
    alive(g, battleIn(g).retreating).includes(c.unit)
      ? ok
      : blockedBy(untilOver(g), '14.7.5', `${nameOf(g, c.unit)} does not retreat now`),
  take: (g, _a, c) => {
    const b = battleIn(g);
    const others = b.retreating.filter(u => u !== c.unit);
    putBattle(g, { ...b, retreating: [c.unit, ...others], lead: c.unit, origin: placeOf(g, c.unit) });
    return again;
  },
  say: (g, _a, c) => `${nameOf(g, c.unit)} retreats first`,
};
/** The hexes the retreating unit may enter next. Cached: the step, the candidates and the judge all ask. */
export const nextHexes = (g: State, b: Battle): readonly HexId[] => boxOf(g).cache.flight(g, b, findNext);
const findNext = (g: State, { retreating: leaving, origin, gone, far }: Battle): readonly HexId[] => {
  const [unit] = leaving;
  return retreatSteps(g, unit!, { from: origin as HexId, hex: placeOf(g, unit!) as HexId, gone, far, leaving });
};
export const retreating: Decision<{ readonly do: 'retreat'; readonly hex: number }> = {
  verbs: ['retreat'],
  candidates: g => nextHexes(g, battleIn(g)).map(hex => ({ do: 'retreat', hex })),
  judge: (g, _a, c) => {
    const b = battleIn(g);
    const {
      retreating: [unit],
      gone,
      origin,
    } = b;
    if ((nextHexes(g, b) as readonly number[]).includes(c.hex)) return ok;
    return whyNotRetreat(g, unit!, origin as HexId, placeOf(g, unit!) as HexId, gone, c.hex);
  },
  sample: (g, _a, rnd) => ({ do: 'retreat', hex: oneOf(nextHexes(g, battleIn(g)), rnd) }),
  take: (g, _a, c) => {
    const b = battleIn(g);
    const unit = b.retreating[0]!;
    const from = placeOf(g, unit);
    if (sideOf(g, unit) === G) crossRhine(g, sideTo(g, from, c.hex));
    moveTo(g, unit, c.hex);
    emit(g, { is: 'retreated', case: '14.7.5', unit, from, hex: c.hex });
    if (b.gone + 1 < b.far) putBattle(g, { ...b, gone: b.gone + 1 });
    else nextToRetreat(g, unit);
    return again;
  },
  forced: ['retreat'],
  say: (g, _a, c) => `${nameOf(g, battleIn(g).retreating[0]!)} retreats to ${placed(g, c.hex)}`,
};
export const nextToRetreat = (g: State, retreated?: number): void => {
  const b = battleIn(g);
  const [, ...rest] = b.retreating;
  putBattle(g, {
    ...b,
    retreating: rest,
    gone: 0,
    origin: rest.length ? placeOf(g, rest[0]!) : 0,
    retreated: retreated === undefined ? b.retreated : [...b.retreated, retreated],
    rootRetreated: b.rootRetreated || (retreated !== undefined && b.depth % 2 === 0),
  });
};
