/** The store: one interface, one SQL, two databases. Everything of a game that must survive goes through `append`. */
export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };
export type Statement = readonly [sql: string, ...values: Value[]];

/** What a game stands at after an act: the columns of `games` that change while it is played. */
export interface Meta {
  readonly status: string;
  readonly started: number | null;
  readonly ended: string | null;
  readonly ended_at: number | null;
  readonly waiting: string;
  readonly bot: number;
  readonly since: number | null;
  readonly until: number | null;
  readonly clock: string | null;
  readonly turn: number;
  /** Whether sides plan in lanes. */
  readonly planning: number;
}
export const META = [
  'status',
  'started',
  'ended',
  'ended_at',
  'waiting',
  'bot',
  'since',
  'until',
  'clock',
  'turn',
  'planning',
] as const satisfies readonly (keyof Meta)[];

/** One act, with what it changes beside the journal. */
export interface Append {
  readonly game: string;
  readonly seq: number;
  readonly at: number;
  readonly msg: string | null;
  readonly act: string;
  readonly meta?: Meta;
  readonly checkpoints?: readonly { readonly at: number; readonly turn: number; readonly state: string }[];
  /** Takes the place of the last one. */
  readonly rest?: {
    readonly at: number;
    readonly seq: number;
    readonly rules: number;
    readonly facts: string;
    readonly rest: string;
  };
}
/** What one process tells the others. `lost`: some may have been missed. */
export type Note =
  | { readonly is: 'acts' | 'seats' | 'chat' | 'orders'; readonly games: readonly string[] }
  | {
      readonly is: 'here';
      readonly from: string;
      readonly game: string;
      readonly here: readonly string[];
      readonly watching: number;
    }
  /** The sockets of a player are to end: signed out everywhere. */
  | { readonly is: 'out'; readonly player: string }
  | { readonly is: 'lost' };

/** The database is not there: what was to be stored may be or may not, and is to be sent again under its id. */
export class Down extends Error {
  override name = 'Down';
}
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  query(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** All or nothing. With `first`, nothing unless the first statement changed a row. */
  change(statements: readonly Statement[], first?: 'must change'): Promise<boolean>;
  /** Durable when it says true; false if that (game, seq), or that message, is there already. Many at once share a commit. */
  append(a: Append): Promise<boolean>;
  /** While `work` lasts nobody else stores an act of this game: what it reads is still so when it appends. For whom others were first too often; one at a time. */
  alone<T>(game: string, work: (append: Store['append']) => Promise<T>): Promise<T>;
  tell(note: Note): void;
  listen(hear: (note: Note) => void): void;
  /** Where jobs may run on the database itself. */
  readonly url?: string;
  close(): Promise<void>;
}

/** Runs what was queued while the last run was under way, all in one; of each game only its first, and in the order of their ids, so that no two processes wait for each other. */
export const groupCommit = (
  flush: (batch: readonly Append[]) => Promise<readonly boolean[]>,
  soon: (run: () => void) => void,
): Store['append'] => {
  interface Waiting {
    readonly append: Append;
    done(stored: boolean): void;
    failed(e: unknown): void;
  }
  let queue: Waiting[] = [];
  let busy = false;
  const run = async (): Promise<void> => {
    const first = new Map<string, Waiting>();
    for (const w of queue) if (!first.has(w.append.game)) first.set(w.append.game, w);
    const batch = [...first.values()].toSorted((a, b) => (a.append.game < b.append.game ? -1 : 1));
    queue = queue.filter(w => first.get(w.append.game) !== w);
    try {
      const stored = await flush(batch.map(w => w.append));
      for (const [i, w] of batch.entries()) w.done(stored[i]!);
    } catch (e) {
      for (const w of batch) w.failed(e);
    }
    busy = false;
    next();
  };
  const next = (): void => {
    if (busy || queue.length === 0) return;
    busy = true;
    soon(() => void run());
  };
  return append =>
    new Promise((done, failed) => {
      queue.push({ append, done, failed });
      next();
    });
};

export const openStore = async (where: string): Promise<Store> =>
  /^postgres(ql)?:/.test(where)
    ? (await import('./postgres.ts')).openPostgres(where)
    : (await import('./sqlite.ts')).openSqlite(where);
