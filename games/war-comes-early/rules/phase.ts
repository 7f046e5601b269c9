/** 5.0 The phase that is played, and who plays it. */
import type { State } from '../../../engine/state.ts';
import { GERMAN_POWER, POWERS } from '../model/army.ts';
import { frameOf } from './flow.ts';

const NAMES = [
  ['reorganisation', 'Reorganisation'],
  ['movement', 'Movement'],
  ['combat', 'Combat'],
] as const;
/** The power whose phase it is; the Germans slip theirs into the turns of others (5.3). */
const powerNow = (v: State): number => {
  if (frameOf(v, 'germanWindow')) return GERMAN_POWER;
  return frameOf(v, 'nationalTurn')?.vars.power ?? GERMAN_POWER;
};
/** 'Italy Movement'; 'Germany' between the phases. */
export const phaseOf = (v: State): string => {
  const phase = NAMES.find(([proc]) => frameOf(v, proc) !== undefined)?.[1];
  return [POWERS[powerNow(v)]!, phase].filter(Boolean).join(' ');
};
