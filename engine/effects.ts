/** F11 Effects: shifts, costs and strengths as rows whose sum explains itself, and results that turn into others. */
import type { Case, Side } from './state.ts';

/** A row of a sum. `value` receives the sum so far, so that doubling is a row like any other. */
export interface Row<X> {
  readonly case: Case;
  name(x: X): string;
  when(x: X): boolean | 'maybe';
  value(x: X, sum: number): number;
}
export interface Line {
  readonly case: Case;
  readonly name: string;
  readonly value: number;
  readonly sum: number;
  readonly maybe: boolean;
}
/** Where something is hidden, the sum is a range; `most` equals `least` when nothing is. */
export interface Tally {
  readonly least: number;
  readonly most: number;
  readonly lines: readonly Line[];
}

/** A row of a sum as an event carries it in its `ledger`, so that whoever may read the event can open the sum. `to` is the sum so far, `shift` counts columns to the right. */
export type Reckoned = {
  readonly name: string;
  readonly case: Case;
  readonly to: string | number;
  readonly shift?: number;
};

export const tally = <X>(rows: readonly Row<X>[], x: X, start = 0): Tally => {
  let least = start;
  let most = start;
  const lines: Line[] = [];
  for (const row of rows) {
    const applies = row.when(x);
    if (!applies) continue;
    const low = row.value(x, least);
    const high = row.value(x, most);
    const maybe = applies === 'maybe';
    least += maybe ? Math.min(0, low) : low;
    most += maybe ? Math.max(0, high) : high;
    if (low || high) lines.push({ case: row.case, name: row.name(x), value: high, sum: most, maybe });
  }
  return { least, most, lines };
};
/** The same sum without its explanation, for the inner loop. */
export const total = <X>(rows: readonly Row<X>[], x: X, start = 0): number => {
  let sum = start;
  for (const row of rows) if (row.when(x) === true) sum += row.value(x, sum);
  return sum;
};

/** A result that turns into another, by rule or, with `by`, if a side wishes. Rules come first, in table order; wishes apply to the result that then stands. */
export interface Swap<X, R> {
  readonly case: Case;
  readonly from: R;
  readonly to: R;
  when(x: X): boolean;
  by?(x: X): Side;
}
export interface Swapped<R> {
  readonly result: R;
  readonly may: readonly { readonly case: Case; readonly to: R; readonly by: Side }[];
}

export const swap = <X, R>(rows: readonly Swap<X, R>[], x: X, result: R): Swapped<R> => {
  for (const row of rows) if (!row.by && row.from === result && row.when(x)) result = row.to;
  const may = rows.flatMap(row =>
    row.by && row.from === result && row.when(x) ? [{ case: row.case, to: row.to, by: row.by(x) }] : [],
  );
  return { result, may };
};
