/** Asks the general, who sees what the side sees and nothing else. */
import { askOf, type Decided } from '../../bots/bot.ts';
import { hopeSaid } from '../../bots/hope.ts';
import { botFor } from '../../bots/levels.ts';
import { safe } from '../../bots/safe.ts';
import type { Game } from '../../engine/game.ts';
import { brainOf } from '../../games/all.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Side, State } from '../../engine/state.ts';

const SECONDS = 1.5;

/** The choice with its reason, what it would be rolled at, and how likely the side is to end well. */
export interface Told extends Decided {
  readonly odds: string | undefined;
  readonly expects: string | undefined;
}
export const hint = (game: Game, view: State, side: Side, report: (why: string) => void): Told => {
  const brain = brainOf(game.id);
  const seen = { game, view, side, brain };
  const decided = safe(botFor('general'), e => report(e.message)).choose(seen, {
    seconds: SECONDS,
    rnd: seededRandom(`${performance.now()}`),
    now: () => performance.now(),
  });
  const { estimate } = decided;
  const hope = estimate === undefined ? undefined : brain?.hope?.(view, side, estimate);
  return {
    ...decided,
    odds: brain?.odds?.(view, askOf(seen), decided.choice),
    expects: hope ? hopeSaid(hope) : estimate === undefined ? undefined : `Expects about ${Math.round(estimate)}.`,
  };
};
