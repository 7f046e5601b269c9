/** The arena: mirrored seats, fair pairs, intervals. */
import { expect, test } from 'vitest';
import { duelOf, shareOf } from '../mirrored-match.ts';
import { planOf } from '../arena/plan.ts';
import type { Record } from '../simulation.ts';

test('Wilson: 8 of 10 lies between 49% and 94%, 0 of 5 is not nothing', () => {
  const eight = shareOf([1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
  expect([eight.share, eight.low, eight.high].map(x => Math.round(100 * x))).toEqual([80, 49, 94]);
  expect(shareOf([0, 0, 0, 0, 0]).high).toBeCloseTo(0.434, 2);
});
const game = (number: number, score: number, winner: string): Record => ({
  number,
  score,
  result: { winner },
  figures: {},
  errors: [],
});
test('a pair goes to who did better with the same side, whoever won the games', () => {
  const d = duelOf(
    [game(0, 4, 'south'), game(1, 2, 'south'), game(2, 5, 'draw'), game(3, 5, 'draw')],
    ['north', 'south'],
  );
  expect(d.pairs).toMatchObject({ won: 1, drawn: 1, lost: 0 });
  expect(d.games).toMatchObject({ won: 1, drawn: 2, lost: 1 });
  expect(d.as.map(s => s.share)).toEqual([0.25, 0.75]);
  expect(d.margin).toBe(1);
});
test.each([
  [{ game: 'ford', a: 'staff' }, /two levels/],
  [{ game: 'ford', a: 'staff', b: 'marshal' }, /no level marshal/],
  [{ game: 'night-march', a: 'staff', b: 'random' }, /no sides to change/],
])('%j is refused in words', (asked, why) => {
  expect(() => planOf(asked)).toThrow(why);
});
