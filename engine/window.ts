/** F5 Windows: reactions open on public facts, whatever a side holds; every window accepts a pass. */
import { again, askSecretly, done, procedure, type Call, type Next, type Step } from './flow.ts';
import type { Json, Case, Side, State, Vars } from './state.ts';

export const WINDOW = '@window';
type Open = {
  readonly kind: string;
  readonly case: Case;
  readonly order: readonly Side[];
  readonly about: Vars;
  readonly once: boolean;
  readonly turn: number;
  readonly passes: number;
  readonly value: Json;
};
const window = procedure<Open>(WINDOW);

/** Asks each side in `order` once, or in turn until all have passed in a row; returns the value an answer left, or null. */
export const openWindow = (
  kind: string,
  ruleCase: Case,
  order: readonly Side[],
  about: Vars = {},
  until: 'once' | 'all pass' = 'once',
  back?: string,
): Call =>
  window.call({ kind, case: ruleCase, order, about, once: until === 'once', turn: 0, passes: 0, value: null }, back);

export const windowSteps: readonly Step<Open>[] = [
  {
    at: 'ask',
    case: '',
    name: 'Window',
    run: (_g, { vars: w }) =>
      (w.once ? w.turn : w.passes) >= w.order.length
        ? done(w.value)
        : askSecretly(w.order[w.turn % w.order.length]!, w.kind, w.case, w.about),
  },
];

/** The asked side passes. */
export const passed = (g: State): Next => {
  const w = window.vars(g);
  window.set(g, { ...w, turn: w.turn + 1, passes: w.passes + 1 });
  return again;
};
/** The asked side acts: its answer runs, then the window goes on. Without a value the window keeps its own. */
export const acted = (g: State, answer: Call, value?: Json): Next => {
  window.put(g, { turn: window.vars(g).turn + 1, passes: 0, ...(value === undefined ? {} : { value }) });
  return { ...answer, back: 'ask' };
};
/** The answer settles it: nobody else is asked. */
export const closeWindow = (value: Json): Next => done(value);
/** Sets the value the window around an answer will return. */
export const setWindowValue = (g: State, value: Json): void => window.put(g, { value });
