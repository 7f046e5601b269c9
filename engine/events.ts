/** F9 Events and watchers: "the instant that". Rules emit what happened, one hex or one counter at a time. */
import type { Call, Over } from './flow.ts';
import type { Case, Json, Side, State } from './state.ts';

/** `case` is the rule the log cites; `to` limits who learns of it. The rest are facts by field name. */
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

/** Mostly one thing happens, and a list of one is quicker made than an empty one is lengthened. */
export const emit = (g: State, e: Event): void => {
  if (g.events.length === 0) g.events = [e];
  else g.events.push(e);
};

/** Will anybody read it? What only explains an event, a sum with its reasons, is not worked out for a playout; rules and watchers never rest on it. */
export const isReported = (g: State): boolean => !g.isSilent;

/** F8 A side learns something: a barrier to taking back, like a die. */
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
