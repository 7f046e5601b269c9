/** Who has each game open, in this process and in the others. */
import type { Side } from '../../engine/state.ts';
import type { Note } from '../store/store.ts';
import { listening, post, type Presence, type Audiences, type AudienceRegistry } from './audience.ts';

/** What a process announces is valid for twice this time. */
const PRESENCE_MS = 20_000;
const PRESENCE_PARTS = 40;

const presentIn = (audiences: Audiences): Presence => {
  const all = listening(audiences);
  return {
    here: all.flatMap(a => a.sides),
    watching: all.reduce((n, a) => n + (a.sides.length ? 0 : a.listeners.size), 0),
  };
};
export const presenceOf = ({ now }: AudienceRegistry, audiences: Audiences): Presence => {
  const all = [presentIn(audiences), ...[...audiences.elsewhere.values()].filter(e => e.at > now() - 2 * PRESENCE_MS)];
  return { here: [...new Set(all.flatMap(p => p.here))].sort(), watching: all.reduce((n, p) => n + p.watching, 0) };
};
const tellPresence = (r: AudienceRegistry, id: string, audiences: Audiences): void => {
  const presence = presenceOf(r, audiences);
  const text = JSON.stringify(presence);
  if (text === audiences.lastPresence) return;
  audiences.lastPresence = text;
  for (const a of audiences.bySides.values()) post(r, a, { is: 'presence', game: id, ...presence });
};
/** Tells the game's audiences and the other processes who is there. */
export const announcePresence = (r: AudienceRegistry, id: string): void => {
  const audiences = r.open.get(id);
  if (!audiences) return;
  r.store.tell({ is: 'here', from: r.me, game: id, ...presentIn(audiences) });
  tellPresence(r, id, audiences);
};
/** Takes in what another process announces. */
export const onPresence = (
  r: AudienceRegistry,
  { from, game, here, watching }: Extract<Note, { is: 'here' }>,
): void => {
  const audiences = r.open.get(game);
  if (!audiences) return;
  const newcomer = !audiences.elsewhere.has(from);
  audiences.elsewhere.set(from, { here, watching, at: r.now() });
  if (newcomer) announcePresence(r, game);
  else tellPresence(r, game, audiences);
};
/** The sides that have the game open, in any process this one knows of. */
export const hereAt = (r: AudienceRegistry, id: string): readonly Side[] => {
  const audiences = r.open.get(id);
  return audiences ? presenceOf(r, audiences).here : [];
};

/** Repeats the announcements, for a part of the games at a time, so that they do not all go out at once. */
export const keepPresent = (r: AudienceRegistry): NodeJS.Timeout => {
  let beat = 0;
  const timer = setInterval(() => {
    let i = 0;
    beat += 1;
    for (const id of r.open.keys()) if (i++ % PRESENCE_PARTS === beat % PRESENCE_PARTS) announcePresence(r, id);
  }, PRESENCE_MS / PRESENCE_PARTS);
  return timer.unref();
};
