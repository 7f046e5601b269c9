import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { changedFrom, markNonzero, nonzeroFrom, asWords, type Cells } from '../compare-cells.ts';

const KINDS = [
  ['16 bits', (list: readonly number[]): Cells => Int16Array.from(list)],
  ['8 bits', (list: readonly number[]): Cells => Uint8Array.from(list)],
] as const;

test.each(KINDS)('the first cell that is another is found from anywhere to anywhere: %s', (_, make) => {
  const rnd = seededRandom('words');
  for (let k = 0; k < 3000; k++) {
    const list = Array.from({ length: 1 + rnd(40) }, () => rnd(200));
    const other = list.map(n => (rnd(15) === 0 ? n + 1 : n));
    const from = rnd(list.length + 1);
    const to = from + rnd(list.length - from + 1);
    const byHand = list.findIndex((n, i) => i >= from && i < to && n !== other[i]);
    expect(changedFrom(asWords(make(list)), asWords(make(other)), from, to)).toBe(byHand < 0 ? to : byHand);
  }
});

test('a mark lies wherever one of the lists is not nought, and nowhere else', () => {
  const rnd = seededRandom('marks');
  const VALUES = [0, 0, 0, 1, 127, 128, 255];
  for (let k = 0; k < 2000; k++) {
    const length = 1 + rnd(40);
    const lists = Array.from({ length: rnd(4) }, () => Uint8Array.from({ length }, () => VALUES[rnd(VALUES.length)]!));
    const mark = 1 + rnd(255);
    const out = asWords(new Uint8Array(length).fill(9));
    markNonzero(lists.map(asWords), mark, out);
    expect([...out.cells]).toEqual(Array.from(out.cells, (_, i) => (lists.some(l => l[i] !== 0) ? mark : 0)));
  }
});

test('the next byte that is not nought is the one a search cell by cell finds, from wherever it begins and up to wherever it goes', () => {
  const random = seededRandom('nonzero');
  for (let trial = 0; trial < 300; trial++) {
    const cells = Uint8Array.from({ length: 1 + random(40) }, () => (random(6) === 0 ? 1 + random(255) : 0));
    const list = asWords(cells.slice());
    const from = random(cells.length);
    const to = from + random(cells.length - from + 1);
    const one = cells.findIndex((n, at) => at >= from && at < to && n !== 0);
    expect(nonzeroFrom(list, from, to)).toBe(one < 0 ? to : one);
  }
});
