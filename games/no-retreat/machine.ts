/** The rules section by section, and the machine that runs them: the same for every box. */
import type { Step } from '../../engine/flow.ts';
import { machine } from '../../engine/machine.ts';
import type { Rules } from '../../engine/rules.ts';
import { advancing } from './rules/advance.ts';
import { battleSteps, blowing, choosing, grounding, suffering } from './rules/battle.ts';
import { blitzWatches, keeping, partSteps } from './rules/blitz-markers.ts';
import { blitzing, blitzSteps, marking } from './rules/blitzkrieg.ts';
import { changing, checkSteps, concealing, penaltySteps, punishing, sparing } from './rules/checks.ts';
import { combatSteps } from './rules/combat.ts';
import { declaring } from './rules/declaring.ts';
import { fighting } from './rules/fighting.ts';
import { airdropSteps, dropping, retrying } from './rules/airdrops.ts';
import { combatVPSteps, scoring } from './rules/combat-vp.ts';
import { deploySteps, deploying } from './rules/deployment.ts';
import { evacuationSteps } from './rules/evacuation.ts';
import { drawSteps, markerSteps, redrawing, trimming, trimSteps } from './rules/draw.ts';
import { altSteps } from './rules/alternate.ts';
import { eventTableSteps, loseMarkerSteps, picking, redrawMarkerSteps, redSteps } from './rules/effects.ts';
import { offering, offersBefore, offerSteps, ordering, urgeSteps, urging } from './rules/extra.ts';
import { freeMoveSteps, stealing } from './rules/free-moves.ts';
import { clearing, clearSteps, yielding } from './rules/giving.ts';
import { granting, grantSteps } from './rules/grants.ts';
import { marching, marchSteps, merging, movementSteps, moving } from './rules/movement.ts';
import { improving, organisationSteps, rebuilding } from './rules/organisation.ts';
import {
  frontierSteps,
  manning,
  mustering,
  redeploying,
  redeploySteps,
  switching,
  switchSteps,
} from './rules/redeployments.ts';
import { dropWatches } from './rules/losses.ts';
import { regionalWatches } from './rules/regional.ts';
import { reserveSteps, reserving } from './rules/reserve.ts';
import { converting } from './rules/conversions.ts';
import { countering, standing } from './rules/counterattack.ts';
import { crowdSteps, shoving } from './rules/crowding.ts';
import { leading, retreating, tiring } from './rules/retreating.ts';
import { losing } from './rules/step-losses.ts';
import { adopting, preparing, replanning, setUpSteps } from './rules/setup.ts';
import { fill, pool, see } from './rules/sight.ts';
import { averting, planning, strategicSteps, swapping } from './rules/strategic.ts';
import { cancelledSteps, cancelling } from './rules/cancelling.ts';
import { doubling } from './rules/doubling.ts';
import { backing, intercepting, paying, paySteps, supporting } from './rules/support.ts';
import { ending, gameSteps, playerSteps, turnSteps } from './rules/turn.ts';

/** Steps with variables of their own, as the machine holds them. */
const steps = <V>(list: readonly V[]): readonly Step[] => list as readonly Step[];
const [startMovement, ...movement] = movementSteps;
const [startCombat, ...combat] = combatSteps;
const rules: Rules = {
  procs: {
    game: [...setUpSteps, ...gameSteps],
    turn: steps(turnSteps),
    checks: checkSteps,
    penalty: steps(penaltySteps),
    strategic: steps(strategicSteps),
    drawCards: steps(drawSteps),
    drawMarkers: steps(markerSteps),
    trim: steps(trimSteps),
    red: steps(redSteps),
    pay: steps(paySteps),
    grant: steps(grantSteps),
    clearing: steps(clearSteps),
    offer: steps(offerSteps),
    extraMP: steps(urgeSteps),
    redrawMarkers: steps(redrawMarkerSteps),
    loseMarkers: steps(loseMarkerSteps),
    eventTable: steps(eventTableSteps),
    altEvent: steps(altSteps),
    freeMoves: steps(freeMoveSteps),
    redeploy: steps(redeploySteps),
    switchGroups: steps(switchSteps),
    frontier: steps(frontierSteps),
    organisation: steps(organisationSteps),
    deploy: steps(deploySteps),
    evacuation: steps(evacuationSteps),
    airdrops: steps(airdropSteps),
    combatVP: steps(combatVPSteps),
    playerTurn: steps(playerSteps),
    movement: steps([startMovement!, ...offersBefore('movement'), ...movement]),
    march: steps(marchSteps),
    combat: steps([startCombat!, ...offersBefore('declare'), ...combat]),
    battle: steps(battleSteps),
    crowding: steps(crowdSteps),
    cancelled: steps(cancelledSteps),
    blitzkrieg: steps(blitzSteps),
    parting: steps(partSteps),
    reserve: steps(reserveSteps),
  },
  decisions: {
    replanning,
    adopting,
    preparing,
    ending,
    punishing,
    sparing,
    concealing,
    changing,
    redrawing,
    trimming,
    planning,
    averting,
    paying,
    granting,
    picking,
    stealing,
    redeploying,
    switching,
    manning,
    mustering,
    offering,
    ordering,
    urging,
    yielding,
    clearing,
    swapping,
    improving,
    rebuilding,
    deploying,
    dropping,
    retrying,
    scoring,
    moving,
    marching,
    merging,
    declaring,
    fighting,
    choosing,
    grounding,
    supporting,
    cancelling,
    backing,
    doubling,
    intercepting,
    converting,
    losing,
    countering,
    standing,
    leading,
    retreating,
    shoving,
    tiring,
    advancing,
    blowing,
    suffering,
    marking,
    blitzing,
    keeping,
    reserving,
  },
  watches: [...blitzWatches, ...regionalWatches, ...dropWatches],
  pool,
  see,
  fill,
};
export const MACHINE = machine(rules);
/** The case that ends the game. */
export const END_CASE = '17.7';
