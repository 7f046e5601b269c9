/** F10 Lifetimes: "once per battle, phase, turn" is a mark in that frame and ends with it. */
import { frameOf, nearest, setFrameVars } from './flow.ts';
import type { State, Vars } from './state.ts';

const NO_MARKS: readonly string[] = [];
const marksOf = (vars: Vars | undefined): readonly string[] =>
  (vars?.marks as readonly string[] | undefined) ?? NO_MARKS;

export const mark = (g: State, proc: string, name: string): void => {
  const at = nearest(g, proc);
  if (at < 0) throw new Error(`no ${proc} is under way to mark ${name} in`);
  const { vars } = g.stack[at]!;
  setFrameVars(g, at, { ...vars, marks: [...marksOf(vars), name] });
};
/** The marks of the innermost frame of `proc`: usually none, and then the caller need not build a name. */
export const marksIn = (g: State, proc: string): readonly string[] => marksOf(frameOf(g, proc)?.vars);
export const marked = (g: State, proc: string, name: string): boolean => marksIn(g, proc).includes(name);

/** Something that lies on the turn track until its turn and its step. */
export interface Due {
  readonly turn: number;
  readonly at: string;
  readonly what: string;
  readonly vars: Vars;
}

export const later = (g: State, due: Due): void => {
  g.due = [...g.due, due];
};
/** What comes due now; it leaves the track. */
export const takeDue = (g: State, turn: number, at: string): readonly Due[] => {
  const now = g.due.filter(d => d.turn === turn && d.at === at);
  if (now.length) g.due = g.due.filter(d => !now.includes(d));
  return now;
};
