/** Notices on both stores, to a push service, webhooks and a mail server that are real but near. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browser, connect, newGame, ok, openTable, type Browser } from '../drill/client.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { jsonLog } from '../operations/log.ts';
import { openMetrics } from '../operations/metrics.ts';
import { openNotices, sendingFor, type Notices } from '../notices/notices.ts';
import { channelsDue, claim, CLAIM_MS, reached, writeNotices } from '../notices/outbox.ts';
import { afterQuiet } from '../notices/quiet.ts';
import { faultOfUrl, isPublic, post, publicAddress } from '../notices/reach.ts';
import { noticeRoutes } from '../notices/routes.ts';
import type { Sending } from '../notices/send.ts';
import type { NoticesMessage, PushPayload } from '../notices/wire.ts';
import { pathOf, webhookBody, wordsFor } from '../notices/words.ts';
import { startServer, type Running } from '../server.ts';
import { openStore, type Statement } from '../store/store.ts';
import type { Card, MeMessage } from '../wire.ts';
import { farServer, type Far } from './certificate.ts';
import { mailbox, type Mailbox } from './mailbox.ts';

const PUSH = 'push.example.net';
const HOOK = 'hooks.example.net';
const DISCORD = 'discord.com';
const SLACK = 'hooks.slack.com';
const DUEL = { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' } } as const;
const MINUTE = 60_000;
const SOON = 6000;
let cluster: Cluster;
let dir: string;
let far: Far;
let mail: Mailbox;
beforeAll(async () => {
  [cluster, far, mail] = await Promise.all([startCluster(), farServer([PUSH, HOOK, DISCORD, SLACK]), mailbox()]);
  dir = mkdtempSync(join(tmpdir(), 'phoney-notices-'));
}, 120_000);
afterAll(async () => {
  await Promise.all([cluster.stop(), far.stop(), mail.stop()]);
  rmSync(dir, { recursive: true });
});
/** Only the clock is ours: timers and the net run as they do. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  far.got.length = 0;
  mail.mails.length = 0;
  far.answer = { status: 201 };
});

/** A browser's push subscription, with the keys that only it has. */
const subscription = () => {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  ecdh.generateKeys();
  const endpoint = `https://${PUSH}/send/${randomBytes(8).toString('hex')}`;
  /** RFC 8291 and 8188: one record of aes128gcm. */
  const open = (body: Buffer): PushPayload => {
    const salt = body.subarray(0, 16);
    const server = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const key = (secret: Uint8Array, with_: Uint8Array, info: string | Uint8Array, n: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, n));
    const ikm = key(
      ecdh.computeSecret(server),
      auth,
      Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), server]),
      32,
    );
    const cipher = createDecipheriv(
      'aes-128-gcm',
      key(ikm, salt, 'Content-Encoding: aes128gcm\0', 16),
      key(ikm, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushPayload;
  };
  return {
    said: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
    path: new URL(endpoint).pathname,
    open,
  };
};

describe('quiet hours', () => {
  const night = { from: '22:30', to: '07:00', zone: 'Europe/Paris' };
  const at = (iso: string): number => Date.parse(iso);
  test.each([
    ['in the evening before they begin', '2026-05-10T20:29:00Z', '2026-05-10T20:29:00Z'],
    ['late in the evening', '2026-05-10T20:30:00Z', '2026-05-11T05:00:00Z'],
    ['after midnight', '2026-05-11T01:15:30Z', '2026-05-11T05:00:00Z'],
    ['when they end', '2026-05-11T05:00:00Z', '2026-05-11T05:00:00Z'],
    ['in the night the clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29T05:00:00Z'],
    ['in the night they go back', '2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z'],
  ])('%s', (_, due, sent) =>
    expect(new Date(afterQuiet(night, at(due))).toISOString()).toBe(new Date(at(sent)).toISOString()),
  );
  test('by day', () =>
    expect(
      new Date(afterQuiet({ from: '09:00', to: '17:00', zone: 'UTC' }, at('2026-05-10T12:00:00Z'))).toISOString(),
    ).toBe('2026-05-10T17:00:00.000Z'));
});

describe('what a player may make the server call', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('%s is not public', address => expect(isPublic(address)).toBe(false));
  test.each(['8.8.8.8', '162.159.128.233', '2606:4700::6810:1'])('%s is', address =>
    expect(isPublic(address)).toBe(true),
  );
  test.each([
    'http://discord.com/x',
    'https://u:p@discord.com/x',
    'https://discord.com:8080/x',
    'file:///etc/passwd',
    'discord.com',
  ])('%s is refused before anyone looks', url => expect(faultOfUrl(url)).toBeDefined());
  test('numbers in disguise and names of this machine lead nowhere', async () => {
    for (const url of [
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://127.1/',
    ])
      await expect(post({ resolve: publicAddress }, url, {}, '')).rejects.toThrow('public address');
  });
  test('a redirect is not followed, a long answer is not read to its end, and the certificate must be the host’s', async () => {
    const ways = { resolve: async () => '127.0.0.1', ca: far.ca, port: far.port };
    far.answer = { status: 302, headers: { location: `https://${HOOK}/there` }, body: 'x'.repeat(100_000) };
    const { status, text } = await post(ways, `https://${HOOK}/here`, {}, '{}');
    expect([status, text.length, far.got.map(g => g.path)]).toEqual([302, 4096, ['/here']]);
    await expect(post(ways, 'https://elsewhere.example.net/', {}, '{}')).rejects.toThrow(/altnames/);
  });
});

test('a summary says of each game what matters most; names mention nobody', () => {
  const notice = (kind: 'turn' | 'chat' | 'over' | 'started', game: string, who = 'Gort') => ({
    kind,
    game,
    name: 'The Ford, a day',
    with: who,
  });
  const many = wordsFor([
    notice('started', 'a'),
    notice('turn', 'a'),
    notice('chat', 'a'),
    notice('turn', 'b'),
    notice('over', 'c'),
  ]);
  expect(many).toEqual({
    title: 'Your move in 2 games',
    path: '/online',
    lines: [
      'Your move: The Ford, a day, with Gort',
      'Your move: The Ford, a day, with Gort',
      'The game is over: The Ford, a day, with Gort',
    ],
  });
  const words = wordsFor([notice('turn', 'a', '@everyone <!channel> [x](https://x.example)')]);
  expect(JSON.parse(webhookBody('discord', words, 'https://o'))).toEqual({
    content:
      '**Your move**\nThe Ford, a day, with \\@everyone \\<!channel\\> \\[x\\]\\(https\\://x.example\\)\n<https://o/online/a>',
    allowed_mentions: { parse: [] },
  });
  expect(JSON.parse(webhookBody('slack', words, 'https://o'))).toEqual({
    text: '*Your move*\nThe Ford, a day, with @everyone &lt;!channel&gt; [x](https://x.example)\n<https://o/online/a>',
  });
});

describe.each(['sqlite', 'postgres'] as const)('notices on %s', kind => {
  let server: Running;
  let base: string;
  let notices: Notices;
  let sending: Sending;
  let where: string;
  let a: Browser;
  let b: Browser;
  const logged: string[] = [];
  const log = jsonLog(line => logged.push(line));
  const later = (ms: number): void => {
    vi.setSystemTime(Date.now() + ms);
  };
  beforeAll(async () => {
    where = kind === 'sqlite' ? join(dir, 'n.db') : await cluster.database();
    server = await startServer({
      where,
      port: 0,
      limits: NO_LIMITS,
      now: () => Date.now(),
      more: async parts => {
        sending = await sendingFor(parts.store, {
          ways: { resolve: async () => '127.0.0.1', ca: far.ca, port: far.port },
          origin: 'https://games.example',
          mail: { url: mail.url, from: 'Phoney War <games@games.example>' },
        });
        notices = await openNotices({ ...parts, log, sending, every: 0 });
        return { routes: noticeRoutes(parts.store, sending), stop: () => notices.stop() };
      },
    });
    base = `http://localhost:${server.port}`;
  }, 60_000);
  afterAll(() => server.stop(), 60_000);
  beforeEach(() => {
    [a, b] = [browser(base), browser(base)];
    logged.length = 0;
  });
  afterEach(async () => {
    await server.store.change([['delete from channels']]);
  });

  const told = async <T = NoticesMessage>(who: Browser, path: string, body: object): Promise<T> =>
    ok<T>(who.call('POST', `/api/notices/${path}`, body));
  const subscribed = async (who: Browser) => {
    const s = subscription();
    await told(who, 'push', s.said);
    return s;
  };
  const tick = async (after = SOON): Promise<void> => {
    later(after);
    await notices.tick();
  };
  /** A game that waits for `who`, named as their opponent will see them. */
  const duel = async (): Promise<{ readonly id: string; readonly waits: Browser; readonly other: Browser }> => {
    const { id } = await newGame(a, b, DUEL);
    const card = await ok<Card>(a.call('GET', `/api/games/${id}`));
    return card.seats.find(s => s.side === card.waiting[0])?.mine
      ? { id, waits: a, other: b }
      : { id, waits: b, other: a };
  };
  const resign = async (id: string, who: Browser): Promise<void> => {
    const wire = await connect(who);
    const { sides } = await openTable(wire, id);
    expect(await wire.ask({ do: 'resign', game: id, side: sides[0]! })).toMatchObject({ ok: true });
    wire.close();
    await new Promise(done => {
      wire.ws.once('close', done);
    });
  };

  test('a push says that it is one’s move: sealed for that browser alone, signed by this server, once', async () => {
    await b.call('POST', '/api/me', { name: 'Lord Gort' });
    const [mine, theirs] = [await subscribed(a), await subscribed(b)];
    const { id, waits } = await duel();
    await notices.tick();
    expect(far.got).toEqual([]);
    await tick();
    await tick();
    const [turn, started] = [mine, theirs]
      .map(s => far.got.filter(g => g.path === s.path))
      .toSorted(() => (waits === a ? 1 : -1))
      .map(g => g);
    expect([turn!.length, started!.length]).toEqual([1, 1]);
    const got = far.got.find(g => g.path === mine.path)!;
    const payload = mine.open(got.body);
    expect(payload).toEqual({
      title: waits === a ? 'Your move' : 'The game begins',
      body: expect.stringMatching(/, with Lord Gort$/),
      url: pathOf(id),
      tag: got.headers.topic,
    });
    expect(() => theirs.open(got.body)).toThrow();
    expect(got.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', host: PUSH });

    const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(got.headers.authorization!)!;
    const [head, body, signature] = token!.split('.');
    const point = Buffer.from(key!, 'base64url');
    expect(key).toBe((await ok<NoticesMessage>(a.call('GET', '/api/notices'))).key);
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature!, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(body!, 'base64url').toString())).toMatchObject({
      aud: `https://${PUSH}`,
      sub: 'https://games.example',
    });
  });
  test('a player who is present is not notified, nor is anyone of a turn that has passed', async () => {
    await Promise.all([subscribed(a), subscribed(b)]);
    const { id, waits, other } = await duel();
    const wire = await connect(waits);
    await openTable(wire, id);
    await wire.until(() => server.gameHost.here(id).length === 1);
    await tick();
    expect(far.got.length).toBe(1);
    await resign(id, other);
    wire.close();
    await wire.until(() => true);
    far.got.length = 0;
    const second = await duel();
    await notices.tick();
    await resign(second.id, second.other);
    await tick();
    expect(
      (await server.store.query(`select kind, outcome from outbox where game = $1 and kind = 'turn'`, second.id)).map(
        r => r.outcome,
      ),
    ).toEqual(['not needed']);
    expect(
      (await server.store.query(`select outcome from outbox where game = $1 and kind = 'over'`, second.id)).map(
        r => r.outcome,
      ),
    ).toEqual(['sent', 'sent']);
  });
  test('a rematch is announced to the player who did not ask for it, unless they have joined', async () => {
    const [mine] = [await subscribed(b), await subscribed(a)];
    const heard = async (accepts: boolean): Promise<readonly PushPayload[]> => {
      const { id } = await duel();
      await resign(id, a);
      await tick(MINUTE);
      far.got.length = 0;
      for (const who of accepts ? [a, b] : [a]) await ok(who.call('POST', `/api/games/${id}/rematch`, {}));
      await tick(MINUTE);
      return far.got.filter(g => g.path === mine.path).map(g => mine.open(g.body));
    };
    expect(await heard(false)).toMatchObject([{ title: 'A rematch waits for you' }]);
    expect(far.got, 'the one who asked hears nothing').toHaveLength(1);
    expect((await heard(true)).map(p => p.title)).not.toContain('A rematch waits for you');
  });
  test('an absent player is notified of an offer while it is open', async () => {
    const { id, waits, other } = await duel();
    const mine = await subscribed(other);
    await tick(MINUTE);
    far.got.length = 0;
    const wire = await connect(waits);
    const screen = await openTable(wire, id);
    const side = screen.sides[0]!;
    const offer = { do: 'offer', game: id, side, what: 'draw' } as const;
    expect(await wire.ask({ ...offer, at: screen.entry })).toMatchObject({ ok: true });
    await tick(MINUTE);
    expect(far.got.map(g => mine.open(g.body).title)).toEqual(['An offer awaits your answer']);
    far.got.length = 0;
    await tick(MINUTE);
    expect(far.got, 'once').toEqual([]);
    await resign(id, other);
    await tick(MINUTE);
    expect(far.got.map(g => mine.open(g.body).title)).toEqual(['The game is over']);
    wire.close();
  });
  test('an offer is still open when whoever made it has only planned in secret since', async () => {
    const { id, waits, other } = await duel();
    const mine = await subscribed(other);
    await tick(MINUTE);
    far.got.length = 0;
    const wire = await connect(waits);
    const screen = await openTable(wire, id);
    const side = screen.sides[0]!;
    expect(await wire.ask({ do: 'offer', game: id, side, what: 'draw', at: screen.entry })).toMatchObject({ ok: true });
    const [last] = await server.store.query('select max(seq) as seq from journal where game = $1', id);
    const order = { is: 'choice', by: side, entries: [{ is: 'choice', by: side, pick: { do: 'x' }, lane: true }] };
    await server.store.change([
      [
        'insert into journal (game, seq, at, act) values ($1, $2, $3, $4)',
        id,
        Number(last!.seq) + 1,
        Date.now() + 1,
        JSON.stringify(order),
      ],
    ]);
    await tick(MINUTE);
    expect(far.got.map(g => mine.open(g.body).title)).toEqual(['An offer awaits your answer']);
    wire.close();
  });
  test('chat is announced once an hour at most, without its text', async () => {
    const mine = await subscribed(a);
    const { id } = await duel();
    await tick();
    far.got.length = 0;
    for (const text of ['The Meuse is open', 'Sedan has fallen'])
      await server.gameHost.say(
        id,
        (await ok<{ player: string }>(b.call('GET', '/api/me'))).player,
        text.replaceAll(' ', '-'),
        text,
      );
    await tick();
    expect(far.got.map(g => mine.open(g.body).title)).toEqual(['New chat message']);
    expect(JSON.stringify(far.got.map(g => mine.open(g.body)))).not.toContain('Meuse');
  });
  test('a subscription that is gone is removed; other failures are tried again, ever later, and in the end given up and logged', async () => {
    await subscribed(a);
    await duel();
    far.answer = { status: 410 };
    await tick();
    expect((await ok<NoticesMessage>(a.call('GET', '/api/notices'))).channels).toEqual([]);

    await subscribed(a);
    const { id } = await duel();
    const due: number[] = [];
    far.answer = { status: 503 };
    far.got.length = 0;
    for (let i = 0; i < 6; i++) {
      await tick(i === 0 ? SOON : due.at(-1)! + 1000);
      const [row] = await server.store.query(
        'select max(due) as due, min(done) as done from outbox where game = $1',
        id,
      );
      due.push(Math.round((Number(row!.due) - Date.now()) / MINUTE) * MINUTE);
      expect(row!.done === null).toBe(i < 5);
    }
    expect(due.slice(0, 5)).toEqual([1, 2, 4, 8, 16].map(m => m * MINUTE));
    await tick(100 * MINUTE);
    expect(far.got.length).toBe(6);
    expect(logged.filter(l => l.includes('notice given up')).length).toBe(1);
    expect(logged.join('')).not.toContain(PUSH);
  });
  test('a channel that keeps failing is switched off, its owner is notified on another, and a success switches it on again', async () => {
    const url = `https://${HOOK}/a`;
    await told(a, 'webhook', { url });
    const { player } = await ok<MeMessage>(a.call('GET', '/api/me'));
    await server.store.change([['update channels set failures = 11 where player = $1', player]]);
    await duel();
    far.answer = { status: 500 };
    await server.store.change([
      [
        `insert into channels (id, player, kind, address, data, created, confirmed) values ('mail', $1, 'mail', 'hooks@example.org', '{}', 0, $2)`,
        player,
        Date.now() + 3_600_000,
      ],
    ]);
    const before = mail.mails.length;
    await tick();
    const said = await ok<NoticesMessage>(a.call('GET', '/api/notices'));
    expect(said.channels.find(c => c.kind === 'webhook')).toMatchObject({ stopped: 'answered 500' });
    expect(
      mail.mails
        .slice(before)
        .map(m => m.text.replaceAll('\r\n', ' '))
        .join(''),
    ).toContain('keeps failing (answered 500)');
    far.got.length = 0;
    await duel();
    await tick(100 * MINUTE);
    expect(far.got.length).toBe(0);
    far.answer = { status: 200 };
    const { channel } = said.channels.find(c => c.kind === 'webhook')!;
    await reached(server.store, channel, Date.now());
    const after = await ok<NoticesMessage>(a.call('GET', '/api/notices'));
    expect(after.channels.find(c => c.channel === channel)).not.toHaveProperty('stopped');
  });
  test('those that answer have places of their own; of the others each owner has the first turn before anybody has a second', async () => {
    await duel();
    const [game] = await server.store.query('select id from games limit 1');
    const row = (id: string, player: string, due: number, isReached: boolean): Statement[] => [
      [
        `insert into channels (id, player, kind, address, data, created, confirmed, failures, reached) values ($1, $2, 'webhook', $3, '{}', 0, 0, 0, $4)`,
        id,
        player,
        `https://hooks.example/${id}`,
        isReached ? 1 : null,
      ],
      [
        `insert into outbox (channel, game, key, kind, side, at, due, claimed, tries) values ($1, $2, 'x', 'turn', 'north', 0, $3, 0, 0)`,
        id,
        game!.id as string,
        due,
      ],
    ];
    await server.store.change([
      ...Array.from({ length: 12 }, (_, k) => row(`many${String(k).padStart(2, '0')}`, 'many', 1, false)).flat(),
      ...row('one', 'one', 2, false),
      ...row('steady', 'steady', 3, true),
    ]);
    const due = async (queue: 'steady' | 'shaky'): Promise<readonly string[]> =>
      (await channelsDue(server.store, queue, Date.now(), 4)).map(c => c.id);
    expect(await due('steady')).toEqual(['steady']);
    expect(await due('shaky')).toEqual(['many00', 'one', 'many01', 'many02']);
  });
  test('of two processes that send at the same moment one does; what a dead process owed, or had begun, the next one sends', async () => {
    await subscribed(a);
    const second = await openStore(where);
    const spare = await openNotices({
      standing: { willAnswer: async () => false },
      store: second,
      gameHost: server.gameHost,
      log,
      metrics: openMetrics(),
      sending,
      every: 0,
    });
    for (let i = 0; i < 5; i++) {
      await duel();
      later(SOON);
      await Promise.all([notices.tick(), spare.tick()]);
    }
    expect(far.got.length).toBe(5);
    const { id } = await duel();
    later(40_000);
    const risen = await openNotices({
      standing: { willAnswer: async () => false },
      store: second,
      gameHost: { events: new EventEmitter(), here: () => [] },
      log,
      metrics: openMetrics(),
      sending,
      every: 0,
    });
    await risen.tick();
    expect(far.got.length).toBe(6);
    expect(
      (await server.store.query('select outcome from outbox where game = $1', id)).every(r => r.outcome === 'sent'),
    ).toBe(true);
    await duel();
    later(SOON);
    await writeNotices(second, Date.now() - MINUTE);
    const [channel] = await channelsDue(second, 'steady', Date.now(), 1);
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, i) => claim(i % 2 ? second : server.store, channel!.id, Date.now())),
    );
    expect(claims.filter(c => c.length).length).toBe(1);
    await tick(MINUTE);
    expect(far.got.length).toBe(6);
    await tick(CLAIM_MS);
    expect(far.got.length).toBe(7);
    await second.close();
  });
  test('quiet hours keep everything back, and end with one summary; a game can be muted, or wait', async () => {
    const mine = await subscribed(a);
    const hhmm = (t: number): string => new Date(t).toISOString().slice(11, 16);
    await told(a, 'wishes', {
      quiet: { from: hhmm(Date.now() - MINUTE), to: hhmm(Date.now() + 60 * MINUTE), zone: 'UTC' },
    });
    const { id } = await duel();
    await duel();
    await tick();
    await tick(50 * MINUTE);
    expect(far.got).toEqual([]);
    await tick(11 * MINUTE);
    expect(far.got.map(g => mine.open(g.body)).map(p => [p.url, p.body.split('\n').length])).toEqual([['/online', 2]]);

    far.got.length = 0;
    expect(await told(a, 'wishes', { quiet: null, when: { after: 30 }, game: id })).toMatchObject({
      games: { [id]: { after: 30 } },
      when: 'instant',
    });
    await resign(id, a);
    await tick(20 * MINUTE);
    expect(far.got.length).toBe(0);
    await tick(11 * MINUTE);
    expect(far.got.length).toBe(1);
    expect(await told(a, 'wishes', { when: 'mute' })).toMatchObject({ when: 'mute' });
    await duel();
    await tick();
    expect(far.got.length).toBe(1);
  });
  test('webhooks get the shape of their service, and their address is not told again', async () => {
    for (const url of [
      `https://${DISCORD}/api/webhooks/1/secret`,
      `https://${SLACK}/services/T/B/secret`,
      `https://${HOOK}/secret`,
    ])
      await told(a, 'webhook', { url });
    expect(
      (await ok<NoticesMessage>(a.call('GET', '/api/notices'))).channels.map(c => `${c.at} ${c.shape}`).toSorted(),
    ).toEqual([`${DISCORD} discord`, `${HOOK} json`, `${SLACK} slack`]);
    const { id } = await duel();
    await tick();
    const body = (host: string): { [k: string]: unknown } =>
      JSON.parse(far.got.find(g => g.host === host)!.body.toString()) as { [k: string]: unknown };
    expect(far.got.length).toBe(3);
    expect(body(DISCORD).content).toContain(`<https://games.example${pathOf(id)}>`);
    expect(body(SLACK).text).toContain(`<https://games.example${pathOf(id)}>`);
    expect(body(HOOK)).toMatchObject({
      url: `https://games.example${pathOf(id)}`,
      lines: [expect.stringContaining('The Ford')],
    });
    expect((await a.call('POST', '/api/notices/webhook', { url: 'http://10.0.0.1/' })).body).toEqual({
      error: 'malformed',
      message: 'url: must begin with https://',
    });
  });
  test('mail is sent only where somebody said yes with a click, and no more after another', async () => {
    await told(a, 'mail', { address: 'Guderian@Example.org' });
    const linkIn = (n: number): URL =>
      new URL(/https:\/\/games\.example\/api\/notices\/mail\/\S+/.exec(mail.mails[n]!.text)![0]);
    const open = (method: string, url: URL): Promise<Response> =>
      fetch(`${base}${url.pathname}${url.search}`, {
        method,
        ...(method === 'POST'
          ? { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
          : {}),
      });
    expect(mail.mails.map(m => m.to)).toEqual(['guderian@example.org']);
    const yes = linkIn(0);
    const asked = await open('GET', yes);
    expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await duel();
    await tick();
    expect(mail.mails.length).toBe(1);
    const forged = new URL(yes);
    forged.searchParams.set('mark', 'x'.repeat(43));
    expect((await open('POST', forged)).status).toBe(404);
    expect((await open('POST', yes)).status).toBe(200);
    const { id } = await duel();
    await tick();
    expect(mail.mails.length).toBe(2);
    expect(mail.mails[1]!.text).toMatch(/^Subject: Phoney War: (Your move|The game begins)\r$/m);
    expect(mail.mails[1]!.text).toContain(`https://games.example${pathOf(id)}`);
    const stop = new URL(/^List-Unsubscribe:\s+<(\S+)>/m.exec(mail.mails[1]!.text)![1]!);
    await open('GET', stop);
    expect((await ok<NoticesMessage>(a.call('GET', '/api/notices'))).channels.length).toBe(1);
    await open('POST', stop);
    expect((await ok<NoticesMessage>(a.call('GET', '/api/notices'))).channels).toEqual([]);
    const others = [];
    for (let i = 0; i < 3; i++)
      others.push((await browser(base).call('POST', '/api/notices/mail', { address: 'guderian@example.org' })).status);
    expect(others).toEqual([200, 200, 429]);
  });
  test('a browser’s subscription belongs to whoever uses it now, and is tried out on demand', async () => {
    const s = subscription();
    await told(a, 'push', s.said);
    const { channels } = await told(b, 'push', s.said);
    expect((await ok<NoticesMessage>(a.call('GET', '/api/notices'))).channels).toEqual([]);
    await told(b, 'try', { channel: channels[0]!.channel });
    expect(s.open(far.got[0]!.body).title).toBe('It works');
    expect((await a.call('POST', '/api/notices/remove', { channel: channels[0]!.channel })).status).toBe(200);
    expect((await ok<NoticesMessage>(b.call('GET', '/api/notices'))).channels.length).toBe(1);
    expect((await told(b, 'push/remove', { endpoint: s.said.endpoint })).channels).toEqual([]);
  });
});
