/** One process for each SQLite file: two would each play from a memory of their own. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DatabaseLock {
  release(): void;
}
const NOBODY: DatabaseLock = { release: () => {} };
const BUSY = 5;

/** Holds a lock file as long as the process lives, however it ends. */
export const lockDatabase = (where: string): DatabaseLock => {
  if (where === ':memory:' || /^postgres(ql)?:/.test(where)) return NOBODY;
  mkdirSync(dirname(where), { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(`${where}.lock`, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive');
  } catch (e) {
    lock.close();
    if ((e as { errcode?: number }).errcode !== BUSY) throw e;
    throw new Error(
      `${where} is served by another process already. Stop that one first; to serve the same games from several processes, keep them in PostgreSQL (DATABASE_URL=postgres://…).`,
      { cause: e },
    );
  }
  return {
    release: () => {
      lock.exec('rollback');
      lock.close();
    },
  };
};
