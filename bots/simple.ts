/** The floor and the staff: no search. */
import { listed } from '../engine/game.ts';
import { sameChoice } from '../engine/decide.ts';
import type { Bot } from './bot.ts';
import { askOf } from './bot.ts';
import { brainOf } from './brains.ts';

export const randomBot: Bot = {
  level: 'random',
  choose: (seen, { rnd }) => ({ choice: seen.game.machine.sample(seen.view, askOf(seen), rnd), reason: 'A random choice.' }),
};

/** The game's own heuristics, at once; `noise` in points makes a weaker player of it. */
export const staffBot = (level: string, noise: number): Bot => ({
  level,
  choose: (seen, { rnd }) => {
    const { game, view } = seen, ask = askOf(seen), brain = brainOf(game.id);
    if (!brain) return { choice: game.machine.sample(view, ask, rnd), reason: `${game.title} has no staff: a random choice.` };
    const wanted = brain.pick(view, ask, rnd, noise), choice = listed(game, view, ask).find(c => sameChoice(c, wanted));
    if (!choice) throw new Error(`the staff wants ${JSON.stringify(wanted)}, which is not listed`);
    return { choice, reason: brain.reason(view, ask, choice) };
  },
});
