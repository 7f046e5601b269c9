/** Audiences: listeners are admitted, brought up to date with every change, and reassigned when seats change. */
import { randomUUID } from 'node:crypto';
import type { Side } from '../../engine/state.ts';
import { chatSince, lastOfChat } from '../game-host/chat.ts';
import { cardOf, isLoaded, seqFor, sidesOf, type Head, type LoadedGame } from '../game-host/loaded-game.ts';
import { movedTo, seenNow } from '../game-host/audience-update.ts';
import type { Push } from '../wire.ts';
import { announcePresence, presenceOf } from './presence.ts';
import {
  audiencesOf,
  listening,
  post,
  audiencesFor,
  type Audience,
  type Listener,
  type AudienceRegistry,
} from './audience.ts';

export const openAudiences = (parts: Pick<AudienceRegistry, 'store' | 'metrics' | 'now'>): AudienceRegistry => ({
  ...parts,
  me: randomUUID(),
  open: new Map(),
});
export const isWatched = (r: AudienceRegistry, id: string): boolean =>
  [...audiencesOf(r, id)].some(a => a.listeners.size);

// Telling --------------------------------------------------------------------------------------------------------------
/** Brings every audience up to date. */
export const publish = (r: AudienceRegistry, h: Head): void => {
  if (!isLoaded(h)) return;
  for (const a of audiencesOf(r, h.id)) {
    if (a.listeners.size === 0 || !h.table || a.seen?.seq === seqFor(h, a.sides)) continue;
    const { push, seen } = movedTo(h, a.sides, a.seen, r.now());
    a.seen = seen;
    post(r, a, push);
  }
};
/** Sends the new card to everyone. */
export const tellTables = (r: AudienceRegistry, h: Head): void => {
  for (const a of audiencesOf(r, h.id))
    for (const l of a.listeners)
      l.send(JSON.stringify({ is: 'table', game: cardOf(h, l.player), sides: a.sides } satisfies Push));
};
export const tellChat = async (r: AudienceRegistry, h: Head): Promise<void> => {
  const audiences = r.open.get(h.id);
  const players = audiences ? listening(audiences).filter(a => a.sides.length) : [];
  if (!audiences || !players.length) return;
  const lines = await chatSince(r.store, h, audiences.chat);
  audiences.chat = lines.at(-1)?.n ?? audiences.chat;
  if (lines.length) for (const a of players) post(r, a, { is: 'chat', game: h.id, lines });
};

/** Sends each game's place in the queue of bots; 0 when its turn has come. */
export const tellBotPlaces = (r: AudienceRegistry, places: ReadonlyMap<string, number>): void => {
  for (const [id, audiences] of r.open) {
    const place = places.get(id) ?? 0;
    if (place === audiences.botPlace) continue;
    audiences.botPlace = place;
    for (const a of listening(audiences)) post(r, a, { is: 'queue', game: id, place });
  }
};

// Coming and going -----------------------------------------------------------------------------------------------------
/** Adds a listener to its audience and brings it up to date. */
export const admit = async (r: AudienceRegistry, h: Head, l: Listener, since?: number): Promise<readonly Side[]> => {
  const sides = sidesOf(h, l.player);
  const audiences = audiencesFor(r, h.id);
  const key = sides.join(' ');
  const a = audiences.bySides.get(key) ?? { sides, listeners: new Set(), seen: undefined, upTo: undefined };
  audiences.bySides.set(key, a);
  publish(r, h);
  const alone: Audience = { ...a, listeners: new Set([l]) };
  post(r, alone, { is: 'table', game: cardOf(h, l.player), sides });
  if (since === seqFor(h, sides)) {
    a.upTo = since;
    if (a.seen?.seq !== since) a.seen = isLoaded(h) && h.table ? seenNow(h, sides) : undefined;
  } else if (isLoaded(h) && h.table) {
    const known = since !== undefined && a.seen?.seq === since ? a.seen : undefined;
    const { push, seen } = movedTo(h, sides, known, r.now());
    a.seen = seen;
    post(r, alone, push);
  }
  if (sides.length) {
    const lines = await lastOfChat(r.store, h);
    audiences.chat = Math.max(audiences.chat, lines.at(-1)?.n ?? 0);
    post(r, alone, { is: 'chat', game: h.id, lines });
  }
  a.listeners.add(l);
  if (audiences.botPlace) post(r, alone, { is: 'queue', game: h.id, place: audiences.botPlace });
  post(r, alone, { is: 'presence', game: h.id, ...presenceOf(r, audiences) });
  return sides;
};
export const leave = (r: AudienceRegistry, id: string, l: Listener): void => {
  for (const a of audiencesOf(r, id)) a.listeners.delete(l);
  announcePresence(r, id);
};
/** Admits everyone again, because a seat changes what a listener may see. */
export const reassignAll = async (r: AudienceRegistry, h: LoadedGame): Promise<void> => {
  const audiences = audiencesFor(r, h.id);
  const all = [...audiences.bySides.values()].flatMap(a => [...a.listeners]);
  audiences.bySides.clear();
  for (const l of all) await admit(r, h, l);
  announcePresence(r, h.id);
};
/** Whether every listener knows the last action. */
export const isUpToDate = (r: AudienceRegistry, h: Head): boolean =>
  [...audiencesOf(r, h.id)].every(a => a.listeners.size === 0 || (a.seen?.seq ?? a.upTo) === seqFor(h, a.sides));
/** The game is loaded again: audiences that are up to date receive the next change as a diff. */
export const recall = (r: AudienceRegistry, h: LoadedGame): void => {
  for (const a of audiencesOf(r, h.id))
    if (h.table && a.listeners.size && !a.seen && a.upTo === seqFor(h, a.sides)) a.seen = seenNow(h, a.sides);
};
/** The game is unloaded; how far each audience has come is kept. */
export const forgetSeen = (r: AudienceRegistry, id: string): void => {
  const audiences = r.open.get(id);
  if (!audiences) return;
  for (const [key, a] of audiences.bySides)
    if (a.listeners.size) {
      a.upTo = a.seen?.seq ?? a.upTo;
      a.seen = undefined;
    } else audiences.bySides.delete(key);
  if (audiences.bySides.size === 0) r.open.delete(id);
};
