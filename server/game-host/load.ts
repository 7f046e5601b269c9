/** Reads a game from the store: what is known without its table, and the table from its last resume point. */
import { inScenario } from '../../engine/game.ts';
import type { Checkpoint, Entry, Record } from '../../engine/journal.ts';
import { BadPack } from '../../engine/read-pack.ts';
import type { Side } from '../../engine/state.ts';
import { restore, resumePointOf, type ResumePoint, type Table } from '../../engine/table.ts';
import {
  countAct,
  countedAfter,
  damageIn,
  entriesOf,
  markTurnCheckpoint,
  metaOf,
  rollerOf,
  seatsFrom,
  slim,
  type Act,
  type Counted,
  type Head,
  type LoadedGame,
} from './loaded-game.ts';
import { compressed, decompressed } from '../store/compressed.ts';
import { gameOf } from '../../games/all.ts';
import { gameIn, packBytesIn, packNamedIn, WITH_PACK } from '../packs/packs.ts';
import type { Append, Row, Store } from '../store/store.ts';
import type { Ended, Pace } from '../wire.ts';

/** The stored game cannot be read by this program; the store itself works. */
export class Damaged extends Error {
  override name = 'Damaged';
}
const readable = <T>(work: () => T): T => {
  try {
    return work();
  } catch (e) {
    throw new Damaged('the game cannot be read', { cause: e });
  }
};

// Where a game was left ------------------------------------------------------------------------------------------------
/** Most entries that are replayed when a game is loaded. */
const RESUME_POINT_EVERY = 60;
/** A resume point with the entries that led to it. */
type Left = ResumePoint & { readonly entries: readonly Entry[] };
/** What is known of the journal up to there without reading it. */
interface Facts {
  readonly nonces: readonly string[];
  readonly quiet: readonly (readonly [Side, number])[];
  readonly offer: Counted['offer'] | null;
  readonly idleActions: readonly (readonly [Side, number])[];
}
/** The resume point to store with this action, in place of the last one; undefined if none is due. */
export const resumePointDue = (h: LoadedGame, act: Act): Append['rest'] => {
  if (!h.table || entriesOf(h) - h.resumeAt < RESUME_POINT_EVERY) return undefined;
  const { seq, quiet, offer, idleActions } = countedAfter(h, act);
  const facts: Facts = { nonces: h.nonces, quiet: [...quiet], offer: offer ?? null, idleActions: [...idleActions] };
  const left: Left = { ...resumePointOf(h.table), entries: h.table.entries };
  return { at: left.at, seq, rules: h.game.version, facts: JSON.stringify(facts), rest: compressed(left) };
};

// Without the table ----------------------------------------------------------------------------------------------------
const blankOf = (row: Row, seats: Head['seats']): Head => ({
  id: row.id as string,
  gameId: row.game as string,
  pack: packNamedIn(row),
  packBytes: packBytesIn(row),
  scenario: row.scenario as string,
  options: JSON.parse(row.options as string) as Head['options'],
  rules: row.rules as number,
  pace: JSON.parse(row.pace as string) as Pace,
  public: row.public === 1,
  watch: row.watch === 1,
  creator: row.creator as string,
  seed: row.seed as string,
  commitment: row.commitment as string,
  created: row.created as number,
  rematch: (row.rematch as string | null) ?? undefined,
  damaged: damageIn(row),
  removal: row.removal as number | null,
  seats,
  nonces: [],
  meta: metaOf(row),
  ended: row.ended ? (JSON.parse(row.ended as string) as Ended) : undefined,
  table: undefined,
  unstored: [],
  seq: 0,
  quiet: new Map(),
  offer: undefined,
  idleActions: new Map(),
  resumeAt: 0,
  done: new Map(),
  knownFrom: 0,
  unpaidBytes: 0,
});
const resumedAt = (h: Head, rest: Row): Head => {
  const facts = JSON.parse(rest.facts as string) as Facts;
  const seq = rest.seq as number;
  const { nonces, quiet, offer, idleActions } = facts;
  const counted: Counted = { seq, quiet: new Map(quiet), offer: offer ?? undefined, idleActions: new Map(idleActions) };
  return { ...h, ...counted, nonces, resumeAt: rest.at as number, knownFrom: seq };
};
/** A game without its table, and the journal after its resume point. */
interface Read {
  readonly row: Row;
  readonly h: Head;
  readonly rest: Row | undefined;
  readonly tail: readonly Entry[];
}
/** The journal from action `from` on; undefined if it does not reach there. */
const journalFrom = async (store: Store, id: string, from: number): Promise<readonly Row[] | undefined> => {
  const first = Math.max(0, from - 1);
  const rows = await store.query(
    'select seq, msg, act from journal where game = $1 and seq >= $2 order by seq',
    id,
    first,
  );
  if (from === 0) return rows;
  return rows[0]?.seq === first ? rows.slice(1) : undefined;
};
const counted = (begun: Head, rows: readonly Row[]): Pick<Read, 'h' | 'tail'> => {
  const h = { ...begun };
  const tail: Entry[] = [];
  for (const { msg, act: text } of rows) {
    const act = JSON.parse(text as string) as Act;
    if ('entries' in act) tail.push(...act.entries);
    if (act.is === 'start') h.nonces = act.nonces;
    countAct(h, act, msg as string | null, h.resumeAt + tail.length);
  }
  return { h, tail };
};
/** The stored resume point, if it was made by the same rules. */
const resumePointFor = async (store: Store, id: string, rules: number): Promise<Row | undefined> => {
  const [row] = await store.query('select * from rests where game = $1', id);
  return row?.rules === rules ? row : undefined;
};
/** Sides and version are those of the shipped game whatever the data pack, so no pack is opened. */
const read = async (store: Store, id: string, whole = false): Promise<Read | undefined> => {
  const [row] = await store.query(`${WITH_PACK} where id = $1`, id);
  const shipped = row && gameOf(row.game as string);
  if (!shipped) return undefined;
  const seats = await seatsFrom(store, [{ id, sides: shipped.sides }]);
  const blank = readable(() => blankOf(row, seats.get(id)!));
  const rest = whole ? undefined : await resumePointFor(store, id, shipped.version);
  const rows = await journalFrom(store, id, rest ? (rest.seq as number) : 0);
  if (!rows) return read(store, id, true);
  return { row, ...readable(() => counted(rest ? resumedAt(blank, rest) : blank, rows)), rest };
};
/** The game without its rules and its table. */
export const headOf = async (store: Store, id: string): Promise<Head | undefined> => (await read(store, id))?.h;

// With it --------------------------------------------------------------------------------------------------------------
/** Loads a game; `rules` if they are open already. A journal that today's rules refuse continues from its last checkpoint. */
export const loadGame = async (
  store: Store,
  id: string,
  rules?: LoadedGame['game'],
): Promise<LoadedGame | undefined> => {
  const found = await read(store, id);
  if (!found) return undefined;
  const game = rules ?? (await rulesOf(store, found.row));
  const h: LoadedGame = { ...found.h, game };
  if (h.meta.started === null) return h;
  const table = attempt(() => fromResumePoint(h, found));
  if (table) return { ...h, table };
  if (!found.rest) return fromStart(store, h, found.tail);
  const all = (await read(store, id, true))!;
  return fromStart(store, { ...all.h, game }, all.tail);
};
/** The rules of a game, made from the shipped tables and its data pack. */
export const rulesOf = async (store: Store, row: Row): Promise<LoadedGame['game']> => {
  try {
    return inScenario(await gameIn(store, row), row.scenario as string);
  } catch (e) {
    throw e instanceof BadPack ? new Damaged('the game cannot be read', { cause: e }) : e;
  }
};
const slimmed = (t: Table): Table => {
  slim(t);
  markTurnCheckpoint(t);
  return t;
};
const fromResumePoint = (h: LoadedGame, { rest, tail }: Read): Table | undefined => {
  if (!rest) return undefined;
  const { entries, ...left } = decompressed(rest.rest as string) as Left;
  return slimmed(restore(h.game, recordFrom(h, [...entries, ...tail], []), rollerOf(h), left));
};
const fromStart = async (store: Store, h: LoadedGame, entries: readonly Entry[]): Promise<LoadedGame> => {
  const roller = rollerOf(h);
  const bare = recordFrom(h, entries, []);
  const played = attempt(() => restore(h.game, bare, roller));
  const rows = played ? [] : await checkpointRows(store, h.id);
  const table = slimmed(
    played ?? readable(() => restore(h.game, { ...bare, checkpoints: rows.map(checkpointOf) }, roller)),
  );
  return { ...h, table, unstored: table.entries.slice(entries.length) };
};
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
const recordFrom = (h: LoadedGame, entries: readonly Entry[], checkpoints: readonly Checkpoint[]): Record => ({
  format: 'phoney-war record 1',
  game: h.game.id,
  scenario: h.scenario,
  options: h.options,
  rules: h.rules,
  commitment: h.commitment,
  entries,
  checkpoints,
});
const checkpointRows = (store: Store, id: string): Promise<readonly Row[]> =>
  store.query('select at, turn, state from checkpoints where game = $1 order by at', id);
const checkpointOf = (r: Row): Checkpoint => ({
  at: r.at as number,
  turn: r.turn as number,
  state: decompressed(r.state as string) as Checkpoint['state'],
});
export const checkpointsOf = async (store: Store, id: string): Promise<readonly Checkpoint[]> =>
  (await checkpointRows(store, id)).map(checkpointOf);
