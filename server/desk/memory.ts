/** The games in memory: read when they are needed, forgotten when there are too many. */
import { setImmediate as breath } from 'node:timers/promises';
import { playedOut } from '../acts.ts';
import { metaAfter } from '../clocks.ts';
import { loadGame, type Act, type Held } from '../held.ts';
import { forgetSeen } from '../rooms/rooms.ts';
import { inTurn, type Office } from './office.ts';

/** The game, from memory or from the store. Only in its turn. */
export const held = async (o: Office, id: string): Promise<Held | undefined> => {
  const found = o.hot.get(id) ?? (await loaded(o, id));
  if (!found) return undefined;
  o.hot.delete(id);
  o.hot.set(id, found);
  if (o.hot.size > o.most) evict(o);
  return found;
};
/** Looks at a game, in its turn among everything that is done to it. */
export const withGame = <T>(o: Office, id: string, look: (h: Held) => T | Promise<T>): Promise<T | undefined> =>
  inTurn(o, id, async () => {
    const h = await held(o, id);
    return h && look(h);
  });

/** One after the other, with a breath for everybody else between: when all come back at once nobody is shut out. */
const loaded = (o: Office, id: string): Promise<Held | undefined> => {
  const mine = o.laying.then(breath).then(() => layOut(o, id));
  o.laying = mine.catch(() => undefined);
  return mine;
};
const layOut = async (o: Office, id: string): Promise<Held | undefined> => {
  const from = performance.now();
  const h = await loadGame(o.store, id);
  if (h) o.metrics.loads.observe((performance.now() - from) / 1000);
  if (h?.unstored.length) await keepMigrated(o, h);
  return h;
};
/** The rules have changed under a game: from where it goes on is an act like any other. */
const keepMigrated = async ({ store, log, now }: Office, h: Held): Promise<void> => {
  log.warn('migrated', { game: h.id, rules: h.game.version });
  const stored = await store.append({
    game: h.id,
    seq: h.seq,
    at: now(),
    msg: null,
    act: JSON.stringify({ is: 'migrated', by: '', entries: h.unstored } satisfies Act),
    meta: metaAfter(h, now(), playedOut(h)),
  });
  if (stored) h.seq += 1;
};

/** The longest unused that nothing is being done to; whoever looks on gets the whole position with the next change. */
const evict = (o: Office): void => {
  for (const id of o.hot.keys()) {
    if (o.turns.has(id)) continue;
    forget(o, id);
    if (o.hot.size <= o.most) return;
  }
};
/** Forgets a game in memory; it will be read again. */
export const forget = (o: Office, id: string): void => {
  o.hot.delete(id);
  forgetSeen(o.rooms, id);
};
