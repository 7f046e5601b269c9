/** The machine every game runs on: what hosts, bots and tests ask of the rules. */
import { legal, no, sampleOf, type Question, type Choice, type Decision, type Verdict } from './decide.ts';
import type { Step } from './flow.ts';
import { sealedPlansUnder, type SealedPlans, type PlayoutOf } from './sealed-plans.ts';
import type { Rnd } from './random.ts';
import type { Rules } from './rules.ts';
import { runner, type Runner } from './run.ts';
import { planOf, plansOf, withoutForeignOrders } from './sealed.ts';
import { NO_CASE, RUN, type Side, type State, type Vars } from './state.ts';
import { leaveRun, enterRun } from './run-epochs.ts';

export interface Machine {
  readonly rules: Rules;
  start(g: State, proc: string, vars?: Vars): State;
  /** Goes on from the present frames, after loading or after a position was set. */
  resume(g: State): State;
  /** The open questions: one, or one for each unfinished sealed plan. */
  open(g: State): readonly Question[];
  choices(g: State, a: Question): readonly Choice[];
  judge(g: State, side: Side, c: Choice): Verdict;
  sample(g: State, a: Question, rnd: Rnd): Choice;
  say(g: State, a: Question, c: Choice): string;
  /** The only way a decision changes a game. */
  give(g: State, side: Side, c: Choice): Verdict;
  /** Gives a choice that was just listed or sampled, without judging it again. */
  giveListed(g: State, a: Question, c: Choice): void;
  /** In a playout, where sealed plans are made: gives random orders until the plans are opened or `limit` orders were given; returns how many. */
  planRandomly(g: State, rnd: Rnd, limit: number, by: PlayoutOf): number;
  feed(g: State, out: readonly number[]): void;
  /** The indexes of later orders of an unfinished plan that would fall if its order `k` were withdrawn. */
  fallsWith(g: State, side: Side, k: number): readonly number[];
  /** Withdraws order `k` of a plan that is not sealed yet, and the orders that fall with it. */
  takeOut(g: State, side: Side, k: number): void;
  view(g: State, side: Side): State;
  /** The position in which `side` decides: the projection of its own plan, or the game itself. Read it, never change it. */
  positionFor(g: State, side: Side): State;
  /** The decision that belongs to a question. */
  decision(a: Question): Decision;
  /** The steps on the stack, innermost last, for the sequence of play. */
  steps(g: State): readonly Step[];
}

/** The parts a machine is made of. */
interface Works {
  readonly flow: Runner;
  readonly lanes: SealedPlans;
}
const openIn = ({ lanes }: Works, g: State): readonly Question[] => {
  if (g.wait.for === 'choice') return [g.wait.ask];
  if (g.wait.for !== 'sealed') return [];
  const asks: Question[] = [];
  for (const l of plansOf(g)) {
    const wait = l.done ? RUN : lanes.projection(g, l).wait;
    if (wait.for === 'choice') asks.push(wait.ask);
  }
  return asks;
};
const askOf = (w: Works, g: State, side: Side): Question | undefined => openIn(w, g).find(a => a.side === side);
const positionFor = ({ lanes }: Works, g: State, side: Side): State => {
  const l = g.wait.for === 'sealed' ? planOf(g, side) : undefined;
  return l ? lanes.projection(g, l) : g;
};
const judged = (w: Works, g: State, side: Side, a: Question | undefined, c: Choice): Verdict =>
  a ? w.flow.decision(a).judge(positionFor(w, g, side), a, c) : no(NO_CASE, `${side} has nothing to decide now`);
const choicesIn = (w: Works, g: State, a: Question): readonly Choice[] => {
  const at = positionFor(w, g, a.side);
  const before = enterRun(at);
  try {
    return legal(w.flow.decision(a), at, a);
  } finally {
    leaveRun(before);
  }
};
const sampled = (w: Works, g: State, a: Question, rnd: Rnd): Choice => {
  const at = positionFor(w, g, a.side);
  const before = enterRun(at);
  try {
    return sampleOf(w.flow.decision(a), at, a, rnd);
  } finally {
    leaveRun(before);
  }
};
const given = ({ flow, lanes }: Works, g: State, a: Question, c: Choice): void => {
  if (g.wait.for === 'sealed') return lanes.plan(g, a, c);
  const before = enterRun(g);
  try {
    flow.give(g, a, c);
  } finally {
    leaveRun(before);
  }
};
const fed = ({ flow }: Works, g: State, out: readonly number[]): void => {
  const before = enterRun(g);
  try {
    flow.feed(g, out);
  } finally {
    leaveRun(before);
  }
};
const goOn = ({ flow }: Works, g: State): State => {
  g.wait = RUN;
  flow.run(g);
  return g;
};
const viewOf = (rules: Rules, g: State, side: Side): State => {
  const seen = rules.curtain ? rules.curtain(g, side) : g;
  const v = rules.see(seen, side);
  v.stack = seen.stack.map(f => withoutForeignOrders(f, side));
  return v;
};

const begunIn = (w: Works, g: State, proc: string, vars: Vars): State => {
  g.stack = [w.flow.enter(proc, vars)];
  return goOn(w, g);
};
const gaveIn = (w: Works, g: State, side: Side, c: Choice): Verdict => {
  const a = askOf(w, g, side);
  const v = judged(w, g, side, a, c);
  if (a && v.ok) given(w, g, a, c);
  return v;
};

export const machine = (rules: Rules): Machine => {
  const flow: Runner = runner(rules, {
    planned: g => lanes.planned(g),
    carriedOut: (g, l) => lanes.carriedOut(g, l),
  });
  const lanes: SealedPlans = sealedPlansUnder(flow);
  const w: Works = { flow, lanes };
  return {
    rules,
    start: (g, proc, vars = {}) => begunIn(w, g, proc, vars),
    resume: g => (g.wait.for === 'over' ? g : goOn(w, g)),
    open: g => openIn(w, g),
    choices: (g, a) => choicesIn(w, g, a),
    judge: (g, side, c) => judged(w, g, side, askOf(w, g, side), c),
    sample: (g, a, rnd) => sampled(w, g, a, rnd),
    say: (g, a, c) => flow.decision(a).say(positionFor(w, g, a.side), a, c),
    give: (g, side, c) => gaveIn(w, g, side, c),
    giveListed: (g, a, c) => given(w, g, a, c),
    planRandomly: lanes.planRandomly,
    feed: (g, out) => fed(w, g, out),
    fallsWith: (g, side, k) => lanes.without(g, side, k).falls,
    takeOut: lanes.takeOut,
    view: (g, side) => viewOf(rules, g, side),
    positionFor: (g, side) => positionFor(w, g, side),
    decision: flow.decision,
    steps: flow.steps,
  };
};
