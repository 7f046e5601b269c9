/** D12 Standing orders: a player presets the answer to off-turn questions; the host gives it after a fixed delay, so that the pause tells nothing. */
import type { Choice } from './decide.ts';
import { play, type Table } from './table.ts';
import type { Side } from './state.ts';

/** Answer questions of this kind with `pick`; without a pick, hold: stop here and wait for the player. */
export interface StandingOrder {
  readonly side: Side;
  readonly kind: string;
  readonly pick?: Choice;
}

/** `at` is the question it waits at: the next one gets the full delay again. */
export interface Waiting {
  readonly order: StandingOrder;
  readonly ticks: number;
  readonly at: number;
}

/** The order that applies to what is asked now, unless an earlier one says hold. */
export const standingFor = (t: Table, orders: readonly StandingOrder[]): StandingOrder | undefined => {
  for (const a of t.game.machine.open(t.g)) {
    const order = orders.find(o => o.side === a.side && o.kind === a.kind);
    if (order?.pick) return order;
  }
  return undefined;
};

/** One beat of the host's clock: counts down the fixed delay, then answers. Returns what is still waiting. */
export const tick = (
  t: Table,
  orders: readonly StandingOrder[],
  delay: number,
  waiting?: Waiting,
): Waiting | undefined => {
  const order = standingFor(t, orders);
  if (!order) return undefined;
  const at = t.entries.length;
  const ticks = waiting?.order === order && waiting.at === at ? waiting.ticks - 1 : delay;
  if (ticks > 0) return { order, ticks, at };
  play(t, order.side, order.pick!);
  return undefined;
};
