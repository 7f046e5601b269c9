import { at, lengthOf, nearestOn, relax, resample, thin, type Point } from '../kernel/curve.ts';
import type { Sheet } from './raster.ts';

/** Turns a sheet of owners into lines: every border is one arc, drawn once and used by both neighbours, so that they fit exactly. */
export interface Arc {
  readonly sides: readonly [low: number, high: number];
  readonly nodes: readonly [from: number, to: number];
  readonly line: readonly Point[];
}

/** A real line (river, coast): borders near it follow it exactly. */
export interface Guide {
  readonly name: string;
  readonly line: readonly Point[];
  readonly reach: number;
  readonly whole?: boolean;
  readonly only?: (sides: readonly [number, number]) => boolean;
}

type Step = readonly [to: number, low: number, high: number];

/** Corner points of cells and the border pieces that meet there. */
function pieces(sheet: Sheet, owner: Int16Array, outside: number): Map<number, Step[]> {
  const wide = sheet.columns + 1;
  const met = new Map<number, Step[]>();
  const own = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= sheet.columns || j >= sheet.rows ? outside : at(owner, j * sheet.columns + i);
  const join = (a: number, b: number, one: number, two: number): void => {
    if (one === two) return;
    const low = Math.min(one, two);
    const high = Math.max(one, two);
    met.set(a, [...(met.get(a) ?? []), [b, low, high]]);
    met.set(b, [...(met.get(b) ?? []), [a, low, high]]);
  };
  for (let j = 0; j <= sheet.rows; j++)
    for (let i = 0; i <= sheet.columns; i++) {
      const v = j * wide + i;
      if (i < sheet.columns) join(v, v + 1, own(i, j - 1), own(i, j));
      if (j < sheet.rows) join(v, v + wide, own(i - 1, j), own(i, j));
    }
  return met;
}

/** Walks from node to node. A node is where more than two pieces meet, or pieces of different pairs of owners. */
export function arcsOf(sheet: Sheet, owner: Int16Array, outside: number): Arc[] {
  const met = pieces(sheet, owner, outside);
  const wide = sheet.columns + 1;
  const used = new Set<string>();
  const arcs: Arc[] = [];
  const isNode = (v: number): boolean => {
    const s = met.get(v) ?? [];
    return s.length !== 2 || at(s, 0)[1] !== at(s, 1)[1] || at(s, 0)[2] !== at(s, 1)[2];
  };
  const place = (v: number): Point => [(v % wide) * sheet.cell, Math.floor(v / wide) * sheet.cell];
  const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
  const walk = (from: number, first: Step): void => {
    const line = [place(from), place(first[0])];
    let last = from;
    let here = first[0];
    used.add(key(last, here));
    while (!isNode(here) && here !== from) {
      const next = (met.get(here) ?? []).find(([to]) => to !== last);
      if (!next) break;
      last = here;
      here = next[0];
      used.add(key(last, here));
      line.push(place(here));
    }
    arcs.push({ sides: [first[1], first[2]], nodes: [from, here], line });
  };
  for (const v of met.keys())
    if (isNode(v)) for (const step of met.get(v) ?? []) if (!used.has(key(v, step[0]))) walk(v, step);
  for (const [v, list] of met) for (const step of list) if (!used.has(key(v, step[0]))) walk(v, step);
  return arcs;
}

const fits = (guide: Guide, sides: readonly [number, number]): boolean => guide.only?.(sides) ?? true;

/** Moves nodes near a river or the coast onto it, for all arcs at once; a guide that separates two areas over its whole length takes precedence. */
function nodePlaces(arcs: readonly Arc[], guides: readonly Guide[], frozen: (arc: Arc) => boolean): Map<number, Point> {
  const places = new Map<number, Point>();
  for (const arc of arcs)
    for (const end of [0, 1] as const) {
      const p = at(arc.line, end ? arc.line.length - 1 : 0);
      const node = arc.nodes[end];
      if (frozen(arc)) {
        places.set(node, p);
        continue;
      }
      const near = guides
        .filter(guide => fits(guide, arc.sides))
        .map(guide => ({ ...nearestOn(p, guide.line), whole: guide.whole }))
        .toSorted((a, b) => a.gap - b.gap)[0];
      if (near?.whole || (near && near.gap < 6 && !places.has(node))) places.set(node, near.point);
    }
  return places;
}

/** The index of the guide's point nearest to p, and its distance. */
function indexOn(guide: readonly Point[], p: Point): { index: number; gap: number } {
  let index = 0;
  let gap = Infinity;
  guide.forEach((q, i) => {
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (d < gap) {
      gap = d;
      index = i;
    }
  });
  return { index, gap };
}

/** The part of the guide between the points nearest to both ends of the line. */
function between(line: readonly Point[], guide: Guide): Point[] {
  const a = indexOn(guide.line, at(line, 0)).index;
  const b = indexOn(guide.line, at(line, line.length - 1)).index;
  return a <= b ? guide.line.slice(a, b + 1) : guide.line.slice(b, a + 1).toReversed();
}

/** Where part of a line stays close to a guide, the guide replaces it. */
function follow(line: readonly Point[], guide: Guide): Point[] {
  const near = line.map(p => indexOn(guide.line, p));
  const out: Point[] = [];
  for (let i = 0; i < line.length;) {
    let j = i;
    while (j < line.length && at(near, j).gap <= guide.reach) j++;
    const a = at(near, i).index;
    const b = at(near, Math.max(i, j - 1)).index;
    const slice = a <= b ? guide.line.slice(a, b + 1) : guide.line.slice(b, a + 1).toReversed();
    const mine = j - i > 1 ? lengthOf(line.slice(i, j)) : 0;
    if (mine > 14 && lengthOf(slice) > mine * 0.5 && lengthOf(slice) < mine * 2.4 + 8) out.push(...slice);
    else out.push(...line.slice(i, Math.max(j, i + 1)));
    i = Math.max(j, i + 1);
  }
  return out;
}

/** Smooth lines instead of the steps of cells, on rivers and coasts where these are near. */
export function drawn(arcs: readonly Arc[], guides: readonly Guide[], frozen: (arc: Arc) => boolean): Arc[] {
  const places = nodePlaces(arcs, guides, frozen);
  return arcs.map(arc => {
    if (frozen(arc)) return { ...arc, line: thin(arc.line, 0.05) };
    const ends: [Point, Point] = [
      places.get(arc.nodes[0]) ?? at(arc.line, 0),
      places.get(arc.nodes[1]) ?? at(arc.line, arc.line.length - 1),
    ];
    let line = relax(resample(arc.line, 2), 16);
    for (const guide of guides)
      if (fits(guide, arc.sides)) line = guide.whole ? between(ends, guide) : follow(line, guide);
    line = relax(resample([ends[0], ...line.slice(1, -1), ends[1]], 2), 3);
    return { ...arc, line: thin(line, 0.22) };
  });
}

/** The rings around one owner, each a list of arcs end to end. */
export function ringsAround(arcs: readonly Arc[], owner: number): Point[][] {
  const left = arcs.filter(arc => arc.sides.includes(owner));
  const rings: Point[][] = [];
  while (left.length) {
    const first = left.shift() as Arc;
    const ring = [...first.line];
    let here = first.nodes[1];
    while (here !== first.nodes[0]) {
      const k = left.findIndex(arc => arc.nodes.includes(here));
      if (k < 0) throw new Error(`outline of ${owner} does not close`);
      const [next] = left.splice(k, 1) as [Arc];
      const back = next.nodes[0] !== here;
      ring.push(...(back ? next.line.toReversed() : next.line).slice(1));
      here = back ? next.nodes[0] : next.nodes[1];
    }
    rings.push(ring.slice(0, -1));
  }
  return rings.toSorted((a, b) => lengthOf(b) - lengthOf(a));
}
