/** Loads games when they are needed and unloads them when there are too many. */
import { setImmediate as yieldToOthers, setTimeout as sleep } from 'node:timers/promises';
import { playedOut } from './actions.ts';
import { metaAfter } from './clocks.ts';
import type { Act, Head, LoadedGame } from './loaded-game.ts';
import { headOf, loadGame, rulesOf } from './load.ts';
import { closedPackOf } from '../packs/packs.ts';
import { forgetSeen, recall } from '../audiences/audiences.ts';
import { damagedGame, setAside, takeBack } from './damaged-games.ts';
import { inTurn, type HostContext } from './host-context.ts';

/** The game from memory or from the store. Call it in the game's turn. */
export const getGame = async (host: HostContext, id: string): Promise<LoadedGame | undefined> => {
  const found = host.loaded.get(id) ?? (await loadInTurn(host, id));
  if (!found) return undefined;
  host.loaded.delete(id);
  host.loaded.set(id, found);
  return found;
};
/** The game from memory, or from the store without its table. Call it in the game's turn. */
export const getHead = async (host: HostContext, id: string): Promise<Head | undefined> =>
  host.loaded.get(id) ??
  (await inQueue(host, () => headOf(host.store, id)).catch((e: unknown) => setAside(host, id, e)));
/** A few readings at a time, and a yield before each: SQLite answers at once, so a hundred requests would otherwise be answered in one go. */
const inQueue = <T>({ headQueues }: HostContext, work: () => Promise<T>): Promise<T> => {
  const mine = headQueues.shift()!.then(yieldToOthers).then(work);
  headQueues.push(mine.catch(() => undefined));
  return mine;
};
/** Runs `look` on a loaded game, in its turn among the game's other work. */
export const withGame = <T>(
  host: HostContext,
  id: string,
  look: (h: LoadedGame) => T | Promise<T>,
): Promise<T | undefined> =>
  inTurn(host, id, async () => {
    const h = await getGame(host, id);
    return h && look(h);
  });

/** Games load one after the other with a yield in between, so that nobody is shut out when all players come back at once. */
const loadInTurn = async (host: HostContext, id: string): Promise<LoadedGame | undefined> => {
  if (host.aside.has(id)) throw damagedGame();
  host.loadsWaiting += 1;
  try {
    const rules = await packOpened(host, id).catch((e: unknown) => setAside(host, id, e));
    const mine = host.lastLoad.then(yieldToOthers).then(() => loadNow(host, id, rules));
    host.lastLoad = mine.catch(() => undefined);
    return await mine;
  } finally {
    host.loadsWaiting -= 1;
  }
};
/** The pause after opening a pack leaves most of the processor to everyone else. */
const PACK_REST_MS = 250;
/** Opens a game's data pack if it is closed. Packs have a queue of their own, so that shipped games do not wait for them. */
const packOpened = async (host: HostContext, id: string): Promise<LoadedGame['game'] | undefined> => {
  if (!(await closedPackOf(host.store, id))) return undefined;
  const mine = host.openingPacks.then(async () => {
    const closed = await closedPackOf(host.store, id); // another game may have opened it meanwhile
    return closed && rulesOf(host.store, closed);
  });
  const rest = (): Promise<void> | undefined => (host.stopping ? undefined : sleep(PACK_REST_MS));
  host.openingPacks = mine.then(rules => rules && rest(), rest);
  return mine;
};
const loadNow = async (
  host: HostContext,
  id: string,
  rules: LoadedGame['game'] | undefined,
): Promise<LoadedGame | undefined> => {
  const from = performance.now();
  const found = await loadGame(host.store, id, rules).catch((e: unknown) => setAside(host, id, e));
  const h = found && (await takeBack(host, found));
  if (h) host.metrics.loads.observe((performance.now() - from) / 1000);
  if (h?.unstored.length) await storeMigrated(host, h);
  if (h) recall(host.audiences, h);
  if (h) unloadForSpace(host, h);
  return h;
};
/** The rules have changed: stores from where the game goes on, as an action. */
const storeMigrated = async ({ store, log, now }: HostContext, h: LoadedGame): Promise<void> => {
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

/** A game's size in entries and log lines, some 200 bytes each. */
const bulkOf = ({ table }: LoadedGame): number => (table ? table.entries.length + table.log.length : 0);
const MAX_LOADED_ENTRIES = 800_000;
/** Bytes of the open data packs' text; in memory a pack takes about ten times as much. */
const MAX_PACK_BYTES_OPEN = 12_000_000;
/** Packs push out each other, never a shipped game. */
const unloadPacks = (host: HostContext, next: LoadedGame): void => {
  if (!next.pack) return;
  const open = new Set([next.pack.hash]);
  let bytes = next.packBytes;
  for (const h of [...host.loaded.values()].toReversed()) {
    if (!h.pack || open.has(h.pack.hash)) continue;
    if (bytes + h.packBytes > MAX_PACK_BYTES_OPEN && !host.turns.has(h.id)) unload(host, h.id);
    else {
      open.add(h.pack.hash);
      bytes += h.packBytes;
    }
  }
};
/** Unloads games that were not used for longest and have no work under way. */
const unloadForSpace = (host: HostContext, next: LoadedGame): void => {
  unloadPacks(host, next);
  let bulk = bulkOf(next);
  for (const h of host.loaded.values()) bulk += bulkOf(h);
  for (const [id, h] of host.loaded) {
    if (host.loaded.size < host.maxLoaded && bulk <= MAX_LOADED_ENTRIES) return;
    if (host.turns.has(id)) continue;
    unload(host, id);
    bulk -= bulkOf(h);
  }
};
/** Unloads a game; it is loaded again when needed. */
export const unload = (host: HostContext, id: string): void => {
  host.loaded.delete(id);
  forgetSeen(host.audiences, id);
};
