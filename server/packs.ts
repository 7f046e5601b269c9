/** Data packs that games are played with: checked before anything is stored, kept once by their hash, sent to whoever opens such a game. */
import type { Game } from '../engine/game.ts';
import { BadPack, packHash, readPack, type DataPack } from '../engine/pack.ts';
import { gameOf } from '../games/all.ts';
import { Refusal } from './refusal.ts';
import type { Row, Statement, Store } from './store.ts';
import type { PackSaid } from './wire.ts';

const MOST_FAULTS = 10;
const unfit = (e: unknown): never => {
  if (e instanceof BadPack) throw new Refusal('malformed', e.faults.slice(0, MOST_FAULTS).join('\n'));
  throw e;
};
/** The game that was asked for, with the pack that came along; nothing if there is no such game. */
export const gameWith = (id: string, said: unknown): Game | undefined => {
  try {
    return gameOf(id, said === undefined ? undefined : readPack(said));
  } catch (e) {
    return unfit(e);
  }
};
export const packSaid = ({ pack }: Game): { readonly pack?: PackSaid } =>
  pack ? { pack: { name: pack.name, hash: packHash(pack) } } : {};

export const keepPack = ({ pack }: Game): readonly Statement[] =>
  pack
    ? [
        [
          'insert into packs (hash, title, body, stored) values ($1, $2, $3, $4) on conflict do nothing',
          packHash(pack),
          pack.name,
          JSON.stringify(pack),
          Date.now(),
        ],
      ]
    : [];
export const findPack = async (store: Store, hash: string): Promise<DataPack | undefined> => {
  const [row] = await store.query('select body from packs where hash = $1', hash);
  return row && (JSON.parse(row.body as string) as DataPack);
};
/** What lies over the shipped tables of the game in a row of `games`. */
export const packIn = async (store: Store, row: Row): Promise<DataPack | undefined> =>
  row.pack ? findPack(store, row.pack as string) : undefined;
