/** Data packs that games are played with: checked by a thread before anything is stored, kept once by their hash, sent to whoever opens such a game. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Game } from '../../engine/game.ts';
import { nameFault } from '../../engine/names.ts';
import { withHash, type DataPack } from '../../engine/pack.ts';
import { BadPack, NAME_LIMIT } from '../../engine/read-pack.ts';
import { boxForChecked, gameOf, openBoxFor } from '../../games/all.ts';
import { packChecker } from './pack-checker.ts';
import type { Row, Statement, Store } from '../store/store.ts';
import type { PackMessage } from '../wire.ts';

/** A pack that was checked: as it is stored, and by which version of the game's rules. */
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
/** The stored text of a pack, as it goes out again. */
export const packText = async (store: Store, hash: string): Promise<string | undefined> =>
  (await store.query('select body from packs where hash = $1', hash))[0]?.body as string | undefined;
/** Whether this pack was accepted before by the rules as they are now. */
export const isKnown = async (store: Store, game: string, hash: string): Promise<boolean> => {
  const [row] = await store.query('select checked from packs where hash = $1', hash);
  return row !== undefined && row.checked === gameOf(game)?.version;
};

/** A game with the name of its data pack, which need not be opened for that. */
export const WITH_PACK =
  'select games.*, packs.title, packs.bytes from games left join packs on packs.hash = games.pack';
export const packNamedIn = (row: Row): PackMessage | undefined =>
  row.pack ? { name: shownTitle(row.title as string | null), hash: row.pack as string } : undefined;
/** Names were stored before there was a check of them. */
const shownTitle = (title: string | null): string => {
  if (title === null) return '';
  return nameFault(title, NAME_LIMIT) ? 'a pack without a name' : title;
};
export const packBytesIn = (row: Row): number => Number(row.bytes ?? 0);

/** The data pack of a game that is stored but not open here. */
export const closedPackOf = async (store: Store, id: string): Promise<Row | undefined> => {
  const [row] = await store.query('select game, pack, scenario from games where id = $1 and pack is not null', id);
  return row && !openBoxFor(row.game as string, row.pack as string) ? row : undefined;
};
/** The game of a row with what lies over its shipped tables. BadPack, if that is not there or does not fit any more. */
export const gameIn = async (store: Store, row: Row): Promise<Game> => {
  const id = row.game as string;
  const shipped = gameOf(id)!;
  const hash = row.pack as string | null;
  if (!hash) return shipped;
  return openBoxFor(id, hash)?.game ?? openStored(store, shipped, hash);
};
/** Opened once for all games that are played with it, in steps between which others are heard. A pack that was accepted by other rules is checked anew, by the thread. */
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
