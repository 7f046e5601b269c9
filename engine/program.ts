/** The procedures of a game as the machine walks them: each step found by its label. */
import type { Decision } from './decide.ts';
import { done, type Frame, type Step } from './flow.ts';
import type { Rules } from './rules.ts';
import { WINDOW, windowSteps } from './window.ts';

/** Where a frame stands that has no step left. */
export const END = '@end';
/** Lies under a procedure called by a watcher: its return value answers nobody. */
export const WATCHED = '@watched';

/** A step, its label and the step after it. All objects have the same shape, whatever the game left out: the machine reads them at every step. */
export interface Stop {
  readonly proc: string;
  readonly step: Step;
  readonly at: string;
  readonly when: Step['when'];
  readonly run: Step['run'];
  /** None after the end. */
  readonly next: Stop | undefined;
  /** What followed the last time: the step after it, the first step it called, and what it asked. Usually the same follows again and need not be looked up by name. */
  onward: Stop | undefined;
  called: Stop | undefined;
  asked: Asked;
}
/** A kind of question and its decision. */
interface Asked {
  readonly kind: string;
  readonly decision: Decision | undefined;
}
const NOTHING_ASKED: Asked = { kind: '', decision: undefined };
export interface Program {
  readonly stops: readonly Stop[];
  readonly index: ReadonlyMap<string, Stop>;
}
export type Programs = ReadonlyMap<string, Program>;

const end: Step = { at: END, case: '', name: 'End', run: () => done() };
const stopOf = (proc: string, step: Step, next: Stop | undefined): Stop => ({
  proc,
  step,
  at: step.at,
  when: step.when,
  run: step.run,
  next,
  onward: undefined,
  called: undefined,
  asked: NOTHING_ASKED,
});
const programOf = (proc: string, steps: readonly Step[]): Program => {
  const index = new Map<string, Stop>();
  const stops: Stop[] = [];
  for (const step of [end, ...steps.toReversed()]) stops.unshift(stopOf(proc, step, stops[0]));
  for (const stop of stops)
    for (const label of [stop.at, ...(stop.step.was ?? [])]) {
      if (label === '') throw new Error(`procedure ${proc} has a step without a label`);
      if (index.has(label)) throw new Error(`procedure ${proc} has the label ${label} twice`);
      index.set(label, stop);
    }
  return { stops, index };
};
export const compile = (rules: Rules): Programs =>
  new Map(
    [[WINDOW, windowSteps] as const, ...Object.entries(rules.procs)].map(([proc, steps]) => [
      proc,
      programOf(proc, steps),
    ]),
  );

/** Any step. */
export const firstIn = (programs: Programs): Stop => programIn(programs, WINDOW).stops[0]!;
export const programIn = (programs: Programs, proc: string): Program => {
  const p = programs.get(proc);
  if (!p) throw new Error(`no procedure ${proc}`);
  return p;
};
export const stopIn = (program: Program, f: Frame): Stop => {
  const stop = program.index.get(f.at);
  if (!stop) throw new Error(`no step ${f.at} in ${f.proc}`);
  return stop;
};
