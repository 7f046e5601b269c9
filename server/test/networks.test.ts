/** What one network may ask for, by whichever of its addresses and in whichever kind of message. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browser, connect, newGame, type Browser } from '../drill/client.ts';
import { LIMITS, netOf, NO_LIMITS, type Limits } from '../http/limits.ts';
import { community } from '../community.ts';
import { startServer, type Running, type ServerSpec } from '../server.ts';

let s: Running;
const start = async (limits: Partial<Limits>, more: Partial<ServerSpec> = {}): Promise<void> => {
  s = await startServer({
    where: ':memory:',
    port: 0,
    behindProxy: true,
    limits: { ...NO_LIMITS, ...limits },
    more: community({}),
    ...more,
  });
};
const base = (): string => `http://127.0.0.1:${s.port}`;
const NEVER = { perSecond: 1e-6, burst: 3 };
/** Addresses of one home: the provider gives it 64 bits. */
const atHome = (i: number): { readonly 'x-forwarded-for': string } => ({
  'x-forwarded-for': `2001:db8:1:2:${i.toString(16)}::${i.toString(16)}`,
});
const NEXT_DOOR = { 'x-forwarded-for': '2001:db8:1:3::1' };
const TEN = Array.from({ length: 10 }, (_, i) => i);

describe('ten addresses of one network are one', () => {
  afterEach(() => s.stop());
  test('requests', async () => {
    await start({ http: NEVER });
    const ask = async (headers: { readonly [name: string]: string }): Promise<number> =>
      (await browser(base()).call('GET', '/api/lobby', undefined, headers)).status;
    const all = [];
    for (const i of TEN) all.push(await ask(atHome(i)));
    expect(all).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
    expect(await ask(NEXT_DOOR)).toBe(200);
  });
  test('new players and games', async () => {
    await start({ create: NEVER });
    const game = { game: 'night-march', scenario: 'road', sides: { marcher: 'me' } };
    const make = async (headers: { readonly [name: string]: string }): Promise<readonly number[]> => {
      const b = browser(base());
      const met = await b.call('GET', '/api/me', undefined, headers);
      return [met.status, (await b.call('POST', '/api/games', game, headers)).status];
    };
    const all = [];
    for (const i of TEN) all.push(...(await make(atHome(i))));
    expect(all.filter(status => status === 200)).toHaveLength(NEVER.burst);
    expect(await make(NEXT_DOOR)).toEqual([200, 200]);
  });
  test('trials of a way to be reached', async () => {
    const mail = { url: 'smtp://127.0.0.1:1', from: 'games@example.org' };
    await start({}, { more: community({ origin: 'https://games.example', mail }) });
    let n = 0;
    const attempt = async (headers: { readonly [name: string]: string }): Promise<number> => {
      const b = browser(base());
      await b.call('GET', '/api/me', undefined, headers);
      return (await b.call('POST', '/api/notices/mail', { address: `somebody${n++}@example.org` }, headers)).status;
    };
    const all = [];
    for (const i of TEN) all.push(await attempt(atHome(i)));
    expect(all, 'no mail server answers here').toEqual([...Array<number>(5).fill(500), ...Array<number>(5).fill(429)]);
    expect(await attempt(NEXT_DOOR)).toBe(500);
  });
  test('sockets, one after the other', async () => {
    await start({ http: NEVER });
    const dial = (forwarded: string): Promise<string> =>
      connect(browser(base()), { forwarded }).then(
        w => {
          w.close();
          return 'open';
        },
        (e: Error) => /\d+/.exec(e.message)![0],
      );
    const all = [];
    for (const i of TEN) all.push(await dial(atHome(i)['x-forwarded-for']));
    expect(all).toEqual(['open', 'open', 'open', ...Array<string>(7).fill('429')]);
    expect(await dial(NEXT_DOOR['x-forwarded-for'])).toBe('open');
  });
  test('sockets open at once', async () => {
    await start({ sockets: 3 });
    const open = [];
    for (const i of TEN.slice(0, 3))
      open.push(await connect(browser(base()), { forwarded: atHome(i)['x-forwarded-for'] }));
    await expect(connect(browser(base()), { forwarded: atHome(4)['x-forwarded-for'] })).rejects.toThrow('429');
    const next = await connect(browser(base()), { forwarded: NEXT_DOOR['x-forwarded-for'] });
    for (const w of [...open, next]) w.close();
  });
  test('sockets that all come before the first is open', async () => {
    await start({ sockets: 3 });
    const b = browser(base());
    await b.call('GET', '/api/me');
    const { query } = s.store;
    const arrived = Promise.withResolvers<void>();
    s.store.query = async (...asked) => {
      await arrived.promise;
      return query(...asked);
    };
    let count = 0;
    s.server.on('upgrade', () => {
      if (++count === TEN.length) setImmediate(arrived.resolve);
    });
    const dialled = TEN.map(i => connect(b, { forwarded: atHome(i)['x-forwarded-for'] }).catch(() => undefined));
    const open = (await Promise.all(dialled)).filter(w => w !== undefined);
    expect(open).toHaveLength(3);
    for (const w of open) w.close();
  });
  test('whole positions, and lines of chat', async () => {
    await start({ look: NEVER, chat: NEVER });
    const a = browser(base());
    const sides = { marcher: 'me' } as const;
    const { id: game } = await newGame(a, undefined, { game: 'night-march', scenario: 'road', sides });
    const looks = [];
    for (const i of TEN) {
      const w = await connect(browser(base()), { forwarded: atHome(i)['x-forwarded-for'] });
      looks.push((await w.ask({ do: 'look', game, entry: 0 })).ok);
      w.close();
    }
    expect(looks.filter(Boolean)).toHaveLength(NEVER.burst);
    const w = await connect(a, { forwarded: NEXT_DOOR['x-forwarded-for'] });
    expect((await w.ask({ do: 'look', game, entry: 0 })).ok).toBe(true);
    const said = [];
    for (const i of TEN) said.push((await w.ask({ do: 'say', game, text: `line ${i}` })).ok);
    expect(said.filter(Boolean)).toHaveLength(NEVER.burst);
    w.close();
  });
  test('files of the page', async () => {
    await start({ page: NEVER }, { page: (_, response) => void response.end('page') });
    const all = [];
    for (const i of TEN) all.push((await browser(base()).call('GET', '/', undefined, atHome(i))).status);
    expect(all).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
    expect((await browser(base()).call('GET', '/', undefined, NEXT_DOOR)).status).toBe(200);
  });
});
test('an address is the same network however it is written', () => {
  const network = '2001:db8:1:2::/64';
  for (const ip of ['2001:db8:1:2::1', '2001:DB8:0001:2:3:4:5:6', '[2001:db8:1:2::9]', '[2001:db8:1:2::9]:4711'])
    expect(netOf(ip), ip).toBe(network);
  for (const ip of ['203.0.113.9', '203.0.113.9:4711', '::ffff:203.0.113.9', '::FFFF:203.0.113.9'])
    expect(netOf(ip), ip).toBe('203.0.113.9');
});
test('a page with all its files, loaded by six at one address at once, is within the limit', () => {
  expect(LIMITS.page.burst).toBeGreaterThanOrEqual(6 * 100);
});

describe('frames that carry no message count like those that do', () => {
  let a: Browser;
  beforeEach(async () => {
    await start({ socket: { perSecond: 1e-6, burst: 20 } });
    a = browser(base());
    await a.call('GET', '/api/me');
  });
  afterEach(() => s.stop());
  test('pings over the limit are not answered, and whoever goes on is closed', async () => {
    const w = await connect(a);
    let pongs = 0;
    w.ws.on('pong', () => {
      pongs += 1;
    });
    const closed = new Promise(done => {
      w.ws.once('close', done);
    });
    for (let i = 0; i < 200; i++) w.ws.ping();
    expect(await closed).toBe(1008);
    expect(pongs).toBe(20);
  });
  test('pongs that nobody asked for', async () => {
    const w = await connect(a);
    const closed = new Promise(done => {
      w.ws.once('close', done);
    });
    for (let i = 0; i < 200; i++) w.ws.pong();
    expect(await closed).toBe(1008);
  });
  test('a message in more pieces than there is need for', async () => {
    const w = await connect(a);
    const closed = new Promise(done => {
      w.ws.once('close', done);
    });
    for (let i = 0; i < 200; i++) w.ws.send('', { fin: false });
    expect(await closed).toBe(1008);
  });
});
