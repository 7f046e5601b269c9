/** What keeps a choice from being taken back. */
import type { Bar } from './decide.ts';
import { planOf, plansOf } from './sealed.ts';
import type { Side, State } from './state.ts';

/** What a choice that led from one state to the next bars. Sealing a plan is announced to the others; opened orders that it sets going are seen; and where others begin to plan, nobody learns whether they have. */
export const barrierOf = (from: State, to: State, side: Side, rolled: boolean, looked: boolean): Bar | undefined => {
  if (rolled) return 'chance';
  if (looked) return 'look';
  if (from.wait.for === 'sealed' && !isOpened(from, to, side)) return planOf(to, side)?.done ? 'side' : undefined;
  if (from.wait.for === 'sealed' || ordersLeft(to) < ordersLeft(from)) return 'look';
  return to.wait.for === 'sealed' ? 'side' : undefined;
};
/** The barrier as it is announced before the choice, to a side that does not know the plans of others: that a die follows them instead of a question would reveal what is in them. */
export const publicBarrier = (from: State, bar: Bar | undefined): Bar | undefined =>
  bar === 'chance' && (from.wait.for === 'sealed' || ordersLeft(from) > 0) ? 'look' : bar;
const ordersLeft = (g: State): number => plansOf(g).reduce((n, l) => n + l.orders.length, 0);
const ordersOf = (g: State, side: Side): number => planOf(g, side)?.orders.length ?? 0;
/** Whether an order of `side` was the last: the plans are opened, and others may be under way already. */
export const isOpened = (from: State, to: State, side: Side): boolean =>
  to.wait.for !== 'sealed' || ordersOf(to, side) <= ordersOf(from, side);
