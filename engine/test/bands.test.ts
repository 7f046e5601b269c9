import { expect, test } from 'vitest';
import { bandsFrom } from '../bands.ts';

test('bands lie side by side: the first is open below, the last above', () => {
  expect(bandsFrom(['lost', 'drawn', 'won'], [-2, 3])).toEqual([
    { name: 'lost', to: -3 },
    { name: 'drawn', from: -2, to: 2 },
    { name: 'won', from: 3 },
  ]);
});
test('a band of one number, and one level for whatever comes', () => {
  expect(bandsFrom(['lost', 'drawn', 'won'], [7, 8])[1]).toEqual({ name: 'drawn', from: 7, to: 7 });
  expect(bandsFrom(['played'], [])).toEqual([{ name: 'played' }]);
});
