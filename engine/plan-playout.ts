/** Lanes in a playout: nobody looks into them before they are opened, so that each is planned on one projection and written down once. */
import { sampleOf, type Question, type Choice, type Decision } from './decide.ts';
import type { Frame } from './flow.ts';
import type { Rnd } from './random.ts';
import { plansOf, pathIn, PLAN, SEALED, setPlan, type SealedPlan, type Order } from './sealed.ts';
import { clone, copyInto, forget, type State } from './state.ts';
import { runEpoch } from './run-epochs.ts';
import { changedFrom, asWords, type WordView } from '../kernel/compare-cells.ts';

/** How lanes are planned, wherever it is done. */
export interface Planner {
  /** Turns a copy of the game into the position in which the side of a lane decides first. */
  begin(p: State, l: SealedPlan): State;
  /** The same further on, of a lane that has orders. */
  projection(g: State, l: SealedPlan): State;
  give(p: State, a: Question, c: Choice): State;
  decision(a: Question): Decision;
}
export interface PlanPlayout {
  /** The lanes that nobody has planned in yet; those that ask nothing are done. */
  begin(g: State): void;
  /** Random orders until every lane is sealed, or so many were given; returns how many. */
  plan(g: State, rnd: Rnd, limit: number): number;
  /** Where the game is as it was when an opened lane was planned, that comes to the same end again: it is taken from there, order by order it is not gone through. */
  carriedOut(g: State, l: SealedPlan): boolean;
}

/** Where one lane is planned. */
interface PlanInProgress {
  readonly lane: SealedPlan;
  readonly p: State;
  readonly orders: Order[];
}
/** Desks that were begun, and where: in this work, with these frames on the stack, nothing has been carried out since. */
interface Begun {
  readonly work: number;
  readonly stack: State['stack'];
  readonly desks: readonly PlanInProgress[];
}

const MAX_SPARE_STATES = 4;
/** So many orders are gone through as quickly as all cells are compared. */
const MAX_ORDERS_TO_REPLAY = 1;
const isUntouched = (l: SealedPlan): boolean => !l.done && l.orders.length === 0;
const isOpen = (d: PlanInProgress): boolean => d.p.wait.for === 'choice';

/** States that no lane needs any more: planned on again, never handed out. */
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
/** The desks last begun, as long as the game is where they were begun. */
const createBegun = () => {
  let begun: Begun | undefined;
  return {
    remember: (g: State, desks: readonly PlanInProgress[]): void => {
      begun = { work: runEpoch(g), stack: g.stack, desks };
    },
    /** Once: whoever takes them plans on them. */
    recall: (g: State): readonly PlanInProgress[] => {
      const ready =
        begun && begun.work !== 0 && begun.work === runEpoch(g) && begun.stack === g.stack ? begun.desks : [];
      begun = undefined;
      return ready;
    },
  };
};
/** The lane was over when its procedure was, and nothing was written into the frames around it. */
const isClosed = ({ stack }: State, from: readonly Frame[]): boolean => {
  const around = from.length - 1;
  if (stack.length !== from.length || stack[around]!.vars.later === true) return false;
  for (let i = 0; i < around; i++) if (stack[i] !== from[i]) return false;
  return true;
};
/** Nor has anything been since: on top lie the opened lanes, the frame that asked for them and the lane that is carried out. */
const isAmong = ({ stack }: State, from: readonly Frame[]): boolean => {
  const lanes = stack.length - 3;
  if (lanes < 0 || stack[lanes]!.proc !== SEALED || stack[lanes + 1]!.vars !== from[from.length - 2]!.vars)
    return false;
  for (let i = 0; i < lanes; i++) if (stack[i] !== from[i]) return false;
  return true;
};
/** A game as it was: its cells, marks and frames. */
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
/** The desks at which lanes were planned last, and the game that lay on them first. */
const createPlanned = () => {
  const { framesOf, memorise, isSame } = createMemory();
  let desks: readonly PlanInProgress[] = [];
  return {
    keep: (g: State, list: readonly PlanInProgress[]): void => {
      desks = list;
      memorise(g);
    },
    /** Hands out what it had. */
    clear: (): readonly PlanInProgress[] => {
      const before = desks;
      desks = [];
      return before;
    },
    /** How a lane ends in this game, if that is known. */
    endOf: (g: State, l: SealedPlan): State | undefined => {
      const d = l.orders.length > MAX_ORDERS_TO_REPLAY ? desks.find(({ lane }) => lane === l) : undefined;
      return d && isClosed(d.p, framesOf()) && isSame(g) ? d.p : undefined;
    },
  };
};
/** One random order at a desk. */
const order = (planner: Planner, d: PlanInProgress, rnd: Rnd): void => {
  if (d.p.wait.for !== 'choice') throw new Error('a lane under way asks');
  const { ask } = d.p.wait;
  const pick = sampleOf(planner.decision(ask), d.p, ask, rnd);
  d.orders.push({ kind: ask.kind, at: pathIn(d.p, PLAN), pick });
  forget(d.p);
  planner.give(d.p, ask, pick);
};
/** Orders now here, now there, until no desk asks or so many were given; returns how many. */
const orderAll = (planner: Planner, desks: readonly PlanInProgress[], rnd: Rnd, limit: number): number => {
  let open = desks.filter(isOpen);
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
  const deskFor = (g: State, lane: SealedPlan): PlanInProgress =>
    isUntouched(lane)
      ? { lane, p: planner.begin(copied(g), lane), orders: [] }
      : { lane, p: copyInto(copied(g), planner.projection(g, lane)), orders: [...lane.orders] };
  const begin = (g: State): void => {
    clear().forEach(release);
    const desks = plansOf(g)
      .filter(isUntouched)
      .map(l => deskFor(g, l));
    for (const { lane, p } of desks) if (p.wait.for === 'over') setPlan(g, { ...lane, done: true });
    remember(g, desks.filter(isOpen));
    for (const d of desks) if (!isOpen(d)) release(d);
  };
  const plan = (g: State, rnd: Rnd, limit: number): number => {
    const ready = recall(g);
    clear().forEach(release);
    const desks = plansOf(g)
      .filter(l => !l.done)
      .map(l => ready.find(d => d.lane === l) ?? deskFor(g, l));
    const count = orderAll(planner, desks, rnd, limit);
    const planned = desks.map(({ lane, orders, p }) => ({
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
