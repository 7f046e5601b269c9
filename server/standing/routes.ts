/** Routes of standing orders. Orders belong to the seat: no socket carries them, no card mentions them. */
import type { Context, Route } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import type { Standing } from './standing.ts';
import { Asked, Orders, type AskedMessage, type OrdersMessage } from './wire.ts';

const known = (c: Context): string => {
  if (!c.session)
    throw new Refusal('no session', 'this browser has no seat in any game: open your seat’s link, or sign in');
  return c.session.player;
};
const sideIn = (c: Context): string => new URL(c.request.url ?? '', 'http://here').searchParams.get('side') ?? '';

/** A player's setting for all their games. */
const askedOf = async (standing: Standing, player: string): Promise<AskedMessage> => ({
  asked: await standing.readAsked(player),
});

export const standingRoutes = (standing: Standing): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/games/:id/orders',
    run: async c =>
      ({ side: sideIn(c), orders: await standing.read(c.params['id']!, known(c), sideIn(c)) }) satisfies OrdersMessage,
  },
  { method: 'GET', path: '/api/me/asked', run: c => askedOf(standing, known(c)) },
  {
    method: 'POST',
    path: '/api/me/asked',
    run: async c => {
      const { asked } = await c.body(Asked);
      await standing.writeAsked(known(c), asked);
      return askedOf(standing, known(c));
    },
  },
  {
    method: 'POST',
    path: '/api/games/:id/orders',
    stores: true,
    run: async c => {
      const { side, orders } = await c.body(Orders);
      return { side, orders: await standing.write(c.params['id']!, known(c), side, orders) } satisfies OrdersMessage;
    },
  },
];
