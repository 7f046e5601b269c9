/** The listed choices of a side as a table shows them. */
import { listed, type Game } from '../engine/game.ts';
import { labelled } from '../engine/labels.ts';
import { listedAs } from '../engine/numbers.ts';
import type { State } from '../engine/state.ts';
import type { OfferedChoice } from './session.ts';

/** Listed on the side's own view `v`, so that the list reveals nothing the side may not know. */
export const offeredIn = (game: Game, v: State, side: string): readonly OfferedChoice[] => {
  const { machine, labels } = game;
  const ask = machine.open(v).find(a => a.side === side);
  if (!ask) return [];
  const position = machine.positionFor(v, side);
  const decision = machine.decision(ask);
  return listed(game, v, ask).map(c => ({
    choice: labelled(labels, c) as OfferedChoice['choice'],
    text: machine.say(position, ask, c),
    case: ask.case,
    ...listedAs(decision, position, ask, c),
  }));
};
