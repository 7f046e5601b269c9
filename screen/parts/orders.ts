/** A sealed order as a list that can still be changed: what stands on what, and what falls when one is taken out. */
import type { Reason } from './reason.ts';

export interface WrittenOrder {
  readonly id: string;
  readonly text: string;
  readonly note?: string;
  readonly case?: string;
  readonly cost?: string;
  /** Earlier orders without which this one cannot be carried out. */
  readonly needs?: readonly string[];
  /** It must be in the order and cannot be taken out. */
  readonly bound?: Reason;
}
export interface Budget {
  readonly name: string;
  readonly spent: number;
  readonly of: number;
}

/** The orders that fall with one, in the order they were written; not the one itself. */
export const fallsWith = (orders: readonly WrittenOrder[], taken: string): readonly WrittenOrder[] => {
  const gone = new Set([taken]);
  const fallen: WrittenOrder[] = [];
  for (let found = true; found;) {
    const next = orders.filter(o => !gone.has(o.id) && o.needs?.some(n => gone.has(n)));
    found = next.length > 0;
    for (const o of next) {
      gone.add(o.id);
      fallen.push(o);
    }
  }
  return orders.filter(o => fallen.includes(o));
};
/** Why one cannot be taken out: it must stay itself, or it would take one with it that must. */
export const heldBy = (orders: readonly WrittenOrder[], id: string): Reason | undefined =>
  [...orders.filter(o => o.id === id), ...fallsWith(orders, id)].find(o => o.bound)?.bound;

const COUNT = ['no orders', 'one order', 'two orders', 'three orders', 'four orders', 'five orders', 'six orders'];
export const orderCount = (n: number): string => COUNT[n] ?? `${n} orders`;
export const overspent = (b: Budget): boolean => b.spent > b.of;
