/** A game is made from data tables: the shipped ones, or those of a data pack laid over them. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GenericSchema } from 'valibot';
import type { Band } from './bands.ts';
import type { Game } from './game.ts';
import type { Saved } from './save.ts';
import type { Policy } from './standing.ts';
import type { Json, Side, State } from './state.ts';
import type { LogLine } from './table.ts';

/** Tables by name, as the game's own code knows them; all of it can be written as JSON. */
export type Tables = { readonly [table: string]: unknown };
/** A game owner's tables. Each one replaces the shipped table of its name whole. */
export interface DataPack {
  readonly format: typeof PACK_FORMAT;
  readonly game: string;
  readonly name: string;
  readonly tables: { readonly [table: string]: Json };
}
export const PACK_FORMAT = 'phoney-war pack 1';

/** The state of a game in words, for a list of games. */
export interface Standing {
  readonly turn: number;
  readonly when: string;
  readonly step: string;
  readonly score: string;
  /** Where the armies stand as everybody sees them, for a small map: shares of the sheet from its top left, and a nation's colour. */
  readonly dots?: readonly Dot[];
}
export type Dot = readonly [x: number, y: number, colour: string];
/** Dice that had to reach a number: for each die, how many of its `faces` were hits. */
export interface Trial {
  readonly faces: number;
  readonly hitFaces: number;
  readonly hit: boolean;
}

/** The points as everybody can count them, for the account of a finished game. */
export interface Tally {
  /** 'German points'. */
  title(g: State): string;
  /** What the points come from, row by row; their sum is the score. */
  lines(g: State): readonly { readonly name: string; readonly points: number }[];
  /** What the points mean; empty if points do not decide the game. */
  bands(g: State): readonly Band[];
}

/** A game out of its box: the rules made from one set of tables, and what hosts need beside them. */
export interface GameModule {
  readonly game: Game;
  /** What `side` may see, as plain data, from the whole state or from its own view; any other name is an observer. */
  view(g: State, side: Side): unknown;
  /** Details that are too expensive to include in every view. */
  detail(seen: State, side: Side, what: string, about: string): unknown;
  /** The state of the game, for a list of games. It reveals nothing beyond `view`, which is what the reader may see of `g`. */
  standing(g: State, view: unknown): Standing;
  /** The dice that had to reach a number, read from the log; empty if the game has no such dice. */
  trials(log: readonly LogLine[]): readonly Trial[];
  /** Where each procedure of the sequence of play is called from, so that a position can be set at a step by its label alone. */
  readonly within: { readonly [proc: string]: { readonly proc: string; readonly at: string } };
  /** Named positions that take more than a label. */
  moments?(g: State): { readonly [name: string]: Saved['flow'] };
  /** The columns of an empty board, for positions set by hand. */
  emptyBoard?(g: State): Saved['columns'];
  /** What the places named by a refusal are called. */
  readonly where: readonly string[];
  /** How the points of a finished game came about; absent if the game counts none. */
  readonly tally?: Tally;
  /** How often the first side wins between equal bots, by scenario, a draw counted as half a win: measured, docs/CALIBRATION.md. */
  readonly shares?: { readonly [scenario: string]: number };
  /** The policies that a standing order may name. */
  readonly policies?: readonly Policy[];
}

/** How tables from outside are checked; loaded only when there are any. */
export interface Checks<T extends Tables = Tables> {
  /** What each table that may be replaced must look like. */
  readonly schema: { readonly [K in keyof T]?: GenericSchema };
  /** Faults that no single table can show: names that must agree, charts that must cover every die. One sentence a fault. */
  faults(tables: T): readonly string[];
}
/** What a game's folder exports: its shipped tables, how a game is made from tables, and how other tables are checked. */
export interface Pack<T extends Tables = Tables> {
  readonly id: string;
  readonly shipped: T;
  gameOf(tables: T, laid?: DataPack): GameModule;
  checks(): Promise<Checks<T>>;
}

export const isObject = (x: unknown): x is { readonly [k: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** The same text in whatever order the fields were written. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .toSorted()
    .map(k => `${JSON.stringify(k)}:${canonical(value[k])}`);
  return `{${fields.join(',')}}`;
};
const HASHES = new WeakMap<DataPack, string>();
/** The identity of a data pack: the same content has the same hash. */
export const packHash = (data: DataPack): string => {
  const known = HASHES.get(data) ?? bytesToHex(sha256(utf8ToBytes(canonical(data))));
  HASHES.set(data, known);
  return known;
};
/** For a pack that was hashed when it was stored. */
export const withHash = (data: DataPack, hash: string): DataPack => {
  HASHES.set(data, hash);
  return data;
};
