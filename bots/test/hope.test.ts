import { expect, test } from 'vitest';
import { above, hopeSaid } from '../hope.ts';

test('a chance is even at the bar, grows with what is expected, and is surer the less is open', () => {
  expect(above(5.5, 5.5, 1)).toBeCloseTo(0.5);
  expect(above(5.5, 6.5, 1)).toBeCloseTo(0.84, 1);
  expect(above(5.5, 6.5, 0.3)).toBeGreaterThan(above(5.5, 6.5, 1));
  expect(above(5.5, 50, 1)).toBe(0.99);
  expect(above(5.5, -50, 1)).toBe(0.01);
});
test('a hope is a sentence', () => {
  expect(hopeSaid({ chance: 0.415, to: 'win' })).toBe('About 42% to win.');
});
