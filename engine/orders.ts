/** The orders of a sealed plan at a table: withdrawing one, and sealing the plan when the time is up. */
import { leastOf, no, type Choice, type Refused, type Verdict } from './decide.ts';
import { labelled } from './labels.ts';
import { planOf } from './sealed.ts';
import type { Side } from './state.ts';
import { orderEntries, planning, takeOutAll } from './undo.ts';
import { playListed, type Played, type Table } from './table.ts';

/** The orders given so far in the unfinished plan of `side`, in labels. */
export const ordersOf = (t: Pick<Table, 'game' | 'g'>, side: Side): readonly Choice[] | undefined =>
  planning(t, side)?.orders.map(o => labelled(t.game.labels, o.pick) as Choice);
/** The later orders that would no longer be legal if order `k` of `side` were withdrawn, in labels. */
export const withoutOrder = (
  t: Pick<Table, 'game' | 'g'>,
  side: Side,
  k: number,
): { readonly ok: true; readonly falls: readonly Choice[] } | Refused => {
  const wrong = noOrder(t, side, k);
  if (wrong) return wrong;
  const orders = ordersOf(t, side)!;
  return { ok: true, falls: t.game.machine.fallsWith(t.g, side, k).map(i => orders[i]!) };
};
/** Withdraws order `k`, and the orders that fall with it, from a plan that is not sealed yet. */
export const takeOut = (t: Table, side: Side, k: number): Verdict => {
  const wrong = noOrder(t, side, k);
  if (wrong) return wrong;
  const at = orderEntries(t, side);
  return takeOutAll(
    t,
    side,
    [k, ...t.game.machine.fallsWith(t.g, side, k)].map(i => at[i]!),
  );
};
const noOrder = (t: Pick<Table, 'game' | 'g'>, side: Side, k: number): Refused | undefined => {
  const l = planning(t, side);
  if (!l) return no('', planOf(t.g, side)?.done ? 'your orders are sealed' : `${side} plans nothing now`);
  if (l.orders.length === 0) return no('', 'no order has been given yet');
  return Number.isInteger(k) && k >= 0 && k < l.orders.length
    ? undefined
    : no('', `there is no order ${k} to take out: orders have the numbers 0 to ${l.orders.length - 1}`);
};
/** More orders than any plan has. */
const MAX_SEALED_ORDERS = 1000;
/** The time to plan is up: the plan is sealed as it stands, completed with what it must contain. */
export const sealAsItStands = (t: Table, side: Side): Played => {
  const from = t.log.length;
  for (let i = 0; i < MAX_SEALED_ORDERS && planning(t, side); i++) {
    const ask = t.game.machine.open(t.g).find(a => a.side === side);
    if (!ask) break;
    const least = leastOf(t.game.machine.decision(ask), t.game.machine.positionFor(t.g, side), ask);
    const played = playListed(t, side, least);
    if (!played.ok) return played;
  }
  return planning(t, side) ? no('', 'the plan cannot be sealed') : { ok: true, told: t.log.slice(from) };
};
