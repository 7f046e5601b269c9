/** Numbers of choices: what rolls, reveals or ends has none, and a number never means something else while the question stands. */
import { expect, test } from 'vitest';
import { leaves } from '../decide.ts';
import { isFirm, numbered } from '../numbers.ts';

test('what bars, ends or wants to be asked about has no number', () => {
  expect(isFirm({ bars: false })).toBe(false);
  expect(isFirm({ bars: true })).toBe(true);
  expect(isFirm({ bars: false, ends: true })).toBe(true);
  expect(isFirm({ bars: false, caution: { says: [] } })).toBe(false);
  expect(isFirm({ bars: false, caution: { says: [], asks: true } })).toBe(true);
});
test('while a plan grows everybody keeps the number he had, and nobody gets another’s', () => {
  const first = numbered(new Map(), ['add A', 'add B', 'add C', 'cancel']);
  expect([...first]).toEqual([
    ['add A', 1],
    ['add B', 2],
    ['add C', 3],
    ['cancel', 4],
  ]);
  const second = numbered(first, ['drop A', 'add B', 'add C', 'cancel']);
  expect(['add B', 'add C', 'cancel', 'drop A'].map(k => second.get(k))).toEqual([2, 3, 4, 5]);
  const back = numbered(second, ['add A', 'add B', 'add C', 'cancel']);
  expect(['add A', 'add B', 'add C', 'cancel'].map(k => back.get(k))).toEqual([1, 2, 3, 4]);
});
test('another question begins at one', () => {
  const first = numbered(new Map(), ['add A', 'add B']);
  expect([...numbered(first, ['lose X', 'lose Y'])]).toEqual([
    ['lose X', 1],
    ['lose Y', 2],
  ]);
});
test('what is left undone is said, and asked about only where it is much', () => {
  expect(leaves(0, 3, 'nothing')).toBeUndefined();
  expect(leaves(4, 0, 'four')).toEqual({ says: ['four'] });
  expect(leaves(24, 27, 'most have moved')).toEqual({ says: ['most have moved'] });
  expect(leaves(24, 3, 'few have moved')).toEqual({ says: ['few have moved'], asks: true });
});
