import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { above, chanceBy, chanceInWords, type Fit } from '../win-chance.ts';
import { brierOf, fitOf, type Told } from '../calibration.ts';

test('a chance is even at the bar, grows with what is expected, and is surer the less is open', () => {
  expect(above(5.5, 5.5, 1)).toBeCloseTo(0.5);
  expect(above(5.5, 6.5, 1)).toBeCloseTo(0.84, 1);
  expect(above(5.5, 6.5, 0.3)).toBeGreaterThan(above(5.5, 6.5, 1));
  expect(above(5.5, 50, 1)).toBe(0.99);
  expect(above(5.5, -50, 1)).toBe(0.01);
});
test('a hope is a sentence', () => {
  expect(chanceInWords({ chance: 0.415, to: 'win' })).toBe('About 42% to win.');
});

const FIT: Fit = [-1, 0.8, 2, -0.5];
/** Chances that come true as often as the fit says. */
const toldBy = (fit: Fit, n: number): readonly Told[] => {
  const rnd = seededRandom('truth');
  const share = (): number => rnd(1000) / 1000;
  return Array.from({ length: n }, () => {
    const expected = 6 * share() - 3;
    const left = share();
    const came = share() < chanceBy(fit, expected, left);
    return { side: 'red', turn: 1, expected, left, chance: 0.5, came };
  });
};
test('a fitted chance grows with what is expected, and more so the less is left', () => {
  expect(chanceBy(FIT, 1, 0)).toBeGreaterThan(chanceBy(FIT, 0, 0));
  expect(chanceBy(FIT, 2, 0) - chanceBy(FIT, 1, 0)).toBeGreaterThan(chanceBy(FIT, 2, 1) - chanceBy(FIT, 1, 1));
  expect(chanceBy(FIT, 99, 0)).toBe(0.99);
});
test('a fit finds the table that chances came true by, and misses less than saying always the same', () => {
  const told = toldBy(FIT, 4000);
  const fit = fitOf(told);
  for (const [i, x] of fit.entries()) expect(Math.abs(x - FIT[i]!)).toBeLessThan(0.3);
  expect(brierOf(told, t => chanceBy(fit, t.expected, t.left))).toBeLessThan(brierOf(told) - 0.03);
});
