import type { Point } from '../kernel/curve.ts';
import { at } from '../kernel/curve.ts';

/** A sheet divided into square cells. Owners are small numbers; -1 is nobody. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
}

/** The eight cells, or points of a rim, around one. */
export const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

export const cellOf = (sheet: Sheet, [x, y]: Point): number => {
  const i = Math.floor(x / sheet.cell);
  const j = Math.floor(y / sheet.cell);
  return i < 0 || j < 0 || i >= sheet.columns || j >= sheet.rows ? -1 : j * sheet.columns + i;
};
export const middleOf = (sheet: Sheet, index: number): Point => [
  ((index % sheet.columns) + 0.5) * sheet.cell,
  (Math.floor(index / sheet.columns) + 0.5) * sheet.cell,
];

/** The cells under a line, connected by sides, so that nothing passes diagonally at a corner. */
export function cellsUnder(sheet: Sheet, line: readonly Point[]): Set<number> {
  const cells = new Set<number>();
  let last = -1;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = at(line, i);
    const b = at(line, i + 1);
    const parts = Math.max(1, Math.ceil((Math.hypot(b[0] - a[0], b[1] - a[1]) / sheet.cell) * 4));
    for (let k = 0; k <= parts; k++) {
      const c = cellOf(sheet, [a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
      if (
        c >= 0 &&
        last >= 0 &&
        c % sheet.columns !== last % sheet.columns &&
        Math.floor(c / sheet.columns) !== Math.floor(last / sheet.columns)
      )
        cells.add(last - (last % sheet.columns) + (c % sheet.columns));
      if (c >= 0) cells.add(c);
      last = c;
    }
  }
  return cells;
}

/** The eight neighbours of a cell, with their distances in cells. */
export function around(sheet: Sheet, index: number): [cell: number, far: number][] {
  const x = index % sheet.columns;
  const y = Math.floor(index / sheet.columns);
  const out: [number, number][] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if ((!dx && !dy) || x + dx < 0 || y + dy < 0 || x + dx >= sheet.columns || y + dy >= sheet.rows) continue;
      out.push([index + dy * sheet.columns + dx, dx && dy ? Math.SQRT2 : 1]);
    }
  return out;
}

/** A heap of cells by distance. */
class Queue {
  private readonly keys: number[] = [];
  private readonly cells: number[] = [];
  get size(): number {
    return this.cells.length;
  }
  push(key: number, cell: number): void {
    let i = this.cells.length;
    for (; i > 0;) {
      const up = (i - 1) >> 1;
      if (at(this.keys, up) <= key) break;
      this.keys[i] = at(this.keys, up);
      this.cells[i] = at(this.cells, up);
      i = up;
    }
    this.keys[i] = key;
    this.cells[i] = cell;
  }
  pop(): [key: number, cell: number] {
    const top: [number, number] = [at(this.keys, 0), at(this.cells, 0)];
    const key = this.keys.pop() as number;
    const cell = this.cells.pop() as number;
    const n = this.cells.length;
    for (let i = 0; n > 0;) {
      let child = 2 * i + 1;
      if (child + 1 < n && at(this.keys, child + 1) < at(this.keys, child)) child++;
      if (child >= n || at(this.keys, child) >= key) {
        this.keys[i] = key;
        this.cells[i] = cell;
        break;
      }
      this.keys[i] = at(this.keys, child);
      this.cells[i] = at(this.cells, child);
      i = child;
    }
    return top;
  }
}

export interface Seed {
  readonly owner: number;
  readonly cell: number;
  readonly start: number;
}

/** Each cell goes to the owner whose seed reaches it at the lowest cost. Walls are reached but never crossed. */
export function grow(
  sheet: Sheet,
  seeds: readonly Seed[],
  cost: Float32Array,
  open: Uint8Array,
  wall: ReadonlySet<number>,
): Int16Array {
  const owner = new Int16Array(cost.length).fill(-1);
  const best = new Float64Array(cost.length).fill(Infinity);
  const queue = new Queue();
  for (const seed of seeds)
    if (seed.start < at(best, seed.cell)) {
      best[seed.cell] = seed.start;
      owner[seed.cell] = seed.owner;
      queue.push(seed.start, seed.cell);
    }
  while (queue.size) {
    const [so, here] = queue.pop();
    if (so > at(best, here) || wall.has(here)) continue;
    for (const [next, far] of around(sheet, here)) {
      const then = so + (far * (at(cost, here) + at(cost, next))) / 2;
      if (!open[next] || then >= at(best, next)) continue;
      best[next] = then;
      owner[next] = at(owner, here);
      queue.push(then, next);
    }
  }
  return owner;
}

/** Smooths ragged borders: a cell takes the majority of its block. Ends of walls and single cells vanish. */
export function settle(sheet: Sheet, owner: Int16Array, times: number): void {
  for (let k = 0; k < times; k++) {
    const before = owner.slice();
    for (let c = 0; c < before.length; c++) {
      const mine = at(before, c);
      const votes = new Map<number, number>();
      if (mine < 0) continue;
      for (const [n] of around(sheet, c)) votes.set(at(before, n), (votes.get(at(before, n)) ?? 0) + 1);
      const [top, count] = [...votes].filter(([o]) => o >= 0).toSorted((a, b) => b[1] - a[1])[0] ?? [mine, 0];
      if (top !== mine && count >= 5) owner[c] = top;
    }
  }
}

/** Each owner keeps its largest piece; other pieces go to the owner around them. */
export function gather(sheet: Sheet, owner: Int16Array): void {
  const piece = new Int32Array(owner.length).fill(-1);
  const largest = new Map<number, [piece: number, size: number]>();
  for (let c = 0, id = 0; c < owner.length; c++) {
    if (at(piece, c) >= 0) continue;
    const size = fill(sheet, owner, piece, c, id);
    if (size > (largest.get(at(owner, c))?.[1] ?? 0)) largest.set(at(owner, c), [id, size]);
    id++;
  }
  const stray = (c: number): boolean => largest.get(at(owner, c))?.[0] !== at(piece, c);
  let waiting = [...owner.keys()].filter(stray);
  const loose = new Set(waiting);
  while (waiting.length) {
    const left = waiting.filter(c => {
      const next = sides(sheet, c).find(n => !loose.has(n));
      if (next !== undefined) {
        owner[c] = at(owner, next);
        loose.delete(c);
      }
      return next === undefined;
    });
    if (left.length === waiting.length) return;
    waiting = left;
  }
}

function sides(sheet: Sheet, c: number): number[] {
  const x = c % sheet.columns;
  return [x ? c - 1 : -1, x < sheet.columns - 1 ? c + 1 : -1, c - sheet.columns, c + sheet.columns].filter(
    n => n >= 0 && n < sheet.columns * sheet.rows,
  );
}

function fill(sheet: Sheet, owner: Int16Array, piece: Int32Array, start: number, id: number): number {
  const todo = [start];
  let size = 0;
  piece[start] = id;
  for (let c = todo.pop(); c !== undefined; c = todo.pop()) {
    size++;
    for (const n of sides(sheet, c))
      if (at(piece, n) < 0 && at(owner, n) === at(owner, start)) {
        piece[n] = id;
        todo.push(n);
      }
  }
  return size;
}
