/** All procedures and decisions of the rules. They read the box from the state, so one machine runs every data pack. */
import { machine } from '../../../engine/machine.ts';
import { piecesIn } from '../../../engine/pieces.ts';
import { boxOf } from '../model/box.ts';
import { arrivalSteps, arriving, recalling } from './movement/arrivals.ts';
import { draws } from './cards/cards.ts';
import { counterSteps, countering, counteringSteps, drawable, roundSteps, trumping } from './cards/counterespionage.ts';
import { rules } from './flow.ts';
import { gameSteps } from './game.ts';
import { intelligenceSteps, pointsSteps, readingDecision, readingSteps } from './turn/intelligence.ts';
import { looking, lookingSteps } from './turn/looks.ts';
import { spying } from './turn/manoeuvres.ts';
import { mobilising, mobilisingSteps } from './turn/mobilisation.ts';
import { moving, movingSteps } from './movement/before-war.ts';
import { eventSteps, foiling, playing, playingSteps } from './cards/playing.ts';
import { sending } from './movement/poland.ts';
import { checkSteps, incomeSteps } from './turn/resources.ts';
import { placing, setUpSteps } from './turn/setup.ts';
import { fill, see } from './position/sight.ts';
import { strategising } from './war/strategy.ts';
import { turnSteps } from './turn/turn.ts';
import { warDecisions, warProcs } from './war/war.ts';

export const MACHINE = machine(
  rules({
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
    },
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
    },
    watches: [],
    pool: (g, zone) => drawable(g, piecesIn(boxOf(g).CARDS, g, zone)),
    see,
    fill,
  }),
);
/** The case that ends the game. */
export const END_CASE = '3.0';
