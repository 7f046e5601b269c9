/** Units: what they are, where they stand, what they are worth. */
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
/** 7.2.6 By the dots of its full face; a corps of infantry has none. */
export const isMobileKind = (g: OfBox, unit: number): boolean => !isFleet(g, unit) && rowOf(g, unit).dots.at(-1)! > 0;

export const placeOf = (g: State, unit: number): number => g.cells[at(g).place + unit]!;
export const stepsOf = (g: State, unit: number): number => g.cells[at(g).steps + unit]!;
/** 15.1.3 A corps that was Poised with a Disrupted army is held fast with it. 15.1.5 Recovered in the player-turn in which it was Disrupted: the die is lost all the same. */
export const [DISRUPTED, RECOVERED] = [1, 2];
export const isDisrupted = (g: State, unit: number): boolean => g.cells[at(g).disrupted + unit] === DISRUPTED;
/** 7.2.5 Dutch and Belgians do not leave their country for a box. */
export const staysHome = (g: OfBox, unit: number): boolean =>
  nationOf(g, unit) === 'Belgium' || nationOf(g, unit) === 'Netherlands';
/** Steps of the whole counter: 19 for an army. */
export const mostSteps = (g: OfBox, unit: number): number => (isArmy(g, unit) ? 19 : rowOf(g, unit).factors.length);
/** 2.2.1 Combat factor of the face it shows; an army counts its steps. */
export const factorOf = (g: State, unit: number): number => {
  if (isArmy(g, unit)) return stepsOf(g, unit);
  return rowOf(g, unit).factors[stepsOf(g, unit) - 1] ?? 0;
};
/** 13.2.3, 18.0 Dots of the face it shows. 7.2.8 The BEF keeps its own. */
export const dotsOf = (g: State, unit: number): number => {
  const { dots } = rowOf(g, unit);
  return isArmy(g, unit) ? dots[0]! : (dots[stepsOf(g, unit) - 1] ?? 0);
};
/** 7.2.6 Many Allied units are mobile at full strength only. */
export const isMobile = (g: State, unit: number): boolean => !isFleet(g, unit) && dotsOf(g, unit) > 0;

// Places ---------------------------------------------------------------------------------------------------------
export const boxPlace = (g: OfBox, name: BoxName): number => boxOf(g).boxes[name];
export const forcePool = (g: OfBox, s: SideNo): number => boxOf(g).forcePools[s];
export const mobilised = (g: OfBox, s: SideNo): number => boxOf(g).mobilised[s];
export const reserve = (g: OfBox, s: SideNo): number => boxOf(g).reserves[s];
export const outOfPlay = (g: OfBox): number => boxOf(g).outOfPlay;
export const placeName = (g: OfBox, place: number): string => boxOf(g).placeNames[place]!;
/** Where a unit beside the map is, for a refusal. */
export const boxWords = (g: State, unit: number): string => `it is in the box ${placeName(g, placeOf(g, unit))}`;
export const isArea = (g: OfBox, place: number): boolean => place >= 0 && place < boxOf(g).areas;
export const onMap = (g: State, unit: number): boolean => isArea(g, placeOf(g, unit));
/** 2.3.1 The box of those Poised with an army. */
export const poisedBox = (g: OfBox, army: number): number => boxOf(g).poisedBox[army]!;
/** The army a unit is Poised with, or -1. */
export const armyPoisedWith = (g: State, unit: number): number => {
  const { firstPoised, armies } = boxOf(g);
  const box = placeOf(g, unit) - firstPoised;
  return box >= 0 && box < armies.length ? armies[box]! : -1; // an array asked for what is before its first is slow
};
export const poisedWith = (g: State, army: number): readonly number[] => {
  const box = poisedBox(g, army);
  const found: number[] = [];
  if (box < 0) return found;
  const { place } = at(g);
  for (const u of boxOf(g).groundOf[sideOf(g, army)]) if (g.cells[place + u] === box) found.push(u);
  return found;
};
/** The Area a unit is in, with its army if it is Poised; -1 beside the map. */
export const areaOf = (g: State, unit: number): number => {
  const army = armyPoisedWith(g, unit);
  const place = placeOf(g, army < 0 ? unit : army);
  return isArea(g, place) ? place : -1;
};

/** The units in an Area that can be seen, lowest first; those Poised are not among them. */
export const stackIn = (g: State, area: number): readonly number[] => stacks.stackIn(boxOf(g).STACKS, g, area);
export const topOf = (g: State, area: number): number => stacks.topOf(boxOf(g).STACKS, g, area);
export const heightOf = (g: State, area: number): number => g.cells[at(g).height + area]!;
/** Takes a unit from where it is and puts it on top of the stack in its new place; what the enemy had seen of it is forgotten. */
export const putUnit = (g: State, unit: number, place: number): void => {
  if (isFleet(g, unit)) g.cells[at(g).place + unit] = place;
  else stacks.putOnTop(boxOf(g).STACKS, g, unit, place);
};
export const armiesIn = (g: State, area: number): readonly number[] =>
  heightOf(g, area) === 0 ? NOBODY : stackIn(g, area).filter(u => isArmy(g, u));
const NOBODY: readonly number[] = [];

// Steps ----------------------------------------------------------------------------------------------------------
/** What the enemy had seen is forgotten where strength changes. */
export const setSteps = (g: State, unit: number, steps: number): void => {
  g.cells[at(g).steps + unit] = steps;
  g.cells[at(g).shown + unit] = 0;
};
/** 7.2.5 Belgian corps that stand on a replacement counter. */
export const onReplacement = (g: State): readonly number[] =>
  boxOf(g).units.filter(u => nationOf(g, u) === 'Belgium' && stepsOf(g, u) >= 1 && stepsOf(g, u) <= 2);
/** 7.2.5 Whether a Belgian corps may go on or down to a replacement counter. */
export const replacementLeft = (g: State): boolean => onReplacement(g).length < REPLACEMENTS.count;
