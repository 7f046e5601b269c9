/** Who looks on at the games: admitted, brought up to date with every change, and sorted anew when seats change. */
import { randomUUID } from 'node:crypto';
import type { Side } from '../../engine/state.ts';
import { chatSince, lastOfChat } from '../game-host/chat.ts';
import { cardOf, isLoaded, seqFor, sidesOf, type Head, type LoadedGame } from '../game-host/loaded-game.ts';
import { movedTo, seenNow } from '../game-host/audience-update.ts';
import type { Push } from '../wire.ts';
import { presenceOf, present } from './presence.ts';
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
/** Brings everybody who looks on up to date. */
export const publish = (r: AudienceRegistry, h: Head): void => {
  if (!isLoaded(h)) return;
  for (const a of audiencesOf(r, h.id)) {
    if (a.listeners.size === 0 || !h.table || a.seen?.seq === seqFor(h, a.sides)) continue;
    const { push, seen } = movedTo(h, a.sides, a.seen, r.now());
    a.seen = seen;
    post(r, a, push);
  }
};
/** The new card to everybody. */
export const tellTables = (r: AudienceRegistry, h: Head): void => {
  for (const a of audiencesOf(r, h.id))
    for (const l of a.listeners)
      l.send(JSON.stringify({ is: 'table', game: cardOf(h, l.player), sides: a.sides } satisfies Push));
};
export const tellChat = async (r: AudienceRegistry, h: Head): Promise<void> => {
  const room = r.open.get(h.id);
  const players = room ? listening(room).filter(a => a.sides.length) : [];
  if (!room || !players.length) return;
  const lines = await chatSince(r.store, h, room.chat);
  room.chat = lines.at(-1)?.n ?? room.chat;
  if (lines.length) for (const a of players) post(r, a, { is: 'chat', game: h.id, lines });
};

/** Where each game's bot stands in the queue, to those who look on; 0 when it has come to its turn. */
export const tellBotPlaces = (r: AudienceRegistry, places: ReadonlyMap<string, number>): void => {
  for (const [id, room] of r.open) {
    const place = places.get(id) ?? 0;
    if (place === room.botPlace) continue;
    room.botPlace = place;
    for (const a of listening(room)) post(r, a, { is: 'queue', game: id, place });
  }
};

// Coming and going -----------------------------------------------------------------------------------------------------
/** Puts a listener among those who see the same, and brings it up to date. */
export const admit = async (r: AudienceRegistry, h: Head, l: Listener, since?: number): Promise<readonly Side[]> => {
  const sides = sidesOf(h, l.player);
  const room = audiencesFor(r, h.id);
  const key = sides.join(' ');
  const a = room.audiences.get(key) ?? { sides, listeners: new Set(), seen: undefined, upTo: undefined };
  room.audiences.set(key, a);
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
    room.chat = Math.max(room.chat, lines.at(-1)?.n ?? 0);
    post(r, alone, { is: 'chat', game: h.id, lines });
  }
  a.listeners.add(l);
  if (room.botPlace) post(r, alone, { is: 'queue', game: h.id, place: room.botPlace });
  post(r, alone, { is: 'presence', game: h.id, ...presenceOf(r, room) });
  return sides;
};
export const leave = (r: AudienceRegistry, id: string, l: Listener): void => {
  for (const a of audiencesOf(r, id)) a.listeners.delete(l);
  present(r, id);
};
/** Everybody anew, for a seat gives other eyes. */
export const sortAnew = async (r: AudienceRegistry, h: LoadedGame): Promise<void> => {
  const room = audiencesFor(r, h.id);
  const all = [...room.audiences.values()].flatMap(a => [...a.listeners]);
  room.audiences.clear();
  for (const l of all) await admit(r, h, l);
  present(r, h.id);
};
/** Whether all who look on know the last act. */
export const isAbreast = (r: AudienceRegistry, h: Head): boolean =>
  [...audiencesOf(r, h.id)].every(a => a.listeners.size === 0 || (a.seen?.seq ?? a.upTo) === seqFor(h, a.sides));
/** The game is in memory again: to those who are up to date the next change goes as a difference. */
export const recall = (r: AudienceRegistry, h: LoadedGame): void => {
  for (const a of audiencesOf(r, h.id))
    if (h.table && a.listeners.size && !a.seen && a.upTo === seqFor(h, a.sides)) a.seen = seenNow(h, a.sides);
};
/** The game is no longer in memory; how far those who look on have come is. */
export const forgetSeen = (r: AudienceRegistry, id: string): void => {
  const room = r.open.get(id);
  if (!room) return;
  for (const [key, a] of room.audiences)
    if (a.listeners.size) {
      a.upTo = a.seen?.seq ?? a.upTo;
      a.seen = undefined;
    } else room.audiences.delete(key);
  if (room.audiences.size === 0) r.open.delete(id);
};
