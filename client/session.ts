/** What a screen has of a game, wherever the engine runs: in a worker of this page (local.ts) or on a server (online.ts). */
import type { Told } from '../engine/table.ts';
import type { Verdict } from '../engine/decide.ts';
import type { Json } from '../engine/state.ts';

/** A listed choice, in labels, with its words. */
export interface Offered {
  readonly choice: { readonly do: string; readonly [field: string]: Json };
  readonly text: string;
  readonly case: string;
  readonly bars: boolean;
}
export interface AskSaid {
  readonly side: string;
  readonly kind: string;
  readonly case: string;
}

/** The whole of what the screen shows, posted after every change: only what `eyes` may know. */
export interface Snapshot<View = unknown> {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly turn: number;
  readonly entry: number;
  /** The side whose eyes these are, or 'observer', who sees what everybody sees. */
  readonly eyes: string;
  /** Two players at one screen, and the other one must decide: there is no view, no choice and no log until he says that he is there. */
  readonly handOver?: HandOver;
  /** The side whose bot must decide now. */
  readonly bot?: string;
  /** Set while an earlier moment is being looked at. */
  readonly replaying?: { readonly at: number; readonly of: number };
  readonly asks: readonly AskSaid[];
  /** The game's own view for its table. */
  readonly view: View;
  readonly offered: readonly Offered[];
  readonly log: readonly Told[];
  /** How far the player may go back alone; equal to `entry` when not at all. */
  readonly backLimit: number;
  /** Of the moment shown: false while an earlier one is looked at. */
  readonly over: boolean;
  readonly result?: Json;
  readonly commitment: string;
  readonly seed?: string;
  /** Where a look back may stop (entry numbers, the present last), and where each turn begins. */
  readonly stops?: readonly number[];
  readonly turns?: readonly { readonly turn: number; readonly at: number }[];
  /** The moment after one's own last turn, when others have decided since. */
  readonly since?: number;
  /** How this game was started. */
  readonly setup?: Setup;
  /** The same game is being played in another tab: this one only shows it. */
  readonly following?: true;
  /** A position was set or dice were typed in: not a game whose dice can be checked. */
  readonly sandbox?: true;
}
/** Who plays each side: 'me', a person at this screen, or a bot by its level. */
export interface Setup {
  readonly seats: { readonly [side: string]: string };
  readonly guided: boolean;
}
/** `told` is what happened since that side last decided, as everybody knows it. */
export interface HandOver {
  readonly to: string;
  readonly step: { readonly name: string; readonly case: string };
  readonly told: readonly Told[];
}
/** `measure` says what is counted: hits against what the dice promised, or the sum of the faces against its mean. */
export interface Luck {
  readonly dice: number;
  readonly expected: number;
  readonly actual: number;
  readonly deviations: number;
  readonly measure?: 'hits' | 'faces';
}

/** A bot's advice: the choice, the reason in a sentence, and what it expects. */
export interface Advice {
  readonly choice: Offered;
  readonly reason: string;
  readonly estimate: number;
  readonly spread: readonly [low: number, high: number];
}

export interface Session<View = unknown> {
  snapshot(): Snapshot<View>;
  play(choice: Offered['choice']): Promise<Verdict>;
  /** The verdict on something that may not be listed, changing nothing. */
  why(choice: Offered['choice']): Promise<Verdict>;
  /** What the game's view makes only when asked, of the moment shown: 'overlays', or 'trace' about a unit. */
  detail(what: string, about?: string): Promise<unknown>;
  undo(): Promise<Verdict>;
  /** Back to the last barrier. */
  reset(): Promise<Verdict>;
  /** Back to before a log line's entry. */
  backTo(entry: number): Promise<Verdict>;
  /** Look at an earlier moment; without a number, the present. */
  lookAt(entry?: number): Promise<void>;
  advise(level: string, seconds: number, progress: (done: number) => void): Promise<Advice>;
  /** Lets the bot that must decide play one choice. */
  botStep(seconds: number, progress: (done: number) => void): Promise<void>;
  stopBot(): void;
  /** The player of this side is at the screen now. */
  here(side: string): Promise<void>;
  /** Whose eyes a watcher looks through: of a game between bots, or one that is over. */
  watchAs(side: string): Promise<void>;
  /** Gives a side to a bot of that level, or back to 'me'. */
  seat(side: string, who: string): Promise<void>;
  exportRecord(): Promise<string>;
}
