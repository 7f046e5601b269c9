/** Units: their kind, place, steps, factors and dots. */
import type { State } from '../../../engine/state.ts';
import * as stacks from '../../../field/stacks.ts';
import { boxOf, type BoxName, type OfBox, type SideNo } from './box.ts';
import type { Nation, Type, UnitRow } from '../data/units.ts';
import { REPLACEMENTS } from '../data/units.ts';
import type { Plain } from '../data/tables.ts';
import { at } from './tracks.ts';

export const unitName = (g: OfBox, unit: number): string => boxOf(g).unitNames[unit]!;
export const unitNames = (g: OfBox, units: readonly number[]): string => units.map(u => unitName(g, u)).join(', ');
export const rowOf = (g: OfBox, unit: number): Plain<UnitRow> => boxOf(g).rows[unit]!;
export const nationOf = (g: OfBox, unit: number): Nation => boxOf(g).nationOf[unit]!;
export const typeOf = (g: OfBox, unit: number): Type => boxOf(g).typeOf[unit]!;
export const sideOf = (g: OfBox, unit: number): SideNo => boxOf(g).sideOf[unit]!;
export const unitsOf = (g: OfBox, s: SideNo): readonly number[] => boxOf(g).ofSide[s];
export const isArmy = (g: OfBox, unit: number): boolean => typeOf(g, unit) === 'army';
export const isFleet = (g: OfBox, unit: number): boolean => typeOf(g, unit) === 'fleet';
export const isCorps = (g: OfBox, unit: number): boolean => !isArmy(g, unit) && !isFleet(g, unit);
/** 7.2.6 Whether the unit is mobile at full strength. An infantry corps never is. */
export const isMobileKind = (g: OfBox, unit: number): boolean => !isFleet(g, unit) && rowOf(g, unit).dots.at(-1)! > 0;

export const placeOf = (g: State, unit: number): number => g.cells[at(g).place + unit]!;
export const stepsOf = (g: State, unit: number): number => g.cells[at(g).steps + unit]!;
/** Values of the column `disrupted`. 15.1.3 Corps held with a Disrupted army are marked, too. 15.1.5 RECOVERED: in the same player-turn, so the die stays lost. */
export const [DISRUPTED, RECOVERED] = [1, 2];
export const isDisrupted = (g: State, unit: number): boolean => g.cells[at(g).disrupted + unit] === DISRUPTED;
/** 7.2.5 Dutch and Belgian units never leave their country, not even for a box. */
export const staysHome = (g: OfBox, unit: number): boolean =>
  nationOf(g, unit) === 'Belgium' || nationOf(g, unit) === 'Netherlands';
/** The most steps a unit can have. */
export const mostSteps = (g: OfBox, unit: number): number => (isArmy(g, unit) ? 19 : rowOf(g, unit).factors.length);
/** 2.2.1 The combat factor at the present strength; for an army its steps. */
export const factorOf = (g: State, unit: number): number => {
  if (isArmy(g, unit)) return stepsOf(g, unit);
  return rowOf(g, unit).factors[stepsOf(g, unit) - 1] ?? 0;
};
/** 13.2.3, 18.0 The dots at the present strength. 7.2.8 The dots of the BEF do not change. */
export const dotsOf = (g: State, unit: number): number => {
  const { dots } = rowOf(g, unit);
  return isArmy(g, unit) ? dots[0]! : (dots[stepsOf(g, unit) - 1] ?? 0);
};
/** 7.2.6 Whether the unit is mobile at its present strength. */
export const isMobile = (g: State, unit: number): boolean => !isFleet(g, unit) && dotsOf(g, unit) > 0;

// Places ---------------------------------------------------------------------------------------------------------
export const boxPlace = (g: OfBox, name: BoxName): number => boxOf(g).boxes[name];
export const forcePool = (g: OfBox, s: SideNo): number => boxOf(g).forcePools[s];
export const mobilised = (g: OfBox, s: SideNo): number => boxOf(g).mobilised[s];
export const reserve = (g: OfBox, s: SideNo): number => boxOf(g).reserves[s];
export const outOfPlay = (g: OfBox): number => boxOf(g).outOfPlay;
export const placeName = (g: OfBox, place: number): string => boxOf(g).placeNames[place]!;
/** The box a unit is in, for a refusal. */
export const boxWords = (g: State, unit: number): string => `it is in the box ${placeName(g, placeOf(g, unit))}`;
export const isArea = (g: OfBox, place: number): boolean => place >= 0 && place < boxOf(g).areas;
export const onMap = (g: State, unit: number): boolean => isArea(g, placeOf(g, unit));
/** 2.3.1 The box of the corps Poised with an army. */
export const poisedBox = (g: OfBox, army: number): number => boxOf(g).poisedBox[army]!;
/** The army a unit is Poised with, or -1. */
export const armyPoisedWith = (g: State, unit: number): number => {
  const { firstPoised, armies } = boxOf(g);
  const box = placeOf(g, unit) - firstPoised;
  return box >= 0 && box < armies.length ? armies[box]! : -1; // reading an array at a negative index is slow
};
export const poisedWith = (g: State, army: number): readonly number[] => {
  const box = poisedBox(g, army);
  const found: number[] = [];
  if (box < 0) return found;
  const { place } = at(g);
  for (const u of boxOf(g).groundOf[sideOf(g, army)]) if (g.cells[place + u] === box) found.push(u);
  return found;
};
/** The Area of a unit, for a Poised unit that of its army; -1 off the map. */
export const areaOf = (g: State, unit: number): number => {
  const army = armyPoisedWith(g, unit);
  const place = placeOf(g, army < 0 ? unit : army);
  return isArea(g, place) ? place : -1;
};

/** The units in an Area, lowest first, without Poised ones. In a view, only those that are seen. */
export const stackIn = (g: State, area: number): readonly number[] => stacks.stackIn(boxOf(g).STACKS, g, area);
export const topOf = (g: State, area: number): number => stacks.topOf(boxOf(g).STACKS, g, area);
export const heightOf = (g: State, area: number): number => g.cells[at(g).height + area]!;
/** Moves a unit to the top of the stack in its new place. The enemy no longer knows what he had seen of it. */
export const putUnit = (g: State, unit: number, place: number): void => {
  if (isFleet(g, unit)) g.cells[at(g).place + unit] = place;
  else stacks.putOnTop(boxOf(g).STACKS, g, unit, place);
};
export const armiesIn = (g: State, area: number): readonly number[] =>
  heightOf(g, area) === 0 ? NOBODY : stackIn(g, area).filter(u => isArmy(g, u));
const NOBODY: readonly number[] = [];

// Steps ----------------------------------------------------------------------------------------------------------
/** A new strength is hidden from the enemy, even if he had seen the old one. */
export const setSteps = (g: State, unit: number, steps: number): void => {
  g.cells[at(g).steps + unit] = steps;
  g.cells[at(g).shown + unit] = 0;
};
/** 7.2.5 The Belgian corps that use a replacement counter. */
export const onReplacement = (g: State): readonly number[] =>
  boxOf(g).units.filter(u => nationOf(g, u) === 'Belgium' && stepsOf(g, u) >= 1 && stepsOf(g, u) <= 2);
/** 7.2.5 Whether a replacement counter is free for a Belgian corps. */
export const replacementLeft = (g: State): boolean => onReplacement(g).length < REPLACEMENTS.count;
