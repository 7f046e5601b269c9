/** Data packs: checked by a thread before they are stored, stored once by their hash, sent to whoever opens a game with them. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Game } from '../../engine/game.ts';
import { nameFault } from '../../engine/names.ts';
import { withHash, type DataPack } from '../../engine/pack.ts';
import { BadPack, NAME_LIMIT } from '../../engine/read-pack.ts';
import { boxForChecked, gameOf, openBoxFor } from '../../games/all.ts';
import { packChecker } from './pack-checker.ts';
import type { Row, Statement, Store } from '../store/store.ts';
import type { PackMessage } from '../wire.ts';

/** A checked pack as it is stored, with the version of the rules that accepted it. */
export interface CheckedPack extends PackMessage {
  readonly text: string;
  readonly checked: number;
}
export const keepPack = ({ hash, name, text, checked }: CheckedPack): Statement => [
  'insert into packs (hash, title, body, stored, checked, bytes) values ($1, $2, $3, $4, $5, $6) on conflict (hash) do update set checked = excluded.checked',
  hash,
  name,
  text,
  Date.now(),
  checked,
  Buffer.byteLength(text),
];
/** The stored text of a pack. */
export const packText = async (store: Store, hash: string): Promise<string | undefined> =>
  (await store.query('select body from packs where hash = $1', hash))[0]?.body as string | undefined;
/** Whether the present rules have accepted this pack before. */
export const isKnown = async (store: Store, game: string, hash: string): Promise<boolean> => {
  const [row] = await store.query('select checked from packs where hash = $1', hash);
  return row !== undefined && row.checked === gameOf(game)?.version;
};

/** A game's row with the name of its data pack, which need not be opened for that. */
export const WITH_PACK =
  'select games.*, packs.title, packs.bytes from games left join packs on packs.hash = games.pack';
export const packNamedIn = (row: Row): PackMessage | undefined =>
  row.pack ? { name: shownTitle(row.title as string | null), hash: row.pack as string } : undefined;
/** Some names were stored before names were checked. */
const shownTitle = (title: string | null): string => {
  if (title === null) return '';
  return nameFault(title, NAME_LIMIT) ? 'unnamed data pack' : title;
};
export const packBytesIn = (row: Row): number => Number(row.bytes ?? 0);

/** The row of a game whose data pack is not open here. */
export const closedPackOf = async (store: Store, id: string): Promise<Row | undefined> => {
  const [row] = await store.query('select game, pack, scenario from games where id = $1 and pack is not null', id);
  return row && !openBoxFor(row.game as string, row.pack as string) ? row : undefined;
};
/** The rules of a row's game with its data pack. BadPack if the pack is missing or no longer fits. */
export const gameIn = async (store: Store, row: Row): Promise<Game> => {
  const id = row.game as string;
  const shipped = gameOf(id)!;
  const hash = row.pack as string | null;
  if (!hash) return shipped;
  return openBoxFor(id, hash)?.game ?? openStored(store, shipped, hash);
};
/** Opens a stored pack once for all its games, in steps that yield to others. A pack accepted by other rules is checked again, in the thread. */
const openStored = async (store: Store, { id, version }: Game, hash: string): Promise<Game> => {
  const [row] = await store.query('select body, checked from packs where hash = $1', hash);
  if (!row) throw new BadPack([`the data pack ${hash} is missing`]);
  const text = row.body as string;
  if (row.checked !== version) {
    await packChecker.stored(id, text);
    await store.change([['update packs set checked = $2 where hash = $1', hash, version]]);
  }
  await breath();
  const data = readStored(text, hash);
  await breath();
  try {
    return boxForChecked(id, data)!.game;
  } catch (e) {
    throw new BadPack([`the data pack ${hash} cannot be opened: ${(e as Error).message}`]);
  }
};
const readStored = (text: string, hash: string): DataPack => {
  try {
    return withHash(JSON.parse(text) as DataPack, hash);
  } catch (e) {
    throw new BadPack([`the data pack ${hash} cannot be read: ${(e as Error).message}`]);
  }
};
