/** The exact chance of each of the five results, for screens and bots. */
import type { InBox } from '../model/box.ts';
import { RESULTS, type Result } from '../data/charts.ts';
import { resultOf, tracksOf } from '../model/state.ts';

/** 8.3.5 The chance of a die to reach the strength. */
export const hitChance = (strength: number): number => Math.min(1, (7 - Math.max(1, strength)) / 6);
export const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Chances in the order of RESULTS for `dice` rolled at `strength`, with `sure` hits already lying on the table. */
export const resultChances = (g: InBox, dice: number, strength: number, sure = 0): readonly number[] => {
  const chances = RESULTS.map(() => 0);
  const add = (r: Result, p: number): void => {
    chances[RESULTS.indexOf(r)]! += p;
  };
  if (strength >= tracksOf(g).strength.bloody) {
    add('bloody', 1);
    return chances;
  }
  const p = hitChance(strength);
  for (let k = 0; k <= dice; k++) add(resultOf(g, k + sure), choose(dice, k) * p ** k * (1 - p) ** (dice - k));
  return chances;
};
