/** What mirrored games say about two players. */
import type { Json } from '../engine/state.ts';
import type { Record } from './simulation.ts';

/** A share with its 95% interval after Wilson, which stays between 0 and 1 and fits few games. */
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
  /** Who did better playing the same side under the same luck: the fair measure where the sides differ. */
  readonly pairs: Share;
  /** Games won as the rules have it. */
  readonly games: Share;
  /** The same, by the side player a had. */
  readonly as: readonly [first: Share, second: Share];
  /** By how much a did better in a pair, in the points of the first side, with its standard error. */
  readonly margin: number;
  readonly error: number;
}
const winnerOf = (r: Record): Json => (r.result as { readonly winner?: Json }).winner ?? null;
/** Records of mirrored games in order: a has the first side in the even ones. */
export const duelOf = (records: readonly Record[], sides: readonly string[]): Duel => {
  const pointsAs = (side: number): readonly number[] =>
    records
      .filter(r => r.number % 2 === side)
      .map(r => (winnerOf(r) === sides[side] ? 1 : winnerOf(r) === sides[1 - side] ? 0 : 0.5));
  const pairs = records
    .filter(r => r.number % 2 === 0)
    .flatMap(r => {
      const other = records.find(x => x.number === r.number + 1);
      return other ? [r.score - other.score] : [];
    });
  const n = pairs.length;
  const margin = pairs.reduce((a, b) => a + b, 0) / n;
  const variance = n > 1 ? pairs.reduce((sum, x) => sum + (x - margin) ** 2, 0) / (n - 1) : 0;
  return {
    pairs: shareOf(pairs.map(d => (Math.abs(d) < 1e-9 ? 0.5 : d > 0 ? 1 : 0))),
    games: shareOf([...pointsAs(0), ...pointsAs(1)]),
    as: [shareOf(pointsAs(0)), shareOf(pointsAs(1))],
    margin,
    error: Math.sqrt(variance / n),
  };
};
