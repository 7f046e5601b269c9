/** Rows of a table in one shape, whatever each of them leaves out: rules read them at every step, and where rows of many shapes come by that is slow. */
export const uniformRows = <T extends object>(rows: readonly T[]): readonly T[] => {
  const fields = new Set(rows.flatMap(row => Object.keys(row)));
  const empty = Object.fromEntries([...fields].map(field => [field, undefined]));
  return rows.map(row => ({ ...empty, ...row }));
};
