/** Games between bots, one record a game, and a summary of all of them. */
import { optionsOf, type Game, type Options } from '../engine/game.ts';
import type { Json, Side } from '../engine/state.ts';
import type { Budget, Seen } from './bot.ts';
import { newBot } from './levels.ts';
import { playMatchWith, type Seat } from './play.ts';
import { safe } from './safe.ts';
import type { Hypotheses } from './sequential-test.ts';
import { countsOf, spreadOf, type Spread } from './statistics.ts';

/** What all games of a simulation or a match have in common. */
export interface Setup {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
  readonly seconds?: number;
  readonly playouts?: number;
}
export interface SimulationPlan extends Setup {
  /** Levels by side. */
  readonly seats: { readonly [side: Side]: string };
}
/** Two players who play every game twice with sides swapped: games 2n and 2n + 1 have the same luck. */
export interface MatchPlan extends Setup {
  readonly mirrored: readonly [a: string, b: string];
  /** The match ends when this test is decided; without it, after `games`. */
  readonly test?: Hypotheses;
  /** The version of the game's rules. */
  readonly version: number;
  /** A hash of bots and rules, so that no match is continued by other bots than began it. */
  readonly sources: string;
}
export type Plan = SimulationPlan | MatchPlan;
export interface Record {
  readonly number: number;
  readonly result: Json;
  /** The score of the first side; 0 if the game was forfeited. */ readonly score: number;
  readonly figures: { readonly [name: string]: number };
  readonly errors: readonly string[];
  /** A program outside failed to give a choice and lost. */
  readonly forfeit?: { readonly side: Side; readonly why: string };
}

/** A game and its brain. */
export type Player = Pick<Seen, 'game' | 'brain'>;
/** Thrown by a seat that loses the game at once. */
export class Forfeit extends Error {
  readonly side: Side;
  constructor(side: Side, why: string) {
    super(why);
    this.side = side;
  }
}
/** Seats a player at the start of a game. `seed` is for its own random numbers. */
export type Seating = (
  who: { readonly name: string; readonly place: number; readonly side: Side; readonly seed: string },
  report: (e: Error) => void,
) => Seat | Promise<Seat>;
const seatBot: Seating = ({ name }, report) => safe(newBot(name), report);

/** Who plays which side in game `number`; `place` tells two players of one name apart. */
const namesOf = (game: Game, plan: Plan, number: number) => {
  if (!('mirrored' in plan)) return game.sides.map((side, place) => ({ side, place, name: plan.seats[side]! }));
  return game.sides.map((side, i) => {
    const place = (i + number) % 2;
    return { side, place, name: plan.mirrored[place]! };
  });
};
/** Plays game `number` of a plan. Its luck depends only on the seed and the number, not on the players. */
export const playOne = async (
  { game, brain }: Player,
  plan: Plan,
  number: number,
  budget: Omit<Budget, 'rnd'>,
  seating: Seating = seatBot,
): Promise<Record> => {
  const errors: string[] = [];
  const seed = `${plan.seed}/${'mirrored' in plan ? number >> 1 : number}`;
  const options = optionsOf(game, plan.scenario, plan.options);
  const first = game.sides[0];
  try {
    const seats: { [side: Side]: Seat } = {};
    for (const who of namesOf(game, plan, number))
      seats[who.side] = await seating({ ...who, seed: `${seed}/${who.side}` }, e => errors.push(e.message));
    const played = await playMatchWith({ game, brain, scenario: plan.scenario, options, seed, budget }, seats);
    const figures = brain?.figures?.(played.happened, played.g) ?? { turns: game.turn(played.g) };
    return {
      number,
      result: game.result(played.g),
      score: brain ? brain.evaluate(played.g, first) : game.score(played.g, first),
      figures: { ...figures, decisions: played.decisions },
      errors,
    };
  } catch (e) {
    if (!(e instanceof Forfeit)) throw e;
    const winner = game.sides.find(side => side !== e.side) ?? null;
    return { number, result: { winner }, score: 0, figures: {}, errors, forfeit: { side: e.side, why: e.message } };
  }
};

export interface Summary {
  readonly numbers: { readonly [name: string]: Spread };
  readonly words: { readonly [name: string]: { readonly [word: string]: number } };
  readonly errors: { readonly [message: string]: number };
}
const fields = (result: Json): readonly [string, Json][] =>
  result && typeof result === 'object' && !Array.isArray(result) ? Object.entries(result) : [['result', result]];
/** Each number of the results as a spread, each word as a count. */
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
