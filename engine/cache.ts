/** D31 What is dear to compute and rests on some cells only (supply, zones of control): computed again exactly when one of them changed. */
import type { State } from './state.ts';

interface Kept<T> {
  readonly cells: Int16Array;
  readonly value: T;
}

/**
 * Remembers the last `size` results by the cells `from` up to `to`, which must be all that `compute` reads.
 * The cells themselves are the key: a count of changes would be the same in two clones that went different ways.
 */
export const byCells = <T>(from: number, to: number, compute: (g: State) => T, size = 4): ((g: State) => T) => {
  const kept: Kept<T>[] = [];
  return g => {
    const hit = kept.findIndex(k => sameCells(k.cells, g.n, from));
    const found = hit < 0 ? { cells: g.n.slice(from, to), value: compute(g) } : kept.splice(hit, 1)[0]!;
    kept.unshift(found);
    if (kept.length > size) kept.pop();
    return found.value;
  };
};
const sameCells = (cells: Int16Array, n: Int16Array, from: number): boolean => {
  for (let i = 0; i < cells.length; i++) if (cells[i] !== n[from + i]) return false;
  return true;
};
