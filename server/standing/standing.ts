/**
 * Standing orders, and answers that are forced: given as ordinary choices by the process that stored the question.
 * A public question is answered at once, a secret one always so long after it was opened: the moment tells nothing.
 */
import { policiesOf } from '../../bots/policy.ts';
import { MOST_IN_A_ROW } from '../../engine/forced.ts';
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
import { play, seenBy } from '../acts.ts';
import type { Desk } from '../desk/desk.ts';
import { entriesFor, sidesOf, waitingOf, type Held } from '../held.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';

export interface StandingParts {
  readonly store: Store;
  readonly desk: Pick<Desk, 'with' | 'act' | 'onAsked'>;
  readonly log: Log;
  /** Milliseconds from the opening of a secret question to its answer. */
  readonly delay: number;
  readonly now?: () => number;
  /** Calls back at a moment; the tests have a clock of their own. */
  readonly at?: (moment: number, run: () => void) => void;
}
export interface Standing {
  read(id: string, player: string, side: Side): Promise<readonly StandingOrder[]>;
  write(id: string, player: string, side: Side, orders: readonly StandingOrder[]): Promise<readonly StandingOrder[]>;
  /** Whether a player wants to be asked also where there is only one answer. */
  readAsked(player: string): Promise<boolean>;
  writeAsked(player: string, asked: boolean): Promise<void>;
  /** Whether an order will answer what this side is asked now: then nobody need be told. */
  willAnswer(id: string, side: Side): Promise<boolean>;
  /** Looks for questions that were forgotten: a process died, or was down when they were due. */
  sweep(): Promise<void>;
  stop(): void;
}

/** An answer that is due, and the question it is for. */
interface Found extends Due {
  readonly side: Side;
  readonly at: number;
  readonly orders: readonly StandingOrder[];
}

const luck = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;
const policiesIn = (h: Held): readonly Policy[] =>
  policiesOf(boxFor(h.game.id, h.game.pack)!, brainOf(h.game.id), luck);

const ordersIn = async (store: Store, id: string): Promise<ReadonlyMap<Side, readonly StandingOrder[]>> => {
  const rows = await store.query('select side, orders from standing where game = $1', id);
  return new Map(rows.map(r => [r.side as string, JSON.parse(r.orders as string) as readonly StandingOrder[]]));
};
const NO_ORDERS: ReadonlyMap<Side, readonly StandingOrder[]> = new Map();
/** How the journal names an answer of ours; no client can name a request so. */
const OURS = '=';
const nameOf = (f: Found): string => `${OURS}${f.side} ${f.at}`;
/** Orders that undo each other would answer for ever: after so many in a row somebody must choose himself. */
const isRunaway = async (store: Store, id: string): Promise<boolean> => {
  const last = await store.query(
    'select msg from journal where game = $1 order by seq desc limit $2',
    id,
    MOST_IN_A_ROW,
  );
  return last.length === MOST_IN_A_ROW && last.every(r => (r.msg as string | null)?.startsWith(OURS));
};
const isAsked = async (store: Store, id: string, side: Side): Promise<boolean> => {
  const [row] = await store.query(
    'select p.asked from seats s join players p on p.id = s.player where s.game = $1 and s.side = $2',
    id,
    side,
  );
  return row?.asked === 1;
};
/** True if what is stored was still `before`. */
const replace = (
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

/** Only whoever holds the seat knows that there are any. */
const mine = (h: Held, player: string, side: Side): void => {
  if (!sidesOf(h, player).includes(side)) throw new Refusal('not yours', `you do not play ${side} here`);
};

const SWEEP_MS = 5000;
const later = (moment: number, run: () => void): void => {
  setTimeout(run, Math.max(0, moment - Date.now())).unref();
};

export const openStanding = async ({
  store,
  desk,
  log,
  delay,
  now = Date.now,
  at = later,
}: StandingParts): Promise<Standing> => {
  let stopping = false;
  /** The games that have any, as far as is known: whoever has none costs nothing. */
  const having = new Set<string>();
  const recount = async (): Promise<void> => {
    for (const r of await store.query('select distinct game from standing')) having.add(r.game as string);
  };
  await recount();
  store.listen(note => {
    if (note.is === 'orders') for (const id of note.games) having.add(id);
    if (note.is === 'lost') run('', recount);
  });

  /** What an order answers in this position, or what is forced, for the people who are waited for. */
  const findIn = (h: Held, all: ReadonlyMap<Side, readonly StandingOrder[]>): Found | undefined => {
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
  const find = async (id: string): Promise<Found | undefined> => {
    const all = having.has(id) ? await ordersIn(store, id) : NO_ORDERS;
    const found = await desk.with(id, h => findIn(h, all));
    if (!found || (found.order === undefined && (await isAsked(store, id, found.side)))) return undefined;
    return (await isRunaway(store, id)) ? undefined : found;
  };

  /** Used up first and given then: a process that dies between the two has given one too few, not one too many. */
  const give = async (id: string, f: Found): Promise<void> => {
    const before = (await ordersIn(store, id)).get(f.side) ?? [];
    const after = afterUse(f.orders, f.order);
    if (JSON.stringify(after) !== JSON.stringify(before) && !(await replace(store, id, f.side, before, after))) return;
    const work = play(f.side, seenBy(f.side, f.at), f.choice, f.order === undefined);
    const done = await desk.act(id, nameOf(f), work);
    if (!done.ok && 'refused' in done) log.error('standing order refused', { game: id, why: done.refused.why });
  };
  const consider = async (id: string, opened: number): Promise<void> => {
    const f = await find(id);
    if (!f || stopping) return;
    if (!f.secret || now() >= opened + delay) return give(id, f);
    at(opened + delay, () => run(id, () => again(id, f)));
  };
  /** The moment has come: the same question, if nobody has answered it, by the orders as they are now. */
  const again = async (id: string, before: Found): Promise<void> => {
    const f = await find(id);
    if (f && f.at === before.at) await give(id, f);
  };
  const run = (id: string, work: () => Promise<void>): void => {
    if (!stopping) work().catch(e => log.error('standing', { game: id, error: String(e) }));
  };

  desk.onAsked = (id, opened, mayForce) => {
    if (mayForce || having.has(id)) run(id, () => consider(id, opened));
  };
  const sweep = async (): Promise<void> => {
    const rows = await store.query(
      `select distinct s.game as id, (select max(j.at) from journal j where j.game = s.game) as opened from standing s join games g on g.id = s.game where g.status = 'playing' and g.bot = 0 limit 1000`,
    );
    for (const r of rows) await consider(r.id as string, Number(r.opened ?? 0));
  };
  const timer = setInterval(() => run('', sweep), SWEEP_MS);
  timer.unref();

  const heldBy = async <T>(id: string, player: string, side: Side, work: (h: Held) => T | Promise<T>): Promise<T> => {
    const found = await desk.with(id, async h => {
      mine(h, player, side);
      return { is: await work(h) };
    });
    if (!found) throw new Refusal('not found', 'there is no such game');
    return found.is;
  };
  return {
    read: (id, player, side) => heldBy(id, player, side, async () => (await ordersIn(store, id)).get(side) ?? []),
    write: async (id, player, side, orders) => {
      await heldBy(id, player, side, async h => {
        const fault = ordersFault(h.game, policiesIn(h), orders);
        if (fault) throw new Refusal('malformed', fault);
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
      });
      having.add(id);
      store.tell({ is: 'orders', games: [id] });
      const [last] = await store.query('select max(at) as opened from journal where game = $1', id);
      run(id, () => consider(id, Number(last?.opened ?? now())));
      return orders;
    },
    readAsked: async player => {
      const [row] = await store.query('select asked from players where id = $1', player);
      return row?.asked === 1;
    },
    writeAsked: async (player, asked) => {
      await store.change([['update players set asked = $2 where id = $1', player, asked ? 1 : 0]]);
    },
    willAnswer: async (id, side) => (await find(id))?.side === side,
    sweep,
    stop: () => {
      stopping = true;
      clearInterval(timer);
    },
  };
};
