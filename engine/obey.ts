/** Carries out what a step or a choice decided: the frames go on, and whatever it set off comes first. */
import { alike } from './alike.ts';
import type { Decision } from './decide.ts';
import type { Event, Watch } from './events.ts';
import { setTop, standing, top, type Call, type Frame, type Next, type Over } from './flow.ts';
import { compile, programIn, stopIn, WATCHED, type Programs, type Stop } from './program.ts';
import type { Rules } from './rules.ts';
import { laneOf, REPLAY } from './sealed.ts';
import { RUN, type Side, type State, type Vars } from './state.ts';
import { finish, pop, seal, unwind } from './unwind.ts';
import { goOn } from './work.ts';

const NONE: (Call | Over)[] = [];
const NO_WATCH: readonly Watch[] = [];

/** A game's rules as they are walked: each step found by its label, each watcher by what it waits for, each decision by its kind. */
export interface Book {
  readonly rules: Rules;
  readonly programs: Programs;
  /** By their labels alone; of those that bear the same, one. */
  readonly stops: ReadonlyMap<string, Stop>;
  readonly watchers: ReadonlyMap<string, readonly Watch[]>;
  readonly decisions: ReadonlyMap<string, Decision>;
  /** The step that ran last: mostly it is the one that asked, and is wanted again when it is answered. */
  last: Stop | undefined;
}
export const bookOf = (rules: Rules): Book => {
  const programs = compile(rules);
  const decisions = alike(Object.values(rules.decisions));
  return {
    rules,
    programs,
    stops: new Map(programs.values().flatMap(p => p.index)),
    watchers: Map.groupBy(rules.watches, w => w.on),
    decisions: new Map(Object.keys(rules.decisions).map((kind, i) => [kind, decisions[i]!])),
    last: undefined,
  };
};

/** Mostly no other procedure has a step of this label, and one look is enough. */
export const stopAt = ({ last, programs, stops }: Book, f: Frame): Stop => {
  if (last !== undefined && last.at === f.at && last.proc === f.proc) return last;
  const stop = stops.get(f.at);
  return stop?.proc === f.proc ? stop : stopIn(programIn(programs, f.proc), f);
};
export const entered = ({ programs }: Book, proc: string, vars: Vars): Frame => ({
  proc,
  at: programIn(programs, proc).stops[0]!.at,
  vars,
});
const push = (book: Book, g: State, stack: Frame[], c: Call): readonly Frame[] => {
  if (c.proc !== REPLAY) stack.push(entered(book, c.proc, c.vars));
  else {
    const l = laneOf(g, c.vars.side as Side);
    if (!l?.done) throw new Error(`${String(c.vars.side)} has no lane to carry out`);
    stack.push({ proc: REPLAY, at: '', vars: c.vars }, entered(book, l.proc, l.vars));
  }
  return stack;
};

/** Runs the watchers of everything emitted from `from` on, also of what they emit themselves. */
const triggered = ({ watchers }: Book, g: State, from: number): readonly (Call | Over)[] => {
  let calls: (Call | Over)[] = NONE;
  for (let i = from; i < g.out.length; i++) {
    if (i - from > 1000) throw new Error(`watchers do not settle at ${top(g).at}`);
    const e: Event = g.out[i]!;
    for (const w of watchers.get(e.is) ?? NO_WATCH) {
      const then = w.run(g, e);
      if (then) calls = [...calls, then];
    }
  }
  return calls;
};
/** Runs before whatever comes next, even before the end of the game. */
const interject = (book: Book, g: State, c: Call, waits: boolean): void => {
  const vars: Vars = {
    ...(g.wait.for === 'over' && { result: g.wait.result }),
    ...(waits && { waits }),
  };
  g.stack = push(book, g, [...g.stack, { proc: WATCHED, at: '', vars }], c);
  g.wait = RUN;
};
/**
 * `from`: what was emitted from there on is its doing; `here`: the step it stands at, where that is known. Where the frame only goes on, returns the step
 * after it: the frame is told when it is known whether the ground of that one is gone.
 */
export const obey = (book: Book, g: State, n: Next, from: number, here?: Stop): Stop | undefined => {
  const { to } = n; // looked at once: answers are of many shapes
  if (g.out.length !== from || (to !== 'ask' && to !== 'chance')) goOn();
  const calls = g.out.length === from || book.watchers.size === 0 ? NONE : triggered(book, g, from);
  if (calls.length > 0) settle(book, g, n, calls, here);
  else if (to === 'next') return (here ?? stopAt(book, top(g))).next;
  else go(book, g, n, here);
  return undefined;
};
/** What watchers call comes first. */
const settle = (book: Book, g: State, n: Next, calls: readonly (Call | Over)[], here: Stop | undefined): void => {
  const end = calls.find(c => c.to === 'over');
  if (end?.to === 'over') return finish(g, end.result);
  if (n.to === 'ask' || n.to === 'chance' || n.to === 'sealed')
    throw new Error(`${top(g).at}: a step changes or asks, never both`);
  go(book, g, n, here);
  if (n.to !== 'over') for (const c of calls.toReversed()) if (c.to === 'call') interject(book, g, c, c !== calls[0]);
};
/** Frame by frame, so that it has room for one more. */
const withTop = (stack: readonly Frame[], f: Frame): Frame[] => {
  const all: Frame[] = [];
  for (let i = 0; i < stack.length - 1; i++) all.push(stack[i]!);
  all.push(f);
  return all;
};
const after = (book: Book, f: Frame, here: Stop | undefined): string => (here ?? stopAt(book, f)).next!.at;
const go = (book: Book, g: State, n: Next, here: Stop | undefined): void => {
  const f = top(g);
  switch (n.to) {
    case 'next':
      setTop(g, standing(f, after(book, f, here)));
      break;
    case 'again':
      break;
    case 'goto':
      setTop(g, standing(f, n.at, n.vars));
      break;
    case 'call':
      g.stack = push(book, g, withTop(g.stack, standing(f, n.back ?? after(book, f, here))), n);
      break;
    case 'return':
      pop(g, n.value);
      break;
    case 'leave':
      unwind(g, n.proc, n.value);
      break;
    case 'ask':
      g.wait = { for: 'choice', ask: n.ask };
      break;
    case 'chance':
      g.wait = { for: 'chance', draw: n.draw };
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
};
