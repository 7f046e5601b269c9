/** The routes of standing orders. They are the seat's own: no socket carries them, no card tells of them. */
import type { Context, Route } from '../http.ts';
import { Refusal } from '../refusal.ts';
import type { Standing } from './standing.ts';
import { Orders, type OrdersSaid } from './wire.ts';

const known = (c: Context): string => {
  if (!c.session)
    throw new Refusal('no session', 'this browser has no seat in any game: come by the link of your seat, or sign in');
  return c.session.player;
};
const sideIn = (c: Context): string => new URL(c.request.url ?? '', 'http://here').searchParams.get('side') ?? '';

export const standingRoutes = (standing: Standing): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/games/:id/orders',
    run: async c =>
      ({ side: sideIn(c), orders: await standing.read(c.params['id']!, known(c), sideIn(c)) }) satisfies OrdersSaid,
  },
  {
    method: 'POST',
    path: '/api/games/:id/orders',
    run: async c => {
      const { side, orders } = await c.body(Orders);
      return { side, orders: await standing.write(c.params['id']!, known(c), side, orders) } satisfies OrdersSaid;
    },
  },
];
