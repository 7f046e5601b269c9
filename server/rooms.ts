/** Who looks on at the games: sorted by what they may see, brought up to date with every change, and told who else is there. */
import { randomUUID } from 'node:crypto';
import type { Side } from '../engine/state.ts';
import { chatSince, lastOfChat } from './chat.ts';
import { cardOf, seqFor, sidesOf, type Held } from './held.ts';
import type { Metrics } from './metrics.ts';
import { movedTo, type Seen } from './moved.ts';
import type { Note, Store } from './store.ts';
import type { Push } from './wire.ts';

/** A socket that looks on. */
export interface Listener {
  readonly player: string | undefined;
  send(text: string): void;
}
/** Those who see the same: a seat, or the observers. */
interface Audience {
  readonly sides: readonly Side[];
  readonly listeners: Set<Listener>;
  seen: Seen | undefined;
}
interface Presence {
  readonly here: readonly Side[];
  readonly watching: number;
}
interface Room {
  readonly audiences: Map<string, Audience>;
  chat: number;
  readonly elsewhere: Map<string, Presence & { readonly at: number }>;
  said: string;
}

export interface Rooms {
  ids(): Iterable<string>;
  has(id: string): boolean;
  isWatched(id: string): boolean;
  /** Puts a listener among those who see the same, and brings it up to date. */
  admit(h: Held, l: Listener, since?: number): Promise<readonly Side[]>;
  leave(id: string, l: Listener): void;
  /** Everybody anew, for a seat gives other eyes. */
  resort(h: Held): Promise<void>;
  /** Brings everybody who looks on up to date. */
  publish(h: Held): void;
  /** The new card to everybody. */
  tellTables(h: Held): void;
  tellChat(h: Held): Promise<void>;
  /** Tells here and elsewhere who is there. */
  present(id: string): void;
  /** What another process says of who is there. */
  heard(note: Extract<Note, { is: 'here' }>): void;
  /** The sides that have the game open, in any process as far as this one knows. */
  here(id: string): readonly Side[];
  /** The game is no longer in memory: whoever looks on gets the whole position with the next change. */
  forget(id: string): void;
  stop(): void;
}

const PRESENCE_MS = 20_000;
const PRESENCE_PARTS = 40;
const listening = (room: Room): readonly Audience[] => [...room.audiences.values()].filter(a => a.listeners.size);
const presentIn = (room: Room): Presence => {
  const all = listening(room);
  return {
    here: all.flatMap(a => a.sides),
    watching: all.reduce((n, a) => n + (a.sides.length ? 0 : a.listeners.size), 0),
  };
};

export interface RoomParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly now: () => number;
}

export const openRooms = ({ store, metrics, now }: RoomParts): Rooms => {
  const rooms = new Map<string, Room>();
  const me = randomUUID();
  const roomOf = (id: string): Room => {
    const found = rooms.get(id) ?? { audiences: new Map(), chat: 0, elsewhere: new Map(), said: '' };
    rooms.set(id, found);
    return found;
  };
  const audiencesOf = (id: string): Iterable<Audience> => rooms.get(id)?.audiences.values() ?? [];
  const post = (a: Audience, push: Push): void => {
    const text = JSON.stringify(push);
    metrics.sent.add(a.listeners.size);
    metrics.sentBytes.add(a.listeners.size * text.length);
    for (const l of a.listeners) l.send(text);
  };
  const publish = (h: Held): void => {
    for (const a of audiencesOf(h.id)) {
      if (a.listeners.size === 0 || !h.table || a.seen?.seq === seqFor(h, a.sides)) continue;
      const { push, seen } = movedTo(h, a.sides, a.seen, now());
      a.seen = seen;
      post(a, push);
    }
  };

  // Who is there ---------------------------------------------------------------------------------------------------------
  const presenceOf = (room: Room): Presence => {
    const all = [presentIn(room), ...[...room.elsewhere.values()].filter(e => e.at > now() - 2 * PRESENCE_MS)];
    return { here: [...new Set(all.flatMap(p => p.here))].sort(), watching: all.reduce((n, p) => n + p.watching, 0) };
  };
  const tellPresence = (id: string, room: Room): void => {
    const said = presenceOf(room);
    const text = JSON.stringify(said);
    if (text === room.said) return;
    room.said = text;
    for (const a of room.audiences.values()) post(a, { is: 'presence', game: id, ...said });
  };
  const present = (id: string): void => {
    const room = rooms.get(id);
    if (!room) return;
    store.tell({ is: 'here', from: me, game: id, ...presentIn(room) });
    tellPresence(id, room);
  };
  /** A part of the rooms at a time, so that thousands are not all told at once. */
  let beat = 0;
  const again = setInterval(() => {
    let i = 0;
    beat += 1;
    for (const id of rooms.keys()) if (i++ % PRESENCE_PARTS === beat % PRESENCE_PARTS) present(id);
  }, PRESENCE_MS / PRESENCE_PARTS);
  again.unref();

  // Coming and going -----------------------------------------------------------------------------------------------------
  const admit: Rooms['admit'] = async (h, l, since) => {
    const sides = sidesOf(h, l.player);
    const room = roomOf(h.id);
    const key = sides.join(' ');
    const a = room.audiences.get(key) ?? { sides, listeners: new Set(), seen: undefined };
    room.audiences.set(key, a);
    publish(h);
    const alone: Audience = { ...a, listeners: new Set([l]) };
    post(alone, { is: 'table', game: cardOf(h, l.player), sides });
    if (h.table && since !== seqFor(h, sides)) {
      const { push, seen } = movedTo(
        h,
        sides,
        since !== undefined && a.seen?.seq === since ? a.seen : undefined,
        now(),
      );
      a.seen = seen;
      post(alone, push);
    }
    if (sides.length) {
      const lines = await lastOfChat(store, h);
      room.chat = Math.max(room.chat, lines.at(-1)?.n ?? 0);
      post(alone, { is: 'chat', game: h.id, lines });
    }
    a.listeners.add(l);
    post(alone, { is: 'presence', game: h.id, ...presenceOf(room) });
    return sides;
  };
  const forget = (id: string): void => {
    const room = rooms.get(id);
    if (!room) return;
    for (const [key, a] of room.audiences)
      if (a.listeners.size) a.seen = undefined;
      else room.audiences.delete(key);
    if (room.audiences.size === 0) rooms.delete(id);
  };

  return {
    ids: () => rooms.keys(),
    has: id => rooms.has(id),
    publish,
    present,
    admit,
    forget,
    isWatched: id => [...audiencesOf(id)].some(a => a.listeners.size),
    leave: (id, l) => {
      for (const a of audiencesOf(id)) a.listeners.delete(l);
      present(id);
    },
    resort: async h => {
      const room = roomOf(h.id);
      const all = [...room.audiences.values()].flatMap(a => [...a.listeners]);
      room.audiences.clear();
      for (const l of all) await admit(h, l);
      present(h.id);
    },
    tellTables: h => {
      for (const a of audiencesOf(h.id))
        for (const l of a.listeners)
          l.send(JSON.stringify({ is: 'table', game: cardOf(h, l.player), sides: a.sides } satisfies Push));
    },
    tellChat: async h => {
      const room = rooms.get(h.id);
      const players = room ? listening(room).filter(a => a.sides.length) : [];
      if (!room || !players.length) return;
      const lines = await chatSince(store, h, room.chat);
      room.chat = lines.at(-1)?.n ?? room.chat;
      if (lines.length) for (const a of players) post(a, { is: 'chat', game: h.id, lines });
    },
    heard: ({ from, game, here, watching }) => {
      const room = rooms.get(game);
      if (!room) return;
      const newcomer = !room.elsewhere.has(from);
      room.elsewhere.set(from, { here, watching, at: now() });
      if (newcomer) present(game);
      else tellPresence(game, room);
    },
    here: id => {
      const room = rooms.get(id);
      return room ? presenceOf(room).here : [];
    },
    stop: () => clearInterval(again),
  };
};
