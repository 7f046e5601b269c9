/** How many clicks a German turn takes, by the gestures of the page. */
import { expect, test } from 'vitest';
import { clicksOf, recordTurn, type Clicks, type Habits } from '../../../screen/test/clicks.ts';
import { addAll, advanceAll, attackAll, march } from '../../../screen/test/war-gestures.ts';
import { warComesEarlyBrain } from '../bot/brain.ts';
import { warComesEarly } from '../game.ts';
import { viewOf, type TableView } from '../view.ts';

const HABITS: Habits<TableView> = {
  viewOf,
  gestures: [march, addAll, attackAll, advanceAll],
  passes: ({ kind, phase, about }, later) => {
    if (kind === 'violating') return kind;
    if (kind === 'declaring') {
      const next = later.findIndex(p => p.choice.do === 'slip');
      if (next < 0) return 'no window any more';
      return later[next]!.about['power'] === about['power'] ? undefined : `not before ${later.length - next}`;
    }
    const power = phase.replace(/ (Reorganisation|Movement|Combat)$/, '');
    return power !== 'Germany' && ['reorganising', 'moving', 'attacking', 'violating'].includes(kind)
      ? power
      : undefined;
  },
};
const turnOf = (scenario: string, turn: number): Clicks => {
  const t = { game: warComesEarly, brain: warComesEarlyBrain, scenario, seed: 'clicks', turn, side: 'german' };
  return clicksOf(t, recordTurn(t), HABITS);
};
/** The choices that the staff made, and the clicks that a player needs for them. */
test.each([
  ['1939', 1, 42, 28],
  ['1939', 3, 32, 17],
  ['1938', 4, 106, 59],
  ['1938', 5, 96, 46],
])(
  '%s, turn %i: %i choices in at most %i clicks, at most three of them to pass windows',
  (scenario, turn, made, most) => {
    const { choices, clicks, by } = turnOf(scenario, turn);
    expect(choices).toBe(made);
    expect(clicks, JSON.stringify(by)).toBeLessThanOrEqual(most);
    expect(by['pass'] ?? 0).toBeLessThanOrEqual(3);
  },
);
