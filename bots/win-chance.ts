/** Chances from points: the final score is taken as normally distributed around the expected score. */
import type { Seen } from './bot.ts';
import type { WinChance } from './brain.ts';
import { chanceInView } from './value.ts';

const within = (chance: number): number => Math.min(0.99, Math.max(0.01, chance));
/** The share of a normal distribution with this spread that lies above `bar`, accurate to a hundredth. Limited to 1–99%: bots err. */
export const above = (bar: number, expected: number, spread: number): number => {
  const share = 1 / (1 + Math.exp((1.702 * (bar - expected)) / spread));
  return within(share);
};
/** Log odds: constant, per expected point, for the share of the game left, and for the product of both. */
export type Fit = readonly [even: number, point: number, left: number, pointLeft: number];
/** The inputs of a forecast, in the order of a fit. */
export const signsOf = (expected: number, left: number): Fit => [1, expected, left, expected * left];
/** The chance as it came true in games between equal bots; `npm run calibration` fits it. */
export const chanceBy = (fit: Fit, expected: number, left: number): number => {
  const odds = signsOf(expected, left).reduce((sum, sign, i) => sum + sign * fit[i]!, 0);
  return within(1 / (1 + Math.exp(-odds)));
};
/** The chance as a sentence. */
export const chanceInWords = ({ chance, to }: { readonly chance: number; readonly to: string }): string =>
  `About ${Math.round(100 * chance)}% to ${to}.`;
/** The chance a player is told: as learned from games where a table fits the position, otherwise by the expected score. */
export const winChanceFor = ({ game, brain, view, side }: Seen, estimate: number): WinChance | undefined => {
  const byScore = brain?.hope?.(view, side, estimate);
  const learned = byScore && brain?.chance && chanceInView({ game, chance: brain.chance }, view, side);
  return learned === undefined ? byScore : { ...byScore!, chance: within(learned) };
};
