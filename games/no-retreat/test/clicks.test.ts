/** How many clicks a German turn takes, by the gestures of the page. */
import { expect, test } from 'vitest';
import { recordTurn, clicksOf, type Clicks, type Gesture, type Habits } from '../../../screen/test/clicks.ts';
import { addAll, advanceAll, march } from '../../../screen/test/war-gestures.ts';
import { attackBy } from '../../../screen/war/together.ts';
import { noRetreatBrain } from '../bot/brain.ts';
import { noRetreat } from '../game.ts';
import { viewOf, type TableView } from '../view.ts';

/** The list of battles: prepared, or fought at once, with everybody who may join. */
const ready: Gesture<TableView> = {
  name: 'battle',
  find: (rest, { view }) => {
    for (const { hex, units } of view.ready ?? []) {
      const plays = attackBy(units, hex);
      const [attack, ...others] = rest;
      if (attack?.do !== 'attack' || attack['hex'] !== hex) continue;
      const n = others.findIndex(c => c.do !== 'add');
      const adds = others.slice(0, n);
      const isIn = (unit: string): boolean => adds.some(a => a['unit'] === unit);
      if (!adds.every(a => units.includes(String(a['unit'])))) continue;
      const out = units.filter(u => !isIn(u)).map(unit => ({ do: 'leave', unit }));
      const fight = others[n]?.do === 'fight' && !out.length ? [others[n]] : [];
      return { plays: [...plays, ...out, ...fight], does: [attack, ...adds, ...fight], clicks: 1 + out.length };
    }
    return undefined;
  },
};
const HABITS: Habits<TableView> = {
  viewOf,
  gestures: [march, addAll, advanceAll, ready],
  passes: ({ kind, phase }) => {
    if (kind === 'offering') return kind;
    return ['supporting', 'backing'].includes(kind) ? `${kind} ${phase}` : undefined;
  },
};
const turnOf = (scenario: string, turn: number): Clicks => {
  const t = { game: noRetreat, brain: noRetreatBrain, scenario, seed: 'clicks', turn, side: 'german' };
  return clicksOf(t, recordTurn(t), HABITS);
};
/** The choices that the staff made, and the clicks that a player needs for them. */
test.each([
  ['poland', 1, 117, 70],
  ['poland', 2, 82, 60],
  ['poland', 4, 74, 47],
  ['france', 2, 106, 70],
])('%s, turn %i: %i choices in at most %i clicks', (scenario, turn, made, most) => {
  const { choices, clicks, by } = turnOf(scenario, turn);
  expect(choices).toBe(made);
  expect(clicks, JSON.stringify(by)).toBeLessThanOrEqual(most);
});
