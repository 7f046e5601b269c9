/** Puts the rules together into the machine that runs them, the same for every data pack. */
import type { Decision } from '../../../engine/decide.ts';
import { machine } from '../../../engine/machine.ts';
import { coupSteps, displacing, dropping } from './airborne-coup.ts';
import { attacking, battleSteps, combatSteps, planning } from './combat.ts';
import { evacuating } from './dynamo.ts';
import { rules, type FranceDecision } from './flow.ts';
import { marching, marchSteps } from './march.ts';
import { movementSteps, moving } from './movement.ts';
import { neutralWatches, swissSteps } from './neutrals.ts';
import { replacementSteps, replacing } from './replacements.ts';
import { advancing, choosingLoss, retreating } from './results.ts';
import { curtain, declaring, gameSteps, placing, placingSteps, settingUp, setUpSteps } from './setup.ts';
import { fill, see } from './sight.ts';
import { clearing, clearingSteps } from './stacking.ts';
import { ordering, playerTurnSteps, turnSteps } from './turn.ts';
import { victoryWatches } from './victory.ts';

const decisions = {
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
};
/** The choices of a decision. */
export type FranceChoice<D extends FranceDecision> = (typeof decisions)[D] extends Decision<infer C> ? C : never;

export const MACHINE = machine(
  rules({
    procs: {
      game: gameSteps,
      setUp: setUpSteps,
      placing: placingSteps,
      turn: turnSteps,
      playerTurn: playerTurnSteps,
      movement: movementSteps,
      march: marchSteps,
      combat: combatSteps,
      battle: battleSteps,
      clearing: clearingSteps,
      swiss: swissSteps,
      coup: coupSteps,
      replacements: replacementSteps,
    },
    decisions,
    watches: [...victoryWatches, ...neutralWatches],
    pool: () => [],
    see,
    curtain,
    fill,
  }),
);
/** The case that ends the game. */
export const END_CASE = '4.0';
