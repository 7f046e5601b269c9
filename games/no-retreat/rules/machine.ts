/** Puts the rules together into the machine that runs them, the same for every data pack. */
import { machine } from '../../../engine/machine.ts';
import { advancing } from './combat/advance.ts';
import { battleSteps, blowing, choosing, grounding, suffering } from './combat/battle.ts';
import { blitzWatches, keeping, partSteps } from './blitzkrieg/blitz-markers.ts';
import { blitzing, blitzSteps, marking } from './blitzkrieg/blitzkrieg.ts';
import { changing, checkSteps, concealing, penaltySteps, punishing, sparing } from './turn/checks.ts';
import { combatSteps } from './combat/combat.ts';
import { declaring } from './combat/declaring.ts';
import { fighting } from './combat/battle-draft.ts';
import { airdropSteps, dropping, retrying } from './turn/airdrops.ts';
import { combatVPSteps, scoring } from './combat/combat-vp.ts';
import { deploySteps, deploying } from './turn/deployment.ts';
import { evacuationSteps } from './turn/evacuation.ts';
import { drawSteps, markerSteps, redrawing, trimming, trimSteps } from './turn/draw.ts';
import { altSteps } from './cards/alternate.ts';
import { eventTableSteps, loseMarkerSteps, picking, redrawMarkerSteps, redSteps } from './cards/effects.ts';
import { offering, offersBefore, offerSteps, ordering, urgeSteps, urging } from './movement/movement-events.ts';
import { rules } from './flow.ts';
import { freeMoveSteps, stealing } from './movement/free-moves.ts';
import { clearing, clearSteps, yielding } from './cards/surrender.ts';
import { granting, grantSteps } from './cards/event-choices.ts';
import { merging } from './movement/cavalry-merger.ts';
import { marching, marchSteps } from './movement/march.ts';
import { movementSteps, moving } from './movement/movement.ts';
import { improving, organisationSteps, rebuilding } from './turn/organisation.ts';
import { mustering } from './movement/red-army.ts';
import {
  frontierSteps,
  manning,
  redeploying,
  redeploySteps,
  switching,
  switchSteps,
} from './movement/redeployments.ts';
import { dropWatches } from './movement/control.ts';
import { regionalWatches } from './movement/regional.ts';
import { reserveSteps, reserving } from './turn/reserve.ts';
import { converting } from './combat/conversions.ts';
import { countering, standing } from './combat/counterattack.ts';
import { crowdSteps, shoving } from './movement/crowding.ts';
import { tiring } from './combat/no-actions.ts';
import { leading, retreating } from './combat/retreat.ts';
import { losing } from './combat/losses.ts';
import { adopting, preparing, replanning, setUpSteps } from './turn/setup.ts';
import { fill, pool, see } from './position/sight.ts';
import { averting, planning, strategicSteps, swapping } from './turn/strategic.ts';
import { cancelledSteps, cancelling } from './combat/cancelling.ts';
import { doubling } from './combat/doubling.ts';
import { paying, paySteps } from './cards/play-card.ts';
import { backing, intercepting } from './combat/battle-events.ts';
import { supporting } from './combat/support.ts';
import { ending, gameSteps, playerSteps, turnSteps } from './turn/turn.ts';

const [startMovement, ...movement] = movementSteps;
const [startCombat, ...combat] = combatSteps;
export const MACHINE = machine(
  rules({
    procs: {
      game: [...setUpSteps, ...gameSteps],
      turn: turnSteps,
      checks: checkSteps,
      penalty: penaltySteps,
      strategic: strategicSteps,
      drawCards: drawSteps,
      drawMarkers: markerSteps,
      trim: trimSteps,
      red: redSteps,
      pay: paySteps,
      grant: grantSteps,
      clearing: clearSteps,
      offer: offerSteps,
      extraMP: urgeSteps,
      redrawMarkers: redrawMarkerSteps,
      loseMarkers: loseMarkerSteps,
      eventTable: eventTableSteps,
      altEvent: altSteps,
      freeMoves: freeMoveSteps,
      redeploy: redeploySteps,
      switchGroups: switchSteps,
      frontier: frontierSteps,
      organisation: organisationSteps,
      deploy: deploySteps,
      evacuation: evacuationSteps,
      airdrops: airdropSteps,
      combatVP: combatVPSteps,
      playerTurn: playerSteps,
      movement: [startMovement!, offersBefore('movement'), ...movement],
      march: marchSteps,
      combat: [startCombat!, offersBefore('declare'), ...combat],
      battle: battleSteps,
      crowding: crowdSteps,
      cancelled: cancelledSteps,
      blitzkrieg: blitzSteps,
      parting: partSteps,
      reserve: reserveSteps,
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
  }),
);
/** The case that ends the game. */
export const END_CASE = '17.7';
