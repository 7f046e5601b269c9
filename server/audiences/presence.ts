/** Who is there at each game, in this process and in the others. */
import type { Side } from '../../engine/state.ts';
import type { Note } from '../store/store.ts';
import { listening, post, type Presence, type Audiences, type AudienceRegistry } from './audience.ts';

/** What one process says of itself is good for twice this time. */
const PRESENCE_MS = 20_000;
const PRESENCE_PARTS = 40;

const presentIn = (room: Audiences): Presence => {
  const all = listening(room);
  return {
    here: all.flatMap(a => a.sides),
    watching: all.reduce((n, a) => n + (a.sides.length ? 0 : a.listeners.size), 0),
  };
};
export const presenceOf = ({ now }: AudienceRegistry, room: Audiences): Presence => {
  const all = [presentIn(room), ...[...room.elsewhere.values()].filter(e => e.at > now() - 2 * PRESENCE_MS)];
  return { here: [...new Set(all.flatMap(p => p.here))].sort(), watching: all.reduce((n, p) => n + p.watching, 0) };
};
const tellPresence = (r: AudienceRegistry, id: string, room: Audiences): void => {
  const said = presenceOf(r, room);
  const text = JSON.stringify(said);
  if (text === room.said) return;
  room.said = text;
  for (const a of room.audiences.values()) post(r, a, { is: 'presence', game: id, ...said });
};
/** Tells here and elsewhere who is there. */
export const present = (r: AudienceRegistry, id: string): void => {
  const room = r.open.get(id);
  if (!room) return;
  r.store.tell({ is: 'here', from: r.me, game: id, ...presentIn(room) });
  tellPresence(r, id, room);
};
/** What another process says of who is there. */
export const heardHere = (r: AudienceRegistry, { from, game, here, watching }: Extract<Note, { is: 'here' }>): void => {
  const room = r.open.get(game);
  if (!room) return;
  const newcomer = !room.elsewhere.has(from);
  room.elsewhere.set(from, { here, watching, at: r.now() });
  if (newcomer) present(r, game);
  else tellPresence(r, game, room);
};
/** The sides that have the game open, in any process as far as this one knows. */
export const hereAt = (r: AudienceRegistry, id: string): readonly Side[] => {
  const room = r.open.get(id);
  return room ? presenceOf(r, room).here : [];
};

/** Says it again and again: a part of the rooms at a time, so that thousands are not all told at once. */
export const keepPresent = (r: AudienceRegistry): NodeJS.Timeout => {
  let beat = 0;
  const timer = setInterval(() => {
    let i = 0;
    beat += 1;
    for (const id of r.open.keys()) if (i++ % PRESENCE_PARTS === beat % PRESENCE_PARTS) present(r, id);
  }, PRESENCE_MS / PRESENCE_PARTS);
  return timer.unref();
};
