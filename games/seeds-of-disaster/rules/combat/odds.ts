/** Exact chances of dice, for the screen and the bots. Knows no rules. */

/** By number of dice: the chance of each sum, from 0 on. */
const SUMS: number[][] = [[1]];
const sumChances = (dice: number): readonly number[] => {
  for (let n = SUMS.length; n <= dice; n++) {
    const fewer = SUMS[n - 1]!;
    const more = Array<number>(6 * n + 1).fill(0);
    for (const [sum, p] of fewer.entries()) for (let face = 1; face <= 6; face++) more[sum + face]! += p / 6;
    SUMS.push(more);
  }
  return SUMS[dice]!;
};

/** The chance of each difference between two throws of so many dice: that of difference `d` is at `d + 6 * second`. */
export const differenceChances = (first: number, second: number): readonly number[] => {
  const chances = Array<number>(6 * (first + second) + 1).fill(0);
  const [ones, twos] = [sumChances(first), sumChances(second)];
  for (const [a, p] of ones.entries()) for (const [b, q] of twos.entries()) chances[a - b + 6 * second]! += p * q;
  return chances;
};

export interface Lot {
  readonly strength: number;
  readonly dice: number;
}
/** The chance that the attacker's total minus the defender's is between `from` and `to`. */
export const chanceBetween = (attacker: Lot, defender: Lot, from: number, to: number): number => {
  const shift = attacker.strength - defender.strength - 6 * defender.dice;
  return differenceChances(attacker.dice, defender.dice).reduce(
    (sum, p, i) => (i + shift >= from && i + shift <= to ? sum + p : sum),
    0,
  );
};

/** The chance of each number of hits by dice that hit on these faces or more (7 for one that cannot). */
export const hitChances = (needs: readonly number[]): readonly number[] => {
  let chances = [1];
  for (const need of needs) {
    const p = Math.max(0, 7 - need) / 6;
    chances = [...chances, 0].map((q, i) => q * (1 - p) + (chances[i - 1] ?? 0) * p);
  }
  return chances;
};

/** One die each plus a bonus: the chances that the first total is higher, equal, lower. */
export const duelChances = (first: number, second: number): readonly [number, number, number] => {
  const tally: [number, number, number] = [0, 0, 0];
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) tally[1 - Math.sign(a + first - b - second)]! += 1 / 36;
  return tally;
};
