/** The levels: noise makes those below the staff weaker, playouts make those above it stronger. */
import type { Bot } from './bot.ts';
import { evolvingPlanner } from './evolving-planner.ts';
import { generalBot } from './general.ts';
import { plannerBot } from './planner.ts';
import { preparedBot, randomBot, staffBot } from './simple.ts';

/** Searches single choices or whole turns, depending on the game. */
const newGeneral = (): Bot => {
  const byChoice = generalBot('general');
  const byTurn = plannerBot('general');
  return {
    level: 'general',
    choose: (seen, budget) => (seen.brain?.plans ? byTurn : byChoice).choose(seen, budget),
  };
};
/** Breeds plans where the game offers planning, and plays as the general where it does not. */
const newMarshal = (): Bot => {
  const general = newGeneral();
  const planner = evolvingPlanner('marshal');
  return {
    level: 'marshal',
    choose: (seen, budget) => (seen.brain?.planning ? planner : general).choose(seen, budget),
  };
};

const MAKE: { readonly [level: string]: () => Bot } = {
  random: () => randomBot,
  cadet: () => staffBot('cadet', 3),
  captain: () => staffBot('captain', 1),
  staff: () => staffBot('staff', 0),
  general: newGeneral,
  marshal: newMarshal,
};
export const LEVELS: readonly string[] = Object.keys(MAKE);
/** A bot that remembers no other game, so that a match has the same games in any order and on any thread. */
export const newBot = (level: string): Bot => {
  if (level === preparedBot.level) return preparedBot;
  const make = Object.hasOwn(MAKE, level) ? MAKE[level] : undefined;
  if (!make) throw new Error(`no level ${level}: there are ${LEVELS.join(', ')}`);
  return make();
};
const shared = new Map<string, Bot>();
/** The bot that all games of a host share: it recognises its plan for a turn from one choice to the next. */
export const botFor = (level: string): Bot => {
  const bot = shared.get(level) ?? newBot(level);
  shared.set(level, bot);
  return bot;
};
