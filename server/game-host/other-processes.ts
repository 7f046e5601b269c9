/** Follows what other processes did to the games loaded here. */
import { isDeepStrictEqual } from 'node:util';
import { back as goBack, takeOutAll } from '../../engine/undo.ts';
import { play as playAt } from '../../engine/table.ts';
import { countAct, entriesOf, isByPerson, metaOf, seatsFrom, slim, type Act, type LoadedGame } from './loaded-game.ts';
import { onPresence } from '../audiences/presence.ts';
import { isWatched, publish, reassignAll, tellChat } from '../audiences/audiences.ts';
import { META, type Note } from '../store/store.ts';
import type { Ended } from '../wire.ts';
import { unload, getGame, withGame } from './loaded-games.ts';
import { inTurn, type HostContext } from './host-context.ts';

const SEATS_AT_ONCE = 100;

/** Replays an action: the same seed gives the same dice. False if the result differs, and then the game is loaded again. */
const doAgain = (h: LoadedGame, act: Act): boolean => {
  if (!('entries' in act)) return true;
  const t = h.table;
  const before = entriesOf(h);
  if (!t || act.entries.length === 0 || act.is === 'start' || act.is === 'migrated') return false;
  for (const e of act.entries)
    if (e.is === 'choice') playAt(t, e.by, e.pick);
    else if (e.is === 'back') goBack(t, e.by, e.to, e.agreed);
    else if (e.is === 'out') takeOutAll(t, e.by, e.entries);
  return JSON.stringify(t.entries.slice(before)) === JSON.stringify(act.entries);
};
const freshMeta = async ({ store }: HostContext, h: LoadedGame): Promise<Pick<LoadedGame, 'meta' | 'ended'>> => {
  const [r] = await store.query(`select ${META.join(', ')} from games where id = $1`, h.id);
  return { meta: metaOf(r!), ended: r!.ended ? (JSON.parse(r!.ended as string) as Ended) : undefined };
};
/** The game with everything stored since; undefined if that is nothing. */
const broughtUp = async (host: HostContext, old: LoadedGame): Promise<LoadedGame | undefined> => {
  const rows = await host.store.query(
    'select msg, act from journal where game = $1 and seq >= $2 order by seq',
    old.id,
    old.seq,
  );
  if (rows.length === 0) return undefined;
  for (const { msg, act: text } of rows) {
    const act = JSON.parse(text as string) as Act;
    if (!doAgain(old, act)) {
      host.loaded.delete(old.id);
      return (await getGame(host, old.id)) ?? old;
    }
    countAct(old, act, msg as string | null, entriesOf(old));
    old.unpaidBytes = isByPerson(msg as string | null) ? 0 : old.unpaidBytes + (text as string).length;
  }
  return Object.assign(old, await freshMeta(host, old));
};
/** If the store fails midway the table is ahead of its counts, so the game is unloaded. */
const broughtUpOrForgotten = (host: HostContext, old: LoadedGame): Promise<LoadedGame | undefined> =>
  broughtUp(host, old).catch((e: unknown) => {
    unload(host, old.id);
    throw e;
  });
/** Replays what other processes have stored since. */
export const catchUp = (host: HostContext, id: string): Promise<void> =>
  inTurn(host, id, async () => {
    const old = host.loaded.get(id);
    const h = old
      ? await broughtUpOrForgotten(host, old)
      : isWatched(host.audiences, id)
        ? await getGame(host, id)
        : undefined;
    if (old && h?.table) slim(h.table);
    if (h) publish(host.audiences, h);
  });

/** A seat changed: listeners are assigned to their audiences again, because a seat changes what they may see. */
export const reseat = (host: HostContext, id: string): Promise<void> =>
  inTurn(host, id, async () => {
    host.loaded.delete(id);
    const h = host.audiences.open.has(id) ? await getGame(host, id) : undefined;
    if (h) await reassignAll(host.audiences, h);
  });

/** Finds seats that changed while no notes were received. */
const reseatAll = async (host: HostContext): Promise<void> => {
  const all = [...host.loaded.values()];
  for (let i = 0; i < all.length; i += SEATS_AT_ONCE) {
    const some = all.slice(i, i + SEATS_AT_ONCE);
    const seats = await seatsFrom(
      host.store,
      some.map(h => ({ id: h.id, sides: h.game.sides })),
    );
    for (const h of some) if (!isDeepStrictEqual(seats.get(h.id), h.seats)) await reseat(host, h.id);
  }
};

/** Handles a note of another process, or that notes may have been missed. */
export const onNote = (host: HostContext, note: Note): void => {
  const { loaded, audiences, log } = host;
  if (host.stopping) return;
  const each = (ids: Iterable<string>, work: (id: string) => Promise<unknown>): void => {
    for (const id of ids) work(id).catch(e => log.error('follow', { error: String(e) }));
  };
  const isOpen = (id: string): boolean => audiences.open.has(id);
  switch (note.is) {
    case 'acts':
      return each(
        note.games.filter(id => loaded.has(id) || isOpen(id)),
        id => catchUp(host, id),
      );
    case 'seats':
      return each(note.games, id => reseat(host, id));
    case 'chat':
      return each(note.games.filter(isOpen), id => withGame(host, id, h => tellChat(audiences, h)));
    case 'lost':
      each(new Set([...loaded.keys(), ...audiences.open.keys()]), id => catchUp(host, id));
      return each(['every seat'], () => reseatAll(host));
    case 'here':
      return onPresence(audiences, note);
    default: // for other listeners
  }
};
