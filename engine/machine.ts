/** The machine every game runs on: walks the frames until someone must decide, chance is needed, or the game is over. */
import { legal, no, sampleOf, type Ask, type Choice, type Verdict } from './decide.ts';
import type { Event, Watch } from './events.ts';
import {
  nearest,
  setFrame,
  setTop,
  standing,
  top,
  type Call,
  type Frame,
  type Next,
  type Over,
  type Step,
} from './flow.ts';
import type { Rnd } from './random.ts';
import type { Rules } from './rules.ts';
import { asJson, lanesOf, REPLAY, SEALED, veiled, type Lane } from './sealed.ts';
import { clone, NO_CASE, RUN, type Json, type Side, type State, type Vars } from './state.ts';
import { WINDOW, windowSteps } from './window.ts';

export interface Machine {
  readonly rules: Rules;
  start(g: State, proc: string, vars?: Vars): State;
  /** Goes on from the frames as they stand: after loading, or after a position was set. */
  resume(g: State): State;
  /** The decisions that are open now: one, or one for each unfinished lane. */
  open(g: State): readonly Ask[];
  choices(g: State, a: Ask): readonly Choice[];
  judge(g: State, side: Side, c: Choice): Verdict;
  sample(g: State, a: Ask, rnd: Rnd): Choice;
  say(g: State, a: Ask, c: Choice): string;
  /** The only way a decision changes a game. */
  give(g: State, side: Side, c: Choice): Verdict;
  /** Gives a choice that was just listed or sampled: the same without judging it twice. */
  giveListed(g: State, a: Ask, c: Choice): void;
  feed(g: State, out: readonly number[]): void;
  /** Takes back the last order of a lane that is still sealed. */
  unseal(g: State, side: Side): void;
  view(g: State, side: Side): State;
  /** The position in which `side` decides: its own lane's projection, or the game itself. */
  desk(g: State, side: Side): State;
  /** The steps on the stack, innermost last, for the sequence of play. */
  steps(g: State): readonly Step[];
}

const END = '@end';
/** Lies under a procedure that a watcher called: what it returns is nobody's answer. */
const WATCHED = '@watched';
const FUEL = 100_000;
const NONE: (Call | Over)[] = [];
const NO_WATCH: readonly Watch[] = [];

/** A step and the label of the one after it. All alike in shape, whatever the game left out: the machine reads them at every step of every game. */
interface Stop {
  readonly step: Step;
  readonly at: string;
  readonly when: Step['when'];
  readonly run: Step['run'];
  readonly place: number;
  readonly after: string;
}
interface Program {
  readonly stops: readonly Stop[];
  readonly index: ReadonlyMap<string, Stop>;
}

const compile = (rules: Rules): ReadonlyMap<string, Program> => {
  const programs = new Map<string, Program>();
  for (const [proc, steps] of [[WINDOW, windowSteps] as const, ...Object.entries(rules.procs)]) {
    const index = new Map<string, Stop>();
    const stops = steps.map((step, place): Stop => ({
      step,
      at: step.at,
      when: step.when,
      run: step.run,
      place,
      after: steps[place + 1]?.at ?? END,
    }));
    for (const stop of stops)
      for (const label of [stop.at, ...(stop.step.was ?? [])]) {
        if (index.has(label)) throw new Error(`procedure ${proc} has the label ${label} twice`);
        index.set(label, stop);
      }
    programs.set(proc, { stops, index });
  }
  return programs;
};

export const machine = (rules: Rules): Machine => {
  const programs = compile(rules);
  const watchers = Map.groupBy(rules.watches, w => w.on) as ReadonlyMap<string, readonly Watch[]>;

  const programOf = (proc: string): Program => {
    const p = programs.get(proc);
    if (!p) throw new Error(`no procedure ${proc}`);
    return p;
  };
  const enter = (proc: string, vars: Vars): Frame => ({ proc, at: programOf(proc).stops[0]!.at, vars });
  const stopIn = (program: Program, f: Frame): Stop => {
    const stop = program.index.get(f.at);
    if (!stop) throw new Error(`no step ${f.at} in ${f.proc}`);
    return stop;
  };
  const stepOf = (f: Frame): Step => stopIn(programOf(f.proc), f).step;
  const after = (f: Frame): string => stopIn(programOf(f.proc), f).after;
  const decision = (a: Ask) => {
    const d = rules.decisions[a.kind];
    if (!d) throw new Error(`no decision ${a.kind}`);
    return d;
  };

  const push = (stack: Frame[], c: Call): readonly Frame[] => {
    if (c.proc === REPLAY)
      stack.push({ proc: REPLAY, at: '', vars: c.vars }, enter(c.vars.proc as string, c.vars.vars as Vars));
    else stack.push(enter(c.proc, c.vars));
    return stack;
  };
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
  const unwind = (g: State, proc: string, value: Json): void => {
    const i = nearest(g, proc);
    if (i < 0) throw new Error(`not inside ${proc}`);
    g.stack = g.stack.slice(0, i + 1);
    pop(g, value);
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
  const obey = (g: State, n: Next, from: number): void => {
    if (g.out.length === from || watchers.size === 0) return go(g, n);
    const calls = triggered(g, from);
    if (calls.length === 0) return go(g, n);
    const end = calls.find(c => c.to === 'over');
    if (end?.to === 'over') return finish(g, end.result);
    if (n.to === 'ask' || n.to === 'chance' || n.to === 'sealed')
      throw new Error(`${top(g).at}: a step changes or asks, never both`);
    go(g, n);
    if (n.to !== 'over') for (const c of calls.toReversed()) if (c.to === 'call') interject(g, c);
  };
  /** Runs before whatever comes next, even before the end of the game. */
  const interject = (g: State, c: Call): void => {
    g.stack = push(
      [...g.stack, { proc: WATCHED, at: '', vars: g.wait.for === 'over' ? { result: g.wait.result } : {} }],
      c,
    );
    g.wait = RUN;
  };
  const dropWatched = (g: State, f: Frame): void => {
    g.stack = g.stack.slice(0, -1);
    if (g.stack.length === 0) finish(g, f.vars.result!);
  };
  const go = (g: State, n: Next): void => {
    const f = top(g);
    switch (n.to) {
      case 'next':
        setTop(g, standing(f, after(f)));
        break;
      case 'again':
        break;
      case 'goto':
        setTop(g, standing(f, n.at, n.vars));
        break;
      case 'call':
        g.stack = push(g.stack.with(-1, standing(f, n.back ?? after(f))), n);
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
        setTop(g, standing(f, after(f)));
        g.stack = [...g.stack, { proc: SEALED, at: '', vars: { lanes: asJson(n.lanes) } }];
        g.wait = { for: 'sealed' };
        break;
      case 'over':
        finish(g, n.result);
        break;
      default:
        n satisfies never;
    }
  };

  const run = (g: State): void => {
    for (let fuel = FUEL; fuel > 0; fuel--) {
      if (g.wait.for === 'choice' && nearest(g, REPLAY) >= 0 && scripted(g, g.wait.ask)) continue;
      if (g.wait.for !== 'run') return;
      const f = top(g);
      if (f.proc === SEALED) {
        g.wait = { for: 'sealed' };
        return;
      }
      if (f.proc === WATCHED) {
        dropWatched(g, f);
        continue;
      }
      if (f.proc === REPLAY) {
        pop(g, f.vars.void ?? []);
        continue;
      }
      const s = arrive(g, f);
      if (!s) {
        pop(g, null);
        continue;
      }
      const from = g.out.length;
      obey(g, s.run(g, top(g)), from);
    }
    throw new Error(`runaway procedure at ${top(g).at}`);
  };
  /** The step a frame stands at, or the next one whose ground is not gone; none at the end of the procedure. */
  const arrive = (g: State, f: Frame): Stop | undefined => {
    if (f.at === END) return undefined;
    const program = programOf(f.proc);
    let s: Stop | undefined = stopIn(program, f);
    while (s?.when && !s.when(g, f)) s = program.stops[s.place + 1];
    if (s && s.at !== f.at) setTop(g, standing(f, s.at));
    return s;
  };
  /** An opened lane answers the procedure that planned it; an order that became illegal is void. */
  const scripted = (g: State, a: Ask): boolean => {
    const i = nearest(g, REPLAY);
    const f = g.stack[i]!;
    if (f.vars.side !== a.side) return false;
    const [order, ...rest] = f.vars.orders as unknown as readonly Choice[];
    if (!order) return false;
    const v = decision(a).judge(g, a, order);
    setFrame(g, i, { orders: rest, void: v.ok ? f.vars.void! : [...(f.vars.void as readonly Json[]), order] });
    if (v.ok) apply(g, a, order);
    return true;
  };
  const apply = (g: State, a: Ask, c: Choice): void => {
    g.wait = RUN;
    const from = g.out.length;
    obey(g, decision(a).take(g, a, c), from);
  };

  /** A lane's own world: nothing of it can reach the other sides, and a window to them counts as passed until it is opened. */
  const project = (g: State, l: Lane): State => {
    const p = clone(g);
    p.stack = [enter(l.proc, l.vars)];
    p.wait = RUN;
    const hush = (): void => {
      while (p.wait.for === 'choice' && p.wait.ask.side !== l.side)
        if (!give(p, p.wait.ask.side, { do: 'pass' }).ok)
          throw new Error('a sealed lane asks the other side only through a window');
    };
    run(p);
    hush();
    for (const order of l.orders) {
      give(p, l.side, order);
      hush();
    }
    if ((p.wait as State['wait']).for === 'chance') throw new Error('chance inside a sealed lane');
    return p;
  };
  const laneOf = (g: State, side: Side): number => lanesOf(g).findIndex(l => l.side === side);
  const setLane = (g: State, k: number, l: Lane): void =>
    setFrame(g, g.stack.length - 1, { lanes: asJson(lanesOf(g).with(k, l)) });
  const plan = (g: State, side: Side, c: Choice): void => {
    const k = laneOf(g, side);
    const l = lanesOf(g)[k]!;
    const orders = [...l.orders, c];
    setLane(g, k, { ...l, orders, done: project(g, { ...l, orders }).wait.for === 'over' });
    const all = lanesOf(g);
    if (!all.every(x => x.done)) return;
    g.wait = RUN;
    pop(g, asJson(all));
    run(g);
  };

  const open = (g: State): readonly Ask[] => {
    if (g.wait.for === 'choice') return [g.wait.ask];
    if (g.wait.for !== 'sealed') return [];
    return lanesOf(g)
      .filter(l => !l.done)
      .map(l => project(g, l).wait)
      .flatMap(w => (w.for === 'choice' ? [w.ask] : []));
  };
  const askOf = (g: State, side: Side): Ask | undefined => open(g).find(a => a.side === side);
  const desk = (g: State, side: Side): State => {
    if (g.wait.for !== 'sealed') return g;
    const l = lanesOf(g)[laneOf(g, side)];
    return l ? project(g, l) : g;
  };
  const judge = (g: State, side: Side, c: Choice): Verdict => {
    const a = askOf(g, side);
    return a ? decision(a).judge(desk(g, side), a, c) : no(NO_CASE, `${side} has nothing to decide now`);
  };
  const giveListed = (g: State, a: Ask, c: Choice): void => {
    if (g.wait.for === 'sealed') return plan(g, a.side, c);
    apply(g, a, c);
    run(g);
  };
  const give = (g: State, side: Side, c: Choice): Verdict => {
    const a = askOf(g, side);
    if (!a) return judge(g, side, c);
    const v = decision(a).judge(desk(g, side), a, c);
    if (v.ok) giveListed(g, a, c);
    return v;
  };

  return {
    rules,
    open,
    desk,
    judge,
    give,
    giveListed,
    start(g, proc, vars = {}) {
      g.stack = [enter(proc, vars)];
      g.wait = RUN;
      run(g);
      return g;
    },
    resume(g) {
      if (g.wait.for !== 'over') {
        g.wait = RUN;
        run(g);
      }
      return g;
    },
    choices: (g, a) => legal(decision(a), desk(g, a.side), a),
    sample: (g, a, rnd) => sampleOf(decision(a), desk(g, a.side), a, rnd),
    say: (g, a, c) => decision(a).say(desk(g, a.side), a, c),
    feed(g, out) {
      if (g.wait.for !== 'chance') throw new Error('no chance was asked for');
      const f = top(g);
      const s = stepOf(f);
      const from = g.out.length;
      if (!s.fed) throw new Error(`${f.at} asks for chance and takes none`);
      g.wait = RUN;
      obey(g, s.fed(g, f, out), from);
      run(g);
    },
    unseal(g, side) {
      const k = laneOf(g, side);
      const l = lanesOf(g)[k]!;
      setLane(g, k, { ...l, orders: l.orders.slice(0, -1), done: false });
    },
    view(g, side) {
      const v = rules.see(g, side);
      v.stack = g.stack.map(f =>
        f.proc === SEALED
          ? { ...f, vars: { lanes: asJson(veiled(f.vars.lanes as unknown as readonly Lane[], side)) } }
          : f,
      );
      return v;
    },
    steps: g => g.stack.filter(f => programs.has(f.proc) && f.at !== END).map(stepOf),
  };
};
