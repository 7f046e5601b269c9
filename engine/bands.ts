/** What a number of points means, from the worst level of victory to the best. */
export interface Band {
  readonly name: string;
  readonly from?: number;
  readonly to?: number;
}
/** `begins` holds the points at which each level but the first begins; a level ends just before the next begins. */
export const bandsFrom = (names: readonly string[], begins: readonly number[]): readonly Band[] =>
  names.map((name, i) => {
    const from = begins[i - 1];
    const next = begins[i];
    return { name, ...(from === undefined ? {} : { from }), ...(next === undefined ? {} : { to: next - 1 }) };
  });
