/** A game online from its creation to its record, over real HTTP and real sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecord } from '../../client/verify/check.ts';
import type { Record } from '../../engine/journal.ts';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import { commitment } from '../../engine/seed.ts';
import { textOf } from '../../engine/test/walk.ts';
import {
  browser,
  connect,
  newGame,
  nonce,
  ok,
  openTable,
  pick,
  playOne,
  type Browser,
  type Screen,
  type Wire,
} from '../drill/client.ts';
import { gameOf } from '../../games/all.ts';
import { timeOut } from '../game-host/actions.ts';
import { MAX_ACTIONS_A_GAME } from '../game-host/loaded-game.ts';
import { hashOf } from '../accounts/sessions.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { startServer, type Running } from '../server.ts';
import type { Card, ChatLine, Ended, Moved, Seated } from '../wire.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-play-'));
const file = join(dir, 'games.sqlite');
const events: string[] = [];
const lines: string[] = [];
let s: Running;
let base: string;
const start = async (): Promise<void> => {
  const log = (what: string, facts = {}): void => {
    lines.push(JSON.stringify({ what, ...facts }));
  };
  s = await startServer({
    where: file,
    port: 0,
    limits: NO_LIMITS,
    botSeconds: 0.02,
    botThreads: 1,
    log: { info: log, warn: log, error: log },
  });
  base = `http://127.0.0.1:${s.port}`;
  s.gameHost.events
    .on('started', c => events.push(`${c.id} started`))
    .on('turn', (c, side) => events.push(`${c.id} turn ${side}`))
    .on('over', (c, e) => events.push(`${c.id} over ${e.how}`))
    .on('chat', (c, l: ChatLine) => events.push(`${c.id} chat ${l.text}`));
};
beforeAll(start);
afterAll(async () => {
  await s.stop();
  rmSync(dir, { recursive: true, force: true });
});

const FORD = { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' } } as const;
interface Two {
  readonly id: string;
  readonly a: Browser;
  readonly b: Browser;
  readonly wa: Wire;
  readonly wb: Wire;
  readonly north: Screen;
  readonly south: Screen;
  readonly seated: Seated;
  readonly other: Seated;
}
const two = async (more: object = {}): Promise<Two> => {
  const a = browser(base);
  const b = browser(base);
  const { id, seated, other } = await newGame(a, b, { ...FORD, ...more });
  const [wa, wb] = await Promise.all([connect(a), connect(b)]);
  return { id, a, b, wa, wb, north: await openTable(wa, id), south: await openTable(wb, id), seated, other: other! };
};
const mover = (t: Two): readonly [Wire, Screen] =>
  pick(t.north, seededRandom('')) ? [t.wa, t.north] : [t.wb, t.south];
const step = async (t: Two, rnd: Rnd): Promise<void> => {
  const [w, screen] = mover(t);
  const at = screen.entry;
  const a = await playOne(w, screen, rnd);
  expect(a).toMatchObject({ ok: true });
  await Promise.all([t.wa.until(() => t.north.entry > at), t.wb.until(() => t.south.entry > at)]);
};
const endedOf = (x: Screen): Ended | undefined => x.moved?.ended;

test('create, invite, sit: the seats are held by browsers, the secrets are told once and kept as hashes', async () => {
  const a = browser(base);
  const b = browser(base);
  const seated = await ok<Seated>(a.call('POST', '/api/games', { ...FORD, name: 'Anna' }));
  const { id } = seated.game;
  const invite = seated.invites!.south!;
  expect(seated).toMatchObject({
    side: 'north',
    game: {
      status: 'open',
      seats: [
        { side: 'north', by: 'person', name: 'Anna', mine: true },
        { side: 'south', by: 'nobody' },
      ],
    },
  });
  expect(Buffer.from(invite, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  expect(Buffer.from(id, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  const stored = JSON.stringify([
    await s.store.query('select * from seats where game = $1', id),
    await s.store.query('select * from sessions'),
  ]);
  for (const secret of [invite, seated.link!, a.cookie.split('=')[1]!]) {
    expect(stored).not.toContain(secret);
    expect(stored).toContain(hashOf(secret));
  }
  expect(
    (await b.call('POST', `/api/games/${id}/sit`, { side: 'south' })).status,
    'not public: no seat without the invitation',
  ).toBe(404);
  const fresh = await ok<Seated>(a.call('POST', `/api/games/${id}/invite`, { side: 'south' }));
  expect((await b.call('POST', `/api/games/${id}/sit`, { invite })).status, 'revoked').toBe(404);
  const sat = await ok<Seated>(
    b.call('POST', `/api/games/${id}/sit`, { invite: fresh.invites!.south, nonce: nonce(), name: 'Bruno' }),
  );
  expect(sat).toMatchObject({
    side: 'south',
    game: { status: 'playing', seats: [{ name: 'Anna' }, { name: 'Bruno', mine: true }] },
  });
  expect(
    (await browser(base).call('POST', `/api/games/${id}/sit`, { invite: fresh.invites!.south })).status,
    'used up',
  ).toBe(404);
  expect(
    (await ok<Seated>(b.call('POST', `/api/games/${id}/sit`, { invite: fresh.invites!.south }))).side,
    'sent again by the one who sat',
  ).toBe('south');
  expect(events).toContain(`${id} started`);
});
test('a seat’s own link brings it to another browser; a new link takes it from there', async () => {
  const t = await two();
  const phone = browser(base);
  const brought = await ok<Seated>(phone.call('POST', `/api/games/${t.id}/sit`, { link: t.seated.link }));
  expect(brought.side).toBe('north');
  const w = await connect(phone);
  const shown = await openTable(w, t.id);
  expect(shown.sides).toEqual(['north']);
  expect(textOf(shown.view)).toBe(textOf(t.north.view));
  await ok(t.a.call('POST', `/api/games/${t.id}/link`, { side: 'north' }));
  await w.until(() => w.screens.get(t.id)!.sides.length === 0);
  expect((await browser(base).call('POST', `/api/games/${t.id}/sit`, { link: t.seated.link })).status).toBe(404);
  const p = pick({ ...t.north, sides: ['north', 'south'] }, seededRandom('x'))!;
  expect(await w.ask({ do: 'play', game: t.id, side: 'north', at: 0, choice: p.choice as never })).toMatchObject({
    ok: false,
    error: 'not yours',
  });
});

test('each sees its own: the views are those of the rules, and the bytes of a choice are few', async () => {
  const t = await two();
  const watcher = await connect(browser(base));
  const shown = await openTable(watcher, t.id);
  const rnd = seededRandom('views');
  const sizes: number[] = [];
  watcher.onMoved = (_, m: Moved) => {
    sizes.push(JSON.stringify(m).length);
  };
  expect(shown.sides).toEqual([]);
  for (let i = 0; i < 60 && !endedOf(t.north); i++) await step(t, rnd);
  await watcher.until(() => shown.entry === t.north.entry);
  await s.gameHost.with(t.id, h => {
    const g = h.table!.g;
    const { machine } = h.game;
    for (const [screen, side] of [
      [t.north, 'north'],
      [t.south, 'south'],
      [shown, ''],
    ] as const)
      expect(textOf(screen.view)).toBe(textOf(h.ended ? g : machine.view(g, side)));
  });
  expect(textOf(t.north.view)).not.toBe(textOf(t.south.view));
  const mean = sizes.reduce((x, y) => x + y, 0) / sizes.length;
  expect(mean).toBeLessThan(2500);
});

test('a request sent again is answered and not done again, on another connection, too', async () => {
  const t = await two();
  const [w, screen] = mover(t);
  const p = pick(screen, seededRandom('again'))!;
  const request = { do: 'play', game: t.id, side: p.side, at: screen.entry, choice: p.choice as never } as const;
  w.raw(JSON.stringify({ id: 'same-request-1', ...request }));
  expect(await w.ask(request, 'same-request-1')).toMatchObject({ ok: true });
  await w.until(() => screen.entry > request.at);
  const later = await connect(screen === t.north ? t.a : t.b);
  const answer = await later.ask(request, 'same-request-1');
  expect(answer).toEqual({ re: 'same-request-1', ok: true, entry: screen.entry, again: true });
  expect(await later.ask(request, 'other-request')).toMatchObject({ ok: false, error: 'stale' });
  expect((await s.store.query('select count(*) as n from journal where game = $1', t.id))[0]!.n).toBe(2);
});

test('a player undoes their own steps up to a barrier; beyond it only if the other agrees, and the journal says so', async () => {
  const t = await two();
  const rnd = seededRandom('back');
  const [w, screen] = mover(t);
  const before = textOf(screen.view);
  await step(t, rnd);
  const side = screen.sides[0]!;
  expect(await w.ask({ do: 'back', game: t.id, side, at: screen.entry })).toMatchObject({ ok: true });
  await w.until(() => textOf(screen.view) === before);
  for (let i = 0; i < 300 && mover(t)[1] === screen; i++) await step(t, rnd);
  const [ow, other] = mover(t);
  expect(other).not.toBe(screen);
  await step(t, rnd);
  const at = screen.entry;
  expect(await w.ask({ do: 'back', game: t.id, side, at, to: 2 })).toMatchObject({
    ok: false,
    refused: { why: expect.stringMatching(/request the undo instead/) },
  });
  expect(await w.ask({ do: 'offer', game: t.id, side, at, what: 'back', to: 2 })).toMatchObject({ ok: true });
  await ow.until(() => other.moved?.offer !== null);
  expect(other.moved!.offer).toEqual({ by: side, what: 'back', to: 2 });
  expect(await w.ask({ do: 'answer', game: t.id, side, at, yes: true }), 'not one’s own').toMatchObject({
    ok: false,
    error: 'not now',
  });
  expect(await ow.ask({ do: 'answer', game: t.id, side: other.sides[0]!, at, yes: true })).toMatchObject({ ok: true });
  await w.until(() => textOf(screen.view) === before);
  await s.gameHost.with(t.id, h => {
    expect(h.table!.entries.at(-1)).toEqual({ is: 'back', by: side, to: 2, agreed: other.sides });
  });
  expect(screen.log.at(-1), 'the log tells of it').toMatchObject({ entry: screen.entry - 1, event: { is: 'agreed' } });
  expect(
    screen.log.filter(l => l.event['is'] === 'agreed'),
    'of what was agreed, not of one’s own undo',
  ).toHaveLength(1);
});
test('once the other side is asked, an undo needs its consent, and it is notified', async () => {
  const t = await two();
  const rnd = seededRandom('asked');
  const [w, screen] = mover(t);
  const side = screen.sides[0]!;
  let before = '';
  for (let i = 0; i < 300 && mover(t)[1] === screen; i++) {
    before = textOf(screen.view);
    await step(t, rnd);
  }
  const [ow, other] = mover(t);
  const at = screen.entry;
  expect(screen.moved!.backLimit).toBe(at);
  for (const to of [undefined, at - 1])
    expect(await w.ask({ do: 'back', game: t.id, side, at, ...(to === undefined ? {} : { to }) })).toMatchObject({
      ok: false,
      refused: { why: 'The other side is already deciding: request the undo instead.' },
    });
  expect(await w.ask({ do: 'offer', game: t.id, side, at, what: 'back' })).toMatchObject({ ok: true });
  await ow.until(() => other.moved?.offer !== null);
  expect(other.moved!.offer, 'one’s own last step').toEqual({ by: side, what: 'back', to: at - 1 });
  expect(textOf(screen.view)).not.toBe(before);
  expect(await ow.ask({ do: 'answer', game: t.id, side: other.sides[0]!, at, yes: true })).toMatchObject({ ok: true });
  await w.until(() => textOf(screen.view) === before);
  await ow.until(() => other.log.at(-1)?.event['is'] === 'agreed');
  await w.until(() => screen.moved!.backLimit < screen.entry);
});
test('a draw is offered, declined by a choice, accepted; a resigned game has a winner', async () => {
  const t = await two();
  const rnd = seededRandom('draw');
  const [w, screen] = mover(t);
  const [ow, other] = screen === t.north ? [t.wb, t.south] : [t.wa, t.north];
  const side = screen.sides[0]!;
  expect(await ow.ask({ do: 'offer', game: t.id, side: other.sides[0]!, at: 0, what: 'draw' })).toMatchObject({
    ok: true,
  });
  await w.until(() => screen.moved?.offer?.what === 'draw');
  await step(t, rnd);
  expect(screen.moved!.offer).toBe(null);
  expect(await w.ask({ do: 'offer', game: t.id, side, at: screen.entry, what: 'draw' })).toMatchObject({ ok: true });
  expect(await ow.ask({ do: 'answer', game: t.id, side: other.sides[0]!, at: screen.entry, yes: true })).toMatchObject({
    ok: true,
  });
  await w.until(() => endedOf(screen)?.how === 'drawn');
  expect(endedOf(screen)!.winner).toBeUndefined();
  const again = await two();
  expect(await again.wa.ask({ do: 'resign', game: again.id, side: 'north' })).toMatchObject({ ok: true });
  await again.wb.until(() => endedOf(again.south) !== undefined);
  expect(endedOf(again.south)).toEqual({ how: 'resigned', by: 'north', winner: 'south' });
  expect(events).toContain(`${again.id} over resigned`);
});

test('a game at its limit of actions is not played on; an accepted draw, a resignation and the clock still end it', async () => {
  const toBound = (t: Two): Promise<unknown> =>
    s.gameHost.with(t.id, h => {
      h.seq = MAX_ACTIONS_A_GAME;
    });
  const drawn = await two();
  expect(await drawn.wa.ask({ do: 'offer', game: drawn.id, side: 'north', at: 0, what: 'draw' })).toMatchObject({
    ok: true,
  });
  await toBound(drawn);
  const [w, screen] = mover(drawn);
  expect(await playOne(w, screen, seededRandom('bound'))).toMatchObject({ ok: false, error: 'not now' });
  const at = drawn.south.entry;
  expect(await drawn.wb.ask({ do: 'answer', game: drawn.id, side: 'south', at, yes: true })).toMatchObject({
    ok: true,
  });
  const resigned = await two();
  await toBound(resigned);
  expect(await resigned.wa.ask({ do: 'resign', game: resigned.id, side: 'north' })).toMatchObject({ ok: true });
  const late = await two({ pace: { is: 'live', minutes: 1, increment: 0 } });
  await toBound(late);
  expect(await s.gameHost.act(late.id, null, timeOut(Date.now() + 61_000))).toMatchObject({ ok: true });
  await late.wa.until(() => endedOf(late.north)?.how === 'time');
});

test('the record opens at the end, not before, and every die of it comes of the seed and the nonces', async () => {
  const t = await two({ scenario: 'morning' });
  const rnd = seededRandom('record');
  expect((await t.a.call('GET', `/api/games/${t.id}/record`)).status).toBe(409);
  for (let i = 0; i < 220 && !endedOf(t.north); i++) await step(t, rnd);
  if (!endedOf(t.north)) {
    await t.wa.ask({ do: 'resign', game: t.id, side: 'north' });
    await t.wa.until(() => endedOf(t.north) !== undefined);
  }
  const r = await ok<Record>(browser(base).call('GET', `/api/games/${t.id}/record`));
  const report = checkRecord(gameOf('ford')!, r);
  expect(r.nonces).toHaveLength(2);
  expect(commitment(r.seed!)).toBe(t.seated.game.commitment);
  expect(report.fault).toBeUndefined();
  expect(report.draws.length).toBeGreaterThan(0);
  expect(report.draws.every(d => d.verdict === 'right')).toBe(true);
  expect(
    checkRecord(gameOf('ford')!, { ...r, nonces: [] }).draws.some(d => d.verdict === 'wrong'),
    'the nonces count',
  ).toBe(true);
  expect(textOf(t.north.view)).toBe(textOf(t.south.view));
});

test('chat is for players; names and lines that cannot be shown are refused', async () => {
  const t = await two();
  const watcher = await connect(browser(base), { keep: true });
  await openTable(watcher, t.id);
  expect(await t.wa.ask({ do: 'say', game: t.id, text: 'Bon <b>chance</b>' })).toMatchObject({ ok: true });
  await t.wb.until(() => t.south.chat.length === 1);
  for (const by of [t.wa, t.wa, t.wb])
    expect(await by.ask({ do: 'say', game: t.id, text: 'To Sedan' }, 'the-same-name')).toMatchObject({ ok: true });
  await t.wa.until(() => t.north.chat.length === 3);
  expect(
    t.north.chat.map(l => `${l.by} ${l.text}`),
    'a line sent again is not said again; the other side has names of its own',
  ).toEqual(['north Bon <b>chance</b>', 'north To Sedan', 'south To Sedan']);
  expect(await watcher.ask({ do: 'ping' }), 'anybody may ask whether the line holds').toMatchObject({ ok: true });
  expect(t.south.chat[0]).toMatchObject({ by: 'north', text: 'Bon <b>chance</b>' });
  const observer = browser(base);
  await observer.call('GET', '/api/me');
  const known = await connect(observer);
  expect(await known.ask({ do: 'say', game: t.id, text: 'me too' })).toMatchObject({ ok: false, error: 'not yours' });
  expect(await watcher.ask({ do: 'say', game: t.id, text: 'me too' })).toMatchObject({ ok: false });
  for (const text of ['', ' ', 'x'.repeat(501), 'a\u202Eb', 'a\nb', '\u0000'])
    expect(await t.wa.ask({ do: 'say', game: t.id, text }), JSON.stringify(text)).toMatchObject({
      ok: false,
      error: 'malformed',
    });
  expect((await t.a.call('POST', '/api/me', { name: 'a\u200Db' })).status).toBe(400);
  await step(t, seededRandom('chat'));
  await watcher.until(() => watcher.screens.get(t.id)!.entry > 0);
  expect(watcher.heard.join('')).not.toContain('chance');
  const second = await connect(t.b);
  const shown = await openTable(second, t.id);
  await second.until(() => shown.chat.length === 3);
});
test('presence: who is at the table, and how many look on', async () => {
  const t = await two();
  const watcher = await connect(browser(base));
  const shown = await openTable(watcher, t.id);
  await watcher.until(() => shown.presence?.watching === 1 && shown.presence.here.length === 2);
  t.wb.close();
  await watcher.until(() => shown.presence?.here.join() === 'north');
});
test('after a break a client catches up with a difference; a restarted server gives the same position', async () => {
  const t = await two();
  const rnd = seededRandom('break');
  await step(t, rnd);
  const { seq } = t.south;
  t.wb.close();
  await t.wa.until(() => t.north.presence?.here.join() === 'north');
  for (let i = 0; i < 5; i++) {
    const [w, screen] = mover(t);
    if (w !== t.wa) break;
    const at = screen.entry;
    await playOne(w, screen, rnd);
    await w.until(() => screen.entry > at);
  }
  const w = await connect(t.b, { keep: true, screens: new Map([[t.id, t.south]]) });
  await openTable(w, t.id, seq);
  expect(t.north.seq).toBeGreaterThan(seq);
  expect(w.heard.map(x => JSON.parse(x) as Moved).find(m => m.is === 'moved')!.from).toBe(seq);
  expect(t.south.entry).toBe(t.north.entry);
  const before = textOf(t.south.view);
  await s.stop();
  await start();
  t.b.base = base;
  const later = await connect(t.b);
  const shown = await openTable(later, t.id);
  expect(textOf(shown.view)).toBe(before);
  expect(shown.log).toEqual(t.south.log);
});
test('with one game in memory, a spectator of two misses nothing', async () => {
  const small = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS, maxLoadedGames: 1 });
  const at = `http://127.0.0.1:${small.port}`;
  const a = browser(at);
  const o = browser(at);
  const rnd = seededRandom('small');
  await ok(a.call('GET', '/api/me'));
  const ids = await Promise.all(
    [0, 1].map(
      async () => (await newGame(a, undefined, { game: 'night-march', scenario: 'road', sides: { marcher: 'me' } })).id,
    ),
  );
  const [w, watcher] = await Promise.all([connect(a), connect(o)]);
  for (const id of ids) {
    await openTable(w, id);
    await openTable(watcher, id);
  }
  for (let i = 0; i < 24; i++) {
    const screen = w.screens.get(ids[i % 2]!)!;
    const before = screen.entry;
    if (endedOf(screen)) continue; // the dice may have ended one of them
    expect(await playOne(w, screen, rnd)).toMatchObject({ ok: true });
    await Promise.all([
      w.until(() => screen.entry > before),
      watcher.until(() => watcher.screens.get(screen.id)!.entry > before),
    ]);
    expect(textOf(watcher.screens.get(screen.id)!.view)).toBe(textOf(screen.view));
    expect(watcher.screens.get(screen.id)!.log).toEqual(screen.log);
  }
  for (const id of ids) expect(w.screens.get(id)!.entry).toBeGreaterThan(2);
  expect(small.gameHost.loadedGames()).toBe(1);
  await small.stop();
});
test('an earlier moment is shown as it could be seen then', async () => {
  const t = await two();
  const rnd = seededRandom('look');
  const [w, screen] = mover(t);
  await step(t, rnd);
  const then = screen.entry;
  const a = await w.ask({ do: 'look', game: t.id, entry: 0 });
  expect(a).toMatchObject({ ok: true, look: { columns: {} } });
  await step(t, rnd);
  expect((await w.ask({ do: 'look', game: t.id, entry: then })).ok).toBe(true);
});

test('a game whose journal the rules no longer take goes on from its last checkpoint, and the journal says so', async () => {
  const t = await two();
  const rnd = seededRandom('migrate');
  for (let i = 0; i < 3; i++) await step(t, rnd);
  const [row] = await s.store.query('select act from journal where game = $1 and seq = 2', t.id);
  const act = JSON.parse(row!.act as string) as { entries: { pick: object }[] };
  act.entries[0]!.pick = { do: 'place', unit: 'N1', hex: '0707' };
  await s.store.change([['update journal set act = $2 where game = $1 and seq = 2', t.id, JSON.stringify(act)]]);
  s.gameHost.drop(t.id);
  const w = await connect(t.a);
  const shown = await openTable(w, t.id);
  expect(shown.entry).toBe(5);
  expect(await s.store.query('select seq from journal where game = $1 order by seq', t.id)).toHaveLength(5);
  const view = textOf(shown.view);
  s.gameHost.drop(t.id);
  expect(textOf((await openTable(await connect(t.a), t.id)).view)).toBe(view);
  const b = await connect(t.b);
  const other = await openTable(b, t.id);
  const [mw, ms] = pick(shown, rnd) ? [w, shown] : [b, other];
  expect(await playOne(mw, ms, rnd)).toMatchObject({ ok: true });
});
test('clocks: a live game is lost on time; of a game by days the other may claim when the time is gone, not before', async () => {
  const live = await two({ pace: { is: 'live', minutes: 1, increment: 5 } });
  const side = live.north.card.waiting[0]!;
  const other = side === 'north' ? 'south' : 'north';
  expect(live.north.moved!.clock).toMatchObject({ left: { [other]: 60_000 }, running: [side] });
  const past = async (id: string, ms: number): Promise<void> => {
    await s.store.change([['update games set until = until - $2, since = since - $2 where id = $1', id, ms]]);
    s.gameHost.drop(id);
  };
  await past(live.id, 61_000);
  await live.wa.until(() => endedOf(live.north) !== undefined);
  expect(endedOf(live.north)).toEqual({ how: 'time', by: side, winner: other });
  const slow = await two({ pace: { is: 'days', days: 3 } });
  const waiting = slow.north.card.waiting[0]!;
  const [w, me] = waiting === 'north' ? [slow.wb, 'south'] : [slow.wa, 'north'];
  expect(await w.ask({ do: 'claim', game: slow.id, side: me, what: 'win' })).toMatchObject({
    ok: false,
    error: 'not now',
    message: expect.stringMatching(/^the other side still has time left/),
  });
  await past(slow.id, 3 * 86_400_000 + 1000);
  expect(
    await (waiting === 'north' ? slow.wa : slow.wb).ask({ do: 'claim', game: slow.id, side: waiting, what: 'win' }),
  ).toMatchObject({ ok: false });
  expect(await w.ask({ do: 'claim', game: slow.id, side: me, what: 'win' })).toMatchObject({ ok: true });
  expect((await ok<Card>(slow.a.call('GET', `/api/games/${slow.id}`))).ended).toEqual({
    how: 'claimed',
    by: me,
    winner: me,
  });
});
test('lists: the lobby has public games only, mine has mine with what waits for me first; a rematch swaps the sides', async () => {
  const a = browser(base);
  const b = browser(base);
  const hidden = await ok<Seated>(a.call('POST', '/api/games', FORD));
  const open = await ok<Seated>(a.call('POST', '/api/games', { ...FORD, public: true }));
  const listed = await ok<readonly Card[]>(b.call('GET', '/api/lobby'));
  expect(listed.map(c => c.id)).toContain(open.game.id);
  expect(listed.map(c => c.id)).not.toContain(hidden.game.id);
  expect((await ok<Seated>(b.call('POST', `/api/games/${open.game.id}/sit`, {}))).side).toBe('south');
  const mine = await ok<readonly Card[]>(b.call('GET', '/api/mine'));
  expect(mine.map(c => c.id)).toEqual([open.game.id]);
  expect((await ok<Card>(a.call('POST', `/api/games/${hidden.game.id}/cancel`))).ended).toEqual({ how: 'cancelled' });
  const w = await connect(b);
  await openTable(w, open.game.id);
  await w.ask({ do: 'resign', game: open.game.id, side: 'south' });
  const [one, two_] = [
    await ok<Seated>(a.call('POST', `/api/games/${open.game.id}/rematch`)),
    await ok<Seated>(b.call('POST', `/api/games/${open.game.id}/rematch`)),
  ];
  expect(one.game.id).toBe(two_.game.id);
  expect([one.side, two_.side, two_.game.status]).toEqual(['south', 'north', 'playing']);
});
test('a private game without spectators looks like one that does not exist', async () => {
  const a = browser(base);
  const stranger = browser(base);
  const made = await ok<Seated>(a.call('POST', '/api/games', { ...FORD, watch: false }));
  const w = await connect(stranger);
  for (const path of ['', '/record']) {
    const there = await stranger.call('GET', `/api/games/${made.game.id}${path}`);
    const nowhere = await stranger.call('GET', `/api/games/AAAAAAAAAAAAAAAAAAAAAA${path}`);
    expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body]);
  }
  const answers = await Promise.all(
    [made.game.id, 'AAAAAAAAAAAAAAAAAAAAAA'].map(async (game, i) => {
      const { re: _, ...a } = await w.ask({ do: 'open', game }, `request-${i}`);
      return a;
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  await ok(stranger.call('GET', '/api/me'));
  const known = await connect(stranger);
  const acts = await Promise.all(
    [made.game.id, 'AAAAAAAAAAAAAAAAAAAAAA'].map(async (game, i) => {
      const { re: _, ...a } = await known.ask({ do: 'resign', game, side: 'north' }, `request-${i}`);
      return a;
    }),
  );
  expect(acts[0]).toEqual(acts[1]);
});

test('a bot takes its turns by itself, also after a restart', async () => {
  const a = browser(base);
  const { id } = await newGame(a, undefined, { game: 'night-march', scenario: 'road', sides: { marcher: 'me' } });
  const w = await connect(a);
  const solo = await openTable(w, id);
  expect(solo.card.status).toBe('playing');
  const vs = await newGame(a, undefined, { ...FORD, sides: { north: 'me', south: { bot: 'random' } } });
  const shown = await openTable(w, vs.id);
  const rnd = seededRandom('bot');
  const mine = (): boolean => endedOf(shown) !== undefined || pick(shown, seededRandom('')) !== undefined;
  for (let i = 0; i < 3; i++) {
    await w.until(mine, 20_000);
    const at = shown.entry;
    if (endedOf(shown)) break;
    await playOne(w, shown, rnd);
    await w.until(() => shown.entry > at);
  }
  const bots = shown.log.length;
  expect(bots).toBeGreaterThan(0);
  await s.stop();
  await s.stop();
  await start();
  a.base = base;
  const later = await connect(a);
  const again = await openTable(later, vs.id);
  await later.until(() => endedOf(again) !== undefined || pick(again, seededRandom('')) !== undefined, 20_000);
});
test('a bot takes its turn with nobody at the table', async () => {
  const { id } = await newGame(browser(base), undefined, { ...FORD, sides: { north: { bot: 'random' }, south: 'me' } });
  const waiting = async (): Promise<unknown> =>
    (await s.store.query('select waiting from games where id = $1', id))[0]?.waiting;
  await expect.poll(waiting, { timeout: 20_000 }).toBe('south');
});
test('a session is renewed after a day: a new token, the old one good for a minute more', async () => {
  const b = browser(base);
  const me = await ok<{ player: string }>(b.call('GET', '/api/me'));
  const old = b.cookie;
  expect((await b.call('GET', '/api/me')).headers.get('set-cookie')).toBe(null);
  await s.store.change([
    ['update sessions set created = created - 90000000 where hash = $1', hashOf(old.split('=')[1]!)],
  ]);
  const renewed = await b.call('GET', '/api/me');
  expect(renewed.headers.get('set-cookie')).toMatch(/^phoney=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  expect(b.cookie).not.toBe(old);
  const with_ = async (cookie: string): Promise<unknown> => {
    const x = browser(base);
    x.cookie = cookie;
    return (await ok<{ player: string }>(x.call('GET', '/api/me'))).player;
  };
  expect([await with_(b.cookie), await with_(old)]).toEqual([me.player, me.player]);
  await s.store.change([['update sessions set until = until - 60000 where hash = $1', hashOf(old.split('=')[1]!)]]);
  expect(await with_(old), 'gone: somebody new').not.toBe(me.player);
});
test('health, metrics, and logs that say nothing they should not', async () => {
  const b = browser(base);
  expect(await b.call('GET', '/healthz')).toMatchObject({ status: 200, body: 'ok\n' });
  expect((await b.call('GET', '/metrics')).body).toMatch(/phoney_acts_total \d+/);
  expect((await b.call('GET', '/metrics')).body).toMatch(/phoney_stall_seconds [\d.e-]+\n/);
  const seeds = (await s.store.query('select seed from games')).map(r => r.seed as string);
  expect(seeds.length).toBeGreaterThan(5);
  for (const seed of seeds) expect(lines.join('\n')).not.toContain(seed);
});
