/** Walks the frames until someone must decide, chance is needed, or the game is over. */
import type { Question, Choice, Decision } from './decide.ts';
import { nearest, top, type Frame, type Step } from './flow.ts';
import { bookOf, decisionIn, entered, carryOut, stand, stopAt, type Book, type Planning } from './carry-out.ts';
import { END, WATCHED, type Stop } from './program.ts';
import type { Rules } from './rules.ts';
import { closePlan, orderFor, PLAN, REPLAY, SEALED } from './sealed.ts';
import { RUN, type Side, type State, type Vars } from './state.ts';
import { dropWatched, openLanes, pop } from './unwind.ts';
import { WINDOW } from './window.ts';

const MAX_STEPS_PER_RUN = 100_000;

export interface Runner {
  readonly rules: Rules;
  enter(proc: string, vars: Vars): Frame;
  run(g: State): void;
  /** Carries out a choice and whatever follows from it. */
  give(g: State, a: Question, c: Choice): void;
  feed(g: State, out: readonly number[]): void;
  decision(a: Question): Decision;
  /** The steps on the stack, innermost last. */
  steps(g: State): readonly Step[];
}

export const runner = (rules: Rules, planning: Planning): Runner => {
  const book = bookOf(rules, planning);
  return {
    rules,
    enter: (proc, vars) => entered(book, proc, vars),
    run: g => run(book, g),
    give: (g, a, c) => run(book, g, apply(book, g, a, c)),
    feed: (g, out) => run(book, g, feed(book, g, out)),
    decision: a => decisionIn(book, a.kind),
    steps: g => steps(book, g),
  };
};

/** `onward`: the step the top frame goes on to, if known. */
const run = (book: Book, g: State, onward?: Stop): void => {
  let s = onward;
  for (let fuel = MAX_STEPS_PER_RUN; fuel > 0; fuel--) {
    if (g.wait !== RUN) {
      if (g.wait.for === 'choice' && nearest(g, REPLAY) >= 0 && scripted(book, g, g.wait.ask)) continue;
      if (g.wait.for !== 'run') return;
    }
    const f = top(g);
    if (s === undefined && f.at === '') {
      past(book, g, f);
      continue;
    }
    s = arrive(g, f, s ?? stopAt(book, f));
    if (!s) {
      pop(g, null);
      continue;
    }
    book.last = s;
    const from = g.events.length;
    s = carryOut(book, g, s.run(g, f), from, s);
  }
  throw new Error(`runaway procedure at ${top(g).at}`);
};
/** This step, or the next one whose `when` holds; undefined at the end of the procedure. The frame is only rewritten if it stays at the step: most steps run and are left. */
const arrive = (g: State, f: Frame, first: Stop): Stop | undefined => {
  let s = first;
  while (s.when && !s.when(g, f)) s = s.next!;
  return s.at === END ? undefined : s;
};
/** A frame of the engine itself is on top. */
const past = ({ planning }: Book, g: State, f: Frame): void => {
  if (f.proc === WATCHED) dropWatched(g, f);
  else if (f.proc === PLAN) g.wait = { for: 'over', result: null };
  else if (f.proc === REPLAY) {
    closePlan(g, f.vars.side as Side);
    pop(g, null);
  } else if (f.proc !== SEALED) throw new Error(`no procedure ${f.proc}`);
  else if (f.vars.open) pop(g, f.got ?? null);
  else if (planning.planned(g)) openLanes(g);
  else g.wait = { for: 'sealed' };
};

const apply = (book: Book, g: State, a: Question, c: Choice): Stop | undefined => {
  g.wait = RUN;
  const from = g.events.length;
  return carryOut(book, g, decisionIn(book, a.kind).take(g, a, c), from);
};
/** An opened plan answers the questions its orders were given for; all others are asked live. */
const scripted = (book: Book, g: State, a: Question): boolean => {
  const order = orderFor(g, a, decisionIn(book, a.kind));
  if (order === undefined) return false;
  if (order !== 'void') stand(g, apply(book, g, a, order));
  return true;
};
const feed = (book: Book, g: State, out: readonly number[]): Stop | undefined => {
  if (g.wait.for !== 'chance') throw new Error('no chance was asked for');
  const f = top(g);
  const here = stopAt(book, f);
  const { step } = here;
  const from = g.events.length;
  if (!step.fed) throw new Error(`${f.at} asks for chance and takes none`);
  g.wait = RUN;
  return carryOut(book, g, step.fed(g, f, out), from, here);
};
/** A window is not a step of the game: the step that opened it says what goes on. */
const steps = (book: Book, g: State): readonly Step[] =>
  g.stack.filter(f => book.programs.has(f.proc) && f.proc !== WINDOW && f.at !== END).map(f => stopAt(book, f).step);
