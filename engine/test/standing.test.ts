/** D12 "At any time": standing orders answer windows after a fixed delay. */
import { expect, test } from 'vitest';
import { standingFor, tick, type StandingOrder, type Waiting } from '../standing.ts';
import { play, type Table } from '../table.ts';
import { defaultSetUps } from './pairs.ts';
import { toy } from './toy.ts';
import { namedTable, playListed, randomMove } from './walk.ts';
import { seededRandom } from '../random.ts';

const PASS: StandingOrder = { side: 'Blue', kind: 'cancel', pick: { do: 'pass' } };
const HOLD: StandingOrder = { side: 'Blue', kind: 'cancel' };
/** Red has announced a barrage, so Blue's window is open, whatever Blue holds. */
const atTheWindow = (name: string): Table => {
  const t = namedTable(toy, defaultSetUps(toy)[0]!, name);
  const rnd = seededRandom(name);
  while (t.g.wait.for === 'choice') {
    const m = randomMove(t, rnd);
    playListed(t, m.ask.side, m.said);
  }
  for (const verb of ['bid', 'done']) play(t, 'Red', { do: verb });
  play(t, 'Blue', { do: 'done' });
  play(t, 'Red', { do: 'barrage' });
  return t;
};
/** Beats of the clock until somebody else is asked, or 99. */
const beats = (t: Table, orders: readonly StandingOrder[], delay: number): number => {
  const kind = () => t.game.machine.open(t.g)[0]?.kind;
  let waiting: Waiting | undefined;
  let count = 0;
  for (const at = kind(); kind() === at && count < 99; count++) waiting = tick(t, orders, delay, waiting);
  return count;
};

test('D12 a preset pass closes the window after the fixed delay, not at once', () => {
  const t = atTheWindow('D12');
  const before = t.entries.length;
  let waiting = tick(t, [PASS], 3);
  for (const left of [3, 2, 1]) {
    expect([waiting?.ticks, t.entries.length]).toEqual([left, before]);
    waiting = tick(t, [PASS], 3, waiting);
  }
  expect(t.entries.at(before)).toMatchObject({ is: 'choice', by: 'Blue', pick: { do: 'pass' } });
  expect(t.game.machine.open(t.g)[0]!.kind).toBe('attack');
});
test('D12 D15 the delay is the same whatever the hand holds, so the pause tells nothing', () => {
  const delays = Array.from({ length: 12 }, (_, k) => atTheWindow(`hand ${k}`)).map(
    t => [JSON.stringify(t.game.machine.choices(t.g, t.game.machine.open(t.g)[0]!)), beats(t, [PASS], 4)] as const,
  );
  expect(new Set(delays.map(([list]) => list)).size, 'hands differ').toBeGreaterThan(1);
  expect(new Set(delays.map(([, count]) => count))).toEqual(new Set([5]));
});
test('D12 a hold stops at the window and waits for the player, also before a preset pass', () => {
  for (const orders of [[HOLD], [HOLD, PASS], []]) {
    const t = atTheWindow('hold');
    expect(standingFor(t, orders)).toBeUndefined();
    expect(beats(t, orders, 2)).toBe(99);
    expect(play(t, 'Blue', { do: 'pass' }).ok).toBe(true);
  }
});
test('D12 orders are for their side and kind only', () => {
  const t = atTheWindow('kind');
  for (const order of [
    { ...PASS, side: 'Red' },
    { ...PASS, kind: 'trump' },
  ])
    expect(standingFor(t, [order])).toBeUndefined();
});
test('D12 a window answered by hand in the meantime does not shorten the delay of the next question', () => {
  const t = atTheWindow('next');
  const orders: readonly StandingOrder[] = [{ side: 'Blue', kind: 'cancel', pick: { do: 'pass' } }];
  const waiting = tick(t, orders, 5, tick(t, orders, 5, tick(t, orders, 5)));
  expect(waiting!.ticks).toBe(3);
  t.entries.push({ is: 'back', by: 'Red', to: t.entries.length, agreed: [] });
  expect(tick(t, orders, 5, waiting)!.ticks).toBe(5);
});
