/** What every part of the desk stands on: the store, the games in memory, whose turn it is with each, and who looks on. */
import type { EventEmitter } from 'node:events';
import { setImmediate as breath } from 'node:timers/promises';
import type { Side } from '../../engine/state.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { AudienceRegistry } from '../audiences/audience.ts';
import type { Store } from '../store/store.ts';
import type { Card, ChatLine, Ended, Failure } from '../wire.ts';

/** What other parts may hang on; told in the one process that stored the act. */
export interface HostEvents {
  started: [card: Card];
  /** `side` must decide now, and did not before. */
  turn: [card: Card, side: Side];
  over: [card: Card, ended: Ended];
  /** A draw, or to take back: the others are to answer. */
  offer: [card: Card];
  chat: [card: Card, line: ChatLine];
}
/** Whoever answers for those who are not there. */
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
  /** So many games are held in memory at most. */
  readonly most: number;
  readonly now: () => number;
  readonly events: EventEmitter<HostEvents>;
  readonly bells: Callbacks;
  readonly rooms: AudienceRegistry;
  /** The games in memory, the longest unused first. */
  readonly hot: Map<string, LoadedGame>;
  /** What is being done to a game, and how much waits for it. */
  readonly turns: Map<string, Turn>;
  /** Whether one more may be done at a table where for very long nothing was done that counts for others. */
  readonly mayIdle: (who: string) => boolean;
  /** Games that this process could not read. */
  readonly aside: Set<string>;
  stopping: boolean;
  /** The last glimpse of each line of those who wait for one. */
  readonly lines: Promise<unknown>[];
  /** The last game that was asked for from the store, and how many are waited for. */
  laying: Promise<unknown>;
  /** The last data pack that was opened, and the rest after it. */
  openingPacks: Promise<unknown>;
  queued: number;
}

export const NOT_FOUND: Failure = { error: 'not found', message: 'there is no such game' };

/** One thing at a time for each game; between two of them everybody else gets a breath. */
export const inTurn = <T>({ turns }: HostContext, id: string, work: () => Promise<T>): Promise<T> => {
  const turn = turns.get(id);
  const mine = turn ? turn.last.then(breath, breath).then(work) : Promise.resolve().then(work);
  const last = mine.then(done, done);
  turns.set(id, { last, waiting: (turn?.waiting ?? 0) + 1 });
  function done(): void {
    const now = turns.get(id)!;
    now.waiting -= 1;
    if (now.last === last) turns.delete(id);
  }
  return mine;
};
