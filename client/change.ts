/** From one plain value to the next: what is posted is what changed, and what did not keeps its identity on the other side. */

/** Nothing where both are the same. */
export type Change =
  | { readonly is: 'set'; readonly value: unknown }
  | { readonly is: 'fields'; readonly to: { readonly [field: string]: Change }; readonly gone?: readonly string[] }
  /** So many of the first and of the last stay; between them each place's change, or new ones in place of the old. */
  | { readonly is: 'places'; readonly to: readonly (readonly [place: number, change: Change])[] }
  | { readonly is: 'splice'; readonly first: number; readonly last: number; readonly put: readonly unknown[] };

type Fields = { readonly [field: string]: unknown };
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

export const changeFrom = (a: unknown, b: unknown): Change | undefined => {
  if (Object.is(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) return listChange(a, b);
  return isFields(a) && isFields(b) ? fieldsChange(a, b) : { is: 'set', value: b };
};
const fieldsChange = (a: Fields, b: Fields): Change | undefined => {
  const to: { [field: string]: Change } = {};
  for (const field of Object.keys(b)) {
    const change = Object.hasOwn(a, field) ? changeFrom(a[field], b[field]) : { is: 'set' as const, value: b[field] };
    if (change) to[field] = change;
  }
  const gone = Object.keys(a).filter(field => !Object.hasOwn(b, field));
  if (!gone.length && !Object.keys(to).length) return undefined;
  return gone.length ? { is: 'fields', to, gone } : { is: 'fields', to };
};
const listChange = (a: readonly unknown[], b: readonly unknown[]): Change | undefined => {
  if (a.length === b.length) {
    const to = b.flatMap((x, place) => {
      const change = changeFrom(a[place], x);
      return change ? [[place, change] as const] : [];
    });
    return to.length ? { is: 'places', to } : undefined;
  }
  const shorter = Math.min(a.length, b.length);
  let first = 0;
  while (first < shorter && !changeFrom(a[first], b[first])) first++;
  let last = 0;
  while (last < shorter - first && !changeFrom(a.at(-1 - last), b.at(-1 - last))) last++;
  return { is: 'splice', first, last, put: b.slice(first, b.length - last) };
};

export const changed = (a: unknown, change: Change): unknown => {
  switch (change.is) {
    case 'set':
      return change.value;
    case 'fields': {
      const fields: { [field: string]: unknown } = { ...(a as Fields) };
      for (const [field, c] of Object.entries(change.to)) fields[field] = changed(fields[field], c);
      for (const field of change.gone ?? []) delete fields[field];
      return fields;
    }
    case 'places': {
      const list = [...(a as readonly unknown[])];
      for (const [place, c] of change.to) list[place] = changed(list[place], c);
      return list;
    }
    case 'splice': {
      const list = a as readonly unknown[];
      return [...list.slice(0, change.first), ...change.put, ...list.slice(list.length - change.last)];
    }
    default:
      return change satisfies never;
  }
};

/** A value on its way: whole, or built on the one before it. */
export type Sent = { readonly n: number; readonly whole: unknown } | { readonly n: number; readonly change?: Change };

/** The sending side: the first is whole, each later one what changed. */
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
      const change = changeFrom(last, value);
      last = value;
      return change ? { n: ++n, change } : { n: ++n };
    },
  };
};
/** The receiving side: nothing where one was missed, and the whole must be asked for. */
export const receiver = (): ((sent: Sent) => { readonly value: unknown } | undefined) => {
  let n = 0;
  let last: unknown;
  return sent => {
    if (!('whole' in sent) && sent.n !== n + 1) return undefined;
    n = sent.n;
    if ('whole' in sent) last = sent.whole;
    else if (sent.change) last = changed(last, sent.change);
    return { value: last };
  };
};
