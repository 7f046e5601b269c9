/** The games on the shelf: what each line of the registry is, and how a game is taken down and opened. */
import type { Component } from 'solid-js';
import type { Brain } from '../bots/brain.ts';
import type { Fact } from '../engine/facts.ts';
import { lay, packHash, type Boxed, type DataPack, type Pack } from '../engine/pack.ts';
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
/** How what others did is told, by the kinds of events in the log. */
export interface Telling {
  /** Counted in a sentence, in this order. */
  readonly counted: { readonly [kind: string]: readonly [one: string, many: string] };
  /** Told by their own line. */
  readonly alone: readonly string[];
  /** Seen or answered already: alone they are not worth a playback. */
  readonly known: readonly string[];
}
/** A line of the registry: the card, and everything else when it is needed. A game still to come may have a card alone. */
export interface Listing {
  readonly id: string;
  readonly card: Card;
  readonly pack?: () => Promise<Pack>;
  readonly table?: () => Promise<TableScreen>;
  readonly telling?: Telling;
  readonly brain?: () => Promise<Brain>;
  readonly facts?: () => Promise<readonly Datum[]>;
  /** Seconds a bot may think about one choice: a turn may have hundreds of them. */
  readonly thinks?: number;
}
/** A game that can be played. */
export type Playable = Listing & Required<Pick<Listing, 'pack'>>;

const DIGITS = { I: 1, V: 5, X: 10 } as const;
const numberOf = (roman: string): number =>
  [...roman].reduce((sum, letter, i, all) => {
    const value = DIGITS[letter as keyof typeof DIGITS] ?? 0;
    return value < (DIGITS[all[i + 1] as keyof typeof DIGITS] ?? 0) ? sum - value : sum + value;
  }, 0);

export const LISTINGS: readonly Listing[] = (Object.values(registry) as readonly Listing[]).toSorted(
  (a, b) => numberOf(a.card.roman) - numberOf(b.card.roman),
);
const isPlayable = (l: Listing): l is Playable => l.pack !== undefined;
export const PLAYABLE: readonly Playable[] = LISTINGS.filter(isPlayable);
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
const playable = (id: string): Playable => {
  const found = PLAYABLE.find(l => l.id === id);
  if (!found) throw new NoGame(id);
  return found;
};

const packs = new Map<string, Promise<Pack>>();
/** Rules, views and tables of a game, fetched once. */
export const packOf = async (id: string): Promise<Pack> => {
  const { pack } = playable(id);
  const found = packs.get(id) ?? pack();
  packs.set(id, found);
  found.catch(() => packs.delete(id));
  return found;
};
/** Boxes opened here, by game and by the hash of what was laid over it; of foreign packs only the last few are kept. */
const opened = new Map<string, Boxed>();
const MOST_OPEN = 32;
export const unbox = (pack: Pack, data?: DataPack): Boxed => {
  const key = data ? `${pack.id} ${packHash(data)}` : pack.id;
  const known = opened.get(key);
  if (known) return known;
  const boxed = lay(pack, data);
  opened.set(key, boxed);
  const foreign = [...opened.keys()].filter(k => k.includes(' '));
  for (const old of foreign.slice(0, Math.max(0, foreign.length - MOST_OPEN))) opened.delete(old);
  return boxed;
};
/** The game out of its box: as shipped, or with a data pack laid over it. */
export const gameFor = async (id: string, data?: DataPack): Promise<Boxed> => unbox(await packOf(id), data);

/** What a bot must know of the game; none where it plays by its random choices and its score. */
export const brainFor = async (id: string): Promise<Brain | undefined> => listingOf(id)?.brain?.();

/** Every game that can be played, fetched and ready. */
export interface Shelf {
  readonly boxes: readonly Boxed[];
  readonly ids: string;
  find(id: string, data?: DataPack): Boxed | undefined;
  brain(id: string): Brain | undefined;
}
export const openShelf = async (): Promise<Shelf> => {
  const taken = await Promise.all(PLAYABLE.map(async l => [await packOf(l.id), await brainFor(l.id)] as const));
  const find = (id: string, data?: DataPack): Boxed | undefined => {
    const pack = taken.find(([p]) => p.id === id)?.[0];
    return pack && unbox(pack, data);
  };
  return {
    boxes: taken.map(([pack]) => unbox(pack)),
    ids: taken.map(([pack]) => pack.id).join(', '),
    find,
    brain: id => taken.find(([pack]) => pack.id === id)?.[1],
  };
};
