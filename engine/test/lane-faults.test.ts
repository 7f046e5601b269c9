/** Lanes of a position set by hand that do not fit are refused in words. */
import { expect, test } from 'vitest';
import { startOf } from '../game.ts';
import { planFaults } from '../plan-faults.ts';
import { seededRandom } from '../random.ts';
import { plansOf, planOf, setPlan, type SealedPlan } from '../sealed.ts';
import { clone, type State } from '../state.ts';
import { hands } from './hands.ts';

/** Two Hands where both plan and one has given an order. */
const planning = (): State => {
  const g = startOf(hands, hands.scenarios[0]!.id, {});
  while (g.wait.for === 'chance') {
    const { draw } = g.wait;
    const from = 'take' in draw ? hands.machine.rules.pool!(g, draw.from).slice(0, draw.take) : draw.dice.map(() => 1);
    hands.machine.feed(g, from);
  }
  expect(g.wait.for).toBe('sealed');
  const ask = hands.machine.open(g).find(a => a.side === 'Red')!;
  hands.machine.giveListed(g, ask, hands.machine.sample(g, ask, seededRandom('lane')));
  return g;
};
const changed = (g: State, change: (l: SealedPlan) => Partial<SealedPlan>): State => {
  const to = clone(g);
  const red = planOf(to, 'Red')!;
  setPlan(to, { ...red, ...change(red) });
  return to;
};
test('F4 lanes fit as they are, and not with orders that were never asked for', () => {
  const g = planning();
  expect(planFaults(hands.machine, g)).toEqual([]);
  const [order] = planOf(g, 'Red')!.orders;
  if (!order) throw new Error('Red has planned something');
  expect(
    planFaults(
      hands.machine,
      changed(g, () => ({ orders: [{ ...order, kind: 'strange' }] })),
    ),
  ).toEqual(['lanes: order 0 of Red answers strange, which is not asked']);
  const pick = { do: order.pick.do, card: 99 };
  expect(
    planFaults(
      hands.machine,
      changed(g, () => ({ orders: [{ ...order, pick }] })),
    ),
  ).toEqual([`lanes: order 0 of Red, ${order.pick.do}, is not among its choices`]);
});
test('F4 a lane is sealed if and only if its orders seal it; a side plans once; its procedure exists', () => {
  const g = planning();
  const { done } = planOf(g, 'Red')!;
  expect(
    planFaults(
      hands.machine,
      changed(g, () => ({ done: !done })),
    ),
  ).toEqual([`lanes: Red is ${done ? 'sealed by its orders' : 'not sealed by its orders'}`]);
  expect(
    planFaults(
      hands.machine,
      changed(g, () => ({ proc: 'nothing' })),
    ),
  ).toEqual(['lanes: no procedure nothing']);
  expect(plansOf(g).length).toBe(2);
  const twice = clone(g);
  const top = twice.stack.at(-1)!;
  twice.stack = [...twice.stack.slice(0, -1), { ...top, vars: { ...top.vars, lanes: [...plansOf(g), ...plansOf(g)] } }];
  expect(planFaults(hands.machine, twice)).toEqual(['lanes: a side plans twice']);
});
