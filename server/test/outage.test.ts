/** PostgreSQL goes away and comes back: a part of `npm run outage`, and what was missed meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, connect, newGame, ok, openTable } from '../drill/client.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { MAX_CONNECTIONS, outageDrill } from '../drill/outage.ts';
import { pauseBefore } from '../store/pg-listener.ts';
import { startServer } from '../server.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

test('pauses grow, are never two alike, and stay short enough to be back within two seconds', () => {
  const pauses = Array.from({ length: 12 }, (_, n) => pauseBefore(n, 0));
  expect(pauses.slice(0, 5)).toEqual([50, 100, 200, 400, 800]);
  expect(Math.max(...pauses)).toBe(800);
  expect(pauseBefore(12, 1)).toBe(1600);
});
test('away in order and by SIGKILL: both processes live, play goes on, nothing is lost, no connection is left over', async () => {
  const o = await outageDrill({
    cluster,
    tables: 3,
    outages: [
      { how: 'in order', seconds: 1 },
      { how: 'killed', seconds: 1 },
    ],
  });
  expect(o).toMatchObject({ lost: [], doubled: [], different: [], stuck: [] });
  expect(o.outages).toHaveLength(2);
  for (const { connections } of o.outages) expect(Math.max(...connections)).toBeLessThanOrEqual(2 * MAX_CONNECTIONS);
});
test('a seat and a session revoked while the listener was disconnected are gone when it reconnects', async () => {
  const where = await cluster.database();
  const s = await startServer({ where, port: 0 });
  const a = browser(`http://127.0.0.1:${s.port}`);
  const b = browser(a.base);
  const wanted = { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' } } as const;
  const { id } = await newGame(a, b, wanted);
  const [mine, other] = [await connect(a), await connect(b)];
  await openTable(mine, id);
  const screen = await openTable(other, id);
  expect(screen.sides).toEqual(['south']);
  const { player } = await ok<{ player: string }>(a.call('GET', '/api/me'));
  const closed = new Promise(done => {
    mine.ws.once('close', done);
  });
  await s.store.change([
    [`delete from holders where game = $1 and side = 'south'`, id],
    ['delete from sessions where player = $1', player],
  ]);
  await s.store.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen phoney_war'`);
  expect(await closed).toBe(1008);
  await other.until(() => screen.sides.length === 0);
  await s.stop();
});
