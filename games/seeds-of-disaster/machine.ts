/** The rules section by section, and the machine that runs them: the same for every box. */
import { machine } from '../../engine/machine.ts';
import type { Procs } from '../../engine/flow.ts';
import { piecesIn } from '../../engine/pieces.ts';
import type { Rules } from '../../engine/rules.ts';
import { boxOf } from './box.ts';
import { draws } from './rules/cards.ts';
import { gameSteps } from './rules/game.ts';
import { placing, setUpSteps } from './rules/setup.ts';
import { fill, see } from './rules/sight.ts';
import { strategising } from './rules/strategy.ts';
import { monthSteps, yearSteps } from './rules/turn.ts';
import { warDecisions, warProcs, warWatches } from './rules/war.ts';

const rules: Rules = {
  procs: {
    game: gameSteps,
    setUp: setUpSteps,
    draw: draws.steps,
    year: yearSteps,
    month: monthSteps,
    ...warProcs,
  } as Procs,
  decisions: { placing, strategising, ...warDecisions } as Rules['decisions'],
  watches: [...warWatches],
  pool: (g, zone) => piecesIn(boxOf(g).CARDS, g, zone),
  see,
  fill,
};
export const MACHINE = machine(rules);
/** The case that ends the game. */
export const END_CASE = '3.0';
