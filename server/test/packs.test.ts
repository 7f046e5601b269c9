/** Data packs that come in: bounded while they are read, checked by a thread, opened only to be played; on both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PACK_FORMAT, packHash, type DataPack } from '../../engine/pack.ts';
import { gameOf } from '../../games/all.ts';
import { SHIPPED } from '../../toys/ford/data/tables.ts';
import { browser, newGame, ok, type Browser } from '../drill/client.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { countJson, PACK_BOUNDS } from '../http/json-bounds.ts';
import { NO_LIMITS, type Limits } from '../http/limits.ts';
import { openPackChecker } from '../packs/pack-checker.ts';
import { startServer, type Running } from '../server.ts';
import type { Card, Failure, Seated } from '../wire.ts';

const FORD = { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' } } as const;
const packOf = (tables: object, name = 'my ford'): DataPack =>
  ({ format: PACK_FORMAT, game: 'ford', name, tables }) as DataPack;
const stronger = (by: number): DataPack =>
  packOf({ units: SHIPPED.units.map(u => ({ ...u, strength: Math.min(9, u.strength + by) })) }, `stronger by ${by}`);
const twins = (name: string): DataPack => packOf({ units: [...SHIPPED.units, SHIPPED.units[0]] }, name);
const withPack = (pack: unknown): object => ({ ...FORD, pack });

describe('a JSON text is counted while it comes in', () => {
  const small = { maxDepth: 3, maxRows: 4, maxValues: 8 };
  const counted = (text: string, by = text.length): string | undefined => {
    const count = countJson(small);
    let said: string | undefined;
    const bytes = Buffer.from(text);
    for (let i = 0; i < bytes.length; i += by) said ??= count(bytes.subarray(i, i + by));
    return said;
  };
  test.each([
    ['[[[1]]]', undefined],
    ['[[[[]]]]', /within each other/],
    ['[{},{},{}]', undefined],
    ['[{},{},{},{}]', /lists and objects/],
    ['[1,2,3,4,5,6,7]', undefined],
    ['[1,2,3,4,5,6,7,8,9,0]', /values/],
    ['["[[[[{{{{,,,,,,,,,,,\\"[[[[\\\\"]', undefined],
  ])('%s', (text, said) => {
    for (const by of [text.length, 1, 2])
      if (said) expect(counted(text, by)).toMatch(said);
      else expect(counted(text, by)).toBeUndefined();
  });
  test('whatever is shipped fits twice over', () => {
    const rows = (x: unknown): number =>
      x !== null && typeof x === 'object' ? 1 + Object.values(x).reduce((n: number, y) => n + rows(y), 0) : 0;
    expect(2 * rows(SHIPPED)).toBeLessThan(PACK_BOUNDS.maxRows);
  });
});

describe('a thread that takes too much is ended, and the next pack gets another', () => {
  const checker = openPackChecker({ thread: new URL('stuck-thread.ts', import.meta.url), maxMs: 300, maxMb: 32 });
  test('of time', async () => {
    await expect(checker.stored('ford', 'slow')).rejects.toThrow(/takes too long/);
    await checker.stored('ford', 'fine');
  });
  test('of memory', async () => {
    const patient = openPackChecker({ thread: new URL('stuck-thread.ts', import.meta.url), maxMs: 60_000, maxMb: 16 });
    await expect(patient.stored('ford', 'greedy')).rejects.toThrow(/too much memory/);
    await patient.stored('ford', 'fine');
  });
});

test('a player has one pack checked at a time; another player waits', async () => {
  const checker = openPackChecker({ thread: new URL('stuck-thread.ts', import.meta.url), maxMs: 300, maxMb: 32 });
  const bring = (player: string, body: string): Promise<unknown> =>
    checker.newGame({ player, net: '203.0.113.9' }, Buffer.from(body), async () => false);
  const first = bring('a', 'slow');
  const other = bring('b', 'fine');
  await expect(bring('a', 'fine')).rejects.toThrow(/still being checked/);
  await expect(first).rejects.toThrow(/takes too long/);
  await expect(other).resolves.toEqual({});
  await expect(bring('a', 'fine')).resolves.toEqual({});
});
test('of many packs from one network and one from another the other is next', async () => {
  const checker = openPackChecker({ thread: new URL('stuck-thread.ts', import.meta.url), maxMs: 5000, maxMb: 32 });
  const done: string[] = [];
  const bring = (player: string, net: string): Promise<unknown> =>
    checker.newGame({ player, net }, Buffer.from('fine'), async () => false).then(() => done.push(player));
  await Promise.all([bring('a', '1'), bring('b', '1'), bring('c', '1'), bring('d', '2')]);
  expect(done).toEqual(['a', 'd', 'b', 'c']);
});

const dir = mkdtempSync(join(tmpdir(), 'phoney-packs-'));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
});
describe.each(['sqlite', 'postgres'] as const)('on %s', kind => {
  let s: Running;
  let where: string;
  const start = async (limits: Partial<Limits> = {}): Promise<void> => {
    s = await startServer({ where, port: 0, behindProxy: true, limits: { ...NO_LIMITS, ...limits } });
  };
  const visitor = async (address = '203.0.113.9'): Promise<Browser> => {
    const b = browser(`http://127.0.0.1:${s.port}`);
    const { call } = b;
    b.call = (method, path, body, headers) => call(method, path, body, { 'x-forwarded-for': address, ...headers });
    await ok(b.call('GET', '/api/me'));
    return b;
  };
  const make = async (b: Browser, body: unknown): Promise<readonly [number, Failure]> => {
    const { status, body: said } = await b.call('POST', '/api/games', body);
    return [status, said as Failure];
  };
  const packs = async (): Promise<number> => Number((await s.store.query('select count(*) as n from packs'))[0]!.n);
  beforeAll(async () => {
    where = kind === 'sqlite' ? join(dir, 'p.sqlite') : await cluster.database();
    await start();
  });
  afterAll(() => s.stop());

  test('330,000 empty rows are refused while they are read, long before their end', async () => {
    const before = await packs();
    const rows = JSON.stringify(withPack(packOf({ units: 'ROWS' }))).replace('"ROWS"', `[${'{},'.repeat(330_000)}{}]`);
    const [status, said] = await make(await visitor(), rows);
    expect([status, said.message]).toEqual([400, `the body has more than ${PACK_BOUNDS.maxRows} lists and objects`]);
    expect(await packs()).toBe(before);
  });
  test('of 20,000 faulty rows the first ten faults are told', async () => {
    const [status, said] = await make(await visitor(), withPack(packOf({ units: Array(20_000).fill({}) })));
    expect(status).toBe(400);
    expect(said.message.split('\n')).toHaveLength(10);
    expect(said.message).toMatch(/^units, row 1, field name: expected /);
  });
  test('a pack, long or short, needs a session; a new game as shipped does not', async () => {
    const nobody = browser(`http://127.0.0.1:${s.port}`);
    const long = withPack({ ...stronger(1), more: 'x'.repeat(100_000) });
    expect((await make(nobody, long))[0]).toBe(401);
    expect((await make(nobody, withPack(stronger(1))))[0]).toBe(401);
    expect((await make(nobody, FORD))[0]).toBe(200);
  });
  test('what is long and brings no pack is refused', async () => {
    const [status, said] = await make(await visitor(), { ...FORD, options: { x: 'y'.repeat(50_000) } });
    expect([status, said.error]).toEqual([400, 'malformed']);
  });
  test('a player and a network have so many packs, and others theirs', async () => {
    await s.stop();
    await start({ packs: { perSecond: 1e-6, burst: 2 } });
    const home = [await visitor('2001:db8:1:2::1'), await visitor('2001:db8:1:2:3::4')];
    const all = [];
    for (const b of [...home, ...home]) all.push((await make(b, withPack(stronger(1))))[0]);
    expect(all).toEqual([200, 200, 429, 429]);
    expect((await make(await visitor('2001:db8:1:3::1'), withPack(stronger(1))))[0]).toBe(200);
    await s.stop();
    await start();
  });
  test('a pack whose hash is known is not checked again; by other rules it is', async () => {
    const a = await visitor();
    const { version } = gameOf('ford')!;
    const madeWith = async (pack: DataPack, checked: number): Promise<readonly [number, Failure]> => {
      const insert = 'insert into packs (hash, title, body, stored, checked, bytes) values ($1, $2, $3, 0, $4, 1)';
      await s.store.change([[insert, packHash(pack), pack.name, JSON.stringify(pack), checked]]);
      return make(a, withPack(pack));
    };
    expect((await make(a, withPack(twins(`${kind} new`))))[1].message).toMatch(/two counters are called/);
    expect((await madeWith(twins(`${kind} known`), version))[0]).toBe(200);
    expect((await madeWith(twins(`${kind} old`), version - 1))[1].message).toMatch(/two counters are called/);
  });
  test('a card, a list, an invitation, a link and whatever a stranger asks for open no pack: they are the same for one that cannot be opened', async () => {
    const a = await visitor();
    const pack = stronger(4);
    const seated = await ok<Seated>(a.call('POST', '/api/games', { ...FORD, public: true, pack }));
    const { id } = seated.game;
    await s.store.change([[`update packs set body = 'spoilt' where hash = $1`, packHash(pack)]]);
    await s.stop();
    await start();
    const named = { name: pack.name, hash: packHash(pack) };
    const b = await visitor();
    b.cookie = a.cookie;
    expect((await ok<Card>(b.call('GET', `/api/games/${id}`))).pack).toEqual(named);
    const listed = async (path: string): Promise<Card | undefined> =>
      (await ok<Card[]>(b.call('GET', path))).find(c => c.id === id);
    expect((await listed('/api/lobby'))?.pack).toEqual(named);
    expect((await listed('/api/mine'))?.pack).toEqual(named);
    const stranger = await visitor();
    for (const [what, body] of [
      ['sit', { invite: 'x'.repeat(32) }],
      ['ready', {}],
      ['invite', { side: 'south' }],
      ['link', { side: 'north' }],
      ['cancel', {}],
      ['rematch', {}],
      ['orders', { side: 'north', orders: [] }],
    ] as const)
      expect((await stranger.call('POST', `/api/games/${id}/${what}`, body)).status, what).toBeOneOf([403, 409]);
    for (const what of ['record', 'orders?side=north'])
      expect((await stranger.call('GET', `/api/games/${id}/${what}`)).status, what).toBeOneOf([403, 409]);
    await ok(b.call('POST', `/api/games/${id}/invite`, { side: 'south' }));
    await ok(b.call('POST', `/api/games/${id}/link`, { side: 'north' }));
    await ok(b.call('GET', `/api/games/${id}/orders?side=north`));
    expect((await listed('/api/mine'))?.damaged).toBeUndefined();
  });
  test('a game is begun with the pack it was made with, or not at all', async () => {
    const [a, b] = [await visitor(), await visitor()];
    const open = await ok<Seated>(a.call('POST', '/api/games', withPack(stronger(5))));
    const sat = await b.call('POST', `/api/games/${open.game.id}/sit`, { invite: open.invites!['south'], told: true });
    expect(sat.status).toBe(200);
    const strengths = await s.gameHost.with(open.game.id, h => h.game.pack && packHash(h.game.pack));
    expect(strengths).toBe(packHash(stronger(5)));
    const lost = await ok<Seated>(a.call('POST', '/api/games', withPack(stronger(6))));
    await s.store.change([['delete from packs where hash = $1', packHash(stronger(6))]]);
    await s.stop();
    await start();
    const late = browser(`http://127.0.0.1:${s.port}`);
    const sit = await late.call('POST', `/api/games/${lost.game.id}/sit`, {
      invite: lost.invites!['south'],
      told: true,
    });
    expect(sit).toMatchObject({ status: 409, body: { error: 'damaged' } });
  });
  test('a stored pack of a database of before is checked when it is opened next, once', async () => {
    const a = await visitor();
    const pack = stronger(7);
    const { id } = await newGame(a, undefined, { ...FORD, sides: { north: 'me', south: 'me' }, pack: pack as never });
    const checked = async (hash: string): Promise<unknown> =>
      (await s.store.query('select checked from packs where hash = $1', hash))[0]!.checked;
    const renamed = async (hash: string, body: DataPack): Promise<void> => {
      s.gameHost.drop(id);
      await s.store.change([
        ['insert into packs (hash, title, body, stored) values ($1, $2, $3, 0)', hash, body.name, JSON.stringify(body)],
        ['update games set pack = $2 where id = $1', id, hash],
      ]);
    };
    await renamed(`good ${kind}`, pack);
    expect(await s.gameHost.with(id, h => h.pack?.name)).toBe(pack.name);
    expect(await checked(`good ${kind}`)).toBe(gameOf('ford')!.version);
    await renamed(`bad ${kind}`, twins(`${kind} of before`));
    await expect(s.gameHost.with(id, h => h.pack?.name)).rejects.toThrow(/damaged/);
  });
  /** A begun game whose pack is stored under a hash that nothing has open here. */
  const closedGame = async (called: string, pack: DataPack, body = JSON.stringify(pack)): Promise<string> => {
    const a = await visitor();
    const { id } = await newGame(a, undefined, { ...FORD, sides: { north: 'me', south: 'me' }, pack: pack as never });
    s.gameHost.drop(id);
    const insert = 'insert into packs (hash, title, body, stored, checked, bytes) values ($1, $2, $3, 0, $4, 1)';
    await s.store.change([
      [insert, `${called} ${kind}`, pack.name, body, gameOf('ford')!.version],
      ['update games set pack = $2 where id = $1', id, `${called} ${kind}`],
    ]);
    return id;
  };
  test('no notice opens a pack: whether an order answers is asked of one that cannot be opened', async () => {
    const id = await closedGame('noticed', stronger(8), 'spoilt');
    for (const side of ['north', 'south']) expect(await s.standing.willAnswer(id, side)).toBe(false);
    expect((await s.store.query('select damaged from games where id = $1', id))[0]!.damaged).toBeNull();
  });
  test('packs are opened with a rest between, and a game as shipped does not wait for them', async () => {
    const ids = [];
    for (const n of [1, 2, 3]) ids.push(await closedGame(`closed ${n}`, stronger(n)));
    const a = await visitor();
    const { id: shipped } = await newGame(a, undefined, { ...FORD, sides: { north: 'me', south: 'me' } });
    s.gameHost.drop(shipped);
    const order: string[] = [];
    const look = (id: string, called: string): Promise<unknown> => s.gameHost.with(id, () => order.push(called));
    await Promise.all([...ids.map((id, i) => look(id, `pack ${i + 1}`)), look(shipped, 'as shipped')]);
    expect(order.toSorted()).toEqual(['as shipped', 'pack 1', 'pack 2', 'pack 3']);
    expect(order.at(-1), 'it was asked for last').not.toBe('as shipped');
  });
});
