/** The general: tries each choice in playouts by the staff and halves the field until the best remains. */
import { sameChoice, type Question, type Choice } from '../engine/decide.ts';
import { listed, type Game } from '../engine/game.ts';
import { seededRandom, type Rnd } from '../engine/random.ts';
import { clone, copyInto, type Side, type State } from '../engine/state.ts';
import { askOf, type Bot, type Budget, type Decided, type Seen } from './bot.ts';
import { settleAlike } from './luck.ts';
import type { Brain, Weighed } from './brain.ts';

/**
 * `noise` makes the staff less reliable in playouts. `trust` is the number of playouts that the staff's own opinion counts
 * for. A choice is not tried if the staff rates it `hopeless` points below the best, or if it is not among the best `most`.
 */
export interface Manner {
  readonly noise: number;
  readonly trust: number;
  readonly hopeless: number;
  readonly most: number;
  readonly horizon?: number;
}
const MANNER: Manner = { noise: 0, trust: 12, hopeless: 1, most: 4 };

interface Candidate {
  readonly choice: Choice;
  readonly opinion: number;
  sum: number;
  squares: number;
  count: number;
}
interface Search {
  readonly game: Game;
  readonly brain: Brain;
  readonly view: State;
  readonly side: Side;
  readonly ask: Question;
  readonly manner: Manner;
  readonly seed: string;
  readonly scratch: State;
  readonly until: number;
}

/** For a game without a brain: random choices, the game's score, no horizon. */
const plain = (game: Game): Brain => ({
  weigh: (g, a) => game.machine.choices(g, a).map(choice => ({ choice, worth: 0 })),
  pick: (g, a, rnd) => game.machine.sample(g, a, rnd),
  reason: (g, a, c) => game.machine.say(g, a, c),
  evaluate: (g, side) => game.score(g, side),
  horizon: Infinity,
});

/** Lets the staff play on until the horizon or the end. */
const playOn = (s: Search, g: State, rnd: Rnd, luck: number): void => {
  const { machine, turn } = s.game;
  for (settleAlike(s.game, g, luck); g.wait.for !== 'over' && turn(g) < s.until; settleAlike(s.game, g, luck)) {
    const asks = machine.open(g);
    const a = asks[asks.length > 1 ? rnd(asks.length) : 0]!;
    machine.giveListed(g, a, s.brain.pick(g, a, rnd, s.manner.noise));
    g.events.length = 0;
  }
};
/** One playout of one choice. The k-th playout of every choice has the same luck. */
const tryOnce = (s: Search, c: Candidate, k: number): void => {
  const rnd = seededRandom(`${s.seed}/${k}`);
  const world = s.game.machine.rules.fill(s.view, s.side, rnd);
  const g = copyInto(s.scratch, world);
  s.game.machine.giveListed(g, s.ask, c.choice);
  playOn(s, g, rnd, rnd(2 ** 31));
  const value = s.brain.evaluate(g, s.side);
  c.sum += value;
  c.squares += value * value;
  c.count += 1;
};

/** The mean of the playouts, pulled towards the staff's opinion while there are few. */
const standing = (c: Candidate, base: number, trust: number): number =>
  (c.sum + trust * (base + c.opinion)) / (c.count + trust);
const meanOf = (field: readonly Candidate[]): number => {
  const n = field.reduce((sum, c) => sum + c.count, 0);
  return n ? field.reduce((sum, c) => sum + c.sum - c.count * c.opinion, 0) / n : 0;
};
const ranked = (field: readonly Candidate[], all: readonly Candidate[], trust: number): Candidate[] => {
  const base = meanOf(all);
  return field.toSorted((a, b) => standing(b, base, trust) - standing(a, base, trust));
};

const weighedBy = (brain: Brain, g: State, a: Question): readonly Weighed[] =>
  brain.weigh?.(g, a) ?? [{ choice: brain.pick(g, a, n => Math.floor(n / 2), 0), worth: 0 }];
const fieldOf = (seen: Seen, brain: Brain, ask: Question, { hopeless, most }: Manner): Candidate[] => {
  const all = listed(seen.game, seen.view, ask);
  const weighed = weighedBy(brain, seen.view, ask).toSorted((a, b) => b.worth - a.worth);
  const best = weighed[0]?.worth ?? 0;
  return weighed
    .filter(x => x.worth >= best - hopeless)
    .flatMap(x => {
      const choice = all.find(c => sameChoice(c, x.choice));
      return choice ? [{ choice, opinion: x.worth - best, sum: 0, squares: 0, count: 0 }] : [];
    })
    .slice(0, most);
};

/** Sequential halving: all candidates get the same number of playouts, the worse half is dropped, the rest share as many again. */
const halve = (s: Search, all: readonly Candidate[], budget: Budget): readonly Candidate[] => {
  const clock =
    budget.seconds !== undefined && budget.now
      ? { now: budget.now, end: budget.now() + budget.seconds * 1000 }
      : undefined;
  const total = budget.playouts ?? (clock ? Infinity : 200);
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let field = [...all];
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const until = clock && clock.end - (clock.end - clock.now()) * (1 - 1 / (rounds - round));
    const share = Math.max(1, Math.floor(total / rounds / field.length));
    for (let k = 0; k < share; k++) {
      if (budget.stopped?.() || (clock && clock.now() >= until!)) break;
      for (const c of field) tryOnce(s, c, c.count);
      budget.progress?.((done += field.length));
    }
    field = ranked(field, all, s.manner.trust);
    if (field.length > 1) field = field.slice(0, Math.ceil(field.length / 2));
  }
  return field;
};

const decided = (s: Search, c: Candidate): Decided => {
  const mean = c.count ? c.sum / c.count : s.brain.evaluate(s.view, s.side);
  const error = c.count > 1 ? 2 * Math.sqrt(Math.max(0, c.squares / c.count - mean * mean) / c.count) : 0;
  return {
    choice: c.choice,
    reason: s.brain.reason(s.view, s.ask, c.choice),
    estimate: mean,
    spread: [mean - error, mean + error],
  };
};

export const generalBot = (level: string, manner: Manner = MANNER): Bot => ({
  level,
  choose: (seen, budget) => {
    const { game, view, side } = seen;
    const ask = askOf(seen);
    const brain = seen.brain ?? plain(game);
    const field = fieldOf(seen, brain, ask, manner);
    if (field.length === 0) throw new Error(`nothing to weigh at ${ask.kind}`);
    const s: Search = {
      game,
      brain,
      view,
      side,
      ask,
      manner,
      seed: `${budget.rnd(2 ** 31)}`,
      scratch: { ...clone(view), isSilent: true },
      until: game.turn(view) + (manner.horizon ?? brain.horizon),
    };
    if (field.length === 1 || brain.routine?.includes(ask.kind)) return decided(s, ranked(field, field, 1)[0]!);
    return decided(s, halve(s, field, budget)[0]!);
  },
});
