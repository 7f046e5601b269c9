/** Nothing lost: a part of `npm run kill`. Real processes, killed with SIGKILL, on both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { browser, connect, newGame, openTable, pick, playOne } from '../drill/client.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { killDrill, type Killed } from '../drill/kill.ts';
import { serverProcess } from '../drill/process.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-kill-'));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
});

const nothingLost = (k: Killed): void => {
  expect(k).toMatchObject({ lost: [], doubled: [], different: [], stuck: [] });
  expect(k.acked).toBeGreaterThan(10);
  expect(k.continued).toBeGreaterThan(5);
  expect(k.plansKilled, 'secret plans with acknowledged orders').toBeGreaterThanOrEqual(k.kills);
};
test('sqlite: killed twice under load, every acknowledged choice is there once, and the games go on', async () => {
  nothingLost(await killDrill({ where: join(dir, 'kill.sqlite'), kills: 2, tables: 3, between: 300, plans: true }));
});
test('postgres: two processes, each killed once: the players go on through the other', async () => {
  nothingLost(
    await killDrill({ where: await cluster.database(), kills: 2, tables: 3, processes: 2, between: 300, plans: true }),
  );
});
test('postgres: a process dies in the middle of a bot’s turn, and another finishes it', async () => {
  const where = await cluster.database();
  const one = await serverProcess(where);
  const a = browser(one.base);
  const { id } = await newGame(a, undefined, {
    game: 'ford',
    scenario: 'morning',
    sides: { north: 'me', south: { bot: 'random' } },
  });
  const first = await connect(a);
  const before = await openTable(first, id);
  const rnd = seededRandom('takeover');
  const bots = (): boolean => !pick(before, seededRandom('')) && !before.moved?.ended;
  for (let i = 0; i < 200 && !bots(); i++) {
    const at = before.entry;
    await playOne(first, before, rnd);
    await first.until(() => before.entry > at);
  }
  const from = before.entry;
  await first.until(() => before.entry > from + 2 || !bots(), 20_000);
  const two = await serverProcess(where);
  await one.kill();
  a.base = two.base;
  const second = await connect(a);
  const after = await openTable(second, id);
  const at = after.entry;
  if (!pick(after, seededRandom(''))) await second.until(() => after.entry > at, 60_000);
  await second.until(() => pick(after, seededRandom('')) !== undefined || after.moved?.ended !== undefined, 60_000);
  await two.stop();
});
