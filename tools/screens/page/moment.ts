/** What the laws are asked about: the page as it is after a step, and what was done. */
import type { OfferedChoice, LabelledChoice, TableSession } from '../../../screen/session.ts';
import type { Table } from '../../../screen/table.tsx';
import type { Seen } from './dom.ts';

export type HookedTable = Table & { readonly session: TableSession };
/** How the player acted. `looks`: nothing was decided, something was opened, pointed at or put away. */
export type Hand = 'key' | 'button' | 'map' | 'looks' | 'rules';
export interface Step {
  readonly hand: Hand;
  readonly words: string;
  /** The key that was pressed. */
  readonly key?: string;
}
/** What was noted before a step. */
export interface Before {
  readonly map?: MapPlace;
  readonly phase: string;
  readonly turn: string;
  readonly entry: number;
  /** The viewer: with another the whole table is laid anew. */
  readonly eyes: string;
}
/** Where the map lies on the screen: the pixel of its first corner, and its size. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The upper edge and the height of the window over the map. */
  readonly edge: number;
  readonly height: number;
}
export interface Moment {
  readonly all: readonly Seen[];
  readonly touch: boolean;
  readonly table?: HookedTable;
  /** Whether the player is asked something. */
  readonly asked: boolean;
  readonly offered: readonly OfferedChoice[];
  readonly sides: readonly string[];
  readonly step?: Step;
  readonly before?: Before;
  /** The odds that the rules state for a choice now in hand, as the bot names them. */
  readonly odds?: string;
  /** What the browser's console said since the last step. */
  readonly console: readonly string[];
  /** The choice that pressing a key, or a button, would play, without playing it. */
  readonly wouldPlay?: (act: () => void) => LabelledChoice | undefined;
}
export interface Fault {
  /** What is wrong, in a sentence with the thing's name. */
  readonly words: string;
  /** Counts as the same fault wherever it appears. */
  readonly same: string;
  readonly at?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}
export interface Law {
  readonly id: string;
  /** The law as a plain sentence. */
  readonly says: string;
  readonly find: (m: Moment) => readonly Fault[];
}
