import { expect, test } from 'vitest';
import {
  answerOf,
  conditionOf,
  endOf,
  freshId,
  hiddenBy,
  moved,
  withdrawn,
  written,
  type StandingLine,
  type StandingWords,
} from '../standing.ts';

const WORDS: StandingWords = {
  when: [
    { id: 'near', words: 'An enemy near Frankfurt' },
    { id: 'points', words: 'Points change' },
    { id: 'any', words: 'Whatever happens', always: true },
  ],
  answers: [
    { id: 'pass', words: 'pass' },
    { id: 'least', words: 'least loss', policy: true },
  ],
  until: [
    { id: 'turn', words: 'Until the turn ends' },
    { id: 'ever', words: 'Until withdrawn', always: true },
  ],
};
const line = (id: string, more: Partial<StandingLine> = {}): StandingLine => ({
  id,
  when: 'near',
  answer: 'pass',
  until: 'ever',
  ...more,
});
const ids = (all: readonly StandingLine[]): string => all.map(o => o.id).join(' ');
const THREE = [line('a'), line('b'), line('c')];

test('an order moves one place, and stays where the list ends', () => {
  expect(ids(moved(THREE, 'b', -1))).toBe('b a c');
  expect(ids(moved(THREE, 'b', 1))).toBe('a c b');
  expect(moved(THREE, 'a', -1)).toBe(THREE);
  expect(moved(THREE, 'c', 1)).toBe(THREE);
  expect(moved(THREE, 'nobody', 1)).toBe(THREE);
});
test('a changed order keeps its place, a new one comes last, a withdrawn one is gone', () => {
  expect(written(THREE, line('b', { answer: 'least' })).map(o => o.answer)).toEqual(['pass', 'least', 'pass']);
  expect(ids(written(THREE, line('d')))).toBe('a b c d');
  expect(ids(withdrawn(THREE, 'b'))).toBe('a c');
});
test('an order is never reached behind one that always answers, or answers to the same', () => {
  const always = line('all', { when: 'any' });
  expect(hiddenBy([always, line('x', { when: 'points' })], 'x', WORDS)?.id).toBe('all');
  expect(hiddenBy([line('x', { when: 'points' }), always], 'x', WORDS)).toBeUndefined();
  expect(hiddenBy([line('same'), line('x')], 'x', WORDS)?.id).toBe('same');
});
test('an earlier order that ends first, has an exception or a number of times hides nothing', () => {
  for (const open of [{ until: 'turn' }, { unless: 'points' }, { times: 1 }])
    expect(hiddenBy([line('first', open), line('x')], 'x', WORDS), JSON.stringify(open)).toBeUndefined();
  expect(hiddenBy([line('first', { until: 'turn' }), line('x', { until: 'turn' })], 'x', WORDS)?.id).toBe('first');
});
test('an order in words keeps the names of places', () => {
  const all = line('x', { when: 'points', unless: 'near', times: 1, until: 'turn', answer: 'least' });
  expect(conditionOf(all, WORDS)).toBe('Points change, unless an enemy near Frankfurt');
  expect(endOf(all, WORDS)).toBe('once, until the turn ends');
  expect(endOf(line('x', { times: 3 }), WORDS)).toBe('3 times, until withdrawn');
  expect(answerOf(all, WORDS)).toBe('least loss');
});
test('a new order has a number no other has', () => {
  expect(freshId([])).toBe('order 1');
  expect(freshId([line('order 4'), line('order 2')])).toBe('order 5');
});
