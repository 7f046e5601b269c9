/** Answers that decide nothing. The engine gives none by itself: a host may, for a side that has not asked to be left alone, as an ordinary choice of the journal that says so. */
import type { Choice } from './decide.ts';
import { listed, type Game } from './game.ts';
import { labelled } from './labels.ts';
import type { Side, State } from './state.ts';
import { play, type Table } from './table.ts';

/**
 * The only answer of `side`, in labels, from its own view: its decision names the verb as one that decides nothing where it is alone,
 * it rolls and reveals nothing, and the question is not secret, nor asked in a lane: being forced would tell.
 */
export const forcedAnswer = (game: Game, g: State, side: Side): Choice | undefined => {
  const { wait } = g;
  if (wait.for !== 'choice' || wait.ask.side !== side || wait.ask.secret) return undefined;
  const { ask } = wait;
  const decision = game.machine.decision(ask);
  if (!decision.forced) return undefined;
  const v = game.machine.view(g, side);
  const [only, ...others] = listed(game, v, ask);
  if (!only || others.length || !decision.forced.includes(only.do)) return undefined;
  const verdict = decision.judge(v, ask, only);
  return verdict.ok && !verdict.bars ? (labelled(game.labels, only) as Choice) : undefined;
};
/** So many answers in a row, then somebody must choose himself: standing orders that undo each other would never end. */
export const MAX_FORCED_IN_A_ROW = 100;
/** Gives the forced answers of these sides until somebody has a choice, for hosts without a clock and tables without standing orders. */
export const giveForced = (t: Table, sides: readonly Side[]): void => {
  for (let k = 0; k < MAX_FORCED_IN_A_ROW; k++) {
    if (t.g.wait.for !== 'choice' || !sides.includes(t.g.wait.ask.side)) return;
    const { side } = t.g.wait.ask;
    const choice = forcedAnswer(t.game, t.g, side);
    if (!choice || !play(t, side, choice, true).ok) return;
  }
};
