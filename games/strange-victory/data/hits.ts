/** How a row of the results chart says its hits: '2', '1–2' for one or two, '3+' for three and more, '—' where it is never rolled. */
export const HITS = /^(\d|\d–\d|\d\+|—)$/;
export const rowHolds = (hits: string, count: number): boolean => {
  const [first, last] = hits.split('–');
  if (last) return count >= Number(first) && count <= Number(last);
  return hits.endsWith('+') ? count >= Number.parseInt(hits, 10) : /^\d$/.test(hits) && count === Number(hits);
};
