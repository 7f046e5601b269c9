/** Lanes in a playout: nobody looks into them before they are opened, so that each is planned on one projection and written down once. */
import { sampleOf, type Ask, type Choice, type Decision } from './decide.ts';
import type { Rnd } from './random.ts';
import { lanesOf, pathIn, PLAN, setLane, type Lane, type Order } from './sealed.ts';
import { clone, copyInto, forget, type State } from './state.ts';
import { workNo } from './work.ts';

/** How lanes are planned, wherever it is done. */
export interface Planner {
  /** Turns a copy of the game into the position in which the side of a lane decides first. */
  begin(p: State, l: Lane): State;
  /** The same further on, of a lane that has orders. */
  projection(g: State, l: Lane): State;
  give(p: State, a: Ask, c: Choice): State;
  decision(a: Ask): Decision;
}
export interface LanePlayout {
  /** The lanes that nobody has planned in yet; those that ask nothing are done. */
  begin(g: State): void;
  /** Random orders until every lane is sealed, or so many were given; returns how many. */
  plan(g: State, rnd: Rnd, limit: number): number;
}

/** Where one lane is planned. */
interface Desk {
  readonly lane: Lane;
  readonly p: State;
  readonly orders: Order[];
}
/** Desks that were begun, and where: in this work, with these frames on the stack, nothing has been carried out since. */
interface Begun {
  readonly work: number;
  readonly stack: State['stack'];
  readonly desks: readonly Desk[];
}

const SPARE = 4;
const isUntouched = (l: Lane): boolean => !l.done && l.orders.length === 0;
const isOpen = (d: Desk): boolean => d.p.wait.for === 'choice';

/** States that no lane needs any more: planned on again, never handed out. */
const createSpare = () => {
  const spare: State[] = [];
  return {
    copied: (g: State): State => {
      const last = spare.pop();
      const p = last?.box === g.box && last.n.length === g.n.length ? copyInto(last, g) : clone(g);
      p.unheard = g.unheard;
      return p;
    },
    release: ({ p }: Desk): void => {
      if (spare.length < SPARE) spare.push(p);
    },
  };
};
/** The desks last begun, as long as the game is where they were begun. */
const createBegun = () => {
  let begun: Begun | undefined;
  return {
    remember: (g: State, desks: readonly Desk[]): void => {
      begun = { work: workNo(g), stack: g.stack, desks };
    },
    /** Once: whoever takes them plans on them. */
    recall: (g: State): readonly Desk[] => {
      const ready = begun && begun.work !== 0 && begun.work === workNo(g) && begun.stack === g.stack ? begun.desks : [];
      begun = undefined;
      return ready;
    },
  };
};
/** One random order at a desk. */
const order = (planner: Planner, d: Desk, rnd: Rnd): void => {
  if (d.p.wait.for !== 'choice') throw new Error('a lane under way asks');
  const { ask } = d.p.wait;
  const pick = sampleOf(planner.decision(ask), d.p, ask, rnd);
  d.orders.push({ kind: ask.kind, at: pathIn(d.p, PLAN), pick });
  forget(d.p);
  planner.give(d.p, ask, pick);
};
/** Orders now here, now there, until no desk asks or so many were given; returns how many. */
const orderAll = (planner: Planner, desks: readonly Desk[], rnd: Rnd, limit: number): number => {
  let open = desks.filter(isOpen);
  let count = 0;
  for (; open.length > 0 && count < limit; count++) {
    const d = open[rnd(open.length)]!;
    order(planner, d, rnd);
    if (!isOpen(d)) open = open.filter(x => x !== d);
  }
  return count;
};

export const lanePlayout = (planner: Planner): LanePlayout => {
  const { copied, release } = createSpare();
  const { remember, recall } = createBegun();
  const deskFor = (g: State, lane: Lane): Desk =>
    isUntouched(lane)
      ? { lane, p: planner.begin(copied(g), lane), orders: [] }
      : { lane, p: copyInto(copied(g), planner.projection(g, lane)), orders: [...lane.orders] };
  const begin = (g: State): void => {
    const desks = lanesOf(g)
      .filter(isUntouched)
      .map(l => deskFor(g, l));
    for (const { lane, p } of desks) if (p.wait.for === 'over') setLane(g, { ...lane, done: true });
    remember(g, desks.filter(isOpen));
    for (const d of desks) if (!isOpen(d)) release(d);
  };
  const plan = (g: State, rnd: Rnd, limit: number): number => {
    const ready = recall(g);
    const desks = lanesOf(g)
      .filter(l => !l.done)
      .map(l => ready.find(d => d.lane === l) ?? deskFor(g, l));
    const count = orderAll(planner, desks, rnd, limit);
    for (const { lane, orders, p } of desks) setLane(g, { ...lane, orders, done: p.wait.for === 'over' });
    desks.forEach(release);
    return count;
  };
  return { begin, plan };
};
