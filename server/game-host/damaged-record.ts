/** The record of a game that cannot be loaded: whatever can still be read, and no more than the reader may know. */
import { inScenario, type Game } from '../../engine/game.ts';
import { journalFor, type Checkpoint, type EntryFor, type PositionFor, type Record } from '../../engine/journal.ts';
import { load, save } from '../../engine/save.ts';
import type { Side } from '../../engine/state.ts';
import type { Act } from './loaded-game.ts';
import { gameIn } from '../packs/packs.ts';
import { decompressed } from '../store/compressed.ts';
import type { Row, Store } from '../store/store.ts';

export interface RawRecord extends Omit<Record, 'entries' | 'options'> {
  readonly options: unknown;
  /** Why the game cannot be loaded, and how many of its last actions could not be read; a side is told of its own only, and of at least one. */
  readonly damaged: string;
  readonly unread: number;
  readonly entries: readonly EntryFor[];
}
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
/** The actions before the first unreadable one. */
const actsIn = (rows: readonly Row[]): readonly Act[] => {
  const acts: Act[] = [];
  for (const { act } of rows) {
    const parsed = attempt(() => JSON.parse(act as string) as Act);
    if (!parsed) break;
    acts.push(parsed);
  }
  return acts;
};
const checkpointsIn = (rows: readonly Row[]): readonly Checkpoint[] =>
  rows.flatMap(r => {
    const state = attempt(() => decompressed(r.state as string) as Checkpoint['state']);
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
/** The true fault may name entries and draws that a side may not know. */
const CANNOT_BE_READ = 'the game cannot be read';
/** A position set by a migration, as one side sees it. */
const positionFor =
  (game: Game | undefined, side: Side): PositionFor =>
  position =>
    game && attempt(() => save(game, game.machine.view(game.machine.resume(load(game, position)), side)));
const rulesIn = (store: Store, row: Row): Promise<Game | undefined> =>
  gameIn(store, row).then(
    game => inScenario(game, row.scenario as string),
    () => undefined,
  );
const unreadBy = (rows: readonly Row[], side: Side): number =>
  rows.length && Math.max(1, rows.filter(r => (r.msg as string | null)?.startsWith(`${side} `)).length);

interface Journal {
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly acts: readonly Act[];
}
type OfJournal = Pick<RawRecord, 'entries' | 'checkpoints' | 'damaged' | 'unread'>;
const entriesIn = (acts: readonly Act[]) => acts.flatMap(a => ('entries' in a ? a.entries : []));
const wholeJournal = async (store: Store, { row, rows, acts }: Journal): Promise<OfJournal> => ({
  entries: entriesIn(acts),
  checkpoints: checkpointsIn(
    await store.query('select at, turn, state from checkpoints where game = $1 order by at', row.id!),
  ),
  damaged: row.damaged as string,
  unread: rows.length - acts.length,
});
const journalOfSide = async (store: Store, { row, rows, acts }: Journal, side: Side): Promise<OfJournal> => ({
  entries: journalFor(entriesIn(acts), side, positionFor(await rulesIn(store, row), side)),
  checkpoints: [],
  damaged: CANNOT_BE_READ,
  unread: unreadBy(rows.slice(acts.length), side),
});

/** A game that may yet be repaired keeps its secrets: a player gets the journal of their own side. */
export const rawRecord = async (store: Store, id: string, player = ''): Promise<RawRecord | undefined> => {
  const [row] = await store.query('select * from games where id = $1', id);
  const mine = await sidesIn(store, 'holders', id, player);
  const over = row?.status === 'over';
  if (!row || (!over && mine.length === 0)) return undefined;
  const rows = await store.query('select msg, act from journal where game = $1 order by seq', id);
  const acts = actsIn(rows);
  const whole = over || (await sidesIn(store, 'seats', id)).every(s => mine.includes(s));
  const journal: Journal = { row, rows, acts };
  return {
    format: 'phoney-war record 1',
    game: row.game as string,
    scenario: row.scenario as string,
    options: attempt(() => JSON.parse(row.options as string) as unknown) ?? {},
    rules: row.rules as number,
    commitment: row.commitment as string,
    ...(over ? { seed: row.seed as string, nonces: acts.flatMap(a => (a.is === 'start' ? a.nonces : [])) } : {}),
    ...(whole ? await wholeJournal(store, journal) : await journalOfSide(store, journal, mine[0]!)),
  };
};
