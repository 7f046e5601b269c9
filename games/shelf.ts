/** The games on the shelf, and what a line of the registry consists of. Opening a game is in another file (open.ts), because the first page shows only cards. */
import type { Component } from 'solid-js';
import type { Brain } from '../bots/brain.ts';
import type { Briefing } from '../engine/briefing.ts';
import type { Fact } from '../engine/facts.ts';
import type { CaseText } from '../engine/game.ts';
import type { Pack } from '../engine/pack.ts';
import type { Printer } from '../engine/text.ts';
import type { Reading } from '../screen/frame/reading.ts';
import type { TableSession } from '../screen/session.ts';
import * as registry from '#registry';

/** A game as the first page shows it. */
export interface Card {
  /** Its number in the index of sheets. */
  readonly roman: string;
  readonly title: string;
  readonly published: string;
  readonly words: string;
  readonly facts: readonly string[];
  /** The address of its picture. */
  readonly art: string;
  /** Its scenarios with short names for lists, so that lists need not load the rules. */
  readonly scenarios: readonly { readonly id: string; readonly title: string }[];
  /** The number of players. */
  readonly players: number;
  /** The possible seats in words; empty while the game cannot be played. */
  readonly seats: string;
}
/** A datum of a game with its source, for docs/RECONSTRUCTION.md. */
export interface Datum {
  readonly table: string;
  readonly what: string;
  readonly fact: Fact;
}
/** A table screen. Only the game knows the type of the view in its session. */
export type TableScreen = Component<{ readonly session: TableSession<never> }>;
/** How the log is read outside the table, for the session of this game only. */
export type Read = (session: TableSession<never>) => Promise<Reading>;
/** When a report of what others did is worth showing. */
export interface Telling {
  /** Kinds of lines already seen or answered: alone they are not worth a playback. */
  readonly known: readonly string[];
  /** Kinds of questions within the other side's turn, which is not over yet. */
  readonly answers: readonly string[];
}
/** A line of the registry: the card, and how everything else is loaded when needed. A planned game may have only a card. */
export interface Listing {
  readonly id: string;
  readonly card: Card;
  readonly pack?: () => Promise<Pack>;
  /** The rules by case, for readers in the page: playing needs only their numbers. */
  readonly words?: () => Promise<{ readonly [c: string]: CaseText }>;
  /** What a player reads before the first turn, by scenario. */
  readonly briefings?: () => Promise<{ readonly [scenario: string]: Briefing }>;
  readonly table?: () => Promise<TableScreen>;
  readonly reading?: () => Promise<Read>;
  readonly telling?: Telling;
  /** How a terminal shows it. */
  readonly printer?: () => Promise<Printer>;
  readonly brain?: () => Promise<Brain>;
  readonly facts?: () => Promise<readonly Datum[]>;
  /** The measured strength of each level, by scenario; docs/CALIBRATION.md lists the runs. */
  readonly strengths?: { readonly [scenario: string]: { readonly [level: string]: string } };
  /** Seconds a bot may think about one choice: a turn may have hundreds of choices. */
  readonly thinks?: number;
}
/** A game that can be played. */
export type Playable = Listing & Required<Pick<Listing, 'pack' | 'printer'>>;

const DIGITS = { I: 1, V: 5, X: 10 } as const;
const numberOf = (roman: string): number =>
  [...roman].reduce((sum, letter, i, all) => {
    const value = DIGITS[letter as keyof typeof DIGITS] ?? 0;
    return value < (DIGITS[all[i + 1] as keyof typeof DIGITS] ?? 0) ? sum - value : sum + value;
  }, 0);

export const LISTINGS: readonly Listing[] = (Object.values(registry) as readonly Listing[]).toSorted(
  (a, b) => numberOf(a.card.roman) - numberOf(b.card.roman),
);
const isPlayable = (l: Listing): l is Playable => l.pack !== undefined && l.printer !== undefined;
export const PLAYABLE: readonly Playable[] = LISTINGS.filter(isPlayable);
/** Games the page can show; the others are played in the terminal and by the protocol. */
export const TABLED: readonly Playable[] = PLAYABLE.filter(l => l.table !== undefined);
export const titleOf = (id: string): string => listingOf(id)?.card.title ?? id;
export const scenarioTitle = (id: string, scenario: string): string =>
  listingOf(id)?.card.scenarios.find(s => s.id === scenario)?.title ?? scenario;
export const listingOf = (id: string): Listing | undefined => LISTINGS.find(l => l.id === id);

export class NoGame extends Error {
  constructor(id: string) {
    super(`no game ${id}: there are ${PLAYABLE.map(l => l.id).join(', ')}`);
    this.name = 'NoGame';
  }
}
export const playable = (id: string): Playable => {
  const found = PLAYABLE.find(l => l.id === id);
  if (!found) throw new NoGame(id);
  return found;
};
