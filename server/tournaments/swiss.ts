/** Pairing by results (Swiss): players with equal points meet, nobody twice while it can be avoided, and sides stay balanced. */
import { byesOf, firstSidesOf, pointsOf, wasMeeting, type History, type Pair } from './history.ts';
import { maximumMatching } from './matching.ts';
import { areSidesBalanced, withSides } from './sides.ts';

export interface Round {
  readonly pairs: readonly Pair[];
  /** Who sits out an odd round. */
  readonly bye: number | undefined;
}
export interface RoundPlan {
  /** Who plays this round, in order of entry. */
  readonly present: readonly number[];
  /** The measured share of the first side in this round's scenario. */
  readonly share: number;
  /** Every pair plays both sides, so sides need no balance. */
  readonly mirrored: boolean;
}
type MayMeet = (a: number, b: number) => boolean;

/** The most pairs among `players` that may meet. */
const mostPairs = (players: readonly number[], mayMeet: MayMeet): number =>
  maximumMatching(players.length, (i, j) => mayMeet(players[i]!, players[j]!)).pairs;

/** Fewest byes first, then fewest points, then the latest entry; among the fewest byes somebody without whom the others need not meet twice. */
const byeFor = (h: History, present: readonly number[], mayMeet: MayMeet): number | undefined => {
  if (present.length % 2 === 0) return undefined;
  const byes = new Map(present.map(p => [p, byesOf(h, p)]));
  const points = new Map(present.map(p => [p, pointsOf(h, p)]));
  const fewest = Math.min(...byes.values());
  let best: { readonly out: number; readonly pairs: number } | undefined;
  for (const out of present
    .filter(p => byes.get(p) === fewest)
    .toSorted((a, b) => points.get(a)! - points.get(b)! || b - a)) {
    const others = present.filter(p => p !== out);
    const pairs = mostPairs(others, mayMeet);
    if (pairs > (best?.pairs ?? -1)) best = { out, pairs };
    if (pairs === others.length / 2) break;
  }
  return best?.out;
};

/** How badly two fit: points apart count first, then how far each is from the half of the group it should meet. */
const misfit = (ranked: readonly number[], points: ReadonlyMap<number, number>, a: number, b: number): number => {
  const apart = Math.abs(points.get(a)! - points.get(b)!);
  const group = ranked.filter(p => points.get(p) === points.get(a));
  const from = group.indexOf(a);
  const to = group.indexOf(b);
  const fold = to < 0 ? 0 : Math.abs(to - from - group.length / 2);
  return apart * apart * ranked.length + fold;
};
/** Pairs from the top down. A pair is made only if as many of the others as possible can still be paired as they may. */
const pairedFrom = (
  ranked: readonly number[],
  points: ReadonlyMap<number, number>,
  mayMeet: MayMeet,
): readonly (readonly [number, number])[] => {
  const pairs: (readonly [number, number])[] = [];
  let left = ranked;
  let most = mostPairs(left, mayMeet);
  while (left.length > 1) {
    const [a, ...others] = left as [number, ...number[]];
    const byFit = others.toSorted((x, y) => misfit(ranked, points, a, x) - misfit(ranked, points, a, y));
    const keeps = (b: number): boolean =>
      Number(mayMeet(a, b)) +
        mostPairs(
          others.filter(p => p !== b),
          mayMeet,
        ) ===
      most;
    const b = byFit.find(x => mayMeet(a, x) && keeps(x)) ?? byFit.find(keeps)!;
    most -= Number(mayMeet(a, b));
    pairs.push([a, b]);
    left = others.filter(p => p !== b);
  }
  return pairs;
};

/** Whether two have not met yet, looked up once for all pairs. */
const newTo = (h: History): MayMeet => {
  const met = new Set(h.games.filter(wasMeeting).flatMap(g => [`${g.first} ${g.second}`, `${g.second} ${g.first}`]));
  return (a, b) => !met.has(`${a} ${b}`);
};
/** The rule that pairs everybody: nobody meets twice and sides stay balanced; or nobody meets twice; or as few as possible do. */
const ruleFor = (h: History, players: readonly number[], areNew: MayMeet): MayMeet => {
  const sides = new Map(players.map(p => [p, firstSidesOf(h, p)]));
  const areBalanced: MayMeet = (a, b) => areNew(a, b) && areSidesBalanced(sides.get(a)!, sides.get(b)!);
  return mostPairs(players, areBalanced) === players.length / 2 ? areBalanced : areNew;
};
export const pairSwiss = (h: History, { present, share, mirrored }: RoundPlan): Round => {
  const areNew = newTo(h);
  const bye = byeFor(h, present, areNew);
  const points = new Map(present.map(p => [p, pointsOf(h, p)]));
  const ranked = present.filter(p => p !== bye).toSorted((a, b) => points.get(b)! - points.get(a)! || a - b);
  const pairs = pairedFrom(ranked, points, mirrored ? areNew : ruleFor(h, ranked, areNew));
  return { bye, pairs: pairs.map(([a, b], board) => withSides(h, a, b, share, board)) };
};
