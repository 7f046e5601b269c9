/** 11.0, 2.3.2, 9.2 What a unit can do in the Movement Segment of a week besides marching: redeploy, enter or leave the Reserve, become Poised. */
import { blockedBy, cells, no, ok, stackAt, type Verdict, places } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import {
  armyPoisedWith,
  boxWords,
  isArmy,
  isCorps,
  isDisrupted,
  isFleet,
  isMobile,
  isMobileKind,
  onMap,
  placeOf,
  putUnit,
  reserve,
  sideOf,
  staysHome,
  unitName,
} from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { controlOf, nextTo } from '../../model/ground.ts';
import { addCp, at, carriedOut, cpOf, sideName } from '../../model/tracks.ts';
import { mayLeave, mpOf } from '../movement/march.ts';
import { enter, fallOut, post } from '../combat/force.ts';
import { enemiesIn, mayEnter, mayStand } from '../movement/stacking.ts';
import { isNearFriends, reachedFrom } from '../movement/distances.ts';
import { cpFor } from '../position/obstacles.ts';
import { emit, procedure, type Movement } from '../flow.ts';

export const movementProc = procedure('movement');

const MADE = 1;
export const hasMoved = (g: State, unit: number): boolean =>
  g.cells[at(g).moved + unit] === MADE || g.cells[at(g).spent + unit]! > 0;
const setMoved = (g: State, unit: number): void => {
  g.cells[at(g).moved + unit] = MADE;
};

// 11.0 Strategic Redeployment --------------------------------------------------------------------------------------
/** 11.0, 6.2.1 Areas a unit can redeploy to: at any distance, through Areas it may enter. */
export const redeployable = (g: State, unit: number): readonly number[] =>
  reachedFrom(g, [placeOf(g, unit)], boxOf(g).areas, a => mayEnter(g, unit, a).ok);
export const mayRedeploy = (g: State, m: Movement, unit: number, area: number): Verdict => {
  const s = sideOf(g, unit);
  const leave = mayLeave(g, unit);
  if (!leave.ok) return leave;
  if (hasMoved(g, unit)) return blockedBy(cells('spent', unit), '11.0', 'it has moved, and the two are not combined');
  const enemies = nextTo(g, placeOf(g, unit)).filter(a => enemiesIn(g, s, a));
  if (enemies.length) return blockedBy(stackAt(...enemies), '11.0', 'it starts next to an enemy unit', enemies);
  if (m.redeployed > 0 && cpOf(g, s) < 1)
    return blockedBy(cpFor(s), '6.2.1', 'the free one is made, and there is no CP left');
  if (controlOf(g, area) !== s) return blockedBy(cells('control', area), '6.2.1', 'it is no friendly Area', [area]);
  const stand = mayStand(g, unit, area);
  if (!stand.ok) return stand;
  return redeployable(g, unit).includes(area)
    ? ok
    : blockedBy(places(unit), '11.0', 'no way there leads through Areas it may enter', [area]);
};
export const redeploy = (g: State, m: Movement, unit: number, area: number): void => {
  const origin = placeOf(g, unit);
  if (m.redeployed > 0) addCp(g, m.side, -1);
  enter(g, unit, area, origin);
  setMoved(g, unit);
  carriedOut(g, m.side, 'moving');
  movementProc.set(g, { ...m, redeployed: m.redeployed + 1 });
  emit(g, { is: 'redeployed', case: '11.0', unit, origin, area });
};

// 2.3.2 Reserve ----------------------------------------------------------------------------------------------------
export const mayReserve = (g: State, s: SideNo, unit: number): Verdict => {
  if (!isCorps(g, unit)) return no('6.2.2', 'only a corps goes into the Reserve');
  if (staysHome(g, unit)) return no('7.2.5', 'it stays in its country');
  const leave = mayLeave(g, unit);
  if (!leave.ok) return leave;
  if (hasMoved(g, unit)) return blockedBy(cells('spent', unit), '2.3.2', 'it has moved this turn');
  return cpOf(g, s) >= 1 ? ok : blockedBy(cpFor(s), '6.2.2', 'there is no CP left for it');
};
export const toReserve = (g: State, s: SideNo, unit: number): void => {
  const origin = placeOf(g, unit);
  addCp(g, s, -1);
  putUnit(g, unit, reserve(g, s));
  g.cells[at(g).reserved + unit] = 1;
  setMoved(g, unit);
  carriedOut(g, s, 'posting');
  emit(g, { is: 'withdrawn', case: '6.2.2', side: s, area: origin });
};
export const mayCommit = (g: State, s: SideNo, unit: number, area: number): Verdict => {
  if (isFleet(g, unit)) return no('18.0', 'fleets fly from the Reserve and stay in it');
  if (onMap(g, unit)) return blockedBy(places(unit), '2.3.2', 'it is on the map');
  if (placeOf(g, unit) !== reserve(g, s)) return blockedBy(places(unit), '2.3.2', boxWords(g, unit));
  if (g.cells[at(g).reserved + unit] === 1)
    return blockedBy(cells('reserved', unit), '2.3.2', 'it came into the Reserve this turn');
  const stand = mayStand(g, unit, area);
  if (!stand.ok) return stand;
  return isNearFriends(g, s, area);
};
/** The corps has no MPs left, but can still become Poised with an army in its Area (9.2.2). */
export const fromReserve = (g: State, s: SideNo, unit: number, area: number): void => {
  enter(g, unit, area, -1);
  g.cells[at(g).spent + unit] = mpOf(g, unit);
  carriedOut(g, s, 'posting');
  emit(g, { is: 'committed', case: '2.3.2', unit, area });
};

// 9.2 Poised -------------------------------------------------------------------------------------------------------
/** 9.2, 7.2.6 Only a corps that is mobile at its present strength can be Poised. */
export const isMobileCorps = (g: State, unit: number): Verdict => {
  if (!isCorps(g, unit) || !isMobileKind(g, unit)) return no('9.2', 'only a mobile corps can be Poised');
  return isMobile(g, unit) ? ok : blockedBy(cells('steps', unit), '9.2', 'at this strength it is no mobile corps');
};
export const mayPoise = (g: State, unit: number, army: number): Verdict => {
  const mobile = isMobileCorps(g, unit);
  if (!mobile.ok) return mobile;
  if (!onMap(g, unit)) return blockedBy(places(unit), '9.2.2', 'it is not on the map');
  const leave = mayLeave(g, unit);
  if (!leave.ok) return leave;
  if (!isArmy(g, army) || sideOf(g, army) !== sideOf(g, unit))
    return no('9.2', `${unitName(g, army)} is no army of its side`);
  if (placeOf(g, army) !== placeOf(g, unit))
    return blockedBy(places(army), '9.2.2', `${unitName(g, army)} is not in its Area`);
  return isDisrupted(g, army) ? blockedBy(cells('disrupted', army), '15.1.3', `${unitName(g, army)} is Disrupted`) : ok;
};
export const mayRelease = (g: State, unit: number): Verdict => {
  if (isFleet(g, unit)) return no('9.1', 'a fleet is never Poised');
  if (armyPoisedWith(g, unit) < 0) return blockedBy(places(unit), '9.1', 'it is not Poised');
  return g.cells[at(g).moved + unit] === MADE ? blockedBy(cells('moved', unit), '9.2', 'it was posted this turn') : ok;
};
/** 10.1.11 The corps has spent as many MPs as its army, and counts as redeployed if its army was. */
export const release = (g: State, unit: number): void => {
  const army = armyPoisedWith(g, unit);
  g.cells[at(g).spent + unit] = g.cells[at(g).spent + army]!;
  g.cells[at(g).moved + unit] = g.cells[at(g).moved + army]!; // 11.0 a corps that was redeployed with its army does not march
  fallOut(g, unit);
};
export const poise = (g: State, s: SideNo, unit: number, army: number): void => {
  post(g, unit, army);
  setMoved(g, unit);
  carriedOut(g, s, 'posting');
  emit(g, { is: 'poised', case: '9.2.2', to: [sideName(s)], unit, army });
};
