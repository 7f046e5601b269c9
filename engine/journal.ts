/** F12 The journal is the game: append-only, in labels. An undo is an entry; nothing is erased, and no draw is made twice. */
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
  /** `lane`: an order of a sealed plan; the one that seals the plan bars an undo. `forced`: the only answer, given by the host. */
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
  /** Orders withdrawn from a plan that is not sealed yet, by their entries; the other plans stay. */
  | { readonly is: 'out'; readonly by: Side; readonly entries: readonly number[] }
  | { readonly is: 'set'; readonly position: Saved };

/** The state at the start of a turn, so that a record survives a change of the rules. */
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
  /** The data pack it was played with, and its hash; absent for the shipped one. */
  readonly pack?: DataPack;
  readonly packHash?: string;
  /** The version of the rules that wrote it. */
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

/** Indexes of the entries that count: those before the target of each undo, and those after the undo. */
export const live = (entries: readonly Entry[]): readonly number[] => {
  let list: number[] = [];
  for (const [i, e] of entries.entries()) {
    if (e.is === 'back') while ((list.at(-1) ?? -1) >= e.to) list.pop();
    else if (e.is === 'out') list = list.filter(k => !e.entries.includes(k));
    else list.push(i);
  }
  return list;
};

/** How many draws were made, undone or not: the number of the next draw. */
export const drawCount = (entries: readonly Entry[]): number =>
  entries.reduce((n, e) => n + (e.is === 'chance' ? 1 : 0), 0);

/** Whether the entry belongs to a sealed plan and opened none. */
const inLane = (e: Entry): boolean => e.is === 'out' || (e.is === 'choice' && e.lane === true && !opensPlans(e));
/** Whether this is the last order of all, after which the plans are carried out. An order that only seals its own plan bars an undo as another side's decision does. */
export const opensPlans = (e: Entry): boolean =>
  e.is === 'choice' && e.lane === true && e.bars !== undefined && e.bars !== 'side';
/** Whether the entry belongs to a plan of none of these sides: for them it does not exist. */
export const isSilent = (e: Entry, sides: readonly Side[]): boolean =>
  inLane(e) && !sides.includes((e as { readonly by: Side }).by);
/** Whether the entry does not even show that a plan was sealed. */
export const isQuiet = (e: Entry): boolean => inLane(e) && !(e.is === 'choice' && e.bars);
/** Entries have other numbers for those who must not know how many there are. How many of the first `count` entries exist for `sides`, */
export const shownCount = (entries: readonly Entry[], sides: readonly Side[], count = entries.length): number => {
  let shown = 0;
  for (let i = 0; i < count; i++) if (!isSilent(entries[i]!, sides)) shown++;
  return shown;
};
/** and the index in the journal of the entry that has the number `shown` for them. */
export const placeOfShown = (entries: readonly Entry[], sides: readonly Side[], shown: number): number => {
  let left = shown;
  for (const [i, e] of entries.entries()) if (!isSilent(e, sides) && left-- === 0) return i;
  return entries.length + Math.max(0, left);
};

/** An entry as one side may see it. */
export type EntryFor = Entry | { readonly is: 'hidden' };
/** What one side sees of a position; undefined if that cannot be found out. */
export type PositionFor = (position: Saved) => Saved | undefined;
/** The journal a side may see while the game lasts, with the numbers its entries have for that side. Hidden entries are draws not shown to it, choices of others (sealed, or naming what is concealed; the log tells of those) and positions set by hand, unless `positionFor` says what the side sees of them. Entries of others' sealed plans are left out. */
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
