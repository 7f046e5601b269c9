/** Over weeks by the server: a year of plans and windows, and a week defended by standing orders alone, the server stopped on the way; with LONG=1 it is a process and is killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leastOf, type Question, type Choice } from '../../../../engine/decide.ts';
import { labelled } from '../../../../engine/labels.ts';
import { planOf } from '../../../../engine/sealed.ts';
import type { StandingOrder } from '../../../../engine/standing.ts';
import type { Table } from '../../../../engine/table.ts';
import { timeOut } from '../../../../server/game-host/actions.ts';
import { serverProcess } from '../../../../server/drill/process.ts';
import { NO_LIMITS } from '../../../../server/http/limits.ts';
import { startServer } from '../../../../server/server.ts';
import { actsIn, giveOrders, laidGame, ordersOf, sitAt, type Laid, type Sat } from '../../../../server/test/laid.ts';
import { seedsOfDisaster as game } from '../../game.ts';
import { statusOf, weekOf, yearOf } from '../../model/tracks.ts';
import { scene, type SideWord } from '../scene.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-seeds-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const SEED = '34'.repeat(32);
const DELAY = 40;
const SIDES = ['german', 'allied'] as const;

type Both = Sat<SideWord>;
/** A server on a file: what becomes of it in the middle, and how it ends. */
interface House {
  readonly base: () => string;
  again(): Promise<void>;
  stop(): Promise<void>;
}
type Open = (where: string) => Promise<House>;
const stopped: Open = async where => {
  const start = () => startServer({ where, port: 0, limits: NO_LIMITS, orders: { delay: DELAY } });
  let s = await start();
  return {
    base: () => `http://127.0.0.1:${s.port}`,
    again: async () => {
      await s.stop();
      s = await start();
    },
    stop: () => s.stop(),
  };
};
const killed: Open = async where => {
  const s = await serverProcess(where, { delay: DELAY });
  return {
    base: () => s.base,
    again: async () => {
      await s.kill();
      await s.start();
    },
    stop: () => s.stop(),
  };
};
const WAYS = [['stopped', stopped] as const, ...(process.env.LONG === '1' ? [['killed', killed] as const] : [])];

interface Play extends Both {
  readonly laid: Laid;
  readonly house: House;
}
/** A game for two that stands at a position. */
const begun = async (name: string, t: Table, open: Open): Promise<Play> => {
  const laid = await laidGame(join(dir, `${name}.sqlite`), '1934', t, SEED);
  const house = await open(laid.where);
  return { ...(await sitAt<SideWord>(house.base(), laid)), laid, house };
};
/** The server goes down and comes again; so do both players. */
const again = async ({ laid, house, seats }: Play): Promise<Play> => {
  for (const side of SIDES) seats[side].w.close();
  await house.again();
  return { ...(await sitAt<SideWord>(house.base(), laid)), laid, house };
};
const askOf = (p: Both, side: SideWord): Question | undefined =>
  game.machine.open(p.seats[side].screen.view).find(a => a.side === side);
const does = async (p: Both, side: SideWord, choice: Choice): Promise<void> => {
  const { w, screen } = p.seats[side];
  const at = screen.entry;
  expect(
    await w.ask({ do: 'play', game: p.id, side, at, choice: choice as never }),
    `${side} ${JSON.stringify(choice)}`,
  ).toMatchObject({ ok: true });
  await w.until(() => screen.entry > at);
};
/** The least a plan may be: what must be played, and its end. */
const leastFor = (p: Both, side: SideWord): Choice => {
  const ask = askOf(p, side)!;
  const desk = game.machine.positionFor(p.seats[side].screen.view, side);
  return labelled(game.labels, leastOf(game.machine.rules.decisions[ask.kind]!, desk, ask)) as Choice;
};
const journal = (p: Play): Promise<readonly string[]> => actsIn(p.laid);
const policy = (kind: string, name: string): StandingOrder => ({ kind, answer: { is: 'policy', policy: name } });
const pass = (kind: string): StandingOrder => policy(kind, 'pass');

const MOVES = () =>
  scene({
    status: 'Opposition',
    year: 1937,
    moment: 'movement',
    at: { Cologne: ['G 1 Army', 'G 2 Army'] },
    hands: { german: [10, 11], allied: [9, 8] },
    columns: { rp: { german: 50 } },
  });
test.each(WAYS)(
  '3.1.4, 4.3.5, 4.4 a year over weeks: nothing of a plan is heard, windows are answered by orders after the delay; the server is %s and nothing lost',
  async (how, open) => {
    let p = await begun(`year ${how}`, MOVES(), open);
    await giveOrders(p, 'allied', [policy('spying', 'spy-low'), pass('trumping')]);
    await giveOrders(p, 'german', [policy('trumping', 'trump-low'), policy('spying', 'pass')]);
    const heard = p.seats.allied.w.heard.length;
    await does(p, 'german', { do: 'manoeuvre', area: 'Cologne' });
    await does(p, 'german', { do: 'shift', unit: 'G 1 Army', area: 'Frankfurt' });
    expect(p.seats.allied.w.heard.slice(heard), 'not a byte while the other plans').toEqual([]);
    await does(p, 'german', { do: 'done' });
    await p.seats.allied.w.until(() => planOf(p.seats.allied.screen.view, 'german')!.done);
    expect(p.seats.allied.w.heard.slice(heard).join('')).not.toMatch(/manoeuvre|Cologne|Frankfurt/);
    expect([planOf(p.seats.allied.screen.view, 'german')!.orders, askOf(p, 'allied')?.kind]).toEqual([[], 'moving']);

    p = await again(p);
    expect(planOf(p.seats.german.screen.view, 'german')!.orders.map(o => o.pick.do)).toEqual([
      'manoeuvre',
      'shift',
      'done',
    ]);
    await does(p, 'allied', { do: 'done' });
    await p.seats.german.w.until(() => askOf(p, 'german')?.kind === 'countering', 60_000);
    const given = (await journal(p)).filter(a => a.startsWith('='));
    expect(given.map(a => /"do":"(\w+)"/.exec(a)![1])).toEqual(['spy', 'trump', 'pass']);

    let visits = 0;
    while (yearOf(p.seats.german.screen.view) === 1937 || askOf(p, 'german')?.kind !== 'moving') {
      for (const side of SIDES) {
        await p.seats[side].w.until(
          () => askOf(p, side) !== undefined || planOf(p.seats[side].screen.view, side)?.done === true,
          60_000,
        );
        while (askOf(p, side)) {
          await does(p, side, leastFor(p, side));
          visits++;
        }
      }
      await p.seats.german.w.until(
        () => SIDES.every(side => game.machine.open(p.seats[side].screen.view).length > 0),
        60_000,
      );
      expect(visits).toBeLessThan(60);
    }
    expect(yearOf(p.seats.german.screen.view)).toBe(1938);
    await p.house.stop();
  },
  180_000,
);

test('4.1.13, 3.1.4 a deadline seals what stands, with what must be played', async () => {
  const cards = scene({
    status: 'Opposition',
    year: 1937,
    moment: 'event cards',
    hands: { german: [2, 9], allied: [8] },
  });
  const laid = await laidGame(join(dir, 'deadline.sqlite'), '1934', cards, SEED, { is: 'days', days: 2 });
  const s = await startServer({ where: laid.where, port: 0, limits: NO_LIMITS, orders: { delay: DELAY } });
  const p = await sitAt<SideWord>(`http://127.0.0.1:${s.port}`, laid);
  expect(await s.gameHost.act(p.id, null, timeOut(Date.now() + 3 * 86_400_000))).toMatchObject({ ok: true });
  await p.seats.german.w.until(() => askOf(p, 'german')?.kind === 'mobilising', 60_000);
  expect((await actsIn(laid)).join('\n')).toContain('Conscription in Germany');
  await s.stop();
}, 60_000);

const FRONT = () =>
  scene({
    week: 2,
    moment: 'german combat',
    at: { Aachen: ['G 4 Army'], Liege: ['F 9 Army', 'F X'], Trier: ['G 12 Army'], Bastogne: ['F 2 Army'] },
    steps: { 'G 4 Army': 16, 'F 9 Army': 5, 'G 12 Army': 15, 'F 2 Army': 4 },
    columns: { cp: { german: 5, allied: 0 } },
  });
const DEFENCE: readonly StandingOrder[] = [
  policy('standing', 'retreat-above'),
  policy('choosingLoss', 'least-loss'),
  pass('recovering'),
  {
    kind: 'retreating',
    when: [{ fact: 'about.area', is: 'Liege' }],
    answer: { is: 'choice', choice: { do: 'retreat', area: 'Namur' } },
  },
  { kind: 'retreating', answer: { is: 'choice', choice: { do: 'retreat', area: 'Sedan' } } },
];
/** The German side by hand; what decides nothing the server may give before him. */
const assault = async (p: Both, area: string, unit: string): Promise<void> => {
  await does(p, 'german', { do: 'attack', area });
  await does(p, 'german', { do: 'add', unit });
  await does(p, 'german', { do: 'declare' });
  const { w, screen } = p.seats.german;
  await does(p, 'german', { do: 'strike' });
  for (;;) {
    await w.until(() => askOf(p, 'german') !== undefined, 60_000);
    if (askOf(p, 'german')!.kind === 'attacking') return;
    const at = screen.entry;
    await w.ask({ do: 'play', game: p.id, side: 'german', at, choice: leastFor(p, 'german') as never });
    await w.until(() => screen.entry > at, 60_000);
  }
};
test.each(WAYS)(
  '13.4, 13.7.7, 13.7.8 a week is defended by orders alone, the server %s between two battles',
  async (how, open) => {
    let p = await begun(`week ${how}`, FRONT(), open);
    await giveOrders(p, 'allied', DEFENCE);
    await assault(p, 'Liege', 'G 4 Army');
    const first = await journal(p);
    p = await again(p);
    expect(await ordersOf(p, 'allied')).toEqual(DEFENCE);
    await assault(p, 'Bastogne', 'G 12 Army');
    const all = await journal(p);
    expect(all.slice(0, first.length)).toEqual(first);
    const byAllies = all.filter(a => a.includes('"by":"allied"'));
    expect(byAllies.length).toBeGreaterThan(2);
    expect(
      byAllies.every(a => a.startsWith('=')),
      'nothing by hand',
    ).toBe(true);
    expect([weekOf(p.seats.german.screen.view), statusOf(p.seats.german.screen.view)]).toEqual([2, 4]);
    await p.house.stop();
  },
  180_000,
);
