/** What is done at a table, one thing at a time. */
import { expect, test } from 'vitest';
import { no, type Verdict } from '../../engine/decide.ts';
import type { TableSession, TableSnapshot } from '../session.ts';
import { createPlayerActions, type Refusal } from '../player-actions.ts';

const SNAPSHOT: TableSnapshot<null> = {
  entry: 0,
  eyes: 'Red',
  view: null,
  offered: [],
  log: [],
  backLimit: 0,
  over: false,
};
const sessionWith = (takeOut?: (order: number) => Promise<Verdict>): TableSession<null> => {
  const refused = (): Promise<Verdict> => Promise.resolve(no('', 'no'));
  return {
    snapshot: () => SNAPSHOT,
    play: refused,
    why: refused,
    detail: () => Promise.resolve(undefined),
    undo: refused,
    reset: refused,
    backTo: refused,
    lookAt: () => Promise.resolve(),
    advise: () => Promise.reject(new Error('no bot')),
    stopBot: () => {},
    ...(takeOut ? { takeOut } : {}),
  };
};

test('an order is taken out of a plan by its place; what is refused is shown', async () => {
  const asked: number[] = [];
  const shown: (Refusal | undefined)[] = [];
  const take = (order: number): Promise<Verdict> => {
    asked.push(order);
    return Promise.resolve(order === 2 ? { ok: true } : no('3.1', 'your orders are sealed'));
  };
  const acts = createPlayerActions(sessionWith(take), r => shown.push(r));
  expect(await acts.takeOut(2)).toBe(true);
  expect(await acts.takeOut(0)).toBe(false);
  expect(shown).toEqual([undefined, { case: '3.1', why: 'your orders are sealed', to: 'order' }]);
  expect(asked).toEqual([2, 0]);
});
test('a host without plans takes nothing out', async () => {
  const acts = createPlayerActions(sessionWith(), () => {});
  expect(await acts.takeOut(0)).toBe(false);
});
test('while one thing is done another is not begun', async () => {
  let end!: (v: Verdict) => void;
  const acts = createPlayerActions(
    sessionWith(() => new Promise(done => (end = done))),
    () => {},
  );
  const first = acts.takeOut(1);
  expect(await acts.takeOut(2)).toBe(false);
  end({ ok: true });
  expect(await first).toBe(true);
  expect(acts.busy()).toBe(false);
});
