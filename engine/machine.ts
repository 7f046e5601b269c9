/** The machine every game runs on: what hosts, bots and tests ask of the rules. */
import { legal, no, sampleOf, type Ask, type Choice, type Verdict } from './decide.ts';
import type { Step } from './flow.ts';
import { lanesUnder, type Lanes, type PlayoutOf } from './lanes.ts';
import type { Rnd } from './random.ts';
import type { Rules } from './rules.ts';
import { runner, type Runner } from './run.ts';
import { laneOf, lanesOf, veiled } from './sealed.ts';
import { NO_CASE, RUN, type Side, type State, type Vars } from './state.ts';
import { letGo, takeUp } from './work.ts';

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
  /** In a playout, where lanes are planned: random orders until they are opened, or so many were given; returns how many. */
  planRandomly(g: State, rnd: Rnd, limit: number, by: PlayoutOf): number;
  feed(g: State, out: readonly number[]): void;
  /** The places of the later orders of a lane under way that would fall if its order `k` were taken out. */
  fallsWith(g: State, side: Side, k: number): readonly number[];
  /** Takes the order `k` out of a lane that is not sealed yet, and what falls with it. */
  takeOut(g: State, side: Side, k: number): void;
  view(g: State, side: Side): State;
  /** The position in which `side` decides: its own lane's projection, or the game itself. To be read, not changed. */
  desk(g: State, side: Side): State;
  /** The steps on the stack, innermost last, for the sequence of play. */
  steps(g: State): readonly Step[];
}

export const machine = (rules: Rules): Machine => {
  const flow: Runner = runner(rules, g => lanes.planned(g));
  const lanes: Lanes = lanesUnder(flow);
  const { decision, run, apply } = flow;

  const open = (g: State): readonly Ask[] => {
    if (g.wait.for === 'choice') return [g.wait.ask];
    if (g.wait.for !== 'sealed') return [];
    const asks: Ask[] = [];
    for (const l of lanesOf(g)) {
      const wait = l.done ? RUN : lanes.projection(g, l).wait;
      if (wait.for === 'choice') asks.push(wait.ask);
    }
    return asks;
  };
  const askOf = (g: State, side: Side): Ask | undefined => open(g).find(a => a.side === side);
  const desk = (g: State, side: Side): State => {
    const l = g.wait.for === 'sealed' ? laneOf(g, side) : undefined;
    return l ? lanes.projection(g, l) : g;
  };
  const judge = (g: State, side: Side, c: Choice): Verdict => {
    const a = askOf(g, side);
    return a ? decision(a).judge(desk(g, side), a, c) : no(NO_CASE, `${side} has nothing to decide now`);
  };
  const giveListed = (g: State, a: Ask, c: Choice): void => {
    if (g.wait.for === 'sealed') return lanes.plan(g, a, c);
    const before = takeUp(g);
    try {
      apply(g, a, c);
      run(g);
    } finally {
      letGo(before);
    }
  };
  const give = (g: State, side: Side, c: Choice): Verdict => {
    const a = askOf(g, side);
    if (!a) return judge(g, side, c);
    const v = decision(a).judge(desk(g, side), a, c);
    if (v.ok) giveListed(g, a, c);
    return v;
  };
  const start = (g: State, proc: string, vars: Vars = {}): State => {
    g.stack = [flow.enter(proc, vars)];
    g.wait = RUN;
    run(g);
    return g;
  };
  const resume = (g: State): State => {
    if (g.wait.for === 'over') return g;
    g.wait = RUN;
    run(g);
    return g;
  };
  const feed = (g: State, out: readonly number[]): void => {
    const before = takeUp(g);
    try {
      flow.feed(g, out);
    } finally {
      letGo(before);
    }
  };
  const choices = (g: State, a: Ask): readonly Choice[] => {
    const at = desk(g, a.side);
    const before = takeUp(at);
    try {
      return legal(decision(a), at, a);
    } finally {
      letGo(before);
    }
  };
  const sample = (g: State, a: Ask, rnd: Rnd): Choice => {
    const at = desk(g, a.side);
    const before = takeUp(at);
    try {
      return sampleOf(decision(a), at, a, rnd);
    } finally {
      letGo(before);
    }
  };
  const view = (g: State, side: Side): State => {
    const seen = rules.curtain ? rules.curtain(g, side) : g;
    const v = rules.see(seen, side);
    v.stack = seen.stack.map(f => veiled(f, side));
    return v;
  };
  return {
    rules,
    open,
    desk,
    judge,
    give,
    giveListed,
    start,
    resume,
    view,
    planRandomly: lanes.planRandomly,
    feed,
    steps: flow.steps,
    choices,
    sample,
    say: (g, a, c) => decision(a).say(desk(g, a.side), a, c),
    fallsWith: (g, side, k) => lanes.without(g, side, k).falls,
    takeOut: lanes.takeOut,
  };
};
