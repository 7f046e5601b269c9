/** The random bot and the staff, neither of which searches. */
import type { Bot } from './bot.ts';
import { askOf } from './bot.ts';

export const randomBot: Bot = {
  level: 'random',
  choose: (seen, { rnd }) => ({
    choice: seen.game.machine.sample(seen.view, askOf(seen), rnd),
    reason: 'A random choice.',
  }),
};

/** The game's own heuristics; `noise`, in points, makes a weaker player of it. */
export const staffBot = (level: string, noise: number): Bot => ({
  level,
  choose: (seen, { rnd, silent }) => {
    const { game, view } = seen;
    const ask = askOf(seen);
    const { brain } = seen;
    if (!brain)
      return { choice: game.machine.sample(view, ask, rnd), reason: `${game.title} has no staff: a random choice.` };
    const choice = brain.pick(view, ask, rnd, noise);
    return { choice, reason: silent ? '' : brain.reason(view, ask, choice) };
  },
});

/** Not a level to play against: the staff with the opening that its game keeps for regression matches. */
export const preparedBot: Bot = {
  level: 'prepared',
  choose: (seen, { rnd }) => {
    if (!seen.brain?.prepared) throw new Error(`${seen.game.title} has no prepared opening`);
    return { choice: seen.brain.prepared(seen.view, askOf(seen), rnd), reason: 'A prepared opening.' };
  },
};
