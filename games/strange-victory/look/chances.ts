/** The chance of each result of a re-roll, from the hits that stay and the dice rolled again. */
import { rowHolds } from '../data/hits.ts';

export { rowHolds };

/** Chance of exactly k hits with n dice of hit chance p. */
export const binomial = (n: number, k: number, p: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
};

export const hitChance = (strength: number): number => Math.max(0, Math.min(1, (7 - strength) / 6));

/** Chances row by row when `kept` hits stay and `again` dice are thrown again. */
export const rerollChances = (
  rows: readonly string[],
  kept: number,
  again: number,
  strength: number,
): readonly number[] =>
  rows.map(hits => {
    let sum = 0;
    for (let k = 0; k <= again; k++) if (rowHolds(hits, kept + k)) sum += binomial(again, k, hitChance(strength));
    return sum;
  });

/** '46 %', 'certain', '—', '<1 %'. */
export const percent = (chance: number): string => {
  if (chance <= 0) return '—';
  if (chance >= 0.9995) return 'certain';
  if (chance < 0.005) return '<1 %';
  return `${Math.round(chance * 100)} %`;
};

/** 11 halves read '5½'. */
export const halvesShown = (halves: number): string => {
  const whole = Math.trunc(halves / 2);
  const half = Math.abs(halves) % 2 === 1;
  return half ? `${whole || (halves < 0 ? '−' : '')}½` : String(whole);
};
