/** 10.1.2, 10.1.4 Moves between centres and boxes, and off a centre into its country. */
import { blockedBy, cells, no, ok, type Verdict, places } from '../../../../engine/decide.ts';
import type { Case, Side, State } from '../../../../engine/state.ts';
import { boxWords, heightOf, isArea, isArmy, mobilised, onMap, placeOf, putUnit, staysHome } from '../../model/army.ts';
import type { SideNo } from '../../model/box.ts';
import { areaName, centresOf, isCentre, nationIn } from '../../model/ground.ts';
import { AT, OPPOSITION } from '../../model/state.ts';
import { carriedOut, statusOf } from '../../model/tracks.ts';
import {
  centreLimit,
  countCentreMove,
  countryLimit,
  hostOf,
  inMonths,
  isWaiting,
  keptIn,
  leavesCentre,
  type ToArea,
} from './limits.ts';
import { mayStand } from './stacking.ts';
import { MONTH, STATUS } from '../position/obstacles.ts';
import { emit } from '../flow.ts';

/** 6.1.1a No French centre gets a second unit while another is empty, or would be left empty by this move. */
const mayDouble = (g: State, unit: number, area: number): Verdict => {
  const french = centresOf(g, 'France');
  if (!french.includes(area) || heightOf(g, area) === 0) return ok;
  const from = placeOf(g, unit);
  if (french.includes(from) && heightOf(g, from) === 1)
    return blockedBy(
      cells('height', area),
      '6.1.1',
      `it would leave ${areaName(g, from)} empty for a second unit in ${areaName(g, area)}`,
      [from],
    );
  const lonely = french.find(c => c !== from && heightOf(g, c) === 0);
  return lonely === undefined
    ? ok
    : blockedBy(
        cells('height', lonely),
        '6.1.1',
        `${areaName(g, lonely)} has no unit yet, and ${areaName(g, area)} has one`,
        [lonely],
      );
};
/** The case that keeps a unit out of an Area that is no centre of its country. */
const strayCase = (g: State, unit: number, area: number): Case => {
  if (!isCentre(g, area)) return keptIn(g).ok ? '10.1.4' : '10.1.2';
  return staysHome(g, unit) ? '7.2.5' : '10.1.4';
};
const strayWords = (g: State, unit: number): string =>
  onMap(g, unit) ? `it stands in ${areaName(g, placeOf(g, unit))}, which is no centre` : boxWords(g, unit);
export const mayShift = (g: State, s: SideNo, { unit, area }: ToArea): Verdict => {
  if (statusOf(g) < OPPOSITION) return blockedBy(STATUS, '10.1.1', 'nothing moves in Peace');
  if (isWaiting(g, unit)) return blockedBy(places(unit), '21.4', 'it waits for its day to land');
  if (!leavesCentre(g, s, unit)) return blockedBy(places(unit), '10.1.4', strayWords(g, unit));
  if (!centresOf(g, hostOf(g, unit)).includes(area))
    return no(strayCase(g, unit, area), `${areaName(g, area)} is no centre of ${hostOf(g, unit)}`, [area]);
  if (placeOf(g, unit) === area) return blockedBy(places(unit), '10.1.4', `it is in ${areaName(g, area)}`, [area]);
  const doubles = mayDouble(g, unit, area);
  return doubles.ok ? centreLimit(g, s, unit) : doubles;
};
export const mayWithdraw = (g: State, s: SideNo, unit: number): Verdict => {
  if (isArmy(g, unit)) return no('10.1.6', 'an army that has come onto the map stays on it');
  if (staysHome(g, unit)) return no('7.2.5', 'it stays in its country');
  if (!isArea(g, placeOf(g, unit)) || !isCentre(g, placeOf(g, unit)))
    return blockedBy(places(unit), '10.1.2', strayWords(g, unit));
  return centreLimit(g, s, unit);
};
/** 10.1.4 At Military Preparations one unit a turn may go from a centre to any Area of its country. */
export const mayStation = (g: State, s: SideNo, { unit, area }: ToArea): Verdict => {
  const kept = keptIn(g);
  if (!kept.ok) return kept;
  if (inMonths(g)) return blockedBy(MONTH, '10.1.5', 'from Armed Belligerence on units march from Area to Area');
  if (!onMap(g, unit) || !isCentre(g, placeOf(g, unit))) return blockedBy(places(unit), '10.1.4', strayWords(g, unit));
  if (nationIn(g, area) !== hostOf(g, unit)) return no('10.1.4', `${areaName(g, area)} is not in its country`, [area]);
  if (placeOf(g, unit) === area) return blockedBy(places(unit), '10.1.4', `it is in ${areaName(g, area)}`, [area]);
  const doubles = mayDouble(g, unit, area);
  if (!doubles.ok) return doubles;
  const stands = mayStand(g, unit, area);
  return stands.ok ? countryLimit(g, s) : stands;
};

// Carrying out -----------------------------------------------------------------------------------------------------
const deployed = (g: State, s: SideNo, unit: number): void => carriedOut(g, s, onMap(g, unit) ? 'moving' : 'deploying');
export const shift = (g: State, s: SideNo, side: Side, { unit, area }: ToArea): void => {
  deployed(g, s, unit);
  countCentreMove(g, s, unit);
  putUnit(g, unit, area);
  emit(g, { is: 'shifted', case: '10.1.4', to: [side], unit, area });
};
export const station = (g: State, s: SideNo, side: Side, { unit, area }: ToArea): void => {
  carriedOut(g, s, 'moving');
  g.cells[AT.countryMoves + s]! += 1;
  putUnit(g, unit, area);
  emit(g, { is: 'shifted', case: '10.1.4', to: [side], unit, area });
};
export const withdraw = (g: State, s: SideNo, side: Side, unit: number): void => {
  countCentreMove(g, s, unit);
  putUnit(g, unit, mobilised(g, s));
  emit(g, { is: 'posted', case: '10.1.2', to: [side], unit, place: mobilised(g, s) });
};
