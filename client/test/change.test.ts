/** The diffs between two snapshots that the screen receives. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiff, diff, receiver, sender } from '../game/diff.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

test('a diff applied to one value gives the other, for any two values', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const change = diff(a, b);
      expect(change ? applyDiff(a, change) : a).toEqual(b);
    }),
    { seed: 1940, numRuns: 2000 },
  );
});
test('equal values have no diff, and a copy is equal', () => {
  fc.assert(
    fc.property(plain, a => {
      expect(diff(a, structuredClone(a))).toBeUndefined();
    }),
    { seed: 1940 },
  );
});
test('unchanged parts keep their identity', () => {
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
  const now = applyDiff(a, diff(a, b)!) as typeof a;
  expect(now).toEqual(b);
  expect(now.stacks[0]).toBe(a.stacks[0]);
  expect(diff(a, b)).toEqual({
    is: 'fields',
    to: {
      stacks: { is: 'places', to: [[1, { is: 'fields', to: { height: { is: 'set', value: 3 } } }]] },
      log: { is: 'runs', runs: [[2, 0, [3]]] },
    },
  });
});
test('a field that is undefined differs from one that is missing', () => {
  const a = { seed: 'x', since: 3 };
  expect(applyDiff(a, diff(a, { seed: undefined })!)).toStrictEqual({ seed: undefined });
});
test('a receiver that missed a change needs the whole value, and continues from there', () => {
  const out = sender();
  const into = receiver();
  expect(into(out.whole({ turn: 1 }))).toEqual({ value: { turn: 1 } });
  expect(into(out.next({ turn: 2 }))).toEqual({ value: { turn: 2 } });
  out.next({ turn: 3 });
  expect(into(out.next({ turn: 4 }))).toBeUndefined();
  expect(into(out.whole({ turn: 4 }))).toEqual({ value: { turn: 4 } });
  expect(into(out.next({ turn: 4 }))).toEqual({ value: { turn: 4 } });
});

describe('a long list of choices', () => {
  const offered = (hexes: readonly number[], verb = 'place') =>
    hexes.map(hex => ({
      choice: { do: verb, hex: String(hex).padStart(4, '0') },
      text: `${verb} ${hex}`,
      bars: false,
    }));
  const all = Array.from({ length: 2000 }, (_, hex) => hex);
  const sizeOf = (a: unknown, b: unknown): number => JSON.stringify(diff(a, b)).length;
  test('losing one and gaining one at its end has a short diff, although all between have shifted', () => {
    const before = [...offered(all), ...offered([7], 'lift')];
    const after = [...offered(all.filter(hex => hex !== 500)), ...offered([7, 500], 'lift')];
    expect(before.length).toBe(after.length);
    expect(applyDiff(before, diff(before, after)!)).toEqual(after);
    expect(sizeOf(before, after)).toBeLessThan(150);
  });
  test('with a few removed and inserted has a diff of those only', () => {
    const before = offered(all);
    const after = offered(
      all.filter(hex => ![3, 4, 900, 1998].includes(hex)).flatMap(hex => (hex === 1200 ? [hex, 5000] : [hex])),
    );
    expect(applyDiff(before, diff(before, after)!)).toEqual(after);
    expect(sizeOf(before, after)).toBeLessThan(200);
  });
  test('with a small change in every place has a diff of those changes', () => {
    const before = offered(all);
    const after = before.map(o => ({ ...o, bars: true }));
    expect(diff(before, after)).toMatchObject({ is: 'places' });
    expect(sizeOf(before, after)).toBeLessThan(JSON.stringify(after).length);
  });
});
test('lists that share some elements in any order are rebuilt exactly', () => {
  const list = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 30 });
  fc.assert(
    fc.property(list, list, (a, b) => {
      const change = diff(a, b);
      expect(change ? applyDiff(a, change) : a).toEqual(b);
    }),
    { seed: 1940, numRuns: 2000 },
  );
});
