/** Every level plays Strange Victory by the rules, and the same again from the same seed. */
import { expect, test } from 'vitest';
import type { Bot } from '../../../../bots/bot.ts';
import { botFor, LEVELS } from '../../../../bots/levels.ts';
import { playMatch } from '../../../../bots/play.ts';
import { sameChoice } from '../../../../engine/decide.ts';
import { listed, startOf } from '../../../../engine/game.ts';
import { settle } from '../../../../engine/playout.ts';
import { seededRandom } from '../../../../engine/random.ts';
import { clone, type State } from '../../../../engine/state.ts';
import { strangeVictoryBrain as brain } from '../../bot/brain.ts';
import { strangeVictory as game } from '../../game.ts';

const OPTIONS = { strategicVillages: 'no', portArmour: 'first' };
const match = (bot: Bot, seed: string, playouts: number) =>
  playMatch({
    game,
    brain,
    scenario: 'channel',
    options: OPTIONS,
    seats: { german: bot },
    seed,
    budget: { playouts },
  });
/** A position `decisions` into a random game. */
const position = (seed: string, decisions: number): State => {
  const g = startOf(game, 'channel', OPTIONS);
  const rnd = seededRandom(seed);
  for (let i = 0; i < decisions && g.wait.for !== 'over'; i++) {
    settle(game.machine, g, rnd);
    const a = game.machine.open(g)[0]!;
    game.machine.giveListed(g, a, game.machine.sample(g, a, rnd));
  }
  settle(game.machine, g, rnd);
  return g;
};

test.each(LEVELS)('%s chooses only what is listed, with a reason, and leaves the view as it was', level => {
  for (const decisions of [0, 3, 20, 55]) {
    const view = game.machine.view(position('listed', decisions), 'german');
    const before = clone(view);
    const a = game.machine.open(view)[0]!;
    const { choice, reason } = botFor(level).choose(
      { game, view, side: 'german', brain },
      { playouts: 12, rnd: seededRandom(level) },
    );
    expect(listed(game, view, a).some(c => sameChoice(c, choice))).toBe(true);
    expect(reason).toMatch(/^[A-Z0-9].*\.$/);
    expect([...view.cells]).toEqual([...before.cells]);
  }
});
test.each(LEVELS)('%s plays the same game from the same seed, without an error', level => {
  const [seed, playouts] = level === 'general' ? (['a', 1] as const) : (['again', 4] as const);
  const once = match(botFor(level), seed, playouts);
  const twice = match(botFor(level), seed, playouts);
  expect(once.errors).toEqual([]);
  expect(twice.happened).toEqual(once.happened);
});
