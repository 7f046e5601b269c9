/** Answers that decide nothing. The engine gives none by itself. A host may, as an ordinary choice in the journal that says so, unless the side has asked to answer everything itself. */
import type { Choice } from './decide.ts';
import { listed, type Game } from './game.ts';
import { labelled } from './labels.ts';
import type { Side, State } from './state.ts';
import { play, type Table } from './table.ts';

/** The forced answer of `side`, in labels, from its own view. Its decision must name the verb as one that decides nothing where it is alone; the choice must roll and reveal nothing; and the question must be neither secret nor part of a sealed plan, where being forced would reveal something. */
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
/** After so many answers in a row somebody must choose: standing orders that undo each other would never end. */
export const MAX_FORCED_IN_A_ROW = 100;
/** Gives the forced answers of these sides until somebody has a choice. For hosts without a clock, and tables without standing orders. */
export const giveForced = (t: Table, sides: readonly Side[]): void => {
  for (let k = 0; k < MAX_FORCED_IN_A_ROW; k++) {
    if (t.g.wait.for !== 'choice' || !sides.includes(t.g.wait.ask.side)) return;
    const { side } = t.g.wait.ask;
    const choice = forcedAnswer(t.game, t.g, side);
    if (!choice || !play(t, side, choice, true).ok) return;
  }
};
