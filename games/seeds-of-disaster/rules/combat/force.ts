/** What happens to single units in war: entering an Area, losing a step, becoming Poised, Columnar or Disrupted. */
import type { Case, State } from '../../../../engine/state.ts';
import {
  armyPoisedWith,
  DISRUPTED,
  isArmy,
  isDisrupted,
  isFleet,
  nationOf,
  outOfPlay,
  placeOf,
  poisedBox,
  poisedWith,
  putUnit,
  replacementLeft,
  setSteps,
  sideOf,
  stepsOf,
} from '../../model/army.ts';
import { G } from '../../model/box.ts';
import { ZONES } from '../../data/map.ts';
import { areaRow, controlOf, nationIn, setControl } from '../../model/ground.ts';
import { at, carriedOut, experience, other } from '../../model/tracks.ts';
import { violate } from '../movement/borders.ts';
import { emit } from '../flow.ts';

export const isAlive = (g: State, unit: number): boolean => stepsOf(g, unit) > 0 && placeOf(g, unit) !== outOfPlay(g);

// 20.0 Control -----------------------------------------------------------------------------------------------------
/** 19.0 The axes as bits, by value of the column `fellFrom`. */
const AXES: readonly number[] = [0, 1, 2, 4, 0, 3, 5, 6, 7];
const ELSEWHERE = ZONES.length + 1;
/** 19.0 Whether one of those who captured a Paris Area came along this axis. */
export const fellAlong = (g: State, area: number, strategy: number): boolean =>
  (AXES[g.cells[at(g).fellFrom + area]!]! & AXES[strategy]!) !== 0;
/** 19.0 Notes the axis of a unit that captures a Paris Area: the first to enter it, or one of the same advance. */
export const captureParis = (g: State, area: number, origin: number): void => {
  const zone = origin < 0 ? undefined : areaRow(g, origin).zone;
  const cell = at(g).fellFrom + area;
  const axes = AXES[g.cells[cell]!]! | (zone === undefined ? 0 : AXES[ZONES.indexOf(zone) + 1]!);
  g.cells[cell] = axes === 0 ? ELSEWHERE : AXES.indexOf(axes);
};
const take = (g: State, area: number, unit: number, origin: number): void => {
  const s = sideOf(g, unit);
  setControl(g, area, s);
  emit(g, { is: 'taken', case: '20.0', area, side: s });
  if (areaRow(g, area).objective) experience(g, s, 'captured an objective');
  if (areaRow(g, area).terrain !== 'city') return;
  if (s === G) captureParis(g, area, origin);
  else if (g.cells[at(g).fellFrom + area]) g.cells[at(g).retaken + area] = 1;
};
/** A unit enters an Area from `origin` (-1 from a box) and takes control of it. */
export const enter = (g: State, unit: number, area: number, origin: number): void => {
  const s = sideOf(g, unit);
  putUnit(g, unit, area);
  if (s === G) violate(g, nationIn(g, area));
  if (origin >= 0 && nationIn(g, origin) !== nationIn(g, area)) carriedOut(g, s, 'crossing a border');
  if (controlOf(g, area) !== s) take(g, area, unit, origin);
};

// 13.7.7 Losses ----------------------------------------------------------------------------------------------------
const remove = (g: State, unit: number, ruleCase: Case): void => {
  const area = placeOf(g, unit);
  const riders = poisedWith(g, unit);
  putUnit(g, unit, outOfPlay(g));
  setSteps(g, unit, 0);
  g.cells[at(g).disrupted + unit] = 0;
  for (const rider of riders) putUnit(g, rider, area);
  emit(g, { is: 'destroyed', case: ruleCase, unit });
};
/** 7.2.5 A Belgian double corps comes down to a replacement counter, or to nothing if none is free. */
const comesDown = (g: State, unit: number): boolean => nationOf(g, unit) === 'Belgium' && stepsOf(g, unit) === 3;
/** A unit loses a step; the last one removes it. The enemy still knows what he knew of it. */
export const loseStep = (g: State, unit: number, ruleCase: Case): void => {
  const left = stepsOf(g, unit) - 1;
  if (comesDown(g, unit) && !replacementLeft(g)) {
    remove(g, unit, '7.2.5');
    return;
  }
  if (left === 0) {
    remove(g, unit, isArmy(g, unit) ? '7.2.3' : ruleCase);
    return;
  }
  const shown = g.cells[at(g).shown + unit]!;
  setSteps(g, unit, left);
  g.cells[at(g).shown + unit] = shown;
  emit(g, { is: isFleet(g, unit) ? 'shotDown' : 'lost', case: ruleCase, unit });
};

// 9.0 Poised -------------------------------------------------------------------------------------------------------
export const post = (g: State, unit: number, army: number): void => putUnit(g, unit, poisedBox(g, army));
/** 9.1 A Poised corps becomes Columnar, in its army's Area. */
export const fallOut = (g: State, unit: number): void => putUnit(g, unit, placeOf(g, armyPoisedWith(g, unit)));

// 15.1 Disruption --------------------------------------------------------------------------------------------------
export const disrupt = (g: State, army: number, ruleCase: Case): void => {
  const { disrupted } = at(g);
  if (isDisrupted(g, army)) return;
  g.cells[disrupted + army] = DISRUPTED;
  for (const rider of poisedWith(g, army)) {
    fallOut(g, rider);
    g.cells[disrupted + rider] = DISRUPTED;
  }
  experience(g, other(sideOf(g, army)), 'disrupted an army');
  emit(g, { is: 'disrupted', case: ruleCase, army });
};
