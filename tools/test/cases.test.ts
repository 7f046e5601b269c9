import { expect, test } from 'vitest';
import { citedIn, coverageOf, titlesIn } from '../cases.ts';

test('a title cites the cases it opens with, and no numbers further on', () => {
  expect(citedIn('8.3.5, 8.3.6 dice of 1.5 points')).toEqual(['8.3.5', '8.3.6']);
  expect(citedIn('a fight at 8.3.7')).toEqual([]);
});
test('skipped and planned tests do not count', () => {
  expect(
    titlesIn(`test('1.1 a', () => {}); test.skip('1.2 b', f); it.todo('1.3 c'); test.each([[1]])('1.4 %i', f)`),
  ).toEqual(['1.1 a', '1.4 %i']);
});
test('a case nobody cites is missing, unless it states no rule', () => {
  const cases = {
    '1.0': { title: '', words: '', norule: 'history' },
    '1.1': { title: '', words: '' },
    '1.2': { title: '', words: '' },
  };
  expect(coverageOf({ cases }, new Set(['1.2']))).toEqual({ total: 3, norule: 1, cited: 1, missing: ['1.1'] });
});
