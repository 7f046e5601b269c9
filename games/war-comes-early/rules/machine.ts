/** The rules section by section, and the machine that runs them: the same for every box. */
import { machine } from '../../../engine/machine.ts';
import type { Step } from '../../../engine/flow.ts';
import { piecesIn } from '../../../engine/pieces.ts';
import type { Rules } from '../../../engine/rules.ts';
import { boxOf } from '../model/box.ts';
import { airReturn, airSteps, bombing, flying } from './air.ts';
import { arrivalSteps, arriving, motorisedStep, mountainStep, staticSteps } from './arrivals.ts';
import { capitulationSteps, capitulationWatches } from './capitulation.ts';
import { attacking, battleSteps, combatSteps, planning } from './combat.ts';
import { marching, marchSteps } from './march.ts';
import { movementSteps, moving } from './movement.ts';
import { violating, violationStep } from './neutrals.ts';
import { movingRailheads, railheadStep, railheadWatches } from './railheads.ts';
import { reorganisationSteps, reorganising } from './reorganisation.ts';
import { advancing, brokenSteps, losing, pressing, resultSteps } from './results.ts';
import { curtain, gameSteps, layingRailheads, placing, placingSteps, settingUp, setUpSteps } from './setup.ts';
import { fill, see } from './sight.ts';
import { disperseAllSteps, disperseSteps, dispersing, stackingCheck } from './stacking.ts';
import { declaring, germanTurnSteps, nationalTurnSteps, ordering, turnSteps, windowSteps } from './turn.ts';
import { victoryWatches } from './victory.ts';

/** 8.0, 3.2.1 Every phase ends so. */
const end: readonly Step[] = [stackingCheck, motorisedStep];
const rules: Rules = {
  procs: {
    game: gameSteps,
    setUp: setUpSteps,
    placing: placingSteps,
    turn: turnSteps(airSteps, airReturn),
    germanTurn: germanTurnSteps,
    nationalTurn: nationalTurnSteps as readonly Step[],
    germanWindow: windowSteps,
    reorganisation: reorganisationSteps(staticSteps, end),
    movement: movementSteps([violationStep, mountainStep], [railheadStep, ...end]),
    march: marchSteps,
    combat: combatSteps([violationStep], end),
    battle: battleSteps(brokenSteps, resultSteps),
    disperse: disperseSteps,
    disperseAll: disperseAllSteps,
    capitulation: capitulationSteps as readonly Step[],
    arrival: arrivalSteps,
  },
  decisions: {
    settingUp,
    placing,
    layingRailheads,
    ordering,
    declaring,
    bombing,
    flying,
    violating,
    arriving,
    reorganising,
    moving,
    marching,
    movingRailheads,
    attacking,
    planning,
    losing,
    advancing,
    pressing,
    dispersing,
  },
  watches: [...railheadWatches, ...capitulationWatches, ...victoryWatches],
  pool: (g, zone) => piecesIn(boxOf(g).MARKERS, g, zone),
  see,
  curtain,
  fill,
};
export const MACHINE = machine(rules);
/** The case that ends the game. */
export const END_CASE = '4.0';
