/** What the database holds, and how full the disk is. */
import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Store } from '../store/store.ts';

/** The size of the database, and the used share of its space, 0 to 1. PostgreSQL's disk is unknown here. */
export interface Fullness {
  readonly bytes: number;
  readonly freeBytes?: number;
  readonly used?: number;
}
export interface Holdings extends Fullness {
  readonly games: { readonly [status: string]: number };
  readonly packs: number;
  readonly players: number;
  /** Games marked for removal. */
  readonly leaving: number;
}
/** The used share from which the operator is warned. */
export const NEARLY_FULL = 0.9;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
const bytesIn = async (store: Store, where: string): Promise<number> => {
  if (store.kind === 'postgres')
    return Number((await store.query('select pg_database_size(current_database()) as n'))[0]!.n);
  const onDisk = sizeOf(where) + sizeOf(`${where}-wal`);
  if (onDisk) return onDisk;
  const [row] = await store.query('select page_count * page_size as n from pragma_page_count(), pragma_page_size()');
  return Number(row!.n);
};
const isFile = (store: Store, where: string): boolean => store.kind === 'sqlite' && where !== ':memory:';
export const fullnessOf = async (store: Store, where: string, maxBytes?: number): Promise<Fullness> => {
  const bytes = await bytesIn(store, where);
  if (!isFile(store, where)) return { bytes, ...(maxBytes ? { used: bytes / maxBytes } : {}) };
  const { bavail, blocks, bsize } = statfsSync(dirname(where));
  const used = Math.max(1 - bavail / Math.max(1, blocks), maxBytes ? bytes / maxBytes : 0);
  return { bytes, freeBytes: bavail * bsize, used };
};

const countOf = async (store: Store, of: string): Promise<number> =>
  Number((await store.query(`select count(*) as n from ${of}`))[0]!.n);
export const holdingsOf = async (store: Store, where: string, maxBytes?: number): Promise<Holdings> => {
  const rows = await store.query('select status, count(*) as n from games group by status');
  return {
    ...(await fullnessOf(store, where, maxBytes)),
    games: Object.fromEntries(rows.map(r => [r.status as string, Number(r.n)])),
    packs: await countOf(store, 'packs'),
    players: await countOf(store, 'players'),
    leaving: await countOf(store, 'games where removal is not null'),
  };
};

const megabytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`;
const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
/** 'It holds 3 games (1 open, 2 being played), …' */
export const holdingsInWords = (h: Holdings): string => {
  const total = Object.values(h.games).reduce((n, k) => n + k, 0);
  const by = [
    ['open', 'waiting for players'],
    ['playing', 'being played'],
    ['over', 'over'],
  ].flatMap(([status, words]) => (h.games[status!] ? [`${h.games[status!]} ${words}`] : []));
  const leaving = h.leaving ? ` ${counted(h.leaving, 'game')} will be removed soon, as nobody plays on.` : '';
  const free = h.freeBytes === undefined ? '' : `, ${megabytes(h.freeBytes)} are free on the disk`;
  const full = (h.used ?? 0) >= NEARLY_FULL ? ` It is nearly full: ${Math.round(h.used! * 100)} % used.` : '';
  return `It holds ${counted(total, 'game')}${by.length ? ` (${by.join(', ')})` : ''}, ${counted(h.packs, 'data pack')} and ${counted(h.players, 'player')} in ${megabytes(h.bytes)}${free}.${leaving}${full}`;
};
