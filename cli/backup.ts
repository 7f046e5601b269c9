/** `npm run backup -- <file>`: copies the SQLite database of a running server as of one moment, and checks the copy. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

export const backUp = async (from: string, to: string): Promise<string> => {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}. Say where with PHONEY_DATA.`);
  if (existsSync(to)) throw new Error(`${to} is there already.`);
  const source = new DatabaseSync(from, { readOnly: true });
  await backup(source, to, { rate: 1000 });
  source.close();
  const copy = new DatabaseSync(to);
  const health = copy.prepare('pragma integrity_check').get()?.integrity_check;
  const { games } = copy.prepare('select count(*) as games from games').get() as { games: number };
  const { acts } = copy.prepare('select count(*) as acts from journal').get() as { acts: number };
  copy.close();
  for (const beside of ['-wal', '-shm']) rmSync(to + beside, { force: true });
  if (health !== 'ok') throw new Error(`The copy is not sound: ${String(health)}`);
  return `${to}: ${games} games, ${acts} acts`;
};

if (import.meta.main) {
  const [to] = process.argv.slice(2);
  const from = join(process.env.PHONEY_DATA || join(import.meta.dirname, '../data'), 'games.sqlite');
  try {
    if (!to) throw new Error('Where to? npm run backup -- games-backup.sqlite');
    console.log(await backUp(from, to));
  } catch (e) {
    console.error((e as Error).message);
    process.exit(1);
  }
}
