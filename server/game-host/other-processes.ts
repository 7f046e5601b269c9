/** Following what other processes did to the games in memory here. */
import { isDeepStrictEqual } from 'node:util';
import { back as goBack, takeOutAll } from '../../engine/undo.ts';
import { play as playAt } from '../../engine/table.ts';
import { countAct, entriesOf, metaOf, seatsFrom, slim, type Act, type LoadedGame } from './loaded-game.ts';
import { heardHere } from '../audiences/presence.ts';
import { isWatched, publish, sortAnew, tellChat } from '../audiences/audiences.ts';
import { META, type Note } from '../store/store.ts';
import type { Ended } from '../wire.ts';
import { forget, held, withGame } from './loaded-games.ts';
import { inTurn, type HostContext } from './host-context.ts';

const SEATS_AT_ONCE = 100;

/** Does the same again: the same seed gives the same dice. If it does not come out the same, the game is read anew. */
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
/** The game after what is stored since it was last looked at; nothing if that is nothing. */
const broughtUp = async (o: HostContext, old: LoadedGame): Promise<LoadedGame | undefined> => {
  const rows = await o.store.query(
    'select msg, act from journal where game = $1 and seq >= $2 order by seq',
    old.id,
    old.seq,
  );
  if (rows.length === 0) return undefined;
  for (const { msg, act: text } of rows) {
    const act = JSON.parse(text as string) as Act;
    if (!doAgain(old, act)) {
      o.hot.delete(old.id);
      return (await held(o, old.id)) ?? old;
    }
    countAct(old, act, msg as string | null, entriesOf(old));
  }
  return Object.assign(old, await freshMeta(o, old));
};
/** If the store goes away in the middle the table is ahead of what is known of it: it is read anew. */
const broughtUpOrForgotten = (o: HostContext, old: LoadedGame): Promise<LoadedGame | undefined> =>
  broughtUp(o, old).catch((e: unknown) => {
    forget(o, old.id);
    throw e;
  });
/** Does what others have stored since. */
export const catchUp = (o: HostContext, id: string): Promise<void> =>
  inTurn(o, id, async () => {
    const old = o.hot.get(id);
    const h = old ? await broughtUpOrForgotten(o, old) : isWatched(o.rooms, id) ? await held(o, id) : undefined;
    if (old && h?.table) slim(h.table);
    if (h) publish(o.rooms, h);
  });

/** Somebody sat down or lost a seat: listeners are sorted anew, for a seat gives other eyes. */
export const reseat = (o: HostContext, id: string): Promise<void> =>
  inTurn(o, id, async () => {
    o.hot.delete(id);
    const h = o.rooms.open.has(id) ? await held(o, id) : undefined;
    if (h) await sortAnew(o.rooms, h);
  });

/** Who sat down or lost a seat while nobody told us. */
const reseatAll = async (o: HostContext): Promise<void> => {
  const all = [...o.hot.values()];
  for (let i = 0; i < all.length; i += SEATS_AT_ONCE) {
    const some = all.slice(i, i + SEATS_AT_ONCE);
    const seats = await seatsFrom(
      o.store,
      some.map(h => ({ id: h.id, sides: h.game.sides })),
    );
    for (const h of some) if (!isDeepStrictEqual(seats.get(h.id), h.seats)) await reseat(o, h.id);
  }
};

/** What another process says, or that it may have said something nobody heard. */
export const heed = (o: HostContext, note: Note): void => {
  const { hot, rooms, log } = o;
  if (o.stopping) return;
  const each = (ids: Iterable<string>, work: (id: string) => Promise<unknown>): void => {
    for (const id of ids) work(id).catch(e => log.error('follow', { error: String(e) }));
  };
  const isOpen = (id: string): boolean => rooms.open.has(id);
  switch (note.is) {
    case 'acts':
      return each(
        note.games.filter(id => hot.has(id) || isOpen(id)),
        id => catchUp(o, id),
      );
    case 'seats':
      return each(note.games, id => reseat(o, id));
    case 'chat':
      return each(note.games.filter(isOpen), id => withGame(o, id, h => tellChat(rooms, h)));
    case 'lost':
      each(new Set([...hot.keys(), ...rooms.open.keys()]), id => catchUp(o, id));
      return each(['every seat'], () => reseatAll(o));
    case 'here':
      return heardHere(rooms, note);
    default: // what others listen for
  }
};
