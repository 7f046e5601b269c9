/** Battles that need rules of their own: surrendered, of Soviets, on an eastern city. */
import type { State } from '../../../../engine/state.ts';
import { G, nationOf, SOVIETS, type SideNo } from '../../model/army.ts';
import { isEastCity } from '../movement/areas.ts';
import { ownUnits, type Battle } from './battle-vars.ts';

/** 19.8 A Surrender! marker was committed. */
export const isGivenUpBattle = (b: Battle): boolean => b.support.some(s => s.what === 'Surrender!');
/** 18.5 The German player commits nothing for Soviets. */
export const isSovietBattle = (g: State, b: Battle, side: SideNo): boolean =>
  side === G && ownUnits(b, side).every(u => nationOf(g, u) === SOVIETS);
/** 23.1 A German attack on a city east of the yellow line. */
export const isOnEastCity = (g: State, b: Battle): boolean =>
  b.attacker === G && b.hexes.some(hex => isEastCity(g, hex));
