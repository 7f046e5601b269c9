/** Asks the general, who sees what the side sees and nothing else. */
import type { Decided } from '../../bots/bot.ts';
import { botFor } from '../../bots/levels.ts';
import { safe } from '../../bots/safe.ts';
import type { Game } from '../../engine/game.ts';
import { brainOf } from '../../games/all.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Side, State } from '../../engine/state.ts';

const SECONDS = 1.5;

export const hint = (game: Game, view: State, side: Side, report: (why: string) => void): Decided =>
  safe(botFor('general'), e => report(e.message)).choose(
    { game, view, side, brain: brainOf(game.id) },
    { seconds: SECONDS, rnd: seededRandom(`${performance.now()}`), now: () => performance.now() },
  );
