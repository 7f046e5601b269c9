/** F12 The journal is the game: append-only, in labels. A take-back is an entry; nothing is erased and no draw is made twice. */
import type { Bar, Choice } from './decide.ts';
import type { Options } from './game.ts';
import type { DataPack } from './pack.ts';
import type { Saved } from './save.ts';
import type { Case, Side } from './state.ts';

export interface DrawSaid {
  readonly case: Case;
  readonly by: Side;
  readonly to: readonly Side[] | 'all';
  readonly dice?: readonly number[];
  readonly take?: number;
  readonly from?: string;
}

export type Entry =
  | { readonly is: 'choice'; readonly by: Side; readonly pick: Choice; readonly bars?: Bar }
  | {
      readonly is: 'chance';
      readonly draw: DrawSaid;
      readonly out: readonly (number | string)[];
      readonly scripted?: true;
    }
  | { readonly is: 'back'; readonly by: Side; readonly to: number; readonly agreed: readonly Side[] }
  /** The last order of a lane that is still sealed is taken back; the other lanes stay. */
  | { readonly is: 'unseal'; readonly by: Side }
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
  const list: number[] = [];
  for (const [i, e] of entries.entries()) {
    if (e.is === 'back') while (list.length && list.at(-1)! >= e.to) list.pop();
    else if (e.is === 'unseal')
      list.splice(
        list.findLastIndex(k => isChoiceOf(entries[k]!, e.by)),
        1,
      );
    else list.push(i);
  }
  return list;
};

const isChoiceOf = (e: Entry, side: Side): boolean => e.is === 'choice' && e.by === side;

/** How many draws were made, taken back or not: the next one's number. */
export const drawCount = (entries: readonly Entry[]): number =>
  entries.reduce((n, e) => n + (e.is === 'chance' ? 1 : 0), 0);

/** The journal a side may have while the game lasts: draws not shown to it are blank, and so are others' choices (sealed, or naming what is concealed): of those the log tells. */
export const journalFor = (entries: readonly Entry[], side: Side): readonly (Entry | { readonly is: 'hidden' })[] =>
  entries.map(e => (showsTo(e, side) ? e : { is: 'hidden' }));
const showsTo = (e: Entry, side: Side): boolean => {
  if (e.is === 'chance') return e.draw.to === 'all' || e.draw.to.includes(side);
  return e.is === 'choice' || e.is === 'unseal' ? e.by === side : true;
};
