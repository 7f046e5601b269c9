/** The games in memory. A game is changed only here, one act at a time, and nothing is answered or shown before it is stored. */
import { EventEmitter } from 'node:events';
import type { Side } from '../../engine/state.ts';
import type { Action } from './actions.ts';
import { isSaid, write } from './chat.ts';
import { cardOf, mayLook, seqFor, sidesOf, type ViewerSides, type Head, type LoadedGame } from './loaded-game.ts';
import { limiter, LIMITS, type Rate } from '../http/limits.ts';
import { positionAt } from './audience-update.ts';
import { hereAt, keepPresent, present } from '../audiences/presence.ts';
import type { Listener } from '../audiences/audience.ts';
import { admit, forgetSeen, isAbreast, leave, openAudiences, tellBotPlaces, tellChat } from '../audiences/audiences.ts';
import type { Position, Push } from '../wire.ts';
import { mayKnow } from './damaged-games.ts';
import { act, start, type Answered } from './store-and-publish.ts';
import { catchUp, heed, reseat } from './other-processes.ts';
import { forget, glimpse, held, withGame } from './loaded-games.ts';
import { inTurn, type Callbacks, type HostEvents, type HostContext } from './host-context.ts';

export interface GameHost extends Callbacks {
  readonly events: EventEmitter<HostEvents>;
  /** Looks at a game, in its turn among everything that is done to it. */
  with<T>(id: string, look: (h: LoadedGame) => T | Promise<T>): Promise<T | undefined>;
  /** The same for what needs no table: there may be none. */
  glance<T>(id: string, look: (h: Head) => T): Promise<T | undefined>;
  /** Does what `work` tries, once: `request` is the side's and the client's own name for it, `eyes` are those the answer is for. */
  act(id: string, request: string | null, work: Action, eyes?: ViewerSides): Promise<Answered>;
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
  /** Whether somebody may know of a game that cannot be read. */
  mayKnow(id: string, player: string | undefined): Promise<boolean>;
  /** How many games somebody looks on at in this process. */
  openRooms(): number;
  /** The games whose bot waits for its turn, each with its place in the queue. */
  botPlaces(places: ReadonlyMap<string, number>): void;
  /** How much waits to be done to a game. */
  waiting(id: string): number;
  heldGames(): number;
  /** Forgets a game in memory; it will be read again. */
  drop(id: string): void;
  stop(): Promise<void>;
}

/** The game without its table, for somebody who has missed nothing: when all come back at once most have. */
const upToDate = async (
  o: HostContext,
  id: string,
  player: string | undefined,
  since?: number,
): Promise<Head | undefined> => {
  if (since === undefined || o.hot.has(id)) return undefined;
  const h = await glimpse(o, id);
  return h && since === seqFor(h, sidesOf(h, player)) && isAbreast(o.rooms, h) ? h : undefined;
};
/** Who comes from another process may know more than is known here yet. */
const isBehind = ({ hot }: HostContext, id: string, player: string | undefined, since = 0): boolean => {
  const h = hot.get(id);
  return h !== undefined && since > seqFor(h, sidesOf(h, player));
};
/** Whoever has to wait for others is told so; of what game it is nothing is known yet. */
const laidOutFor = (o: HostContext, id: string, { send }: Listener): Promise<LoadedGame | undefined> => {
  if (!o.hot.has(id) && o.queued > 0) send(JSON.stringify({ is: 'wait', game: id, ahead: o.queued } satisfies Push));
  return held(o, id);
};
const open = async (
  o: HostContext,
  id: string,
  listener: Listener,
  since?: number,
): Promise<readonly Side[] | undefined> => {
  if (isBehind(o, id, listener.player, since)) await catchUp(o, id);
  const sides = await inTurn(o, id, async () => {
    const h = (await upToDate(o, id, listener.player, since)) ?? (await laidOutFor(o, id, listener));
    return h && mayLook(h, listener.player) ? admit(o.rooms, h, listener, since) : undefined;
  });
  if (sides) present(o.rooms, id);
  return sides;
};
const say = async (o: HostContext, id: string, player: string, request: string, text: string): Promise<boolean> => {
  const said = await withGame(o, id, async h => {
    const [side] = sidesOf(h, player);
    if (side === undefined) return false;
    const msg = `${side} ${request}`;
    if (await isSaid(o.store, h, msg)) return true;
    const line = await write(o.store, h, side, msg, text, o.now());
    if (!line) return false;
    await tellChat(o.rooms, h);
    o.events.emit('chat', cardOf(h, undefined), line);
    return true;
  });
  if (said) o.store.tell({ is: 'chat', games: [id] });
  return said ?? false;
};

export type GameHostParts = Pick<HostContext, 'store' | 'log' | 'metrics' | 'most'> &
  Partial<Pick<HostContext, 'now'>> & { readonly idle?: Rate };

/** As many as PostgreSQL answers at once; of SQLite's some milliseconds. */
const LINES = 8;
const hostContext = ({ now = Date.now, idle = LIMITS.idle, ...parts }: GameHostParts): HostContext => ({
  ...parts,
  mayIdle: limiter(idle),
  now,
  events: new EventEmitter<HostEvents>(),
  bells: { onBot: () => {}, onAsked: () => {} },
  rooms: openAudiences({ store: parts.store, metrics: parts.metrics, now }),
  hot: new Map(),
  turns: new Map(),
  aside: new Set(),
  stopping: false,
  lines: Array.from({ length: LINES }, () => Promise.resolve()),
  laying: Promise.resolve(),
  openingPacks: Promise.resolve(),
  queued: 0,
});
export const openGameHost = (parts: GameHostParts): GameHost => {
  const o = hostContext(parts);
  const presence = keepPresent(o.rooms);
  o.store.listen(note => heed(o, note));
  return Object.assign(o.bells, {
    events: o.events,
    with: (id, look) => withGame(o, id, look),
    glance: (id, look) =>
      inTurn(o, id, async () => {
        const h = await glimpse(o, id);
        return h && look(h);
      }),
    act: (id, request, work, eyes) => act(o, id, request, work, eyes),
    start: id => start(o, id),
    open: (id, listener, since) => open(o, id, listener, since),
    leave: (id, listener) => {
      leave(o.rooms, id, listener);
      if (!o.hot.has(id)) forgetSeen(o.rooms, id);
    },
    look: (id, player, entry) =>
      withGame(o, id, h => (h.table && mayLook(h, player) ? positionAt(h, sidesOf(h, player), entry) : undefined)),
    say: (id, player, request, text) => say(o, id, player, request, text),
    reseated: async id => {
      await reseat(o, id);
      o.store.tell({ is: 'seats', games: [id] });
    },
    here: id => hereAt(o.rooms, id),
    mayKnow: (id, player) => mayKnow(o, id, player),
    openRooms: () => o.rooms.open.size,
    botPlaces: places => tellBotPlaces(o.rooms, places),
    waiting: id => o.turns.get(id)?.waiting ?? 0,
    heldGames: () => o.hot.size,
    drop: id => forget(o, id),
    stop: async () => {
      o.stopping = true;
      clearInterval(presence);
      await Promise.allSettled([...o.turns.values()].map(t => t.last));
    },
  } satisfies Omit<GameHost, keyof Callbacks>);
};
