/** The store: one interface and one SQL for two databases. Everything of a game that must survive goes through `append`. */
export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };
export type Statement = readonly [sql: string, ...values: Value[]];

/** The columns of `games` that change while a game is played. */
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
  /** 1 while sides plan in secret. */
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

/** One action, with what it changes beside the journal. */
export interface Append {
  readonly game: string;
  readonly seq: number;
  readonly at: number;
  readonly msg: string | null;
  readonly act: string;
  readonly meta?: Meta;
  readonly checkpoints?: readonly { readonly at: number; readonly turn: number; readonly state: string }[];
  /** The resume point, which replaces the last one. */
  readonly rest?: {
    readonly at: number;
    readonly seq: number;
    readonly rules: number;
    readonly facts: string;
    readonly rest: string;
  };
}
/** What one process tells the others. `lost`: notes may have been missed. */
export type Note =
  | { readonly is: 'acts' | 'seats' | 'chat' | 'orders'; readonly games: readonly string[] }
  | {
      readonly is: 'here';
      readonly from: string;
      readonly game: string;
      readonly here: readonly string[];
      readonly watching: number;
    }
  /** A player signed out everywhere: their sockets must close. */
  | { readonly is: 'out'; readonly player: string }
  | { readonly is: 'lost' };

/** The database is unavailable: the action may be stored or not, and should be sent again under its id. */
export class Down extends Error {
  override name = 'Down';
}
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  query(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** All statements or none. With `first`, none unless the first one changed a row. */
  change(statements: readonly Statement[], first?: 'must change'): Promise<boolean>;
  /** True once the action is on disk; false if that (game, seq) or that message exists already. Many at once share a commit. */
  append(a: Append): Promise<boolean>;
  /** Locks a game while `work` reads and appends, for a process that lost the race too often; one game at a time. */
  alone<T>(game: string, work: (append: Store['append']) => Promise<T>): Promise<T>;
  tell(note: Note): void;
  listen(hear: (note: Note) => void): void;
  /** Set where jobs can run on the database itself. */
  readonly url?: string;
  close(): Promise<void>;
}

/** Flushes in one batch what was queued during the last flush: of each game only the first, in the order of ids, so that two processes never wait for each other. */
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
