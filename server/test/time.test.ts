/** Clocks that are set, and servers that are away. */
import { expect, test } from 'vitest';
import { noLog } from '../operations/log.ts';
import { openStore, type Store } from '../store/store.ts';
import { openTime, type GameTime } from '../game-host/game-time.ts';

const HOUR = 3_600_000;
const T0 = 1_800_000_000_000;
/** A server's time on `store`, begun with the wall clock at `wall`; `pass` lets it run. */
const begun = async (store: Store, wall: number): Promise<GameTime & { pass(ms: number): void }> => {
  let steady = 0;
  const time = await openTime(store, noLog, { wall: async () => wall, steady: () => steady });
  return {
    ...time,
    pass: ms => {
      steady += ms;
    },
  };
};
const storeWithGame = async (): Promise<Store> => {
  const store = await openStore(':memory:');
  await store.change([
    [
      `insert into games (id, game, scenario, options, rules, pace, public, watch, creator, seed, commitment, created, status, waiting, bot, turn, since, until) values ('g', 'g', 's', '{}', 1, '{}', 0, 1, 'p', 'x', 'y', 0, 'playing', 'north', 0, 1, $1, $2)`,
      T0,
      T0 + 60_000,
    ],
  ]);
  return store;
};
const due = async (store: Store): Promise<readonly unknown[]> =>
  Object.values((await store.query('select since, until from games'))[0]!);

test('while it runs only its own clock counts', async () => {
  const real = Date.now;
  const store = await openStore(':memory:');
  const { now } = await openTime(store, noLog);
  const before = now();
  try {
    Date.now = () => real() - HOUR;
    expect(now()).toBeGreaterThanOrEqual(before);
    Date.now = () => real() + 10 * HOUR;
    expect(now() - before).toBeLessThan(HOUR);
  } finally {
    Date.now = real;
    await store.close();
  }
});
test('the time nobody served is given back to whoever was to decide, once', async () => {
  const store = await storeWithGame();
  const first = await begun(store, T0);
  first.pass(20_000);
  await first.beat();
  const second = await begun(store, T0 + 20_000 + 68_000);
  expect(await due(store)).toEqual([T0 + 68_000, T0 + 128_000]);
  expect(second.now()).toBe(T0 + 88_000);
  await begun(store, T0 + 88_000);
  expect(await due(store)).toEqual([T0 + 68_000, T0 + 128_000]);
  await store.close();
});
test('a clock that was set back while it was away: time goes on from where it was, and nobody gains', async () => {
  const store = await storeWithGame();
  const first = await begun(store, T0);
  first.pass(20_000);
  await first.beat();
  const second = await begun(store, T0 - HOUR);
  expect(second.now()).toBe(T0 + 20_000);
  expect(await due(store)).toEqual([T0, T0 + 60_000]);
  await store.close();
});
test('a clock that was set forward while it was away loses nobody his game', async () => {
  const store = await storeWithGame();
  await begun(store, T0);
  const second = await begun(store, T0 + 10 * HOUR);
  const [, until] = await due(store);
  expect(Number(until) - second.now()).toBe(60_000);
  await store.close();
});
