/** A turn in France over weeks: both seats answer by standing orders alone, the server is killed on the way, and nothing is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { StandingOrder } from '../../../../engine/standing.ts';
import { serverProcess } from '../../../../server/drill/process.ts';
import { actsIn, giveOrders, laidGame, ordersOf, sitAt, type Sat } from '../../../../server/test/laid.ts';
import { game, scene } from '../scene.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-nr-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const SEED = '40'.repeat(32);
type Both = 'german' | 'allied';

/** The beginning of the fifth turn: panzers and infantry before a thin French line, markers and cards on both sides. */
const FRONT = () =>
  scene({
    turn: 5,
    moment: 'german turn',
    at: { F1707: ['G XIX', 'G IV'], F1607: ['G XVI'], F1706: ['F I'], F1606: ['F III'], F1505: ['F 1 DLM'] },
    pieces: {
      'G Blitz! 1': 'German markers',
      'G Blitzkrieg! 1': 'German markers',
      'A Hold! 1': 'Allied markers',
      'A Shock! 1': 'Allied markers',
      '#8': 'German hand',
      '#12': 'Allied hand',
    },
  });
const by = (kind: string, policy: string, limits = {}): StandingOrder => ({
  kind,
  answer: { is: 'policy', policy, limits },
});
const KINDS = Object.keys(game.machine.rules.decisions);
/** What is said of battles in so many words; the staff for the rest. */
const ORDERS: readonly StandingOrder[] = [
  by('supporting', 'bid'),
  by('losing', 'least-loss'),
  by('retreating', 'toward-supply'),
  by('standing', 'stand-in-strength', { steps: 2 }),
  by('countering', 'counterattack-in-strength'),
  by('advancing', 'advance-all'),
  ...KINDS.map(kind => by(kind, 'staff')),
];
/** The die of the first battle is not asked for yet. */
const HOLD: StandingOrder = { kind: 'backing', answer: { is: 'hold' } };
const turnOf = (p: Sat<Both>): number => game.turn(p.seats.german.screen.view);
const kindOf = (p: Sat<Both>): string | undefined => game.machine.open(p.seats.german.screen.view)[0]?.kind;

test.runIf(process.env.LONG === '1')(
  '4.0, 14.5 a whole turn by standing orders alone, the server killed twice on the way: nothing is lost and nothing comes twice',
  async () => {
    const laid = await laidGame(join(dir, 'killed.sqlite'), 'france-historical', FRONT(), SEED);
    const server = await serverProcess(laid.where, { delay: 40 });
    const before = await sitAt<Both>(server.base, laid);
    await giveOrders(before, 'allied', ORDERS);
    await giveOrders(before, 'german', [HOLD, ...ORDERS]);
    await before.seats.german.w.until(() => kindOf(before) === 'backing', 60_000);
    await server.kill(); // in the middle of a battle
    const first = await actsIn(laid);
    await server.start();
    const again = await sitAt<Both>(server.base, laid);
    expect(await ordersOf(again, 'german')).toEqual([HOLD, ...ORDERS]);
    expect(await ordersOf(again, 'allied')).toEqual(ORDERS);
    await giveOrders(again, 'german', ORDERS);
    await server.kill(); // in the middle of what it answers, or before
    const second = await actsIn(laid);
    await server.start();
    const after = await sitAt<Both>(server.base, laid);
    await after.seats.german.w.until(() => turnOf(after) === 6, 90_000);
    await server.stop();

    const all = await actsIn(laid);
    expect(turnOf(after), all.slice(-3).join('\n')).toBe(6);
    expect(all.slice(0, first.length)).toEqual(first);
    expect(all.slice(0, second.length)).toEqual(second);
    const given = all.filter(a => a.startsWith('='));
    expect(new Set(given).size).toBe(given.length);
    expect(all.length - given.length, 'nothing by hand: the game begun, the position laid').toBe(2);
    for (const side of ['german', 'allied'] as const)
      expect(given.filter(a => a.includes(`"by":"${side}"`)).length, side).toBeGreaterThan(5);
    expect(given.join('\n')).toMatch(/"do":"commit"/);
  },
  240_000,
);
