/** How many clicks a year and a week take, by the gestures of the page. */
import { expect, test } from 'vitest';
import { clicksOf, recordTurn, type Gesture, type Habits } from '../../../screen/test/clicks.ts';
import { seedsOfDisasterBrain } from '../bot/brain.ts';
import { seedsOfDisaster } from '../game.ts';
import { viewOf, type TableView } from '../view.ts';

/** Everybody next to the Area who may join the attack. */
const addAll: Gesture<TableView> = {
  name: 'add all',
  find: (rest, { offered }) => {
    const all = offered.flatMap(o => (o.choice.do === 'add' ? [o.choice] : []));
    const end = rest.findIndex(c => c.do !== 'add');
    const adds = end < 0 ? rest : rest.slice(0, end);
    const isIn = adds.length > 1 && adds.length === all.length;
    return isIn && adds.every(a => all.some(c => c['unit'] === a['unit'])) ? { plays: all, does: adds } : undefined;
  },
};
const HABITS: Habits<TableView> = { viewOf, gestures: [addAll] };
/** Years from 1934, weeks from 10 May 1940 as the game counts its turns: the choices that the staff made, and the clicks that a player needs for them. */
test.each([
  ['1934', 3, 17, 17],
  ['1940', 17, 45, 42],
  ['1940', 18, 40, 39],
])('%s, turn %i: %i choices in at most %i clicks', (scenario, turn, made, most) => {
  const t = { game: seedsOfDisaster, brain: seedsOfDisasterBrain, scenario, seed: 'clicks', turn, side: 'german' };
  const { choices, clicks, by } = clicksOf(t, recordTurn(t), HABITS);
  expect(choices).toBe(made);
  expect(clicks, JSON.stringify(by)).toBeLessThanOrEqual(most);
});
