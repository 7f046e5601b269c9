/** Dense matrices, just large enough for a ridge regression. */

/** Rows one after the other. */
export interface Matrix {
  readonly rows: number;
  readonly width: number;
  readonly data: Float64Array;
}
export const matrix = (rows: number, width: number): Matrix => ({ rows, width, data: new Float64Array(rows * width) });
export const rowOf = ({ data, width }: Matrix, row: number): Float64Array =>
  data.subarray(row * width, (row + 1) * width);

/** Adds the products of all pairs of columns over these rows: the lower half of XᵀX. */
export const addProducts = (to: Matrix, x: Matrix, rows: readonly number[]): void => {
  const { width } = x;
  for (const row of rows) {
    const r = rowOf(x, row);
    for (let i = 0; i < width; i++) {
      const a = r[i]!;
      if (a === 0) continue;
      const at = i * width;
      for (let j = 0; j <= i; j++) to.data[at + j]! += a * r[j]!;
    }
  }
};
/** The lower triangle L with L Lᵀ = a, of a symmetric, positive definite matrix whose lower half is given. */
export const cholesky = (a: Matrix): Matrix => {
  const n = a.rows;
  const l = matrix(n, n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a.data[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= l.data[i * n + k]! * l.data[j * n + k]!;
      if (i === j && sum <= 0) throw new RangeError('the matrix is not positive definite');
      l.data[i * n + j] = i === j ? Math.sqrt(sum) : sum / l.data[j * n + j]!;
    }
  return l;
};
/** Solves L Lᵀ x = b. */
export const solveWith = (l: Matrix, b: ArrayLike<number>): Float64Array => {
  const n = l.rows;
  const x = Float64Array.from(b);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= l.data[i * n + k]! * x[k]!;
    x[i]! /= l.data[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= l.data[k * n + i]! * x[k]!;
    x[i]! /= l.data[i * n + i]!;
  }
  return x;
};
