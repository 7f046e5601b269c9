/** 4.0 Which verb belongs to which step of which phase, and what must end before the next step. */
import type { Case } from '../../../../engine/state.ts';

export type PhaseName =
  | 'checks'
  | 'strategic'
  | 'organisation'
  | 'deployment'
  | 'movement'
  | 'combat'
  | 'battle'
  | 'blitzkrieg'
  | 'reserve';
export const PHASE_NAMES: { readonly [P in PhaseName]: string } = {
  checks: 'Game Turn Checks Phase',
  strategic: 'Strategic Phase',
  organisation: 'Organization Phase',
  deployment: 'Deployment Phase',
  movement: 'Movement Phase',
  combat: 'Combat Phase',
  battle: 'battle',
  blitzkrieg: 'Blitzkrieg Phase',
  reserve: 'Reserve Phase',
};
/** The phase of each procedure. */
export const PHASES: { readonly [proc: string]: PhaseName } = {
  checks: 'checks',
  strategic: 'strategic',
  organisation: 'organisation',
  deploy: 'deployment',
  airdrops: 'deployment',
  movement: 'movement',
  combat: 'combat',
  battle: 'battle',
  blitzkrieg: 'blitzkrieg',
  reserve: 'reserve',
};

/** What a verb does, and in which step of which phase. `own`: only the Phasing player does it. */
export interface Doing {
  readonly case: Case;
  readonly does: string;
  readonly phase: PhaseName;
  readonly step: number;
  readonly own?: true;
}
const MOVES: Doing = { case: '13.0', does: 'units move', phase: 'movement', step: 1, own: true };
const FIGHTS: Doing = { case: '14.2', does: 'battles are fought', phase: 'combat', step: 2, own: true };
const RETREATS: Doing = { case: '14.7.5', does: 'units retreat', phase: 'battle', step: 3 };
export const DOINGS: { readonly [verb: string]: Doing } = {
  return: { case: '5.5.3', does: 'markers over the limit go back', phase: 'strategic', step: 0 },
  act: { case: '24.0', does: 'instructions of a plan are carried out', phase: 'strategic', step: 1 },
  giveUp: { case: '19.8', does: 'cities are given up', phase: 'strategic', step: 2 },
  improve: { case: '9.1', does: 'units are improved', phase: 'organisation', step: 0 },
  rebuild: { case: '9.2', does: 'units are rebuilt', phase: 'organisation', step: 1 },
  send: { case: '10.0', does: 'units are sent', phase: 'deployment', step: 0 },
  drop: { case: '10.0', does: 'airdrops are made', phase: 'deployment', step: 1 },
  move: MOVES,
  to: MOVES,
  via: MOVES,
  merge: { case: '25.1', does: 'cavalry is merged', phase: 'movement', step: 2, own: true },
  target: { case: '14.1.1', does: 'Targets are laid', phase: 'combat', step: 1 },
  blow: { case: '14.1.2', does: 'Counterblows are laid', phase: 'combat', step: 1 },
  attack: FIGHTS,
  add: FIGHTS,
  fight: FIGHTS,
  commit: { case: '14.5', does: 'markers are committed', phase: 'battle', step: 1 },
  lose: { case: '14.7.1', does: 'steps are lost', phase: 'battle', step: 3 },
  retreat: RETREATS,
  lead: RETREATS,
  counterattack: { case: '14.7.3', does: 'counterattacks are made', phase: 'battle', step: 3 },
  advance: { case: '14.8', does: 'units advance', phase: 'battle', step: 3 },
  blitz: { case: '15.0', does: 'Blitzkrieg! markers are laid', phase: 'blitzkrieg', step: 0, own: true },
  assault: { case: '15.1', does: 'assaults are made', phase: 'blitzkrieg', step: 1, own: true },
  deploy: { case: '16.1', does: 'units come from the Reserve', phase: 'reserve', step: 0, own: true },
  expel: { case: '24.3', does: 'units are driven out of the Ardennes', phase: 'reserve', step: 0, own: true },
};

/** The step of a phase in which a decision is asked; a decision that can come at any time has none. */
export const STEP_OF: { readonly [decision: string]: { readonly [P in PhaseName]?: number } } = {
  trimming: { strategic: 0 },
  redrawing: { strategic: 0 },
  planning: { strategic: 1 },
  averting: { strategic: 1 },
  yielding: { strategic: 2 },
  clearing: { strategic: 2 },
  swapping: { strategic: 3 },
  improving: { organisation: 0 },
  rebuilding: { organisation: 1 },
  deploying: { deployment: 0 },
  dropping: { deployment: 1 },
  retrying: { deployment: 2 },
  offering: { movement: 0, combat: 0 },
  moving: { movement: 1 },
  marching: { movement: 1 },
  merging: { movement: 2 },
  declaring: { combat: 1 },
  fighting: { combat: 2 },
  choosing: { combat: 2, blitzkrieg: 1, battle: 0 },
  grounding: { combat: 2, blitzkrieg: 1, battle: 0 },
  supporting: { combat: 2, blitzkrieg: 1, battle: 1 },
  cancelling: { combat: 2, blitzkrieg: 1, battle: 1 },
  backing: { combat: 2, blitzkrieg: 1, battle: 2 },
  doubling: { combat: 2, blitzkrieg: 1, battle: 2 },
  intercepting: { combat: 2, blitzkrieg: 1, battle: 2 },
  converting: { combat: 2, blitzkrieg: 1, battle: 3 },
  losing: { combat: 2, blitzkrieg: 1, battle: 3 },
  countering: { combat: 2, blitzkrieg: 1, battle: 3 },
  standing: { combat: 2, blitzkrieg: 1, battle: 3 },
  leading: { combat: 2, blitzkrieg: 1, battle: 3 },
  retreating: { combat: 2, blitzkrieg: 1, battle: 3 },
  shoving: { movement: 2, combat: 2, blitzkrieg: 1, battle: 3 },
  tiring: { combat: 2, blitzkrieg: 1, battle: 3 },
  advancing: { combat: 2, blitzkrieg: 1, battle: 3 },
  blowing: { combat: 2, blitzkrieg: 1, battle: 3 },
  suffering: { combat: 2, blitzkrieg: 1, battle: 3 },
  marking: { blitzkrieg: 0 },
  blitzing: { blitzkrieg: 1 },
  keeping: { blitzkrieg: 1 },
};
/** What ends a question, as an instruction to the player: 'end the declarations'. */
export const FIRST: { readonly [decision: string]: string } = {
  trimming: 'come down to the limit',
  redrawing: 'settle the card just drawn',
  planning: 'pass on events',
  averting: 'settle the event just played',
  paying: 'pay for the event',
  granting: 'follow the event',
  picking: 'choose a row',
  ordering: 'put the two events in order',
  urging: 'choose the stack of the event',
  offering: 'pass on events',
  yielding: 'end the giving up of cities',
  clearing: 'clear the city',
  swapping: 'settle the exchange of a card',
  improving: 'end the improvements',
  rebuilding: 'end the rebuilding',
  deploying: 'end this step of the Deployment Phase',
  dropping: 'end the airdrops',
  retrying: 'settle the landing',
  scoring: 'settle the Combat VP!',
  moving: 'end the moves',
  marching: 'end the move that has begun',
  merging: 'end the mergers',
  shoving: 'put the stacks in order',
  declaring: 'end the declarations',
  fighting: 'end the battles',
  choosing: 'choose the table of this battle',
  grounding: 'choose the ground of this battle',
  supporting: 'settle the markers of this battle',
  cancelling: 'settle the markers of this battle',
  backing: 'settle the cards of this battle',
  doubling: 'name the tank unit of the event',
  intercepting: 'settle the cards of this battle',
  converting: 'settle the result',
  losing: 'take the losses',
  suffering: 'take the losses',
  countering: 'settle the counterattack',
  standing: 'say whether the units stand',
  leading: 'end the retreat',
  retreating: 'end the retreat',
  tiring: 'lay the No Actions marker',
  advancing: 'end the advance',
  blowing: 'lay the Counterblow',
  marking: 'end the laying of Blitzkrieg! markers',
  blitzing: 'end the assaults',
  keeping: 'settle where the Blitzkrieg! marker stays',
  reserving: 'end the deployment of Reserves',
};
