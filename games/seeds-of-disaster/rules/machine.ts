/** The rules section by section, and the machine that runs them: the same for every box. */
import { machine } from '../../../engine/machine.ts';
import type { Procs } from '../../../engine/flow.ts';
import { piecesIn } from '../../../engine/pieces.ts';
import type { Rules } from '../../../engine/rules.ts';
import { boxOf } from '../model/box.ts';
import { arrivalSteps, arriving, recalling } from './movement/arrivals.ts';
import { draws } from './cards/cards.ts';
import { counterSteps, countering, counteringSteps, drawable, roundSteps, trumping } from './cards/counterespionage.ts';
import { gameSteps } from './game.ts';
import { intelligenceSteps, pointsSteps, readingDecision, readingSteps } from './turn/intelligence.ts';
import { looking, lookingSteps } from './turn/looks.ts';
import { spying } from './turn/manoeuvres.ts';
import { mobilising, mobilisingSteps } from './turn/mobilisation.ts';
import { moving, movingSteps } from './movement/moving.ts';
import { eventSteps, foiling, playing, playingSteps } from './cards/playing.ts';
import { sending } from './movement/poland.ts';
import { checkSteps, incomeSteps } from './turn/resources.ts';
import { placing, setUpSteps } from './turn/setup.ts';
import { fill, see } from './position/sight.ts';
import { strategising } from './war/strategy.ts';
import { turnSteps } from './turn/turn.ts';
import { warDecisions, warProcs, warWatches } from './war/war.ts';

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
