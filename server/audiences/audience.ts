/** The listeners of a game, grouped by what they may see. */
import type { Side } from '../../engine/state.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Seen } from '../game-host/audience-update.ts';
import type { Store } from '../store/store.ts';
import type { Push } from '../wire.ts';

/** A socket that has the game open. */
export interface Listener {
  readonly player: string | undefined;
  send(text: string): void;
}
/** Listeners who see the same: a seat, or the observers. */
export interface Audience {
  readonly sides: readonly Side[];
  readonly listeners: Set<Listener>;
  seen: Seen | undefined;
  /** The last action the listeners know, where `seen` has been dropped. */
  upTo: number | undefined;
}
export interface Presence {
  readonly here: readonly Side[];
  readonly watching: number;
}
export interface Audiences {
  readonly bySides: Map<string, Audience>;
  /** The last chat line sent here. */
  chat: number;
  readonly elsewhere: Map<string, Presence & { readonly at: number }>;
  /** The bot's place in the queue as last sent; 0 if it does not wait. */
  botPlace: number;
  /** The presence as last sent. */
  lastPresence: string;
}
/** All audiences of this process, by game. */
export interface AudienceRegistry {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** The id of this process among the others. */
  readonly me: string;
  readonly open: Map<string, Audiences>;
}

export const audiencesFor = ({ open }: AudienceRegistry, id: string): Audiences => {
  const found = open.get(id) ?? { bySides: new Map(), chat: 0, elsewhere: new Map(), botPlace: 0, lastPresence: '' };
  open.set(id, found);
  return found;
};
export const audiencesOf = ({ open }: AudienceRegistry, id: string): Iterable<Audience> =>
  open.get(id)?.bySides.values() ?? [];
export const listening = (audiences: Audiences): readonly Audience[] =>
  [...audiences.bySides.values()].filter(a => a.listeners.size);
export const post = ({ metrics }: AudienceRegistry, a: Audience, push: Push): void => {
  const text = JSON.stringify(push);
  metrics.sent.add(a.listeners.size);
  metrics.sentBytes.add(a.listeners.size * text.length);
  for (const l of a.listeners) l.send(text);
};
