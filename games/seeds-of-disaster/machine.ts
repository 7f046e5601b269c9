/** The rules section by section, and the machine that runs them: the same for every box. */
import { machine } from '../../engine/machine.ts';
import type { Procs } from '../../engine/flow.ts';
import { piecesIn } from '../../engine/pieces.ts';
import type { Rules } from '../../engine/rules.ts';
import { boxOf } from './box.ts';
import { arrivalSteps, arriving, recalling } from './rules/arrivals.ts';
import { draws } from './rules/cards.ts';
import { counterSteps, countering, counteringSteps, drawable, roundSteps, trumping } from './rules/counterespionage.ts';
import { gameSteps } from './rules/game.ts';
import { intelligenceSteps, pointsSteps, readingDecision, readingSteps } from './rules/intelligence.ts';
import { looking, lookingSteps } from './rules/looks.ts';
import { spying } from './rules/manoeuvres.ts';
import { mobilising, mobilisingSteps } from './rules/mobilisation.ts';
import { moving, movingSteps } from './rules/moving.ts';
import { eventSteps, foiling, playing, playingSteps } from './rules/playing.ts';
import { sending } from './rules/poland.ts';
import { checkSteps, incomeSteps } from './rules/resources.ts';
import { placing, setUpSteps } from './rules/setup.ts';
import { fill, see } from './rules/sight.ts';
import { strategising } from './rules/strategy.ts';
import { turnSteps } from './rules/turn.ts';
import { warDecisions, warProcs, warWatches } from './rules/war.ts';

const rules: Rules = {
  procs: {
    game: gameSteps,
    setUp: setUpSteps,
    draw: draws.steps,
    year: turnSteps,
    month: turnSteps,
    intelligence: intelligenceSteps,
    counterRound: roundSteps,
    countering: counteringSteps,
    counter: counterSteps,
    playing: playingSteps,
    event: eventSteps,
    checks: checkSteps,
    income: incomeSteps,
    mobilising: mobilisingSteps,
    looking: lookingSteps,
    moving: movingSteps,
    arrivals: arrivalSteps,
    reading: readingSteps,
    points: pointsSteps,
    ...warProcs,
  } as Procs,
  decisions: {
    placing,
    strategising,
    countering,
    trumping,
    playing,
    foiling,
    mobilising,
    looking,
    sending,
    recalling,
    arriving,
    moving,
    spying,
    reading: readingDecision,
    ...warDecisions,
  } as Rules['decisions'],
  watches: [...warWatches],
  pool: (g, zone) => drawable(g, piecesIn(boxOf(g).CARDS, g, zone)),
  see,
  fill,
};
export const MACHINE = machine(rules);
/** The case that ends the game. */
export const END_CASE = '3.0';
