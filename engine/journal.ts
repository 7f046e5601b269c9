/** F12 The journal is the game: append-only, in labels. A take-back is an entry; nothing is erased and no draw is made twice. */
import type { Bar, Choice } from './decide.ts';
import type { Options } from './game.ts';
import type { DataPack } from './pack.ts';
import type { Saved } from './save.ts';
import type { Case, Side } from './state.ts';

export interface DrawInLabels {
  readonly case: Case;
  readonly by: Side;
  readonly to: readonly Side[] | 'all';
  readonly dice?: readonly number[];
  readonly take?: number;
  readonly from?: string;
}

export type Entry =
  /** `lane`: an order given in a sealed lane; the one that seals it bars. `forced`: the only answer, given by the host. */
  | {
      readonly is: 'choice';
      readonly by: Side;
      readonly pick: Choice;
      readonly bars?: Bar;
      readonly lane?: true;
      readonly forced?: true;
    }
  | {
      readonly is: 'chance';
      readonly draw: DrawInLabels;
      readonly out: readonly (number | string)[];
      readonly scripted?: true;
    }
  | { readonly is: 'back'; readonly by: Side; readonly to: number; readonly agreed: readonly Side[] }
  /** Orders of a lane that is not sealed yet are taken out of it, by their entries; the other lanes stay. */
  | { readonly is: 'out'; readonly by: Side; readonly entries: readonly number[] }
  | { readonly is: 'set'; readonly position: Saved };

/** The state at the start of a turn, so that a record outlives a change of the rules. */
export interface Checkpoint {
  readonly at: number;
  readonly turn: number;
  readonly state: Saved;
}

export interface Record {
  readonly format: 'phoney-war record 1';
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** The data pack it was played with, where that is not the shipped one, and its hash. */
  readonly pack?: DataPack;
  readonly packHash?: string;
  /** The version of the game's rules that wrote it. */
  readonly rules: number;
  readonly commitment: string;
  /** Published when the game is over. */
  readonly seed?: string;
  /** What the sides added to the seed (`withNonces`), in the order of the game's sides. */
  readonly nonces?: readonly string[];
  readonly sandbox?: true;
  readonly entries: readonly Entry[];
  readonly checkpoints: readonly Checkpoint[];
}

/** Indexes of the entries that count: what was before each take-back's target, and what came after it. */
export const live = (entries: readonly Entry[]): readonly number[] => {
  let list: number[] = [];
  for (const [i, e] of entries.entries()) {
    if (e.is === 'back') while ((list.at(-1) ?? -1) >= e.to) list.pop();
    else if (e.is === 'out') list = list.filter(k => !e.entries.includes(k));
    else list.push(i);
  }
  return list;
};

/** How many draws were made, taken back or not: the next one's number. */
export const drawCount = (entries: readonly Entry[]): number =>
  entries.reduce((n, e) => n + (e.is === 'chance' ? 1 : 0), 0);

/** Whether this was done in a lane and opened none. */
const inLane = (e: Entry): boolean => e.is === 'out' || (e.is === 'choice' && e.lane === true && !opensPlans(e));
/** The last order of all: it lets the lanes be carried out. One that only seals its own bars as another's decision does. */
export const opensPlans = (e: Entry): boolean =>
  e.is === 'choice' && e.lane === true && e.bars !== undefined && e.bars !== 'side';
/** What is done in a lane: for nobody but its side is there an entry. */
export const isSilent = (e: Entry, sides: readonly Side[]): boolean =>
  inLane(e) && !sides.includes((e as { readonly by: Side }).by);
/** What not even shows that a lane is sealed. */
export const isQuiet = (e: Entry): boolean => inLane(e) && !(e.is === 'choice' && e.bars);
/** Entries have other numbers for those who must not know how many there are: how many of the first `count` there are for `sides`, */
export const shownCount = (entries: readonly Entry[], sides: readonly Side[], count = entries.length): number => {
  let shown = 0;
  for (let i = 0; i < count; i++) if (!isSilent(entries[i]!, sides)) shown++;
  return shown;
};
/** and the place in the journal of the one that has the number `shown` for them. */
export const placeOfShown = (entries: readonly Entry[], sides: readonly Side[], shown: number): number => {
  let left = shown;
  for (const [i, e] of entries.entries()) if (!isSilent(e, sides) && left-- === 0) return i;
  return entries.length + Math.max(0, left);
};

/** An entry as one side may have it. */
export type EntryFor = Entry | { readonly is: 'hidden' };
/** What one side sees of a position; nothing where that cannot be found out. */
export type PositionFor = (position: Saved) => Saved | undefined;
/**
 * The journal a side may have while the game lasts, with the numbers its entries have for that side. Blank are draws not
 * shown to it, others' choices (sealed, or naming what is concealed: of those the log tells) and positions that were set,
 * unless `positionFor` says what the side sees of them. What is silent is not there.
 */
export const journalFor = (
  entries: readonly Entry[],
  side: Side,
  positionFor: PositionFor = () => undefined,
): readonly EntryFor[] => {
  const numberOf = (place: number): number => shownCount(entries, [side], place);
  return entries.filter(e => !isSilent(e, [side])).map(e => entryFor(e, side, numberOf, positionFor) ?? HIDDEN);
};
const HIDDEN: EntryFor = { is: 'hidden' };
const entryFor = (
  e: Entry,
  side: Side,
  numberOf: (place: number) => number,
  positionFor: PositionFor,
): Entry | undefined => {
  switch (e.is) {
    case 'chance':
      return e.draw.to === 'all' || e.draw.to.includes(side) ? e : undefined;
    case 'choice':
      return e.by === side ? e : undefined;
    case 'back':
      return { ...e, to: numberOf(e.to) };
    case 'out':
      return { ...e, entries: e.entries.map(numberOf) };
    case 'set': {
      const position = positionFor(e.position);
      return position && { is: 'set', position };
    }
    default:
      return e satisfies never;
  }
};
