/** Learners that compete: ridge and small trees, straight and along an S-curve, each with a few penalties. Targets run from 0 to 1. */
import type { Branch, Fit, FeatureWeights } from '../value-table.ts';
import { rounded } from '../value-table.ts';
import { expanded, FOLDS, foldOf, type Dataset } from './dataset.ts';
import { rowOf, type Matrix } from './matrix.ts';
import { logisticRidge, prepare, straightRidge, type Line, type Prepared } from './ridge.ts';
import { binned, boost, forestAt, type Binned, type Forest, type Grown } from './trees.ts';

type Curve = Fit['curve'];
export interface Learner {
  readonly name: string;
  readonly curve: Curve;
  /** Fits some rows; the answer judges any row, and can be written down. */
  fit(rows: Sample, y: readonly number[]): Learnt;
}
export interface Learnt {
  at(row: number): number;
  /** Running from `low` to `high` instead of 0 to 1. */
  table(low: number, high: number): Fit;
}
/** Rows with what is computed from them once, for all learners. */
export interface Sample {
  readonly rows: readonly number[];
  readonly prepared: () => Prepared;
  readonly binned: () => Binned;
  readonly x: Matrix;
  readonly wide: Matrix;
  readonly names: readonly string[];
}
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
export interface Samples {
  /** By fold: all rows of the other folds. */
  readonly without: readonly Sample[];
  readonly all: Sample;
}
export const samplesOf = ({ x, rows, names }: Dataset): Samples => {
  const wide = expanded(x);
  const sample = (chosen: readonly number[]): Sample => ({
    rows: chosen,
    prepared: once(() => prepare(wide, chosen)),
    binned: once(() => binned(x, chosen)),
    x,
    wide,
    names,
  });
  const every = rows.map((_, i) => i);
  return {
    without: Array.from({ length: FOLDS }, (_, fold) => sample(every.filter(i => foldOf(rows[i]!) !== fold))),
    all: sample(every),
  };
};

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const onCurve = (curve: Curve, sum: number): number =>
  curve === 'logistic' ? sigmoid(sum) : Math.min(1, Math.max(0, sum));
/** A straight fit is written in the units of the score; a logistic one is a curve between its ends. */
const scaled = (curve: Curve, low: number, high: number) => ({
  times: curve === 'straight' ? high - low : 1,
  plus: curve === 'straight' ? low : 0,
});
const lineTable = (
  { start, weights }: Line,
  curve: Curve,
  names: readonly string[],
  low: number,
  high: number,
): Fit => {
  const { times, plus } = scaled(curve, low, high);
  const of = (i: number): number => rounded(times * weights[i]!, 'weight');
  const table: { [feature: string]: FeatureWeights } = {};
  for (const [i, name] of names.entries()) {
    const w: FeatureWeights = [of(3 * i), of(3 * i + 1), of(3 * i + 2)];
    if (w.some(x => x !== 0)) table[name] = w;
  }
  return { kind: 'ridge', curve, low, high, start: rounded(plus + times * start, 'split'), weights: table };
};
const ridge = (curve: Curve, penalty: number): Learner => ({
  name: `ridge, ${curve}, penalty ${penalty}`,
  curve,
  fit: (sample, y) => {
    const line = (curve === 'straight' ? straightRidge : logisticRidge)(sample.prepared(), y, penalty);
    return {
      at: row => {
        const r = rowOf(sample.wide, row);
        let sum = line.start;
        for (let i = 0; i < r.length; i++) sum += r[i]! * line.weights[i]!;
        return onCurve(curve, sum);
      },
      table: (low, high) => lineTable(line, curve, sample.names, low, high),
    };
  },
});
const branchOf = (tree: Grown, names: readonly string[], times: number): Branch =>
  'worth' in tree
    ? rounded(times * tree.worth, 'weight')
    : [
        names[tree.column]!,
        rounded(tree.at, 'split'),
        branchOf(tree.low, names, times),
        branchOf(tree.high, names, times),
      ];
const forestTable = (
  { start, trees: grown }: Forest,
  curve: Curve,
  names: readonly string[],
  low: number,
  high: number,
): Fit => {
  const { times, plus } = scaled(curve, low, high);
  return {
    kind: 'trees',
    curve,
    low,
    high,
    start: rounded(plus + times * start, 'split'),
    trees: grown.map(t => branchOf(t, names, times)),
  };
};
const trees = (curve: Curve, count: number): Learner => ({
  name: `${count} trees, ${curve}`,
  curve,
  fit: (sample, y) => {
    const forest = boost(sample.binned(), y, {
      curve,
      trees: count,
      leaves: 6,
      rate: 0.12,
      leastRows: Math.max(10, Math.round(sample.rows.length / 150)),
      pull: curve === 'logistic' ? 5 : 20,
    });
    return {
      at: row => onCurve(curve, forestAt(forest, sample.x, row)),
      table: (low, high) => forestTable(forest, curve, sample.names, low, high),
    };
  },
});
const FOREST = 60;
export const LEARNERS: { readonly score: readonly Learner[]; readonly win: readonly Learner[] } = {
  score: [
    ...[0.01, 0.03, 0.1, 0.3].map(penalty => ridge('straight', penalty)),
    ridge('logistic', 0.02),
    trees('straight', FOREST),
  ],
  win: [...[0.01, 0.04].map(penalty => ridge('logistic', penalty)), trees('logistic', FOREST)],
};

export interface Judged {
  readonly learner: Learner;
  /** By row, what a fit without its game says. */
  readonly leftOut: Float64Array;
  /** The mean squared error. */
  readonly error: number;
}
export const judge = (learner: Learner, { without }: Samples, data: Dataset, y: readonly number[]): Judged => {
  const leftOut = new Float64Array(y.length);
  for (const [fold, sample] of without.entries()) {
    const learnt = learner.fit(
      sample,
      sample.rows.map(i => y[i]!),
    );
    for (const [i, row] of data.rows.entries()) if (foldOf(row) === fold) leftOut[i] = learnt.at(i);
  }
  return { learner, leftOut, error: leftOut.reduce((sum, p, i) => sum + (p - y[i]!) ** 2, 0) / y.length };
};
