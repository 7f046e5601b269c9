/** The bytes a network may have stored each day; they come back evenly over the next. */
import type { Route } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import { MAX_PACK_BYTES, type Seated } from '../wire.ts';

const DAY_MS = 86_400_000;
const FORGET_AT = 20_000;

export interface Allowance {
  /** Whether anything is left. */
  has(net: string): boolean;
  spend(net: string, bytes: number): void;
}
export const USED_UP = 'your network has used up today’s storage: try again later';

/** An action is never refused for its size; whoever overspends waits longer. */
export const openAllowance = (bytesADay: number, now: () => number): Allowance => {
  const spent = new Map<string, { bytes: number; at: number }>();
  const spentBy = (net: string): number => {
    const s = spent.get(net);
    return s ? Math.max(0, s.bytes - ((now() - s.at) / DAY_MS) * bytesADay) : 0;
  };
  const forgetPaid = (): void => {
    for (const net of spent.keys()) if (spentBy(net) === 0) spent.delete(net);
  };
  return {
    has: net => spentBy(net) < bytesADay,
    spend: (net, bytes) => {
      spent.set(net, { bytes: spentBy(net) + bytes, at: now() });
      if (spent.size > FORGET_AT) forgetPaid();
    },
  };
};

/** A game's own rows and what its start stores. */
export const GAME_BYTES = 4000;
/** What a bot that moves first stores before anyone has acted. */
const BOT_TURN_BYTES = 50_000;
const hasBot = (made: unknown): boolean =>
  (made as Partial<Seated> | undefined)?.game?.seats?.some(s => s.by === 'bot') === true;
/** Charged for a body of unknown length. */
const UNSAID_BYTES = MAX_PACK_BYTES;
const bytesSaid = (length: string | undefined): number => (length === undefined ? UNSAID_BYTES : Number(length) || 0);
/** A stored row beside its text, indexes included. */
const ROW_BYTES = 200;
/** A route that stores something needs some allowance left. */
export const withinAllowance = (route: Route, { has, spend }: Allowance): Route => {
  if (!route.create && !route.stores) return route;
  return {
    ...route,
    run: async c => {
      if (!has(c.net)) throw new Refusal('too often', USED_UP);
      const made = await route.run(c);
      const game = route.create ? GAME_BYTES + (hasBot(made) ? BOT_TURN_BYTES : 0) : ROW_BYTES;
      const further = typeof route.stores === 'function' ? route.stores(made) : 0;
      spend(c.net, game + further + bytesSaid(c.request.headers['content-length']));
      return made;
    },
  };
};
