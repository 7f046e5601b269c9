/** Accounts on both stores: through the front door, over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashed, matches } from '../accounts/password.ts';
import { accountRoutes } from '../accounts/routes.ts';
import type { AccountMessage, CeremonyMessage } from '../accounts/wire.ts';
import { browser, connect, newGame, ok, openTable, type Browser } from '../drill/client.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { community } from '../community.ts';
import { startServer, type Running } from '../server.ts';
import type { Card, MeMessage } from '../wire.ts';
import { authenticator } from './authenticator.ts';

const DUEL = { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' } } as const;
const PASSWORD = 'Sichelschnitt 1940';
const OTHER = 'Dyle-Breda plan';
let cluster: Cluster;
let dir: string;
beforeAll(async () => {
  cluster = await startCluster();
  dir = mkdtempSync(join(tmpdir(), 'phoney-accounts-'));
}, 120_000);
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true });
});

test('a password matches its own hash and no other, and a hash says how it was made', async () => {
  const kept = await hashed(PASSWORD);
  expect(kept).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(await Promise.all([matches(PASSWORD, kept), matches(OTHER, kept), matches(PASSWORD, undefined)])).toEqual([
    true,
    false,
    false,
  ]);
});

describe.each(['sqlite', 'postgres'] as const)('accounts on %s', kind => {
  let server: Running;
  let base: string;
  const call = <T>(b: Browser, path: string, body: object = {}): Promise<T> =>
    ok<T>(b.call('POST', `/api/account${path}`, body));
  const account = async (b: Browser): Promise<Partial<AccountMessage>> => ok(b.call('GET', '/api/account'));
  const me = (b: Browser): Promise<MeMessage> => ok(b.call('GET', '/api/me'));
  beforeAll(async () => {
    server = await startServer({
      where: kind === 'sqlite' ? join(dir, 'a.db') : await cluster.database(),
      port: 0,
      limits: NO_LIMITS,
      more: community({}),
    });
    base = `http://localhost:${server.port}`;
  }, 60_000);
  afterAll(() => server.stop(), 60_000);
  /** An account by passkey costs no password's work. */
  const withPasskey = async (name: string, key = authenticator(base), b = browser(base)): Promise<Browser> => {
    const asked = await call<CeremonyMessage>(b, '/passkey/ask', { name });
    await call(b, '/passkey/make', { ceremony: asked.ceremony, response: key.make(asked.options) });
    return b;
  };
  const signIn = async (key: ReturnType<typeof authenticator>, b = browser(base)): Promise<Browser> => {
    const asked = await call<CeremonyMessage>(b, '/signin/passkey/ask');
    await call(b, '/signin/passkey', { ceremony: asked.ceremony, response: key.use(asked.options) });
    return b;
  };

  test('the player of a browser becomes an account, with a new session; another browser signs in and brings its seats along', async () => {
    const a = browser(base);
    const before = await me(a);
    const old = a.cookie;
    await call(a, '', { name: 'Guderian', password: PASSWORD });
    expect(await me(a)).toEqual({ ...before, account: 'Guderian', name: 'Guderian' });
    expect(a.cookie).not.toBe(old);
    expect((await browser(base).call('GET', '/api/account', undefined, { cookie: old })).body).toEqual({});

    const b = browser(base);
    const friend = browser(base);
    const { id } = await newGame(b, friend, DUEL);
    const anonymous = await me(b);
    const wire = await connect(friend);
    const screen = await openTable(wire, id);
    await call(b, '/signin', { name: 'gUDERIAN', password: PASSWORD });
    expect((await me(b)).player).toBe(before.player);
    await wire.until(() => screen.card.seats.some(s => s.player === before.player));
    expect((await ok<Card[]>(a.call('GET', '/api/mine'))).map(c => c.id)).toEqual([id]);
    expect((await server.store.query('select 1 as yes from holders where player = $1', anonymous.player)).length).toBe(
      0,
    );
    const mine = await connect(a);
    const table = await openTable(mine, id);
    expect(table.sides).toEqual(['north']);
    wire.close();
    mine.close();
  });
  test('a wrong password and a name nobody has get the same answer, for the same work', async () => {
    const timed = async (name: string): Promise<{ readonly reply: unknown; readonly ms: number }> => {
      const from = performance.now();
      const { status, body } = await browser(base).call('POST', '/api/account/signin', { name, password: OTHER });
      return { reply: { status, body }, ms: performance.now() - from };
    };
    const known = await timed('guderian');
    const unknown = await timed('nobody-at-all');
    expect(known.reply).toEqual({
      status: 403,
      body: { error: 'not yours', message: 'wrong name or password' },
    });
    expect(unknown.reply).toEqual(known.reply);
    expect(unknown.ms).toBeGreaterThan(known.ms / 4);
    expect(unknown.ms).toBeLessThan(known.ms * 4);
  });
  test('a name is one person’s, whatever its case; two who take it at once do not both get it', async () => {
    const tries = await Promise.allSettled(['Weygand', 'weygand'].map(name => withPasskey(name)));
    expect(tries.map(t => t.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(
      (await browser(base).call('POST', '/api/account', { name: 'GUDERIAN', password: OTHER })).body,
    ).toMatchObject({ error: 'taken' });
    expect(
      (await browser(base).call('POST', '/api/account', { name: 'gamelin', password: 'short' })).body,
    ).toMatchObject({ error: 'malformed', message: 'password: must have 10 characters or more' });
  });
  test('to ask for a passkey tells nobody which names there are; a name that is taken is refused when it is made, and another may be tried', async () => {
    const key = authenticator(base);
    const b = browser(base);
    const free = await call<CeremonyMessage>(b, '/passkey/ask', { name: 'nobody-yet' });
    const taken = await call<CeremonyMessage>(b, '/passkey/ask', { name: 'Guderian' });
    const shape = (c: CeremonyMessage): readonly string[] => Object.keys(c.options).toSorted();
    expect(shape(taken)).toEqual(shape(free));
    const made = await b.call('POST', '/api/account/passkey/make', {
      ceremony: taken.ceremony,
      response: key.make(taken.options),
    });
    expect(made.body).toMatchObject({ error: 'taken' });
    await withPasskey('delattre', authenticator(base), b);
    expect((await me(b)).account).toBe('delattre');
  });
  test('nobody goes by the name of another’s account', async () => {
    const guest = browser(base);
    await guest.call('POST', '/api/me', { name: 'Huntziger' });
    await withPasskey('huntziger');
    expect((await me(guest)).name).toBe('Guest');
    for (const name of ['HUNTZIGER', 'huntziger'])
      expect((await guest.call('POST', '/api/me', { name })).body).toMatchObject({ error: 'taken' });
    expect((await me(guest)).name).toBe('Guest');
  });
  test('a passkey opens the account from another browser; a challenge is good once, for us, and for whom it was given', async () => {
    const key = authenticator(base);
    const a = await withPasskey('rommel', key);
    expect(await account(a)).toMatchObject({
      name: 'rommel',
      password: false,
      passkeys: [{ label: 'Passkey' }],
      fresh: true,
    });
    const b = await signIn(key);
    expect((await me(b)).account).toBe('rommel');

    const asked = await call<CeremonyMessage>(b, '/signin/passkey/ask');
    const answered = (): object => ({ ceremony: asked.ceremony, response: key.use(asked.options) });
    await call(browser(base), '/signin/passkey', answered());
    expect((await b.call('POST', '/api/account/signin/passkey', answered())).status).toBe(403);
    const elsewhere = await call<CeremonyMessage>(b, '/signin/passkey/ask');
    const forged = authenticator('https://phoney.example');
    expect(
      (
        await b.call('POST', '/api/account/signin/passkey', {
          ceremony: elsewhere.ceremony,
          response: { ...forged.use(elsewhere.options), id: key.id, rawId: key.id },
        })
      ).status,
    ).toBe(403);
    const other = await call<CeremonyMessage>(a, '/passkey/ask');
    const stranger = browser(base);
    await me(stranger);
    expect(
      (
        await stranger.call('POST', '/api/account/passkey/make', {
          ceremony: other.ceremony,
          response: authenticator(base).make(other.options),
        })
      ).body,
    ).toMatchObject({ error: 'not now' });
  });
  test('passkeys come and go, but never the last way in', async () => {
    const first = authenticator(base);
    const second = authenticator(base);
    const a = await withPasskey('leclerc', first);
    const asked = await call<CeremonyMessage>(a, '/passkey/ask');
    await call(a, '/passkey/make', { ceremony: asked.ceremony, label: 'Phone', response: second.make(asked.options) });
    expect((await account(a)).passkeys!.map(k => k.label)).toEqual(['Passkey', 'Phone']);
    await call(a, '/passkey/remove', { id: first.id });
    expect((await a.call('POST', '/api/account/passkey/remove', { id: second.id })).body).toMatchObject({
      error: 'not now',
      message: 'it is the only way into your account: set a password or add another passkey first',
    });
    await expect(signIn(first)).rejects.toThrow('403');
    await signIn(second);
  });
  test('the account itself is changed only soon after signing in; a new password ends the other sessions', async () => {
    const key = authenticator(base);
    const a = await withPasskey('kleist', key);
    const b = await signIn(key);
    await server.store.change([['update proofs set at = at - 3600000 where player = $1', (await me(a)).player]]);
    for (const [path, body] of [
      ['/password', { password: OTHER }],
      ['/passkey/ask', {}],
      ['/passkey/remove', { id: key.id }],
      ['/delete', {}],
    ] as const)
      expect([path, (await a.call('POST', `/api/account${path}`, body)).body]).toEqual([
        path,
        { error: 'stale', message: 'sign in again to change your account' },
      ]);
    await signIn(key, a);
    await call(a, '/password', { password: OTHER });
    expect(await account(b)).toEqual({});
    expect(await account(a)).toMatchObject({ password: true, sessions: 1 });
    await call(b, '/signin', { name: 'kleist', password: OTHER });
  });
  test('signing out ends this session; signing out everywhere ends all, and their sockets', async () => {
    const key = authenticator(base);
    const a = await withPasskey('bock', key);
    const b = await signIn(key);
    const c = await signIn(key);
    const kept = b.cookie;
    await call(b, '/signout');
    expect((await browser(base).call('GET', '/api/account', undefined, { cookie: kept })).body).toEqual({});
    expect(await account(c)).toMatchObject({ sessions: 2 });
    const wire = await connect(c);
    const closed = new Promise(done => {
      wire.ws.once('close', done);
    });
    await call(a, '/signout', { everywhere: true });
    await closed;
    expect(await account(c)).toEqual({});
  });
  test('a deleted account leaves its seats in nobody’s name, and nothing else', async () => {
    const key = authenticator(base);
    const a = await withPasskey('gort', key);
    const friend = browser(base);
    const { id } = await newGame(a, friend, DUEL);
    const { player } = await me(a);
    await a.call('POST', '/api/me', { name: 'Lord Gort' });
    await call(a, '/delete');
    const card = await ok<Card>(friend.call('GET', `/api/games/${id}`));
    expect(card.seats.map(s => [s.side, s.by, s.name])).toContainEqual(['north', 'person', 'Somebody']);
    expect(card.status).toBe('playing');
    await expect(signIn(key)).rejects.toThrow('403');
    for (const table of ['passkeys', 'passwords', 'sessions', 'proofs'])
      expect(await server.store.query(`select * from ${table} where player = $1`, player)).toEqual([]);
    await withPasskey('gort');
  });
});

test('guesses are slowed down, at one name and from one address, for names that exist and for those that do not; other pages may not ask at all', async () => {
  const few = (burst: number): { perSecond: number; burst: number } => ({ perSecond: 0, burst });
  const server = await startServer({
    where: ':memory:',
    port: 0,
    limits: NO_LIMITS,
    more: async parts => ({
      routes: accountRoutes({ ...parts, limits: { name: few(2), everywhere: few(9), address: few(4) } }),
      stop: async () => {},
    }),
  });
  const base = `http://localhost:${server.port}`;
  const tried = async (name: string, headers = {}): Promise<number> =>
    (await browser(base).call('POST', '/api/account/signin', { name, password: OTHER }, headers)).status;
  await server.store.change([[`insert into players (id, name, account, created) values ('x', 'x', 'rommel', 0)`]]);
  expect(await tried('rommel', { origin: 'https://phoney.example' })).toBe(403);
  expect([await tried('rommel'), await tried('Rommel '), await tried('rommel')]).toEqual([403, 403, 429]);
  expect([await tried('nobody'), await tried('nobody')]).toEqual([403, 429]);
  await server.stop();
});

test('whoever guesses at a name cannot shut its owner out of a browser that has been in the account', async () => {
  const few = (burst: number): { perSecond: number; burst: number } => ({ perSecond: 0, burst });
  const server = await startServer({
    where: ':memory:',
    port: 0,
    limits: NO_LIMITS,
    more: async parts => ({
      routes: accountRoutes({ ...parts, limits: { name: few(2), everywhere: few(3), address: few(6) } }),
      stop: async () => {},
    }),
  });
  const base = `http://localhost:${server.port}`;
  const signIn = async (b: Browser, password: string): Promise<number> =>
    (await b.call('POST', '/api/account/signin', { name: 'Rommel', password })).status;
  const owner = browser(base);
  await ok(owner.call('POST', '/api/account', { name: 'rommel', password: PASSWORD }));
  await ok(owner.call('POST', '/api/account/signout', {}));
  for (let k = 0; k < 5; k++) await signIn(browser(base), OTHER);
  expect(await signIn(browser(base), PASSWORD)).toBe(429);
  expect(await signIn(owner, PASSWORD)).toBe(200);
  await ok(owner.call('POST', '/api/account/signout', { everywhere: true }));
  expect(await signIn(owner, PASSWORD)).toBe(429); // signing out everywhere forgets the browsers, too
  await server.stop();
}, 30_000);

test('over https the session is in a cookie that no other host can set, and a plain one opens only what is older than that', async () => {
  const server = await startServer({
    where: ':memory:',
    port: 0,
    limits: NO_LIMITS,
    origin: 'https://games.example',
    more: community({}),
  });
  const base = `http://localhost:${server.port}`;
  const meBy = async (cookie: string): Promise<{ readonly player: string; readonly set: readonly string[] }> => {
    const r = await browser(base).call('GET', '/api/me', undefined, { cookie });
    return { player: (r.body as MeMessage).player, set: r.headers.getSetCookie() };
  };
  const first = await browser(base).call('GET', '/api/me');
  const [said] = first.headers.getSetCookie();
  expect(said).toMatch(/^__Host-phoney=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  const { player } = first.body as MeMessage;
  const token = said!.split(';', 1)[0]!.split('=')[1]!;
  expect((await meBy(`__Host-phoney=${token}`)).player).toBe(player);
  expect((await meBy(`phoney=${token}`)).player).not.toBe(player);
  await server.store.change([['update sessions set locked = 0 where player = $1', player]]);
  const renewed = await meBy(`phoney=${token}`);
  expect(renewed.player).toBe(player);
  expect(renewed.set[0]).toMatch(/^__Host-phoney=/);
  await server.stop();
});
