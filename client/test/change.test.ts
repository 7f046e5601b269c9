/** What a table's screen is told between two snapshots. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, changeFrom, receiver, sender } from '../change.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

test('a change laid over the one value gives the other, whatever they are', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const change = changeFrom(a, b);
      expect(change ? changed(a, change) : a).toEqual(b);
    }),
    { seed: 1940, numRuns: 2000 },
  );
});
test('nothing changed is nothing said, and a copy is nothing changed', () => {
  fc.assert(
    fc.property(plain, a => {
      expect(changeFrom(a, structuredClone(a))).toBeUndefined();
    }),
    { seed: 1940 },
  );
});
test('what did not change keeps its identity', () => {
  const a = {
    stacks: [
      { hex: '3031', height: 2 },
      { hex: '3032', height: 1 },
    ],
    log: [1, 2],
  };
  const b = {
    stacks: [
      { hex: '3031', height: 2 },
      { hex: '3032', height: 3 },
    ],
    log: [1, 2, 3],
  };
  const now = changed(a, changeFrom(a, b)!) as typeof a;
  expect(now).toEqual(b);
  expect(now.stacks[0]).toBe(a.stacks[0]);
  expect(changeFrom(a, b)).toEqual({
    is: 'fields',
    to: {
      stacks: { is: 'places', to: [[1, { is: 'fields', to: { height: { is: 'set', value: 3 } } }]] },
      log: { is: 'splice', first: 2, last: 0, put: [3] },
    },
  });
});
test('a field that says undefined is not one that is gone', () => {
  const a = { seed: 'x', since: 3 };
  expect(changed(a, changeFrom(a, { seed: undefined })!)).toStrictEqual({ seed: undefined });
});
test('who missed one asks for the whole, and goes on from there', () => {
  const out = sender();
  const into = receiver();
  expect(into(out.whole({ turn: 1 }))).toEqual({ value: { turn: 1 } });
  expect(into(out.next({ turn: 2 }))).toEqual({ value: { turn: 2 } });
  out.next({ turn: 3 });
  expect(into(out.next({ turn: 4 }))).toBeUndefined();
  expect(into(out.whole({ turn: 4 }))).toEqual({ value: { turn: 4 } });
  expect(into(out.next({ turn: 4 }))).toEqual({ value: { turn: 4 } });
});
