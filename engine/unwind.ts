/** What happens to the stack of frames when a procedure ends, is left from within, or seals and opens plans. */
import { nearest, top, type Frame } from './flow.ts';
import { WATCHED } from './program.ts';
import { plansIn, PLAN, REPLAY, SEALED, sealedFrame, showsLater, type SealedPlan } from './sealed.ts';
import { RUN, type Json, type State } from './state.ts';

/** Removes the top frame and passes a value to the frame below it. */
export const pop = (g: State, value: Json): void => {
  const stack = g.stack.slice();
  stack.pop();
  g.stack = stack;
  const f = stack.length > 0 ? top(g) : undefined;
  if (f) stack[stack.length - 1] = { proc: f.proc, at: f.at, vars: f.vars, got: value };
  else g.wait = { for: 'over', result: value };
};
export const finish = (g: State, result: Json): void => {
  g.stack = [];
  g.wait = { for: 'over', result };
};
/** In a projection nothing beyond the plan is left: the plan is over, and the effect shows when it is opened. */
export const unwind = (g: State, proc: string, value: Json): void => {
  const i = nearest(g, proc);
  if (i < 0) throw new Error(`not inside ${proc}`);
  const lane = nearest(g, PLAN);
  if (i < lane) showsLater(g);
  const left = Math.max(i, lane + 1);
  const [first, ...rest] = g.stack.filter((f, k) => k > left && (isWaiting(f) || isWaiting(g.stack[k - 1])));
  g.stack = g.stack.slice(0, left + 1);
  pop(g, value);
  if (first) goOnWith(g, first, rest);
};
/** Lies under a procedure called by a watcher that waits until the procedure of another watcher of the same event is done. */
const isWaiting = (f: Frame | undefined): f is Frame => f?.proc === WATCHED && f.vars.waits === true;
/** Unwinding drops what was unfinished; procedures that other watchers called and that have not begun still come first. */
const goOnWith = (g: State, first: Frame, rest: readonly Frame[]): void => {
  const vars = g.wait.for === 'over' ? { ...first.vars, result: g.wait.result } : first.vars;
  g.stack = [...g.stack, { ...first, vars }, ...rest];
  beginWaiting(g);
  g.wait = RUN;
};
const beginWaiting = (g: State): void => {
  const f = g.stack.at(-2);
  if (!isWaiting(f)) return;
  const { waits: _, ...vars } = f.vars;
  g.stack = g.stack.with(-2, { ...f, vars });
};
export const dropWatched = (g: State, f: Frame): void => {
  g.stack = g.stack.slice(0, -1);
  if (g.stack.length === 0) finish(g, f.vars.result!);
  else beginWaiting(g);
};
export const seal = (g: State, lanes: readonly SealedPlan[]): void => {
  if (nearest(g, PLAN) >= 0 || nearest(g, REPLAY) >= 0) throw new Error('lanes inside a lane');
  g.stack = [...g.stack, sealedFrame(lanes, false)];
};
/** When all plans are sealed, they go below the frame that asked for them, which goes on; its earlier plans are dropped. */
export const openLanes = (g: State): void => {
  const lanes = sealedFrame(plansIn(top(g)), true);
  const asker = g.stack.at(-2)!;
  const isReplaced = g.stack.length > 2 && g.stack.at(-3)!.proc === SEALED;
  const below = g.stack.slice(0, isReplaced ? -3 : -2);
  g.stack = [...below, lanes, asker];
  g.wait = RUN;
};
