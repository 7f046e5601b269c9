/** Laws of pairing and standings, over random tournaments with late entries, withdrawals and games that nobody played. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairAll, roundsFor } from '../tournaments/all-against-all.ts';
import {
  byesOf,
  firstSidesOf,
  luckOfSides,
  meetings,
  pointsOf,
  type History,
  type TournamentGame,
  type Verdict,
} from '../tournaments/history.ts';
import { maximumMatching } from '../tournaments/matching.ts';
import { standingsOf } from '../tournaments/standings.ts';
import { pairSwiss, type Round, type RoundPlan } from '../tournaments/swiss.ts';

const VERDICTS: readonly Verdict[] = ['first', 'second', 'draw', 'none'];
/** The games of a round, decided by `luck`. */
const played = (round: number, { pairs, bye }: Round, share: number, luck: (n: number) => number): TournamentGame[] => [
  ...pairs.map((p, i): TournamentGame => ({ round, ...p, verdict: VERDICTS[luck(i)]!, share })),
  ...(bye === undefined ? [] : [{ round, first: bye, second: undefined, verdict: 'first' as const, share: 0.5 }]),
];
interface Course {
  readonly start: number;
  /** For each round who enters or leaves before it, the scenario's share, and how its games end. */
  readonly rounds: readonly {
    readonly enter: number;
    readonly leave: number;
    readonly share: number;
    readonly ends: readonly number[];
  }[];
}
const course = (most: number): fc.Arbitrary<Course> =>
  fc.record({
    start: fc.integer({ min: 2, max: most }),
    rounds: fc.array(
      fc.record({
        enter: fc.integer({ min: 0, max: 1 }),
        leave: fc.integer({ min: 0, max: 12 }),
        share: fc.constantFrom(0.5, 0.66, 0.84, 0.4),
        ends: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 10, maxLength: 10 }),
      }),
      { minLength: 1, maxLength: 7 },
    ),
  });
/** Plays a course and calls `look` before each round is counted. */
const walk = (c: Course, mirrored: boolean, look: (h: History, plan: RoundPlan, round: Round) => void): History => {
  let present = Array.from({ length: c.start }, (_, i) => i + 1);
  const players = [...present];
  let games: readonly TournamentGame[] = [];
  for (const [i, r] of c.rounds.entries()) {
    if (r.enter && i > 0) {
      players.push(players.length + 1);
      present.push(players.length);
    }
    if (r.leave === 0 && present.length > 2) present = present.slice(1);
    const plan: RoundPlan = { present, share: r.share, mirrored };
    const h = { players: [...players], games };
    const round = pairSwiss(h, plan);
    look(h, plan, round);
    games = [...games, ...played(i + 1, round, r.share, n => r.ends[n % r.ends.length]!)];
  }
  return { players, games };
};
/** Every way to pair everybody. */
const allPairings = (players: readonly number[]): readonly (readonly (readonly [number, number])[])[] => {
  const [a, ...others] = players;
  if (a === undefined) return [[]];
  return others.flatMap(b => allPairings(others.filter(p => p !== b)).map(rest => [[a, b] as const, ...rest]));
};

describe('Swiss', () => {
  test('everybody present plays once or has the bye, and nobody else does', () => {
    fc.assert(
      fc.property(course(12), fc.boolean(), (c, mirrored) => {
        walk(c, mirrored, (_, { present }, { pairs, bye }) => {
          const all = [...pairs.flatMap(p => [p.first, p.second]), ...(bye === undefined ? [] : [bye])];
          expect(all.toSorted((a, b) => a - b)).toEqual(present.toSorted((a, b) => a - b));
          expect(bye === undefined).toBe(present.length % 2 === 0);
        });
      }),
    );
  });
  test('a bye goes to one of those who had the fewest: nobody has a second one before all had one', () => {
    fc.assert(
      fc.property(course(9), c => {
        walk(c, false, (h, { present }, { bye }) => {
          if (bye !== undefined) expect(byesOf(h, bye)).toBe(Math.min(...present.map(p => byesOf(h, p))));
        });
      }),
    );
  });
  test('no more meet again than must, compared with every way to pair them', () => {
    fc.assert(
      fc.property(course(7), fc.boolean(), (c, mirrored) => {
        walk(c, mirrored, (h, { present }, { pairs, bye }) => {
          const again = (all: readonly (readonly [number, number])[]): number =>
            all.filter(([a, b]) => meetings(h, a, b) > 0).length;
          const best = Math.min(...allPairings(present.filter(p => p !== bye)).map(again));
          expect(again(pairs.map(p => [p.first, p.second]))).toBe(best);
        });
      }),
    );
  });
  test('sides differ by at most one wherever some pairing without a second meeting allows it', () => {
    fc.assert(
      fc.property(course(7), c => {
        walk(c, false, (h, { present, share }, { pairs, bye }) => {
          const balanced = (a: number, b: number): boolean => {
            const [x, y] = [firstSidesOf(h, a), firstSidesOf(h, b)];
            return (Math.abs(x + 1) <= 1 && Math.abs(y - 1) <= 1) || (Math.abs(x - 1) <= 1 && Math.abs(y + 1) <= 1);
          };
          const possible = allPairings(present.filter(p => p !== bye)).some(all =>
            all.every(([a, b]) => meetings(h, a, b) === 0 && balanced(a, b)),
          );
          if (!possible) return;
          const after = { games: [...h.games, ...pairs.map(p => ({ round: 99, ...p, verdict: undefined, share }))] };
          for (const p of present) if (p !== bye) expect(Math.abs(firstSidesOf(after, p))).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
  test('the better side goes to whoever the sides were worse to so far, if both had each as often', () => {
    fc.assert(
      fc.property(course(8), c => {
        walk(c, false, (h, { share }, { pairs }) => {
          for (const { first, second } of pairs) {
            if (firstSidesOf(h, first) !== firstSidesOf(h, second)) continue;
            const better = luckOfSides(h, first) - luckOfSides(h, second);
            expect(better * (share - 0.5)).toBeLessThanOrEqual(1e-9);
          }
        });
      }),
    );
  });
  test('with eight players of whom the stronger always wins, three rounds find the best', () => {
    let games: readonly TournamentGame[] = [];
    const present = [3, 7, 1, 5, 8, 2, 6, 4];
    for (const round of [1, 2, 3]) {
      const made = pairSwiss({ players: present, games }, { present, share: 0.5, mirrored: true });
      const strongest = (first: number, second: number): Verdict => (first < second ? 'first' : 'second');
      games = [...games, ...made.pairs.map(p => ({ round, ...p, share: 0.5, verdict: strongest(p.first, p.second) }))];
    }
    const table = standingsOf({ players: present, games });
    expect(table[0]).toMatchObject({ player: 1, points: 3, place: 1 });
    expect(table.at(-1)).toMatchObject({ player: 8, points: 0 });
    expect(table.map(r => r.points)).toEqual([3, 2, 2, 2, 1, 1, 1, 0]);
  });
  test('64 players are paired for nine rounds without a second meeting', () => {
    const present = Array.from({ length: 64 }, (_, i) => i + 1);
    let games: readonly TournamentGame[] = [];
    for (let round = 1; round <= 9; round++) {
      const made = pairSwiss({ players: present, games }, { present, share: 0.6, mirrored: false });
      for (const p of made.pairs) expect(meetings({ games }, p.first, p.second)).toBe(0);
      games = [...games, ...played(round, made, 0.6, n => (n * round) % 3)];
    }
    for (const p of present) expect(Math.abs(firstSidesOf({ games }, p))).toBeLessThanOrEqual(1);
  });
});

describe('all against all', () => {
  test.each(Array.from({ length: 15 }, (_, i) => i + 2))('%i players meet once each, with one bye each if odd', n => {
    const players = Array.from({ length: n }, (_, i) => 10 + i);
    const games = Array.from({ length: roundsFor(n) }, (_, i) => i + 1).flatMap(round =>
      played(round, pairAll(players, round), 0.5, () => 2),
    );
    for (const a of players) {
      for (const b of players) if (a !== b) expect(meetings({ games }, a, b)).toBe(1);
      expect(byesOf({ games }, a)).toBe(n % 2);
      expect(Math.abs(firstSidesOf({ games }, a))).toBeLessThanOrEqual(1);
      const rounds = games.filter(g => g.first === a || g.second === a).map(g => g.round);
      expect(rounds, 'once a round').toEqual(Array.from({ length: roundsFor(n) }, (_, i) => i + 1));
    }
  });
});

describe('standings', () => {
  test('points sum to one for each game and bye that counts, places are in order, and ties share theirs', () => {
    fc.assert(
      fc.property(course(10), c => {
        const h = walk(c, false, () => {});
        const table = standingsOf(h);
        const worth = h.games.filter(g => g.verdict !== 'none').length;
        expect(table.reduce((sum, r) => sum + r.points, 0)).toBe(worth);
        expect(table.map(r => r.player).toSorted((a, b) => a - b)).toEqual([...h.players]);
        for (const [i, r] of table.entries()) {
          expect(r.points).toBe(pointsOf(h, r.player));
          expect(r.won + r.drawn + r.lost).toBe(r.played);
          if (i === 0) continue;
          const above = table[i - 1]!;
          expect(above.points).toBeGreaterThanOrEqual(r.points);
          expect([above.place, i + 1]).toContain(r.place);
        }
      }),
    );
  });
  const game = (
    first: number,
    second: number,
    verdict: Verdict,
    scores?: readonly [number, number],
  ): TournamentGame => ({
    round: 1,
    first,
    second,
    verdict,
    share: 0.5,
    ...(scores ? { scores } : {}),
  });
  const order = (games: readonly TournamentGame[], players = 4): readonly string[] =>
    standingsOf({ players: Array.from({ length: players }, (_, i) => i + 1), games }).map(
      r => `${r.place} ${r.player}`,
    );
  test('Buchholz: whoever won against the stronger is above', () => {
    const games = [game(1, 4, 'first'), game(2, 3, 'first'), game(3, 4, 'first')];
    expect(order(games)).toEqual(['1 2', '2 3', '3 1', '4 4']);
  });
  test('then head to head, then the points of the games', () => {
    const circle = [game(1, 2, 'second'), game(1, 3, 'first'), game(2, 4, 'first'), game(4, 2, 'second')];
    expect(order(circle)[0]).toBe('1 2');
    const met = [game(1, 2, 'second'), game(1, 3, 'first'), game(2, 4, 'second'), game(3, 4, 'draw')];
    expect(standingsOf({ players: [1, 2, 3, 4], games: met }).map(r => r.player)[0]).toBe(4);
    const tied = [game(1, 2, 'draw', [4, 9]), game(3, 4, 'draw', [2, 2])];
    expect(order(tied)).toEqual(['1 2', '2 1', '3 3', '3 4']);
  });
  test('a bye and a game against somebody who had withdrawn count as won against an average opponent', () => {
    const games: readonly TournamentGame[] = [
      game(1, 2, 'first'),
      { ...game(3, 3, 'first'), second: undefined },
      { ...game(4, 5, 'first'), unplayed: true },
    ];
    const table = standingsOf({ players: [1, 2, 3, 4, 5], games });
    const of = (p: number) => table.find(r => r.player === p)!;
    expect(of(3)).toMatchObject({ points: 1, byes: 1, played: 0, buchholz: 0.6 });
    expect(of(4)).toMatchObject({ points: 1, byes: 0, played: 0, buchholz: 0.6 });
    expect(of(5)).toMatchObject({ points: 0, played: 0 });
  });
});

test('a maximum matching has as many pairs as the best of all ways to pair', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7 }),
      fc.array(fc.boolean(), { minLength: 28, maxLength: 28 }),
      (n, edges) => {
        const mayPair = (a: number, b: number): boolean => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          return edges[(high * (high - 1)) / 2 + low] === true;
        };
        const best = (left: readonly number[]): number => {
          const [a, ...others] = left;
          if (a === undefined) return 0;
          const paired = others.filter(b => mayPair(a, b)).map(b => 1 + best(others.filter(p => p !== b)));
          return Math.max(best(others), ...paired);
        };
        const { pairs, mate } = maximumMatching(n, mayPair);
        expect(pairs).toBe(best(Array.from({ length: n }, (_, i) => i)));
        for (const [a, b] of mate.entries()) if (b >= 0) expect([mate[b], mayPair(a, b)]).toEqual([a, true]);
      },
    ),
  );
});
