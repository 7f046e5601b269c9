/** What is kept and for how long, on both stores: games nobody touches, games that ended at once, packs nobody plays with; and what an address may have stored. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browser, connect, newGame, ok, openTable, pick } from '../drill/client.ts';
import { seededRandom } from '../../engine/random.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { play, seenBy } from '../game-host/actions.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { wordsFor } from '../notices/words.ts';
import { community } from '../community.ts';
import { writeNotices } from '../notices/outbox.ts';
import { openAllowance, USED_UP } from '../retention/allowance.ts';
import { holdingsInWords, holdingsOf, type Holdings } from '../retention/holdings.ts';
import { RETENTION, retentionFrom, type RetentionSpec } from '../retention/spec.ts';
import { sweep } from '../retention/sweep.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { startServer } from '../server.ts';
import { openStore, type Statement, type Store } from '../store/store.ts';
import type { Card } from '../wire.ts';

const DAY = 86_400_000;
const START = 1_800_000_000_000;
const SPEC: RetentionSpec = { ...RETENTION, unfinishedDays: 100, shortDays: 20, packDays: 10, warnDays: 7 };
const dir = mkdtempSync(join(tmpdir(), 'phoney-retention-'));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 120_000);
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
});

interface Wanted {
  readonly status?: string;
  readonly turn?: number;
  readonly how?: string;
  readonly at?: number;
  readonly pack?: string;
}
/** A game with a row in every table a game has rows in. */
const gameRows = (
  id: string,
  { status = 'playing', turn = 5, how, at = START, pack }: Wanted,
): readonly Statement[] => [
  [
    `insert into games (id, game, scenario, options, rules, pace, public, watch, creator, seed, commitment, created, status, waiting, bot, turn, ended, ended_at, pack)
     values ($1, 'ford', 'day', '{}', 1, '{"is":"none"}', 0, 1, 'anna', 'x', 'y', $2, $3, '', 0, $4, $5, $6, $7)`,
    id,
    at,
    status,
    turn,
    how ? JSON.stringify({ how }) : null,
    how ? at : null,
    pack ?? null,
  ],
  [`insert into seats (game, side, kind, player) values ($1, 'north', 'person', 'anna')`, id],
  [`insert into holders (game, side, player) values ($1, 'north', 'anna')`, id],
  [`insert into journal (game, seq, at, act) values ($1, 0, $2, '{}')`, id, at],
  [`insert into checkpoints values ($1, 0, 1, '{}')`, id],
  [`insert into rests (game, at, seq, rules, facts, rest) values ($1, 0, 0, 1, '{}', '')`, id],
  [`insert into standing values ($1, 'north', '[]')`, id],
  [`insert into notice_games values ('anna', $1, 0)`, id],
  ...(status === 'over' ? [[`insert into results values ($1, $2, 0, null)`, id, at] as Statement] : []),
];
const OF_GAMES = [
  'games',
  'seats',
  'holders',
  'journal',
  'checkpoints',
  'rests',
  'chat',
  'standing',
  'results',
  'outbox',
  'notice_games',
];

describe.each(['sqlite', 'postgres'] as const)('%s', kind => {
  let s: Store;
  let where: string;
  let n = 0;
  beforeEach(async () => {
    where = kind === 'sqlite' ? join(dir, `store-${n++}.sqlite`) : await cluster.database();
    s = await openStore(where);
    await s.change([
      [`insert into players (id, name, created) values ('anna', 'Anna', $1)`, START],
      [
        `insert into channels (id, player, kind, address, data, created, confirmed, reached) values ('c', 'anna', 'webhook', 'https://h.example', '{}', 0, 0, 0)`,
      ],
    ]);
    return () => s.close();
  });
  const make = async (id: string, wanted: Wanted = {}): Promise<void> => {
    await s.change(gameRows(id, wanted));
  };
  const ids = async (): Promise<unknown> => (await s.query('select id from games order by id')).map(r => r.id);
  const removalOf = async (id: string): Promise<unknown> =>
    (await s.query('select removal from games where id = $1', id))[0]?.removal;
  const after = (days: number): Promise<unknown> => sweep(s, SPEC, START + days * DAY);

  test('an unfinished game that nobody touches goes after its time, its players told a week before', async () => {
    await make('idle');
    await make('open', { status: 'open', turn: 0 });
    await after(92);
    expect(await removalOf('idle')).toBeNull();
    await after(94);
    expect([await removalOf('idle'), await removalOf('open')]).toEqual([START + 101 * DAY, START + 101 * DAY]);
    await writeNotices(s, START + 93 * DAY);
    expect(await s.query(`select kind, game, side from outbox where kind = 'removal' order by game`)).toEqual([
      { kind: 'removal', game: 'idle', side: 'north' },
      { kind: 'removal', game: 'open', side: 'north' },
    ]);
    await after(100);
    expect(await ids()).toEqual(['idle', 'open']);
    expect(await after(102)).toEqual({ games: ['idle', 'open'], packs: 0 });
    for (const table of OF_GAMES) expect(await s.query(`select * from ${table}`), table).toEqual([]);
  });
  test('whoever plays on or writes keeps the game; after a long absence of the server there is still a week', async () => {
    await make('played');
    await make('written');
    await make('forgotten');
    await after(150);
    expect(await ids()).toEqual(['forgotten', 'played', 'written']);
    await s.change([
      [`insert into journal (game, seq, at, act) values ('played', 1, $1, '{}')`, START + 155 * DAY],
      [
        `insert into chat (game, n, at, side, text) values ('written', 1, $1, 'north', 'still here')`,
        START + 156 * DAY,
      ],
    ]);
    expect(await after(158)).toMatchObject({ games: ['forgotten'] });
    expect([await removalOf('played'), await removalOf('written')]).toEqual([null, null]);
    expect(await after(240)).toMatchObject({ games: [] });
    await after(250);
    expect(await after(260)).toMatchObject({ games: ['played', 'written'] });
  });
  test('a game that ended within its first turns goes; what was played out, long or rated stays', async () => {
    await make('cancelled', { status: 'over', turn: 0, how: 'cancelled' });
    await make('resigned', { status: 'over', turn: 2, how: 'resigned' });
    await make('rated', { status: 'over', turn: 1, how: 'resigned' });
    await make('long', { status: 'over', turn: 3, how: 'resigned' });
    await make('short', { status: 'over', turn: 1, how: 'played' });
    await s.change([
      [`update results set rated = 1 where id = 'rated'`],
      [`update games set rematch = 'resigned' where id = 'long'`],
    ]);
    await after(14);
    expect(await removalOf('resigned')).toBe(START + 21 * DAY);
    expect(await after(22)).toMatchObject({ games: expect.arrayContaining(['cancelled', 'resigned']) });
    await after(4000);
    await after(5000);
    expect(await ids()).toEqual(['long', 'rated', 'short']);
    expect((await s.query(`select rematch from games where id = 'long'`))[0]).toEqual({ rematch: null });
  });
  test('a pack goes when no game uses it; with 0 days nothing goes, and what was marked is not any more', async () => {
    await s.change(
      ['used', 'unused'].map((hash): Statement => [
        `insert into packs (hash, title, body, stored) values ($1, 'x', '{}', $2)`,
        hash,
        START,
      ]),
    );
    await make('packed', { pack: 'used' });
    const ever = { ...SPEC, unfinishedDays: 0, shortDays: 0, packDays: 0 };
    await after(98);
    await sweep(s, ever, START + 9000 * DAY);
    expect([await removalOf('packed'), (await s.query('select hash from packs')).length]).toEqual([null, 1]);
    expect(await ids()).toEqual(['packed']);
    await s.change([
      [`delete from packs where hash = 'unused'`],
      [`insert into packs (hash, title, body, stored) values ('unused', 'x', '{}', $1)`, START],
    ]);
    expect(await sweep(s, ever, START + 9000 * DAY)).toEqual({ games: [], packs: 0 });
    expect(await after(9)).toMatchObject({ packs: 0 });
    expect(await after(11)).toMatchObject({ packs: 1 });
    expect((await s.query('select hash from packs'))[0]).toEqual({ hash: 'used' });
  });
  test('sessions that have run out go, and guests who left nothing', async () => {
    await make('mine');
    await s.change([
      [
        `insert into players (id, name, account, created) values ('guest', 'Guest', null, $1), ('here', 'Guest', null, $1), ('bob', 'Bob', 'bob', $1)`,
        START,
      ],
      [
        `insert into sessions (hash, player, created, until) values ('old', 'guest', 0, $1), ('new', 'here', 0, $2)`,
        START,
        START + 9 * DAY,
      ],
    ]);
    await after(2);
    expect((await s.query('select id from players order by id')).map(r => r.id)).toEqual(['anna', 'bob', 'here']);
  });
  test('a database from before keeps its games: they are marked first', async () => {
    await make('old');
    const columns = ['removal', 'warned'];
    await s.change([
      ['delete from migrations where n = $1', MIGRATIONS.length],
      ...columns.map((c): Statement => [`drop index games_${c}`]),
      ...columns.map((c): Statement => [`alter table games drop column ${c}`]),
    ]);
    await s.close();
    s = await openStore(where);
    expect(await removalOf('old')).toBeNull();
    await after(500);
    expect([await ids(), await removalOf('old')]).toEqual([['old'], START + 507 * DAY]);
  });
  test('it says what it holds', async () => {
    await make('a', { status: 'open' });
    await make('b');
    const h = await holdingsOf(s, where, 1e12);
    expect(h).toMatchObject({ games: { open: 1, playing: 1 }, packs: 0, players: 1, leaving: 0 });
    expect(h.bytes).toBeGreaterThan(50_000);
    expect(h.used).toBeGreaterThan(0);
    expect(holdingsInWords(h)).toMatch(
      /^It holds 2 games \(1 waiting for players, 1 being played\), 0 data packs and 1 player in [\d.]+ [MG]B/,
    );
  });
});

test('the owner is told when it is nearly full', () => {
  const h: Holdings = { games: {}, packs: 1, players: 2, leaving: 1, bytes: 9.5e9, used: 0.95, freeBytes: 5e8 };
  expect(holdingsInWords(h)).toBe(
    'It holds 0 games, 1 data pack and 2 players in 9.5 GB, 500.0 MB are free on the disk. 1 game will be removed soon, as nobody plays on. It is nearly full: 95 % used.',
  );
});
test('what the owner sets is read, or refused in a sentence', () => {
  expect(retentionFrom({})).toEqual(RETENTION);
  expect(retentionFrom({ KEEP_UNFINISHED_DAYS: '0', STORED_MB_A_DAY: '2', MAX_STORE_GB: '10' })).toMatchObject({
    unfinishedDays: 0,
    bytesADay: 2_000_000,
    maxBytes: 10_000_000_000,
  });
  expect(() => retentionFrom({ WARN_DAYS: 'soon' })).toThrow(
    'WARN_DAYS=soon is not a number from 0 on. Example: WARN_DAYS=7',
  );
});
test('a notice says which day, and how to keep the game', () => {
  const notice = { kind: 'removal', game: 'g', name: 'The Ford, A day', with: 'Bruno' } as const;
  expect(wordsFor([{ ...notice, more: 'on 3 March 2027, unless somebody plays on or writes' }])).toEqual({
    title: 'This game will be removed',
    lines: ['The Ford, A day, with Bruno: on 3 March 2027, unless somebody plays on or writes'],
    path: '/online/g',
  });
});
test('an allowance comes back evenly over a day, and each address has its own', () => {
  let now = START;
  const { has, spend } = openAllowance(1000, () => now);
  spend('a', 900);
  expect(has('a')).toBe(true);
  spend('a', 600);
  expect([has('a'), has('b')]).toEqual([false, true]);
  now += DAY / 2 - 1;
  expect(has('a')).toBe(false);
  now += 2;
  expect(has('a')).toBe(true);
});
test('an address that has used its allowance up neither makes games nor plays on nor writes, until some of it is back', async () => {
  let now = START;
  const s = await startServer({
    where: ':memory:',
    port: 0,
    limits: NO_LIMITS,
    now: () => now,
    retention: { ...RETENTION, bytesADay: 10_500 },
  });
  const base = `http://127.0.0.1:${s.port}`;
  const [a, b] = [browser(base), browser(base)];
  const wanted = { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' } } as const;
  const { id } = await newGame(a, b, wanted);
  const w = await connect(a);
  const screen = await openTable(w, id);
  const choice = pick(screen, seededRandom('allowance'))!.choice as never;
  const play = { do: 'play', game: id, side: 'north', at: screen.entry, choice } as const;
  await ok(a.call('POST', '/api/games', wanted));
  await ok(a.call('POST', '/api/games', wanted));
  const refused = { error: 'too often', message: USED_UP };
  expect(await a.call('POST', '/api/games', wanted)).toMatchObject({ status: 429, body: refused });
  expect(await w.ask({ do: 'say', game: id, text: 'hello' })).toMatchObject(refused);
  expect(await w.ask(play)).toMatchObject(refused);
  now += DAY;
  expect(await w.ask(play)).toMatchObject({ ok: true });
  expect(await w.ask({ do: 'say', game: id, text: 'hello' })).toMatchObject({ ok: true });
  const metrics = (await a.call('GET', '/metrics')).body as string;
  expect(metrics).toMatch(/phoney_store_bytes \d{4,}/);
  expect(metrics).toMatch(/phoney_disk_nearly_full 0/);
  await s.stop();
});
test('whatever else stays in the database is charged, too: players, standing orders, ways to be notified, accounts', async () => {
  const retention = { ...RETENTION, bytesADay: 20_000 };
  const s = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS, retention, more: community({}) });
  const base = `http://127.0.0.1:${s.port}`;
  const a = browser(base);
  const { id } = await newGame(a, undefined, { game: 'night-march', scenario: 'road', sides: { marcher: 'me' } });
  const sends: readonly (readonly [path: string, body: object])[] = [
    [`/api/games/${id}/orders`, { side: 'marcher', orders: [] }],
    [
      '/api/notices/push',
      { endpoint: 'https://push.example/1', keys: { p256dh: 'x'.repeat(40), auth: 'y'.repeat(20) } },
    ],
    ['/api/account', { name: 'Anna', password: 'correct horse battery' }],
  ];
  for (const [path, body] of sends) expect((await a.call('POST', path, body)).status, path).toBe(200);
  let met = 0;
  while (
    met < 100 &&
    (await a.call('POST', `/api/games/${id}/orders`, { side: 'marcher', orders: [] })).status === 200
  ) {
    await ok(browser(base).call('GET', '/api/me'));
    met += 1;
  }
  expect(met, 'players are charged').toBeLessThan(20);
  for (const [path, body] of sends)
    expect((await a.call('POST', path, body)).body, path).toEqual({ error: 'too often', message: USED_UP });
  expect(
    (await a.call('POST', '/api/account/signin', { name: 'Anna', password: 'correct horse battery' })).status,
  ).toBe(200);
  await s.stop();
});
test('what bots and standing orders store is charged to the person who acts next, and a game with a bot from its start', async () => {
  const retention = { ...RETENTION, bytesADay: 50_000 };
  const s = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS, retention });
  const a = browser(`http://127.0.0.1:${s.port}`);
  const { id } = await newGame(a, undefined, { game: 'night-march', scenario: 'road', sides: { marcher: 'me' } });
  const w = await connect(a);
  const act = async (request: string | null): Promise<number> => {
    const screen = await openTable(w, id);
    const { side, choice } = pick(screen, seededRandom('unpaid'))!;
    const done = await s.gameHost.act(id, request, play(side, seenBy(side, screen.entry), choice as never));
    return (done as { readonly stored: number }).stored;
  };
  const charged = [await act(null), await act('=marcher 1'), await act('marcher request-1'), await act(null)];
  const rows = await s.store.query('select act from journal where game = $1 order by seq', id);
  const bytes = rows.map(r => (r.act as string).length).slice(1);
  expect(charged[2]).toBeGreaterThanOrEqual(bytes[0]! + bytes[1]! + bytes[2]!);
  expect(charged[3]).toBeLessThan(charged[2]!);
  const against = { game: 'ford', scenario: 'day', sides: { north: 'me', south: { bot: 'random' } } };
  expect((await a.call('POST', '/api/games', against)).status).toBe(200);
  expect((await a.call('POST', '/api/games', against)).status).toBe(429);
  w.close();
  await s.stop();
});
test('a game that is removed is gone from memory too', async () => {
  let now = Date.now();
  const s = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS, now: () => now });
  const [a, b] = [browser(`http://127.0.0.1:${s.port}`), browser(`http://127.0.0.1:${s.port}`)];
  const { id } = await newGame(a, b, { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' } });
  const w = await connect(a);
  const screen = await openTable(w, id);
  now += 180 * DAY;
  expect((await ok<Card>(a.call('GET', `/api/games/${id}`))).removal).toBeUndefined();
  await s.retention.sweep();
  expect((await ok<readonly Card[]>(a.call('GET', '/api/mine')))[0]!.removal).toBe(now + 7 * DAY);
  now += 8 * DAY;
  await s.retention.sweep();
  const choice = pick(screen, seededRandom('gone'))!.choice as never;
  expect(await w.ask({ do: 'play', game: id, side: 'north', at: screen.entry, choice })).toMatchObject({
    ok: false,
    error: 'not found',
  });
  expect((await a.call('GET', '/metrics')).body).toMatch(/phoney_games_removed_total 1/);
  await s.stop();
});
