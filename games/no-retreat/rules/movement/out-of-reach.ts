/** 13.1-13.4 Why a unit cannot reach a hex. */
import {
  blockedBy,
  cells,
  stackAt,
  variable,
  zoneAt,
  type Obstacle,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { counted } from '../../../../engine/words.ts';
import { MAX_POINTS, type Priced } from '../../../../kernel/path.ts';
import { A, campOf, G, nameOf, sideOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { areJoined, joinedTo, placed } from '../../model/ground.ts';
import { faceNow, placeOf } from '../../model/state.ts';
import { isBad } from './weather.ts';
import { mayBeIn } from './areas.ts';
import { isBarredTo } from '../position/board-cache.ts';
import { plannedCap } from '../plans/planned-moves.ts';
import { leftOf, NO_CAP, type Left } from './allowance.ts';
import { groundFor, unhaltedGround } from './camp-ground.ts';
import { laid } from '../cards/pool.ts';
import { noActionsOn, once, supplyMarkerOn, TURN, WEATHER } from '../position/obstacles.ts';
import { reachOf, wouldReach } from './reach.ts';
import { isSlow } from './regional.ts';
import { isInactive, NO_SUPPLY, supplyOf } from '../supply/supply.ts';

/** 13.1 Could it get there within `cap` hexes, ignoring zones and points? */
const isNear = (g: State, unit: number, hex: number, cap: number): boolean => {
  const far = new Map([[placeOf(g, unit), 0]]);
  for (const [from, n] of far)
    for (const to of n < cap ? joinedTo(g, from) : [])
      if (!far.has(to) && !isBarredTo(g, campOf(g, unit), to) && mayBeIn(g, unit, to).ok) far.set(to, n + 1);
  return far.has(hex);
};
/** 13.1, 18.8, 26.6 Why it is limited in hexes. */
const limitOf = (g: State, unit: number): readonly [ruleCase: string, words: string, obstacle: Obstacle] => {
  if (isInactive(g, unit)) return ['13.1', 'is under No Actions', noActionsOn(g, unit)];
  if (isSlow(g, unit)) return ['18.8', 'is Regional', TURN];
  if (plannedCap(g, unit) !== undefined) return ['26.6', 'is in the alternate set-up', once('alternate set-up')];
  return ['13.1', supplyOf(g, unit) === NO_SUPPLY ? 'is in No Supply' : 'is in Low Supply', supplyMarkerOn(g, unit)];
};
const tooManyHexes = (g: State, unit: number, hex: number, { cap, fresh }: Left): Verdict => {
  const [ruleCase, words, obstacle] = limitOf(g, unit);
  const most = `${counted(cap, fresh ? 'hex' : 'more hex', fresh ? 'hexes' : 'more hexes')}`;
  return blockedBy(
    fresh ? obstacle : variable('cap'),
    ruleCase,
    `${nameOf(g, unit)} ${words} and moves ${most} at most: ${placed(g, hex)} is farther`,
    [hex],
  );
};
/** 13.2.3 An Evacuation Zone is entered only from its port and with all movement points. */
const mayPutToSea = (g: State, unit: number, hex: number): Verdict =>
  areJoined(g, placeOf(g, unit), hex)
    ? blockedBy(
        variable('points'),
        '13.2.3',
        `${placed(g, hex)} costs all movement points: ${nameOf(g, unit)} has spent some`,
        [hex],
      )
    : blockedBy(
        places(unit),
        '13.2.3',
        `${placed(g, hex)} is an Evacuation Zone: ${nameOf(g, unit)} in ${placed(g, placeOf(g, unit))} is not in its port`,
        [hex],
      );
/** The first reason that keeps it from this hex. */
export const beyond = (g: State, unit: number, hex: number): Verdict => {
  const ground = mayBeIn(g, unit, hex);
  const left = leftOf(g, unit);
  if (!ground.ok) return ground;
  if (isBarredTo(g, campOf(g, unit), hex))
    return blockedBy(stackAt(hex), '13.3', `an enemy stands in ${placed(g, hex)}`, [hex]);
  if (boxOf(g).EZ[hex] === 1) return mayPutToSea(g, unit, hex);
  if (left.cap !== NO_CAP && !isNear(g, unit, hex, left.cap)) return tooManyHexes(g, unit, hex, left);
  return tooFew(g, unit, hex, left) ?? bound(g, unit, hex, left);
};
/** The hexes it can reach: zones in these end its move. */
const reached = (g: State, unit: number): readonly number[] => {
  const { order, count } = reachOf(g, unit);
  return [...order.subarray(0, count)];
};
type Gets = (ground: Priced, points: number) => boolean;
/** Would it get there over this ground with these points, within its limit in hexes? */
const getsWith =
  (g: State, unit: number, hex: number, left: Left): Gets =>
  (ground, points) =>
    wouldReach(g, unit, hex, ground, { ...left, points });
/** 13.2, 13.2.4 Refusals for too few movement points. */
const tooFew = (g: State, unit: number, hex: number, left: Left): Verdict | undefined => {
  const gets = getsWith(g, unit, hex, left);
  const [name, here, to] = [nameOf(g, unit), placed(g, placeOf(g, unit)), placed(g, hex)];
  const points = counted(left.points, 'movement point');
  if (isBad(g) && left.fresh && gets(groundFor(g, unit), faceNow(g, unit).mp))
    return blockedBy(WEATHER, '13.2.4', `bad weather leaves ${name} ${points}, too few for ${to}`, [hex]);
  const { zone: _zone, leave: _leave, ...open } = groundFor(g, unit);
  if (gets(open, left.points)) return undefined;
  return gets(open, MAX_POINTS)
    ? blockedBy(
        left.fresh ? places(unit) : variable('points'),
        '13.2',
        `${name} has ${points} in ${here}, too few for ${to}`,
        [hex],
      )
    : blockedBy(places(unit), '13.2', `no way that ${name} can take leads from ${here} to ${to}`, [hex]);
};
/** 13.4.2, 13.4.6, 19.9 Refusals for enemy zones and Halt! Hitler markers. */
const bound = (g: State, unit: number, hex: number, left: Left): Verdict => {
  const gets = getsWith(g, unit, hex, left);
  const [name, to] = [nameOf(g, unit), placed(g, hex)];
  const { leave: _leave, ...ground } = groundFor(g, unit);
  if (gets(unhaltedGround(g, unit), left.points))
    return blockedBy(
      cells('lies', ...laid(g, A, 'Halt! Hitler')),
      '19.9',
      `a Halt! Hitler marker stops ${name} before ${to}`,
      [hex],
    );
  return gets(ground, left.points)
    ? blockedBy(
        TURN,
        '13.4.6',
        `until turn 4 ${name} pays two points more to leave a German zone, too many for ${to}`,
        [hex],
      )
    : blockedBy(
        zoneAt(...reached(g, unit), hex),
        '13.4.2',
        `${sideOf(g, unit) === G ? 'Allied' : 'German'} zones of control keep ${name} from ${to}`,
        [hex],
      );
};
