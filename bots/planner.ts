/** The general for games of many small choices: tries a few ways to play the whole turn against the staff's answer, and keeps the best. */
import type { Choice } from '../engine/decide.ts';
import type { Game } from '../engine/game.ts';
import { seededRandom } from '../engine/random.ts';
import { clone, copyInto, type Side, type State } from '../engine/state.ts';
import { askOf, type Bot, type Budget, type Decided, type Seen } from './bot.ts';
import type { Brain, Intention, Plans } from './brain.ts';
import { brainOf } from './brains.ts';
import { settleAlike } from './luck.ts';

interface Candidate { readonly intention: Intention; sum: number; squares: number; count: number }
interface Search { readonly game: Game; readonly brain: Brain; readonly plans: Plans; readonly view: State; readonly side: Side; readonly seed: string; readonly scratch: State }

const MOST_CHOICES = 3000;
/** One playout: our turn by the intention, then everybody by the staff until the answer has been seen. The k-th of every intention has the same luck. */
const tryOnce = (s: Search, c: Candidate): void => {
  const { game, brain, plans, side } = s, { machine } = game, rnd = seededRandom(`${s.seed}/${c.count}`), luck = rnd(2 ** 31), turn = game.turn(s.view), stretch = plans.stretch(s.view, side);
  const g = copyInto(s.scratch, machine.rules.fill(s.view, side, rnd));
  let own = true;
  for (let i = 0; i < MOST_CHOICES; i++) {
    settleAlike(game, g, luck);
    g.out.length = 0;
    if (g.wait.for === 'over' || plans.answered(g, side, turn)) break;
    const a = machine.open(g)[0]!;
    own &&= a.side !== side || game.turn(g) === turn || plans.stretch(g, side) === stretch;
    machine.giveListed(g, a, own && a.side === side ? c.intention.pick(g, a, rnd) : brain.pick(g, a, rnd, 0));
  }
  const value = brain.evaluate(g, side);
  c.sum += value;
  c.squares += value * value;
  c.count += 1;
};

/** The plain staff comes first and stays the choice until another is better by more than chance would bring about. */
const CAUTION = 0.5;
const meanOf = (c: Candidate): number => (c.count ? c.sum / c.count : -Infinity);
const errorOf = (c: Candidate): number => (c.count > 1 ? Math.sqrt(Math.max(0, c.squares / c.count - meanOf(c) ** 2) / (c.count - 1)) : 0);
const ranked = (field: readonly Candidate[]): Candidate[] => field.toSorted((a, b) => meanOf(b) - meanOf(a));

const PLAYOUTS = 24;
/** A stretch is thought about once: for ten decisions' time, but no more than three seconds unless one decision has more. */
const lumpOf = (seconds: number): number => Math.max(seconds, Math.min(10 * seconds, 3));
/** Sequential halving over the intentions. */
const search = (s: Search, budget: Budget): Candidate => {
  const all: Candidate[] = s.plans.intentions(s.view, s.side).map(intention => ({ intention, sum: 0, squares: 0, count: 0 }));
  const clock = budget.seconds !== undefined && budget.now ? { now: budget.now, end: budget.now() + lumpOf(budget.seconds) * 1000 } : undefined;
  const total = budget.playouts ?? (clock ? Infinity : PLAYOUTS), rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let field = all, done = 0;
  const stop = (until: number | undefined): boolean => budget.stopped?.() === true || done >= total || (clock !== undefined && clock.now() >= until!);
  for (let round = 0; round < rounds; round++) {
    const until = clock && clock.end - (clock.end - clock.now()) * (1 - 1 / (rounds - round)), share = Math.max(1, Math.floor(total / rounds / field.length));
    for (let k = 0; k < share && !stop(until); k++)
      for (const c of field) {
        if (stop(until) && c !== field[0]) break;
        tryOnce(s, c);
        budget.progress?.(++done);
      }
    field = ranked(field).slice(0, Math.max(1, Math.ceil(field.length / 2)));
  }
  const best = ranked(field.filter(c => c.count > 0))[0] ?? all[0]!, plain = all[0]!;
  return best !== plain && plain.count > 0 && meanOf(best) < meanOf(plain) + CAUTION * errorOf(plain) * (best.count > 1 ? 0.5 : 1) ? plain : best;
};

/** What was decided on for a stretch of a game, known again by the position: only a few cells have changed since it was last seen. */
interface Memory { readonly stretch: string; readonly side: Side; readonly intention: Intention; readonly estimate: number; readonly error: number; cells: Int16Array }
const KEPT = 8, CHANGED = 80;
const alike = (a: Int16Array, b: Int16Array): boolean => {
  let changed = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && ++changed > CHANGED) return false;
  return a.length === b.length;
};

export const plannerBot = (level: string): Bot => {
  const memories: Memory[] = [];
  const recall = (stretch: string, side: Side, view: State): Memory | undefined => {
    const at = memories.findIndex(m => m.stretch === stretch && m.side === side && alike(m.cells, view.n));
    if (at < 0) return undefined;
    const [m] = memories.splice(at, 1);
    memories.unshift(m!);
    m!.cells = view.n.slice();
    return m;
  };
  const plan = ({ game, view, side }: Seen, brain: Brain, stretch: string, budget: Budget): Memory => {
    const s: Search = { game, brain, plans: brain.plans!, view, side, seed: `${budget.rnd(2 ** 31)}`, scratch: clone(view) }, best = search(s, budget);
    const m = { stretch, side, intention: best.intention, estimate: best.count ? meanOf(best) : brain.evaluate(view, side), error: errorOf(best), cells: view.n.slice() };
    memories.unshift(m);
    if (memories.length > KEPT) memories.pop();
    return m;
  };
  return {
    level,
    choose: (seen, budget): Decided => {
      const { game, view, side } = seen, ask = askOf(seen), brain = brainOf(game.id)!, stretch = brain.plans!.stretch(view, side);
      const reason = (choice: Choice): string => (budget.silent ? '' : brain.reason(view, ask, choice));
      if (stretch === undefined) { const choice = brain.pick(view, ask, budget.rnd, 0); return { choice, reason: reason(choice) }; }
      const m = recall(stretch, side, view) ?? plan(seen, brain, stretch, budget), choice = m.intention.pick(view, ask, budget.rnd);
      return { choice, reason: `${reason(choice)} This turn: ${m.intention.name}.`, estimate: m.estimate, spread: [m.estimate - 2 * m.error, m.estimate + 2 * m.error] };
    },
  };
};
