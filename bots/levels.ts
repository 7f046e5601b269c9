/** The scale of levels: by noise below the staff, by playouts above it. */
import type { Bot } from './bot.ts';
import { generalBot } from './general.ts';
import { plannerBot } from './planner.ts';
import { preparedBot, randomBot, staffBot } from './simple.ts';

const byChoice = generalBot('general');
const byTurn = plannerBot('general');
/** Searches choices or whole turns, as the game needs it. */
const general: Bot = {
  level: 'general',
  choose: (seen, budget) => (seen.brain?.plans ? byTurn : byChoice).choose(seen, budget),
};

const LEVEL: { readonly [level: string]: Bot } = {
  random: randomBot,
  cadet: staffBot('cadet', 3),
  captain: staffBot('captain', 1),
  staff: staffBot('staff', 0),
  general,
};
export const LEVELS: readonly string[] = Object.keys(LEVEL);
export const botFor = (level: string): Bot => {
  if (level === preparedBot.level) return preparedBot;
  const bot = Object.hasOwn(LEVEL, level) ? LEVEL[level] : undefined;
  if (!bot) throw new Error(`no level ${level}: there are ${LEVELS.join(', ')}`);
  return bot;
};
