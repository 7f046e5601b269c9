/** The manager of loaded games. Games change only here, one action at a time for each, and nothing is answered or shown before it is stored. */
import { EventEmitter } from 'node:events';
import type { Side } from '../../engine/state.ts';
import type { Action } from './actions.ts';
import { isSaid, write } from './chat.ts';
import { cardOf, mayLook, seqFor, sidesOf, type ViewerSides, type Head, type LoadedGame } from './loaded-game.ts';
import { limiter, LIMITS, type Rate } from '../http/limits.ts';
import { positionAt } from './audience-update.ts';
import { hereAt, announcePresence, keepPresent } from '../audiences/presence.ts';
import type { Listener } from '../audiences/audience.ts';
import {
  admit,
  forgetSeen,
  isUpToDate,
  leave,
  openAudiences,
  tellBotPlaces,
  tellChat,
} from '../audiences/audiences.ts';
import type { Failure, Position, Push } from '../wire.ts';
import { mayKnow } from './damaged-games.ts';
import { act, start, type Answered } from './store-and-publish.ts';
import { catchUp, onNote, reseat } from './other-processes.ts';
import { unload, getHead, getGame, withGame } from './loaded-games.ts';
import { CROWDED, inTurn, NOT_FOUND, type Callbacks, type HostEvents, type HostContext } from './host-context.ts';

export interface GameHost extends Callbacks {
  readonly events: EventEmitter<HostEvents>;
  /** Runs `look` on a loaded game, in its turn among the game's other work. */
  with<T>(id: string, look: (h: LoadedGame) => T | Promise<T>): Promise<T | undefined>;
  /** The same with what is known without the table, which may not be loaded. */
  withHead<T>(id: string, look: (h: Head) => T | Promise<T>): Promise<T | undefined>;
  /** Carries out an action once: `request` is the side's and the client's own name for it, `eyes` the sides the answer is for. */
  act(id: string, request: string | null, work: Action, eyes?: ViewerSides): Promise<Answered>;
  /** Starts the game if every side is taken and it has not begun. */
  start(id: string): Promise<void>;
  open(id: string, listener: Listener, since?: number): Promise<readonly Side[] | undefined>;
  leave(id: string, listener: Listener): void;
  look(id: string, player: string | undefined, entry: number): Promise<Position | undefined>;
  /** Stores and sends a chat line once: `request` is the client's own name for it. Why not, if it was not. */
  say(id: string, player: string, request: string, text: string): Promise<Failure | undefined>;
  /** A seat has changed: everyone receives the new card. */
  reseated(id: string): Promise<void>;
  /** The sides that have the game open, in any process this one knows of. */
  here(id: string): readonly Side[];
  /** Whether a player may know of a game that cannot be loaded. */
  mayKnow(id: string, player: string | undefined): Promise<boolean>;
  /** How many games have an audience in this process. */
  watchedGames(): number;
  /** Announces the place in the queue of each game whose bot waits. */
  botPlaces(places: ReadonlyMap<string, number>): void;
  /** How much work waits for a game. */
  waiting(id: string): number;
  loadedGames(): number;
  /** Unloads a game; it is loaded again when needed. */
  drop(id: string): void;
  stop(): Promise<void>;
}

/** The game without its table, if the player has missed nothing: after a restart most have not. */
const upToDate = async (
  host: HostContext,
  id: string,
  player: string | undefined,
  since?: number,
): Promise<Head | undefined> => {
  if (since === undefined || host.loaded.has(id)) return undefined;
  const h = await getHead(host, id);
  return h && since === seqFor(h, sidesOf(h, player)) && isUpToDate(host.audiences, h) ? h : undefined;
};
/** Whether a player coming from another process has seen more than this process knows. */
const isBehind = ({ loaded }: HostContext, id: string, player: string | undefined, since = 0): boolean => {
  const h = loaded.get(id);
  return h !== undefined && since > seqFor(h, sidesOf(h, player));
};
/** Says how many games are loaded first, to those only who may know of this one. */
const loadFor = async (host: HostContext, id: string, { player, send }: Listener): Promise<LoadedGame | undefined> => {
  if (!host.loaded.has(id) && host.loadsWaiting > 0 && (await mayKnow(host, id, player)))
    send(JSON.stringify({ is: 'wait', game: id, ahead: host.loadsWaiting } satisfies Push));
  return getGame(host, id);
};
const open = async (
  host: HostContext,
  id: string,
  listener: Listener,
  since?: number,
): Promise<readonly Side[] | undefined> => {
  if (isBehind(host, id, listener.player, since)) await catchUp(host, id);
  const sides = await inTurn(host, id, async () => {
    const h = (await upToDate(host, id, listener.player, since)) ?? (await loadFor(host, id, listener));
    return h && mayLook(h, listener.player) ? admit(host.audiences, h, listener, since) : undefined;
  });
  if (sides) announcePresence(host.audiences, id);
  return sides;
};
const NO_PLAYER: Failure = { error: 'not yours', message: 'only the players of this game can chat here' };
const say = async (
  host: HostContext,
  id: string,
  player: string,
  request: string,
  text: string,
): Promise<Failure | undefined> => {
  const done = await withGame(host, id, async h => {
    const [side] = sidesOf(h, player);
    if (side === undefined) return { failed: mayLook(h, player) ? NO_PLAYER : NOT_FOUND };
    const msg = `${side} ${request}`;
    if (await isSaid(host.store, h, msg)) return { failed: undefined };
    const line = await write(host.store, h, side, msg, text, host.now());
    if (!line) return { failed: CROWDED };
    await tellChat(host.audiences, h);
    host.events.emit('chat', cardOf(h, undefined), line);
    return { failed: undefined };
  });
  if (!done) return NOT_FOUND;
  if (!done.failed) host.store.tell({ is: 'chat', games: [id] });
  return done.failed;
};

export type GameHostParts = Pick<HostContext, 'store' | 'log' | 'metrics' | 'maxLoaded'> &
  Partial<Pick<HostContext, 'now'>> & { readonly idle?: Rate };

/** As many as PostgreSQL answers at once; with SQLite some milliseconds of work. */
const HEAD_QUEUES = 8;
const hostContext = ({ now = Date.now, idle = LIMITS.idle, ...parts }: GameHostParts): HostContext => ({
  ...parts,
  mayIdle: limiter(idle),
  now,
  events: new EventEmitter<HostEvents>(),
  callbacks: { onBot: () => {}, onAsked: () => {} },
  audiences: openAudiences({ store: parts.store, metrics: parts.metrics, now }),
  loaded: new Map(),
  turns: new Map(),
  aside: new Set(),
  stopping: false,
  headQueues: Array.from({ length: HEAD_QUEUES }, () => Promise.resolve()),
  lastLoad: Promise.resolve(),
  openingPacks: Promise.resolve(),
  loadsWaiting: 0,
});
export const openGameHost = (parts: GameHostParts): GameHost => {
  const host = hostContext(parts);
  const presence = keepPresent(host.audiences);
  host.store.listen(note => onNote(host, note));
  return Object.assign(host.callbacks, {
    events: host.events,
    with: (id, look) => withGame(host, id, look),
    withHead: (id, look) =>
      inTurn(host, id, async () => {
        const h = await getHead(host, id);
        return h && look(h);
      }),
    act: (id, request, work, eyes) => act(host, id, request, work, eyes),
    start: id => start(host, id),
    open: (id, listener, since) => open(host, id, listener, since),
    leave: (id, listener) => {
      leave(host.audiences, id, listener);
      if (!host.loaded.has(id)) forgetSeen(host.audiences, id);
    },
    look: (id, player, entry) =>
      withGame(host, id, h => (h.table && mayLook(h, player) ? positionAt(h, sidesOf(h, player), entry) : undefined)),
    say: (id, player, request, text) => say(host, id, player, request, text),
    reseated: async id => {
      await reseat(host, id);
      host.store.tell({ is: 'seats', games: [id] });
    },
    here: id => hereAt(host.audiences, id),
    mayKnow: (id, player) => mayKnow(host, id, player),
    watchedGames: () => host.audiences.open.size,
    botPlaces: places => tellBotPlaces(host.audiences, places),
    waiting: id => host.turns.get(id)?.waiting ?? 0,
    loadedGames: () => host.loaded.size,
    drop: id => unload(host, id),
    stop: async () => {
      host.stopping = true;
      clearInterval(presence);
      await Promise.allSettled([...host.turns.values()].map(t => t.last));
    },
  } satisfies Omit<GameHost, keyof Callbacks>);
};
