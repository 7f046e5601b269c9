import { expect, test } from 'vitest';
import { fallsWith, heldBy, orderCount, overspent, type WrittenOrder } from '../orders.ts';

const order = (id: string, ...needs: string[]): WrittenOrder => ({ id, text: id, needs });
const ids = (orders: readonly WrittenOrder[]): readonly string[] => orders.map(o => o.id);

test('an order nothing stands on falls alone', () => {
  expect(fallsWith([order('build'), order('move', 'build'), order('air')], 'air')).toEqual([]);
});
test('what stands on an order falls with it, and what stands on that, in the order written', () => {
  const orders = [order('build'), order('air'), order('step', 'build'), order('move', 'build'), order('poise', 'move')];
  expect(ids(fallsWith(orders, 'build'))).toEqual(['step', 'move', 'poise']);
  expect(ids(fallsWith(orders, 'move'))).toEqual(['poise']);
});
test('an order that stands on two falls with either, once', () => {
  const orders = [order('one'), order('two'), order('both', 'one', 'two'), order('after', 'both', 'one')];
  expect(ids(fallsWith(orders, 'two'))).toEqual(['both', 'after']);
});
test('orders that stand on each other do not go round for ever', () => {
  expect(ids(fallsWith([order('a', 'b'), order('b', 'a')], 'a'))).toEqual(['b']);
});
test('what must be played holds itself and what it stands on', () => {
  const bound = { why: 'Must be played.', case: '4.1.13' };
  const orders = [order('hand'), { ...order('card', 'hand'), bound }, order('air')];
  expect(heldBy(orders, 'card')).toBe(bound);
  expect(heldBy(orders, 'hand')).toBe(bound);
  expect(heldBy(orders, 'air')).toBeUndefined();
});
test('counts are in words, and a budget may be spent to the end but not beyond', () => {
  expect([0, 1, 6, 7].map(orderCount)).toEqual(['no orders', 'one order', 'six orders', '7 orders']);
  expect([7, 8, 9].map(spent => overspent({ name: 'RP', spent, of: 8 }))).toEqual([false, false, true]);
});
