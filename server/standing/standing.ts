/**
 * Gives standing orders' answers and forced answers as ordinary choices, in the process that stored the question.
 * A public question is answered at once, a secret one always after the same delay, so that the moment tells nothing.
 */
import { policiesOf } from '../../bots/policy.ts';
import {
  afterUse,
  answerTo,
  ordersFault,
  stillGood,
  type Due,
  type Policy,
  type StandingOrder,
} from '../../engine/standing.ts';
import type { Side } from '../../engine/state.ts';
import { boxFor, brainOf } from '../../games/all.ts';
import { play, seenBy } from '../game-host/actions.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { entriesFor, sidesOf, waitingOf, type Head, type LoadedGame } from '../game-host/loaded-game.ts';
import { at, atHead } from '../lobby/lobby-context.ts';
import { wordsOf, type Log } from '../operations/log.ts';
import { closedPackOf } from '../packs/packs.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import {
  gamesWithOrders,
  isAsked,
  isRunaway,
  keepOrders,
  nameOf,
  NO_ORDERS,
  openedIn,
  ordersIn,
  replace,
  type OrdersOf,
} from './stored.ts';

export interface StandingParts {
  readonly store: Store;
  readonly gameHost: Pick<GameHost, 'with' | 'withHead' | 'act' | 'onAsked' | 'mayKnow'>;
  readonly log: Log;
  /** Milliseconds from a secret question to its answer. */
  readonly delay: number;
  readonly now?: () => number;
  /** Calls back at a moment; tests replace it. */
  readonly at?: (moment: number, run: () => void) => void;
}
export interface Standing {
  read(id: string, player: string, side: Side): Promise<readonly StandingOrder[]>;
  write(id: string, player: string, side: Side, orders: readonly StandingOrder[]): Promise<readonly StandingOrder[]>;
  /** Whether a player wants to be asked even when there is only one answer. */
  readAsked(player: string): Promise<boolean>;
  writeAsked(player: string, asked: boolean): Promise<void>;
  /** Whether an order will answer this side's question, so that no notice is needed. A notice opens no data pack: where it is closed, an order would have answered long ago. */
  willAnswer(id: string, side: Side): Promise<boolean>;
  /** Finds questions that were missed: a process died, or was down when they were due. */
  sweep(): Promise<void>;
  stop(): void;
}

/** A due answer and its question. */
interface Found extends Due {
  readonly side: Side;
  readonly at: number;
  readonly orders: readonly StandingOrder[];
}

const luck = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;
const policiesIn = (h: LoadedGame): readonly Policy[] =>
  policiesOf(boxFor(h.game.id, h.game.pack)!, brainOf(h.game.id), luck);

/** Only the holder of the seat may know whether there are orders. */
const mine = (h: Head, player: string, side: Side): void => {
  if (!sidesOf(h, player).includes(side)) throw new Refusal('not yours', 'you do not play this side');
};

const SWEEP_MS = 5000;
const later = (moment: number, run: () => void): void => {
  setTimeout(run, Math.max(0, moment - Date.now())).unref();
};

/** What this process remembers. */
interface Watch extends Required<StandingParts> {
  /** Games known to have orders; the others cost nothing. */
  readonly having: Set<string>;
  /** The question of each game that no order answers, by when it was opened, so that no sweep loads the game for it again. */
  readonly unanswered: Map<string, number>;
  stopping: boolean;
}
const run = (w: Watch, id: string, work: () => Promise<void>): void => {
  if (!w.stopping) work().catch(e => w.log.error('standing', { game: id, error: String(e) }));
};
const recount = async (w: Watch): Promise<void> => {
  for (const id of await gamesWithOrders(w.store)) w.having.add(id);
};

/** The answer of an order, or the forced one, for the people who must decide. */
const findIn = (h: LoadedGame, all: OrdersOf): Found | undefined => {
  const t = h.table;
  if (!t || h.meta.status !== 'playing') return undefined;
  const policies = all.size ? policiesIn(h) : [];
  for (const side of waitingOf(h)) {
    const orders = stillGood(h.game, t.g, side, all.get(side) ?? []);
    const person = h.seats.some(s => s.side === side && s.kind === 'person');
    const due = answerTo(h.game, policies, t.g, side, orders, person);
    if (due) return { ...due, side, at: entriesFor(h, [side]), orders };
  }
  return undefined;
};
const find = async ({ store, gameHost, having }: Watch, id: string): Promise<Found | undefined> => {
  const all = having.has(id) ? await ordersIn(store, id) : NO_ORDERS;
  const found = await gameHost.with(id, h => findIn(h, all));
  if (!found || (found.order === undefined && (await isAsked(store, id, found.side)))) return undefined;
  return (await isRunaway(store, id)) ? undefined : found;
};

/** Nobody answers in a game that cannot be loaded. */
const findOrNone = (w: Watch, id: string): Promise<Found | undefined> =>
  find(w, id).catch((e: unknown) => {
    if (e instanceof Refusal) return undefined;
    throw e;
  });
/** The order is used up before its answer is given: a process that dies in between gives one answer too few, never one too many. */
const give = async ({ store, gameHost, log }: Watch, id: string, f: Found): Promise<void> => {
  const before = (await ordersIn(store, id)).get(f.side) ?? [];
  const after = afterUse(f.orders, f.order);
  if (JSON.stringify(after) !== JSON.stringify(before) && !(await replace(store, id, f.side, before, after))) return;
  const work = play(f.side, seenBy(f.side, f.at), f.choice, f.order === undefined);
  const done = await gameHost.act(id, nameOf(f.side, f.at), work, () => [f.side]);
  if (!done.ok && 'refused' in done) log.error('standing order refused', { game: id, why: done.refused.why });
};
const consider = async (w: Watch, id: string, opened: number): Promise<void> => {
  const f = await find(w, id);
  if (!f) w.unanswered.set(id, opened);
  if (!f || w.stopping) return;
  if (!f.secret || w.now() >= opened + w.delay) return give(w, id, f);
  w.at(opened + w.delay, () => run(w, id, () => again(w, id, f)));
};
/** The delay is over: answers the same question, if it is still open, by the orders as they are now. */
const again = async (w: Watch, id: string, before: Found): Promise<void> => {
  const f = await find(w, id);
  if (f && f.at === before.at) await give(w, id, f);
};
const sweep = async (w: Watch): Promise<void> => {
  const rows = await w.store.query(
    `select distinct s.game as id, (select max(j.at) from journal j where j.game = s.game) as opened from standing s join games g on g.id = s.game where g.status = 'playing' and g.bot = 0 and g.damaged is null limit 1000`,
  );
  const swept = new Set(rows.map(r => r.id as string));
  for (const id of w.unanswered.keys()) if (!swept.has(id)) w.unanswered.delete(id);
  for (const r of rows) await sweepGame(w, r.id as string, Number(r.opened ?? 0));
};
const sweepGame = async (w: Watch, id: string, opened: number): Promise<void> => {
  if (w.unanswered.get(id) === opened) return;
  await consider(w, id, opened).catch(e => w.log.error('standing', { game: id, error: wordsOf(e) }));
};

const checkSeat = (w: Watch, id: string, player: string, side: Side): Promise<void> =>
  atHead(w, id, player, h => mine(h, player, side));
const read = async (w: Watch, id: string, player: string, side: Side): Promise<readonly StandingOrder[]> => {
  await checkSeat(w, id, player, side);
  return (await ordersIn(w.store, id)).get(side) ?? [];
};
const write = async (
  w: Watch,
  id: string,
  player: string,
  side: Side,
  orders: readonly StandingOrder[],
): Promise<readonly StandingOrder[]> => {
  const { store } = w;
  await checkSeat(w, id, player, side);
  await at(w, id, player, async h => {
    mine(h, player, side);
    const fault = ordersFault(h.game, policiesIn(h), orders);
    if (fault) throw new Refusal('malformed', fault);
    await keepOrders(store, id, side, orders);
  });
  w.having.add(id);
  w.unanswered.delete(id);
  store.tell({ is: 'orders', games: [id] });
  const opened = await openedIn(store, id);
  run(w, id, () => consider(w, id, opened ?? w.now()));
  return orders;
};

export const openStanding = async (parts: StandingParts): Promise<Standing> => {
  const w: Watch = { now: Date.now, at: later, ...parts, having: new Set(), unanswered: new Map(), stopping: false };
  const { store, gameHost, having } = w;
  await recount(w);
  store.listen(note => {
    if (note.is === 'orders')
      for (const id of note.games) {
        having.add(id);
        w.unanswered.delete(id);
      }
    if (note.is === 'lost') {
      w.unanswered.clear();
      run(w, '', () => recount(w));
    }
  });
  gameHost.onAsked = (id, opened, mayForce) => {
    if (mayForce || having.has(id)) run(w, id, () => consider(w, id, opened));
  };
  const timer = setInterval(() => run(w, '', () => sweep(w)), SWEEP_MS).unref();
  return {
    read: (id, player, side) => read(w, id, player, side),
    write: (id, player, side, orders) => write(w, id, player, side, orders),
    readAsked: async player => {
      const [row] = await store.query('select asked from players where id = $1', player);
      return row?.asked === 1;
    },
    writeAsked: async (player, asked) => {
      await store.change([['update players set asked = $2 where id = $1', player, asked ? 1 : 0]]);
      w.unanswered.clear();
    },
    willAnswer: async (id, side) => !(await closedPackOf(store, id)) && (await findOrNone(w, id))?.side === side,
    sweep: () => sweep(w),
    stop: () => {
      w.stopping = true;
      clearInterval(timer);
    },
  };
};
