/** What a game knows about playing itself well. Without a brain, bots use random choices and the game's score. */
import type { Question, Choice } from '../engine/decide.ts';
import type { Event } from '../engine/events.ts';
import type { Rnd } from '../engine/random.ts';
import type { Side, State } from '../engine/state.ts';
import type { Planning } from './planning.ts';
import type { Features } from './features.ts';

export interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}
/** One way to play a whole turn: the staff with a particular plan. */
export interface Intention {
  readonly name: string;
  pick(g: State, a: Question, rnd: Rnd): Choice;
}
/** For games whose turns are dozens of small choices: the general searches for a way to play the turn, not for each choice. */
export interface Plans {
  /** The plain plan comes first. It is played wherever nothing is searched, and the others must beat it. */
  intentions(g: State, side: Side): readonly Intention[];
  /** The plain plan stays unless another gains more than this many standard errors (default 1). */
  readonly caution?: number;
  /** Names the part of the turn for which one intention is kept; undefined where the staff decides alone. */
  stretch(g: State, side: Side): string | undefined;
  /** Has a playout that began in `turn` seen the enemy's answer? */
  answered(g: State, side: Side, turn: number): boolean;
}
/** A chance and what it is the chance of: 'win', 'reach Miracle Evacuation'. */
export interface WinChance {
  readonly chance: number;
  readonly to: string;
  /** The score this takes, if it varies. */
  readonly bar?: number;
}
export interface Brain {
  /** The choices worth considering, each with its value in the game's points. Without this method only the choice of `pick` is considered. */
  weigh?(g: State, a: Question): readonly Weighed[];
  /** A good choice without search; `noise`, in points, makes it less reliable. It must be legal: playouts do not check it. */
  pick(g: State, a: Question, rnd: Rnd, noise: number): Choice;
  /** The choice's reason in a sentence. */
  reason(g: State, a: Question, c: Choice): string;
  /** What the choice is for, in a few words that name no counter and nothing hidden, such as 'toward Paris'. The page collects them and shows them when the turn is over. */
  intent?(g: State, a: Question, c: Choice): string | undefined;
  /** The odds of the roll that follows this choice, for people: '3:1, 50% …'. Undefined where no roll follows. */
  odds?(g: State, a: Question, c: Choice): string | undefined;
  /** The chance that the game ends as the side wants, given the expected final score. */
  hope?(g: State, side: Side, estimate: number): WinChance;
  /** Whether the event of `WinChance.to` happened in a finished game; needed only where it is not a win. `npm run calibration` counts it. */
  came?(end: State, side: Side, to: string): boolean;
  /** The share of the game still to be played; the more is left, the less certain a forecast is. */
  left?(g: State): number;
  /** The expected final score. */
  evaluate(g: State, side: Side): number;
  /** Named numbers that describe a position of this box and scenario, for `npm run train`. */
  features?(g: State): Features;
  /** The expected final score as learned from games (value.ts): finished games count their true result. It may read everything, so it is for positions without holes. */
  value?(g: State, side: Side): number;
  /** The chance that the side wins, learned likewise; undefined where no table fits the position. */
  chance?(g: State, side: Side): number | undefined;
  /** Decisions that the general leaves to the staff without searching. */
  readonly routine?: readonly string[];
  /** How many turns a playout looks ahead before the position is evaluated. */
  readonly horizon: number;
  /** The value of a position in the direction of `evaluate`, from a table fitted for the scenario. Plans are judged by it where there is one. */
  value?(g: State, side: Side): number;
  /** Present if the general plans whole turns. */
  readonly plans?: Plans;
  /** Present if the marshal breeds plans for whole turns. */
  readonly planning?: Planning;
  /** The field of the result that says how good it was, and its values, worst first. */
  readonly bands?: { readonly field: string; readonly order: readonly string[] };
  /** The staff with an opening that once beat these bots, for matches that test whether it still does. */
  prepared?(g: State, a: Question, rnd: Rnd): Choice;
  /** Figures of a finished game for `simulate`: numbers by name. */
  figures?(happened: readonly Event[], g: State): { readonly [name: string]: number };
}
