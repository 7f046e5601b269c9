/** SQLite in the process. WAL, and every commit is on disk before it is answered. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { migrate } from './migrate.ts';
import { groupCommit, META, type Append, type Row, type Statement, type Store, type Value } from './store.ts';

const BUSY_MS = 5000;
const TAKEN = 1555;
const TWICE = 2067; // SQLITE_CONSTRAINT_PRIMARYKEY, _UNIQUE
const MEMORY = ':memory:';

export interface Connection {
  query(sql: string, values: readonly Value[]): readonly Row[];
  change(statements: readonly Statement[], first?: 'must change'): boolean;
  /** Many actions in one commit; false for each whose place was taken. */
  commit(batch: readonly Append[]): readonly boolean[];
  close(): void;
}
export const connect = (file: string): Connection => {
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  const prepared = new Map<string, StatementSync>();
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const statement = (sql: string): StatementSync => {
    const found = prepared.get(sql) ?? db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    prepared.set(sql, found);
    return found;
  };
  const changes = (sql: string, values: readonly Value[]): number => Number(statement(sql).run(...values).changes);
  const atomically = <T>(work: () => T): T => {
    db.exec('begin immediate');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (e) {
      db.exec('rollback');
      throw e;
    }
  };
  const rest =
    'insert into rests (game, at, seq, rules, facts, rest) values ($1, $2, $3, $4, $5, $6) on conflict (game) do update set at = excluded.at, seq = excluded.seq, rules = excluded.rules, facts = excluded.facts, rest = excluded.rest';
  const insert = 'insert into journal (game, seq, at, msg, act) values ($1, $2, $3, $4, $5)';
  const update = `update games set ${META.map((c, i) => `${c} = $${i + 2}`).join(', ')} where id = $1`;
  const put = (a: Append): boolean => {
    try {
      changes(insert, [a.game, a.seq, a.at, a.msg, a.act]);
    } catch (e) {
      if ([TAKEN, TWICE].includes((e as { errcode?: number }).errcode ?? 0)) return false;
      throw e;
    }
    if (a.meta) changes(update, [a.game, ...META.map(c => a.meta![c])]);
    if (a.rest) changes(rest, [a.game, a.rest.at, a.rest.seq, a.rest.rules, a.rest.facts, a.rest.rest]);
    for (const c of a.checkpoints ?? [])
      changes('insert into checkpoints values ($1, $2, $3, $4) on conflict do nothing', [
        a.game,
        c.at,
        c.turn,
        c.state,
      ]);
    return true;
  };
  return {
    query: (sql, values) => statement(sql).all(...values) as Row[],
    change: ([first, ...rest], must) =>
      atomically(() => {
        const [sql, ...values] = first!;
        if (changes(sql, values) === 0 && must) return false;
        for (const [more, ...with_] of rest) changes(more, with_);
        return true;
      }),
    commit: batch => atomically(() => batch.map(put)),
    close: () => {
      prepared.clear();
      db.close();
    },
  };
};

/** Writes go through a thread of their own, so that no game waits for the disk; a database in memory has only one connection. */
export const openSqlite = async (file: string): Promise<Store> => {
  if (file !== MEMORY) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const here = connect(file);
  const query: Store['query'] = async (sql, ...values) => here.query(sql, values);
  await migrate({ query, change: async (statements, first) => here.change(statements, first) });
  const writer =
    file === MEMORY
      ? {
          change: async (...of: Parameters<Connection['change']>) => here.change(...of),
          commit: async (batch: readonly Append[]) => here.commit(batch),
          close: async () => {},
        }
      : (await import('./writer.ts')).openWriter(file);
  const append = groupCommit(writer.commit, setImmediate);
  return {
    kind: 'sqlite',
    query,
    change: writer.change,
    append,
    /** The game host does one thing at a time to a game, and no other process has the file. */
    alone: (_, work) => work(append),
    tell: () => {},
    listen: () => {},
    close: async () => {
      await writer.close();
      here.close();
    },
  };
};
