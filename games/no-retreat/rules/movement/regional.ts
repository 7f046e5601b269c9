/** 18.8 Regional units: where they may end a voluntary move, and how far they go. */
import type { Event, Watch } from '../../../../engine/events.ts';
import type { State } from '../../../../engine/state.ts';
import { BELGIANS, DUTCH, FRENCH, G, isFortress, isRegional, nationOf, sideOf, SWISS } from '../../model/army.ts';
import type { Country } from '../../data/rows.ts';
import { countryNo, countryOf, gridOf, hexRow, isIn } from '../../model/ground.ts';
import { at, isFrance, onMap, placeOf, turnOf, unitsIn } from '../../model/state.ts';
import type { NoRetreatEvent } from '../flow.ts';

/** The country a nation’s regional units are bound to, if it has one on the map. */
const homesOf = (nation: number): readonly number[] => {
  if (nation === BELGIANS) return BELGIUM;
  if (nation === DUTCH) return HOLLAND;
  return nation === SWISS ? SWITZERLAND : NOWHERE;
};
const numbers = (...countries: readonly Country[]): readonly number[] => countries.map(countryNo);
const [BELGIUM, HOLLAND, SWITZERLAND, NOWHERE] = [
  numbers('Belgium', 'Luxembourg'),
  numbers('Holland'),
  numbers('Switzerland'),
  numbers(),
];
/** 20.1.5 On turn 8 all are freed for good. */
export const isBound = (g: State, unit: number): boolean => isRegional(g, unit) && turnOf(g) < 8;
const inOrNextTo = (g: State, hex: number, test: (h: number) => boolean): boolean =>
  test(hex) || gridOf(g).around[hex]!.some(test);
/** Is this hex in the unit’s area? True everywhere for a unit without an area. */
const inArea = (g: State, unit: number, hex: number): boolean => {
  const homes = homesOf(nationOf(g, unit));
  if (!isFrance(g)) return true;
  if (homes !== NOWHERE) return homes.includes(countryOf(g, hex));
  if (nationOf(g, unit) === FRENCH)
    return (
      isIn(g, hex, 'Rhine') ||
      inOrNextTo(g, hex, h => unitsIn(g, h).some(u => isFortress(g, u) && nationOf(g, u) === FRENCH))
    );
  return sideOf(g, unit) === G ? inOrNextTo(g, hex, h => hexRow(g, h).fortified === true) : true;
};
/** Was it driven out of its area? Then it is free until it returns. A unit whose area shrank because a Fortress fell is not free. */
const isOutsideItsRegion = (g: State, unit: number, hex: number): boolean =>
  g.cells[at(g).loose + unit] === 1 && !inArea(g, unit, hex);
/** Is it bound to its area where it stands? */
export const isHeldThere = (g: State, unit: number, hex: number): boolean =>
  isBound(g, unit) && !isOutsideItsRegion(g, unit, hex);
/** Polish Front: it moves one hex a turn. */
export const isSlow = (g: State, unit: number): boolean => !isFrance(g) && isBound(g, unit);
/** May it end there? */
export const mayEndAt = (g: State, unit: number, from: number, hex: number): boolean =>
  !isBound(g, unit) || isOutsideItsRegion(g, unit, from) || inArea(g, unit, hex);

const isStray = (g: State, unit: number): boolean =>
  isRegional(g, unit) && onMap(g, unit) && !inArea(g, unit, placeOf(g, unit));
/** Writes whether the unit is a stray, after a retreat or in a position set by hand. */
export const markStray = (g: State, unit: number): void => {
  g.cells[at(g).loose + unit] = isStray(g, unit) ? 1 : 0;
};
const clearStray = (g: State, e: Event): undefined => {
  if (!isStray(g, e.unit as number)) g.cells[at(g).loose + (e.unit as number)] = 0;
};
const drive = (g: State, e: Event): undefined => {
  markStray(g, e.unit as number);
};
export const regionalWatches: readonly Watch<NoRetreatEvent>[] = [
  { on: 'retreated', case: '18.8', run: drive },
  { on: 'moved', case: '18.8', run: clearStray },
  { on: 'advanced', case: '18.8', run: clearStray },
];
