/** Those who look on at a game, sorted by what they may see. */
import type { Side } from '../../engine/state.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Seen } from '../game-host/audience-update.ts';
import type { Store } from '../store/store.ts';
import type { Push } from '../wire.ts';

/** A socket that looks on. */
export interface Listener {
  readonly player: string | undefined;
  send(text: string): void;
}
/** Those who see the same: a seat, or the observers. */
export interface Audience {
  readonly sides: readonly Side[];
  readonly listeners: Set<Listener>;
  seen: Seen | undefined;
  /** Where `seen` is not kept: the last act that those who listen know. */
  upTo: number | undefined;
}
export interface Presence {
  readonly here: readonly Side[];
  readonly watching: number;
}
export interface Audiences {
  readonly audiences: Map<string, Audience>;
  /** The last line of chat that was told here. */
  chat: number;
  readonly elsewhere: Map<string, Presence & { readonly at: number }>;
  /** The bot's place in the queue as it was last told; 0: it need not wait. */
  botPlace: number;
  /** Who was last said to be there. */
  said: string;
}
/** The rooms of this process, by game. */
export interface AudienceRegistry {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** This process, among the others. */
  readonly me: string;
  readonly open: Map<string, Audiences>;
}

export const audiencesFor = ({ open }: AudienceRegistry, id: string): Audiences => {
  const found = open.get(id) ?? { audiences: new Map(), chat: 0, elsewhere: new Map(), botPlace: 0, said: '' };
  open.set(id, found);
  return found;
};
export const audiencesOf = ({ open }: AudienceRegistry, id: string): Iterable<Audience> =>
  open.get(id)?.audiences.values() ?? [];
export const listening = (room: Audiences): readonly Audience[] =>
  [...room.audiences.values()].filter(a => a.listeners.size);
export const post = ({ metrics }: AudienceRegistry, a: Audience, push: Push): void => {
  const text = JSON.stringify(push);
  metrics.sent.add(a.listeners.size);
  metrics.sentBytes.add(a.listeners.size * text.length);
  for (const l of a.listeners) l.send(text);
};
