/** Puts the rules together into the machine that runs them, the same for every data pack. */
import { machine } from '../../../engine/machine.ts';
import { piecesIn } from '../../../engine/pieces.ts';
import { boxOf } from '../model/box.ts';
import { bombing, flying } from './air.ts';
import { arrivalSteps, arriving } from './arrivals.ts';
import { capitulationSteps, capitulationWatches } from './capitulation.ts';
import { attacking, battleSteps, combatSteps, planning } from './combat.ts';
import { rules } from './flow.ts';
import { marching, marchSteps } from './march.ts';
import { movementSteps, moving } from './movement.ts';
import { violating } from './neutrals.ts';
import { movingRailheads, railheadWatches } from './railheads.ts';
import { reorganisationSteps, reorganising } from './reorganisation.ts';
import { advancing, losing, pressing } from './results.ts';
import { curtain, gameSteps, layingRailheads, placing, placingSteps, settingUp, setUpSteps } from './setup.ts';
import { fill, see } from './sight.ts';
import { disperseAllSteps, disperseSteps, dispersing } from './stacking.ts';
import { declaring, germanTurnSteps, nationalTurnSteps, ordering, turnSteps, windowSteps } from './turn.ts';
import { victoryWatches } from './victory.ts';

export const MACHINE = machine(
  rules({
    procs: {
      game: gameSteps,
      setUp: setUpSteps,
      placing: placingSteps,
      turn: turnSteps,
      germanTurn: germanTurnSteps,
      nationalTurn: nationalTurnSteps,
      germanWindow: windowSteps,
      reorganisation: reorganisationSteps,
      movement: movementSteps,
      march: marchSteps,
      combat: combatSteps,
      battle: battleSteps,
      disperse: disperseSteps,
      disperseAll: disperseAllSteps,
      capitulation: capitulationSteps,
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
  }),
);
/** The case that ends the game. */
export const END_CASE = '4.0';
