/** F1 State: one slab of 16-bit cells for every counter, area, track and card, and immutable frames that clones share. */
import type { Wait } from './decide.ts';
import type { Event } from './events.ts';
import type { Frame } from './flow.ts';
import type { Due } from './lifetimes.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Vars = { readonly [name: string]: Json };
export type Side = string;
export type Case = string;
/** A list of at least one. */
export type Some<T> = readonly [T, ...T[]];

export interface State {
  /** What came in the box: the tables this game was made from, as its rules read them. All copies share it; it is never saved. */
  readonly box: object;
  /** Rules write these cells; nothing else of a state is changed in place. */
  cells: Int16Array;
  stack: readonly Frame[];
  wait: Wait;
  due: readonly Due[];
  /** What happened since the host last read it. Never saved. */
  events: Event[];
  /** True in a playout, where nobody reads events. A clone is not silent. */
  isSilent: boolean;
}

/** Nobody is asked and nothing is drawn: the machine goes on. */
export const RUN: Wait = { for: 'run' };
/** The case of a refusal that no rulebook states, such as that it is not this side's decision. */
export const NO_CASE: Case = '';

/** A cell whose content the viewer cannot know. */
export const HOLE = -1;

/** A table of the state: its rows by label, and the labels of the values of a cell (absent for plain numbers). */
export interface Column {
  readonly rows: readonly string[];
  readonly values?: readonly string[];
}
export type Columns = { readonly [column: string]: Column };

export interface Layout<C extends Columns = Columns> {
  readonly columns: C;
  /** First cell of each column: `g.cells[AT.place + unit]`. */
  readonly at: { readonly [K in keyof C]: number };
  readonly size: number;
}

export const column = (rows: readonly string[], values?: readonly string[]): Column =>
  values ? { rows, values } : { rows };
/** A column of one cell: a track, a marker, the turn. */
export const track = (values?: readonly string[]): Column => column([''], values);

export const layout = <C extends Columns>(columns: C): Layout<C> => {
  let size = 0;
  const at: { [column: string]: number } = {};
  for (const [name, { rows }] of Object.entries(columns)) {
    at[name] = size;
    size += rows.length;
  }
  return { columns, at: { ...at } as Layout<C>['at'], size }; // copied, because an object grown key by key is read through a hash table, and a copy as fast as a field
};

/** The box of a game that needs no tables. */
export const EMPTY_BOX: object = {};
export const blank = (size: number, box = EMPTY_BOX): State => ({
  box,
  cells: new Int16Array(size),
  stack: [],
  wait: RUN,
  due: [],
  events: [],
  isSilent: false,
});

export const clone = (g: State): State => ({
  box: g.box,
  cells: g.cells.slice(),
  stack: g.stack,
  wait: g.wait,
  due: g.due,
  events: [],
  isSilent: false,
});

/** Copies `from` into a state that is no longer needed. Playouts use this to avoid allocation. */
export const copyInto = (to: State, from: State): State => {
  to.cells.set(from.cells);
  to.stack = from.stack;
  to.wait = from.wait;
  to.due = from.due;
  forget(to);
  return to;
};
/** Discards what happened. Pops one by one, because setting `length` to 0 is slow; the next event creates a new list (`emit`). */
export const forget = ({ events: out }: State): void => {
  while (out.length > 0) out.pop();
};
