/** A backup taken during play is complete, and a server started on it continues the games. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { browser, connect, newGame, openTable, playOne } from '../../server/drill/client.ts';
import { NO_LIMITS } from '../../server/http/limits.ts';
import { startServer } from '../../server/server.ts';
import { backUp } from '../backup.ts';

test('back up during play, restore, play on', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'phoney-backup-'));
  const from = join(dir, 'games.sqlite');
  const to = join(dir, 'copy.sqlite');
  const rnd = seededRandom('backup');
  const server = await startServer({ where: from, port: 0, limits: NO_LIMITS });
  const a = browser(`http://localhost:${server.port}`);
  const { id } = await newGame(a, undefined, {
    game: 'ford',
    scenario: 'day',
    sides: { north: 'me', south: 'me' },
  });
  const wire = await connect(a);
  const screen = await openTable(wire, id);
  const play = async (choices: number): Promise<void> => {
    for (let i = 0; i < choices; i++) {
      expect(await playOne(wire, screen, rnd)).toMatchObject({ ok: true });
    }
  };
  await play(10);
  const before = screen.entry;
  const [summary] = await Promise.all([backUp(from, to), play(20)]);
  expect(summary).toContain('1 games');
  await expect(backUp(from, to)).rejects.toThrow('there already');
  wire.close();
  await server.stop();

  const restored = await startServer({ where: to, port: 0, limits: NO_LIMITS });
  a.base = `http://localhost:${restored.port}`;
  const again = await connect(a);
  const table = await openTable(again, id);
  expect(table.entry).toBeGreaterThanOrEqual(before);
  expect(table.sides).toEqual(['north', 'south']);
  expect(await playOne(again, table, rnd)).toMatchObject({ ok: true });
  again.close();
  await restored.stop();
  rmSync(dir, { recursive: true });
});
