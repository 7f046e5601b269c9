/** The diffs between two snapshots that the screen receives. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiff, diff, sender, type Change } from '../game/diff.ts';

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
      log: { is: 'runs', runs: [[2, 0, [{ value: 3 }]]] },
    },
  });
});
test('a field that is undefined differs from one that is missing', () => {
  const a = { seed: 'x', since: 3 };
  expect(applyDiff(a, diff(a, { seed: undefined })!)).toStrictEqual({ seed: undefined });
});
test('the first value is sent whole, the next as what changed, another one whole again', () => {
  const out = sender<{ turn: number; eyes?: string }>((a, b) => a.eyes !== b.eyes);
  expect(out.next({ turn: 1 })).toEqual({ n: 1, whole: { turn: 1 } });
  expect(out.next({ turn: 1 })).toEqual({ n: 2 });
  expect(out.next({ turn: 2 })).toMatchObject({ n: 3, change: { is: 'fields' } });
  expect(out.next({ turn: 2, eyes: 'north' })).toEqual({ n: 4, whole: { turn: 2, eyes: 'north' } });
});
describe('in place', () => {
  test('a diff gives the other value, for any two values', () => {
    const node = (units: fc.Arbitrary<unknown>) =>
      fc.record(
        {
          name: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
          hex: fc.integer({ min: 0, max: 2 }),
          units: fc.array(units, { maxLength: 6 }),
        },
        { noNullPrototype: true },
      );
    const number = fc.integer({ min: 0, max: 3 });
    const tree = node(fc.oneof(node(fc.oneof(node(number), number)), number));
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const change = diff(a, b);
        const into = structuredClone(a);
        expect(change ? applyDiff(into, structuredClone(change), 'in place') : into).toStrictEqual(b);
        expect(change ? applyDiff(a, change) : a).toStrictEqual(b);
      }),
      { seed: 1940, numRuns: 2000 },
    );
  });
  test('an object keeps its identity under its name, wherever it goes in its list', () => {
    const list = ['1st', '2nd', '3rd', '4th'].map(name => ({ name, steps: 2 }));
    const [first, second, , fourth] = list;
    const next = [
      { name: '4th', steps: 2 },
      { name: '1st', steps: 1 },
      { name: '2nd', steps: 2 },
    ];
    expect(applyDiff(list, diff(list, next)!, 'in place')).toBe(list);
    expect(list).toEqual(next);
    expect(list[0]).toBe(fourth);
    expect(list[1]).toBe(first);
    expect(list[2]).toBe(second);
  });
  test('an object with another name replaces the old one', () => {
    const a = { leader: { name: 'Gort', rank: 1 } };
    const { leader } = a;
    applyDiff(a, diff(a, { leader: { name: 'Gamelin', rank: 2 } })!, 'in place');
    expect(leader).toEqual({ name: 'Gort', rank: 1 });
    expect(a.leader).toEqual({ name: 'Gamelin', rank: 2 });
  });
  test('objects that two places shared are changed apart', () => {
    const none: string[] = [];
    const a = { north: none, south: none };
    const out = sender<typeof a>();
    const screen = structuredClone(out.next(a) as { whole: typeof a }).whole;
    const sent = structuredClone(out.next({ north: ['Avesnes'], south: none })) as { change?: Change };
    expect(applyDiff(screen, sent.change!, 'in place')).toEqual({ north: ['Avesnes'], south: [] });
  });
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
