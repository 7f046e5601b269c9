/** The rules section by section, and the machine that runs them: the same for every box. */
import { machine } from '../../../engine/machine.ts';
import type { Rules } from '../../../engine/rules.ts';
import { attacking, battleSteps, combatSteps, planning } from './combat.ts';
import { marching, marchSteps } from './marching.ts';
import { movementSteps, moving } from './movement.ts';
import { neutralWatches, swissSteps } from './neutrals.ts';
import { advancing, choosingLoss, resultSteps, retreating } from './results.ts';
import { curtain, declaring, gameSteps, placing, placingSteps, settingUp, setUpSteps } from './setup.ts';
import { fill, see } from './sight.ts';
import { coupSteps, displacing, dropping, evacuating, phases1940 } from './special1940.ts';
import { replacementSteps, replacing } from './replacements.ts';
import { clearing, clearingSteps, stackingCheck } from './stacking.ts';
import { dyleStep, ordering, playerTurnSteps, turnSteps } from './turn.ts';
import { victoryWatches } from './victory.ts';
import type { SideNo } from '../model/army.ts';

const check = stackingCheck(f => f.vars.side as SideNo);
const movement = movementSteps(check);
const rules: Rules = {
  procs: {
    game: gameSteps,
    setUp: setUpSteps,
    placing: placingSteps,
    turn: turnSteps(phases1940),
    playerTurn: playerTurnSteps,
    movement: [movement[0]!, dyleStep, ...movement.slice(1)],
    march: marchSteps,
    combat: combatSteps(check),
    battle: battleSteps(resultSteps),
    clearing: clearingSteps,
    swiss: swissSteps,
    coup: coupSteps,
    replacements: replacementSteps,
  },
  decisions: {
    settingUp,
    placing,
    declaring,
    ordering,
    moving,
    marching,
    attacking,
    planning,
    choosingLoss,
    retreating,
    advancing,
    clearing,
    dropping,
    displacing,
    evacuating,
    replacing,
  },
  watches: [...victoryWatches, ...neutralWatches],
  pool: () => [],
  see,
  curtain,
  fill,
};
export const MACHINE = machine(rules);
/** The case that ends the game. */
export const END_CASE = '4.0';
