/** A bot never stops a game: if it fails, a listed choice is made for it and the error is reported. */
import { admit, listed } from '../engine/game.ts';
import { askOf, type Bot, type Budget, type Decided, type Seen } from './bot.ts';

const checked = (seen: Seen, decided: Decided): Decided => {
  const found = admit(seen.game, seen.view, seen.side, decided.choice);
  if (!('choice' in found)) throw new Error(`not a listed choice: ${JSON.stringify(decided.choice)}`);
  return { ...decided, choice: found.choice };
};
/** The first listed choice. It uses no random numbers, so that a repeated game stays the same. */
const fallback = (seen: Seen): Decided => ({
  choice: listed(seen.game, seen.view, askOf(seen))[0]!,
  reason: 'The bot failed: the first choice listed.',
});

export const safe = (bot: Bot, report: (error: Error) => void): Bot => ({
  level: bot.level,
  choose: (seen: Seen, budget: Budget) => {
    try {
      return checked(seen, bot.choose(seen, budget));
    } catch (e) {
      report(e instanceof Error ? e : new Error(String(e)));
      return fallback(seen);
    }
  },
});
