/** The moves of others at an online table come at the chosen pace, and never delay the player's own actions. */
import { expect, test } from 'vitest';
import type { Moved } from '../../server/wire.ts';
import { createPacedUpdates } from '../online/paced-updates.ts';
import type { Pace } from '../replay/pace.ts';
import { displayMs } from '../replay/player.ts';
import { falseClock } from './false-clock.ts';

const line = (entry: number) => ({ entry, case: '', text: `move ${entry}`, event: { is: 'moved' } });
const change = (seq: number, more: Partial<Moved> = {}): Moved => ({
  is: 'moved',
  game: 'g',
  seq,
  from: seq - 1,
  entry: seq,
  backLimit: seq,
  as: 'north',
  position: {},
  log: { keep: seq, add: [line(seq)] },
  offer: null,
  ...more,
});
const QUICK = displayMs('quick', [line(0)]);
const table = (pace: Pace = 'quick') => {
  const time = falseClock();
  const settings = { pace, hurried: false };
  const shown: { readonly seq: number; readonly at: number }[] = [];
  const live = createPacedUpdates({
    show: async m => shown.push({ seq: m.seq, at: time.now() }),
    hurried: () => settings.hurried,
    urgent: m => m.clock !== undefined,
    pace: () => settings.pace,
    clock: time.clock,
  });
  return { ...time, live, settings, shown, seqs: () => shown.map(s => s.seq) };
};
const burst = (t: ReturnType<typeof table>, from: number, to: number): void => {
  for (let seq = from; seq <= to; seq++) t.live.add(change(seq));
};

test('a burst is shown one change after the other, in order, each as long as a bot’s move', async () => {
  const t = table();
  burst(t, 1, 4);
  await t.pass(0);
  expect([t.seqs(), t.live.waiting()]).toEqual([[1], 3]);
  await t.pass(60_000);
  expect(t.shown.map(s => s.at)).toEqual([0, 1, 2, 3].map(n => n * QUICK));
  expect([t.seqs(), t.live.waiting()]).toEqual([[1, 2, 3, 4], 0]);
});
test('moves slower than the pace are shown as they come', async () => {
  const t = table();
  burst(t, 1, 1);
  await t.pass(10 * QUICK);
  burst(t, 2, 2);
  await t.pass(0);
  expect(t.shown.map(s => s.at)).toEqual([0, 10 * QUICK]);
});
test('at once: nothing waits; step by step: each change waits for a press', async () => {
  const all = table('at once');
  burst(all, 1, 5);
  await all.pass(0);
  expect(all.seqs()).toEqual([1, 2, 3, 4, 5]);
  const t = table('step');
  burst(t, 1, 3);
  await t.pass(60_000);
  expect(t.seqs()).toEqual([1]);
  t.live.step();
  await t.pass(60_000);
  expect([t.seqs(), t.live.waiting()]).toEqual([[1, 2], 1]);
  t.live.skip();
  await t.pass(0);
  expect(t.seqs()).toEqual([1, 2, 3]);
  burst(t, 4, 4);
  await t.pass(60_000);
  expect(t.live.waiting(), 'one skip is not for ever').toBe(1);
});
test('the player’s own action is shown when it is answered, with everything before it', async () => {
  const t = table();
  burst(t, 1, 3);
  await t.pass(0);
  const answer = Promise.withResolvers<string>();
  const settled = t.live.rush(answer.promise);
  t.live.add(change(4));
  answer.resolve('ok');
  expect(await settled).toBe('ok');
  expect([t.seqs(), t.now()]).toEqual([[1, 2, 3, 4], 0]);
  burst(t, 5, 6);
  await t.pass(0);
  expect(t.live.waiting(), 'later moves of others are paced again').toBe(1);
});
test('nobody loses time: a change that starts the player’s clock is shown at once', async () => {
  const t = table('step');
  burst(t, 1, 3);
  t.live.add(change(4, { clock: { now: 0, left: {}, running: ['north'] } }));
  await t.pass(0);
  expect(t.seqs()).toEqual([1, 2, 3, 4]);
});
test('on a hidden page, or while looking back, nothing waits', async () => {
  const t = table();
  burst(t, 1, 3);
  await t.pass(0);
  t.settings.hurried = true;
  t.live.heed();
  await t.pass(0);
  expect(t.seqs()).toEqual([1, 2, 3]);
});
test('a whole position replaces everything that waits', async () => {
  const t = table();
  burst(t, 1, 3);
  await t.pass(0);
  const { from: _, ...whole } = change(9);
  t.live.add(whole);
  await t.pass(60_000);
  expect(t.seqs()).toEqual([1, 9]);
});
