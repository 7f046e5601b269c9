/** The sequential test: known ratios, and how often it errs. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { logLikelihoodRatio, verdictOn, type Hypotheses } from '../sequential-test.ts';

const H: Hypotheses = { h0: 0.5, h1: 0.6, alpha: 0.05, beta: 0.05 };
const times = (n: number, score: number): readonly number[] => Array.from({ length: n }, () => score);

test.each([
  ['25 won, 5 drawn, 10 lost', [...times(25, 1), ...times(5, 0.5), ...times(10, 0)], 2.5564],
  ['20 won, 10 drawn, 20 lost', [...times(20, 1), ...times(10, 0.5), ...times(20, 0)], -1.2741],
  ['10 won', times(10, 1), 1.8232],
  ['30 lost', times(30, 0), -6.6943],
])('%s: the ratio that the formulas of fishtest give', (_, scores, ratio) => {
  expect(logLikelihoodRatio(scores, H)).toBeCloseTo(ratio, 3);
});
test('with five scores a pair it is the pentanomial test', () => {
  const scores = [3, 9, 20, 14, 6].flatMap((n, i) => times(n, i / 4));
  expect(logLikelihoodRatio(scores, { h0: 0.5, h1: 0.55 })).toBeCloseTo(1.0349, 3);
});
test('without draws it is the test of Wald for a coin', () => {
  const scores = [...times(31, 1), ...times(22, 0)];
  expect(logLikelihoodRatio(scores, H)).toBeCloseTo(31 * Math.log(0.6 / 0.5) + 22 * Math.log(0.4 / 0.5), 2);
});
test('seventeen wins in a row decide, and what comes later changes nothing', () => {
  expect(verdictOn(times(16, 1), H).accepted).toBeUndefined();
  const verdict = verdictOn([...times(17, 1), ...times(40, 0)], H);
  expect(verdict).toMatchObject({ accepted: 'h1', used: 17 });
  expect([verdict.lower, verdict.upper].map(x => x.toFixed(3))).toEqual(['-2.944', '2.944']);
  expect(verdictOn(times(40, 0), H)).toMatchObject({ accepted: 'h0', used: 14 });
  expect(verdictOn([], H)).toMatchObject({ llr: 0, used: 0 });
});
test.each([
  ['h1', 0.5],
  ['h0', 0.6],
])('it accepts %s wrongly in about one of twenty matches if the mean is %d', (wrong, mean) => {
  const rnd = seededRandom(`errors ${wrong}`);
  const drawn = 0.2;
  const score = (): number => {
    const x = rnd(10_000) / 10_000;
    return x < drawn ? 0.5 : x < drawn + mean - drawn / 2 ? 1 : 0;
  };
  const verdicts = Array.from({ length: 400 }, () => verdictOn(Array.from({ length: 1000 }, score), H));
  expect(verdicts.every(v => v.accepted)).toBe(true);
  const share = verdicts.filter(v => v.accepted === wrong).length / verdicts.length;
  expect(share).toBeLessThan(0.08);
  expect(share).toBeGreaterThan(0.01);
});
