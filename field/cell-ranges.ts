/** Ranges of counters and cells, and which of them every question about the board compares. */
import type { State } from '../engine/state.ts';
import type { Counters } from './occupancy.ts';

/** A range of cells or counters: `from` is included, `to` is not. */
export interface Run {
  readonly from: number;
  readonly to: number;
}
/** The range from the first to the last of these counters. */
export const runOf = (units: readonly number[]): Run => ({ from: units[0] ?? 0, to: (units.at(-1) ?? -1) + 1 });

/** A list of counters as few ranges; counters between them belong to others. */
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
/** Starting a new range costs about as much as comparing this many cells. */
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

/** The cells a board depends on: ranges, flat as from and to. */
export interface Watch {
  readonly runs: readonly Run[];
  readonly slowly: readonly Run[];
  readonly slow: Int32Array;
  readonly watched: Int32Array;
  /** The counter to which a cell's place or mark belongs; -1 where it makes no difference. */
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
/** Rebuilt only if the scenario has changed: until then the lists stay the same. */
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
