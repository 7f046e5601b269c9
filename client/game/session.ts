/** The interface through which a screen sees a game, whether the engine runs in a worker of this page (local.ts) or on a server (online/session.ts). */
import type { Choice, Refused, Verdict } from '../../engine/decide.ts';
import type { LogLine } from '../../engine/table.ts';
import type { Json } from '../../engine/state.ts';
import type { TableSession, TableSnapshot } from '../../screen/session.ts';
import type { Sent, Whole } from './diff.ts';

export interface QuestionInLabels {
  readonly side: string;
  readonly kind: string;
  readonly case: string;
}

/** Everything the screen shows, posted after every change. It holds only what the viewer (`eyes`) may know. */
export interface Snapshot<View = unknown> extends TableSnapshot<View> {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly turn: number;
  /** Two players share the screen and the other one must decide. Until that player confirms, there is no view, choice or log. */
  readonly handOver?: HandOver;
  /** The side whose bot must decide now. */
  readonly bot?: string;
  readonly asks: readonly QuestionInLabels[];
  readonly result?: Json;
  readonly commitment: string;
  readonly seed?: string;
  /** The first entry of each turn. */
  readonly turns?: readonly { readonly turn: number; readonly at: number }[];
  /** Who plays each side. */
  readonly setup?: Setup;
  /** The game is being played in another tab; this one only shows it. */
  readonly following?: true;
  /** A position was set or dice were typed in, so the dice cannot be checked. */
  readonly sandbox?: true;
}
/** A snapshot as the worker posts it. */
export type SentSnapshot = Sent<Snapshot>;
export type WholeSnapshot = Whole<Snapshot>;
/** Who plays each side: 'me' for a person at this screen, or the level of a bot. */
export interface Setup {
  readonly seats: { readonly [side: string]: string };
  readonly guided: boolean;
}
/** What the blank screen between two players shows. `told` is what happened since that side last decided, as far as it is public. */
export interface HandOver {
  readonly to: string;
  readonly step: { readonly name: string; readonly case: string };
  readonly told: readonly LogLine[];
}
/** `measure` says what is counted: hits against their expected number, or the sum of the faces against its mean. */
export interface Luck {
  readonly dice: number;
  readonly expected: number;
  readonly actual: number;
  readonly deviations: number;
  readonly measure?: 'hits' | 'faces';
}

/** The later orders that depend on an order and would go with it, as choices in labels; or why it cannot be taken out. */
export type Falls = { readonly ok: true; readonly falls: readonly Choice[] } | Refused;

/** How a bot's choice is played. */
export interface BotStep {
  readonly seconds: number;
  /** Awaited between thinking and playing. False cancels the choice. */
  due(): Promise<boolean>;
  /** Quick choices in a row are shown together, not one by one. */
  readonly together: boolean;
  progress(done: number): void;
}
/** The intent of a bot's choice, in words that name no counter. It is shown when the bot's turn is over. */
export interface Intent {
  readonly entry: number;
  readonly words: string;
}

export interface Session<View = unknown> extends TableSession<View> {
  snapshot(): Snapshot<View>;
  /** The orders that would go with an order of the viewer's own sealed plan. `takeOut` takes it out. */
  withoutOrder(order: number): Promise<Falls>;
  takeOut(order: number): Promise<Verdict>;
  /** Lets the bot that must decide play one choice. */
  botStep(step: BotStep): Promise<Intent | undefined>;
  /** The player of this side confirms to be at the screen. */
  here(side: string): Promise<void>;
  /** Chooses the side whose view a spectator sees, in a game between bots or one that is over. */
  watchAs(side: string): Promise<void>;
  /** Gives a side to a bot of a level, or back to 'me'. */
  seat(side: string, who: string): Promise<void>;
  exportRecord(): Promise<string>;
}
