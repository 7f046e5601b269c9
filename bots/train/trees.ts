/** Small boosted trees by histograms: each tree corrects what those before it leave, leaf by leaf where it helps most. */
import { rowOf, type Matrix } from './matrix.ts';

/** A leaf, or a split: rows of which the column is at most `at` go left. */
export type Grown = { readonly worth: number } | Split;
export interface Split {
  readonly column: number;
  readonly at: number;
  readonly low: Grown;
  readonly high: Grown;
}
export interface Forest {
  readonly start: number;
  readonly trees: readonly Grown[];
}
export interface ForestPlan {
  readonly curve: 'straight' | 'logistic';
  readonly trees: number;
  readonly leaves: number;
  /** The share of each tree's correction that is made. */
  readonly rate: number;
  readonly leastRows: number;
  /** Rows that say nothing, added to each leaf. */
  readonly pull: number;
}
const BINS = 32;
/** Columns in bins of about as many rows each. */
export interface Binned {
  readonly edges: readonly Float64Array[];
  readonly bins: readonly Uint8Array[];
}
/** Halfway between two values that occur, so that no value changes sides when the edge is rounded. */
const edgesOf = (values: Float64Array): Float64Array => {
  const counted = values.toSorted();
  const sorted = Float64Array.from(new Set(counted));
  const edges = new Set<number>();
  for (let b = 1; b < BINS; b++) {
    const value = counted[Math.floor((b * counted.length) / BINS)]!;
    const next = sorted[sorted.indexOf(value) + 1];
    if (next !== undefined) edges.add((value + next) / 2);
  }
  return Float64Array.from(edges).toSorted();
};
const binOf = (edges: Float64Array, x: number): number => {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (x <= edges[mid]!) high = mid;
    else low = mid + 1;
  }
  return low;
};
export const binned = (x: Matrix, rows: readonly number[]): Binned => {
  const columns = Array.from({ length: x.width }, (_, i) => Float64Array.from(rows, row => x.data[row * x.width + i]!));
  const edges = columns.map(edgesOf);
  return { edges, bins: columns.map((c, i) => Uint8Array.from(c, v => binOf(edges[i]!, v))) };
};

interface Leaf {
  readonly rows: Int32Array;
  readonly slope: number;
  readonly weight: number;
  readonly best: Cut | undefined;
}
interface Cut {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}
interface Work {
  readonly binned: Binned;
  readonly slopes: Float64Array;
  readonly weights: Float64Array;
  readonly plan: ForestPlan;
}
const scoreOf = (slope: number, weight: number, { pull }: ForestPlan): number => slope ** 2 / (weight + pull);
const SLOPES = new Float64Array(256);
const WEIGHTS = new Float64Array(256);
const COUNTS = new Int32Array(256);
/** The cut that lowers the error most. */
const cutOf = (w: Work, rows: Int32Array, slope: number, weight: number): Cut | undefined => {
  const { plan, binned: b } = w;
  const before = scoreOf(slope, weight, plan);
  let best: Cut | undefined;
  for (const [column, edges] of b.edges.entries()) {
    if (edges.length === 0) continue;
    const bins = b.bins[column]!;
    SLOPES.fill(0, 0, edges.length + 1);
    WEIGHTS.fill(0, 0, edges.length + 1);
    COUNTS.fill(0, 0, edges.length + 1);
    for (let k = 0; k < rows.length; k++) {
      const row = rows[k]!;
      const bin = bins[row]!;
      SLOPES[bin]! += w.slopes[row]!;
      WEIGHTS[bin]! += w.weights[row]!;
      COUNTS[bin]! += 1;
    }
    let [s, h, n] = [0, 0, 0];
    for (let bin = 0; bin < edges.length; bin++) {
      s += SLOPES[bin]!;
      h += WEIGHTS[bin]!;
      n += COUNTS[bin]!;
      if (n < plan.leastRows) continue;
      if (rows.length - n < plan.leastRows) break;
      const gain = scoreOf(s, h, plan) + scoreOf(slope - s, weight - h, plan) - before;
      if (gain > (best?.gain ?? 1e-9)) best = { column, bin, gain };
    }
  }
  return best;
};
const leafOf = (w: Work, rows: Int32Array): Leaf => {
  let [slope, weight] = [0, 0];
  for (const row of rows) {
    slope += w.slopes[row]!;
    weight += w.weights[row]!;
  }
  return { rows, slope, weight, best: rows.length >= 2 * w.plan.leastRows ? cutOf(w, rows, slope, weight) : undefined };
};
/** A tree still growing: its leaves are replaced by splits. */
interface Node {
  leaf?: Leaf;
  split?: { readonly column: number; readonly at: number; readonly low: Node; readonly high: Node };
}
const grow = (w: Work, all: Int32Array): { readonly tree: Grown; readonly leaves: readonly [Leaf, number][] } => {
  const root: Node = { leaf: leafOf(w, all) };
  const open: Node[] = [root];
  while (open.length < w.plan.leaves) {
    let next: Node | undefined;
    for (const node of open) if (node.leaf!.best && node.leaf!.best.gain > (next?.leaf!.best?.gain ?? 0)) next = node;
    if (!next) break;
    const { rows, best } = next.leaf!;
    const bins = w.binned.bins[best!.column]!;
    const low: Node = {
      leaf: leafOf(
        w,
        rows.filter(row => bins[row]! <= best!.bin),
      ),
    };
    const high: Node = {
      leaf: leafOf(
        w,
        rows.filter(row => bins[row]! > best!.bin),
      ),
    };
    next.split = { column: best!.column, at: w.binned.edges[best!.column]![best!.bin]!, low, high };
    delete next.leaf;
    open.splice(open.indexOf(next), 1, low, high);
  }
  const worthOf = ({ slope, weight }: Leaf): number => (w.plan.rate * slope) / (weight + w.plan.pull);
  const done = ({ leaf, split }: Node): Grown =>
    leaf
      ? { worth: worthOf(leaf) }
      : { column: split!.column, at: split!.at, low: done(split!.low), high: done(split!.high) };
  return { tree: done(root), leaves: open.map(node => [node.leaf!, worthOf(node.leaf!)]) };
};
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
/** `y` in the order of the binned rows; from 0 to 1 where the curve is logistic. */
export const boost = (b: Binned, y: readonly number[], plan: ForestPlan): Forest => {
  const mean = y.reduce((sum, v) => sum + v, 0) / y.length;
  const logistic = plan.curve === 'logistic';
  const safe = Math.min(0.999, Math.max(0.001, mean));
  const start = logistic ? Math.log(safe / (1 - safe)) : mean;
  const now = new Float64Array(y.length).fill(start);
  const w: Work = {
    binned: b,
    slopes: new Float64Array(y.length),
    weights: new Float64Array(y.length).fill(1),
    plan,
  };
  const all = Int32Array.from(y, (_, k) => k);
  const trees: Grown[] = [];
  for (let t = 0; t < plan.trees; t++) {
    for (let k = 0; k < y.length; k++) {
      const p = logistic ? sigmoid(now[k]!) : now[k]!;
      w.slopes[k] = y[k]! - p;
      if (logistic) w.weights[k] = p * (1 - p);
    }
    const { tree, leaves } = grow(w, all);
    trees.push(tree);
    for (const [{ rows }, worth] of leaves) for (const row of rows) now[row]! += worth;
  }
  return { start, trees };
};
const worthIn = (tree: Grown, x: ArrayLike<number>): number => {
  let here = tree;
  while (!('worth' in here)) here = x[here.column]! <= here.at ? here.low : here.high;
  return here.worth;
};
export const forestAt = ({ start, trees }: Forest, x: Matrix, row: number): number => {
  const r = rowOf(x, row);
  return trees.reduce((sum, tree) => sum + worthIn(tree, r), start);
};
