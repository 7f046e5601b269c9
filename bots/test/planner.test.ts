/** The general that plans turns: a way whose own estimate falls is dropped. */
import { expect, test } from 'vitest';
import { startOf } from '../../engine/game.ts';
import { settle } from '../../engine/playout.ts';
import { seededRandom } from '../../engine/random.ts';
import type { State } from '../../engine/state.ts';
import { brainOf, gameOf } from '../../games/all.ts';
import type { Brain } from '../brain.ts';
import { plannerBot } from '../planner.ts';

const game = gameOf('ford')!;
const staff = brainOf('ford')!;
/** A game of the staff against itself up to a turn of north's. */
const atTurn = (turn: number): State => {
  const g = startOf(game, 'day', { length: 'printed' });
  const rnd = seededRandom('planner');
  for (settle(game.machine, g, rnd); g.wait.for !== 'over'; settle(game.machine, g, rnd)) {
    const a = game.machine.open(g)[0]!;
    if (game.turn(g) === turn && a.side === 'north') break;
    game.machine.giveListed(g, a, staff.pick(g, a, rnd, 0));
  }
  return g;
};
/** Two ways whose playouts come to what is said here: the second a little better than the plain one, world by world. */
const brainWith = (worth: (way: string, turn: number) => number, caution = 1): Brain => {
  let way = '';
  let worlds = 0;
  const intention = (name: string) => ({
    name,
    pick: (...[g, a, rnd]: Parameters<typeof game.machine.sample>) => {
      way = name;
      return staff.pick(g, a, rnd, 0);
    },
  });
  return {
    ...staff,
    evaluate: g => {
      const value = worth(way, game.turn(g)) + 0.1 * (worlds++ % 3);
      way = '';
      return value;
    },
    plans: {
      caution,
      intentions: () => [intention('plain'), intention('bold')],
      stretch: (g, side) => `${game.turn(g)} ${side}`,
      answered: () => way !== '',
    },
  };
};
const waysOf = (worth: (way: string, turn: number) => number, caution = 1): readonly string[] => {
  const bot = plannerBot('general');
  const brain = brainWith(worth, caution);
  return [1, 2].map(turn => {
    const view = game.machine.view(atTurn(turn), 'north');
    const { reason } = bot.choose({ game, view, side: 'north', brain }, { playouts: 12, rnd: seededRandom('ways') });
    return /This turn: (.*)\.$/.exec(reason)?.[1] ?? 'plain';
  });
};

test('the plain plan stays where a game asks for a clearer gain', () => {
  const worth = (way: string): number => (way === 'bold' ? 5 : 4.9);
  expect(waysOf(worth, 1)).toEqual(['bold', 'bold']);
  expect(waysOf(worth, 1000)).toEqual(['plain', 'plain']);
});
test('a way that keeps its promise is chosen again', () => {
  expect(waysOf(way => (way === 'bold' ? 5 : 4.9))).toEqual(['bold', 'bold']);
});
test('a way whose own estimate has fallen is dropped, if another is about as good', () => {
  expect(waysOf((way, turn) => (way === 'bold' ? 5 : 4.9) - 2 * (turn - 1))).toEqual(['bold', 'plain']);
});
test('one that is better beyond doubt stays, fallen or not', () => {
  expect(waysOf((way, turn) => (way === 'bold' ? 5 : 1) - 2 * (turn - 1))).toEqual(['bold', 'bold']);
});
test('with one playout nothing is compared: the plain plan, and no time taken', () => {
  const view = game.machine.view(atTurn(1), 'north');
  let tried = 0;
  const budget = { playouts: 1, rnd: seededRandom('one'), progress: () => (tried += 1) };
  const brain = brainWith(way => (way === 'bold' ? 9 : 1));
  const { intention } = plannerBot('general').choose({ game, view, side: 'north', brain }, budget);
  expect([tried, intention]).toEqual([0, undefined]);
});
