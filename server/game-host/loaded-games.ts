/** The games in memory: read when they are needed, forgotten when there are too many. */
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import { playedOut } from './actions.ts';
import { metaAfter } from './clocks.ts';
import type { Act, Head, LoadedGame } from './loaded-game.ts';
import { headOf, loadGame, rulesOf } from './load.ts';
import { closedPackOf } from '../packs/packs.ts';
import { forgetSeen, recall } from '../audiences/audiences.ts';
import { damagedGame, setAside, takeBack } from './damaged-games.ts';
import { inTurn, type HostContext } from './host-context.ts';

/** The game, from memory or from the store. Only in its turn. */
export const held = async (o: HostContext, id: string): Promise<LoadedGame | undefined> => {
  const found = o.hot.get(id) ?? (await loaded(o, id));
  if (!found) return undefined;
  o.hot.delete(id);
  o.hot.set(id, found);
  return found;
};
/** A game as far as it is known without its table, if it is not in memory. Only in its turn. */
export const glimpse = async (o: HostContext, id: string): Promise<Head | undefined> =>
  o.hot.get(id) ?? (await inLine(o, () => headOf(o.store, id)).catch((e: unknown) => setAside(o, id, e)));
/** So many at a time, with a breath for everybody else before each: SQLite answers at once, and a hundred who ask together would be answered in one go. */
const inLine = <T>({ lines }: HostContext, work: () => Promise<T>): Promise<T> => {
  const mine = lines.shift()!.then(breath).then(work);
  lines.push(mine.catch(() => undefined));
  return mine;
};
/** Looks at a game, in its turn among everything that is done to it. */
export const withGame = <T>(
  o: HostContext,
  id: string,
  look: (h: LoadedGame) => T | Promise<T>,
): Promise<T | undefined> =>
  inTurn(o, id, async () => {
    const h = await held(o, id);
    return h && look(h);
  });

/** One after the other, with a breath for everybody else between: when all come back at once nobody is shut out. */
const loaded = async (o: HostContext, id: string): Promise<LoadedGame | undefined> => {
  if (o.aside.has(id)) throw damagedGame();
  o.queued += 1;
  try {
    const rules = await packOpened(o, id).catch((e: unknown) => setAside(o, id, e));
    const mine = o.laying.then(breath).then(() => layOut(o, id, rules));
    o.laying = mine.catch(() => undefined);
    return await mine;
  } finally {
    o.queued -= 1;
  }
};
/** Between two packs: however many are asked for, opening them leaves most of the time to everybody else. */
const PACK_REST_MS = 250;
/** The rules of a game whose data pack had to be opened for it. Packs have a line of their own, so that no game as shipped waits for them. */
const packOpened = async (o: HostContext, id: string): Promise<LoadedGame['game'] | undefined> => {
  if (!(await closedPackOf(o.store, id))) return undefined;
  const mine = o.openingPacks.then(async () => {
    const closed = await closedPackOf(o.store, id); // another game may have had it opened meanwhile
    return closed && rulesOf(o.store, closed);
  });
  const rest = (): Promise<void> | undefined => (o.stopping ? undefined : sleep(PACK_REST_MS));
  o.openingPacks = mine.then(rules => rules && rest(), rest);
  return mine;
};
const layOut = async (
  o: HostContext,
  id: string,
  rules: LoadedGame['game'] | undefined,
): Promise<LoadedGame | undefined> => {
  const from = performance.now();
  const found = await loadGame(o.store, id, rules).catch((e: unknown) => setAside(o, id, e));
  const h = found && (await takeBack(o, found));
  if (h) o.metrics.loads.observe((performance.now() - from) / 1000);
  if (h?.unstored.length) await keepMigrated(o, h);
  if (h) recall(o.rooms, h);
  if (h) makeRoom(o, h);
  return h;
};
/** The rules have changed under a game: from where it goes on is an act like any other. */
const keepMigrated = async ({ store, log, now }: HostContext, h: LoadedGame): Promise<void> => {
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

/** What a game takes up, in entries and lines of its log: some 200 bytes each. */
const bulkOf = ({ table }: LoadedGame): number => (table ? table.entries.length + table.log.length : 0);
const MAX_LOADED_ENTRIES = 800_000;
/** Text of the data packs that are open at once: tables and what the rules make of them take some ten times as much. */
const MAX_PACK_BYTES_OPEN = 12_000_000;
/** However many packs are brought, they push out each other and no game as shipped. */
const makePackRoom = (o: HostContext, next: LoadedGame): void => {
  if (!next.pack) return;
  const open = new Set([next.pack.hash]);
  let bytes = next.packBytes;
  for (const h of [...o.hot.values()].toReversed()) {
    if (!h.pack || open.has(h.pack.hash)) continue;
    if (bytes + h.packBytes > MAX_PACK_BYTES_OPEN && !o.turns.has(h.id)) forget(o, h.id);
    else {
      open.add(h.pack.hash);
      bytes += h.packBytes;
    }
  }
};
/** Before a game comes in those go that were not used for longest and that nothing is being done to. */
const makeRoom = (o: HostContext, next: LoadedGame): void => {
  makePackRoom(o, next);
  let bulk = bulkOf(next);
  for (const h of o.hot.values()) bulk += bulkOf(h);
  for (const [id, h] of o.hot) {
    if (o.hot.size < o.most && bulk <= MAX_LOADED_ENTRIES) return;
    if (o.turns.has(id)) continue;
    forget(o, id);
    bulk -= bulkOf(h);
  }
};
/** Forgets a game in memory; it will be read again. */
export const forget = (o: HostContext, id: string): void => {
  o.hot.delete(id);
  forgetSeen(o.rooms, id);
};
