/** Sealed plans online: orders have numbers for their own side only and are stored like any action; the other seat learns only that a plan is sealed. With a toy of cards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkRecord } from '../../client/verify/check.ts';
import type { Choice } from '../../engine/decide.ts';
import type { Record } from '../../engine/journal.ts';
import { seededRandom } from '../../engine/random.ts';
import { planOf } from '../../engine/sealed.ts';
import { commitment } from '../../engine/seed.ts';
import type { Side } from '../../engine/state.ts';
import { hands } from '../../engine/test/hands.ts';
import { claim, timeOut } from '../game-host/actions.ts';
import { MAX_ACTIONS_A_GAME, seqFor } from '../game-host/loaded-game.ts';
import { browser, connect, ok, openTable, pick, type Browser, type Screen, type Wire } from '../drill/client.ts';
import { startCluster } from '../drill/cluster.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { startServer, type Running } from '../server.ts';
import type { Answer, Moved, Pace, Seated } from '../wire.ts';

vi.mock('../../games/all.ts', async original => {
  const all = await original<typeof import('../../games/all.ts')>();
  const { hands: toy } = await import('../../engine/test/hands.ts');
  return { ...all, gameOf: (id: string) => (id === toy.id ? toy : all.gameOf(id)) };
});

const SEED = '5eed'.repeat(16);
const DAY = 86_400_000;
const dir = mkdtempSync(join(tmpdir(), 'phoney-sealed-'));
const turns: string[] = [];
let s: Running;
let base: string;
const start = async (): Promise<void> => {
  s = await startServer({ where: join(dir, 'sealed.sqlite'), port: 0, limits: NO_LIMITS });
  base = `http://127.0.0.1:${s.port}`;
  s.gameHost.events.on('turn', (c, side) => turns.push(`${c.id} ${side}`));
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
  readonly seats: { [side: Side]: Seat };
  readonly own: readonly string[];
}
/** A game of two and an observer, with the same dice every time. */
const newPlay = async (pace: Pace = { is: 'none' }): Promise<Play> => {
  const [a, b, o] = [browser(base), browser(base), browser(base)];
  const asked = { game: hands.id, scenario: 'evening', sides: { Red: 'me', Blue: 'open' }, name: 'Anna', pace };
  const made = await ok<Seated>(a.call('POST', '/api/games', asked));
  const { id } = made.game;
  await s.store.change([['update games set seed = $2, commitment = $3 where id = $1', id, SEED, commitment(SEED)]]);
  const sat = await ok<Seated>(b.call('POST', `/api/games/${id}/sit`, { invite: made.invites!.Blue, name: 'Bruno' }));
  const seat = async (x: Browser): Promise<Seat> => {
    const w = await connect(x, { keep: true });
    return { b: x, w, screen: await openTable(w, id) };
  };
  const seats = { Red: await seat(a), Blue: await seat(b), '': await seat(o) };
  return { id, seats, own: [id, ...sat.game.seats.map(x => x.player!)] };
};
const say = (p: Play, side: Side, choice: Choice, id?: string): Promise<Answer> => {
  const { w, screen } = p.seats[side]!;
  return w.ask({ do: 'play', game: p.id, side, at: screen.entry, choice: choice as never }, id);
};
const [WAVER, DONE, PASS] = [{ do: 'waver' }, { do: 'done' }, { do: 'pass' }];
const does = async (p: Play, side: Side, choice: Choice): Promise<void> => {
  const at = p.seats[side]!.screen.entry;
  expect(await say(p, side, choice), `${side} ${choice.do}`).toMatchObject({ ok: true });
  await p.seats[side]!.w.until(() => p.seats[side]!.screen.entry > at);
};
/** Lays the first card of the side's hand aside. */
const layFirst = (p: Play, side: Side): Choice => {
  const { view } = p.seats[side]!.screen;
  const ask = hands.machine.open(view).find(a => a.side === side)!;
  const c = hands.machine.choices(view, ask).find(x => x.do === 'lay')!;
  return { ...c, card: hands.labels.card![c.card as number]! };
};
/** Everything that reached a seat, with what is this game's own put aside. */
const heardBy = (p: Play, side: Side): readonly string[] =>
  p.seats[side]!.w.heard.filter(text => !text.startsWith('{"is":"presence"')).map(text =>
    p.own
      .reduce((t, secret, i) => t.replaceAll(secret, `<${i}>`), text)
      .replaceAll(/1[78]\d{11}/g, '<time>')
      .replace(/"re":"[0-9a-f-]{36}"/, '"re":"<request>"'),
  );

/** Red plans with `orders` wavers on the way, of which some are taken out again; then both play on to the end. */
const playWith = async (orders: number): Promise<Play> => {
  const p = await newPlay();
  const { Red } = p.seats as { readonly Red: Seat };
  for (let i = 0; i < orders; i++) await does(p, 'Red', WAVER);
  if (orders > 2) {
    const at = Red.screen.entry;
    expect(await Red.w.ask({ do: 'out', game: p.id, side: 'Red', at, order: 1 })).toMatchObject({ ok: true });
    await Red.w.until(() => Red.screen.entry > at);
    expect(await Red.w.ask({ do: 'back', game: p.id, side: 'Red', at: at + 1 })).toMatchObject({ ok: true });
    await Red.w.until(() => Red.screen.entry > at + 1);
  }
  await does(p, 'Blue', WAVER);
  await does(p, 'Red', layFirst(p, 'Red'));
  await does(p, 'Red', DONE);
  await does(p, 'Blue', layFirst(p, 'Blue'));
  await does(p, 'Blue', DONE);
  await does(p, 'Blue', PASS);
  await Red.w.until(() => hands.machine.open(Red.screen.view)[0]?.kind === 'spy');
  await does(p, 'Red', PASS);
  await Red.w.until(() => hands.turn(Red.screen.view) === 2);
  await does(p, 'Red', DONE);
  await p.seats.Blue!.w.until(() => hands.turn(p.seats.Blue!.screen.view) === 2);
  await does(p, 'Blue', DONE);
  for (const side of ['Red', 'Blue', ''])
    await p.seats[side]!.w.until(() => hands.turn(p.seats[side]!.screen.view) === 3);
  const look = await p.seats.Blue!.w.ask({ do: 'look', game: p.id, entry: 1 });
  expect(look).toMatchObject({ ok: true });
  return p;
};
test('messages to the other seat and to observers are the same, byte for byte, whatever is planned and removed in a sealed plan', async () => {
  const plays = [await playWith(0), await playWith(3), await playWith(9)];
  for (const side of ['Blue', '']) {
    const heard = plays.map(p => heardBy(p, side));
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
    expect(heard[0]!.length).toBeGreaterThan(5);
  }
  const own = plays.map(p => heardBy(p, 'Red').length);
  expect(own[2], 'the planner hears of each of his orders').toBeGreaterThan(own[0]! + 9);
});
/** What Blue may send, with arguments out of range, stale, foreign and malformed; none of it is done. */
const refusedOf = async (p: Play): Promise<readonly Answer[]> => {
  const { w, screen } = p.seats.Blue!;
  const at = screen.entry;
  const from = { game: p.id, side: 'Blue', at };
  const entries = [0, 1, at - 1, at, at + 1, at + 2, 999_999];
  const sent = [
    ...entries.filter(n => n >= 0).map(to => ({ do: 'back', ...from, to })),
    ...entries.map(to => ({ do: 'offer', ...from, what: 'back', to: 500_000 + to })),
    ...[0, 1, 999_999, -1, 0.5].map(order => ({ do: 'out', ...from, order })),
    ...[0, at + 1, 999_999].map(stale => ({ do: 'play', ...from, at: stale, choice: WAVER })),
    ...[{ do: 'guard' }, { do: 'lay', card: 'joker' }, { do: 'pass' }, { do: 'spy' }].map(choice => ({
      do: 'play',
      ...from,
      choice,
    })),
    ...['play', 'back', 'out', 'resign'].map(what => ({ do: what, ...from, side: 'Red', choice: WAVER, order: 0 })),
    { do: 'back', ...from },
    { do: 'answer', ...from, yes: true },
    { do: 'claim', game: p.id, side: 'Blue', what: 'win' },
    { do: 'look', game: p.id, entry: 999_999 },
  ];
  const answers: Answer[] = [];
  for (const [i, request] of sent.entries()) answers.push(await w.ask(request as never, `refused-${i}`));
  for (const id of ['red-order-0', 'red-order-8'])
    answers.push(await w.ask({ do: 'play', ...from, side: 'Red', choice: WAVER as never }, id));
  return answers;
};
test('what the other seat is refused, and in which words, is the same whatever is planned', async () => {
  const answers: (readonly Answer[])[] = [];
  for (const orders of [0, 3, 9]) {
    const p = await newPlay();
    for (let i = 0; i < orders; i++) {
      const { screen, w } = p.seats.Red!;
      const { entry } = screen;
      expect(await say(p, 'Red', WAVER, `red-order-${i}`)).toMatchObject({ ok: true });
      await w.until(() => screen.entry > entry);
    }
    answers.push(await refusedOf(p));
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(answers[0]!.filter(a => !a.ok).length).toBeGreaterThan(25);
});
test('an order does not make the other’s choice stale, nor its offer answered; sealed is one message', async () => {
  const p = await newPlay();
  const { Red, Blue } = p.seats as { readonly Red: Seat; readonly Blue: Seat };
  const at = Blue.screen.entry;
  const seq = Blue.screen.seq;
  expect(await Blue.w.ask({ do: 'offer', game: p.id, side: 'Blue', at, what: 'draw' })).toMatchObject({ ok: true });
  await Red.w.until(() => Red.screen.moved?.offer?.what === 'draw');
  for (let i = 0; i < 4; i++) await does(p, 'Red', WAVER);
  expect(await say(p, 'Blue', WAVER)).toMatchObject({ ok: true, entry: at + 1 });
  await Blue.w.until(() => Blue.screen.entry === at + 1);
  expect(Blue.screen.moved!.offer, 'still open').toMatchObject({ what: 'draw' });
  expect(Blue.screen.seq).toBe(seq + 2);
  const before = Blue.w.heard.length;
  await does(p, 'Red', DONE);
  await Blue.w.until(() => planOf(Blue.screen.view, 'Red')!.done);
  expect([Blue.w.heard.length - before, Blue.screen.seq, Blue.screen.entry]).toEqual([1, seq + 3, at + 1]);
  expect(await Blue.w.ask({ do: 'play', game: p.id, side: 'Blue', at: at + 1, choice: WAVER as never })).toMatchObject({
    ok: true,
    entry: at + 2,
  });
  expect(await Red.w.ask({ do: 'back', game: p.id, side: 'Red', at: Red.screen.entry })).toMatchObject({
    ok: false,
    refused: { why: 'your orders are sealed' },
  });
});
test('orders are stored before they are answered: they survive a restart, and one sent again is given once', async () => {
  const p = await newPlay();
  await does(p, 'Blue', WAVER);
  await does(p, 'Red', WAVER);
  const at = p.seats.Red!.screen.entry;
  expect(await say(p, 'Red', WAVER, 'the-same-order')).toMatchObject({ ok: true, entry: at + 1 });
  await s.stop();
  await start();
  const { b } = p.seats.Red!;
  b.base = base;
  const w = await connect(b);
  const screen = await openTable(w, p.id);
  expect(planOf(screen.view, 'Red')!.orders.map(o => o.pick.do)).toEqual(['waver', 'waver']);
  expect([screen.entry, planOf(screen.view, 'Blue')!.orders]).toEqual([at + 1, []]);
  const again = { do: 'play', game: p.id, side: 'Red', at, choice: WAVER as never } as const;
  expect(await w.ask(again, 'the-same-order')).toMatchObject({ ok: true, entry: at + 1, again: true });
  await s.gameHost.with(p.id, h => {
    expect(planOf(h.table!.g, 'Red')!.orders.length).toBe(2);
    expect(h.seq).toBe(4);
  });
});
const clockOf = (x: Seat): readonly Side[] => x.screen.moved!.clock!.running;
test('both clocks run while both plan; sealing stops one’s own clock, the other’s goes on, and nobody is notified again', async () => {
  const p = await newPlay({ is: 'live', minutes: 10, increment: 0 });
  const { Red, Blue } = p.seats as { readonly Red: Seat; readonly Blue: Seat };
  expect([clockOf(Red), clockOf(Blue)]).toEqual([SIDES, SIDES]);
  const since = async (): Promise<unknown> =>
    (await s.store.query('select since, until from games where id = $1', p.id))[0];
  const began = await since();
  await does(p, 'Red', WAVER);
  expect(await since()).toEqual(began);
  const told = turns.filter(x => x.startsWith(p.id)).length;
  await does(p, 'Red', DONE);
  await Blue.w.until(() => clockOf(Blue).length === 1);
  expect(clockOf(Blue)).toEqual(['Blue']);
  expect(((await since()) as { since: number }).since).toBe((began as { since: number }).since);
  expect(turns.filter(x => x.startsWith(p.id)).length).toBe(told);
});
const SIDES = ['Red', 'Blue'];
test('a deadline seals plans as they stand and costs nobody the game', async () => {
  const p = await newPlay({ is: 'days', days: 2 });
  await does(p, 'Red', layFirst(p, 'Red'));
  await does(p, 'Blue', WAVER);
  expect(await s.gameHost.act(p.id, null, timeOut(Date.now() + DAY))).toMatchObject({ ok: false, error: 'not now' });
  expect(await s.gameHost.act(p.id, null, timeOut(Date.now() + 3 * DAY))).toMatchObject({ ok: true });
  const { Blue } = p.seats as { readonly Blue: Seat };
  await Blue.w.until(() => hands.machine.open(Blue.screen.view)[0]?.kind === 'spy');
  await s.gameHost.with(p.id, h => {
    expect(h.ended).toBeUndefined();
    const picks = h.table!.entries.flatMap(e => (e.is === 'choice' ? [`${e.by} ${e.pick.do}`] : []));
    expect(picks).toEqual(['Red lay', 'Blue waver', 'Red done', 'Blue done']);
    expect(h.meta.until, 'a new start').toBeGreaterThan(Date.now() + DAY);
  });
});
test('a claim by a side that has sealed does not win the game: it seals the other’s plan', async () => {
  const p = await newPlay({ is: 'days', days: 2 });
  await does(p, 'Red', DONE);
  expect(await s.gameHost.act(p.id, null, claim('Red', 'win', Date.now() + 3 * DAY))).toMatchObject({ ok: true });
  await s.gameHost.with(p.id, h => {
    expect([h.ended, hands.turn(h.table!.g)]).toEqual([undefined, 2]);
  });
});
/** As if `side` had given so many orders more in its sealed plan, or, without a side, as if there had been so many public actions. */
const addActions = (p: Play, count: number, side?: Side): Promise<unknown> =>
  s.gameHost.with(p.id, h => {
    h.seq += count;
    if (side) h.quiet = new Map(h.quiet).set(side, (h.quiet.get(side) ?? 0) + count);
  });
test('the limit of actions is counted as each seat sees the game: neither its moment nor its words tell what others plan', async () => {
  const limited: Answer[] = [];
  for (const planned of [0, 3, MAX_ACTIONS_A_GAME]) {
    const p = await newPlay();
    await addActions(p, planned, 'Red');
    const left = MAX_ACTIONS_A_GAME - p.seats.Blue!.screen.seq - 2;
    await addActions(p, left);
    p.seats.Blue!.w.close();
    p.seats.Blue = { ...p.seats.Blue!, w: await connect(p.seats.Blue!.b, { keep: true }) };
    p.seats.Blue = { ...p.seats.Blue!, screen: await openTable(p.seats.Blue!.w, p.id) };
    await does(p, 'Blue', WAVER);
    await does(p, 'Blue', WAVER);
    limited.push(await say(p, 'Blue', WAVER, 'one-too-many'));
  }
  expect(limited[0]).toMatchObject({ ok: false, error: 'not now' });
  expect(limited[1]).toEqual(limited[0]);
  expect(limited[2]).toEqual(limited[0]);
});
/** Moves the resume point and what was stored since up by so many of Red's orders, as if they had been given before it. */
const storeOrders = async (id: string, count: number): Promise<void> => {
  const [rest] = await s.store.query('select seq, facts from rests where game = $1', id);
  const facts = JSON.parse(rest!.facts as string) as { quiet: [Side, number][] };
  const quiet = facts.quiet.map(([side, n]): [Side, number] => [side, side === 'Red' ? n + count : n]);
  await s.store.change([
    ['update journal set seq = seq + $3 where game = $1 and seq >= $2', id, (rest!.seq as number) - 1, count],
    ['update rests set seq = seq + $2, facts = $3 where game = $1', id, count, JSON.stringify({ ...facts, quiet })],
  ]);
};
test('the limit is counted as each seat sees the game after a restart, too, when the orders are only stored counts', async () => {
  const p = await newPlay();
  while ((await s.store.query('select 1 as yes from rests where game = $1', p.id)).length === 0)
    await does(p, 'Red', WAVER);
  const { seq } = p.seats.Blue!.screen;
  await s.stop();
  await start();
  await storeOrders(p.id, MAX_ACTIONS_A_GAME);
  for (const side of SIDES) p.seats[side]!.b.base = base;
  for (const side of SIDES) {
    const w = await connect(p.seats[side]!.b, { keep: true });
    p.seats[side] = { ...p.seats[side]!, w, screen: await openTable(w, p.id) };
  }
  expect(p.seats.Blue!.screen.seq, 'as Blue counts, nothing has happened').toBe(seq);
  expect(await say(p, 'Red', WAVER)).toMatchObject({ ok: false, error: 'not now' });
  expect(await say(p, 'Blue', WAVER)).toMatchObject({ ok: true });
});
test('a side that has planned up to the limit can neither plan on nor keep the deadline from sealing', async () => {
  const p = await newPlay({ is: 'days', days: 2 });
  await addActions(p, MAX_ACTIONS_A_GAME, 'Red');
  expect(await say(p, 'Red', WAVER)).toMatchObject({ ok: false, error: 'not now' });
  expect(await s.gameHost.act(p.id, null, timeOut(Date.now() + 3 * DAY))).toMatchObject({ ok: true });
});
test('a whole game opens at its end: the record has every order, and every draw is right', async () => {
  const p = await newPlay();
  const rnd = seededRandom('whole');
  const { Red, Blue } = p.seats as { readonly Red: Seat; readonly Blue: Seat };
  const over = (): boolean => Red.screen.moved?.ended !== undefined || Blue.screen.moved?.ended !== undefined;
  for (let i = 0; i < 300 && !over(); i++)
    for (const side of SIDES) {
      const x = p.seats[side]!;
      const found = pick(x.screen, rnd);
      if (!found || over()) continue;
      expect(await say(p, side, found.choice)).toMatchObject({ ok: true });
      const seqs = await s.gameHost.with(p.id, h => SIDES.map(eyes => seqFor(h, [eyes])));
      for (const [k, eyes] of SIDES.entries())
        await p.seats[eyes]!.w.until(() => p.seats[eyes]!.screen.seq === seqs![k]);
    }
  await Promise.all([Red, Blue].map(x => x.w.until(() => x.screen.moved?.ended !== undefined)));
  const ends = [Red, Blue].map(x => x.screen.moved as Moved);
  expect(ends[0]!.entry).toBe(ends[1]!.entry);
  const r = await ok<Record>(browser(base).call('GET', `/api/games/${p.id}/record`));
  expect(r.entries.length).toBe(ends[0]!.entry);
  expect(r.entries.filter(e => e.is === 'choice' && e.lane).length).toBeGreaterThan(6);
  const report = checkRecord(hands, r);
  expect(report.fault).toBeUndefined();
  expect(report.draws.every(d => d.verdict === 'right')).toBe(true);
});

test('two processes on one database: the seat at one process learns nothing of the plan made at the other but that it is sealed', async () => {
  const cluster = await startCluster();
  const where = await cluster.database();
  const both = await Promise.all([1, 2].map(() => startServer({ where, port: 0, limits: NO_LIMITS })));
  const [home, first] = [s, base];
  s = both[0]!;
  base = `http://127.0.0.1:${s.port}`;
  const p = await newPlay();
  const { Red } = p.seats as { readonly Red: Seat };
  const far = { ...p.seats.Blue!.b, base: `http://127.0.0.1:${both[1]!.port}` };
  const w = await connect(far, { keep: true });
  const screen = await openTable(w, p.id);
  const before = w.heard.length;
  const at = screen.entry;
  for (let i = 0; i < 3; i++) await does(p, 'Red', WAVER);
  expect(await Red.w.ask({ do: 'out', game: p.id, side: 'Red', at: Red.screen.entry, order: 0 })).toMatchObject({
    ok: true,
  });
  await Red.w.until(() => planOf(Red.screen.view, 'Red')!.orders.length === 2);
  await does(p, 'Red', DONE);
  await w.until(() => planOf(screen.view, 'Red')!.done);
  const moves = w.heard.slice(before).filter(text => text.startsWith('{"is":"moved"'));
  expect([moves.length, screen.entry]).toEqual([1, at]);
  expect(await w.ask({ do: 'play', game: p.id, side: 'Blue', at, choice: DONE as never })).toMatchObject({ ok: true });
  await Red.w.until(() => hands.turn(Red.screen.view) === 2);
  for (const x of both)
    await x.gameHost.with(p.id, h => {
      expect(h.table!.entries.filter(e => e.is === 'out').length).toBe(1);
      expect(h.seq).toBe(7);
    });
  await Promise.all(both.map(x => x.stop()));
  await cluster.stop();
  s = home;
  base = first;
});
