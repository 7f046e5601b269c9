/** What a game may know about playing itself well. A game without it is played by its random choices and its score. */
import type { Question, Choice } from '../engine/decide.ts';
import type { Event } from '../engine/events.ts';
import type { Rnd } from '../engine/random.ts';
import type { Side, State } from '../engine/state.ts';

export interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}
/** A way to play a whole turn: the staff with something particular in mind. */
export interface Intention {
  readonly name: string;
  pick(g: State, a: Question, rnd: Rnd): Choice;
}
/** For games whose turns are dozens of small choices: what is searched is how to play the turn, not each choice. */
export interface Plans {
  /** The plain plan first: it is played wherever nothing is searched, and the others must beat it. */
  intentions(g: State, side: Side): readonly Intention[];
  /** The plain plan stays unless another gains more than so many standard errors; one if it is not said. */
  readonly caution?: number;
  /** Names the stretch of play that one intention is kept for; undefined where the staff decides alone. */
  stretch(g: State, side: Side): string | undefined;
  /** Has a playout that began in `turn` seen the enemy's answer? */
  answered(g: State, side: Side, turn: number): boolean;
}
/** A chance, and what it is one of: 'win', 'reach Miracle Evacuation'. */
export interface WinChance {
  readonly chance: number;
  readonly to: string;
  /** The score it takes, where that is not always the same. */
  readonly bar?: number;
}
export interface Brain {
  /** The choices worth a thought, each with what it is worth in the game's points; left out, what `pick` would choose is the only one. */
  weigh?(g: State, a: Question): readonly Weighed[];
  /** A good choice at once; `noise` in points makes it wander. Legal by construction: playouts do not ask again. */
  pick(g: State, a: Question, rnd: Rnd, noise: number): Choice;
  /** The choice's reason in a sentence. */
  reason(g: State, a: Question, c: Choice): string;
  /** What the choice serves, in a few words that name no counter and nothing hidden, such as 'toward Paris': gathered and told when the turn is over. */
  intent?(g: State, a: Question, c: Choice): string | undefined;
  /** What a choice that comes to a roll would be rolled at, for people: '3:1, 50% …'. Nothing where no roll follows. */
  odds?(g: State, a: Question, c: Choice): string | undefined;
  /** How likely it is to end as the side wishes, if the score to be expected in the end is this. */
  hope?(g: State, side: Side, estimate: number): WinChance;
  /** Whether such a hope came true in a game that is over, where it is not to win: `npm run calibration` counts it. */
  came?(end: State, side: Side, to: string): boolean;
  /** The share of the game that is still to come, which tells how much of a hope is open. */
  left?(g: State): number;
  /** The score to be expected in the end. */
  evaluate(g: State, side: Side): number;
  /** Decisions that the general leaves to the staff. */
  readonly routine?: readonly string[];
  /** Turns a playout looks ahead before it is evaluated. */
  readonly horizon: number;
  /** Whole turns to choose from, where the general plans turns. */
  readonly plans?: Plans;
  /** The word of the result that says how good it was, and all it can be, worst first. */
  readonly bands?: { readonly field: string; readonly order: readonly string[] };
  /** The staff with an opening that once beat these bots: for matches that show whether it still does. */
  prepared?(g: State, a: Question, rnd: Rnd): Choice;
  /** Figures of a finished game for `simulate`: numbers by name. */
  figures?(happened: readonly Event[], g: State): { readonly [name: string]: number };
}
