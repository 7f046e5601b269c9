/** Luck as numbers: expected and actual results of the dice, and the difference in standard deviations. */
import type { Luck } from './session.ts';
import type { Entry } from '../../engine/journal.ts';
import { live } from '../../engine/journal.ts';
import type { Trial } from '../../engine/pack.ts';

const luckFrom = (
  dice: number,
  expected: number,
  actual: number,
  variance: number,
  measure: 'hits' | 'faces',
): Luck => ({
  dice,
  expected,
  actual,
  deviations: variance > 0 ? (actual - expected) / Math.sqrt(variance) : 0,
  measure,
});

/** Each die is a trial with its own chance. The variances of independent trials add up. */
export const luckOfHits = (trials: readonly Trial[]): Luck => {
  let expected = 0;
  let actual = 0;
  let variance = 0;
  for (const { faces, hitFaces, hit } of trials) {
    const p = hitFaces / faces;
    expected += p;
    variance += p * (1 - p);
    actual += hit ? 1 : 0;
  }
  return luckFrom(trials.length, expected, actual, variance, 'hits');
};

/** For dice without a target number: the sum of the faces against its mean. */
export const luckOfFaces = (rolls: readonly { readonly faces: number; readonly face: number }[]): Luck => {
  let expected = 0;
  let actual = 0;
  let variance = 0;
  for (const { faces, face } of rolls) {
    expected += (faces + 1) / 2;
    variance += (faces * faces - 1) / 12;
    actual += face;
  }
  return luckFrom(rolls.length, expected, actual, variance, 'faces');
};

/** The dice that were not undone and that `side` saw (all without a side), die by die in order. Typed-in dice are left out. */
export const rollsOf = (
  entries: readonly Entry[],
  side?: string,
): readonly { readonly faces: number; readonly face: number; readonly entry: number; readonly case: string }[] =>
  live(entries).flatMap(k => {
    const e = entries[k]!;
    if (
      e.is !== 'chance' ||
      !e.draw.dice ||
      e.scripted ||
      (side !== undefined && e.draw.to !== 'all' && !e.draw.to.includes(side))
    )
      return [];
    return e.draw.dice.map((faces, i) => ({ faces, face: Number(e.out[i]), entry: k, case: e.draw.case }));
  });

export const MEASURES = {
  hits: 'Each combat die is one trial with the chance its target number gave it. “Expected” is the sum of those chances; the deviation is the difference divided by the standard deviation of that sum.',
  faces:
    'The sum of all faces against its mean, (faces + 1) ÷ 2 for each die. The deviation is the difference divided by the standard deviation of the sum. High is not always good.',
} as const;
