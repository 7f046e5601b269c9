/** Diffs of plain values. Only what changed is posted, and the receiver keeps the identity of everything else. */

/** How to get from one value to the next. Two equal values have no change. */
export type Change =
  | { readonly is: 'set'; readonly value: unknown }
  | { readonly is: 'fields'; readonly to: { readonly [field: string]: Change }; readonly gone?: readonly string[] }
  /** A list of the same length: the changes by index. */
  | { readonly is: 'places'; readonly to: readonly (readonly [place: number, change: Change])[] }
  /** Run by run: how many elements stay, how many are removed, which are inserted. All after the last run stay. */
  | { readonly is: 'runs'; readonly runs: readonly Run[] };
type Run = readonly [stay: number, go: number, come: readonly unknown[]];

type Fields = { readonly [field: string]: unknown };
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

export const diff = (a: unknown, b: unknown): Change | undefined => {
  if (Object.is(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) return listChange(a, b);
  return isFields(a) && isFields(b) ? fieldsChange(a, b) : { is: 'set', value: b };
};
const fieldsChange = (a: Fields, b: Fields): Change | undefined => {
  const to: { [field: string]: Change } = {};
  for (const field of Object.keys(b)) {
    const change = Object.hasOwn(a, field) ? diff(a[field], b[field]) : { is: 'set' as const, value: b[field] };
    if (change) to[field] = change;
  }
  const gone = Object.keys(a).filter(field => !Object.hasOwn(b, field));
  if (!gone.length && !Object.keys(to).length) return undefined;
  return gone.length ? { is: 'fields', to, gone } : { is: 'fields', to };
};
const same = (a: unknown, b: unknown): boolean => diff(a, b) === undefined;

/** Up to this many changed places are sent one by one, without checking whether the list has only shifted. Also how far `lengthOfDifference` searches for a match. */
const MAX_PLACES = 8;
const listChange = (a: readonly unknown[], b: readonly unknown[]): Change | undefined => {
  if (a.length !== b.length) return { is: 'runs', runs: runsFrom(a, b) };
  const to = b.flatMap((x, place) => {
    const change = diff(a[place], x);
    return change ? [[place, change] as const] : [];
  });
  if (to.length <= MAX_PLACES) return to.length ? { is: 'places', to } : undefined;
  const runs = runsFrom(a, b);
  return runs.reduce((sum, [, , come]) => sum + come.length, 0) < to.length / 2
    ? { is: 'runs', runs }
    : { is: 'places', to };
};

const runsFrom = (a: readonly unknown[], b: readonly unknown[]): readonly Run[] => {
  const runs: Run[] = [];
  for (let i = 0, j = 0, stay = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && same(a[i], b[j])) {
      stay++;
      i++;
      j++;
      continue;
    }
    const [go, come] = lengthOfDifference(a, i, b, j);
    runs.push([stay, go, b.slice(j, j + come)]);
    i += go;
    j += come;
    stay = 0;
  }
  return runs;
};
/** How many elements of each list to skip until they agree again: a few, or everything before their common end. */
const lengthOfDifference = (
  a: readonly unknown[],
  i: number,
  b: readonly unknown[],
  j: number,
): readonly [number, number] => {
  for (let both = 1; both <= MAX_PLACES; both++)
    for (let go = 0; go <= both; go++) {
      const come = both - go;
      if (i + go < a.length && j + come < b.length && same(a[i + go], b[j + come])) return [go, come];
    }
  const shorter = Math.min(a.length - i, b.length - j);
  let last = 0;
  while (last < shorter && same(a.at(-1 - last), b.at(-1 - last))) last++;
  return [a.length - i - last, b.length - j - last];
};

export const applyDiff = (a: unknown, change: Change): unknown => {
  switch (change.is) {
    case 'set':
      return change.value;
    case 'fields': {
      const fields: { [field: string]: unknown } = { ...(a as Fields) };
      for (const [field, c] of Object.entries(change.to)) fields[field] = applyDiff(fields[field], c);
      for (const field of change.gone ?? []) delete fields[field];
      return fields;
    }
    case 'places': {
      const list = [...(a as readonly unknown[])];
      for (const [place, c] of change.to) list[place] = applyDiff(list[place], c);
      return list;
    }
    case 'runs':
      return applyRuns(a as readonly unknown[], change.runs);
    default:
      return change satisfies never;
  }
};

const applyRuns = (list: readonly unknown[], runs: readonly Run[]): readonly unknown[] => {
  const now: unknown[] = [];
  let at = 0;
  for (const [stay, go, come] of runs) {
    now.push(...list.slice(at, at + stay), ...come);
    at += stay + go;
  }
  return [...now, ...list.slice(at)];
};

/** A value as it is posted: whole, or as a change of the one before. `n` counts the values. */
export type Sent = { readonly n: number; readonly whole: unknown } | { readonly n: number; readonly change?: Change };

/** The sending side. The first value is sent whole, each later one as what changed. */
export interface Sender {
  whole(value: unknown): Sent;
  next(value: unknown): Sent;
}
export const sender = (): Sender => {
  let n = 0;
  let last: unknown;
  return {
    whole: value => {
      last = value;
      return { n: ++n, whole: value };
    },
    next: value => {
      const change = diff(last, value);
      last = value;
      return change ? { n: ++n, change } : { n: ++n };
    },
  };
};
/** The receiving side. Returns undefined if a value was missed; the caller must then ask for the whole. */
export const receiver = (): ((sent: Sent) => { readonly value: unknown } | undefined) => {
  let n = 0;
  let last: unknown;
  return sent => {
    if (!('whole' in sent) && sent.n !== n + 1) return undefined;
    n = sent.n;
    if ('whole' in sent) last = sent.whole;
    else if (sent.change) last = applyDiff(last, sent.change);
    return { value: last };
  };
};
