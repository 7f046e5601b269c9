/** 14.7.5, 12.1 Supply after units have left their hexes: they no longer negate zones there, and a Fort that falls supplies nobody. */
import type { State } from '../../../../engine/state.ts';
import { campOf, counterOf } from '../../model/army.ts';
import { hexesOf, unitsIn } from '../../model/state.ts';
import { inZone } from '../position/board-cache.ts';
import { feedsByItself, isSuppliedAt, linesOf, needsNone } from './supply.ts';

/** Hexes empty by then whose loss can cut a line: those in an enemy zone, and those with a Fort. */
const emptied = (g: State, unit: number, leaving: readonly number[]): readonly number[] =>
  hexesOf(g, leaving).filter(hex => {
    const there = unitsIn(g, hex);
    return (
      there.every(u => leaving.includes(u)) &&
      (inZone(g, campOf(g, unit), hex) || there.some(u => counterOf(g, u).supply === true))
    );
  });
/** Whether the unit would be in supply in a hex, once all these units have left. */
export const suppliedWithout = (g: State, unit: number, leaving: readonly number[]): ((hex: number) => boolean) => {
  const lines = linesOf(g, unit);
  const hexes = needsNone(g, unit) ? [] : emptied(g, unit, leaving);
  const left = { hexes, feeds: (hex: number) => feedsByItself(g, unit, hex) };
  return hex => isSuppliedAt(g, unit, hex) && (hexes.length === 0 || lines.some(l => l.reachesWithout(g, hex, left)));
};
