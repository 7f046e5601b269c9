/** The marshal at the table: it thinks once for a turn, says its plan with every choice, and judges by the learned value. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../engine/game.ts';
import { settle } from '../../engine/playout.ts';
import { seededRandom } from '../../engine/random.ts';
import { brainOf, gameOf } from '../../games/all.ts';
import type { Budget, Decided } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { newBot } from '../levels.ts';
import type { TurnPlan } from '../planning.ts';

const game = gameOf('ford')!;
const staff = brainOf('ford')!;
const PLAIN: TurnPlan = { name: 'plain', weights: { march: 1 }, tilts: [] };
const BOLD: TurnPlan = { name: 'all across', weights: { march: 2 }, tilts: [] };
/** A staff whose playouts come to what `worth` says of the plan, world by world, with the plan now played. */
const brainWith = (worth: (plan: TurnPlan) => number, judge: 'value' | 'evaluate' = 'evaluate') => {
  let played: TurnPlan | undefined;
  let worlds = 0;
  const judged = (): number => {
    const value = worth(played ?? PLAIN) + 0.1 * (worlds++ % 3);
    played = undefined;
    return value;
  };
  const brain: Brain = {
    ...staff,
    evaluate: judge === 'evaluate' ? judged : () => 0,
    ...(judge === 'value' ? { value: judged } : {}),
    planning: {
      plans: () => [PLAIN, BOLD],
      tilts: () => [],
      pick: (g, a, rnd, plan) => {
        played = plan;
        return staff.pick(g, a, rnd, 0);
      },
      stretch: (g, side) => `${game.turn(g)} ${side}`,
      answered: () => played !== undefined,
      playouts: () => 60,
    },
  };
  return brain;
};
const start = () => {
  const g = startOf(game, 'day', optionsOf(game, 'day', {}));
  settle(game.machine, g, seededRandom('start'));
  return g;
};
interface Told {
  readonly decided: readonly Decided[];
  readonly playouts: readonly number[];
}
/** The first choices of the side that begins, with the playouts before each. */
const turnOf = (brain: Brain, choices: number, budget: Partial<Budget> = {}): Told => {
  const g = start();
  const bot = newBot('marshal');
  const { side } = game.machine.open(g)[0]!;
  const rnd = seededRandom('turn');
  const decided: Decided[] = [];
  const playouts: number[] = [];
  while (decided.length < choices) {
    const ask = game.machine.open(g)[0]!;
    if (ask.side !== side) break;
    let done = 0;
    const view = game.machine.view(g, side);
    decided.push(bot.choose({ game, view, side, brain }, { rnd, progress: n => void (done = n), ...budget }));
    playouts.push(done);
    game.machine.giveListed(g, ask, decided.at(-1)!.choice);
    settle(game.machine, g, rnd);
  }
  return { decided, playouts };
};
const better = (plan: TurnPlan): number => (plan === BOLD ? 5 : 0);

test('one search for a turn, by the playouts the game asks for; the plan is said with each choice', () => {
  const { decided, playouts } = turnOf(brainWith(better), 2);
  expect(playouts).toEqual([60, 0]);
  for (const d of decided) {
    expect(d.intention).toBe('all across');
    expect(d.reason).toMatch(/^[A-Z0-9].*\. This turn: all across\.$/);
    expect(d.estimate).toBeCloseTo(5.1, 0);
  }
});
test('nothing is said where the plain plan stays', () => {
  const { decided } = turnOf(
    brainWith(plan => (plan === PLAIN ? 1 : 0)),
    1,
  );
  expect(decided[0]!.intention).toBeUndefined();
  expect(decided[0]!.reason).not.toContain('This turn');
});
test('plans are judged by the learned value where there is one', () => {
  expect(turnOf(brainWith(better, 'value'), 1).decided[0]!.intention).toBe('all across');
});
test('with too few playouts to compare, the plain plan and no time taken', () => {
  const { decided, playouts } = turnOf(brainWith(better), 1, { playouts: 4 });
  expect([playouts, decided[0]!.intention]).toEqual([[0], undefined]);
});
test('in a game without planning it plays as the general', () => {
  const g = start();
  const ask = game.machine.open(g)[0]!;
  const seen = { game, view: game.machine.view(g, ask.side), side: ask.side, brain: staff };
  const by = (level: string): Decided => newBot(level).choose(seen, { playouts: 40, rnd: seededRandom('as') });
  expect(by('marshal')).toEqual(by('general'));
});
