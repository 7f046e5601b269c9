/** Nothing forged: a part of `npm run hostile`, and the limits that it switches off. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, connect, ok } from '../drill/client.ts';
import { KINDS } from '../drill/attacks.ts';
import { hostile } from '../drill/hostile.ts';
import { limiter, LIMITS, NO_LIMITS } from '../http/limits.ts';
import { startServer, type Running } from '../server.ts';

let s: Running;
beforeAll(async () => {
  s = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS });
});
afterAll(() => s.stop());

test('of 1,500 hostile messages none changes a game, each gets a clear error, and the games go on', async () => {
  const h = await hostile(`http://127.0.0.1:${s.port}`, 1500, 'suite', async () =>
    JSON.stringify(await s.store.query('select * from journal order by game, seq')),
  );
  expect(h.wrong).toEqual([]);
  for (const kind of KINDS) expect(h.sent[kind], kind).toBeGreaterThan(80);
  expect(h.before.length).toBeGreaterThan(1000);
  expect(h.after).toBe(h.before);
  await h.goOn();
});
test('limits: a flood from one socket, one address, and of new games is told to wait', async () => {
  const strict = await startServer({
    where: ':memory:',
    port: 0,
    limits: {
      ...LIMITS,
      sockets: 2,
      socket: { perSecond: 1, burst: 5 },
      http: { perSecond: 1, burst: 12 },
      create: { perSecond: 0.01, burst: 2 },
    },
  });
  const b = browser(`http://127.0.0.1:${strict.port}`);
  await ok(b.call('GET', '/api/me'));
  const make = () => b.call('POST', '/api/games', { game: 'night-march', scenario: 'road', sides: { marcher: 'me' } });
  expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([200, 429, 429]);
  const w = await connect(b, { keep: true });
  const second = await connect(b);
  await expect(connect(b)).rejects.toThrow('429');
  for (let i = 0; i < 8; i++) w.raw('{}');
  await w.until(() => w.heard.length === 6);
  expect(
    w.heard.filter(x => x.includes('too often')),
    'three over the limit, told once',
  ).toHaveLength(1);
  second.close();
  const flood = await Promise.all(Array.from({ length: 20 }, () => b.call('GET', '/api/lobby')));
  expect(flood.some(r => r.status === 429)).toBe(true);
  await strict.stop();
});
test('a bucket fills again, and forgets who has not come for long', () => {
  let t = 0;
  const may = limiter({ perSecond: 2, burst: 3 }, () => t);
  expect([may('a'), may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, true, false, true]);
  t = 500;
  expect([may('a'), may('a')]).toEqual([true, false]);
});
