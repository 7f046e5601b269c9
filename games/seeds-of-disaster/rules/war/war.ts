/** The procedures, decisions, verbs and labels of the war. */
import type { Game } from '../../../../engine/game.ts';
import type { Labels } from '../../../../engine/labels.ts';
import type { Box } from '../../model/box.ts';
import { SIDES } from '../../model/state.ts';
import { advanceSteps, advancing } from '../combat/advance.ts';
import { airIntelligence } from '../combat/air.ts';
import { battleSteps, following, planning } from '../combat/battle.ts';
import { declaring, standing } from '../combat/declaration.ts';
import { choosingLoss, losingSteps } from '../combat/losses.ts';
import { marching } from './movement-segment.ts';
import { mobileDice, mobileLoss } from '../combat/mobile.ts';
import { escaping } from '../combat/parachute.ts';
import { recovering, recoverySteps, reposting } from '../combat/recovery.ts';
import { retreating, retreatSteps, squeezeSteps } from '../combat/retreat.ts';
import { attacking, breaking, breakthroughSteps } from '../combat/segments.ts';
import { crowding, movementSteps, playerTurnSteps, weekSteps } from './week.ts';

export { outcome } from './victory.ts';

export const warProcs = {
  week: weekSteps,
  playerTurn: playerTurnSteps,
  movement: movementSteps,
  battle: battleSteps,
  losing: losingSteps,
  retreat: retreatSteps,
  squeeze: squeezeSteps,
  recovery: recoverySteps,
  advance: advanceSteps,
  breakthrough: breakthroughSteps,
};
export const warDecisions = {
  crowding,
  marching,
  attacking,
  planning,
  mobileDice,
  mobileLoss,
  declaring,
  standing,
  airIntelligence,
  choosingLoss,
  retreating,
  escaping,
  recovering,
  reposting,
  advancing,
  following,
  breaking,
};
export const warVerbs: Game['verbs'] = {
  redeploy: ['unit', 'area'],
  release: ['unit'],
  bridge: ['origin', 'area'],
  recover: ['army', 'unit?'],
  attack: ['area'],
  add: ['unit'],
  drop: ['unit'],
  declare: [],
  cancel: [],
  roll: [],
  pakfront: [],
  scout: [],
  lose: ['unit'],
  spare: ['unit'],
  strike: [],
  fly: ['unit'],
  engineers: [],
  tactical: [],
  map: [],
  stand: [],
  neutralise: [],
  retreat: ['area'],
  hold: [],
  intercept: [],
  advance: ['unit', 'area'],
  follow: ['area'],
};
export const warLabels = (box: Box): Labels => ({
  origin: box.areaNames,
  origins: box.placeNames,
  bridges: box.areaNames,
  leaving: box.areaNames,
  on: box.areaNames,
  shut: box.areaNames,
  passed: box.areaNames,
  attackers: box.unitNames,
  defenders: box.unitNames,
  again: box.unitNames,
  chosen: box.unitNames,
  fleets: box.unitNames,
  answering: box.unitNames,
  armies: box.unitNames,
  gone: box.unitNames,
  riders: box.unitNames,
  went: box.unitNames,
  chooser: SIDES,
});
