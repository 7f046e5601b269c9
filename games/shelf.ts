/** The games on the shelf: what each line of the registry is. Opening a box is another file: the first page shows cards alone. */
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
  /** Its number on the index of sheets. */
  readonly roman: string;
  readonly title: string;
  readonly published: string;
  readonly words: string;
  readonly facts: readonly string[];
  /** The address of its picture. */
  readonly art: string;
  /** Its scenarios, by short names for lists, which do not fetch the rules. */
  readonly scenarios: readonly { readonly id: string; readonly title: string }[];
  /** How many play it. */
  readonly players: number;
  /** Who may play it, in words; empty while it cannot be played. */
  readonly seats: string;
}
/** A datum of a game with its source, for docs/RECONSTRUCTION.md. */
export interface Datum {
  readonly table: string;
  readonly what: string;
  readonly fact: Fact;
}
/** A table screen. Which view its session has only the game knows. */
export type TableScreen = Component<{ readonly session: TableSession<never> }>;
/** How the log is read outside the table: for the session of this game alone. */
export type Read = (session: TableSession<never>) => Promise<Reading>;
/** When what others did is told. */
export interface Telling {
  /** Kinds of lines seen or answered already: alone they are not worth a playback. */
  readonly known: readonly string[];
  /** Kinds of questions within the other side's turn: it is not over yet. */
  readonly answers: readonly string[];
}
/** A line of the registry: the card, and everything else when it is needed. A game still to come may have a card alone. */
export interface Listing {
  readonly id: string;
  readonly card: Card;
  readonly pack?: () => Promise<Pack>;
  /** The rules by case, for whoever reads them in the page: playing needs their numbers only. */
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
  /** How strong each level plays, measured, by scenario; docs/CALIBRATION.md has the runs. */
  readonly strengths?: { readonly [scenario: string]: { readonly [level: string]: string } };
  /** Seconds a bot may think about one choice: a turn may have hundreds of them. */
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
/** Those the page can show; the others are played in the terminal and by the protocol. */
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
