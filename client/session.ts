/** What a screen has of a game, wherever the engine runs: in a worker of this page (local.ts) or on a server (online.ts). */
import type { Choice, Refused, Verdict } from '../engine/decide.ts';
import type { Told } from '../engine/table.ts';
import type { Json } from '../engine/state.ts';
import type { TableSession, TableSnapshot } from '../screen/session.ts';

export interface AskSaid {
  readonly side: string;
  readonly kind: string;
  readonly case: string;
}

/** The whole of what the screen shows, posted after every change: only what `eyes` may know. */
export interface Snapshot<View = unknown> extends TableSnapshot<View> {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly turn: number;
  /** Two players at one screen, and the other one must decide: there is no view, no choice and no log until he says that he is there. */
  readonly handOver?: HandOver;
  /** The side whose bot must decide now. */
  readonly bot?: string;
  readonly asks: readonly AskSaid[];
  readonly result?: Json;
  readonly commitment: string;
  readonly seed?: string;
  /** Where each turn begins. */
  readonly turns?: readonly { readonly turn: number; readonly at: number }[];
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

/** The later orders that would fall, as choices in labels; or why the order cannot be taken out. */
export type Falls = { readonly ok: true; readonly falls: readonly Choice[] } | Refused;

/** How a bot's choice is played. */
export interface BotStep {
  readonly seconds: number;
  /** Waited for between thinking and playing; false: it is called off. */
  due(): Promise<boolean>;
  /** Shown with those that follow where they come quickly, not each by itself. */
  readonly together: boolean;
  progress(done: number): void;
}
/** What a bot had in mind with a choice, in words that name no counter: told when its turn is over. */
export interface Meant {
  readonly entry: number;
  readonly words: string;
}

export interface Session<View = unknown> extends TableSession<View> {
  snapshot(): Snapshot<View>;
  /** What would fall with an order of one's own lane, if it were taken out; and takes it out. */
  withoutOrder(order: number): Promise<Falls>;
  takeOut(order: number): Promise<Verdict>;
  /** Lets the bot that must decide play one choice. */
  botStep(step: BotStep): Promise<Meant | undefined>;
  /** The player of this side is at the screen now. */
  here(side: string): Promise<void>;
  /** Whose eyes a watcher looks through: of a game between bots, or one that is over. */
  watchAs(side: string): Promise<void>;
  /** Gives a side to a bot of that level, or back to 'me'. */
  seat(side: string, who: string): Promise<void>;
  exportRecord(): Promise<string>;
}
