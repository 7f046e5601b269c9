/** 2.3.2, 9.2.1 Reserve and Poised Forces in the months before the war. */
import { blockedBy, cells, no, type Verdict, places } from '../../../../engine/decide.ts';
import type { Side, State } from '../../../../engine/state.ts';
import {
  armyPoisedWith,
  boxWords,
  isArmy,
  isCorps,
  isMobile,
  mobilised,
  onMap,
  placeOf,
  putUnit,
  reserve,
  sideOf,
  staysHome,
  unitName,
} from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { areaName, areasOf, nationIn } from '../../model/ground.ts';
import { at, carriedOut } from '../../model/tracks.ts';
import {
  centreLimit,
  countCentreMove,
  hostOf,
  inMonths,
  isWaiting,
  toAreas,
  type Poise,
  type ToArea,
  type UnitMove,
} from './limits.ts';
import { isNearFriends } from './distances.ts';
import { mayStand } from './stacking.ts';
import { isMobileCorps } from '../war/posting-in-war.ts';
import { MONTH } from '../position/obstacles.ts';
import { emit } from '../flow.ts';

export const mayReserve = (g: State, s: SideNo, unit: number): Verdict => {
  if (!inMonths(g)) return blockedBy(MONTH, '2.3.2', 'Reserves begin with Armed Belligerence');
  if (!isCorps(g, unit)) return no('6.2.2', 'only corps go into the Reserve');
  if (isWaiting(g, unit)) return blockedBy(places(unit), '21.4', 'it waits for its day to land');
  if (staysHome(g, unit)) return no('7.2.5', 'it stays in its country');
  if (!onMap(g, unit) && placeOf(g, unit) !== mobilised(g, s))
    return blockedBy(places(unit), '2.3.2', boxWords(g, unit));
  return centreLimit(g, s, unit);
};
export const mayCommit = (g: State, s: SideNo, { unit, area }: ToArea): Verdict => {
  if (placeOf(g, unit) !== reserve(g, s)) return blockedBy(places(unit), '2.3.2', 'it is not in the Reserve');
  if (!isCorps(g, unit)) return no('18.0', 'air fleets fly from the Reserve');
  if (g.cells[at(g).reserved + unit] === 1)
    return blockedBy(cells('reserved', unit), '2.3.2', 'it came into the Reserve this turn');
  if (nationIn(g, area) !== hostOf(g, unit)) return no('12.0', `${areaName(g, area)} is across a border`, [area]);
  const stands = mayStand(g, unit, area);
  if (!stands.ok) return stands;
  const near = isNearFriends(g, s, area);
  return near.ok ? centreLimit(g, s, unit) : near;
};
export const mayPoise = (g: State, s: SideNo, { unit, army }: Poise): Verdict => {
  if (!inMonths(g)) return blockedBy(MONTH, '9.2.1', 'Poised Forces begin with Armed Belligerence');
  const mobile = isMobileCorps(g, unit);
  if (!mobile.ok) return mobile;
  if (isWaiting(g, unit)) return blockedBy(places(unit), '21.4', 'it waits for its day to land');
  if (!onMap(g, unit) && placeOf(g, unit) !== mobilised(g, s))
    return blockedBy(places(unit), '9.2.1', boxWords(g, unit));
  if (!isArmy(g, army) || sideOf(g, army) !== s) return no('9.2', `${unitName(g, army)} is no army of yours`);
  if (!onMap(g, army)) return blockedBy(places(army), '9.2.1', `${unitName(g, army)} is not on the map`);
  return centreLimit(g, s, unit);
};
export const mayColumn = (g: State, s: SideNo, unit: number): Verdict =>
  armyPoisedWith(g, unit) >= 0 ? centreLimit(g, s, unit) : blockedBy(places(unit), '9.1', 'it is not Poised');

/** A unit's possible moves into and out of the Reserve and the Poised Forces. */
export const posts = (g: State, s: SideNo, unit: number): readonly UnitMove[] => {
  const place = placeOf(g, unit);
  if (place === reserve(g, s)) return areasOf(g, hostOf(g, unit)).map(area => toAreas(g).commit[unit]![area]!);
  if (armyPoisedWith(g, unit) >= 0) return [{ do: 'column', unit }];
  if (!isCorps(g, unit)) return [];
  const armies = isMobile(g, unit) ? boxOf(g).armies.filter(a => onMap(g, a)) : [];
  return [{ do: 'reserve', unit }, ...armies.map((army): UnitMove => ({ do: 'poise', unit, army }))];
};
/** Moves a unit into or out of a box. The activity is stated at the end of the turn, the unit is not. */
export const post = (g: State, s: SideNo, unit: number, place: number, side: Side): void => {
  countCentreMove(g, s, unit);
  if (armyPoisedWith(g, unit) < 0) carriedOut(g, s, 'posting'); // 5.1.2 counts going to Poised and to or from the Reserve, not leaving Poised
  putUnit(g, unit, place);
  if (place === reserve(g, s)) g.cells[at(g).reserved + unit] = 1;
  emit(g, { is: 'posted', case: '2.3.2', to: [side], unit, place });
};
