/** A drill's player, who plays on whatever happens to the server and sends unanswered requests again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rnd } from '../../engine/random.ts';
import type { Side } from '../../engine/state.ts';
import { planning } from '../../engine/undo.ts';
import { connect, openTable, pick, type Browser, type RequestMessage, type Screen, type Wire } from './client.ts';
import type { Answer } from '../wire.ts';

export interface Acked {
  readonly game: string;
  readonly request: string;
  readonly entry: number;
  /** The order, if it was for a sealed plan. */
  readonly plan?: Wish;
}
/** A request that came too late: the journal had grown. */
export interface Late {
  readonly game: string;
  readonly side: Side;
  readonly at: number;
}
/** What a drill's players have recorded. */
export interface Seen {
  readonly acked: Acked[];
  readonly late: Late[];
  resent: number;
  again: number;
  longestGap: number;
  /** Seats with acknowledged orders in an open plan. */
  readonly planning: Set<string>;
}
export const nothingSeen = (): Seen => ({
  acked: [],
  late: [],
  resent: 0,
  again: 0,
  longestGap: 0,
  planning: new Set(),
});

export interface Played {
  readonly b: Browser;
  readonly bases: readonly string[];
  readonly rnd: Rnd;
  readonly seen: Seen;
  readonly done: () => boolean;
  readonly screens: Map<string, Screen>;
}
/** A choice, or the removal of an order. */
type Wish = Extract<RequestMessage, { do: 'play' | 'out' }>;
interface Pending {
  readonly wish: Wish;
  readonly id: string;
  /** Whether it was for a sealed plan when first sent. */
  readonly planned: boolean;
}

/** On a busy machine a server starts slowly. */
const PATIENCE_MS = 120_000;
/** Repeats `work` until it succeeds: the server or its process may be down. */
export const insist = async <T>(b: Browser, bases: readonly string[], work: () => Promise<T>): Promise<T> => {
  const late = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (e) {
      if (performance.now() > late) throw e;
      b.base = bases[(bases.indexOf(b.base) + 1) % bases.length]!;
      await sleep(25);
    }
  }
};

const ordersGiven = (s: Screen, side: Side): number => planning({ g: s.view }, side)?.orders.length ?? 0;
const OUT_OF = 5;
const wishOf = (s: Screen, rnd: Rnd): Wish | undefined => {
  const p = pick(s, rnd);
  if (!p) return undefined;
  const act = { game: s.id, side: p.side, at: s.entry };
  const orders = ordersGiven(s, p.side);
  return orders && rnd(OUT_OF) === 0
    ? { do: 'out', ...act, order: rnd(orders) }
    : { do: 'play', ...act, choice: p.choice as never };
};
/** The server answered for this player meanwhile, which may have ended the game. */
const isLate = (a: Answer): boolean =>
  ('error' in a && a.error === 'stale') || ('refused' in a && a.refused?.why === 'The game is over.');
const carryOut = async ({ seen }: Played, w: Wire, s: Screen, { wish, id, planned }: Pending): Promise<void> => {
  const a = await w.ask(wish, id);
  if (!a.ok && 'error' in a && a.error === 'down') throw new Error('not stored');
  if (!a.ok && isLate(a)) {
    seen.late.push({ game: s.id, side: wish.side, at: wish.at });
    await w.until(() => s.entry > wish.at);
    return;
  } // the server answered for us meanwhile, as the audit must find: what to do is looked at anew
  if (!a.ok) throw new Error(`refused: ${JSON.stringify(a)} ${JSON.stringify(wish)}`);
  if (a.again) seen.again += 1;
  seen.acked.push({
    game: s.id,
    request: `${wish.side} ${id}`,
    entry: a.entry!,
    ...(planned ? { plan: wish } : {}),
  });
  await w.until(() => s.entry >= a.entry!);
  const seat = `${s.id} ${wish.side}`;
  if (ordersGiven(s, wish.side)) seen.planning.add(seat);
  else seen.planning.delete(seat);
};
/** The next request, once there is something to decide. */
const nextWish = async ({ done, rnd }: Played, w: Wire, s: Screen): Promise<Pending | undefined> => {
  await w.until(() => done() || s.moved?.ended !== undefined || pick(s, rnd) !== undefined, 500).catch(() => {});
  const wish = done() ? undefined : wishOf(s, rnd);
  if (wish) return { wish, id: randomUUID(), planned: planning({ g: s.view }, wish.side) !== undefined };
  if (w.ws.readyState !== w.ws.OPEN) throw new Error('closed');
  return undefined;
};

/** Plays until the game or the drill ends. */
export const playOn = async (p: Played, game: string): Promise<Screen> => {
  const { b, bases, seen, screens } = p;
  const enter = async (): Promise<Wire> => {
    const w = await connect(b, { screens });
    await openTable(w, game, screens.get(game)?.seq);
    return w;
  };
  let w = await insist(b, bases, enter);
  const s = screens.get(game)!;
  let pending: Pending | undefined;
  while (!p.done() && !s.moved?.ended)
    try {
      if (pending) seen.resent += 1;
      else pending = await nextWish(p, w, s);
      if (!pending) continue;
      await carryOut(p, w, s, pending);
      pending = undefined;
    } catch (e) {
      if (String(e).includes('refused')) throw e;
      w.ws.terminate();
      const from = performance.now();
      w = await insist(b, bases, enter);
      seen.longestGap = Math.max(seen.longestGap, performance.now() - from);
    }
  w.close();
  return s;
};
