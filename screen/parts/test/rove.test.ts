import { expect, test } from 'vitest';
import { placeAfter } from '../rove.ts';

test('arrow keys go to the neighbour and stop at the ends', () => {
  expect(placeAfter('ArrowRight', 0, 3)).toBe(1);
  expect(placeAfter('ArrowRight', 2, 3)).toBe(2);
  expect(placeAfter('ArrowLeft', 0, 3)).toBe(0);
  expect(placeAfter('ArrowDown', 1, 3)).toBe(2);
  expect(placeAfter('ArrowUp', 1, 3)).toBe(0);
});
test('Home and End go to the ends', () => {
  expect(placeAfter('Home', 2, 5)).toBe(0);
  expect(placeAfter('End', 2, 5)).toBe(4);
});
test('a row across leaves the keys up and down to the page, and other keys to whoever wants them', () => {
  expect(placeAfter('ArrowDown', 1, 3, 'across')).toBeUndefined();
  expect(placeAfter('ArrowRight', 1, 3, 'down')).toBeUndefined();
  expect(placeAfter('x', 1, 3)).toBeUndefined();
  expect(placeAfter('End', 0, 0)).toBeUndefined();
});
