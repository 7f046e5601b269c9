/** A match between two players: mirrored pairs until the test is decided or the fixed length is reached. */
import { duelOf, pairsOf, type Duel } from '../mirrored-match.ts';
import { verdictOn, type Verdict } from '../sequential-test.ts';
import { summaryOf, type MatchPlan, type Record } from '../simulation.ts';
import { countsOf } from '../statistics.ts';
import { playAll, type Work } from './crew.ts';

export interface MatchResult {
  readonly pairs: number;
  readonly duel: Duel;
  readonly verdict?: Verdict;
  /** How often each reason lost a game, and errors of bots that played on. */
  readonly forfeits: { readonly [why: string]: number };
  readonly errors: { readonly [message: string]: number };
  readonly records: readonly Record[];
}
export interface Progress {
  readonly games: number;
  readonly pairs: number;
  readonly verdict?: Verdict;
}
const scoresOf = (records: readonly Record[], sides: readonly string[]): readonly number[] =>
  pairsOf(records, sides).map(p => p.score);
const verdictIn = (plan: MatchPlan, records: readonly Record[], sides: readonly string[]): Verdict | undefined =>
  plan.test && verdictOn(scoresOf(records, sides), plan.test);

/** The result of whole pairs. Games beyond the end of the test, which other threads had begun, do not count. */
export const resultOf = (plan: MatchPlan, all: readonly Record[], sides: readonly string[]): MatchResult => {
  const verdict = verdictIn(plan, all, sides);
  const pairs = verdict?.used ?? pairsOf(all, sides).length;
  const records = all.filter(r => r.number < 2 * pairs).toSorted((a, b) => a.number - b.number);
  return {
    pairs,
    duel: duelOf(records, sides),
    ...(verdict ? { verdict } : {}),
    forfeits: countsOf(records.flatMap(r => r.forfeit?.why ?? [])),
    errors: summaryOf(records).errors,
    records,
  };
};

/** Plays the games that `earlier` lacks. `told` hears of every finished game. */
export const playPairs = async (
  work: Work & { readonly plan: MatchPlan },
  sides: readonly string[],
  earlier: readonly Record[],
  told: (records: readonly Record[], progress: Progress) => void,
  cores?: number,
): Promise<MatchResult> => {
  const { plan } = work;
  const records = [...earlier];
  const played = new Set(earlier.map(r => r.number));
  let number = 0;
  let isDecided = verdictIn(plan, records, sides)?.accepted !== undefined;
  const next = (): number | undefined => {
    while (played.has(number)) number += 1;
    return isDecided || number >= plan.games ? undefined : number++;
  };
  await playAll(
    work,
    next,
    r => {
      records.push(r);
      const verdict = verdictIn(plan, records, sides);
      isDecided = verdict?.accepted !== undefined;
      told(records, {
        games: records.length,
        pairs: verdict?.used ?? pairsOf(records, sides).length,
        ...(verdict ? { verdict } : {}),
      });
    },
    cores,
  );
  return resultOf(plan, records, sides);
};
