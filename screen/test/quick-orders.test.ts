/** Standing orders that a panel offers: what they say, and which of them stands. */
import { expect, test } from 'vitest';
import type { StandingOrder } from '../../engine/standing.ts';
import { isStanding, passOnce, passThisPhase, passThisTurn, replaced } from '../parts/quick-orders.ts';

const now = { turn: 3, phase: 'Red Combat' };
test('passing holds once, in this phase or in this turn, and ends with the turn', () => {
  expect(passOnce(['aid'])(now)).toMatchObject([{ kind: 'aid', times: 1, until: [{ fact: 'turn', least: 4 }] }]);
  expect(passThisPhase(['aid', 'card'])(now)).toMatchObject([
    { kind: 'aid', when: [{ fact: 'phase', is: 'Red Combat' }], until: [{ fact: 'turn', least: 4 }] },
    { kind: 'card', when: [{ fact: 'phase', is: 'Red Combat' }], until: [{ fact: 'turn', least: 4 }] },
  ]);
  expect(passThisTurn(['aid'], [{ fact: 'lies.Blue', is: 'cup' }])(now)).toMatchObject([
    { kind: 'aid', when: [{ fact: 'lies.Blue', is: 'cup' }], until: [{ fact: 'turn', least: 4 }] },
  ]);
});
test('a new one stands before all others and replaces those on its questions', () => {
  const others: readonly StandingOrder[] = [
    { kind: 'aid', answer: { is: 'hold' } },
    { kind: 'retreat', answer: { is: 'policy', policy: 'least' } },
  ];
  const quick = { words: 'Pass', orders: passThisPhase(['aid']) };
  const orders = replaced(others, ['aid'], quick.orders(now));
  expect(orders.map(o => o.kind)).toEqual(['aid', 'retreat']);
  expect(isStanding(quick, { ...now, orders })).toBe(true);
  expect(isStanding(quick, { ...now, phase: 'Blue Combat', orders })).toBe(false);
  expect(isStanding(quick, { ...now, orders: replaced(orders, ['aid'], []) })).toBe(false);
});
