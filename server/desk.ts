/** The games in memory. A game is changed only here, one act at a time, and nothing is answered or shown before it is stored. */
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { newTable, back as goBack, play as playAt, undo } from '../engine/table.ts';
import type { Side } from '../engine/state.ts';
import { playedOut, type Tried } from './acts.ts';
import { metaAfter, sameMeta } from './clocks.ts';
import { cardOf, entriesOf, loadGame, mayLook, offerAfter, remember, rollerOf, sidesOf, slim, type Act, type Held } from './held.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { movedTo, positionAt, type Seen } from './moved.ts';
import type { Append, Note, Row, Store } from './store.ts';
import type { Card, ChatLine, Ended, Failure, Position, Push } from './wire.ts';

/** What other parts may hang on; told in the one process that stored the act. */
export interface DeskEvents {
  started: [card: Card];
  /** `side` must decide now, and did not before. */
  turn: [card: Card, side: Side];
  over: [card: Card, ended: Ended];
  chat: [card: Card, line: ChatLine];
}
export type Answered = { readonly ok: true; readonly entry: number; readonly again?: true } | Exclude<Tried, { ok: true }>;
/** A socket that looks on. */
export interface Listener { readonly player: string | undefined; send(text: string): void }

/** Those who see the same: a seat, or the observers. */
interface Audience { readonly sides: readonly Side[]; readonly listeners: Set<Listener>; seen: Seen | undefined }
interface Room { readonly audiences: Map<string, Audience>; chat: number; readonly elsewhere: Map<string, { readonly here: readonly Side[]; readonly watching: number; readonly at: number }>; said: string }

export interface Desk {
  readonly events: EventEmitter<DeskEvents>;
  /** Looks at a game, in its turn among everything that is done to it. */
  with<T>(id: string, look: (h: Held) => T | Promise<T>): Promise<T | undefined>;
  /** Does what `work` tries, once: `request` is the side's and the client's own name for it. */
  act(id: string, request: string | null, work: (h: Held) => Tried): Promise<Answered>;
  /** Lays the game out if every side is taken and it has not begun. */
  start(id: string): Promise<void>;
  open(id: string, listener: Listener, since?: number): Promise<readonly Side[] | undefined>;
  leave(id: string, listener: Listener): void;
  look(id: string, player: string | undefined, entry: number): Promise<Position | undefined>;
  say(id: string, player: string, text: string): Promise<boolean>;
  /** A seat has changed: everybody gets the new card. */
  reseated(id: string): Promise<void>;
  /** The sides that have the game open, in any process as far as this one knows. */
  here(id: string): readonly Side[];
  /** Called when a bot must decide. */
  onBot: (id: string) => void;
  heldGames(): number;
  /** Forgets a game in memory; it will be read again. */
  drop(id: string): void;
  stop(): Promise<void>;
}

export const NOT_FOUND: Failure = { error: 'not found', message: 'there is no such game' };
const TRIES = 5, PRESENCE_MS = 20_000, PRESENCE_PARTS = 40, CHAT_LINES = 100;

export interface DeskParts { readonly store: Store; readonly log: Log; readonly metrics: Metrics; readonly most: number; readonly now?: () => number }

export const openDesk = ({ store, log, metrics, most, now = Date.now }: DeskParts): Desk => {
  const hot = new Map<string, Held>(), rooms = new Map<string, Room>(), turns = new Map<string, Promise<unknown>>(), events = new EventEmitter<DeskEvents>(), me = randomUUID();
  let stopping = false;

  // One thing at a time for each game ---------------------------------------------------------------------------------
  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(work, work);
    turns.set(id, mine);
    const done = (): void => { if (turns.get(id) === mine) turns.delete(id); };
    mine.then(done, done);
    return mine;
  };
  const held = async (id: string): Promise<Held | undefined> => {
    const found = hot.get(id) ?? await loaded(id);
    if (!found) return undefined;
    hot.delete(id);
    hot.set(id, found);
    if (hot.size > most) evict();
    return found;
  };
  const loaded = async (id: string): Promise<Held | undefined> => {
    const from = performance.now(), h = await loadGame(store, id);
    if (h) metrics.loads.observe((performance.now() - from) / 1000);
    if (h?.unstored.length) await keepMigrated(h);
    return h;
  };
  /** The rules have changed under a game: from where it goes on is an act like any other. */
  const keepMigrated = async (h: Held): Promise<void> => {
    log.warn('migrated', { game: h.id, rules: h.game.version });
    if (await store.append({ game: h.id, seq: h.seq, at: now(), msg: null, act: JSON.stringify({ is: 'migrated', by: '', entries: h.unstored } satisfies Act), meta: metaAfter(h, now(), playedOut(h)) })) h.seq += 1;
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
    const room = rooms.get(id);
    if (!room) return;
    for (const [key, a] of room.audiences) if (a.listeners.size) a.seen = undefined; else room.audiences.delete(key);
    if (room.audiences.size === 0) rooms.delete(id);
  };

  // Telling --------------------------------------------------------------------------------------------------------------
  const post = (a: Audience, push: Push): void => {
    const text = JSON.stringify(push);
    metrics.sent.add(a.listeners.size);
    metrics.sentBytes.add(a.listeners.size * text.length);
    for (const l of a.listeners) l.send(text);
  };
  /** Brings everybody who looks on up to date. What an audience has seen is the same for all its listeners. */
  const publish = (h: Held): void => {
    for (const a of rooms.get(h.id)?.audiences.values() ?? []) {
      if (a.listeners.size === 0 || !h.table || a.seen?.seq === h.seq) continue;
      const { push, seen } = movedTo(h, a.sides, a.seen, now());
      a.seen = seen;
      post(a, push);
    }
  };
  const roomOf = (id: string): Room => {
    const found = rooms.get(id) ?? { audiences: new Map(), chat: 0, elsewhere: new Map(), said: '' };
    rooms.set(id, found);
    return found;
  };
  const presenceOf = (room: Room): { here: Side[]; watching: number } => {
    const all = [...room.audiences.values()].filter(a => a.listeners.size), others = [...room.elsewhere.values()].filter(e => e.at > now() - 2 * PRESENCE_MS);
    const here = new Set([...all.flatMap(a => a.sides), ...others.flatMap(o => o.here)]);
    return { here: [...here].sort(), watching: all.reduce((n, a) => n + (a.sides.length ? 0 : a.listeners.size), 0) + others.reduce((n, o) => n + o.watching, 0) };
  };
  const tellPresence = (id: string, room: Room): void => {
    const said = presenceOf(room), text = JSON.stringify(said);
    if (text === room.said) return;
    room.said = text;
    for (const a of room.audiences.values()) post(a, { is: 'presence', game: id, ...said });
  };
  const present = (id: string, room: Room): void => {
    const all = [...room.audiences.values()].filter(a => a.listeners.size);
    store.tell({ is: 'here', from: me, game: id, here: all.flatMap(a => a.sides), watching: all.reduce((n, a) => n + (a.sides.length ? 0 : a.listeners.size), 0) });
    tellPresence(id, room);
  };
  /** A part of the rooms at a time, so that thousands are not all told at once. */
  let beat = 0;
  const again = setInterval(() => {
    let i = 0;
    beat += 1;
    for (const [id, room] of rooms) if (i++ % PRESENCE_PARTS === beat % PRESENCE_PARTS) present(id, room);
  }, PRESENCE_MS / PRESENCE_PARTS);
  again.unref();

  const lineOf = (h: Held, r: Row): ChatLine => ({ n: r.n as number, at: r.at as number, by: r.side as string, name: h.seats.find(s => s.side === r.side)?.name ?? '', text: r.text as string });
  const tellChat = async (h: Held): Promise<void> => {
    const room = rooms.get(h.id), players = [...room?.audiences.values() ?? []].filter(a => a.sides.length && a.listeners.size);
    if (!room || !players.length) return;
    const lines = (await store.query('select * from chat where game = $1 and n > $2 order by n', h.id, room.chat)).map(r => lineOf(h, r));
    room.chat = lines.at(-1)?.n ?? room.chat;
    if (lines.length) for (const a of players) post(a, { is: 'chat', game: h.id, lines });
  };

  // Changing -----------------------------------------------------------------------------------------------------------
  const appendOf = (h: Held, request: string | null, act: Act, ended: Ended | undefined): Append => {
    const at = now(), meta = metaAfter(h, at, ended), checkpoints = (h.table?.checkpoints ?? []).filter(c => Object.keys(c.state.columns).length);
    return {
      game: h.id, seq: h.seq, at, msg: request, act: JSON.stringify(act), ...(sameMeta(meta, h.meta) ? {} : { meta }),
      ...(checkpoints.length ? { checkpoints: checkpoints.map(c => ({ at: c.at, turn: c.turn, state: JSON.stringify(c.state) })) } : {}),
    };
  };
  const settle = (h: Held, append: Append, act: Act, ended: Ended | undefined): void => {
    const before = h.meta;
    h.seq += 1;
    h.meta = append.meta ?? h.meta;
    h.ended = ended;
    h.offer = offerAfter(h.offer, act);
    remember(h, append.msg, entriesOf(h));
    if (h.table) slim(h.table);
    publish(h);
    notify(h, before.waiting, before.status);
  };
  const notify = (h: Held, waited: string, status: string): void => {
    if (h.meta.bot) desk.onBot(h.id);
    if (status === 'playing' && waited === h.meta.waiting && !h.ended) return;
    const card = cardOf(h, undefined);
    if (status === 'open') events.emit('started', card);
    if (h.ended) events.emit('over', card, h.ended);
    for (const side of card.waiting) if (!waited.split(' ').includes(side)) events.emit('turn', card, side);
  };
  /** Stores what was done at the table of `h`; false if somebody else was first, and then the table in memory is forgotten. */
  const keep = async (h: Held, request: string | null, act: Act, ended: Ended | undefined): Promise<boolean> => {
    const append = appendOf(h, request, act, ended), from = performance.now();
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
  const act: Desk['act'] = (id, request, work) => inTurn(id, async () => {
    for (let i = 0; i < TRIES; i++) {
      const h = await held(id);
      if (!h) return { ok: false, ...NOT_FOUND };
      const done = request === null ? undefined : h.done.get(request);
      if (done !== undefined) return { ok: true, entry: done, again: true };
      const tried = attempt(h, work);
      if (!tried.ok) return tried;
      if (await keep(h, request, tried.act, tried.ended)) return { ok: true, entry: entriesOf(h) };
    }
    return { ok: false, error: 'failed', message: 'too much is going on at this table: try again' };
  });
  const start: Desk['start'] = id => inTurn(id, async () => {
    const h = await held(id);
    if (!h || h.meta.status !== 'open' || h.table || h.seats.some(s => s.kind === 'nobody')) return;
    h.nonces = h.seats.flatMap(s => s.nonce ?? []);
    h.table = newTable(h.game, { scenario: h.scenario, options: h.options, commitment: h.commitment, roller: rollerOf(h) });
    const ended = playedOut(h);
    if (await keep(h, null, { is: 'start', nonces: h.nonces, entries: [...h.table.entries], ...(ended ? { ended } : {}) }, ended)) tellTables(h);
  });

  // Following what other processes did -------------------------------------------------------------------------------
  /** Does the same again: the same seed gives the same dice. If it does not come out the same, the game is read anew. */
  const follow = (h: Held, act: Act): boolean => {
    if (!('entries' in act)) return true;
    const t = h.table, [first] = act.entries, before = entriesOf(h);
    if (!t || !first || act.is === 'start' || act.is === 'migrated') return false;
    if (first.is === 'choice') playAt(t, first.by, first.pick);
    else if (first.is === 'back') goBack(t, first.by, first.to, first.agreed);
    else if (first.is === 'unseal') undo(t, first.by);
    return JSON.stringify(t.entries.slice(before)) === JSON.stringify(act.entries);
  };
  const catchUp = (id: string): Promise<void> => inTurn(id, async () => {
    const old = hot.get(id);
    if (!old) {
      const h = isWatched(id) ? await held(id) : undefined;
      if (h) publish(h);
      return;
    }
    const rows = await store.query('select msg, act from journal where game = $1 and seq >= $2 order by seq', id, old.seq);
    if (rows.length === 0) return;
    let h = old;
    for (const { msg, act: text } of rows) {
      const act = JSON.parse(text as string) as Act;
      if (!follow(h, act)) { hot.delete(id); h = await held(id) ?? old; break; }
      h.seq += 1;
      h.offer = offerAfter(h.offer, act);
      remember(h, msg as string | null, entriesOf(h));
    }
    if (h === old) Object.assign(h, await freshMeta(h));
    if (h.table) slim(h.table);
    publish(h);
  });
  const isWatched = (id: string): boolean => [...rooms.get(id)?.audiences.values() ?? []].some(a => a.listeners.size);
  const freshMeta = async (h: Held): Promise<Pick<Held, 'meta' | 'ended'>> => {
    const [r] = await store.query('select status, started, ended, ended_at, waiting, bot, since, until, clock, turn from games where id = $1', h.id);
    return { meta: r as unknown as Held['meta'], ended: r?.ended ? JSON.parse(r.ended as string) as Ended : undefined };
  };
  const tellTables = (h: Held): void => {
    for (const a of rooms.get(h.id)?.audiences.values() ?? []) for (const l of a.listeners) l.send(JSON.stringify({ is: 'table', game: cardOf(h, l.player), sides: a.sides } satisfies Push));
  };
  /** Somebody sat down or lost a seat: listeners are sorted anew, for a seat gives other eyes. */
  const resort = (id: string): Promise<void> => inTurn(id, async () => {
    hot.delete(id);
    const room = rooms.get(id), h = room && await held(id);
    if (!room || !h) return;
    const all = [...room.audiences.values()].flatMap(a => [...a.listeners]);
    room.audiences.clear();
    for (const l of all) await admit(h, l);
    present(id, room);
  });
  store.listen((note: Note) => {
    if (stopping) return;
    const swallow = (e: unknown): void => log.error('follow', { error: String(e) });
    if (note.is === 'acts') for (const id of note.games) if (hot.has(id) || rooms.has(id)) catchUp(id).catch(swallow);
    if (note.is === 'seats') for (const id of note.games) resort(id).catch(swallow);
    if (note.is === 'chat') for (const id of note.games) if (rooms.has(id)) void desk.with(id, tellChat).catch(swallow);
    if (note.is === 'lost') for (const id of new Set([...hot.keys(), ...rooms.keys()])) catchUp(id).catch(swallow);
    const room = note.is === 'here' ? rooms.get(note.game) : undefined;
    if (note.is !== 'here' || !room) return;
    const newcomer = !room.elsewhere.has(note.from);
    room.elsewhere.set(note.from, { here: note.here, watching: note.watching, at: now() });
    if (newcomer) present(note.game, room); else tellPresence(note.game, room);
  });

  // Looking on -----------------------------------------------------------------------------------------------------------
  /** Puts a listener among those who see the same, and brings it up to date. */
  const admit = async (h: Held, l: Listener, since?: number): Promise<readonly Side[]> => {
    const sides = sidesOf(h, l.player), room = roomOf(h.id), key = sides.join(' '), a = room.audiences.get(key) ?? { sides, listeners: new Set(), seen: undefined };
    room.audiences.set(key, a);
    publish(h);
    const alone: Audience = { ...a, listeners: new Set([l]) };
    l.send(JSON.stringify({ is: 'table', game: cardOf(h, l.player), sides } satisfies Push));
    if (h.table && since !== h.seq) {
      const { push, seen } = movedTo(h, sides, since !== undefined && a.seen?.seq === since ? a.seen : undefined, now());
      a.seen = seen;
      post(alone, push);
    }
    if (sides.length) {
      const lines = (await store.query('select * from chat where game = $1 order by n desc limit $2', h.id, CHAT_LINES)).toReversed().map(r => lineOf(h, r));
      room.chat = Math.max(room.chat, lines.at(-1)?.n ?? 0);
      post(alone, { is: 'chat', game: h.id, lines });
    }
    a.listeners.add(l);
    l.send(JSON.stringify({ is: 'presence', game: h.id, ...presenceOf(room) } satisfies Push));
    return sides;
  };

  const desk: Desk = {
    events, act, start,
    with: (id, look) => inTurn(id, async () => { const h = await held(id); return h && look(h); }),
    open: async (id, listener, since) => {
      const sides = await desk.with(id, h => (mayLook(h, listener.player) ? admit(h, listener, since) : undefined));
      if (sides) present(id, roomOf(id));
      return sides;
    },
    leave: (id, listener) => {
      const room = rooms.get(id);
      for (const a of room?.audiences.values() ?? []) a.listeners.delete(listener);
      if (room) present(id, room);
      if (room && !hot.has(id)) forget(id);
    },
    look: (id, player, entry) => desk.with(id, h => (h.table && mayLook(h, player) ? positionAt(h, sidesOf(h, player), entry) : undefined)),
    say: async (id, player, text) => {
      const said = await desk.with(id, async h => {
        const [side] = sidesOf(h, player);
        if (side === undefined) return false;
        for (let i = 0; i < TRIES; i++) {
          const [last] = await store.query('select coalesce(max(n), 0) as n from chat where game = $1', id), n = Number(last!.n) + 1, at = now();
          if (!await store.change([['insert into chat (game, n, at, side, text) values ($1, $2, $3, $4, $5) on conflict do nothing', id, n, at, side, text]], 'must change')) continue;
          await tellChat(h);
          events.emit('chat', cardOf(h, undefined), lineOf(h, { n, at, side, text }));
          return true;
        }
        return false;
      });
      if (said) store.tell({ is: 'chat', games: [id] });
      return said ?? false;
    },
    reseated: async id => { await resort(id); store.tell({ is: 'seats', games: [id] }); },
    here: id => { const room = rooms.get(id); return room ? presenceOf(room).here : []; },
    onBot: () => {},
    heldGames: () => hot.size,
    drop: forget,
    stop: async () => {
      stopping = true;
      clearInterval(again);
      await Promise.allSettled(turns.values());
    },
  };
  return desk;
};

