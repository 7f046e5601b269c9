/** 13.1-13.4 Why a unit does not get to a hex. */
import { no, type Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { FAR, reach, type Priced } from '../../../kernel/path.ts';
import { campOf, nameOf } from '../army.ts';
import { boxOf } from '../box.ts';
import { gridOf, joinedTo, placed } from '../ground.ts';
import { faceNow, placeOf } from '../state.ts';
import { isBad } from './weather.ts';
import { mayBeIn } from './areas.ts';
import { isBarredTo } from './memo.ts';
import { plannedCap } from './planned.ts';
import { leftOf, NO_CAP } from './allowance.ts';
import { groundFor, unhaltedGround } from './camp-ground.ts';
import { isSlow } from './regional.ts';
import { isInactive } from './supply.ts';

/** 13.1 Could it get there in so many hexes, zones and points apart? */
const isNear = (g: State, unit: number, hex: number, cap: number): boolean => {
  const far = new Map([[placeOf(g, unit), 0]]);
  for (const [from, n] of far)
    for (const to of n < cap ? joinedTo(g, from) : [])
      if (!far.has(to) && !isBarredTo(g, campOf(g, unit), to) && mayBeIn(g, unit, to).ok) far.set(to, n + 1);
  return far.has(hex);
};
/** 13.1, 18.8, 26.6 Why it goes no more hexes than that. */
const tooManyHexes = (g: State, unit: number, hex: number, cap: number): Verdict => {
  const words = `${nameOf(g, unit)} goes ${counted(cap, 'hex', 'hexes')} at most`;
  if (isInactive(g, unit)) return no('13.1', words, [hex]);
  if (isSlow(g, unit)) return no('18.8', words, [hex]);
  return no(plannedCap(g, unit) === undefined ? '13.1' : '26.6', words, [hex]);
};
/** The first thing that keeps it from there. */
export const beyond = (g: State, unit: number, hex: number): Verdict => {
  const ground = mayBeIn(g, unit, hex);
  const { points, cap, fresh } = leftOf(g, unit);
  if (!ground.ok) return ground;
  if (isBarredTo(g, campOf(g, unit), hex)) return no('13.3', `an enemy stands in ${placed(g, hex)}`, [hex]);
  if (boxOf(g).EZ[hex] === 1)
    return no('13.2.3', `${placed(g, hex)} is entered from its port, for all movement points`, [hex]);
  if (cap !== NO_CAP && !isNear(g, unit, hex, cap)) return tooManyHexes(g, unit, hex, cap);
  const { zone, leave: _leave, ...open } = groundFor(g, unit);
  const gets = (ground: Priced, mp: number): boolean =>
    reach(gridOf(g), ground, placeOf(g, unit) as HexId, mp, boxOf(g).kept.reach.spare, fresh).cost[hex] !== FAR;
  if (isBad(g) && fresh && gets(groundFor(g, unit), faceNow(g, unit).mp))
    return no('13.2.4', `${nameOf(g, unit)} has ${points} movement points in bad weather`, [hex]);
  if (!gets(open, points))
    return no('13.2', `${nameOf(g, unit)} has ${points} movement points: too few for ${placed(g, hex)}`, [hex]);
  if (gets(unhaltedGround(g, unit), points))
    return no('19.9', `${nameOf(g, unit)} is halted before ${placed(g, hex)}`, [hex]);
  return gets({ ...open, zone: zone! }, points)
    ? no('13.4.6', `to leave the enemy zone costs ${nameOf(g, unit)} two points more until turn 4`, [hex])
    : no('13.4.2', `enemy zones of control keep ${nameOf(g, unit)} from ${placed(g, hex)}`, [hex]);
};
