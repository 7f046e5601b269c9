/** Sealed plans under way: each is made on its own projection of the game, from which nothing can reach the other sides. */
import type { Question, Choice } from './decide.ts';
import type { PlanPlayout, Planner } from './plan-playout.ts';
import { beginOn, giveOn, ordered, projectionOf, projectionsBy, withOrder, type Projections } from './projection.ts';
import type { Planning } from './carry-out.ts';
import type { Rnd } from './random.ts';
import type { Runner } from './run.ts';
import { planOf, plansOf, setPlan, type SealedPlan, type Order } from './sealed.ts';
import type { Side, State } from './state.ts';
import { openLanes } from './unwind.ts';

/** How plans are made in a playout. Passed in by code that runs playouts, so that no page loads it just to show a game. */
export type PlayoutOf = (planner: Planner) => PlanPlayout;
export interface SealedPlans extends Planning {
  /** The position in which the side of a plan decides. */
  projection(g: State, l: SealedPlan): State;
  /** Adds an order to the plan of the asked side. When the last plan is sealed, all are opened and the game goes on. */
  plan(g: State, a: Question, c: Choice): void;
  /** In a playout: random orders in all plans until they are opened or `limit` orders were given; returns how many. */
  planRandomly(g: State, rnd: Rnd, limit: number, by: PlayoutOf): number;
  /** The plan of `side` without its order `k`. */
  without(g: State, side: Side, k: number): Shortened;
  takeOut(g: State, side: Side, k: number): void;
}
/** A plan without one of its orders, and the indexes of the later orders that fall with it. */
interface Shortened {
  readonly lane: SealedPlan;
  readonly falls: readonly number[];
}

const isPlanned = (g: State): boolean => plansOf(g).every(l => l.done);
/** When the last plan is sealed, all are opened and the game goes on. */
const openIfPlanned = ({ run }: Runner, g: State): void => {
  if (!isPlanned(g)) return;
  openLanes(g);
  run(g);
};
const sealIdle = (all: Projections, g: State): void => {
  for (const l of plansOf(g))
    if (!l.done && l.orders.length === 0 && projectionOf(all, g, l).wait.for === 'over')
      setPlan(g, { ...l, done: true });
};
const shortened = (all: Projections, g: State, side: Side, k: number): Shortened => {
  const l = planOf(g, side)!;
  const head = l.orders.slice(0, k);
  const tail: Order[] = [];
  const falls: number[] = [];
  let p = projectionOf(all, g, { ...l, orders: head });
  for (const [i, o] of l.orders.entries()) {
    if (i <= k) continue;
    const next = ordered(all.flow, p, o);
    if (next) tail.push(o);
    else falls.push(i);
    p = next ?? p;
  }
  return { lane: { ...l, orders: [...head, ...tail], done: p.wait.for === 'over' }, falls };
};

const plannerOn = (all: Projections): Planner => ({
  begin: (p, l) => beginOn(all.flow, p, l),
  projection: (g, l) => projectionOf(all, g, l),
  give: (p, a, c) => giveOn(all.flow, p, a, c),
  decision: all.flow.decision,
});

export const sealedPlansUnder = (flow: Runner): SealedPlans => {
  const all = projectionsBy(flow);
  const replan = (g: State, l: SealedPlan): void => {
    setPlan(g, l);
    openIfPlanned(flow, g);
  };
  let playout: PlanPlayout | undefined;
  return {
    projection: (g, l) => projectionOf(all, g, l),
    plan: (g, a, c) => replan(g, withOrder(all, g, planOf(g, a.side)!, a, c)),
    planned: g => {
      if (g.isSilent && playout) playout.begin(g);
      else sealIdle(all, g);
      return isPlanned(g);
    },
    carriedOut: (g, l) => g.isSilent && playout !== undefined && playout.carriedOut(g, l),
    planRandomly: (g, rnd, limit, by) => {
      playout ??= by(plannerOn(all));
      const count = playout.plan(g, rnd, limit);
      openIfPlanned(flow, g);
      return count;
    },
    without: (g, side, k) => shortened(all, g, side, k),
    takeOut: (g, side, k) => replan(g, shortened(all, g, side, k).lane),
  };
};
