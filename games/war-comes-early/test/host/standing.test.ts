/** A turn of 1938 over weeks: every question answered by standing orders, the server killed on the way, and nothing of the orders told to the other seat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { StandingOrder } from '../../../../engine/standing.ts';
import { browser, connect, ok, openTable, type Browser, type Screen } from '../../../../server/drill/client.ts';
import { serverProcess } from '../../../../server/drill/process.ts';
import { NO_LIMITS } from '../../../../server/http/limits.ts';
import { community } from '../../../../server/community.ts';
import { startServer } from '../../../../server/server.ts';
import { actsIn, giveOrders, laidGame, ordersOf, sitAt, type Laid } from '../../../../server/test/laid.ts';
import { mailbox } from '../../../../server/test/mailbox.ts';
import { warComesEarly } from '../../game.ts';
import { scene } from '../scene.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-wce-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const LONG = process.env.LONG === '1';
const SEED = '38'.repeat(32);
const FRONT = { 2018: ['G I', 'G II'], 2222: ['Cz 1 A'], '0415': ['F I', 'F II'], 5222: ['SU 1', 'SU 2'] };
/** The third turn: Italy is drawn first. */
const made = (name: string): Promise<Laid> =>
  laidGame(
    join(dir, `${name}.sqlite`),
    '1938',
    scene({ scenario: '1938', turn: 3, at: FRONT, moment: 'window after Italy draw' }),
    SEED,
  );
const SIDES = ['german', 'allied'] as const;
const sat = (base: string, of: Laid) => sitAt<'german' | 'allied'>(base, of);

const choose = (kind: string, choice: StandingOrder['answer'] & { readonly is: 'choice' }): StandingOrder => ({
  kind,
  answer: choice,
});
const over = (kind: string): StandingOrder => choose(kind, { is: 'choice', choice: { do: 'done' } });
const slip = (phase: string, ...when: NonNullable<StandingOrder['when']>): StandingOrder => ({
  kind: 'declaring',
  when,
  answer: { is: 'choice', choice: { do: 'slip', phase } },
});
const HOLD: StandingOrder = { kind: 'declaring', when: [{ fact: 'about.left', is: 3 }], answer: { is: 'hold' } };
const GERMAN: readonly StandingOrder[] = [
  slip('move', { fact: 'about.power', is: 'Czechoslovakia' }, { fact: 'about.after', is: 'move' }),
  slip('fight', { fact: 'about.left', most: 2 }),
  slip('reorganise', { fact: 'about.left', is: 0 }, { fact: 'about.after', is: 'fight' }),
  { kind: 'declaring', answer: { is: 'policy', policy: 'pass' } },
  { kind: 'arriving', answer: { is: 'policy', policy: 'staff' } },
  ...['violating', 'reorganising', 'moving', 'attacking'].map(over),
];
const ALLIED = ['reorganising', 'moving', 'attacking', 'movingRailheads'].map(over);
const turnOf = ({ screen }: { readonly screen: Screen }): number => warComesEarly.turn(screen.view);
test.runIf(LONG)(
  '5.3 a whole turn by standing orders alone, the server killed twice on the way: nothing is lost and nothing comes twice',
  async () => {
    const game = await made('killed');
    const server = await serverProcess(game.where, { delay: 40 });
    const before = await sat(server.base, game);
    await giveOrders(before, 'allied', ALLIED);
    await giveOrders(before, 'german', [HOLD, ...GERMAN]);
    const { w, screen } = before.seats.german;
    const held = (): boolean => {
      const [ask] = warComesEarly.machine.open(screen.view);
      return ask?.kind === 'declaring' && ask.about.left === 3;
    };
    await w.until(held, 60_000);
    await server.kill();
    const first = await actsIn(game);
    await server.start();
    const again = await sat(server.base, game);
    expect(await ordersOf(again, 'german')).toEqual([HOLD, ...GERMAN]);
    await giveOrders(again, 'german', GERMAN);
    await server.kill(); // in the middle of what it answers, or before
    const second = await actsIn(game);
    await server.start();
    const after = await sat(server.base, game);
    await after.seats.german.w.until(() => turnOf(after.seats.german) === 4, 90_000);
    await server.stop();

    const all = await actsIn(game);
    expect(all.slice(0, first.length)).toEqual(first);
    expect(all.slice(0, second.length)).toEqual(second);
    const given = all.filter(a => a.startsWith('='));
    expect(new Set(given).size).toBe(given.length);
    const said = (words: string): number => given.filter(a => a.includes(words)).length;
    expect([said('"do":"slip"'), all.length - given.length]).toEqual([3, 2 + 0]); // nothing by hand: the game begun, the position laid
    expect(said('"do":"pass"') + said('"do":"slip"')).toBeGreaterThan(20);
  },
  180_000,
);

test('5.3, 8.3 what the orders say is in no byte for the other seat: other conditions with the same answers sound the same', async () => {
  const heard: (readonly string[])[] = [];
  const otherWords = GERMAN.map(o => (o.kind === 'declaring' ? { ...o, unless: [{ fact: 'turn', is: 9 }] } : o));
  for (const [i, orders] of [GERMAN, otherWords].entries()) {
    const game = await made(`heard ${i}`);
    const s = await startServer({ where: game.where, port: 0, limits: NO_LIMITS });
    const p = await sat(`http://127.0.0.1:${s.port}`, game);
    expect(await s.standing.willAnswer(game.id, 'german')).toBe(false);
    await giveOrders(p, 'german', orders);
    await giveOrders(p, 'allied', ALLIED);
    await p.seats.allied.w.until(() => turnOf(p.seats.allied) === 4, 90_000);
    heard.push(
      p.seats.allied.w.heard
        .filter(text => !text.startsWith('{"is":"presence"'))
        .map(text =>
          game.own
            .reduce((t, secret, k) => t.replaceAll(secret, `<${k}>`), text)
            .replaceAll(/1[78]\d{11}/g, '<time>')
            .replace(/"re":"[0-9a-f-]{36}"/, '"re":"<request>"'),
        ),
    );
    for (const side of SIDES) p.seats[side].w.close();
    await s.stop();
  }
  expect(heard[0]!.length).toBeGreaterThan(30);
  expect(heard[1]).toEqual(heard[0]);
}, 120_000);

test.runIf(LONG)(
  '5.3 some two dozen windows and one mail: only the question that nothing answers is told',
  async () => {
    const game = await made('mails');
    const mail = await mailbox();
    const s = await startServer({
      where: game.where,
      port: 0,
      limits: NO_LIMITS,
      more: community({ origin: 'http://localhost', mail: { url: mail.url, from: 'Phoney War <games@example.org>' } }),
    });
    const base = `http://127.0.0.1:${s.port}`;
    const [anna] = game.own.slice(1);
    await s.store.change([
      [
        `insert into channels (id, player, kind, address, data, created, confirmed) values ('m', $1, 'mail', 'anna@example.org', '{}', 0, $2)`,
        anna!,
        Date.now(),
      ],
    ]);
    // She is away: only Bruno has the table open.
    const b = Object.assign(browser(base), { cookie: game.cookies[1]! });
    const w = await connect(b);
    const screen = await openTable(w, game.id);
    const a = Object.assign(browser(base), { cookie: game.cookies[0]! });
    const order = (x: Browser, side: string, orders: readonly StandingOrder[]) =>
      ok(x.call('POST', `/api/games/${game.id}/orders`, { side, orders }));
    await order(b, 'allied', ALLIED);
    await order(a, 'german', GERMAN);
    // In the fourth turn something is asked that no order answers.
    await w.until(() => warComesEarly.turn(screen.view) === 4, 90_000);
    const hurried = async (): Promise<number> => {
      await s.store.change([['update outbox set due = 0 where due > 0']]);
      return mail.mails.length;
    };
    await expect.poll(hurried, { timeout: 60_000, interval: 500 }).toBe(1);
    const answered = (await actsIn(game)).filter(x => x.startsWith('=') && x.includes('"by":"german"')).length;
    expect(answered).toBeGreaterThan(20);
    for (let i = 0; i < 8; i++) await new Promise(done => setTimeout(done, 1000)).then(hurried);
    expect(mail.mails.map(m => m.to)).toEqual(['anna@example.org']);
    w.close();
    await s.stop();
    await mail.stop();
  },
  180_000,
);
