/** Ridge regression over standardised columns, straight or logistic. The products of columns are computed once and serve every penalty. */
import { addProducts, cholesky, matrix, rowOf, solveWith, type Matrix } from './matrix.ts';

/** Weights of the columns as they are, not standardised. */
export interface Line {
  readonly start: number;
  readonly weights: Float64Array;
}
/** What a fit needs of some rows. */
export interface Prepared {
  readonly x: Matrix;
  readonly rows: readonly number[];
  readonly mean: Float64Array;
  readonly scale: Float64Array;
  /** XᵀX of the standardised columns, divided by the number of rows. */
  readonly products: Matrix;
}
const NEVER_VARIES = 1e-9;
const momentsOf = (x: Matrix, rows: readonly number[]) => {
  const mean = new Float64Array(x.width);
  const scale = new Float64Array(x.width);
  for (const row of rows) {
    const r = rowOf(x, row);
    for (let i = 0; i < x.width; i++) mean[i]! += r[i]! / rows.length;
  }
  for (const row of rows) {
    const r = rowOf(x, row);
    for (let i = 0; i < x.width; i++) scale[i]! += (r[i]! - mean[i]!) ** 2 / rows.length;
  }
  for (let i = 0; i < x.width; i++) scale[i] = scale[i]! < NEVER_VARIES ? 0 : 1 / Math.sqrt(scale[i]!);
  return { mean, scale };
};
/** The same rows standardised: a column that never varies becomes 0. */
const standardised = (x: Matrix, rows: readonly number[], mean: Float64Array, scale: Float64Array): Matrix => {
  const z = matrix(rows.length, x.width);
  for (const [k, row] of rows.entries()) {
    const r = rowOf(x, row);
    for (let i = 0; i < x.width; i++) z.data[k * x.width + i] = (r[i]! - mean[i]!) * scale[i]!;
  }
  return z;
};
export const prepare = (x: Matrix, rows: readonly number[]): Prepared => {
  const { mean, scale } = momentsOf(x, rows);
  const z = standardised(x, rows, mean, scale);
  const products = matrix(x.width, x.width);
  addProducts(
    products,
    z,
    rows.map((_, k) => k),
  );
  for (let i = 0; i < products.data.length; i++) products.data[i]! /= rows.length;
  return { x: z, rows, mean, scale, products };
};
const penalised = ({ products }: Prepared, factor: number, penalty: number): Matrix => {
  const a = { ...products, data: products.data.map(p => factor * p) };
  for (let i = 0; i < a.rows; i++) a.data[i * a.rows + i]! += penalty;
  return a;
};
/** Back to the columns as they are. */
const unscaled = ({ mean, scale }: Prepared, start: number, w: Float64Array): Line => {
  const weights = w.map((x, i) => x * scale[i]!);
  return { start: weights.reduce((sum, x, i) => sum - x * mean[i]!, start), weights };
};
const meanOf = (y: readonly number[]): number => y.reduce((a, b) => a + b, 0) / y.length;
/** Xᵀe divided by the number of rows. */
const pulls = ({ x }: Prepared, errors: ArrayLike<number>): Float64Array => {
  const pull = new Float64Array(x.width);
  for (let k = 0; k < x.rows; k++) {
    const e = errors[k]! / x.rows;
    for (let i = 0, at = k * x.width; i < x.width; i++) pull[i]! += e * x.data[at + i]!;
  }
  return pull;
};
/** `y` in the order of the prepared rows. */
export const straightRidge = (p: Prepared, y: readonly number[], penalty: number): Line => {
  const mean = meanOf(y);
  const b = pulls(
    p,
    y.map(v => v - mean),
  );
  return unscaled(p, mean, solveWith(cholesky(penalised(p, 1, penalty)), b));
};
const ROUNDS = 60;
const SMALL_STEP = 1e-5;
/** No curve is steeper than a quarter, so a quarter of the products bounds the second derivative, and one factorisation serves all steps (Böhning). */
const STEEPEST = 0.25;
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
/** `y` from 0 to 1: a result, or a share of the way between two ends. */
export const logisticRidge = (p: Prepared, y: readonly number[], penalty: number): Line => {
  const { x } = p;
  const factors = cholesky(penalised(p, STEEPEST, penalty));
  const w = new Float64Array(x.width);
  const mean = Math.min(0.999, Math.max(0.001, meanOf(y)));
  let start = Math.log(mean / (1 - mean));
  const errors = new Float64Array(x.rows);
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = 0; k < x.rows; k++) {
      let sum = start;
      for (let i = 0, at = k * x.width; i < x.width; i++) sum += w[i]! * x.data[at + i]!;
      errors[k] = y[k]! - sigmoid(sum);
    }
    const pull = pulls(p, errors).map((g, i) => g - penalty * w[i]!);
    const step = solveWith(factors, pull);
    let moved = 0;
    for (let i = 0; i < w.length; i++) {
      w[i]! += step[i]!;
      moved = Math.max(moved, Math.abs(step[i]!));
    }
    const shift = errors.reduce((a, b) => a + b, 0) / x.rows / STEEPEST;
    start += shift;
    if (Math.max(moved, Math.abs(shift)) < SMALL_STEP) break;
  }
  return unscaled(p, start, w);
};
