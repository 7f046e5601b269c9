/** What a game may know about playing itself well. A game without it is played by its random choices and its score. */
import type { Ask, Choice } from '../engine/decide.ts';
import type { Event } from '../engine/events.ts';
import type { Rnd } from '../engine/random.ts';
import type { Side, State } from '../engine/state.ts';

export interface Weighed { readonly choice: Choice; readonly worth: number }
export interface Brain {
  /** The choices worth a thought, each with what it is worth in the game's points. */
  weigh(g: State, a: Ask): readonly Weighed[];
  /** A good choice at once; `noise` in points makes it wander. Legal by construction: playouts do not ask again. */
  pick(g: State, a: Ask, rnd: Rnd, noise: number): Choice;
  /** The choice's reason in a sentence. */
  reason(g: State, a: Ask, c: Choice): string;
  /** The score to be expected in the end. */
  evaluate(g: State, side: Side): number;
  /** Decisions that the general leaves to the staff. */
  readonly routine?: readonly string[];
  /** Turns a playout looks ahead before it is evaluated. */
  readonly horizon: number;
  /** The word of the result that says how good it was, and all it can be, worst first. */
  readonly bands?: { readonly field: string; readonly order: readonly string[] };
  /** Figures of a finished game for `simulate`: numbers by name. */
  figures?(happened: readonly Event[], g: State): { readonly [name: string]: number };
}
