/** The interface of every bot: it sees a view, has a budget, and returns a listed choice with its reason. */
import type { Question, Choice } from '../engine/decide.ts';
import type { Game } from '../engine/game.ts';
import type { Rnd } from '../engine/random.ts';
import type { Side, State } from '../engine/state.ts';
import type { Brain } from './brain.ts';

/** Everything a bot may know: never the true state, only what `machine.view` gives its side. */
export interface Seen {
  readonly game: Game;
  readonly view: State;
  readonly side: Side;
  /** The game's knowledge of how to play it. Without one, a bot uses random choices and the game's score. */
  readonly brain: Brain | undefined;
}

/** A budget in playouts makes a bot repeatable. A budget in seconds needs a clock, which only hosts have. */
export interface Budget {
  readonly seconds?: number;
  readonly playouts?: number;
  readonly rnd: Rnd;
  readonly now?: () => number;
  /** Leaves the reasons out: in a simulation nobody reads them. */
  readonly silent?: boolean;
  /** Playouts done so far. */
  progress?(done: number): void;
  stopped?(): boolean;
}
export interface Decided {
  readonly choice: Choice;
  readonly reason: string;
  /** The expected final score, and the range that the playouts leave open. */
  readonly estimate?: number;
  readonly spread?: readonly [low: number, high: number];
  /** How the bot means to play this turn, if it has a particular plan. */
  readonly intention?: string;
}
export interface Bot {
  readonly level: string;
  choose(seen: Seen, budget: Budget): Decided;
}

export const askOf = ({ game, view, side }: Seen): Question => {
  const ask = game.machine.open(view).find(a => a.side === side);
  if (!ask) throw new Error(`${side} has nothing to decide`);
  return ask;
};
