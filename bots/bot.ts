/** What every bot is: it sees a view, has a budget, and gives a listed choice with its reason. */
import type { Question, Choice } from '../engine/decide.ts';
import type { Game } from '../engine/game.ts';
import type { Rnd } from '../engine/random.ts';
import type { Side, State } from '../engine/state.ts';
import type { Brain } from './brain.ts';

/** All a bot may know: never the true state, only what `machine.view` gives its side. */
export interface Seen {
  readonly game: Game;
  readonly view: State;
  readonly side: Side;
  /** What the game knows about playing itself; none where it is played by its random choices and its score. */
  readonly brain: Brain | undefined;
}

/** Playouts make a bot repeatable; seconds need a clock, which only hosts have. */
export interface Budget {
  readonly seconds?: number;
  readonly playouts?: number;
  readonly rnd: Rnd;
  readonly now?: () => number;
  /** Nobody reads the reasons: simulation. */
  readonly silent?: boolean;
  /** Playouts done so far. */
  progress?(done: number): void;
  stopped?(): boolean;
}
export interface Decided {
  readonly choice: Choice;
  readonly reason: string;
  /** The score expected at the end, and the range around it that the playouts leave open. */
  readonly estimate?: number;
  readonly spread?: readonly [low: number, high: number];
  /** How it means to play this turn, where it has something particular in mind. */
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
