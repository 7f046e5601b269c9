/** Summary statistics of many results. */
export interface Spread {
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly most: number;
  readonly mean: number;
  readonly error: number;
}

const at = (sorted: readonly number[], share: number): number => {
  const k = (sorted.length - 1) * share;
  const low = Math.floor(k);
  const high = Math.ceil(k);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (k - low);
};
/** Quartiles by interpolation; `error` is the standard error of the mean. */
export const spreadOf = (numbers: readonly number[]): Spread => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const n = sorted.length;
  const mean = sorted.reduce((sum, x) => sum + x, 0) / n;
  const variance = n > 1 ? sorted.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1) : 0;
  return {
    least: sorted[0]!,
    quarter: at(sorted, 0.25),
    median: at(sorted, 0.5),
    threeQuarters: at(sorted, 0.75),
    most: sorted[n - 1]!,
    mean,
    error: Math.sqrt(variance / n),
  };
};
export const countsOf = (words: readonly string[]): { readonly [word: string]: number } => {
  const counts: { [word: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

export const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
/** The sum of the squared distances from the mean. */
export const squaresOf = (list: readonly number[]): number => {
  const mean = meanOf(list);
  return list.reduce((sum, x) => sum + (x - mean) ** 2, 0);
};
/** The standard error of the mean; 0 for a single number. */
export const errorOf = (list: readonly number[]): number =>
  list.length > 1 ? Math.sqrt(squaresOf(list) / (list.length - 1) / list.length) : 0;
