/** Games for two that stand at a position set by hand, in a store of their own: for tests that begin in the middle, and whose server may die on the way. */
import { save } from '../../engine/save.ts';
import { commitment, numbersFor, withNonces } from '../../engine/seed.ts';
import { drawCount } from '../../engine/journal.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import type { Side } from '../../engine/state.ts';
import type { Table } from '../../engine/table.ts';
import { browser, connect, ok, openTable, type Browser, type Screen, type Wire } from '../drill/client.ts';
import type { Act } from '../game-host/loaded-game.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { startServer, type Running } from '../server.ts';
import type { OrdersMessage } from '../standing/wire.ts';
import { openStore } from '../store/store.ts';
import type { Pace, Seated } from '../wire.ts';

/** A game that has begun goes on from where `t` stands, with the dice of this seed. Whoever has it open must come again. */
export const layOut = async (
  s: Pick<Running, 'store' | 'gameHost'>,
  id: string,
  t: Table,
  seed: string,
): Promise<void> => {
  const { game, g } = t;
  const act: Act = { is: 'migrated', by: '', entries: [{ is: 'set', position: save(game, g) }] };
  await s.gameHost.with(id, h => s.store.append({ game: id, seq: h.seq, at: 0, msg: null, act: JSON.stringify(act) }));
  const waiting = [...new Set(game.machine.open(g).map(a => a.side))].join(' ');
  await s.store.change([
    ['update games set seed = $2, commitment = $3 where id = $1', id, seed, commitment(seed)],
    ['update games set waiting = $2, turn = $3 where id = $1', id, waiting, game.turn(g)],
  ]);
  s.gameHost.drop(id);
};

/** A seed with which the next die of a game shows this: what the players added to it is fixed. */
export const seedShowing = async (s: Pick<Running, 'gameHost'>, id: string, die: number): Promise<string> => {
  const of = (await s.gameHost.with(id, h => ({ nonces: h.nonces, draws: drawCount(h.table!.entries) })))!;
  for (let n = 0; ; n++) {
    const seed = n.toString(16).padStart(64, '0');
    if (numbersFor(withNonces(seed, of.nonces), of.draws, [6])[0] === die - 1) return seed;
  }
};
/** A game in a file, and the cookies of its two players; no server runs. */
export interface Laid {
  readonly where: string;
  readonly id: string;
  readonly sides: readonly Side[];
  readonly cookies: readonly string[];
  /** What is this game's own and no other's: its id, its players'. */ readonly own: readonly string[];
}
export const laidGame = async (
  where: string,
  scenario: string,
  t: Table,
  seed: string,
  pace: Pace = { is: 'none' },
): Promise<Laid> => {
  const s = await startServer({ where, port: 0, limits: NO_LIMITS });
  const base = `http://127.0.0.1:${s.port}`;
  const [a, b] = [browser(base), browser(base)];
  const [first, second] = t.game.sides as readonly [Side, Side];
  const wanted = { game: t.game.id, scenario, sides: { [first]: 'me', [second]: 'open' }, name: 'Anna', pace };
  const { game, invites } = await ok<Seated>(a.call('POST', '/api/games', wanted));
  const { id } = game;
  const sat = await ok<Seated>(b.call('POST', `/api/games/${id}/sit`, { invite: invites![second], name: 'Bruno' }));
  await layOut(s, id, t, seed);
  await s.stop();
  const own = [id, ...sat.game.seats.map(x => x.player!)];
  return { where, id, sides: [first, second], cookies: [a.cookie, b.cookie], own };
};

export interface Place {
  readonly b: Browser;
  readonly w: Wire;
  readonly screen: Screen;
}
export interface Sat<S extends Side = Side> {
  readonly id: string;
  readonly seats: { readonly [side in S]: Place };
}
/** Both players at a server that runs on the game's file. */
export const sitAt = async <S extends Side = Side>(base: string, of: Laid): Promise<Sat<S>> => {
  const seats: { [side: Side]: Place } = {};
  for (const [i, side] of of.sides.entries()) {
    const b = Object.assign(browser(base), { cookie: of.cookies[i]! });
    const w = await connect(b, { keep: true });
    seats[side] = { b, w, screen: await openTable(w, of.id) };
  }
  return { id: of.id, seats: seats as Sat<S>['seats'] };
};
export const giveOrders = <S extends Side>(
  p: Sat<S>,
  side: S,
  orders: readonly StandingOrder[],
): Promise<OrdersMessage> =>
  ok<OrdersMessage>(p.seats[side].b.call('POST', `/api/games/${p.id}/orders`, { side, orders }));
export const ordersOf = async <S extends Side>(p: Sat<S>, side: S): Promise<readonly StandingOrder[]> =>
  (await ok<OrdersMessage>(p.seats[side].b.call('GET', `/api/games/${p.id}/orders?side=${side}`))).orders;

/** Every act of the journal with the message it answered; what an order gave begins with `=`. */
export const actsIn = async (of: Pick<Laid, 'where' | 'id'>): Promise<readonly string[]> => {
  const store = await openStore(of.where);
  const rows = await store.query('select msg, act from journal where game = $1 order by seq', of.id);
  await store.close();
  return rows.map(r => `${r.msg} ${r.act}`);
};
