/** What all parts of the game host share: store, loaded games, the queue of work for each game, and audiences. */
import type { EventEmitter } from 'node:events';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Side } from '../../engine/state.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { AudienceRegistry } from '../audiences/audience.ts';
import type { Store } from '../store/store.ts';
import type { Card, ChatLine, Ended, Failure } from '../wire.ts';

/** Emitted in the one process that stored the action. */
export interface HostEvents {
  started: [card: Card];
  /** `side` must decide now, and did not before. */
  turn: [card: Card, side: Side];
  over: [card: Card, ended: Ended];
  /** A draw or an undo was offered; the others must answer. */
  offer: [card: Card];
  chat: [card: Card, line: ChatLine];
}
/** Called for players who do not answer themselves. */
export interface Callbacks {
  /** Called when a bot must decide. */
  onBot: (id: string) => void;
  /** Called when a person must decide: with the moment the question was opened, and whether its answer may be forced. */
  onAsked: (id: string, opened: number, mayForce: boolean) => void;
}
interface Turn {
  last: Promise<unknown>;
  waiting: number;
}
export interface HostContext {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Most games in memory. */
  readonly maxLoaded: number;
  readonly now: () => number;
  readonly events: EventEmitter<HostEvents>;
  readonly callbacks: Callbacks;
  readonly audiences: AudienceRegistry;
  /** Loaded games by id, the longest unused first. */
  readonly loaded: Map<string, LoadedGame>;
  /** Work under way on each game, and how much waits. */
  readonly turns: Map<string, Turn>;
  /** Whether a player may act once more after very many actions that changed nothing for others. */
  readonly mayIdle: (who: string) => boolean;
  /** Games that this process could not load. */
  readonly aside: Set<string>;
  stopping: boolean;
  /** The last reading in each queue of readings without a table. */
  readonly headQueues: Promise<unknown>[];
  /** The last load asked for; `loadsWaiting` counts those not finished. */
  lastLoad: Promise<unknown>;
  /** The last opening of a data pack, and the pause after it. */
  openingPacks: Promise<unknown>;
  loadsWaiting: number;
}

export const NOT_FOUND: Failure = { error: 'not found', message: 'there is no such game' };
/** Other processes were first each time: nothing is stored, and the same request may be sent again. */
export const CROWDED: Failure = { error: 'down', message: 'not stored, the server is busy: send it again' };

/** Does one thing at a time for each game, and yields to other work in between. */
export const inTurn = <T>({ turns }: HostContext, id: string, work: () => Promise<T>): Promise<T> => {
  const turn = turns.get(id);
  const mine = turn ? turn.last.then(yieldToOthers, yieldToOthers).then(work) : Promise.resolve().then(work);
  const last = mine.then(done, done);
  turns.set(id, { last, waiting: (turn?.waiting ?? 0) + 1 });
  function done(): void {
    const now = turns.get(id)!;
    now.waiting -= 1;
    if (now.last === last) turns.delete(id);
  }
  return mine;
};
