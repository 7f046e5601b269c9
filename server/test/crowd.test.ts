/** One address, or everybody at once: nobody else waits for it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import type { Entry } from '../../engine/journal.ts';
import { MAX_ACTIONS_IN_A_ROW } from '../game-host/store-and-publish.ts';
import { inTurn, type HostContext } from '../game-host/host-context.ts';
import { browser, connect, newGame, openTable, pick, playOne, type Browser, type Wire } from '../drill/client.ts';
import { countedAfter } from '../game-host/loaded-game.ts';
import { limiter, netOf, NO_LIMITS, type Limits } from '../http/limits.ts';
import { startServer, type Running } from '../server.ts';
import { isGone } from '../sockets/socket.ts';

describe('addresses', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:CB00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, net) => expect(netOf(ip)).toBe(net));
});
test('setting the clock back or forward neither fills nor empties a bucket', () => {
  const real = Date.now;
  const may = limiter({ perSecond: 0.001, burst: 2 });
  try {
    expect(may('a')).toBe(true);
    Date.now = () => real() - 3_600_000;
    expect(may('a')).toBe(true);
    Date.now = () => real() + 36_000_000;
    expect(may('a')).toBe(false);
  } finally {
    Date.now = real;
  }
});
test('work on one game yields to everyone else in between', async () => {
  const host = { turns: new Map() } as HostContext;
  const order: string[] = [];
  const all = ['a', 'b', 'c'].map(name => inTurn(host, 'g', async () => void order.push(name)));
  setImmediate(() => order.push('somebody else'));
  await Promise.all(all);
  expect(order[0]).toBe('a');
  expect(order.indexOf('somebody else')).toBeLessThan(3);
  expect(host.turns.size).toBe(0);
});
test('a socket is gone when its ping stays unanswered, not when it was silent before', () => {
  expect(isGone(0, undefined, 100_000)).toBe(false);
  expect(isGone(0, 90_000, 100_000)).toBe(false);
  expect(isGone(0, 70_000, 100_000)).toBe(true);
  expect(isGone(70_100, 70_000, 100_000)).toBe(false);
});
test('a failure does not stop the next work on the game', async () => {
  const host = { turns: new Map() } as HostContext;
  const first = inTurn(host, 'g', async () => {
    throw new Error('no');
  });
  const second = inTurn(host, 'g', async () => 2);
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe(2);
});

const table = async (limits: Limits): Promise<{ s: Running; a: Browser; id: string; w: Wire }> => {
  const s = await startServer({ where: ':memory:', port: 0, limits });
  const a = browser(`http://127.0.0.1:${s.port}`);
  const { id } = await newGame(a, undefined, {
    game: 'night-march',
    scenario: 'road',
    sides: { marcher: 'me' },
  });
  return { s, a, id, w: await connect(a, { keep: true }) };
};
test('the limit is the player’s and the address’s, not the socket’s; whoever goes on over it is closed', async () => {
  const { s, a, w } = await table({ ...NO_LIMITS, socket: { perSecond: 0.001, burst: 5 } });
  const second = await connect(a, { keep: true });
  for (let i = 0; i < 4; i++) w.raw(`{"do":"ping","id":"1234567${i}"}`);
  await w.until(() => w.heard.length === 4);
  const closed = new Promise(done => {
    second.ws.once('close', done);
  });
  second.raw('{"do":"ping","id":"12345670"}');
  await second.until(() => second.heard.length === 1);
  for (let i = 0; i < 110; i++) second.raw(`{"do":"ping","id":"1234567${i}"}`);
  expect(await closed).toBe(1008);
  const said = second.heard.map(t => JSON.parse(t) as { ok: boolean });
  expect(said.filter(x => x.ok)).toHaveLength(1);
  expect(said.length, 'saying no costs less than asking').toBeLessThan(10);
  w.close();
  await s.stop();
});
test('legal actions without end are limited to a human pace after the first hundreds', async () => {
  const { s, id, w } = await table({ ...NO_LIMITS, act: { perSecond: 0.001, burst: 3 } });
  const screen = await openTable(w, id);
  const rnd = seededRandom('acts');
  const answers: (boolean | undefined)[] = [];
  for (let i = 0; i < 5; i++) {
    const at = screen.entry;
    const answer = await playOne(w, screen, rnd);
    answers.push(answer?.ok);
    if (answer?.ok) await w.until(() => screen.entry > at);
  }
  expect(answers).toEqual([true, true, true, false, false]);
  w.close();
  await s.stop();
});
test('actions that change nothing for others are slowed down after very many in a row, until one that counts', async () => {
  const { s, id, w } = await table({ ...NO_LIMITS, idle: { perSecond: 0.001, burst: 1 } });
  const screen = await openTable(w, id);
  const rnd = seededRandom('idle');
  const answers: (string | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    await s.gameHost.with(id, h => {
      h.idleActions = new Map(i < 2 ? [['marcher', MAX_ACTIONS_IN_A_ROW]] : [['nobody', MAX_ACTIONS_IN_A_ROW]]);
    });
    const at = screen.entry;
    const answer = await playOne(w, screen, rnd);
    answers.push(answer?.ok ? 'ok' : (answer as { error: string }).error);
    if (answer?.ok) await w.until(() => screen.entry > at);
  }
  expect(answers).toEqual(['ok', 'too often', 'ok']);
  expect(await w.ask({ do: 'resign', game: id, side: 'marcher' })).toMatchObject({ ok: true });
  w.close();
  await s.stop();
});
test('what counts for others ends the row: a die, a look, another who is asked', () => {
  const before = { seq: 7, quiet: new Map(), offer: undefined, idleActions: new Map([['a', 9]]) };
  const choice = { is: 'choice', by: 'a', pick: { do: 'swap' } } as const;
  const after = (...entries: readonly Entry[]): number | undefined =>
    countedAfter(before, { is: 'choice', by: 'a', entries }).idleActions.get('a');
  expect(after(choice)).toBe(10);
  expect(after({ ...choice, lane: true })).toBe(10);
  expect(
    countedAfter(before, {
      is: 'back',
      by: 'a',
      entries: [{ is: 'back', by: 'a', to: 1, agreed: [] }],
    }).idleActions.get('a'),
  ).toBe(10);
  expect(countedAfter(before, { is: 'declined', by: 'a' }).idleActions.get('a')).toBe(10);
  expect(after({ ...choice, bars: 'side' })).toBeUndefined();
  expect(after(choice, { is: 'chance', draw: { case: '1', by: 'a', to: 'all' }, out: [1] })).toBeUndefined();
});
describe('a request from long ago', () => {
  let t: Awaited<ReturnType<typeof table>>;
  beforeAll(async () => {
    t = await table(NO_LIMITS);
  });
  afterAll(async () => {
    t.w.close();
    await t.s.stop();
  });
  test('is found in the store before anything is tried; the game is not loaded again', async () => {
    const { s, id, w } = t;
    const screen = await openTable(w, id);
    const p = pick(screen, seededRandom('old'))!;
    const old = { do: 'play', game: id, side: p.side, at: screen.entry, choice: p.choice as never } as const;
    const first = await w.ask(old, 'long-ago-1');
    expect(first.ok).toBe(true);
    await s.gameHost.with(id, h => {
      h.done.clear();
      h.seq += 1000;
    });
    let tries = 0;
    const again = await s.gameHost.act(id, `${p.side} long-ago-1`, () => {
      tries += 1;
      throw new Error('tried');
    });
    expect(again).toMatchObject({ ok: true, again: true });
    expect(tries).toBe(0);
  });
});
