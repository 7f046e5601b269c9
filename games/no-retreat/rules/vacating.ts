/** 14.7.5, 12.1 Supply as it will be once units have left their hexes: whoever goes negates no zone there, and a Fort that falls feeds nobody. */
import type { State } from '../../../engine/state.ts';
import type { Lines } from '../../../field/lines.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { traceSupply, type SupplyMap } from '../../../kernel/supply.ts';
import { campOf, counterOf } from '../army.ts';
import { boxOf } from '../box.ts';
import { hexesOf, unitsIn } from '../state.ts';
import { inZone } from './memo.ts';
import { feedsByItself, isSuppliedAt, linesOf, needsNone } from './supply.ts';

/** The hexes that are empty then, where that can cut a line: those in an enemy zone, and those with a Fort. */
const emptied = (g: State, unit: number, leaving: readonly number[]): readonly number[] =>
  hexesOf(g, leaving).filter(hex => {
    const there = unitsIn(g, hex);
    return (
      there.every(u => leaving.includes(u)) &&
      (inZone(g, campOf(g, unit), hex) || there.some(u => counterOf(g, u).supply === true))
    );
  });
interface Way {
  readonly map: SupplyMap;
  readonly sources: readonly HexId[];
}
const wayWithout = (g: State, unit: number, lines: Lines, empty: readonly number[]): Way => {
  const map = lines.map(g);
  const friend = map.friend!.slice();
  for (const hex of empty) friend[hex] = 0;
  const sources = lines.sources(g).filter(hex => !empty.includes(hex) || feedsByItself(g, unit, hex));
  return { map: { ...map, friend }, sources };
};
/** Would the unit be in supply there, all of these gone from where they stand? Mostly no line leads through their hexes. */
export const suppliedWithout = (g: State, unit: number, leaving: readonly number[]): ((hex: number) => boolean) => {
  const lines = linesOf(g, unit);
  const empty = needsNone(g, unit) ? [] : emptied(g, unit, leaving);
  let ways: readonly Way[] | undefined;
  return hex => {
    if (empty.length === 0) return isSuppliedAt(g, unit, hex);
    if (lines.some(l => l.reachesPast(g, hex, empty))) return true;
    if (!isSuppliedAt(g, unit, hex)) return false;
    ways ??= lines.map(l => wayWithout(g, unit, l, empty));
    return ways.some(({ map, sources }) => traceSupply(boxOf(g).GRID, map, hex as HexId, sources).ok);
  };
};
