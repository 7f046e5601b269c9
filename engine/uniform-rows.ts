/** Gives the rows of a table one shape, whatever each of them leaves out. Rules read rows at every step, and reading rows of many shapes is slow. */
export const uniformRows = <T extends object>(rows: readonly T[]): readonly T[] => {
  const fields = new Set(rows.flatMap(row => Object.keys(row)));
  const empty = Object.fromEntries([...fields].map(field => [field, undefined]));
  return rows.map(row => ({ ...empty, ...row }));
};
