/** Walks the frames until someone must decide, chance is needed, or the game is over. */
import type { Ask, Choice, Decision } from './decide.ts';
import type { Event, Watch } from './events.ts';
import { nearest, setTop, standing, top, type Call, type Frame, type Next, type Over, type Step } from './flow.ts';
import { compile, END, programIn, stopIn, WATCHED, type Stop } from './program.ts';
import type { Rules } from './rules.ts';
import { closeLane, laneOf, lanesIn, orderFor, PLAN, REPLAY, SEALED, sealedFrame, type Lane } from './sealed.ts';
import { RUN, type Json, type Side, type State, type Vars } from './state.ts';
import { WINDOW } from './window.ts';

const FUEL = 100_000;
const NONE: (Call | Over)[] = [];
const NO_WATCH: readonly Watch[] = [];

export interface Runner {
  readonly rules: Rules;
  enter(proc: string, vars: Vars): Frame;
  run(g: State): void;
  /** Carries out a choice, up to what it set off; `run` goes on from there. */
  apply(g: State, a: Ask, c: Choice): void;
  feed(g: State, out: readonly number[]): void;
  decision(a: Ask): Decision;
  /** The steps on the stack, innermost last. */
  steps(g: State): readonly Step[];
}

/** Puts a value into the frame below the top one, which goes. */
const pop = (g: State, value: Json): void => {
  const stack = g.stack.slice(0, -1);
  const f = stack[stack.length - 1];
  g.stack = stack;
  if (f) stack[stack.length - 1] = { proc: f.proc, at: f.at, vars: f.vars, got: value };
  else g.wait = { for: 'over', result: value };
};
const finish = (g: State, result: Json): void => {
  g.stack = [];
  g.wait = { for: 'over', result };
};
/** In a projection nothing beyond the lane is left: it is over, and what comes of it shows when it is opened. */
const unwind = (g: State, proc: string, value: Json): void => {
  const i = nearest(g, proc);
  if (i < 0) throw new Error(`not inside ${proc}`);
  const lane = nearest(g, PLAN);
  const left = Math.max(i, lane + 1);
  const waiting = g.stack.filter((f, k) => k > left && (isWaiting(f) || isWaiting(g.stack[k - 1])));
  g.stack = g.stack.slice(0, left + 1);
  pop(g, value);
  if (waiting.length) goOnWith(g, waiting);
};
/** Lies under a call of a watcher that waits until what another watcher of the same instant called is done. */
const isWaiting = (f: Frame | undefined): boolean => f?.proc === WATCHED && f.vars.waits === true;
/** What is left unfinished by unwinding is gone; what other watchers called and was not begun still comes first. */
const goOnWith = (g: State, [first, ...rest]: readonly Frame[]): void => {
  const vars = g.wait.for === 'over' ? { ...first!.vars, result: g.wait.result } : first!.vars;
  g.stack = [...g.stack, { ...first!, vars }, ...rest];
  beginWaiting(g);
  g.wait = RUN;
};
const beginWaiting = (g: State): void => {
  const f = g.stack.at(-2);
  if (!isWaiting(f)) return;
  const { waits: _, ...vars } = f!.vars;
  g.stack = g.stack.with(-2, { ...f!, vars });
};
const dropWatched = (g: State, f: Frame): void => {
  g.stack = g.stack.slice(0, -1);
  if (g.stack.length === 0) finish(g, f.vars.result!);
  else beginWaiting(g);
};
const seal = (g: State, lanes: readonly Lane[]): void => {
  if (nearest(g, PLAN) >= 0 || nearest(g, REPLAY) >= 0) throw new Error('lanes inside a lane');
  g.stack = [...g.stack, sealedFrame(lanes, false)];
};

/** `planned`: called on a frame of sealed lanes; whether all of them are finished already. */
export const runner = (rules: Rules, planned: (g: State) => boolean): Runner => {
  const programs = compile(rules);
  const watchers = Map.groupBy(rules.watches, w => w.on) as ReadonlyMap<string, readonly Watch[]>;

  const enter = (proc: string, vars: Vars): Frame => ({ proc, at: programIn(programs, proc).stops[0]!.at, vars });
  const stepOf = (f: Frame): Step => stopIn(programIn(programs, f.proc), f).step;
  /** `here`: the step it stands at, where that is known. */
  const after = (f: Frame, here?: Stop): string => (here ?? stopIn(programIn(programs, f.proc), f)).after;
  const decision = (a: Ask): Decision => {
    const d = rules.decisions[a.kind];
    if (!d) throw new Error(`no decision ${a.kind}`);
    return d;
  };
  const push = (g: State, stack: Frame[], c: Call): readonly Frame[] => {
    if (c.proc !== REPLAY) stack.push(enter(c.proc, c.vars));
    else {
      const l = laneOf(g, c.vars.side as Side);
      if (!l?.done) throw new Error(`${String(c.vars.side)} has no lane to carry out`);
      stack.push({ proc: REPLAY, at: '', vars: c.vars }, enter(l.proc, l.vars));
    }
    return stack;
  };

  /** Runs the watchers of everything emitted from `from` on, also of what they emit themselves. */
  const triggered = (g: State, from: number): readonly (Call | Over)[] => {
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
  /** Carries out what a step or a choice decided, and whatever it set off. */
  const obey = (g: State, n: Next, from: number, here?: Stop): void => {
    if (g.out.length === from || watchers.size === 0) return go(g, n, here);
    const calls = triggered(g, from);
    if (calls.length === 0) return go(g, n, here);
    const end = calls.find(c => c.to === 'over');
    if (end?.to === 'over') return finish(g, end.result);
    if (n.to === 'ask' || n.to === 'chance' || n.to === 'sealed')
      throw new Error(`${top(g).at}: a step changes or asks, never both`);
    go(g, n, here);
    if (n.to !== 'over') for (const c of calls.toReversed()) if (c.to === 'call') interject(g, c, c !== calls[0]);
  };
  /** Runs before whatever comes next, even before the end of the game. */
  const interject = (g: State, c: Call, waits: boolean): void => {
    const vars: Vars = {
      ...(g.wait.for === 'over' && { result: g.wait.result }),
      ...(waits && { waits }),
    };
    g.stack = push(g, [...g.stack, { proc: WATCHED, at: '', vars }], c);
    g.wait = RUN;
  };
  const go = (g: State, n: Next, here?: Stop): void => {
    const f = top(g);
    switch (n.to) {
      case 'next':
        setTop(g, standing(f, after(f, here)));
        break;
      case 'again':
        break;
      case 'goto':
        setTop(g, standing(f, n.at, n.vars));
        break;
      case 'call':
        g.stack = push(g, g.stack.with(-1, standing(f, n.back ?? after(f, here))), n);
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
        setTop(g, standing(f, after(f, here)));
        seal(g, n.lanes);
        break;
      case 'over':
        finish(g, n.result);
        break;
      default:
        n satisfies never;
    }
  };

  /** A frame of the engine's own has come on top. */
  const past = (g: State, f: Frame): void => {
    if (f.proc === WATCHED) dropWatched(g, f);
    else if (f.proc === PLAN) g.wait = { for: 'over', result: null };
    else if (f.proc === REPLAY) {
      closeLane(g, f.vars.side as Side);
      pop(g, null);
    } else if (f.proc !== SEALED) throw new Error(`no procedure ${f.proc}`);
    else if (f.vars.open) pop(g, f.got ?? null);
    else if (planned(g)) openLanes(g);
    else g.wait = { for: 'sealed' };
  };
  const run = (g: State): void => {
    for (let fuel = FUEL; fuel > 0; fuel--) {
      if (g.wait.for === 'choice' && nearest(g, REPLAY) >= 0 && scripted(g, g.wait.ask)) continue;
      if (g.wait.for !== 'run') return;
      const f = top(g);
      if (f.at === '') {
        past(g, f);
        continue;
      }
      const s = arrive(g, f);
      if (!s) {
        pop(g, null);
        continue;
      }
      const from = g.out.length;
      obey(g, s.run(g, top(g)), from, s);
    }
    throw new Error(`runaway procedure at ${top(g).at}`);
  };
  /** The step a frame stands at, or the next one whose ground is not gone; none at the end of the procedure. */
  const arrive = (g: State, f: Frame): Stop | undefined => {
    if (f.at === END) return undefined;
    const program = programIn(programs, f.proc);
    let s: Stop | undefined = stopIn(program, f);
    while (s?.when && !s.when(g, f)) s = program.stops[s.place + 1];
    if (s && s.at !== f.at) setTop(g, standing(f, s.at));
    return s;
  };
  /** An opened lane answers the questions its orders were given for; the others are asked live. */
  const scripted = (g: State, a: Ask): boolean => {
    const order = orderFor(g, a, decision(a));
    if (order !== undefined && order !== 'void') apply(g, a, order);
    return order !== undefined;
  };
  const apply = (g: State, a: Ask, c: Choice): void => {
    g.wait = RUN;
    const from = g.out.length;
    obey(g, decision(a).take(g, a, c), from);
  };
  const feed = (g: State, out: readonly number[]): void => {
    if (g.wait.for !== 'chance') throw new Error('no chance was asked for');
    const f = top(g);
    const s = stepOf(f);
    const from = g.out.length;
    if (!s.fed) throw new Error(`${f.at} asks for chance and takes none`);
    g.wait = RUN;
    obey(g, s.fed(g, f, out), from);
    run(g);
  };
  /** A window is no step of the game's own: whoever opened it says what goes on. */
  const steps = (g: State): readonly Step[] =>
    g.stack.filter(f => programs.has(f.proc) && f.proc !== WINDOW && f.at !== END).map(stepOf);
  return { rules, enter, run, apply, feed, decision, steps };
};

/** All are sealed: the lanes lie down below the frame that asked for them, which goes on. Those it had before are gone. */
export const openLanes = (g: State): void => {
  const lanes = sealedFrame(lanesIn(top(g)), true);
  const asker = g.stack.at(-2)!;
  const below = g.stack.slice(0, g.stack.at(-3)?.proc === SEALED ? -3 : -2);
  g.stack = [...below, lanes, asker];
  g.wait = RUN;
};
