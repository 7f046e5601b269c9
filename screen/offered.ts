/** The listed choices of a side as a table shows them. */
import { listed, type Game } from '../engine/game.ts';
import { labelled } from '../engine/labels.ts';
import { listedAs } from '../engine/numbers.ts';
import type { State } from '../engine/state.ts';
import type { OfferedChoice } from './session.ts';

/** The choices of a side, listed on its own view `v`: what it may not know cannot tell by a choice. */
export const offeredIn = (game: Game, v: State, side: string): readonly OfferedChoice[] => {
  const { machine, labels } = game;
  const ask = machine.open(v).find(a => a.side === side);
  if (!ask) return [];
  const desk = machine.positionFor(v, side);
  const decision = machine.decision(ask);
  return listed(game, v, ask).map(c => ({
    choice: labelled(labels, c) as OfferedChoice['choice'],
    text: machine.say(desk, ask, c),
    case: ask.case,
    ...listedAs(decision, desk, ask, c),
  }));
};
