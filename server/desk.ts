/** The games in memory. A game is changed only here, one act at a time, and nothing is answered or shown before it is stored. */
import { EventEmitter } from 'node:events';
import { newTable, back as goBack, play as playAt, takeOutAll } from '../engine/table.ts';
import { opensLanes } from '../engine/journal.ts';
import type { Side } from '../engine/state.ts';
import { playedOut, type Tried } from './acts.ts';
import { isSaid, write } from './chat.ts';
import { metaAfter, sameMeta } from './clocks.ts';
import {
  cardOf,
  countAct,
  entriesFor,
  entriesOf,
  loadGame,
  mayLook,
  rollerOf,
  sidesOf,
  slim,
  type Act,
  type Eyes,
  type Held,
} from './held.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { positionAt } from './moved.ts';
import { openRooms, type Listener } from './rooms.ts';
import { META, type Append, type Note, type Store } from './store.ts';
import type { Card, ChatLine, Ended, Failure, Position } from './wire.ts';

/** What other parts may hang on; told in the one process that stored the act. */
export interface DeskEvents {
  started: [card: Card];
  /** `side` must decide now, and did not before. */
  turn: [card: Card, side: Side];
  over: [card: Card, ended: Ended];
  chat: [card: Card, line: ChatLine];
}
export type Answered =
  | { readonly ok: true; readonly entry: number; readonly again?: true }
  | Exclude<Tried, { ok: true }>;
export interface Desk {
  readonly events: EventEmitter<DeskEvents>;
  /** Looks at a game, in its turn among everything that is done to it. */
  with<T>(id: string, look: (h: Held) => T | Promise<T>): Promise<T | undefined>;
  /** Does what `work` tries, once: `request` is the side's and the client's own name for it, `eyes` are those the answer is for. */
  act(id: string, request: string | null, work: (h: Held) => Tried, eyes?: Eyes): Promise<Answered>;
  /** Lays the game out if every side is taken and it has not begun. */
  start(id: string): Promise<void>;
  open(id: string, listener: Listener, since?: number): Promise<readonly Side[] | undefined>;
  leave(id: string, listener: Listener): void;
  look(id: string, player: string | undefined, entry: number): Promise<Position | undefined>;
  /** Says a line once: `request` is the client's own name for it. */
  say(id: string, player: string, request: string, text: string): Promise<boolean>;
  /** A seat has changed: everybody gets the new card. */
  reseated(id: string): Promise<void>;
  /** The sides that have the game open, in any process as far as this one knows. */
  here(id: string): readonly Side[];
  /** Called when a bot must decide. */
  onBot: (id: string) => void;
  /** Called when a person must decide: with the moment the question was opened. */
  onAsked: (id: string, opened: number) => void;
  heldGames(): number;
  /** Forgets a game in memory; it will be read again. */
  drop(id: string): void;
  stop(): Promise<void>;
}

export const NOT_FOUND: Failure = { error: 'not found', message: 'there is no such game' };
const TRIES = 5;
const everybody: Eyes = h => h.game.sides;
const hasOpened = (act: Act): boolean => 'entries' in act && act.entries.some(opensLanes);

export interface DeskParts {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly most: number;
  readonly now?: () => number;
}

export const openDesk = ({ store, log, metrics, most, now = Date.now }: DeskParts): Desk => {
  const hot = new Map<string, Held>();
  const turns = new Map<string, Promise<unknown>>();
  const events = new EventEmitter<DeskEvents>();
  const rooms = openRooms({ store, metrics, now });
  let stopping = false;

  // One thing at a time for each game ---------------------------------------------------------------------------------
  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(work, work);
    turns.set(id, mine);
    const done = (): void => {
      if (turns.get(id) === mine) turns.delete(id);
    };
    mine.then(done, done);
    return mine;
  };
  const held = async (id: string): Promise<Held | undefined> => {
    const found = hot.get(id) ?? (await loaded(id));
    if (!found) return undefined;
    hot.delete(id);
    hot.set(id, found);
    if (hot.size > most) evict();
    return found;
  };
  const loaded = async (id: string): Promise<Held | undefined> => {
    const from = performance.now();
    const h = await loadGame(store, id);
    if (h) metrics.loads.observe((performance.now() - from) / 1000);
    if (h?.unstored.length) await keepMigrated(h);
    return h;
  };
  /** The rules have changed under a game: from where it goes on is an act like any other. */
  const keepMigrated = async (h: Held): Promise<void> => {
    log.warn('migrated', { game: h.id, rules: h.game.version });
    if (
      await store.append({
        game: h.id,
        seq: h.seq,
        at: now(),
        msg: null,
        act: JSON.stringify({ is: 'migrated', by: '', entries: h.unstored } satisfies Act),
        meta: metaAfter(h, now(), playedOut(h)),
      })
    )
      h.seq += 1;
  };
  /** The longest unused that nothing is being done to; whoever looks on gets the whole position with the next change. */
  const evict = (): void => {
    for (const id of hot.keys()) {
      if (turns.has(id)) continue;
      forget(id);
      if (hot.size <= most) return;
    }
  };
  const forget = (id: string): void => {
    hot.delete(id);
    rooms.forget(id);
  };

  // Changing -----------------------------------------------------------------------------------------------------------
  const appendOf = (h: Held, request: string | null, act: Act, ended: Ended | undefined): Append => {
    const at = now();
    const meta = metaAfter(h, at, ended, hasOpened(act));
    const checkpoints = (h.table?.checkpoints ?? []).filter(c => Object.keys(c.state.columns).length);
    return {
      game: h.id,
      seq: h.seq,
      at,
      msg: request,
      act: JSON.stringify(act),
      ...(sameMeta(meta, h.meta) ? {} : { meta }),
      ...(checkpoints.length
        ? { checkpoints: checkpoints.map(c => ({ at: c.at, turn: c.turn, state: JSON.stringify(c.state) })) }
        : {}),
    };
  };
  const settle = (h: Held, append: Append, act: Act, ended: Ended | undefined): void => {
    const before = h.meta;
    h.meta = append.meta ?? h.meta;
    h.ended = ended;
    countAct(h, act, append.msg, entriesOf(h));
    if (h.table) slim(h.table);
    rooms.publish(h);
    notify(h, before.waiting, before.status, append.at);
  };
  const notify = (h: Held, waited: string, status: string, opened: number): void => {
    if (h.meta.bot) desk.onBot(h.id);
    else if (!h.ended) desk.onAsked(h.id, opened);
    if (status === 'playing' && waited === h.meta.waiting && !h.ended) return;
    const card = cardOf(h, undefined);
    if (status === 'open') events.emit('started', card);
    if (h.ended) events.emit('over', card, h.ended);
    for (const side of card.waiting) if (!waited.split(' ').includes(side)) events.emit('turn', card, side);
  };
  /** Stores what was done at the table of `h`; false if somebody else was first, and then the table in memory is forgotten. */
  const keep = async (h: Held, request: string | null, act: Act, ended: Ended | undefined): Promise<boolean> => {
    const append = appendOf(h, request, act, ended);
    const from = performance.now();
    try {
      if (await store.append(append)) {
        metrics.commits.observe((performance.now() - from) / 1000);
        metrics.acts.add(1);
        settle(h, append, act, ended);
        return true;
      }
    } catch (e) {
      forget(h.id);
      throw e;
    }
    forget(h.id);
    metrics.conflicts.add(1);
    return false;
  };
  /** What breaks in the middle of the rules may leave the table half changed: it is laid out anew. */
  const attempt = (h: Held, work: (h: Held) => Tried): Tried => {
    try {
      return work(h);
    } catch (e) {
      forget(h.id);
      throw e;
    }
  };
  const act: Desk['act'] = (id, request, work, eyes = everybody) =>
    inTurn(id, async () => {
      for (let i = 0; i < TRIES; i++) {
        const h = await held(id);
        if (!h) return { ok: false, ...NOT_FOUND };
        const done = request === null ? undefined : h.done.get(request);
        if (done !== undefined) return { ok: true, entry: entriesFor(h, eyes(h), done), again: true };
        const tried = attempt(h, work);
        if (!tried.ok) return tried;
        if (await keep(h, request, tried.act, tried.ended)) return { ok: true, entry: entriesFor(h, eyes(h)) };
      }
      return { ok: false, error: 'failed', message: 'too much is going on at this table: try again' };
    });
  const start: Desk['start'] = id =>
    inTurn(id, async () => {
      const h = await held(id);
      if (!h || h.meta.status !== 'open' || h.table || h.seats.some(s => s.kind === 'nobody')) return;
      h.nonces = h.seats.flatMap(s => s.nonce ?? []);
      h.table = newTable(h.game, {
        scenario: h.scenario,
        options: h.options,
        commitment: h.commitment,
        roller: rollerOf(h),
      });
      const ended = playedOut(h);
      if (
        await keep(
          h,
          null,
          { is: 'start', nonces: h.nonces, entries: [...h.table.entries], ...(ended ? { ended } : {}) },
          ended,
        )
      )
        rooms.tellTables(h);
    });

  // Following what other processes did -------------------------------------------------------------------------------
  /** Does the same again: the same seed gives the same dice. If it does not come out the same, the game is read anew. */
  const follow = (h: Held, act: Act): boolean => {
    if (!('entries' in act)) return true;
    const t = h.table;
    const before = entriesOf(h);
    if (!t || act.entries.length === 0 || act.is === 'start' || act.is === 'migrated') return false;
    for (const e of act.entries)
      if (e.is === 'choice') playAt(t, e.by, e.pick);
      else if (e.is === 'back') goBack(t, e.by, e.to, e.agreed);
      else if (e.is === 'out') takeOutAll(t, e.by, e.entries);
    return JSON.stringify(t.entries.slice(before)) === JSON.stringify(act.entries);
  };
  const catchUp = (id: string): Promise<void> =>
    inTurn(id, async () => {
      const old = hot.get(id);
      if (!old) {
        const h = rooms.isWatched(id) ? await held(id) : undefined;
        if (h) rooms.publish(h);
        return;
      }
      const rows = await store.query(
        'select msg, act from journal where game = $1 and seq >= $2 order by seq',
        id,
        old.seq,
      );
      if (rows.length === 0) return;
      let h = old;
      for (const { msg, act: text } of rows) {
        const act = JSON.parse(text as string) as Act;
        if (!follow(h, act)) {
          hot.delete(id);
          h = (await held(id)) ?? old;
          break;
        }
        countAct(h, act, msg as string | null, entriesOf(h));
      }
      if (h === old) Object.assign(h, await freshMeta(h));
      if (h.table) slim(h.table);
      rooms.publish(h);
    });
  const freshMeta = async (h: Held): Promise<Pick<Held, 'meta' | 'ended'>> => {
    const [r] = await store.query(`select ${META.join(', ')} from games where id = $1`, h.id);
    return {
      meta: r as unknown as Held['meta'],
      ended: r?.ended ? (JSON.parse(r.ended as string) as Ended) : undefined,
    };
  };
  /** Somebody sat down or lost a seat: listeners are sorted anew, for a seat gives other eyes. */
  const resort = (id: string): Promise<void> =>
    inTurn(id, async () => {
      hot.delete(id);
      const h = rooms.has(id) ? await held(id) : undefined;
      if (h) await rooms.resort(h);
    });
  store.listen((note: Note) => {
    if (stopping) return;
    const swallow = (e: unknown): void => log.error('follow', { error: String(e) });
    if (note.is === 'acts') for (const id of note.games) if (hot.has(id) || rooms.has(id)) catchUp(id).catch(swallow);
    if (note.is === 'seats') for (const id of note.games) resort(id).catch(swallow);
    if (note.is === 'chat')
      for (const id of note.games) if (rooms.has(id)) void desk.with(id, rooms.tellChat).catch(swallow);
    if (note.is === 'lost') for (const id of new Set([...hot.keys(), ...rooms.ids()])) catchUp(id).catch(swallow);
    if (note.is === 'here') rooms.heard(note);
  });

  const desk: Desk = {
    events,
    act,
    start,
    with: (id, look) =>
      inTurn(id, async () => {
        const h = await held(id);
        return h && look(h);
      }),
    open: async (id, listener, since) => {
      const sides = await desk.with(id, h =>
        mayLook(h, listener.player) ? rooms.admit(h, listener, since) : undefined,
      );
      if (sides) rooms.present(id);
      return sides;
    },
    leave: (id, listener) => {
      rooms.leave(id, listener);
      if (!hot.has(id)) rooms.forget(id);
    },
    look: (id, player, entry) =>
      desk.with(id, h => (h.table && mayLook(h, player) ? positionAt(h, sidesOf(h, player), entry) : undefined)),
    say: async (id, player, request, text) => {
      const said = await desk.with(id, async h => {
        const [side] = sidesOf(h, player);
        if (side === undefined) return false;
        const msg = `${side} ${request}`;
        if (await isSaid(store, h, msg)) return true;
        const line = await write(store, h, side, msg, text, now());
        if (!line) return false;
        await rooms.tellChat(h);
        events.emit('chat', cardOf(h, undefined), line);
        return true;
      });
      if (said) store.tell({ is: 'chat', games: [id] });
      return said ?? false;
    },
    reseated: async id => {
      await resort(id);
      store.tell({ is: 'seats', games: [id] });
    },
    here: rooms.here,
    onBot: () => {},
    onAsked: () => {},
    heldGames: () => hot.size,
    drop: forget,
    stop: async () => {
      stopping = true;
      rooms.stop();
      await Promise.allSettled(turns.values());
    },
  };
  return desk;
};
