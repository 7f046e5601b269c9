/** Diffs of plain values. The worker computes one for each snapshot it posts; the page writes it into the store of the screen (screen-state.ts). */

/** How to get from one value to the next. Two equal values have no change. */
export type Change =
  | { readonly is: 'set'; readonly value: unknown }
  | { readonly is: 'fields'; readonly to: { readonly [field: string]: Change }; readonly gone?: readonly string[] }
  /** A list of the same length: the changes by index. */
  | { readonly is: 'places'; readonly to: readonly (readonly [place: number, change: Change])[] }
  /** Run by run: how many elements stay, how many are removed, which are inserted. All after the last run stay. */
  | { readonly is: 'runs'; readonly runs: readonly Run[] };
type Run = readonly [stay: number, go: number, come: readonly Insert[]];
/** A new element, or one of the old list by its index there. */
type Insert = { readonly value: unknown } | { readonly from: number; readonly change?: Change };

type Fields = { readonly [field: string]: unknown };
type List = readonly unknown[];
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const nameOf = (x: unknown): unknown => (isFields(x) ? x['name'] : undefined);

/** A copy in which no object occurs twice. A posted message keeps shared objects shared, and the store, which changes objects in place, would change both. */
const unshared = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(unshared);
  return isFields(x) ? Object.fromEntries(Object.entries(x).map(([field, value]) => [field, unshared(value)])) : x;
};
const set = (value: unknown): Change => ({ is: 'set', value: unshared(value) });

/** An object with another name is another thing: it replaces the old one and is not merged into it. */
export const diff = (a: unknown, b: unknown): Change | undefined => {
  if (Object.is(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) return listChange(a, b);
  return isFields(a) && isFields(b) && nameOf(a) === nameOf(b) ? fieldsChange(a, b) : set(b);
};
const fieldsChange = (a: Fields, b: Fields): Change | undefined => {
  const to: { [field: string]: Change } = {};
  for (const field of Object.keys(b)) {
    const change = Object.hasOwn(a, field) ? diff(a[field], b[field]) : set(b[field]);
    if (change) to[field] = change;
  }
  const gone = Object.keys(a).filter(field => !Object.hasOwn(b, field));
  if (!gone.length && !Object.keys(to).length) return undefined;
  return gone.length ? { is: 'fields', to, gone } : { is: 'fields', to };
};
const same = (a: unknown, b: unknown): boolean => diff(a, b) === undefined;

/** Up to this many changed places are sent one by one, without checking whether the list has only shifted. Also how far `lengthOfDifference` searches for a match. */
const MAX_PLACES = 8;
const listChange = (a: List, b: List): Change | undefined => {
  if (a.length !== b.length) return { is: 'runs', runs: runsFrom(a, b) };
  const to = b.flatMap((x, place) => {
    const change = diff(a[place], x);
    return change ? [[place, change] as const] : [];
  });
  const isReordered = to.some(([place]) => nameOf(a[place]) !== nameOf(b[place]));
  if (to.length <= MAX_PLACES && !isReordered) return to.length ? { is: 'places', to } : undefined;
  const runs = runsFrom(a, b);
  return isReordered || runs.reduce((sum, [, , come]) => sum + come.length, 0) < to.length / 2
    ? { is: 'runs', runs }
    : { is: 'places', to };
};

interface Gap {
  readonly stay: number;
  /** Where the gap begins in the old and in the new list, and how long it is in each. */
  readonly i: number;
  readonly j: number;
  readonly go: number;
  readonly come: number;
}
const gapsBetween = (a: List, b: List): readonly Gap[] => {
  const gaps: Gap[] = [];
  for (let i = 0, j = 0, stay = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && same(a[i], b[j])) {
      stay++;
      i++;
      j++;
      continue;
    }
    const [go, come] = lengthOfDifference(a, i, b, j);
    gaps.push({ stay, i, j, go, come });
    i += go;
    j += come;
    stay = 0;
  }
  return gaps;
};
/** How many elements of each list to skip until they agree again: a few, or everything before their common end. */
const lengthOfDifference = (a: List, i: number, b: List, j: number): readonly [number, number] => {
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
/** An inserted element continues a removed one: the one of its name anywhere in the list, or without names the one in its place of the gap. */
const runsFrom = (a: List, b: List): readonly Run[] => {
  const gaps = gapsBetween(a, b);
  const named = new Map<unknown, number>();
  for (const { i, go } of gaps) for (let k = i; k < i + go; k++) named.set(nameOf(a[k]), k);
  named.delete(undefined);
  const take = (x: unknown, beside: number | undefined): number | undefined => {
    const name = nameOf(x);
    if (name === undefined) return beside !== undefined && isFields(x) && isFields(a[beside]) ? beside : undefined;
    const found = named.get(name);
    named.delete(name);
    return found;
  };
  return gaps.map(({ stay, i, j, go, come }) => [
    stay,
    go,
    b.slice(j, j + come).map((x, k): Insert => {
      const from = take(x, k < go && nameOf(a[i + k]) === undefined ? i + k : undefined);
      if (from === undefined) return { value: unshared(x) };
      const change = diff(a[from], x);
      return change ? { from, change } : { from };
    }),
  ]);
};

type How = 'in place' | 'copied';
/** The value after a change. 'in place' writes into the given objects and lists; 'copied' leaves them as they are and shares what did not change. */
export const applyDiff = (a: unknown, change: Change, how: How = 'copied'): unknown => {
  switch (change.is) {
    case 'set':
      return change.value;
    case 'fields': {
      const fields = (how === 'in place' ? a : { ...(a as Fields) }) as { [field: string]: unknown };
      for (const [field, c] of Object.entries(change.to)) fields[field] = applyDiff(fields[field], c, how);
      for (const field of change.gone ?? []) delete fields[field];
      return fields;
    }
    case 'places': {
      const list = (how === 'in place' ? a : [...(a as List)]) as unknown[];
      for (const [k, c] of change.to) list[k] = applyDiff(list[k], c, how);
      return list;
    }
    case 'runs': {
      const now = applyRuns(a as List, change.runs, how);
      if (how !== 'in place') return now;
      const list = a as unknown[];
      now.forEach((x, k) => (list[k] = x));
      list.length = now.length;
      return list;
    }
    default:
      return change satisfies never;
  }
};
const applyRuns = (list: List, runs: readonly Run[], how: How): List => {
  const now: unknown[] = [];
  let at = 0;
  for (const [stay, go, come] of runs) {
    now.push(...list.slice(at, at + stay));
    for (const c of come)
      if ('value' in c) now.push(c.value);
      else now.push(c.change ? applyDiff(list[c.from], c.change, how) : list[c.from]);
    at += stay + go;
  }
  return [...now, ...list.slice(at)];
};

/** A value as it is posted: whole, or as a change of the one before. `n` counts the values. */
export interface Whole<T> {
  readonly n: number;
  readonly whole: T;
}
export type Sent<T> = Whole<T> | { readonly n: number; readonly change?: Change };

/** The sending side. */
export interface Sender<T> {
  whole(value: T): Whole<T>;
  /** What changed since the last value; the first one whole, and one that `isOther` tells from the last. */
  next(value: T): Sent<T>;
}
export const sender = <T>(isOther: (last: T, next: T) => boolean = () => false): Sender<T> => {
  let n = 0;
  let last: T | undefined;
  const whole = (value: T): Whole<T> => {
    last = value;
    return { n: ++n, whole: unshared(value) as T };
  };
  return {
    whole,
    next: value => {
      if (last === undefined || isOther(last, value)) return whole(value);
      const change = diff(last, value);
      last = value;
      return change ? { n: ++n, change } : { n: ++n };
    },
  };
};
