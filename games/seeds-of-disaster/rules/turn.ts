/** 3.2, 3.4 Years and months: which segments a turn has, and in what order. */
import { next, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { startTurn } from './status.ts';

const begin: Step = {
  at: '3.0/start',
  case: '3.0',
  name: 'Start of the turn',
  run: (g: State) => {
    startTurn(g);
    return next;
  },
};
export const yearSteps: readonly Step[] = [begin];
export const monthSteps: readonly Step[] = [begin];
