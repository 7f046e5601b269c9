/** F9 Events and watchers: "the instant that". Rules emit what happened, one hex or one counter at a time. */
import type { Call, Over } from './flow.ts';
import type { Case, Json, Side, State } from './state.ts';

/** `case` is the rule the log cites; `to` limits who learns of it. All other fields are facts by name. */
export interface Event<Is extends string = string> {
  readonly is: Is;
  readonly case: Case;
  readonly to?: readonly Side[];
  readonly [fact: string]: Json | undefined;
}

/** Runs after the step that emitted, in table order, before anyone is asked. */
export interface Watch<On extends string = string> {
  readonly on: On;
  readonly case: Case;
  run(g: State, e: Event): Call | Over | undefined;
}

/** Usually only one thing happens, and creating a list of one is faster than pushing onto an empty one. */
export const emit = (g: State, e: Event): void => {
  if (g.events.length === 0) g.events = [e];
  else g.events.push(e);
};

/** Whether anybody will read the event. A playout does not work out explanations, such as a sum with its reasons; rules and watchers never depend on them. */
export const isReported = (g: State): boolean => !g.isSilent;

/** F8 A side learns something. This bars an undo, like a die. */
export const LOOK = 'look';
export const look = (g: State, side: Side, ruleCase: Case, what: { readonly [fact: string]: Json }): void =>
  emit(g, { is: LOOK, case: ruleCase, to: [side], ...what });

export const drain = (g: State): readonly Event[] => {
  if (g.events.length === 0) return NOTHING;
  const happened = g.events;
  g.events = [];
  return happened;
};
const NOTHING: readonly Event[] = [];

export const seenBy = (e: Event, side: Side): boolean => !e.to || e.to.includes(side);
