/** Games played by bots alone, one record a game; and what all of them together say. */
import { optionsOf, type Game, type Options } from '../engine/game.ts';
import type { Json, Side } from '../engine/state.ts';
import type { Budget, Seen } from './bot.ts';
import { botFor } from './levels.ts';
import { playMatch } from './play.ts';
import { countsOf, spreadOf, type Spread } from './statistics.ts';

export interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly games: number;
  readonly seats: { readonly [side: Side]: string };
  /** Two players who play every game twice, with sides changed: game 2n and 2n + 1 have the same luck. */
  readonly mirrored?: readonly [a: string, b: string];
  readonly seed: string;
  readonly seconds?: number;
  readonly playouts?: number;
}
export interface Record {
  readonly number: number;
  readonly result: Json;
  /** What the first side got. */ readonly score: number;
  readonly figures: { readonly [name: string]: number };
  readonly errors: readonly string[];
}

/** A game and what it knows about playing itself. */
export type Player = Pick<Seen, 'game' | 'brain'>;

/** Who sits where in game `number`. */
const seatsOf = (game: Game, plan: Plan, number: number): Plan['seats'] => {
  if (!plan.mirrored) return plan.seats;
  const [a, b] = plan.mirrored;
  const [first, second] = game.sides;
  return number % 2 === 0 ? { [first!]: a, [second!]: b } : { [first!]: b, [second!]: a };
};
/** Game `number` of a plan: its luck depends on the seed and the number alone, not on who plays it where. */
export const playOne = ({ game, brain }: Player, plan: Plan, number: number, budget: Omit<Budget, 'rnd'>): Record => {
  const seats = Object.fromEntries(
    Object.entries(seatsOf(game, plan, number)).map(([side, level]) => [side, botFor(level)]),
  );
  const seed = `${plan.seed}/${plan.mirrored ? number >> 1 : number}`;
  const played = playMatch({
    game,
    brain,
    scenario: plan.scenario,
    options: optionsOf(game, plan.scenario, plan.options),
    seats,
    seed,
    budget,
  });
  const first = game.sides[0];
  const figures = brain?.figures?.(played.happened, played.g) ?? { turns: game.turn(played.g) };
  return {
    number,
    result: game.result(played.g),
    score: brain ? brain.evaluate(played.g, first) : game.score(played.g, first),
    figures: { ...figures, decisions: played.decisions },
    errors: played.errors,
  };
};

export interface Summary {
  readonly numbers: { readonly [name: string]: Spread };
  readonly words: { readonly [name: string]: { readonly [word: string]: number } };
  readonly errors: { readonly [message: string]: number };
}
const fields = (result: Json): readonly [string, Json][] =>
  result && typeof result === 'object' && !Array.isArray(result) ? Object.entries(result) : [['result', result]];
/** Every number of the results as a spread, every word as a count. */
export const summaryOf = (records: readonly Record[]): Summary => {
  const numbers = new Map<string, number[]>();
  const words = new Map<string, string[]>();
  const add = <T>(to: Map<string, T[]>, name: string, x: T): void => {
    const list = to.get(name);
    if (list) list.push(x);
    else to.set(name, [x]);
  };
  for (const r of records) {
    for (const [name, value] of fields(r.result))
      if (typeof value === 'number') add(numbers, name, value);
      else add(words, name, String(value));
    for (const [name, value] of Object.entries(r.figures)) add(numbers, name, value);
  }
  return {
    numbers: Object.fromEntries([...numbers].map(([name, list]) => [name, spreadOf(list)])),
    words: Object.fromEntries([...words].map(([name, list]) => [name, countsOf(list)])),
    errors: countsOf(records.flatMap(r => r.errors)),
  };
};
