/** What all three phases begin and end with. */
import { next } from '../../../engine/flow.ts';
import { clearPhase } from '../model/state.ts';
import { motorisedStep } from './arrivals.ts';
import type { PhaseStep } from './flow.ts';
import { stackingCheck } from './stacking.ts';

/** A phase begins by clearing what counts for one phase only; `at` names its case, as in `11.0/start`. */
export const phaseStart = <A extends '7.0/start' | '11.0/start' | '12.0/start'>(at: A, name: string): PhaseStep<A> => ({
  at,
  case: at.slice(0, at.indexOf('/')),
  name,
  run: g => {
    clearPhase(g);
    return next;
  },
});
/** 8.0, 3.2.1 */
export const phaseEnd = [stackingCheck, motorisedStep] as const;
