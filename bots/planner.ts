/** The general for games of many small choices: tries a few ways to play the whole turn against the staff's answer, and keeps the best. */
import type { Choice } from '../engine/decide.ts';
import { clone } from '../engine/state.ts';
import { askOf, type Bot, type Budget, type Decided, type Seen } from './bot.ts';
import type { Brain, Intention, Plans } from './brain.ts';
import { createMemories, type Memory } from './plan-memory.ts';
import { errorOf, meanOf, squaresOf } from './statistics.ts';
import { secondsForTurn } from './thinking-time.ts';
import { playTurn, type TurnSearch } from './turn-playout.ts';

/** A way to play the turn, with its result in each playout; the k-th playout has the same luck for all of them. */
interface Candidate {
  readonly intention: Intention;
  readonly values: number[];
}
interface Search extends TurnSearch {
  readonly plans: Plans;
  readonly ways: readonly Intention[];
  readonly seed: string;
}

/** One playout. The k-th playout of every intention has the same luck. */
const tryOnce = (s: Search, c: Candidate): void => {
  const g = playTurn(s, c.intention.pick, `${s.seed}/${c.values.length}`);
  c.values.push(s.brain.evaluate(g, s.side));
};

/** For each playout, what this way gains over the plan it would replace. */
const gains = (c: Candidate, plain: Candidate): readonly number[] =>
  c.values.slice(0, plain.values.length).map((x, k) => x - plain.values[k]!);
const ranked = (others: readonly Candidate[], plain: Candidate): readonly Candidate[] =>
  others.toSorted((a, b) => meanOf(gains(b, plain)) - meanOf(gains(a, plain)));
const CAUTION = 1;
/** The spread of the gains, pooled over all ways: each by itself has too few playouts to estimate it. */
const spreadOf = (others: readonly Candidate[], plain: Candidate): number => {
  const lists = others.map(c => gains(c, plain)).filter(list => list.length > 1);
  const free = lists.reduce((sum, list) => sum + list.length - 1, 0);
  return free ? Math.sqrt(lists.reduce((sum, list) => sum + squaresOf(list), 0) / free) : Infinity;
};
const chosen = (plain: Candidate, others: readonly Candidate[], caution: number): Candidate => {
  const tried = others.filter(c => c.values.length > 0);
  const deepest = Math.max(0, ...tried.map(c => c.values.length));
  const best = ranked(
    tried.filter(c => c.values.length === deepest),
    plain,
  )[0];
  if (!best) return plain;
  const list = gains(best, plain);
  return meanOf(list) > (caution * spreadOf(tried, plain)) / Math.sqrt(list.length) ? best : plain;
};

/** What was expected of a way when it was last chosen in this game. */
type Expected = Pick<TurnMemory, 'intention' | 'estimate' | 'error'>;
/** True if this way now scores clearly less than it promised a turn ago: the enemy does not answer as expected. */
const hasFallen = (c: Candidate, before: Expected | undefined): boolean =>
  before?.intention.name === c.intention.name &&
  c.values.length > 1 &&
  meanOf(c.values) < before.estimate - 2 * Math.hypot(before.error, errorOf(c.values));
/** A way whose estimate has fallen stays only if it beats the next best by this many standard errors. */
const DOUBT = 2.5;
const decided = (
  plain: Candidate,
  others: readonly Candidate[],
  before: Expected | undefined,
  caution: number,
): Candidate => {
  const best = chosen(plain, others, caution);
  if (!hasFallen(best, before)) return best;
  const rest = [plain, ...others].filter(c => c !== best && c.values.length > 1);
  const next = ranked(rest, best)[0];
  if (!next) return best;
  const list = gains(next, best);
  return meanOf(list) > (-DOUBT * spreadOf(rest, best)) / Math.sqrt(list.length) ? next : best;
};

const PLAYOUTS = 24;
/** Sequential halving over the other ways. The plain plan, against which they are measured, plays every round. */
const search = (s: Search, budget: Budget, before: Expected | undefined): Candidate => {
  const [plain, ...others] = s.ways.map((intention): Candidate => ({ intention, values: [] })) as [
    Candidate,
    ...Candidate[],
  ];
  const clock =
    budget.seconds !== undefined && budget.now
      ? { now: budget.now, end: budget.now() + secondsForTurn(budget.seconds) * 1000 }
      : undefined;
  const total = budget.playouts ?? (clock ? Infinity : PLAYOUTS);
  const rounds = Math.max(1, Math.ceil(Math.log2(others.length + 1)));
  let field: readonly Candidate[] = others;
  let done = 0;
  const stop = (until: number | undefined): boolean =>
    budget.stopped?.() === true || done >= total || (clock !== undefined && clock.now() >= until!);
  // One playout compares nothing: then the plain plan is chosen
  for (let round = 0; round < rounds && field.length > 0 && total > 1; round++) {
    const left = rounds - round;
    const until = clock && clock.now() + (clock.end - clock.now()) / left;
    const worlds = Math.max(1, Math.floor((total - done) / left / (field.length + 1)));
    for (let k = 0; k < worlds && !stop(until); k++)
      for (const c of [plain, ...field]) {
        if (stop(until)) break;
        tryOnce(s, c);
        done += 1;
        budget.progress?.(done);
      }
    field = ranked(
      field.filter(c => c.values.length > 0),
      plain,
    ).slice(0, Math.max(1, Math.floor((field.length + 1) / 2) - 1));
  }
  return decided(plain, others, before, s.plans.caution ?? CAUTION);
};

interface TurnMemory extends Memory {
  readonly intention: Intention;
  readonly estimate: number;
  readonly error: number;
}
/** The way chosen for a stretch, with its expected result. */
const planned = ({ game, view, side }: Seen, brain: Brain, budget: Budget, before: Expected | undefined) => {
  const plans = brain.plans!;
  const ways = plans.intentions(view, side);
  const s: Search = {
    game,
    brain,
    plans,
    span: plans,
    ways,
    plain: ways[0]!.pick,
    view,
    side,
    seed: `${budget.rnd(2 ** 31)}`,
    scratch: { ...clone(view), isSilent: true },
  };
  const { intention, values } = search(s, budget, before);
  const estimate = values.length ? meanOf(values) : brain.evaluate(view, side);
  return { intention, estimate, error: errorOf(values) };
};

export const plannerBot = (level: string): Bot => {
  const { recall, lastTurn, keep } = createMemories<TurnMemory>();
  const plan = (seen: Seen, brain: Brain, stretch: string, budget: Budget): TurnMemory => {
    const { game, view, side } = seen;
    const turn = game.turn(view);
    const best = planned(seen, brain, budget, lastTurn(turn, side, view));
    const m = { stretch, side, turn, ...best, cells: view.cells.slice() };
    keep(m);
    return m;
  };
  return {
    level,
    choose: (seen, budget): Decided => {
      const { view, side } = seen;
      const ask = askOf(seen);
      const brain = seen.brain!;
      const stretch = brain.plans!.stretch(view, side);
      const reason = (choice: Choice): string => (budget.silent ? '' : brain.reason(view, ask, choice));
      const plain = brain.plans!.intentions(view, side)[0]!;
      if (stretch === undefined) {
        const choice = plain.pick(view, ask, budget.rnd);
        return { choice, reason: reason(choice) };
      }
      const m = recall(stretch, side, view) ?? plan(seen, brain, stretch, budget);
      const choice = m.intention.pick(view, ask, budget.rnd);
      const estimate = { estimate: m.estimate, spread: [m.estimate - 2 * m.error, m.estimate + 2 * m.error] as const };
      const { name } = m.intention;
      return name === plain.name
        ? { choice, reason: reason(choice), ...estimate }
        : { choice, reason: `${reason(choice)} This turn: ${name}.`, ...estimate, intention: name };
    },
  };
};
