/** Maximum matching in a graph (Edmonds 1965): the most pairs that can be made at once. */

/** Whether two vertices, by their numbers, may be paired. */
export type MayPair = (a: number, b: number) => boolean;
const NOBODY = -1;

/** Everything one search for an augmenting path changes. */
interface Search {
  readonly size: number;
  readonly mayPair: MayPair;
  readonly mate: number[];
  readonly parent: number[];
  /** The base of the odd circle each vertex belongs to. */
  readonly base: number[];
  readonly isReached: boolean[];
  readonly queue: number[];
}
const commonBase = ({ mate, parent, base }: Search, a: number, b: number): number => {
  const onPath = new Set<number>();
  for (let v = base[a]!; ; v = base[parent[mate[v]!]!]!) {
    onPath.add(v);
    if (mate[v] === NOBODY) break;
  }
  let v = base[b]!;
  while (!onPath.has(v)) v = base[parent[mate[v]!]!]!;
  return v;
};
const markPath = (
  { mate, parent, base }: Search,
  from: number,
  to: number,
  first: number,
  inCircle: boolean[],
): void => {
  let child = first;
  for (let v = from; base[v] !== to; v = parent[mate[v]!]!) {
    inCircle[base[v]!] = true;
    inCircle[base[mate[v]!]!] = true;
    parent[v] = child;
    child = mate[v]!;
  }
};
/** Treats an odd circle as one vertex. */
const shrink = (s: Search, a: number, b: number): void => {
  const to = commonBase(s, a, b);
  const inCircle = Array<boolean>(s.size).fill(false);
  markPath(s, a, to, b, inCircle);
  markPath(s, b, to, a, inCircle);
  for (let v = 0; v < s.size; v++) {
    if (!inCircle[s.base[v]!]) continue;
    s.base[v] = to;
    if (!s.isReached[v]) s.queue.push(v);
    s.isReached[v] = true;
  }
};
/** Follows one edge; the end of an augmenting path, if this is one. */
const step = (s: Search, from: number, to: number, root: number): number | undefined => {
  if (from === to || !s.mayPair(from, to) || s.base[from] === s.base[to] || s.mate[from] === to) return undefined;
  if (to === root || (s.mate[to] !== NOBODY && s.parent[s.mate[to]!] !== NOBODY)) {
    shrink(s, from, to);
    return undefined;
  }
  if (s.parent[to] !== NOBODY) return undefined;
  s.parent[to] = from;
  if (s.mate[to] === NOBODY) return to;
  s.isReached[s.mate[to]!] = true;
  s.queue.push(s.mate[to]!);
  return undefined;
};
const pathEnd = (s: Search, root: number): number | undefined => {
  s.isReached[root] = true;
  s.queue.push(root);
  for (let i = 0; i < s.queue.length; i++)
    for (let to = 0; to < s.size; to++) {
      const end = step(s, s.queue[i]!, to, root);
      if (end !== undefined) return end;
    }
  return undefined;
};
const augment = ({ mate, parent }: Search, end: number): void => {
  for (let v = end; v !== NOBODY;) {
    const before = parent[v]!;
    const next = mate[before]!;
    mate[v] = before;
    mate[before] = v;
    v = next;
  }
};
/** The most pairs of `size` vertices: how many, and each vertex's partner or -1. */
export const maximumMatching = (
  size: number,
  mayPair: MayPair,
): { readonly pairs: number; readonly mate: readonly number[] } => {
  const mate = Array<number>(size).fill(NOBODY);
  for (let root = 0; root < size; root++) {
    if (mate[root] !== NOBODY) continue;
    const s: Search = {
      size,
      mayPair,
      mate,
      parent: Array<number>(size).fill(NOBODY),
      base: Array.from({ length: size }, (_, v) => v),
      isReached: Array<boolean>(size).fill(false),
      queue: [],
    };
    const end = pathEnd(s, root);
    if (end !== undefined) augment(s, end);
  }
  return { pairs: mate.filter(m => m !== NOBODY).length / 2, mate };
};
