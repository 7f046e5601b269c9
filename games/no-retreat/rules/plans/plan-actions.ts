/** 24.2, 24.3 What a Secret Plan allows its side in the Strategic Phases of the first turns. Using a plan reveals it. */
import { ok, type Verdict, markOf, blockedBy, untilOver } from '../../../../engine/decide.ts';
import { again, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import { INSTRUCTIONS, type Instruction } from '../../data/rows.ts';
import { happened, note, turnOf } from '../../model/state.ts';
import { freed } from './plan-releases.ts';
import { granted, grantProc } from '../cards/event-choices.ts';
import { scoreEvent } from '../combat/losses.ts';
import { hasPlan, byPlan } from './plans.ts';
import { once, TURN } from '../position/obstacles.ts';
import { emit, mark, marked } from '../flow.ts';

const sideOfAct = (what: Instruction): SideNo => TERMS[what]![0];
const TERMS: { readonly [I in Instruction]?: readonly [SideNo, number] } = {
  '7th Army Freed': [A, 2],
  'Tank Doctrine': [A, 2],
  '2nd Army Freed': [G, 3],
  'Ardennes Surprise': [G, 3],
  'Neutral Holland': [G, 3],
};
/** 24.2 A player who drew French Initiative twice keeps its Tank Doctrine, whichever plan was taken then. */
const isGiven = (g: State, what: Instruction): boolean =>
  hasPlan(g, what) || (what === 'Tank Doctrine' && happened(g, 'initiative'));
export const mayAct = (g: State, side: SideNo, act: number): Verdict => {
  const what = INSTRUCTIONS[act]!;
  const terms = TERMS[what];
  const ruleCase = side === A ? '24.2' : '24.3';
  if (!terms || terms[0] !== side || !isGiven(g, what)) return byPlan(g, side, ruleCase, 'has no such instruction');
  if (turnOf(g) > terms[1]) return blockedBy(TURN, ruleCase, `${what} is for the first ${terms[1]} turns`);
  if (marked(g, 'strategic', what)) return blockedBy(markOf(what), ruleCase, `${what} was used this turn`);
  if (what === 'Neutral Holland')
    return happened(g, 'holland points')
      ? blockedBy(once('holland points'), ruleCase, `${what} was scored already`)
      : ok;
  return what === 'Ardennes Surprise' || freed(g, what).length
    ? ok
    : blockedBy(untilOver(g), ruleCase, `${what} finds nobody to be freed`);
};
const LAST_TURN_OF_ACTS = Math.max(...Object.values(TERMS).map(([, turn]) => turn));
export const actsOf = (g: State, side: SideNo): readonly number[] =>
  turnOf(g) > LAST_TURN_OF_ACTS ? [] : [...INSTRUCTIONS.keys()].filter(act => mayAct(g, side, act).ok);
export const actNow = (g: State, act: number): Next => {
  const what = INSTRUCTIONS[act]!;
  mark(g, 'strategic', what);
  emit(g, { is: 'act', case: '24.0', act });
  if (what === 'Ardennes Surprise') return grantProc.call(granted(G, 'naBelgium', 2), '8.2');
  if (what === 'Neutral Holland') {
    note(g, 'holland points');
    scoreEvent(g, 2, '24.3');
    return again;
  }
  return grantProc.call(granted(sideOfAct(what), what, freed(g, what).length), '8.2');
};
