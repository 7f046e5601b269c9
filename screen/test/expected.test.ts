import { expect, test } from 'vitest';
import { expected } from '../frame/expected.ts';

const whole = (n: number): string => String(Math.round(n));
test('a hint says what it expects, a range only where there is one', () => {
  expect(expected({ estimate: 40.2, spread: [35.1, 44] }, whole)).toBe('Expects about 40 points, mostly 35 to 44.');
  expect(expected({ estimate: 4.1, spread: [3.9, 4.3] }, whole)).toBe('Expects about 4 points.');
  expect(expected({ estimate: 1, spread: [0.9, 1.1] }, whole)).toBe('Expects about 1 point.');
  expect(expected({ estimate: 5, spread: [5, 5] }, whole)).toBe('');
});
test('where the game knows what winning is, a hint gives the chance of it and no number of points', () => {
  expect(expected({ estimate: 5.2, spread: [4, 6], hope: 'About 42% to win.' }, whole)).toBe('About 42% to win.');
});
