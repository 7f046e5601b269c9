/** The record of a game that cannot be laid out: what is stored of it, as far as it can be read, and no more than whoever asks may know. */
import { journalFor, type Checkpoint, type Entry, type Record } from '../engine/journal.ts';
import type { Act } from './held.ts';
import { unpacked } from './packed.ts';
import type { Row, Store } from './store.ts';

export interface RawRecord extends Omit<Record, 'entries' | 'options'> {
  readonly options: unknown;
  /** Why it is not shown, and how many acts at its end could not even be read. */
  readonly damaged: string;
  readonly unread: number;
  readonly entries: readonly (Entry | { readonly is: 'hidden' })[];
}
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
/** Up to the first act that is none any more. */
const actsIn = (rows: readonly Row[]): readonly Act[] => {
  const acts: Act[] = [];
  for (const { act } of rows) {
    const said = attempt(() => JSON.parse(act as string) as Act);
    if (!said) break;
    acts.push(said);
  }
  return acts;
};
const checkpointsIn = (rows: readonly Row[]): readonly Checkpoint[] =>
  rows.flatMap(r => {
    const state = attempt(() => unpacked(r.state as string) as Checkpoint['state']);
    return state ? [{ at: r.at as number, turn: r.turn as number, state }] : [];
  });

const sidesIn = async (
  store: Store,
  table: 'holders' | 'seats',
  id: string,
  player?: string,
): Promise<readonly string[]> => {
  const rows =
    player === undefined
      ? await store.query(`select side from ${table} where game = $1`, id)
      : await store.query(`select side from ${table} where game = $1 and player = $2`, id, player);
  return rows.map(r => r.side as string);
};
/** While a game may yet be mended its sides keep their secrets: who played gets the journal of his own side. */
export const rawRecord = async (store: Store, id: string, player = ''): Promise<RawRecord | undefined> => {
  const [row] = await store.query('select * from games where id = $1', id);
  const mine = await sidesIn(store, 'holders', id, player);
  const over = row?.status === 'over';
  if (!row || (!over && mine.length === 0)) return undefined;
  const rows = await store.query('select act from journal where game = $1 order by seq', id);
  const points = await store.query('select at, turn, state from checkpoints where game = $1 order by at', id);
  const acts = actsIn(rows);
  const entries = acts.flatMap(a => ('entries' in a ? a.entries : []));
  const whole = over || (await sidesIn(store, 'seats', id)).every(s => mine.includes(s));
  return {
    format: 'phoney-war record 1',
    game: row.game as string,
    scenario: row.scenario as string,
    options: attempt(() => JSON.parse(row.options as string) as unknown) ?? {},
    rules: row.rules as number,
    commitment: row.commitment as string,
    ...(over ? { seed: row.seed as string, nonces: acts.flatMap(a => (a.is === 'start' ? a.nonces : [])) } : {}),
    damaged: row.damaged as string,
    unread: rows.length - acts.length,
    entries: whole ? entries : journalFor(entries, mine[0]!),
    checkpoints: whole ? checkpointsIn(points) : [],
  };
};
