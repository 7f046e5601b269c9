/** Chances from points: what is still open about a score is taken as a bell around what is expected of it. */

/** The share of a bell with this spread that lies above `bar`, within a hundredth of the truth. Never quite none or all: bots err. */
export const above = (bar: number, expected: number, spread: number): number => {
  const share = 1 / (1 + Math.exp((1.702 * (bar - expected)) / spread));
  return Math.min(0.99, Math.max(0.01, share));
};
/** A hope in a sentence. */
export const hopeSaid = ({ chance, to }: { readonly chance: number; readonly to: string }): string =>
  `About ${Math.round(100 * chance)}% to ${to}.`;
