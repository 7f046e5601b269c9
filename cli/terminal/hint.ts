/** Asks the general bot for advice. It receives the side's view and nothing else. */
import { askOf, type Decided } from '../../bots/bot.ts';
import { chanceInWords, winChanceFor } from '../../bots/win-chance.ts';
import { botFor } from '../../bots/levels.ts';
import { safe } from '../../bots/safe.ts';
import type { Game } from '../../engine/game.ts';
import { brainOf } from '../../games/all.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Side, State } from '../../engine/state.ts';

const THINKING_SECONDS = 1.5;

/** The advised choice with its reason, the odds of its roll, and the chance of the side to win. */
export interface Hint extends Decided {
  readonly odds: string | undefined;
  readonly expects: string | undefined;
}
export const hint = (game: Game, view: State, side: Side, report: (why: string) => void): Hint => {
  const brain = brainOf(game.id);
  const seen = { game, view, side, brain };
  const decided = safe(botFor('general'), e => report(e.message)).choose(seen, {
    seconds: THINKING_SECONDS,
    rnd: seededRandom(`${performance.now()}`),
    now: () => performance.now(),
  });
  const { estimate } = decided;
  const hope = estimate === undefined ? undefined : winChanceFor(seen, estimate);
  return {
    ...decided,
    odds: brain?.odds?.(view, askOf(seen), decided.choice),
    expects: hope ? chanceInWords(hope) : estimate === undefined ? undefined : `Expects about ${Math.round(estimate)}.`,
  };
};
