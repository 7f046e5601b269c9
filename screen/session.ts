/** The game as a table sees it, wherever the engine runs. The page around the table implements it. */
import type { Band } from '../engine/bands.ts';
import type { Verdict } from '../engine/decide.ts';
import type { Listed } from '../engine/numbers.ts';
import type { Speech, StandingOrder } from '../engine/standing.ts';
import type { Json, Vars } from '../engine/state.ts';
import type { LogLine } from '../engine/table.ts';

/** A choice in labels; it need not be listed. */
export interface LabelledChoice {
  readonly do: string;
  readonly [field: string]: Json;
}
/** A listed choice with its text. */
export interface OfferedChoice extends Listed {
  readonly choice: LabelledChoice;
  readonly text: string;
  readonly case: string;
}

/** Everything a table shows, new after every change. It holds only what `eyes` may know. */
export interface TableSnapshot<View = unknown> {
  readonly entry: number;
  /** The viewer: a side, or 'observer', who sees what everybody sees. */
  readonly eyes: string;
  /** Set while the player looks back at an earlier entry. */
  readonly replaying?: { readonly at: number; readonly of: number };
  /** The game's own view for its table. */
  readonly view: View;
  readonly offered: readonly OfferedChoice[];
  readonly log: readonly LogLine[];
  /** The entry to which the player may undo alone; equal to `entry` when there is nothing to undo. */
  readonly backLimit: number;
  /** An undo needs the other side's consent: `undo` requests it. */
  readonly asksBack?: true;
  /** At the entry shown: false during a look back. */
  readonly over: boolean;
  /** Entries at which a look back can halt, the present last. */
  readonly stops?: readonly number[];
  /** The entry after the player's own last turn, if others have decided since. */
  readonly since?: number;
  readonly setup?: { readonly guided: boolean };
  /** The question was caused by another side, so a standing order could answer it. */
  readonly answering?: true;
}

/** The standing orders of the viewer's side, never of another, and the vocabulary they may use. */
export interface StandingAnswer {
  readonly orders: readonly StandingOrder[];
  readonly speech: Speech;
  /** Whether the host gives forced answers for the player. */
  readonly forced: boolean;
  readonly turn: number;
  /** The phase of the turn, where the game names its phases. */
  readonly phase?: string;
  /** The open question of the side, in labels. */
  readonly asked?: { readonly kind: string; readonly about: Vars };
}

/** A bot's advice: the choice, the reason in a sentence, and what it expects. */
export interface Advice {
  readonly choice: OfferedChoice;
  readonly reason: string;
  readonly estimate: number;
  readonly spread: readonly [low: number, high: number];
  /** The odds at which the choice would be rolled. */
  readonly odds?: string;
  /** The chance to win, in a sentence. */
  readonly hope?: string;
}

/** The course of a finished game: points turn by turn, the largest swings, the luck of the dice. */
export interface Course {
  readonly title: string;
  readonly bands: readonly Band[];
  /** Points at the end of each turn. */
  readonly turns: readonly { readonly turn: number; readonly points: number }[];
  /** In order of play; `at` is the entry to look back at. */
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
  /** The last log line before it. */
  readonly told: string;
}

export interface TableSession<View = unknown> {
  snapshot(): TableSnapshot<View>;
  play(choice: LabelledChoice): Promise<Verdict>;
  /** The verdict on any choice, listed or not; it changes nothing. */
  why(choice: LabelledChoice): Promise<Verdict>;
  /** Parts of the view that are made on demand, for the entry shown: 'overlays', or 'trace' about a unit. */
  detail(what: string, about?: string): Promise<unknown>;
  undo(): Promise<Verdict>;
  /** Withdraws an order, by its place in the list, from the player's own unsealed plan, with every order that depends on it. */
  takeOut?(order: number): Promise<Verdict>;
  /** Undoes everything back to the last undo barrier. */
  reset(): Promise<Verdict>;
  /** Undoes everything from this entry on. */
  backTo(entry: number): Promise<Verdict>;
  /** Shows an earlier entry; without a number, the present. */
  lookAt(entry?: number): Promise<void>;
  advise(level: string, seconds: number, progress: (done: number) => void): Promise<Advice>;
  stopBot(): void;
  /** Only of a finished game, and only from a host that can work it out. */
  course?(): Promise<Course | undefined>;
  /** Only where the host has standing orders. `order` replaces the whole list. */
  standing?(): Promise<StandingAnswer>;
  order?(orders: readonly StandingOrder[]): Promise<Verdict>;
  setForced?(on: boolean): Promise<void>;
}
