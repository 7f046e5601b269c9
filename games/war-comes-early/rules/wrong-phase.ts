/** 5.0 Actions that belong to one phase, and why they are refused in another. */
import { no, type Choice, type Refused } from '../../../engine/decide.ts';
import type { Case, State } from '../../../engine/state.ts';
import { POWERS } from '../model/army.ts';
import { is1939, isAlone } from '../model/state.ts';
import { notViolated } from './neutrals.ts';
import { frameOf, type WarProc } from './flow.ts';
import { notNow, PHASE_NAMES, PHASE_PROCS } from './turn.ts';

/** The procedure a verb belongs to (inside it, another question may be open), its case and the reason. */
type Reason = readonly [proc: WarProc | 'air', ruleCase: Case, why: string];
const each = (reason: Reason, ...verbs: readonly string[]): readonly (readonly [verb: string, reason: Reason])[] =>
  verbs.map(verb => [verb, reason]);
const REASONS: { readonly [verb: string]: Reason } = Object.fromEntries([
  ...each(['setUp', '3.0', 'armies are set up before the game'], 'lay', 'pick', 'lift', 'at', 'site'),
  ...each(['reorganisation', '3.5', 'replacements come in the Reorganisation Phase of their nation'], 'arrive'),
  ...each(['germanTurn', '5.1', 'the order of the phases is chosen at the start of the German player turn'], 'order'),
  ...each(['air', '6.2.1', 'terror bombing is of the Air Superiority Phase'], 'terror'),
  ...each(['air', '6.2.2', 'airpower markers are placed in the Air Superiority Phase'], 'fly', 'recall'),
  ...each(['reorganisation', '7.0', 'units reorganise in the Reorganisation Phase of their nation'], 'form', 'split'),
  ...each(['disperse', '7.0', 'units are moved out of a hex that holds too many'], 'scatter'),
  ...each(['movement', '10.3.1', 'railheads are moved at the end of a Soviet Movement Phase'], 'railhead'),
  ...each(['movement', '11.0', 'units move in the Movement Phase of their nation'], 'move', 'stack', 'to', 'leave'),
  ...each(['combat', '12.0', 'attacks are made in the Combat Phase of a nation'], 'attack', 'add', 'drop', 'declare'),
  ...each(['battle', '12.3', 'losses are taken after the die of a battle'], 'lose', 'break'),
  ...each(['battle', '12.5', 'units advance right after a battle they have won'], 'advance'),
  ...each(['combat', '12.6', 'flank attacks are made in the German Combat Phase'], 'flank'),
  ...each(['combat', '12.8', 'the 7th Flieger Division jumps in a German Combat Phase'], 'support'),
]);
/** 5.1, 13.4 Turns without airpower. */
const withoutAir = (g: State): Refused => no(is1939(g) ? '13.4' : '5.1', 'airpower is not used now');

/** Names the phase under way, if there is one. */
const nowName = (g: State): string => {
  const phase = PHASE_PROCS.findIndex(proc => frameOf(g, proc));
  if (phase < 0) return '';
  return `; this is the ${PHASE_NAMES[phase]} Phase of ${POWERS[frameOf(g, PHASE_PROCS[phase]!)!.vars.power]}`;
};

export const wrongPhase = (g: State, c: Choice): Refused | undefined => {
  if (c.do === 'slip' || (c.do === 'order' && !isAlone(g))) return notNow(g);
  if (c.do === 'violate') return notViolated(g, c.country as number);
  const reason = REASONS[c.do];
  if (!reason || g.stack.some(f => f.proc === reason[0])) return undefined;
  const [proc, ruleCase, why] = reason;
  return proc === 'air' && isAlone(g) ? withoutAir(g) : no(ruleCase, `${why}${nowName(g)}`);
};
