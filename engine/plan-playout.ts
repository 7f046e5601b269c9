/** Sealed plans in a playout: nobody looks into them before they are opened, so each is planned on one projection and written down once. */
import { sampleOf, type Question, type Choice, type Decision } from './decide.ts';
import type { Frame } from './flow.ts';
import type { Rnd } from './random.ts';
import { plansOf, pathIn, PLAN, SEALED, setPlan, type SealedPlan, type Order } from './sealed.ts';
import { clone, copyInto, forget, type State } from './state.ts';
import { runEpoch } from './run-epochs.ts';
import { changedFrom, asWords, type WordView } from '../kernel/compare-cells.ts';

/** How plans are made, for the playout and the machine alike. */
export interface Planner {
  /** Turns a copy of the game into the position in which the side of this plan decides first. */
  begin(p: State, l: SealedPlan): State;
  /** The projection of a plan that already has orders. */
  projection(g: State, l: SealedPlan): State;
  give(p: State, a: Question, c: Choice): State;
  decision(a: Question): Decision;
}
export interface PlanPlayout {
  /** Begins the plans in which nobody has given an order yet; those that ask nothing are finished at once. */
  begin(g: State): void;
  /** Gives random orders until every plan is sealed or `limit` orders were given; returns how many. */
  plan(g: State, rnd: Rnd, limit: number): number;
  /** If the game is still as it was when the plan was made, copies the end of its projection instead of carrying out order by order. */
  carriedOut(g: State, l: SealedPlan): boolean;
}

/** A plan in progress, with its projection. */
interface PlanInProgress {
  readonly lane: SealedPlan;
  readonly p: State;
  readonly orders: Order[];
}
/** Plans that were begun, and where: in the same run, on the same frames, with nothing carried out since. */
interface Begun {
  readonly work: number;
  readonly stack: State['stack'];
  readonly plans: readonly PlanInProgress[];
}

const MAX_SPARE_STATES = 4;
/** Up to this many orders, carrying them out is as fast as comparing all cells. */
const MAX_ORDERS_TO_REPLAY = 1;
const isUntouched = (l: SealedPlan): boolean => !l.done && l.orders.length === 0;
const isOpen = (d: PlanInProgress): boolean => d.p.wait.for === 'choice';

/** States that no plan needs any more: reused for planning, never handed out. */
const createSpare = () => {
  const spare: State[] = [];
  return {
    copied: (g: State): State => {
      const last = spare.pop();
      const p = last?.box === g.box && last.cells.length === g.cells.length ? copyInto(last, g) : clone(g);
      p.isSilent = g.isSilent;
      return p;
    },
    release: ({ p }: PlanInProgress): void => {
      if (spare.length < MAX_SPARE_STATES) spare.push(p);
    },
  };
};
/** The plans begun last, as long as the game is where they were begun. */
const createBegun = () => {
  let begun: Begun | undefined;
  return {
    remember: (g: State, plans: readonly PlanInProgress[]): void => {
      begun = { work: runEpoch(g), stack: g.stack, plans };
    },
    /** Returns them once: the caller plans on them. */
    recall: (g: State): readonly PlanInProgress[] => {
      const ready =
        begun && begun.work !== 0 && begun.work === runEpoch(g) && begun.stack === g.stack ? begun.plans : [];
      begun = undefined;
      return ready;
    },
  };
};
/** Whether the plan ended with its procedure and wrote nothing into the frames around it. */
const isClosed = ({ stack }: State, from: readonly Frame[]): boolean => {
  const around = from.length - 1;
  if (stack.length !== from.length || stack[around]!.vars.later === true) return false;
  for (let i = 0; i < around; i++) if (stack[i] !== from[i]) return false;
  return true;
};
/** Whether nothing has been written since: on top lie the opened plans, the frame that asked for them and the plan being carried out. */
const isAmong = ({ stack }: State, from: readonly Frame[]): boolean => {
  const lanes = stack.length - 3;
  if (lanes < 0 || stack[lanes]!.proc !== SEALED || stack[lanes + 1]!.vars !== from[from.length - 2]!.vars)
    return false;
  for (let i = 0; i < lanes; i++) if (stack[i] !== from[i]) return false;
  return true;
};
/** The state of a game at one moment: its cells, marks and frames. */
const createMemory = () => {
  let then: WordView<Int16Array> = asWords(new Int16Array(0));
  let now = then;
  let { stack, due }: Pick<State, 'stack' | 'due'> = { stack: [], due: [] };
  return {
    framesOf: (): readonly Frame[] => stack,
    memorise: (g: State): void => {
      ({ stack, due } = g);
      if (then.cells.length === g.cells.length) then.cells.set(g.cells);
      else then = asWords(g.cells.slice());
    },
    isSame: (g: State): boolean => {
      if (g.due !== due || g.cells.length !== then.cells.length || !isAmong(g, stack)) return false;
      if (now.cells !== g.cells) now = asWords(g.cells);
      return changedFrom(now, then, 0, g.cells.length) === g.cells.length;
    },
  };
};
/** The plans made last, and the game they were made on first. */
const createPlanned = () => {
  const { framesOf, memorise, isSame } = createMemory();
  let plans: readonly PlanInProgress[] = [];
  return {
    keep: (g: State, list: readonly PlanInProgress[]): void => {
      plans = list;
      memorise(g);
    },
    /** Returns what it held. */
    clear: (): readonly PlanInProgress[] => {
      const before = plans;
      plans = [];
      return before;
    },
    /** How a plan ends in this game, if known. */
    endOf: (g: State, l: SealedPlan): State | undefined => {
      const d = l.orders.length > MAX_ORDERS_TO_REPLAY ? plans.find(({ lane }) => lane === l) : undefined;
      return d && isClosed(d.p, framesOf()) && isSame(g) ? d.p : undefined;
    },
  };
};
/** Gives one random order in a plan. */
const order = (planner: Planner, d: PlanInProgress, rnd: Rnd): void => {
  if (d.p.wait.for !== 'choice') throw new Error('a lane under way asks');
  const { ask } = d.p.wait;
  const pick = sampleOf(planner.decision(ask), d.p, ask, rnd);
  d.orders.push({ kind: ask.kind, at: pathIn(d.p, PLAN), pick });
  forget(d.p);
  planner.give(d.p, ask, pick);
};
/** Gives orders in randomly chosen plans until none asks or `limit` orders were given; returns how many. */
const orderAll = (planner: Planner, plans: readonly PlanInProgress[], rnd: Rnd, limit: number): number => {
  let open = plans.filter(isOpen);
  let count = 0;
  for (; open.length > 0 && count < limit; count++) {
    const d = open[rnd(open.length)]!;
    order(planner, d, rnd);
    if (!isOpen(d)) open = open.filter(x => x !== d);
  }
  return count;
};

export const planPlayout = (planner: Planner): PlanPlayout => {
  const { copied, release } = createSpare();
  const { remember, recall } = createBegun();
  const { keep, clear, endOf } = createPlanned();
  const planFor = (g: State, lane: SealedPlan): PlanInProgress =>
    isUntouched(lane)
      ? { lane, p: planner.begin(copied(g), lane), orders: [] }
      : { lane, p: copyInto(copied(g), planner.projection(g, lane)), orders: [...lane.orders] };
  const begin = (g: State): void => {
    clear().forEach(release);
    const plans = plansOf(g)
      .filter(isUntouched)
      .map(l => planFor(g, l));
    for (const { lane, p } of plans) if (p.wait.for === 'over') setPlan(g, { ...lane, done: true });
    remember(g, plans.filter(isOpen));
    for (const d of plans) if (!isOpen(d)) release(d);
  };
  const plan = (g: State, rnd: Rnd, limit: number): number => {
    const ready = recall(g);
    clear().forEach(release);
    const plans = plansOf(g)
      .filter(l => !l.done)
      .map(l => ready.find(d => d.lane === l) ?? planFor(g, l));
    const count = orderAll(planner, plans, rnd, limit);
    const planned = plans.map(({ lane, orders, p }) => ({
      lane: { ...lane, orders, done: p.wait.for === 'over' },
      orders,
      p,
    }));
    for (const { lane } of planned) setPlan(g, lane);
    keep(g, planned);
    return count;
  };
  const carriedOut = (g: State, l: SealedPlan): boolean => {
    const end = endOf(g, l);
    if (!end) return false;
    g.cells.set(end.cells);
    g.due = end.due;
    setPlan(g, { ...l, orders: [] });
    return true;
  };
  return { begin, plan, carriedOut };
};
