/** The chance of each of the five results, exactly: for panels, terminals and bots. */
import { RESULTS, resultOf, STRENGTH, type Result } from '../data/charts.ts';

/** Chances in the order of RESULTS for `dice` rolled at `strength`, with `sure` hits already lying on the table. */
export const resultChances = (dice: number, strength: number, sure = 0): readonly number[] => {
  const chances = RESULTS.map(() => 0);
  const add = (r: Result, p: number): void => {
    chances[RESULTS.indexOf(r)]! += p;
  };
  if (strength >= STRENGTH.bloody) {
    add('bloody', 1);
    return chances;
  }
  const p = Math.min(1, (7 - Math.max(1, strength)) / 6);
  for (let k = 0; k <= dice; k++) add(resultOf(k + sure), choose(dice, k) * p ** k * (1 - p) ** (dice - k));
  return chances;
};
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
