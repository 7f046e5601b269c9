/** What a table has of a game, wherever the engine runs. The page around it fulfils this and knows more. */
import type { Band } from '../engine/bands.ts';
import type { Verdict } from '../engine/decide.ts';
import type { Listed } from '../engine/numbers.ts';
import type { Speech, StandingOrder } from '../engine/standing.ts';
import type { Json, Vars } from '../engine/state.ts';
import type { LogLine } from '../engine/table.ts';

/** A choice in labels, listed or only asked about. */
export interface LabelledChoice {
  readonly do: string;
  readonly [field: string]: Json;
}
/** A listed choice with its words. */
export interface OfferedChoice extends Listed {
  readonly choice: LabelledChoice;
  readonly text: string;
  readonly case: string;
}

/** The whole of what a table shows, new after every change: only what `eyes` may know. */
export interface TableSnapshot<View = unknown> {
  readonly entry: number;
  /** The side whose eyes these are, or 'observer', who sees what everybody sees. */
  readonly eyes: string;
  /** Set while an earlier moment is being looked at. */
  readonly replaying?: { readonly at: number; readonly of: number };
  /** The game's own view for its table. */
  readonly view: View;
  readonly offered: readonly OfferedChoice[];
  readonly log: readonly LogLine[];
  /** How far the player may go back alone; equal to `entry` when not at all. */
  readonly backLimit: number;
  /** Further back only if the other side agrees: undo asks it. */
  readonly asksBack?: true;
  /** Of the moment shown: false while an earlier one is looked at. */
  readonly over: boolean;
  /** Where a look back may stop (entry numbers, the present last). */
  readonly stops?: readonly number[];
  /** The moment after one's own last turn, when others have decided since. */
  readonly since?: number;
  readonly setup?: { readonly guided: boolean };
  /** The question came with what another side did: one that a standing order might answer. */
  readonly answering?: true;
}

/** The standing orders of the side at the screen, of nobody else, and what they may speak of. */
export interface StandingAnswer {
  readonly orders: readonly StandingOrder[];
  readonly speech: Speech;
  /** Whether the host gives the only answer there is where it decides nothing. */
  readonly forced: boolean;
  readonly turn: number;
  /** What the side is asked now, in labels. */
  readonly asked?: { readonly kind: string; readonly about: Vars };
}

/** A bot's advice: the choice, the reason in a sentence, and what it expects. */
export interface Advice {
  readonly choice: OfferedChoice;
  readonly reason: string;
  readonly estimate: number;
  readonly spread: readonly [low: number, high: number];
  /** What the choice would be rolled at. */
  readonly odds?: string;
  /** How likely it is to end well, in a sentence. */
  readonly hope?: string;
}

/** How a game that is over came about: points turn by turn, where they changed most, what the dice did. */
export interface Course {
  readonly title: string;
  readonly bands: readonly Band[];
  /** Points at the end of each turn. */
  readonly turns: readonly { readonly turn: number; readonly points: number }[];
  /** In the order they came; `at` is the moment to look at. */
  readonly swings: readonly Swing[];
  readonly luck: readonly {
    readonly who: string;
    readonly dice: number;
    readonly expected: number;
    readonly actual: number;
    readonly deviations: number;
    readonly measure: 'hits' | 'faces';
  }[];
}
export interface Swing {
  readonly at: number;
  readonly turn: number;
  readonly by: number;
  readonly points: number;
  readonly what: readonly string[];
  /** What the log told of it last. */
  readonly told: string;
}

export interface TableSession<View = unknown> {
  snapshot(): TableSnapshot<View>;
  play(choice: LabelledChoice): Promise<Verdict>;
  /** The verdict on something that may not be listed, changing nothing. */
  why(choice: LabelledChoice): Promise<Verdict>;
  /** What the game's view makes only when asked, of the moment shown: 'overlays', or 'trace' about a unit. */
  detail(what: string, about?: string): Promise<unknown>;
  undo(): Promise<Verdict>;
  /** Takes an order, by its place, out of one's own plan that is not sealed yet, and what falls with it. */
  takeOut?(order: number): Promise<Verdict>;
  /** Back to the last barrier. */
  reset(): Promise<Verdict>;
  /** Back to before a log line's entry. */
  backTo(entry: number): Promise<Verdict>;
  /** Look at an earlier moment; without a number, the present. */
  lookAt(entry?: number): Promise<void>;
  advise(level: string, seconds: number, progress: (done: number) => void): Promise<Advice>;
  /** Ends a bot's thinking. */
  stopBot(): void;
  /** Of a game that is over, where the host can tell. */
  course?(): Promise<Course | undefined>;
  /** Standing orders, where the host keeps any; setting them replaces the whole list. */
  standing?(): Promise<StandingAnswer>;
  order?(orders: readonly StandingOrder[]): Promise<Verdict>;
  setForced?(on: boolean): Promise<void>;
}
