import { expect, test } from 'vitest';
import { blank } from '../../engine/state.ts';
import { letGo, takeUp } from '../../engine/work.ts';
import { sureAtWork } from '../sure.ts';

test('a board is looked at once in a work, again when something was touched, and always outside', () => {
  const g = blank(1);
  const other = blank(1);
  let looks = 0;
  const { boardOf, touched } = sureAtWork(() => ++looks);
  expect([boardOf(g), boardOf(g)]).toEqual([1, 2]);
  const before = takeUp(g);
  expect([boardOf(g), boardOf(g)]).toEqual([3, 3]);
  touched();
  expect([boardOf(g), boardOf(g)]).toEqual([4, 4]);
  expect([boardOf(other), boardOf(g), boardOf(g)]).toEqual([5, 6, 6]);
  letGo(before);
  expect(boardOf(g)).toBe(7);
  const again = takeUp(g);
  expect(boardOf(g)).toBe(8);
  letGo(again);
});
