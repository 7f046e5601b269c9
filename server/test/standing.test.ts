/** Standing orders online: given as ordinary choices, at once or always so long after a secret question; nobody else can tell. With a toy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Choice } from '../../engine/decide.ts';
import { commitment } from '../../engine/seed.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import type { Side } from '../../engine/state.ts';
import { toy } from '../../engine/test/toy.ts';
import { seededRandom } from '../../engine/random.ts';
import {
  browser,
  connect,
  ok,
  openTable,
  pick,
  playOne,
  type Browser,
  type Screen,
  type Wire,
} from '../drill/client.ts';
import { MAX_ACTIONS_A_GAME } from '../game-host/loaded-game.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { startServer, type Running } from '../server.ts';
import type { OrdersMessage } from '../standing/wire.ts';
import type { Seated } from '../wire.ts';

const DELAY = 20_000;
const dir = mkdtempSync(join(tmpdir(), 'phoney-standing-'));
let s: Running;
let base: string;
/** A clock of our own: what is due waits here until we say that its moment has come. */
let now = 1_000_000;
const due: { readonly moment: number; readonly run: () => void }[] = [];
const where = join(dir, 'standing.sqlite');
const start = async (): Promise<void> => {
  s = await startServer({
    where,
    port: 0,
    limits: NO_LIMITS,
    orders: {
      delay: DELAY,
      now: () => now,
      at: (moment, run) => {
        due.push({ moment, run });
      },
    },
  });
  base = `http://127.0.0.1:${s.port}`;
};
beforeAll(start);
afterAll(async () => {
  await s.stop();
  rmSync(dir, { recursive: true, force: true });
});

interface Seat {
  readonly b: Browser;
  readonly w: Wire;
  readonly screen: Screen;
}
interface Play {
  readonly id: string;
  readonly seats: { readonly [side: Side]: Seat };
  readonly own: readonly string[];
}
const newPlay = async (seed = '5eed'.repeat(16)): Promise<Play> => {
  const [a, b] = [browser(base), browser(base)];
  const asked = { game: toy.id, scenario: 'dawn', sides: { Red: 'me', Blue: 'open' }, name: 'Anna' };
  const made = await ok<Seated>(a.call('POST', '/api/games', asked));
  const { id } = made.game;
  await s.store.change([['update games set seed = $2, commitment = $3 where id = $1', id, seed, commitment(seed)]]);
  const sat = await ok<Seated>(
    b.call('POST', `/api/games/${id}/sit`, { invite: made.invites!['Blue'], name: 'Bruno' }),
  );
  const seat = async (x: Browser): Promise<Seat> => {
    const w = await connect(x, { keep: true });
    return { b: x, w, screen: await openTable(w, id) };
  };
  return { id, seats: { Red: await seat(a), Blue: await seat(b) }, own: [id, ...sat.game.seats.map(x => x.player!)] };
};
const kindOf = (p: Play, side: Side): string | undefined => toy.machine.open(p.seats[side]!.screen.view)[0]?.kind;
const does = async (p: Play, side: Side, choice: Choice): Promise<void> => {
  const { w, screen } = p.seats[side]!;
  const at = screen.entry;
  expect(await w.ask({ do: 'play', game: p.id, side, at, choice: choice as never }), choice.do).toMatchObject({
    ok: true,
  });
  await w.until(() => screen.entry > at);
};
/** Both have set up; Red has bid most and announced a barrage: Blue's window is open, whatever Blue holds. */
const atTheWindow = async (p: Play): Promise<void> => {
  const rnd = seededRandom('set-up');
  const { Red, Blue } = p.seats as { readonly Red: Seat; readonly Blue: Seat };
  while (kindOf(p, 'Red') === 'place' || kindOf(p, 'Blue') === 'place') {
    const mover = pick(Red.screen, seededRandom('')) ? Red : Blue;
    const at = mover.screen.entry;
    expect(await playOne(mover.w, mover.screen, rnd)).toMatchObject({ ok: true });
    await Promise.all([Red, Blue].map(x => x.w.until(() => x.screen.entry > at)));
  }
  await does(p, 'Red', { do: 'bid' });
  await does(p, 'Red', { do: 'done' });
  await does(p, 'Blue', { do: 'done' });
  await Red.w.until(() => kindOf(p, 'Red') === 'barrage');
  now += 5000;
  await does(p, 'Red', { do: 'barrage' });
  await Promise.all([Red, Blue].map(x => x.w.until(() => toy.machine.open(x.screen.view)[0]?.kind === 'cancel')));
};
const give = (p: Play, side: Side, orders: readonly StandingOrder[]): Promise<OrdersMessage> =>
  ok<OrdersMessage>(p.seats[side]!.b.call('POST', `/api/games/${p.id}/orders`, { side, orders }));
/** Looks again until it is so. */
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 2000 && !(await holds()); i++)
    await new Promise(done => {
      setTimeout(done, 5);
    });
  expect(await holds()).toBe(true);
};
const passes = async (p: Play): Promise<readonly string[]> =>
  (await s.store.query(`select act from journal where game = $1 order by seq`, p.id))
    .map(r => r.act as string)
    .filter(a => a.includes('"pass"'));

const PASS: StandingOrder = { kind: 'cancel', answer: { is: 'policy', policy: 'pass' } };

test('a secret question is answered so long after it was opened, as an ordinary choice; a restart forgets nothing', async () => {
  const p = await newPlay();
  await give(p, 'Blue', [PASS]);
  due.length = 0;
  await atTheWindow(p);
  await until(() => due.length === 1);
  expect(await passes(p)).toEqual([]);
  const [last] = await s.store.query('select max(at) as at from journal where game = $1', p.id);
  expect(due[0]!.moment - Number(last!.at)).toBe(DELAY);
  await s.stop();
  await start();
  due.length = 0;
  await s.standing.sweep();
  expect(due.length).toBe(1);
  expect(due[0]!.moment - Number(last!.at)).toBe(DELAY);
  due[0]!.run();
  await until(async () => (await passes(p)).length === 1);
  expect(JSON.parse((await passes(p))[0]!)).toMatchObject({ is: 'choice', by: 'Blue' });
});
test('a public question is answered at once', async () => {
  const p = await newPlay();
  expect(kindOf(p, 'Red')).toBe('place');
  due.length = 0;
  const before = p.seats['Blue']!.screen.entry;
  const said = toy.machine.open(p.seats['Red']!.screen.view)[0]!.side;
  const choice = pick(p.seats[said]!.screen, seededRandom('any'))!.choice;
  await give(p, said, [{ kind: 'place', times: 1, answer: { is: 'choice', choice } }]);
  await p.seats['Blue']!.w.until(() => p.seats['Blue']!.screen.entry > before);
  expect(due).toEqual([]);
  const left = await ok<OrdersMessage>(p.seats[said]!.b.call('GET', `/api/games/${p.id}/orders?side=${said}`));
  expect(left.orders).toEqual([]);
});
test('what an order says, and whether there is one, is in no byte and at no other moment for the other seat', async () => {
  const heard: string[][] = [];
  const moments: number[] = [];
  for (const orders of [[PASS], [{ ...PASS, when: [{ fact: 'hand.Blue', least: 0 }] }, PASS]]) {
    const p = await newPlay();
    await give(p, 'Blue', orders);
    due.length = 0;
    await atTheWindow(p);
    await until(() => due.length === 1);
    const [last] = await s.store.query('select max(at) as at from journal where game = $1', p.id);
    moments.push(due[0]!.moment - Number(last!.at));
    due[0]!.run();
    await p.seats['Red']!.w.until(() => kindOf(p, 'Red') !== 'cancel');
    heard.push(plainly(p));
  }
  const p = await newPlay();
  await atTheWindow(p);
  await does(p, 'Blue', { do: 'pass' });
  await p.seats['Red']!.w.until(() => kindOf(p, 'Red') !== 'cancel');
  heard.push(plainly(p));
  expect(heard[1]).toEqual(heard[0]);
  expect(heard[2], 'answered by hand').toEqual(heard[0]);
  expect(moments).toEqual([DELAY, DELAY]);
});
/** What Red heard, with what is this game's own put aside. */
const plainly = (p: Play): string[] =>
  p.seats['Red']!.w.heard.filter(text => !text.startsWith('{"is":"presence"')).map(text =>
    p.own
      .reduce((t, secret, i) => t.replaceAll(secret, `<${i}>`), text)
      .replaceAll(/1[78]\d{11}/g, '<time>')
      .replace(/"re":"[0-9a-f-]{36}"/, '"re":"<request>"'),
  );

test('only the seat’s own player reads or writes its orders, and only such as can stand', async () => {
  const p = await newPlay();
  const at = `/api/games/${p.id}/orders`;
  await give(p, 'Blue', [PASS]);
  const read = async (x: Browser, side: string) => x.call('GET', `${at}?side=${side}`);
  expect(await ok<OrdersMessage>(read(p.seats['Blue']!.b, 'Blue'))).toEqual({ side: 'Blue', orders: [PASS] });
  expect((await read(p.seats['Red']!.b, 'Blue')).status).toBe(403);
  expect((await read(browser(base), 'Blue')).status).toBe(401);
  const bad = await p.seats['Blue']!.b.call('POST', at, { side: 'Blue', orders: [{ ...PASS, kind: 'dinner' }] });
  expect(bad.status).toBe(400);
  expect(JSON.stringify(bad)).toContain('no question dinner: there are');
  expect((await p.seats['Red']!.b.call('POST', at, { side: 'Blue', orders: [] })).status).toBe(403);
  expect((await p.seats['Blue']!.b.call('POST', at, { side: 'Blue', orders: 'all' })).status).toBe(400);
  expect(await ok<OrdersMessage>(read(p.seats['Blue']!.b, 'Blue'))).toEqual({ side: 'Blue', orders: [PASS] });
  expect(await give(p, 'Blue', [])).toEqual({ side: 'Blue', orders: [] });
});
test('an order answers however much the other side has done in secret: the limit of actions is its own side’s', async () => {
  const p = await newPlay();
  await atTheWindow(p);
  await s.gameHost.with(p.id, h => {
    h.seq += MAX_ACTIONS_A_GAME;
    h.quiet = new Map([['Red', MAX_ACTIONS_A_GAME]]);
  });
  due.length = 0;
  await give(p, 'Blue', [PASS]);
  await until(() => due.length === 1);
  due[0]!.run();
  await until(async () => (await passes(p)).length === 1);
});
test('a notice is due only where no order answers', async () => {
  const p = await newPlay();
  await give(p, 'Blue', [PASS]);
  await atTheWindow(p);
  expect(await s.standing.willAnswer(p.id, 'Blue')).toBe(true);
  expect(await s.standing.willAnswer(p.id, 'Red')).toBe(false);
  await give(p, 'Blue', [{ kind: 'cancel', answer: { is: 'hold' } }]);
  expect(await s.standing.willAnswer(p.id, 'Blue')).toBe(false);
});

/** Has one counter to show, which the server knows, too. */
const isForced = ({ screen }: Seat): boolean => {
  const ask = toy.machine.open(screen.view).find(a => screen.sides.includes(a.side));
  return ask?.kind === 'show' && toy.machine.choices(screen.view, ask).length === 1;
};
/** Plays a whole game at random, each by his own seat, but for what is forced if that is the server's; the log. */
const playedThrough = async (p: Play, name: string, forced: 'theirs' | 'the server’s'): Promise<readonly string[]> => {
  const rnd = seededRandom(name);
  const both = Object.values(p.seats);
  const [{ screen }] = both as [Seat, Seat];
  while (!screen.moved?.ended) {
    const mover = both.find(x => pick(x.screen, seededRandom('')) && (forced === 'theirs' || !isForced(x)));
    const seen = JSON.stringify(both.map(x => x.screen.seq));
    const done = mover && (await playOne(mover.w, mover.screen, rnd));
    if (done?.ok !== false) await until(() => JSON.stringify(both.map(x => x.screen.seq)) !== seen);
  }
  return screen.log.map(l => l.text);
};
const forcedIn = async (p: Play): Promise<readonly { readonly msg: string | null; readonly act: string }[]> =>
  (await s.store.query('select msg, act from journal where game = $1 order by seq', p.id))
    .map(r => ({ msg: r.msg as string | null, act: r.act as string }))
    .filter(r => r.act.includes('"forced":true'));
test('what is forced is given for a player as a choice that says so, unless he wants to be asked', async () => {
  let found: { readonly name: string; readonly log: readonly string[]; readonly p: Play } | undefined;
  for (let k = 0; !found; k++) {
    const p = await newPlay();
    const log = await playedThrough(p, `through ${k}`, 'the server’s');
    if ((await forcedIn(p)).length) found = { name: `through ${k}`, log, p };
  }
  const given = await forcedIn(found.p);
  expect(given.every(r => r.msg?.startsWith('=') && JSON.parse(r.act).entries[0].pick.do === 'show')).toBe(true);
  expect(found.log.filter(l => l.endsWith('There was no other answer.'))).toHaveLength(given.length);
  const q = await newPlay();
  for (const { b } of Object.values(q.seats)) {
    expect(await ok(b.call('GET', '/api/me/asked'))).toEqual({ asked: false });
    expect(await ok(b.call('POST', '/api/me/asked', { asked: true }))).toEqual({ asked: true });
  }
  expect((await playedThrough(q, found.name, 'theirs')).some(l => l.includes('no other answer'))).toBe(false);
  expect(await forcedIn(q)).toEqual([]);
});

test('a question that no order answers is examined once and not by every sweep', async () => {
  const p = await newPlay();
  await atTheWindow(p);
  const looked = vi.spyOn(s.gameHost, 'with');
  const timesSwept = async (): Promise<number> => {
    looked.mockClear();
    await s.standing.sweep();
    return looked.mock.calls.filter(([id]) => id === p.id).length;
  };
  await give(p, 'Red', [{ kind: 'barrage', answer: { is: 'hold' } }]);
  await timesSwept();
  expect(await timesSwept()).toBe(0);
  due.length = 0;
  await give(p, 'Blue', [PASS]);
  await until(() => due.length > 0);
  expect(await timesSwept(), 'its answer is due: that is looked after').toBe(1);
  looked.mockRestore();
});
