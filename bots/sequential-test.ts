/**
 * A sequential test of two hypotheses about a mean score: it ends as soon as the scores so far tell them apart.
 * It is Wald's test with the generalised log-likelihood ratio of fishtest (`LLRcalc.py`): of all distributions over the
 * observed scores the likeliest with mean h1 is compared with the likeliest with mean h0
 * (Van den Bergh, https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf, Proposition 1.1).
 */
export interface Hypotheses {
  /** The mean score under each hypothesis, between 0 and 1. */
  readonly h0: number;
  readonly h1: number;
  /** The chance to accept h1 though h0 is true, and h0 though h1 is true. */
  readonly alpha: number;
  readonly beta: number;
}
type Means = Pick<Hypotheses, 'h0' | 'h1'>;
export interface Verdict {
  /** How many scores the test needed; all of them if it is still undecided. */
  readonly used: number;
  readonly llr: number;
  /** The test ends when `llr` leaves this range. */
  readonly lower: number;
  readonly upper: number;
  readonly accepted?: 'h0' | 'h1';
}

/** A score that never came still has a small count, as in fishtest: without it ten wins in a row would prove anything. */
const NEVER_SEEN = 1e-3;
/** The scores a pair can have; scores between them are allowed too. */
const PAIR_SCORES: readonly number[] = [0, 0.5, 1];

interface Outcome {
  readonly score: number;
  readonly share: number;
}
type Counts = ReadonlyMap<number, number>;
const noneYet = (): Map<number, number> => new Map(PAIR_SCORES.map(score => [score, 0]));
const add = (counts: Map<number, number>, score: number): Map<number, number> =>
  counts.set(score, (counts.get(score) ?? 0) + 1);
const outcomesOf = (counts: Counts): { readonly total: number; readonly outcomes: readonly Outcome[] } => {
  const seen = [...counts].map(([score, n]) => ({ score, n: n || NEVER_SEEN }));
  const total = seen.reduce((sum, { n }) => sum + n, 0);
  return { total, outcomes: seen.map(({ score, n }) => ({ score, share: n / total })) };
};
const BISECTIONS = 60;
/** Solves Σ pᵢ(aᵢ − s) / (1 + x(aᵢ − s)) = 0, which falls strictly between its two poles. */
const multiplierFor = (outcomes: readonly Outcome[], mean: number): number => {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let i = 0; i < BISECTIONS; i++) {
    const x = (low + high) / 2;
    const slope = outcomes.reduce((sum, o) => sum + (o.share * (o.score - mean)) / (1 + x * (o.score - mean)), 0);
    if (slope > 0) low = x;
    else high = x;
  }
  return (low + high) / 2;
};
const ratioOf = (counts: Counts, { h0, h1 }: Means): number => {
  const { total, outcomes } = outcomesOf(counts);
  const [x0, x1] = [multiplierFor(outcomes, h0), multiplierFor(outcomes, h1)];
  // The likeliest shares with mean s are pᵢ / (1 + x(aᵢ − s)); of their ratio only the denominators remain.
  const termOf = ({ score, share }: Outcome): number =>
    share * Math.log((1 + x0 * (score - h0)) / (1 + x1 * (score - h1)));
  return total * outcomes.reduce((sum, o) => sum + termOf(o), 0);
};
/** The log-likelihood ratio of mean h1 against mean h0: above 0 the scores speak for h1. */
export const logLikelihoodRatio = (scores: readonly number[], means: Means): number =>
  ratioOf(scores.reduce(add, noneYet()), means);

/** The verdict on scores in the order in which they were asked for. Scores after the end of the test do not count. */
export const verdictOn = (scores: readonly number[], h: Hypotheses): Verdict => {
  const lower = Math.log(h.beta / (1 - h.alpha));
  const upper = Math.log((1 - h.beta) / h.alpha);
  const counts = noneYet();
  let llr = 0;
  for (const [i, score] of scores.entries()) {
    llr = ratioOf(add(counts, score), h);
    if (llr >= upper) return { llr, lower, upper, used: i + 1, accepted: 'h1' };
    if (llr <= lower) return { llr, lower, upper, used: i + 1, accepted: 'h0' };
  }
  return { llr, lower, upper, used: scores.length };
};
