/** When the guide speaks: all through its turn, then at each kind of moment once. */
import { expect, test } from 'vitest';
import { momentAfter, type Moment } from '../frame/guide.ts';

const NONE: ReadonlySet<string> = new Set();
const SEEN: ReadonlySet<string> = new Set(['Move', 'Attack']);
const at = (title: string, now: boolean, seen: ReadonlySet<string>, was?: Moment): boolean =>
  momentAfter(was, title, now, seen).isOpen;

test('in its turn it speaks at every moment, seen or not', () => {
  expect([at('Move', true, NONE), at('Move', true, SEEN)]).toEqual([true, true]);
});
test('later it speaks only of what has not come before', () => {
  expect([at('Move', false, SEEN), at('Evacuate', false, SEEN)]).toEqual([false, true]);
});
test('a lesson that is open stays open while its moment lasts, although it has been seen now', () => {
  const open = momentAfter(undefined, 'Evacuate', false, SEEN);
  const seen = new Set([...SEEN, 'Evacuate']);
  expect(at('Evacuate', false, seen, open)).toBe(true);
  expect(at('Evacuate', false, seen, momentAfter(open, 'Move', false, seen))).toBe(false);
});
