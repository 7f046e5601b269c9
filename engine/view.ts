/** What every game's view says alike of the moment: the step, who decides, and what a running procedure is about. */
import { frameOf } from './flow.ts';
import type { Machine } from './machine.ts';
import type { Case, State } from './state.ts';

/** What the game waits for: its step with the case, or that it is over. */
export const stepSeen = (
  machine: Pick<Machine, 'steps'>,
  endCase: Case,
  v: State,
): { readonly case: Case; readonly name: string } => {
  const step = machine.steps(v).at(-1);
  return v.wait.for === 'over' || !step
    ? { case: endCase, name: 'The game is over' }
    : { case: step.case, name: step.name };
};
/** A number among the variables of a procedure that runs. */
export const variableOf = (v: State, proc: string, field: string): number | undefined => {
  const value = frameOf(v, proc)?.vars[field];
  return typeof value === 'number' ? value : undefined;
};
/** A field that is there only where it has a value. */
export const present = <K extends string, T>(key: K, value: T | undefined): { readonly [k in K]?: T } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [k in K]?: T };
