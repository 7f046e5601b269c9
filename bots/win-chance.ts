/** Chances from points: what is still open about a score is taken as a bell around what is expected of it. */

const within = (chance: number): number => Math.min(0.99, Math.max(0.01, chance));
/** The share of a bell with this spread that lies above `bar`, within a hundredth of the truth. Never quite none or all: bots err. */
export const above = (bar: number, expected: number, spread: number): number => {
  const share = 1 / (1 + Math.exp((1.702 * (bar - expected)) / spread));
  return within(share);
};
/** Log odds: at even, for each point expected, for the whole game still to come, and for a point while it is. */
export type Fit = readonly [even: number, point: number, left: number, pointLeft: number];
/** What a chance is told from, in the order of a fit. */
export const signsOf = (expected: number, left: number): Fit => [1, expected, left, expected * left];
/** A chance as it came true in games of equal bots: `npm run calibration` fits it. */
export const chanceBy = (fit: Fit, expected: number, left: number): number => {
  const odds = signsOf(expected, left).reduce((sum, sign, i) => sum + sign * fit[i]!, 0);
  return within(1 / (1 + Math.exp(-odds)));
};
/** A hope in a sentence. */
export const chanceInWords = ({ chance, to }: { readonly chance: number; readonly to: string }): string =>
  `About ${Math.round(100 * chance)}% to ${to}.`;
