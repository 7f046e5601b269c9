/** Standing orders in the store, and what the journal says of their answers. */
import { MAX_FORCED_IN_A_ROW } from '../../engine/forced.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import type { Side } from '../../engine/state.ts';
import { SERVER_MARK } from '../game-host/loaded-game.ts';
import type { Store } from '../store/store.ts';

export type OrdersOf = ReadonlyMap<Side, readonly StandingOrder[]>;
export const ordersIn = async (store: Store, id: string): Promise<OrdersOf> => {
  const rows = await store.query('select side, orders from standing where game = $1', id);
  return new Map(rows.map(r => [r.side as string, JSON.parse(r.orders as string) as readonly StandingOrder[]]));
};
export const NO_ORDERS: OrdersOf = new Map();
/** How the journal names an answer given for a player. */
export const nameOf = (side: Side, at: number): string => `${SERVER_MARK}${side} ${at}`;
/** Orders that undo each other would answer for ever: after so many in a row a player must choose. */
export const isRunaway = async (store: Store, id: string): Promise<boolean> => {
  const last = await store.query(
    'select msg from journal where game = $1 order by seq desc limit $2',
    id,
    MAX_FORCED_IN_A_ROW,
  );
  return last.length === MAX_FORCED_IN_A_ROW && last.every(r => (r.msg as string | null)?.startsWith(SERVER_MARK));
};
export const isAsked = async (store: Store, id: string, side: Side): Promise<boolean> => {
  const [row] = await store.query(
    'select p.asked from seats s join players p on p.id = s.player where s.game = $1 and s.side = $2',
    id,
    side,
  );
  return row?.asked === 1;
};
/** Replaces the orders; false if they were no longer `before`. */
export const replace = (
  store: Store,
  id: string,
  side: Side,
  before: readonly StandingOrder[],
  after: readonly StandingOrder[],
): Promise<boolean> =>
  store.change(
    [
      [
        'update standing set orders = $4 where game = $1 and side = $2 and orders = $3',
        id,
        side,
        JSON.stringify(before),
        JSON.stringify(after),
      ],
    ],
    'must change',
  );

export const keepOrders = async (
  store: Store,
  id: string,
  side: Side,
  orders: readonly StandingOrder[],
): Promise<void> => {
  await store.change([
    orders.length
      ? [
          'insert into standing (game, side, orders) values ($1, $2, $3) on conflict (game, side) do update set orders = excluded.orders',
          id,
          side,
          JSON.stringify(orders),
        ]
      : ['delete from standing where game = $1 and side = $2', id, side],
  ]);
};
/** The games with standing orders. */
export const gamesWithOrders = async (store: Store): Promise<readonly string[]> =>
  (await store.query('select distinct game from standing')).map(r => r.game as string);
/** Since when a game's question is open; undefined before the first action. */
export const openedIn = async (store: Store, id: string): Promise<number | undefined> => {
  const [last] = await store.query('select max(at) as opened from journal where game = $1', id);
  const opened = last?.opened ?? undefined;
  return opened === undefined ? undefined : Number(opened);
};
