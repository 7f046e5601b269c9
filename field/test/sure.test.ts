import { expect, test } from 'vitest';
import { blank } from '../../engine/state.ts';
import { leaveRun, enterRun } from '../../engine/run-epochs.ts';
import { trackedBoard } from '../tracked-board.ts';

test('a board is looked at once in a work, again when something was touched, and always outside', () => {
  const g = blank(1);
  const other = blank(1);
  let looks = 0;
  const { boardOf, touched } = trackedBoard(() => ++looks);
  expect([boardOf(g), boardOf(g)]).toEqual([1, 2]);
  const before = enterRun(g);
  expect([boardOf(g), boardOf(g)]).toEqual([3, 3]);
  touched();
  expect([boardOf(g), boardOf(g)]).toEqual([4, 4]);
  expect([boardOf(other), boardOf(g), boardOf(g)]).toEqual([5, 6, 6]);
  leaveRun(before);
  expect(boardOf(g)).toBe(7);
  const again = enterRun(g);
  expect(boardOf(g)).toBe(8);
  leaveRun(again);
});
test('of a counter that was touched the board only takes over where it lies, in the work in which it was looked at', () => {
  const g = blank(1);
  const other = blank(1);
  const done: string[] = [];
  const { boardOf, touched } = trackedBoard(
    () => done.push('looked'),
    (_, counter) => done.push(`followed ${counter}`),
  );
  const told = (): readonly string[] => {
    boardOf(g);
    return done.splice(0);
  };
  touched(3);
  expect(told()).toEqual(['looked']);
  const before = enterRun(g);
  expect(told()).toEqual(['looked']);
  touched(3);
  touched(5);
  expect(told().toSorted()).toEqual(['followed 3', 'followed 5']);
  expect(told()).toEqual([]);
  touched(3);
  touched();
  expect(told()).toEqual(['looked']);
  touched(3);
  boardOf(other);
  expect(told()).toEqual(['looked', 'looked']);
  leaveRun(before);
});
