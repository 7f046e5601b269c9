/** Counters and cells in runs, and which of them are looked through at every question about the board. */
import type { State } from '../engine/state.ts';
import type { Counters } from './occupancy.ts';

/** From a number up to, not including, another: cells of the state, or counters. */
export interface Run {
  readonly from: number;
  readonly to: number;
}
/** The counters from the first of these to the last. */
export const runOf = (units: readonly number[]): Run => ({ from: units[0] ?? 0, to: (units.at(-1) ?? -1) + 1 });

/** The counters of a list in as few runs as there are: those between belong to others. */
export const runsOf = (units: readonly number[]): readonly Run[] => {
  const runs: { from: number; to: number }[] = [];
  for (const u of units) {
    const last = runs.at(-1);
    if (last?.to === u) last.to = u + 1;
    else runs.push({ from: u, to: u + 1 });
  }
  return runs;
};

const flat = (runs: readonly Run[]): Int32Array<ArrayBuffer> => Int32Array.from(runs.flatMap(r => [r.from, r.to]));
/** A run costs about as much to begin as so many cells to look through. */
const MAX_CELLS_BETWEEN_RUNS = 64;
const joined = (runs: readonly Run[]): readonly Run[] => {
  const list: { from: number; to: number }[] = [];
  for (const { from, to } of runs.toSorted((a, b) => a.from - b.from)) {
    const before = list.at(-1);
    if (before && from - before.to < MAX_CELLS_BETWEEN_RUNS) before.to = Math.max(before.to, to);
    else list.push({ from, to });
  }
  return list;
};

/** What a board rests on. Flat runs of cells: from and to. */
export interface Watch {
  readonly runs: readonly Run[];
  readonly slowly: readonly Run[];
  readonly slow: Int32Array;
  readonly watched: Int32Array;
  /** The counter whose place or mark a cell is; -1 where it makes no difference. */
  readonly heeded: Int16Array;
}
export const NO_WATCH: Watch = {
  runs: [],
  slowly: [],
  slow: new Int32Array(0),
  watched: new Int32Array(0),
  heeded: new Int16Array(0),
};
const cellsOf = (first: number, counters: readonly Run[]): Run[] =>
  counters.map(r => ({ from: first + r.from, to: first + r.to }));
/** The lists are the same while the scenario is the same, and so is the watch. */
export const watchOver = (counters: Counters, g: State, before: Watch): Watch => {
  const { place, marks = [] } = counters;
  const runs = counters.runs(g);
  const slowly = counters.slow(g);
  if (runs === before.runs && slowly === before.slowly) return before;
  const marked = counters.marked?.(g) ?? runs;
  const heeded = new Int16Array(g.cells.length).fill(-1);
  for (const { from, to } of runs) for (let u = from; u < to; u++) heeded[place + u] = u;
  for (const at of marks) for (const { from, to } of marked) for (let u = from; u < to; u++) heeded[at + u] = u;
  return {
    runs,
    slowly,
    slow: flat(slowly),
    watched: flat(joined([...cellsOf(place, runs), ...marks.flatMap(first => cellsOf(first, marked))])),
    heeded,
  };
};
