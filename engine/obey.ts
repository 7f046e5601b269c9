/** Carries out what a step or a choice decided: the frames go on, and whatever it set off comes first. */
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
}
export const bookOf = (rules: Rules): Book => {
  const programs = compile(rules);
  return {
    rules,
    programs,
    stops: new Map(programs.values().flatMap(p => p.index)),
    watchers: Map.groupBy(rules.watches, w => w.on),
    decisions: new Map(Object.entries(rules.decisions)),
  };
};

/** Mostly no other procedure has a step of this label, and one look is enough. */
export const stopAt = ({ programs, stops }: Book, f: Frame): Stop => {
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
/** `from`: what was emitted from there on is its doing; `here`: the step it stands at, where that is known. */
export const obey = (book: Book, g: State, n: Next, from: number, here?: Stop): void => {
  if (g.out.length !== from || (n.to !== 'ask' && n.to !== 'chance')) goOn();
  if (g.out.length === from || book.watchers.size === 0) return go(book, g, n, here);
  const calls = triggered(book, g, from);
  if (calls.length === 0) return go(book, g, n, here);
  const end = calls.find(c => c.to === 'over');
  if (end?.to === 'over') return finish(g, end.result);
  if (n.to === 'ask' || n.to === 'chance' || n.to === 'sealed')
    throw new Error(`${top(g).at}: a step changes or asks, never both`);
  go(book, g, n, here);
  if (n.to !== 'over') for (const c of calls.toReversed()) if (c.to === 'call') interject(book, g, c, c !== calls[0]);
};
const after = (book: Book, f: Frame, here: Stop | undefined): string => (here ?? stopAt(book, f)).after;
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
      g.stack = push(book, g, g.stack.with(-1, standing(f, n.back ?? after(book, f, here))), n);
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
