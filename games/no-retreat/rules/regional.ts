/** 18.8 Regional units: where they may end a move of their own will, and how far they go. */
import type { State } from '../../../engine/state.ts';
import { counterOf, FRENCH, G, isFortress, nationOf, sideOf } from '../army.ts';
import type { Country } from '../data/rows.ts';
import { COUNTRIES } from '../data/rows.ts';
import { countryOf, gridOf, hexRow, isIn } from '../ground.ts';
import { isFrance, turnOf, unitsIn } from '../state.ts';

const HOMES: { readonly [nation: string]: readonly Country[] } = {
  Belgian: ['Belgium', 'Luxembourg'],
  Dutch: ['Holland'],
  Swiss: ['Switzerland'],
};
/** 20.1.5 On turn 8 all are freed for good. */
export const isBound = (g: State, unit: number): boolean => counterOf(g, unit).regional === true && turnOf(g) < 8;
const inOrNextTo = (g: State, hex: number, test: (h: number) => boolean): boolean =>
  test(hex) || gridOf(g).around[hex]!.some(test);
/** Is this hex in its area? Where it has none, everywhere is. */
export const inArea = (g: State, unit: number, hex: number): boolean => {
  const homes = HOMES[counterOf(g, unit).nation];
  if (!isFrance(g)) return true;
  if (homes) return homes.includes(COUNTRIES[countryOf(g, hex)]!);
  if (nationOf(g, unit) === FRENCH)
    return (
      isIn(g, hex, 'Rhine') ||
      inOrNextTo(g, hex, h => unitsIn(g, h).some(u => isFortress(g, u) && nationOf(g, u) === FRENCH))
    );
  return sideOf(g, unit) === G ? inOrNextTo(g, hex, h => hexRow(g, h).fortified === true) : true;
};
/** Does it stand in its area, bound to it? Driven out it is free. */
export const isHeldThere = (g: State, unit: number, hex: number): boolean => isBound(g, unit) && inArea(g, unit, hex);
/** Polish Front: one hex a turn. */
export const isSlow = (g: State, unit: number): boolean => !isFrance(g) && isBound(g, unit);
/** May it end there? Once driven out of its area it is free, until it is back. */
export const mayEndAt = (g: State, unit: number, from: number, hex: number): boolean =>
  !isBound(g, unit) || inArea(g, unit, hex) || !inArea(g, unit, from);
