/** 7.1 Armies and what they are made of: merging and breaking down only move counters, as the mix is fixed. */
import type { State } from '../../../engine/state.ts';
import { breaks, counterOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { NATIONS } from '../data/units.ts';
import { at, beside, is1939, ofNation, onMap, placeOf, putUnit, SET_ASIDE } from '../model/state.ts';
import { emit } from './flow.ts';

/** 7.1 The components an army breaks into: of those set aside the first, and no more than there are (the Soviets have 28 armies for 30). */
export const partsFor = (g: State, army: number): readonly number[] => {
  const { PARTS, PARTS_OF } = boxOf(g);
  const aside = beside(g, SET_ASIDE);
  const free: number[] = [];
  for (const u of PARTS_OF[army]!) {
    if (free.length === PARTS[army]) break;
    if (placeOf(g, u) === aside) free.push(u);
  }
  return free;
};
/** 7.1 Units a nation needs for its armies on the map and units set aside for them, infantry or mechanised; the Soviets are two short, the Germans of 1938 one, as their mountain corps comes by itself. */
const SHORT: { readonly [nation: string]: number } = { Soviet: 2, German: 1 };
export const poolOf = (g: State, nation: number, forms: 'infantry' | 'mechanised') => {
  const { PARTS } = boxOf(g);
  const kind = ofNation(g, nation).filter(u => counterOf(g, u).forms === forms);
  const armies = kind.filter(u => onMap(g, u) && PARTS[u]! > 0);
  const needed = armies.reduce((sum, u) => sum + PARTS[u]!, 0);
  const there = kind.filter(u => PARTS[u] === 0 && placeOf(g, u) === beside(g, SET_ASIDE)).length;
  const spared = is1939(g) ? 0 : (SHORT[NATIONS[nation]!] ?? 0);
  return { armies, needed, there, isShort: there + spared < needed };
};
/** 10.5 What a unit out of supply counts for: an army breaks up first, so the factors of its components. */
export const cutFactor = (g: State, unit: number, factors: ArrayLike<number>): number => {
  const { PARTS, PARTS_OF } = boxOf(g);
  if (!breaks(g, unit)) return factors[unit]!;
  return PARTS_OF[unit]!.slice(0, PARTS[unit]).reduce((sum, u) => sum + factors[u]!, 0);
};
/** 7.0, 10.5, 12.4 The army is set aside and its components lie where it was; where it has fought this phase they have fought. No army that has moved breaks up in a Movement Phase. */
export const breakDown = (g: State, army: number, ruleCase: string): readonly number[] => {
  const hex = placeOf(g, army);
  const parts = partsFor(g, army);
  const { fought } = at(g);
  for (const u of parts) {
    putUnit(g, u, hex);
    g.cells[fought + u] = g.cells[fought + army]!;
  }
  putUnit(g, army, beside(g, SET_ASIDE));
  emit(g, { is: 'broken', case: ruleCase, unit: army, hex });
  return parts;
};
/** 10.5 Those of these that break up because they are out of supply. */
export const brokenBy = (g: State, units: readonly number[], isCut: (unit: number) => boolean): readonly number[] =>
  units.filter(u => breaks(g, u) && isCut(u));
