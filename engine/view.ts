/** What the views of all games have in common: the step, who decides, and what a running procedure is about. */
import { frameOf } from './flow.ts';
import type { Machine } from './machine.ts';
import type { Case, Side, State } from './state.ts';

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
/** A number among the variables of a running procedure. */
export const variableOf = (v: State, proc: string, field: string): number | undefined => {
  const value = frameOf(v, proc)?.vars[field];
  return typeof value === 'number' ? value : undefined;
};
/** A field that exists only if it has a value. */
export const present = <K extends string, T>(key: K, value: T | undefined): { readonly [k in K]?: T } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [k in K]?: T };

/** A viewer without a side sees what everybody sees. */
export type Viewer<S extends Side> = S | 'observer';
export const viewerAmong = <S extends Side>(sides: readonly S[], side: string): Viewer<S> =>
  sides.find(s => s === side) ?? 'observer';

/** Who must decide and what: `kind` is the decision's name in the rules. */
export interface Decides<S extends Side> {
  readonly side: S;
  readonly kind: string;
  readonly case: Case;
}
export const decidesNow = <S extends Side>(sides: readonly S[], v: State): Decides<S> | undefined => {
  const ask = v.wait.for === 'choice' ? v.wait.ask : undefined;
  const side = sides.find(s => s === ask?.side);
  return ask && side !== undefined ? { side, kind: ask.kind, case: ask.case } : undefined;
};

/** Of a step in the sequence of play, or of a turn on its track. */
export type When = 'past' | 'now' | 'next';
export const whenOf = (place: number, now: number): When => {
  if (place === now) return 'now';
  return place < now ? 'past' : 'next';
};
/** A step of the sequence of play, as the strip above the map shows it. */
export interface StepOfTurn {
  readonly name: string;
  readonly case: Case;
  readonly state: When;
}
export interface PartOfTurn {
  readonly roman: string;
  readonly name: string;
  readonly steps: readonly StepOfTurn[];
}
