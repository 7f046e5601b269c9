import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { changedFrom, worded, type Cells } from '../words.ts';

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
    expect(changedFrom(worded(make(list)), worded(make(other)), from, to)).toBe(byHand < 0 ? to : byHand);
  }
});
