/** 4.0 The phase that is played, by the procedures on the stack. */
import type { State } from '../../../../engine/state.ts';
import { G } from '../../model/army.ts';
import { frameOf, type NoRetreatProc } from '../flow.ts';

export const PREPARATION = [
  ['Checks', '7.0'],
  ['Strategic', '8.0'],
  ['Organization', '9.0'],
  ['Deployment', '10.0'],
] as const;
/** What stands beside a phase belongs to the phase named last. */
const PREPARING: readonly (readonly NoRetreatProc[])[] = [
  ['checks', 'penalty'],
  ['strategic'],
  ['organisation'],
  ['deploy', 'evacuation', 'airdrops'],
];
const PLAYING = [
  ['blitzkrieg', 'Blitzkrieg'],
  ['reserve', 'Reserve'],
  ['combat', 'Combat'],
  ['movement', 'Movement'],
] as const;
/** Which of the preparations. */
export const preparingNow = (v: State): number =>
  Math.max(
    0,
    PREPARING.findIndex(procs => procs.some(proc => frameOf(v, proc) !== undefined)),
  );
/** 22.2 Weygand's card is asked for between combat and Blitzkrieg. */
export const playingNow = (v: State): string =>
  PLAYING.find(([proc]) => frameOf(v, proc) !== undefined)?.[1] ?? 'Combat';

/** 'German Combat', 'Strategic'. */
export const phaseOf = (v: State): string => {
  const turn = frameOf(v, 'playerTurn');
  if (!turn) return PREPARATION[preparingNow(v)]![0];
  return `${turn.vars.side === G ? 'German' : 'Allied'} ${playingNow(v)}`;
};
