/** D31 The map changes: a cached supply is never stale. */
import { expect, test } from 'vitest';
import { byCells } from '../cache.ts';
import { seededRandom } from '../random.ts';
import { blank, clone, copyInto, type State } from '../state.ts';

/** 8 x 8 hexes: blocked or not; supply spreads from hex 0. Cells after those do not matter to it. */
const WIDTH = 8;
const HEXES = WIDTH * WIDTH;
const near = (h: number): readonly number[] =>
  [h - WIDTH, h + WIDTH, ...(h % WIDTH ? [h - 1] : []), ...(h % WIDTH < WIDTH - 1 ? [h + 1] : [])].filter(
    x => x >= 0 && x < HEXES,
  );
let computed = 0;
const supplied = (g: State): string => {
  computed++;
  const seen = new Set<number>(g.n[0] ? [] : [0]);
  for (const h of seen) for (const to of near(h)) if (!g.n[to]) seen.add(to);
  return [...seen].toSorted((a, b) => a - b).join();
};

test('D31 cached supply is fresh supply after 1,000 random changes, with clones, take-backs and recycled states in between', () => {
  const rnd = seededRandom('supply');
  const cached = byCells(0, HEXES, supplied);
  const fresh = supplied;
  let g = blank(HEXES + 10);
  let kept = clone(g);
  for (let k = 0; k < 1000; k++) {
    const hex = rnd(HEXES);
    g.n[hex] = g.n[hex] ? 0 : rnd(3) ? 0 : 1;
    if (rnd(20) === 0) kept = clone(g);
    if (rnd(20) === 0) g = rnd(2) ? clone(kept) : copyInto(g, kept);
    expect(cached(g)).toBe(fresh(g));
  }
});
test('D31 two clones that made one change each are not mistaken for each other', () => {
  const cached = byCells(0, HEXES, supplied);
  const one = blank(HEXES);
  const two = clone(one);
  one.n[1] = 1;
  two.n[8] = 1;
  expect(cached(one)).toBe(supplied(one));
  expect(cached(two)).toBe(supplied(two));
  expect(cached(one)).toBe(supplied(one));
});
test('D31 nothing is computed again while only other cells change, and the old position is still known after going back', () => {
  const cached = byCells(0, HEXES, supplied);
  const g = blank(HEXES + 10);
  computed = 0;
  for (let k = 0; k < 100; k++) {
    g.n[HEXES + (k % 10)] = k;
    cached(g);
  }
  expect(computed).toBe(1);
  g.n[5] = 1;
  cached(g);
  g.n[5] = 0;
  cached(g);
  expect(computed).toBe(2);
});
