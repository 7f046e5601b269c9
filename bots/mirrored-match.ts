/** What mirrored games say about the strength of two players. */
import type { Json } from '../engine/state.ts';
import type { Record } from './simulation.ts';
import { spreadOf } from './statistics.ts';

/** A share with its 95% Wilson interval, which stays between 0 and 1 and suits small numbers of games. */
export interface Share {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}
const Z = 1.96;
export const shareOf = (points: readonly number[]): Share => {
  const n = points.length;
  const share = points.reduce((a, b) => a + b, 0) / n;
  const z = (Z * Z) / n;
  const middle = (share + z / 2) / (1 + z);
  const half = Math.sqrt(z * share * (1 - share) + (z * z) / 4) / (1 + z);
  const count = (x: number): number => points.filter(p => p === x).length;
  return { won: count(1), drawn: count(0.5), lost: count(0), share, low: middle - half, high: middle + half };
};
export interface Duel {
  /** Who did better with the same side and the same luck: the fair measure where the sides are unequal. */
  readonly pairs: Share;
  /** Games won by the rules. */
  readonly games: Share;
  /** The same, split by the side that player a had. */
  readonly as: readonly [first: Share, second: Share];
  /** By how much a did better in a pair, in points of the first side, with its standard error. */
  readonly margin: number;
  readonly error: number;
}
const winnerOf = (r: Record): Json => (r.result as { readonly winner?: Json }).winner ?? null;
/** Player a, who has the first side in games with even numbers, is 0; player b is 1. */
const forfeitedBy = (r: Record, sides: readonly string[]): number | undefined =>
  r.forfeit && (sides.indexOf(r.forfeit.side) + r.number) % 2;
export interface Pair {
  /** 1 if a did better, 0 if b did. */
  readonly score: number;
  /** By how many points of the first side; none if a game was forfeited. */
  readonly margin?: number;
}
const pairOf = (games: readonly [Record, Record], sides: readonly string[]): Pair => {
  const lost = games.map(r => forfeitedBy(r, sides));
  if (lost.every(player => player === undefined)) {
    const margin = games[0].score - games[1].score;
    return { score: Math.abs(margin) < 1e-9 ? 0.5 : margin > 0 ? 1 : 0, margin };
  }
  const of = (player: number): number => lost.filter(x => x === player).length;
  return { score: of(0) === of(1) ? 0.5 : of(0) < of(1) ? 1 : 0 };
};
/** The finished pairs in order, up to the first that is not finished: a match must not end early because short games come first. */
export const pairsOf = (records: readonly Record[], sides: readonly string[]): readonly Pair[] => {
  const byNumber = new Map(records.map(r => [r.number, r]));
  const pairs: Pair[] = [];
  for (;;) {
    const one = byNumber.get(2 * pairs.length);
    const other = byNumber.get(2 * pairs.length + 1);
    if (!one || !other) return pairs;
    pairs.push(pairOf([one, other], sides));
  }
};
/** Expects whole pairs of mirrored games. */
export const duelOf = (records: readonly Record[], sides: readonly string[]): Duel => {
  const pointsAs = (side: number): readonly number[] =>
    records
      .filter(r => r.number % 2 === side)
      .map(r => (winnerOf(r) === sides[side] ? 1 : winnerOf(r) === sides[1 - side] ? 0 : 0.5));
  const pairs = pairsOf(records, sides);
  const margins = pairs.flatMap(p => p.margin ?? []);
  const { mean, error } = margins.length ? spreadOf(margins) : { mean: 0, error: 0 };
  return {
    pairs: shareOf(pairs.map(p => p.score)),
    games: shareOf([...pointsAs(0), ...pointsAs(1)]),
    as: [shareOf(pointsAs(0)), shareOf(pointsAs(1))],
    margin: mean,
    error,
  };
};
