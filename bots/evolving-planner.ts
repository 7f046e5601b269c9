/** The marshal: breeds plans for a whole turn from the game's weights and tilts, names the best one and plays it. */
import type { Question } from '../engine/decide.ts';
import type { Rnd } from '../engine/random.ts';
import { clone, type State } from '../engine/state.ts';
import { askOf, type Bot, type Budget, type Decided, type Seen } from './bot.ts';
import type { Brain } from './brain.ts';
import { evolve, LEAST_PLAYOUTS, nurseryOf, type Candidate, type Expected } from './evolution.ts';
import { createMemories, type Memory } from './plan-memory.ts';
import { planInWords, type Planning, type TurnPlan } from './planning.ts';
import { errorOf, meanOf } from './statistics.ts';
import { thinkingTime } from './thinking-time.ts';
import { playTurn, type TurnSearch } from './turn-playout.ts';

const PLAYOUTS = 100;
interface Chosen extends Expected {
  /** As a player says it; undefined for the plain plan. */
  readonly words: string | undefined;
}
interface Thinker extends Seen {
  readonly brain: Brain;
  readonly planning: Planning;
}
const pickBy =
  (planning: Planning, plan: TurnPlan) =>
  (g: State, a: Question, rnd: Rnd): ReturnType<Planning['pick']> =>
    planning.pick(g, a, rnd, plan);
const searchOf = ({ game, brain, planning, view, side }: Thinker, plain: TurnPlan): TurnSearch => ({
  game,
  brain,
  span: planning,
  plain: pickBy(planning, plain),
  view,
  side,
  scratch: { ...clone(view), isSilent: true },
});
const bestPlan = (
  thinker: Thinker,
  parents: readonly TurnPlan[],
  budget: Budget,
  before: Expected | undefined,
): Candidate => {
  const { planning, brain, view, side } = thinker;
  const search = searchOf(thinker, parents[0]!);
  const seed = `${budget.rnd(2 ** 31)}`;
  return evolve({
    planning,
    nursery: nurseryOf(planning, { parents, tilts: planning.tilts(view, side) }, seed),
    time: thinkingTime(budget, planning.playouts?.(view) ?? PLAYOUTS),
    valueIn: (plan, world) => {
      const end = playTurn(search, pickBy(planning, plan), `${seed}/${world}`);
      return brain.value?.(end, side) ?? brain.evaluate(end, side);
    },
    before,
  });
};
/** The plan for this part of the turn, with what is expected of it. The plan of the turn before is a further parent. */
const planned = (thinker: Thinker, budget: Budget, before: Expected | undefined): Chosen => {
  const { planning, brain, view, side } = thinker;
  const own = planning.plans(view, side);
  const plain = own[0]!;
  const isCompared = budget.playouts === undefined || budget.playouts >= LEAST_PLAYOUTS;
  const best = isCompared
    ? bestPlan(thinker, before ? [...own, before.plan] : own, budget, before)
    : { plan: plain, bred: [], fresh: [] };
  const values = best.fresh.length ? best.fresh : best.bred;
  return {
    plan: best.plan,
    words: best.plan === plain ? undefined : planInWords(best.plan, plain, planning.emphases?.(view, side)),
    estimate: values.length ? meanOf(values) : (brain.value?.(view, side) ?? brain.evaluate(view, side)),
    error: errorOf(values),
  };
};

type TurnMemory = Memory & Chosen;
const plannedBefore = (m: TurnMemory | undefined): Expected | undefined => (m?.words === undefined ? undefined : m);
/** Needs a brain with `planning`. */
export const evolvingPlanner = (level: string): Bot => {
  const { recall, lastTurn, keep } = createMemories<TurnMemory>();
  const think = (thinker: Thinker, stretch: string, budget: Budget): TurnMemory => {
    const { game, view, side } = thinker;
    const turn = game.turn(view);
    const chosen = planned(thinker, budget, plannedBefore(lastTurn(turn, side, view)));
    const m = { stretch, side, turn, ...chosen, cells: view.cells.slice() };
    keep(m);
    return m;
  };
  return {
    level,
    choose: (seen, budget): Decided => {
      const { view, side } = seen;
      const brain = seen.brain!;
      const planning = brain.planning!;
      const ask = askOf(seen);
      const stretch = planning.stretch(view, side);
      const decided = (plan: TurnPlan): Decided => {
        const choice = planning.pick(view, ask, budget.rnd, plan);
        return { choice, reason: budget.silent ? '' : brain.reason(view, ask, choice) };
      };
      if (stretch === undefined) return decided(planning.plans(view, side)[0]!);
      const m = recall(stretch, side, view) ?? think({ ...seen, brain, planning }, stretch, budget);
      const { estimate, error, words } = m;
      const move = {
        ...decided(m.plan),
        estimate,
        spread: [estimate - 2 * error, estimate + 2 * error] as const,
      };
      return words === undefined ? move : { ...move, reason: `${move.reason} This turn: ${words}.`, intention: words };
    },
  };
};
