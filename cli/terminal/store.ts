/** Games on disk, autosaved under ~/.phoney-war (or $PHONEY_WAR_HOME) or saved where the player says. A file holds the record with its seed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { replaceFile } from '../../bots/match/replace-file.ts';
import type { Json } from '../../engine/state.ts';
import { type DataPack } from '../../engine/pack.ts';
import { BadPack, parsePack } from '../../engine/read-pack.ts';
import { record } from '../../engine/table.ts';
import { BadRequest } from '../fields.ts';
import { openRecord, type HostedGame, type ReopenedGame } from '../host.ts';
import { readRecord } from '../records.ts';
import { readOrders } from '../standing.ts';

export const homeOf = (env: { readonly [name: string]: string | undefined } = process.env): string =>
  env.PHONEY_WAR_HOME || join(homedir(), '.phoney-war');

/** A file name that no other game has: the time of the start and the first digits of the commitment. */
export const autosaveFile = ({ table }: HostedGame, now: Date = new Date()): string =>
  join(
    homeOf(),
    `${table.game.id}-${now.toISOString().slice(0, 16).replaceAll(':', '').replace('T', '-')}-${table.commitment.slice(0, 8)}.json`,
  );

export const writeGame = (file: string, { table, seed }: HostedGame): void => {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  replaceFile(file, `${JSON.stringify(record(table, seed))}\n`, { mode: 0o600 });
};

/** Standing orders are stored beside the autosave, because no record contains them. */
const ordersFile = (file: string): string => file.replace(/(\.json)?$/, '.orders');
export const writeOrders = (file: string, { orders }: HostedGame): void => {
  if (Object.keys(orders).length) writeFileSync(ordersFile(file), `${JSON.stringify(orders)}\n`, { mode: 0o600 });
  else rmSync(ordersFile(file), { force: true });
};
/** Restores the standing orders of an autosave. If the game no longer understands them, all are dropped. */
const withOrders = (file: string, hosted: ReopenedGame): ReopenedGame => {
  if (!existsSync(ordersFile(file))) return hosted;
  try {
    const left = JSON.parse(readFileSync(ordersFile(file), 'utf8')) as { readonly [side: string]: readonly Json[] };
    const orders = hosted.table.game.sides.flatMap(side =>
      left[side] ? [[side, readOrders(hosted, left[side])]] : [],
    );
    return { ...hosted, orders: Object.fromEntries(orders) as HostedGame['orders'] };
  } catch {
    return hosted;
  }
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (e) {
    throw new BadRequest(`${file} cannot be read: ${(e as Error).message}`);
  }
};
const parsed = (file: string): Json => {
  const text = read(file);
  try {
    return JSON.parse(text) as Json;
  } catch (e) {
    throw new BadRequest(`${file} cannot be read: ${(e as Error).message}`);
  }
};
/** Reads a data pack from a file. Whether its tables fit is checked by the game. */
export const readPackFile = (file: string): DataPack => {
  const text = read(file);
  try {
    return parsePack(text);
  } catch (e) {
    throw e instanceof BadPack ? new BadRequest(`${file}: ${e.message}`) : e;
  }
};

export const readGame = (file: string): ReopenedGame => {
  const { box, record: found } = readRecord(parsed(file));
  try {
    return withOrders(file, openRecord(box, found));
  } catch (e) {
    throw new BadRequest(`${file} does not replay: ${(e as Error).message}`);
  }
};

export interface Autosave {
  readonly file: string;
  readonly saved: Date;
  readonly hosted: HostedGame;
}
const MAX_UNFINISHED = 5;

/** The newest unfinished games. Files that cannot be read are skipped. */
export const unfinished = (): readonly Autosave[] => {
  const files = filesIn(homeOf())
    .map(file => ({ file, saved: statSync(file).mtime }))
    .toSorted((a, b) => b.saved.getTime() - a.saved.getTime());
  const found: Autosave[] = [];
  for (const f of files.slice(0, 4 * MAX_UNFINISHED)) {
    if (found.length === MAX_UNFINISHED) break;
    const hosted = readable(f.file);
    if (hosted && hosted.table.g.wait.for !== 'over') found.push({ ...f, hosted });
  }
  return found;
};
const filesIn = (dir: string): readonly string[] => {
  try {
    return readdirSync(dir)
      .filter(f => f.endsWith('.json'))
      .map(f => join(dir, f));
  } catch {
    return [];
  }
};
const readable = (file: string): HostedGame | undefined => {
  try {
    return readGame(file);
  } catch {
    return undefined;
  }
};
