/** Ratings and results on both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, connect, newGame, ok, openTable, type Browser } from '../drill/client.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { community } from '../community.ts';
import { count, countMissed, standingOf } from '../ratings/count.ts';
import { after, NEW, rested } from '../ratings/glicko.ts';
import type { PlayerMessage, ResultMessage, StandingMessage } from '../ratings/wire.ts';
import { startServer, type Running } from '../server.ts';
import { openStore } from '../store/store.ts';
import type { MeMessage } from '../wire.ts';

const DUEL = { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' } } as const;
const DAY = 86_400_000;
let cluster: Cluster;
let dir: string;
beforeAll(async () => {
  cluster = await startCluster();
  dir = mkdtempSync(join(tmpdir(), 'phoney-ratings-'));
}, 120_000);
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true });
});

describe('Glicko-2', () => {
  const round = ({ rating, deviation }: typeof NEW): readonly number[] =>
    [rating, deviation].map(x => Math.round(x * 100) / 100);
  test('two newcomers', () => {
    expect(after(NEW, NEW, 1).map(round)).toEqual([
      [1662.31, 290.32],
      [1337.69, 290.32],
    ]);
    expect(after(NEW, NEW, 0.5).map(round)).toEqual([
      [1500, 290.32],
      [1500, 290.32],
    ]);
  });
  test('a win over a stronger player counts for more, and what is certain moves little', () => {
    const sure = { ...NEW, deviation: 50 };
    const gain = (against: number): number => after(sure, { ...sure, rating: against }, 1)[0].rating - sure.rating;
    expect(gain(1700)).toBeGreaterThan(gain(1300) * 2);
    expect(gain(1500)).toBeLessThan(10);
  });
  test('rest makes less certain, up to a newcomer', () => {
    const sure = { ...NEW, deviation: 50 };
    expect(Math.round(rested(sure, 365 * DAY).deviation)).toBe(111);
    expect(rested(sure, 1000 * 365 * DAY).deviation).toBe(350);
    expect(rested(sure, 0)).toEqual(sure);
  });
});

describe.each(['sqlite', 'postgres'] as const)('ratings on %s', kind => {
  let server: Running;
  let base: string;
  let where: string;
  beforeAll(async () => {
    where = kind === 'sqlite' ? join(dir, 'r.db') : await cluster.database();
    server = await startServer({ where, port: 0, limits: NO_LIMITS, more: community({}) });
    base = `http://localhost:${server.port}`;
  }, 60_000);
  afterAll(() => server.stop(), 60_000);
  const person = async (
    name: string,
    account: string | null = name.toLowerCase(),
  ): Promise<{ readonly b: Browser; readonly id: string }> => {
    const b = browser(base);
    const { player: id } = await ok<MeMessage>(b.call('POST', '/api/me', { name }));
    await server.store.change([['update players set account = $2 where id = $1', id, account]]);
    return { b, id };
  };
  const resign = async (id: string, b: Browser): Promise<void> => {
    const wire = await connect(b);
    const { sides } = await openTable(wire, id);
    await wire.ask({ do: 'resign', game: id, side: sides[0]! });
    wire.close();
    await counted(id);
  };
  const counted = async (id: string): Promise<void> => {
    for (let i = 0; i < 100; i++) {
      if ((await server.store.query('select 1 as yes from results where id = $1', id)).length) return;
      await new Promise(done => {
        setTimeout(done, 20);
      });
    }
    throw new Error('not counted');
  };
  const page = (id: string, viewer = browser(base)): Promise<PlayerMessage> =>
    ok(viewer.call('GET', `/api/players/${id}`));
  const standing = (id: string) => standingOf(server.store, id, 'ford', 'day', Date.now());

  test('a game between two accounts is rated when it ends, once; strangers see of it what was public', async () => {
    const a = await person('Guderian');
    const b = await person('Gamelin');
    const { id } = await newGame(a.b, b.b, { ...DUEL, public: true });
    const hidden = await newGame(a.b, b.b, DUEL);
    await resign(id, b.b);
    expect((await page(a.id)).ratings).toEqual([
      { game: 'ford', scenario: 'day', rating: 1662, deviation: 290, games: 1 },
    ]);
    expect((await page(b.id)).ratings).toMatchObject([{ rating: 1338, deviation: 290 }]);
    expect([await count(server.store, id), await count(server.store, id)]).toEqual([false, false]);
    await resign(hidden.id, a.b);
    expect((await page(a.id)).ratings).toMatchObject([{ games: 2 }]);
    expect((await page(a.id)).against).toEqual([
      { name: 'Gamelin', player: b.id, won: 1, lost: 0, drawn: 0, last: expect.any(Number) },
    ]);
    expect((await page(a.id)).recent.map(r => r.id)).toEqual([id]);
    expect((await page(a.id, a.b)).against).toMatchObject([{ won: 1, lost: 1 }]);
    const list = await ok<ResultMessage[]>(a.b.call('GET', '/api/results?game=ford'));
    expect(list.map(r => r.id)).toContain(id);
    expect(JSON.stringify(list)).not.toContain(hidden.id);
    const ladder = await ok<StandingMessage[]>(a.b.call('GET', '/api/ratings?game=ford&scenario=day'));
    expect(ladder.map(s => [s.name, s.games])).toEqual([
      ['Gamelin', 2],
      ['Guderian', 2],
    ]);
    expect(ladder[0]!.rating).toBeGreaterThan(ladder[1]!.rating);
  });
  test('without two different accounts there is no rating, and no page', async () => {
    const a = await person('Rommel');
    const guest = await person('Guest', null);
    const { id } = await newGame(a.b, guest.b, { ...DUEL, public: true });
    await resign(id, guest.b);
    expect(await page(a.id)).toMatchObject({
      ratings: [],
      against: [{ name: 'without an account', won: 1 }],
      recent: [{ rated: false }],
    });
    expect((await guest.b.call('GET', `/api/players/${guest.id}`)).status).toBe(404);
    const bots = await newGame(a.b, undefined, { ...DUEL, sides: { north: 'me', south: { bot: 'cadet' } } });
    await resign(bots.id, a.b);
    expect((await standing(a.id)).n).toBe(0);
    const self = await newGame(a.b, a.b, DUEL);
    await resign(self.id, a.b);
    expect((await standing(a.id)).n).toBe(0);
  });
  test('games that end at the same moment in two processes all count, one after the other, and each once', async () => {
    const a = await person('Kleist');
    const b = await person('Huntziger');
    const second = await openStore(where);
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push((await newGame(a.b, b.b, DUEL)).id);
    const ended = JSON.stringify({ how: 'resigned', by: 'south', winner: 'north' });
    for (const id of ids)
      await server.store.change([
        [`update games set status = 'over', ended = $2, ended_at = $3 where id = $1`, id, ended, Date.now()],
      ]);
    const done = await Promise.all(ids.flatMap(id => [count(server.store, id), count(second, id)]));
    expect(done.filter(Boolean).length).toBe(6);
    const rows = await server.store.query('select n from ratings where player = $1 order by n', a.id);
    expect(rows.map(r => r.n)).toEqual([1, 2, 3, 4, 5, 6]);
    let [x, y] = [NEW, NEW];
    const [{ at }] = (await server.store.query(
      'select min(at) as at from ratings where player = $1',
      a.id,
    )) as unknown as [{ at: number }];
    for (let i = 0; i < 6; i++) [x, y] = after(x, y, 1) as [typeof NEW, typeof NEW];
    expect((await standingOf(server.store, a.id, 'ford', 'day', at)).rating).toBeCloseTo(x.rating, 0);
    expect((await standingOf(server.store, b.id, 'ford', 'day', at)).rating).toBeCloseTo(y.rating, 0);
    await second.close();
  });
  test('what a dead process did not count is counted later', async () => {
    const a = await person('Corap');
    const b = await person('Reinhardt');
    const { id } = await newGame(a.b, b.b, DUEL);
    await server.store.change([
      [`update games set status = 'over', ended = '{"how":"drawn"}', ended_at = $2 where id = $1`, id, Date.now()],
    ]);
    await countMissed(server.store, 0);
    expect([(await standing(a.id)).n, Math.round((await standing(a.id)).rating)]).toEqual([1, 1500]);
  });
  test('games for one are compared by their score', async () => {
    const a = await person('Weygand');
    const points = [12, 31.5, 20];
    const ids: string[] = [];
    for (const p of points) {
      const { id } = await newGame(a.b, undefined, {
        game: 'night-march',
        scenario: 'road',
        sides: { marcher: 'me' },
        public: true,
      });
      ids.push(id);
      await server.store.change([
        [
          `update games set status = 'over', ended = $2, ended_at = $3 where id = $1`,
          id,
          JSON.stringify({ how: 'played', result: { points: p } }),
          Date.now(),
        ],
      ]);
    }
    await countMissed(server.store, 0);
    const best = await ok<ResultMessage[]>(a.b.call('GET', '/api/results/best?game=night-march&scenario=road'));
    expect(best.map(r => [r.id, r.score])).toEqual([
      [ids[1], 31.5],
      [ids[2], 20],
      [ids[0], 12],
    ]);
    expect((await page(a.id)).ratings).toEqual([]);
  });
});
