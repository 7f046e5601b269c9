/** A turn of 1938 over weeks: every question answered by standing orders, the server killed on the way, and nothing of the orders told to the other seat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { save } from '../../../../engine/save.ts';
import { commitment } from '../../../../engine/seed.ts';
import type { StandingOrder } from '../../../../engine/standing.ts';
import type { Side } from '../../../../engine/state.ts';
import {
  browser,
  connect,
  ok,
  openTable,
  type Browser,
  type Screen,
  type Wire,
} from '../../../../server/drill/client.ts';
import { serverProcess } from '../../../../server/drill/process.ts';
import type { Act } from '../../../../server/held.ts';
import { NO_LIMITS } from '../../../../server/limits.ts';
import { startServer } from '../../../../server/server.ts';
import type { OrdersSaid } from '../../../../server/standing/wire.ts';
import { openStore } from '../../../../server/store.ts';
import type { Seated } from '../../../../server/wire.ts';
import { warComesEarly } from '../../game.ts';
import { scene } from '../scene.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-wce-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const SEED = '38'.repeat(32);
const FRONT = { 2018: ['G I', 'G II'], 2222: ['Cz 1 A'], '0415': ['F I', 'F II'], 5222: ['SU 1', 'SU 2'] };
/** The third turn: Italy is drawn first. */
const position = save(
  warComesEarly,
  scene({ scenario: '1938', turn: 3, at: FRONT, moment: 'window after Italy draw' }).g,
);

interface Play {
  readonly id: string;
  readonly own: readonly string[];
  readonly seats: { readonly [side: Side]: { readonly b: Browser; w: Wire; screen: Screen } };
}
/** A game for two at that moment, in a file of its own; no server runs. */
const made = async (
  name: string,
): Promise<{
  readonly where: string;
  readonly id: string;
  readonly cookies: readonly string[];
  readonly own: readonly string[];
}> => {
  const where = join(dir, `${name}.sqlite`);
  const s = await startServer({ where, port: 0, limits: NO_LIMITS });
  const base = `http://127.0.0.1:${s.port}`;
  const [a, b] = [browser(base), browser(base)];
  const wanted = { game: 'war-comes-early', scenario: '1938', sides: { german: 'me', allied: 'open' }, name: 'Anna' };
  const { game, invites } = await ok<Seated>(a.call('POST', '/api/games', wanted));
  const { id } = game;
  await s.store.change([['update games set seed = $2, commitment = $3 where id = $1', id, SEED, commitment(SEED)]]);
  const sat = await ok<Seated>(b.call('POST', `/api/games/${id}/sit`, { invite: invites!['allied'], name: 'Bruno' }));
  const act: Act = { is: 'migrated', by: '', entries: [{ is: 'set', position }] };
  await s.desk.with(id, h => s.store.append({ game: id, seq: h.seq, at: 0, msg: null, act: JSON.stringify(act) }));
  await s.store.change([[`update games set waiting = 'german', turn = 3 where id = $1`, id]]);
  await s.stop();
  return { where, id, cookies: [a.cookie, b.cookie], own: [id, ...sat.game.seats.map(x => x.player!)] };
};
const SIDES = ['german', 'allied'] as const;
const sat = async (base: string, of: Awaited<ReturnType<typeof made>>): Promise<Play> => {
  const seat = async (i: number) => {
    const b = Object.assign(browser(base), { cookie: of.cookies[i]! });
    const w = await connect(b, { keep: true });
    return { b, w, screen: await openTable(w, of.id) };
  };
  return { id: of.id, own: of.own, seats: { german: await seat(0), allied: await seat(1) } };
};
const give = (p: Play, side: Side, orders: readonly StandingOrder[]): Promise<OrdersSaid> =>
  ok<OrdersSaid>(p.seats[side]!.b.call('POST', `/api/games/${p.id}/orders`, { side, orders }));

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
const acts = async (where: string, id: string): Promise<readonly string[]> => {
  const store = await openStore(where);
  const rows = await store.query('select msg, act from journal where game = $1 order by seq', id);
  await store.close();
  return rows.map(r => `${r.msg} ${r.act}`);
};

test('5.3 a whole turn by standing orders alone, the server killed twice on the way: nothing is lost and nothing comes twice', async () => {
  const game = await made('killed');
  const server = await serverProcess(game.where);
  const before = await sat(server.base, game);
  await give(before, 'allied', ALLIED);
  await give(before, 'german', [HOLD, ...GERMAN]);
  const { w, screen } = before.seats['german']!;
  const held = (): boolean => {
    const [ask] = warComesEarly.machine.open(screen.view);
    return ask?.kind === 'declaring' && ask.about.left === 3;
  };
  await w.until(held, 60_000);
  await server.kill();
  const first = await acts(game.where, game.id);
  await server.start();
  const again = await sat(server.base, game);
  const kept = await ok<OrdersSaid>(again.seats['german']!.b.call('GET', `/api/games/${game.id}/orders?side=german`));
  expect(kept.orders).toEqual([HOLD, ...GERMAN]);
  await give(again, 'german', GERMAN);
  await server.kill(); // in the middle of what it answers, or before
  const second = await acts(game.where, game.id);
  await server.start();
  const after = await sat(server.base, game);
  await after.seats['german']!.w.until(() => turnOf(after.seats['german']!) === 4, 90_000);
  await server.stop();

  const all = await acts(game.where, game.id);
  expect(all.slice(0, first.length)).toEqual(first);
  expect(all.slice(0, second.length)).toEqual(second);
  const given = all.filter(a => a.startsWith('='));
  expect(new Set(given).size).toBe(given.length);
  const said = (words: string): number => given.filter(a => a.includes(words)).length;
  expect([said('"do":"slip"'), all.length - given.length]).toEqual([3, 2 + 0]); // nothing by hand: the game begun, the position laid
  expect(said('"do":"pass"') + said('"do":"slip"')).toBeGreaterThan(20);
}, 180_000);

test('5.3, 8.3 what the orders say is in no byte for the other seat: other conditions with the same answers sound the same', async () => {
  const heard: (readonly string[])[] = [];
  const otherWords = GERMAN.map(o => (o.kind === 'declaring' ? { ...o, unless: [{ fact: 'turn', is: 9 }] } : o));
  for (const [i, orders] of [GERMAN, otherWords].entries()) {
    const game = await made(`heard ${i}`);
    const s = await startServer({ where: game.where, port: 0, limits: NO_LIMITS });
    const p = await sat(`http://127.0.0.1:${s.port}`, game);
    expect(await s.standing.willAnswer(game.id, 'german')).toBe(false);
    await give(p, 'german', orders);
    await give(p, 'allied', ALLIED);
    await p.seats['allied']!.w.until(() => turnOf(p.seats['allied']!) === 4, 90_000);
    heard.push(
      p.seats['allied']!.w.heard.filter(text => !text.startsWith('{"is":"presence"')).map(text =>
        p.own
          .reduce((t, secret, k) => t.replaceAll(secret, `<${k}>`), text)
          .replaceAll(/1[78]\d{11}/g, '<time>')
          .replace(/"re":"[0-9a-f-]{36}"/, '"re":"<request>"'),
      ),
    );
    for (const side of SIDES) p.seats[side]!.w.close();
    await s.stop();
  }
  expect(heard[0]!.length).toBeGreaterThan(30);
  expect(heard[1]).toEqual(heard[0]);
}, 120_000);
