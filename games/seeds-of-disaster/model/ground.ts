/** Areas: names, neighbours, rivers, countries, centres, forts, control. */
import type { State } from '../../../engine/state.ts';
import { boxOf, type OfBox, type SideNo, A, G } from './box.ts';
import type { AreaRow } from '../data/map.ts';
import type { Plain } from '../data/tables.ts';
import { at } from './tracks.ts';

export const areaName = (g: OfBox, area: number): string => boxOf(g).shownNames[area]!;
export const areaRow = (g: OfBox, area: number): Plain<AreaRow> => boxOf(g).tables.areas[area]!;
export const areaIds = (g: OfBox): readonly number[] => boxOf(g).areaIds;
export const nextTo = (g: OfBox, area: number): readonly number[] => boxOf(g).nextTo[area]!;
/** The river between two Areas as an index of RIVERS; -1 if they are not adjacent. */
export const riverBetween = (g: OfBox, a: number, b: number): number => {
  const { river, areas } = boxOf(g);
  return river[a * areas + b]!;
};
/** Luxembourg counts as Belgian (12.0). */
export const nationIn = (g: OfBox, area: number): string => boxOf(g).nationIn[area]!;
export const isCentre = (g: OfBox, area: number): boolean => boxOf(g).isCentre[area]!;
export const centresOf = (g: OfBox, nation: string): readonly number[] => boxOf(g).centresOf.get(nation) ?? NO_AREAS;
export const areasOf = (g: OfBox, nation: string): readonly number[] => boxOf(g).areasOf.get(nation) ?? NO_AREAS;
const NO_AREAS: readonly number[] = [];
/** The side an Area belongs to before the war. */
export const homeSide = (g: OfBox, area: number): SideNo => (nationIn(g, area) === 'Germany' ? G : A);
export const controlOf = (g: State, area: number): SideNo => g.cells[at(g).control + area] as SideNo;
export const setControl = (g: State, area: number, s: SideNo): void => {
  g.cells[at(g).control + area] = s;
};
/** 14.2 The steps of the Westwall in an Area; 0 for none. */
export const westwallIn = (g: State, area: number): number => g.cells[at(g).westwall + area]!;
export const setWestwall = (g: State, area: number, steps: number): void => {
  g.cells[at(g).westwall + area] = steps;
};
/** 14.1 The symbols of the Maginot Line in an Area; 0 once it is destroyed. */
export const maginotIn = (g: State, area: number): number =>
  g.cells[at(g).ruined + area] === 1 ? 0 : boxOf(g).maginot[area]!;
