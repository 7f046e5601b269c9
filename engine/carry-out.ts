/** Carries out the result of a step or a choice: moves the frames on, after running the watchers of whatever it emitted. */
import { uniformRows } from './uniform-rows.ts';
import type { Decision } from './decide.ts';
import type { Event, Watch } from './events.ts';
import { next, setTop, standing, top, type Call, type Frame, type Next, type Over } from './flow.ts';
import { compile, firstIn, programIn, stopIn, WATCHED, type Programs, type Stop } from './program.ts';
import type { Rules } from './rules.ts';
import { planOf, REPLAY, type SealedPlan } from './sealed.ts';
import { RUN, type Side, type State, type Vars } from './state.ts';
import { finish, pop, seal, unwind } from './unwind.ts';
import { nextStepEpoch } from './run-epochs.ts';

const NONE: (Call | Over)[] = [];
const NO_WATCH: readonly Watch[] = [];

/** What the runner needs to know of sealed plans (sealed-plans.ts). */
export interface Planning {
  /** Whether all of the plans just called for are finished already. */
  planned(g: State): boolean;
  /** Carries out an opened plan in one go if its outcome is already known; otherwise does nothing and returns false. */
  carriedOut(g: State, l: SealedPlan): boolean;
}
/** A game's rules, indexed: steps by label, watchers by event, decisions by kind. */
export interface Book {
  readonly rules: Rules;
  readonly planning: Planning;
  readonly programs: Programs;
  /** Steps by label alone; of several steps with the same label, one of them. */
  readonly stops: ReadonlyMap<string, Stop>;
  readonly watchers: ReadonlyMap<string, readonly Watch[]>;
  readonly decisions: ReadonlyMap<string, Decision>;
  /** The step that ran last. It is usually the one that asked, and is needed again when the answer comes. */
  last: Stop;
}
export const bookOf = (rules: Rules, planning: Planning): Book => {
  const programs = compile(rules);
  const decisions = uniformRows(Object.values(rules.decisions));
  return {
    rules,
    planning,
    programs,
    stops: new Map(programs.values().flatMap(p => p.index)),
    watchers: Map.groupBy(rules.watches, w => w.on),
    decisions: new Map(Object.keys(rules.decisions).map((kind, i) => [kind, decisions[i]!])),
    last: firstIn(programs),
  };
};

export const stopAt = (book: Book, f: Frame): Stop => {
  const { last } = book;
  if (last.at === f.at && last.proc === f.proc) return last;
  const { onward } = last;
  const isIt = onward !== undefined && onward.at === f.at && onward.proc === f.proc;
  return isIt ? onward : (last.onward = lookFor(book, f));
};
/** Usually no other procedure has a step of this label, so that one look is enough. */
const lookFor = ({ programs, stops }: Book, f: Frame): Stop => {
  const stop = stops.get(f.at);
  return stop?.proc === f.proc ? stop : stopIn(programIn(programs, f.proc), f);
};
const firstOf = ({ last, programs }: Book, proc: string): Stop =>
  last.called?.proc === proc ? last.called : (last.called = programIn(programs, proc).stops[0]!);
/** The decision for a kind of question. It is needed for listing, for judging and for taking a choice. */
export const decisionIn = ({ last, decisions }: Book, kind: string): Decision => {
  if (last.asked.kind !== kind) last.asked = { kind, decision: decisions.get(kind) };
  const { decision } = last.asked;
  if (!decision) throw new Error(`no decision ${kind}`);
  return decision;
};
export const entered = (book: Book, proc: string, vars: Vars): Frame => ({ proc, at: firstOf(book, proc).at, vars });
/** Goes on with a procedure on these frames: at its first step, unless it was a sealed plan and is over. */
const enter = (book: Book, g: State, stack: Frame[], c: Call): Stop | undefined =>
  c.proc === REPLAY ? enterLane(book, g, stack, c) : begin(book, g, stack, c.proc, c.vars);
const begin = (book: Book, g: State, stack: Frame[], proc: string, vars: Vars): Stop => {
  const first = firstOf(book, proc);
  stack.push({ proc: first.proc, at: first.at, vars });
  g.stack = stack;
  return first;
};
const enterLane = (book: Book, g: State, stack: Frame[], { proc, vars }: Call): Stop | undefined => {
  const l = planOf(g, vars.side as Side);
  if (!l?.done) throw new Error(`${String(vars.side)} has no lane to carry out`);
  stack.push({ proc, at: '', vars });
  g.stack = stack;
  return book.planning.carriedOut(g, l) ? undefined : begin(book, g, stack, l.proc, l.vars);
};

/** Runs the watchers of everything emitted from index `from` on, including what the watchers emit themselves. */
const triggered = ({ watchers }: Book, g: State, from: number): readonly (Call | Over)[] => {
  if (watchers.size === 0) return NONE;
  let calls: (Call | Over)[] = NONE;
  for (let i = from; i < g.events.length; i++) {
    if (i - from > 1000) throw new Error(`watchers do not settle at ${top(g).at}`);
    const e: Event = g.events[i]!;
    for (const w of watchers.get(e.is) ?? NO_WATCH) {
      const then = w.run(g, e);
      if (then) calls = [...calls, then];
    }
  }
  return calls;
};
/** Calls a procedure before whatever comes next, even before the end of the game. */
const interject = (book: Book, g: State, c: Call, waits: boolean): void => {
  const vars: Vars = {
    ...(g.wait.for === 'over' && { result: g.wait.result }),
    ...(waits && { waits }),
  };
  enter(book, g, [...g.stack, { proc: WATCHED, at: '', vars }], c);
  g.wait = RUN;
};
/** `from`: index of the first event this step emitted; `here`: the step it stands at, if known. Returns the step the top frame goes on to, if known, so that the caller need not look it up. */
export const carryOut = (book: Book, g: State, n: Next, from: number, here?: Stop): Stop | undefined => {
  if (g.events.length === from) return go(book, g, n, here);
  nextStepEpoch();
  const calls = triggered(book, g, from);
  if (calls.length === 0) return go(book, g, n, here);
  settle(book, g, n, calls, here);
  return undefined;
};
/** Procedures called by watchers come first. */
const settle = (book: Book, g: State, n: Next, calls: readonly (Call | Over)[], here: Stop | undefined): void => {
  const end = calls.find(c => c.to === 'over');
  if (end?.to === 'over') return finish(g, end.result);
  if (n.to === 'ask' || n.to === 'chance' || n.to === 'sealed')
    throw new Error(`${top(g).at}: a step changes or asks, never both`);
  stand(g, go(book, g, n, here));
  if (n.to !== 'over') for (const c of calls.toReversed()) if (c.to === 'call') interject(book, g, c, c !== calls[0]);
};
/** Copies frame by frame, which leaves room for one more. */
const withTop = (stack: readonly Frame[], f: Frame): Frame[] => {
  const all: Frame[] = [];
  for (let i = 0; i < stack.length - 1; i++) all.push(stack[i]!);
  all.push(f);
  return all;
};
const after = (book: Book, f: Frame, here: Stop | undefined): string => (here ?? stopAt(book, f)).next!.at;
/** From now on the top frame stands at this step. */
export const stand = (g: State, s: Stop | undefined): void => {
  if (s && s.at !== top(g).at) setTop(g, standing(top(g), s.at));
};
/** Everything but a question begins a new step epoch (run-epochs.ts). The checks are ordered by how often each answer occurs. */
const go = (book: Book, g: State, n: Next, here: Stop | undefined): Stop | undefined => {
  if (n === next) {
    nextStepEpoch();
    return (here ?? stopAt(book, top(g))).next;
  }
  return goAs(book, g, n, here);
};
const goAs = (book: Book, g: State, n: Next, here: Stop | undefined): Stop | undefined => {
  const f = top(g);
  let s: Stop | undefined;
  switch (n.to) {
    case 'ask':
      stand(g, here);
      g.wait = { for: 'choice', ask: n.ask };
      return undefined;
    case 'chance':
      stand(g, here);
      g.wait = { for: 'chance', draw: n.draw };
      return undefined;
    case 'next':
      s = (here ?? stopAt(book, f)).next;
      break;
    case 'again':
      if (n.still) return here;
      s = here;
      break;
    case 'goto':
      setTop(g, standing(f, n.at, n.vars));
      break;
    case 'call':
      s = enter(book, g, withTop(g.stack, standing(f, n.back ?? after(book, f, here))), n);
      break;
    case 'return':
      pop(g, n.value);
      break;
    case 'leave':
      unwind(g, n.proc, n.value);
      break;
    case 'sealed':
      setTop(g, standing(f, after(book, f, here)));
      seal(g, n.lanes);
      break;
    case 'over':
      finish(g, n.result);
      break;
    default:
      n satisfies never;
  }
  nextStepEpoch();
  return s;
};
