/** Matches: mirrored seats, fair pairs, intervals, length, and the file they are continued from. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMatch, writeMatch } from '../match/file.ts';
import { playPairs } from '../match/match.ts';
import { matchPlanOf, type AskedMatch } from '../match/plan.ts';
import { playerOf } from '../match/players.ts';
import { duelOf, pairsOf, shareOf } from '../mirrored-match.ts';
import type { MatchPlan, Record } from '../simulation.ts';

const folder = mkdtempSync(join(tmpdir(), 'match-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SIDES = ['north', 'south'];

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
const forfeited = (number: number, side: string): Record => ({
  ...game(number, 0, side === 'north' ? 'south' : 'north'),
  forfeit: { side, why: 'x crashed' },
});
test('a pair goes to who did better with the same side, whoever won the games', () => {
  const d = duelOf([game(0, 4, 'south'), game(1, 2, 'south'), game(2, 5, 'draw'), game(3, 5, 'draw')], SIDES);
  expect(d.pairs).toMatchObject({ won: 1, drawn: 1, lost: 0 });
  expect(d.games).toMatchObject({ won: 1, drawn: 2, lost: 1 });
  expect(d.as.map(s => s.share)).toEqual([0.25, 0.75]);
  expect(d.margin).toBe(1);
});
test('who forfeits a game loses the pair; a game each is a draw; neither counts for the margin', () => {
  const scores = (...records: Record[]) => pairsOf(records, SIDES);
  expect(scores(forfeited(0, 'north'), game(1, 9, 'north'))).toEqual([{ score: 0 }]);
  expect(scores(forfeited(0, 'south'), game(1, 9, 'north'))).toEqual([{ score: 1 }]);
  expect(scores(game(0, 0, 'south'), forfeited(1, 'north'))).toEqual([{ score: 1 }]);
  expect(scores(forfeited(0, 'north'), forfeited(1, 'north'))).toEqual([{ score: 0.5 }]);
  expect(duelOf([forfeited(0, 'north'), game(1, 9, 'north')], SIDES)).toMatchObject({ margin: 0, error: 0 });
});
test('pairs count in order up to the first gap', () => {
  const records = [game(4, 3, 'north'), game(5, 1, 'north'), game(0, 2, 'north'), game(1, 1, 'north')];
  expect(pairsOf(records, SIDES)).toEqual([{ score: 1, margin: 1 }]);
});

test.each<[AskedMatch, RegExp]>([
  [{ game: 'night-march' }, /Night March has 1 side: a match takes two/],
  [{ game: 'risk' }, /no game risk/],
  [{ pairs: '0' }, /--pairs 0: expected a whole number above 0/],
  [{ pairs: '5', h1: '0.7' }, /--pairs fixes the length/],
  [{ h0: '50' }, /--h0 50: expected a share between 0 and 1/],
  [{ h0: '0.7' }, /--h1 0.6: expected more than --h0 0.7/],
])('%j is refused in words', (asked, why) => {
  expect(() => matchPlanOf(asked)).toThrow(why);
});
test('a level is a player, a word that is none is refused with those there are', () => {
  expect(playerOf('staff', 5)).toEqual({ name: 'staff' });
  expect(() => playerOf('corporal', 5)).toThrow(/no level corporal: there are random, .*; or a program, such as/);
});

const planOf = (asked: AskedMatch, mirrored: MatchPlan['mirrored']): MatchPlan => ({
  ...matchPlanOf({ game: 'ford', seed: 'match', ...asked }).plan,
  mirrored,
  sources: 'these',
});
const played = (plan: MatchPlan, cores: number, earlier: readonly Record[] = [], count = () => {}) =>
  playPairs({ plan, outside: {} }, SIDES, earlier, count, cores);

test('a match of fixed length is the same on one thread and on two, and when it is continued', async () => {
  const plan = planOf({ pairs: '3' }, ['staff', 'captain']);
  const one = await played(plan, 1);
  expect(one.pairs).toBe(3);
  expect(one.verdict).toBeUndefined();
  expect(await played(plan, 2)).toEqual(one);
  let games = 0;
  const count = () => {
    games += 1;
  };
  expect(await played(plan, 2, [one.records[0]!, one.records[3]!], count)).toEqual(one);
  expect(games).toBe(4);
});
test('a sequential test ends by itself, the same on one thread and on two', async () => {
  const plan = planOf({ h0: '0.5', h1: '0.9', most: '60' }, ['staff', 'random']);
  const one = await played(plan, 1);
  expect(one.verdict).toMatchObject({ accepted: 'h1', used: one.pairs });
  expect(one.pairs).toBeLessThan(20);
  expect(one.records.length).toBe(2 * one.pairs);
  expect(await played(plan, 2)).toEqual(one);
});
test('a general remembers no other game: a game of a match is the same alone', async () => {
  const plan = { ...planOf({ pairs: '2', playouts: '4' }, ['general', 'staff']) };
  const all = await played(plan, 1);
  const last = await played(plan, 1, all.records.slice(0, 3));
  expect(last.records[3]).toEqual(all.records[3]);
});

test('a file is continued by the same plan and refused by any other in a sentence', () => {
  const path = join(folder, 'm.json');
  const plan = planOf({ pairs: '3' }, ['staff', 'captain']);
  expect(readMatch(path, plan)).toEqual([]);
  writeMatch(path, plan, [game(1, 2, 'north'), game(0, 1, 'south')]);
  expect(readMatch(path, plan).map(r => r.number)).toEqual([0, 1]);
  expect(() => readMatch(path, { ...plan, seed: 'y' })).toThrow(/another match \(seed "match", not "y"\)/);
  expect(() => readMatch(path, { ...plan, games: 80 })).toThrow(/another match \(games 6, not 80\)/);
  expect(() => readMatch(path, { ...plan, sources: 'others' })).toThrow(/begun with other bots or rules/);
  writeFileSync(path, '{"format":"x"}');
  expect(() => readMatch(path, plan)).toThrow(/is not the file of a match/);
  writeFileSync(path, 'x');
  expect(() => readMatch(path, plan)).toThrow(/is not the file of a match: /);
});
