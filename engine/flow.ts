/** F2 Flow: the turn as a saved stack of frames. A frame stands at a step; a step changes the game or asks, never both. */
import type { Question } from './decide.ts';
import type { Draw } from './chance.ts';
import type { SealedPlan } from './sealed.ts';
import type { Case, Json, Side, State, Vars } from './state.ts';

/** `at` is a label unique in its procedure; `got` is what the last call returned. While a step runs, its frame may still stand at an earlier one. Variables are public: secrets live in columns. */
export interface Frame<V extends Vars = Vars> {
  readonly proc: string;
  readonly at: string;
  readonly vars: V;
  readonly got?: Json;
}

export type Call = { readonly to: 'call'; readonly proc: string; readonly vars: Vars; readonly back?: string };
export type Over = { readonly to: 'over'; readonly result: Json };
export type Next =
  | Call
  | Over
  | { readonly to: 'next' }
  | { readonly to: 'again'; readonly still?: true }
  | { readonly to: 'goto'; readonly at: string; readonly vars?: Vars }
  | { readonly to: 'return'; readonly value: Json }
  | { readonly to: 'leave'; readonly proc: string; readonly value: Json }
  | { readonly to: 'ask'; readonly ask: Question }
  | { readonly to: 'chance'; readonly draw: Draw }
  | { readonly to: 'sealed'; readonly lanes: readonly SealedPlan[] };

/** `V`: the variables of its procedure, `At`: its label. */
export interface Step<V extends Vars = Vars, At extends string = string> {
  /** Label in the saved stack: '14.5/commit'. */
  readonly at: At;
  /** The case and the name that the player reads. */
  readonly case: Case;
  readonly name: string;
  /** Labels this step had in older versions, so that old saves resume. */
  readonly was?: readonly string[];
  /** Judged on arrival: the step is skipped where this is false. */
  when?(g: State, f: Frame<V>): boolean;
  run(g: State, f: Frame<V>): Next;
  /** Receives the result of the chance that `run` asked for. */
  fed?(g: State, f: Frame<V>, out: readonly number[]): Next;
}
export type Procs = { readonly [proc: string]: readonly Step[] };

export const NO_VARS: Vars = {};
export const next: Next = { to: 'next' };
export const again: Next = { to: 'again' };
/** Stays at this step where only a draft in the frame has changed. No cached value depends on such a draft, so that no new step epoch begins (run-epochs.ts). */
export const againSameStep: Next = { to: 'again', still: true };
export const goto = (at: string, vars?: Vars): Next => (vars ? { to: 'goto', at, vars } : { to: 'goto', at });
/** Calls a procedure and resumes at `back`, or at the step after this one. */
export const call = (proc: string, vars: Vars = NO_VARS, back?: string): Call =>
  back ? { to: 'call', proc, vars, back } : { to: 'call', proc, vars };
export const done = (value: Json = null): Next => ({ to: 'return', value });
/** Unwinds through the nearest frame of `proc` and returns from it. */
export const leave = (proc: string, value: Json = null): Next => ({ to: 'leave', proc, value });
/** Ends the game from any depth. */
export const over = (result: Json): Over => ({ to: 'over', result });
export const ask = (side: Side, kind: string, ruleCase: Case, about: Vars = NO_VARS): Next => ({
  to: 'ask',
  ask: { side, kind, case: ruleCase, about },
});
/** A question that is asked often in the same words: made once for each side. */
export const asking = (kind: string, ruleCase: Case): ((side: Side) => Next) => {
  const made: { readonly side: Side; readonly next: Next }[] = [];
  return side => {
    for (const known of made) if (known.side === side) return known.next;
    const next = ask(side, kind, ruleCase);
    made.push({ side, next });
    return next;
  };
};
/** D15 Being forced to this answer, or not being asked, would reveal something: no host answers it by itself. */
export const askSecretly = (side: Side, kind: string, ruleCase: Case, about: Vars = NO_VARS): Next => ({
  to: 'ask',
  ask: { side, kind, case: ruleCase, about, secret: true },
});

export const top = (g: State): Frame => g.stack[g.stack.length - 1]!;
export const setTop = (g: State, f: Frame): void => {
  const stack = g.stack.slice();
  stack[stack.length - 1] = f;
  g.stack = stack;
};
/** The same frame at another step or with other variables. Written out instead of spread: every step of every game comes by here. */
export const standing = (f: Frame, at: string, vars: Vars = f.vars): Frame =>
  f.got === undefined ? { proc: f.proc, at, vars } : { proc: f.proc, at, vars, got: f.got };
/** Replaces all variables of the running frame. Code that runs often spreads the old variables itself: one spread for all procedures is slow. */
export const setVars = (g: State, vars: Vars): void => {
  const f = top(g);
  setTop(g, standing(f, f.at, vars));
};
/** Writes variables of the running frame. */
export const put = (g: State, patch: Vars): void => setVars(g, { ...top(g).vars, ...patch });

/** Index of the innermost frame of `proc`, or -1. */
export const nearest = (g: State, proc: string): number => {
  const { stack } = g;
  let i = stack.length - 1;
  while (i >= 0 && stack[i]!.proc !== proc) i--;
  return i;
};
export const frameOf = (g: State, proc: string): Frame | undefined => {
  const i = nearest(g, proc);
  return i < 0 ? undefined : g.stack[i]; // index -1 would be looked up by name, which is slow
};
/** Replaces all variables of a frame. */
export const setFrameVars = (g: State, index: number, vars: Vars): void => {
  const stack = g.stack.slice();
  const f = stack[index]!;
  stack[index] = standing(f, f.at, vars);
  g.stack = stack;
};
export const setFrame = (g: State, index: number, patch: Vars): void =>
  setFrameVars(g, index, { ...g.stack[index]!.vars, ...patch });

/** A procedure's name with the type of its variables, so that calling it and reading and writing its variables need no casts. `Back`: the steps a caller can resume at. */
export interface Proc<V extends Vars, Back extends string = string> {
  readonly name: string;
  call(vars: V, back?: Back): Call;
  /** The variables of its innermost frame. */
  vars(g: State): V;
  put(g: State, patch: Partial<V>): void;
  /** Replaces all variables of its innermost frame. Code that changes some of them often spreads the old ones itself, which is faster. */
  set(g: State, vars: V): void;
}
export const procedure = <V extends Vars>(name: string): Proc<V> => ({
  name,
  call: (vars, back) => call(name, vars, back),
  vars: g => innermost(g, name).vars as V,
  put: (g, patch) => setFrame(g, nearest(g, name), patch as Vars),
  set: (g, vars) => setFrameVars(g, nearest(g, name), vars),
});
const innermost = (g: State, proc: string): Frame => {
  const f = frameOf(g, proc);
  if (!f) throw new Error(`no ${proc} is under way`);
  return f;
};
