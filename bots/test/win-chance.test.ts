import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { above, chanceBy, chanceInWords, type Fit } from '../win-chance.ts';
import { brierOf, fitOf, type Forecast } from '../calibration.ts';

test('a chance is even at the bar, grows with the expected score, and is surer with a smaller spread', () => {
  expect(above(5.5, 5.5, 1)).toBeCloseTo(0.5);
  expect(above(5.5, 6.5, 1)).toBeCloseTo(0.84, 1);
  expect(above(5.5, 6.5, 0.3)).toBeGreaterThan(above(5.5, 6.5, 1));
  expect(above(5.5, 50, 1)).toBe(0.99);
  expect(above(5.5, -50, 1)).toBe(0.01);
});
test('a chance is written as a sentence', () => {
  expect(chanceInWords({ chance: 0.415, to: 'win' })).toBe('About 42% to win.');
});

const FIT: Fit = [-1, 0.8, 2, -0.5];
/** Chances that come true as often as the fit says. */
const forecastsBy = (fit: Fit, n: number): readonly Forecast[] => {
  const rnd = seededRandom('truth');
  const share = (): number => rnd(1000) / 1000;
  return Array.from({ length: n }, () => {
    const expected = 6 * share() - 3;
    const left = share();
    const came = share() < chanceBy(fit, expected, left);
    return { side: 'red', turn: 1, expected, left, chance: 0.5, came };
  });
};
test('a fitted chance grows with the expected score, and faster when less of the game is left', () => {
  expect(chanceBy(FIT, 1, 0)).toBeGreaterThan(chanceBy(FIT, 0, 0));
  expect(chanceBy(FIT, 2, 0) - chanceBy(FIT, 1, 0)).toBeGreaterThan(chanceBy(FIT, 2, 1) - chanceBy(FIT, 1, 1));
  expect(chanceBy(FIT, 99, 0)).toBe(0.99);
});
test('a fit recovers the table that produced the outcomes, and has a better Brier score than a constant forecast', () => {
  const forecasts = forecastsBy(FIT, 4000);
  const fit = fitOf(forecasts);
  for (const [i, x] of fit.entries()) expect(Math.abs(x - FIT[i]!)).toBeLessThan(0.3);
  expect(brierOf(forecasts, t => chanceBy(fit, t.expected, t.left))).toBeLessThan(brierOf(forecasts) - 0.03);
});
