/** Rivers run along hexsides: each is the cheapest path over the corners of the grid that stays near its real course. */
import { cornersOf, DIRS, hexes, sideOf, type Grid, type SideId } from '../kernel/hex.ts';
import type { Point } from '../kernel/curve.ts';
import { linesOf } from './geodata.ts';
import type { Sheet } from './georef.ts';

interface Corners {
  readonly spots: readonly Point[];
  readonly ways: readonly { readonly to: number; readonly side: SideId }[][];
}

export function cornersAndSides(grid: Grid): Corners {
  const ids = new Map<string, number>();
  const spots: Point[] = [];
  const ways: { to: number; side: SideId }[][] = [];
  const seen = new Set<SideId>();
  const idOf = (spot: Point): number => {
    const key = spot.map(n => Math.round(n * 50)).join(' ');
    if (!ids.has(key)) {
      ids.set(key, spots.length);
      spots.push(spot);
      ways.push([]);
    }
    return ids.get(key)!;
  };
  for (const hex of hexes(grid)) {
    const corners = cornersOf(grid, hex).map(idOf);
    for (const dir of DIRS) {
      const side = sideOf(grid, hex, dir);
      const a = corners[dir]!;
      const b = corners[(dir + 1) % 6]!;
      if (seen.has(side)) continue;
      seen.add(side);
      ways[a]!.push({ to: b, side });
      ways[b]!.push({ to: a, side });
    }
  }
  return { spots, ways };
}

const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Joins the pieces of a named river end to end, then cuts them where they leave the sheet. */
export function coursesOf(sheet: Sheet, folder: string, name: string, inside: (p: Point) => boolean): Point[][] {
  const pieces = linesOf(folder, 'rivers.geojson')
    .filter(river => river.name === name)
    .map(river => river.line.map(sheet.toSheet));
  for (let i = 0; i < pieces.length; i++)
    for (let j = i + 1; j < pieces.length; j++) {
      const joined = join(pieces[i]!, pieces[j]!);
      if (joined === undefined) continue;
      pieces[i] = joined;
      pieces.splice(j, 1);
      j = i;
    }
  return pieces.flatMap(piece => runs(piece, inside)).filter(run => length(run) > 1.2);
}

function join(a: Point[], b: Point[]): Point[] | undefined {
  for (const first of [a, a.toReversed()])
    for (const second of [b, b.toReversed()]) if (gap(first.at(-1)!, second[0]!) < 0.35) return [...first, ...second];
  return undefined;
}
const length = (line: readonly Point[]): number =>
  line.reduce((sum, p, i) => (i === 0 ? 0 : sum + gap(p, line[i - 1]!)), 0);
function runs(line: readonly Point[], inside: (p: Point) => boolean): Point[][] {
  const out: Point[][] = [];
  line.forEach((p, i) => {
    if (inside(p)) {
      if (i > 0 && inside(line[i - 1]!)) out.at(-1)!.push(p);
      else out.push([p]);
    }
  });
  return out;
}

const toSegment = (p: Point, a: Point, b: Point): number => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const k = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return (p[0] - a[0] - k * dx) ** 2 + (p[1] - a[1] - k * dy) ** 2;
};
const offCourse = (course: readonly Point[], p: Point): number => {
  let least = Infinity;
  for (let i = 1; i < course.length; i++) least = Math.min(least, toSegment(p, course[i - 1]!, course[i]!));
  return least;
};

/** The end of a river: on a river already drawn if one is near. */
export function endOf({ spots }: Corners, p: Point, drawn: ReadonlySet<number>): number {
  const nearest = (ids: Iterable<number>): number =>
    [...ids].reduce((best, id) => (gap(spots[id]!, p) < gap(spots[best]!, p) ? id : best));
  const joined = drawn.size > 0 ? nearest(drawn) : -1;
  return joined >= 0 && gap(spots[joined]!, p) < 0.75 ? joined : nearest(spots.keys());
}

/** The corners and hexsides on the path from one end to the other. `ease` makes chosen sides cheap, so that a border river stays on the border. */
export function snap(
  corners: Corners,
  course: readonly Point[],
  from: number,
  to: number,
  ease: (side: SideId) => number,
): { readonly sides: SideId[]; readonly corners: number[] } {
  const { spots, ways } = corners;
  const cost = new Map([[from, 0]]);
  const back = new Map<number, { from: number; side: SideId }>();
  const open = new Set([from]);
  const done = new Set<number>();
  while (open.size > 0) {
    const here = [...open].reduce((best, id) => (cost.get(id)! < cost.get(best)! ? id : best));
    open.delete(here);
    done.add(here);
    if (here === to) break;
    for (const { to: next, side } of ways[here]!) {
      if (done.has(next)) continue;
      const a = spots[here]!;
      const b = spots[next]!;
      const off =
        [0, 0.25, 0.5, 0.75, 1].reduce(
          (sum, k) => sum + offCourse(course, [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]),
          0,
        ) / 5;
      const price = cost.get(here)! + (0.08 + 6 * off) * ease(side);
      if (price < (cost.get(next) ?? Infinity)) {
        cost.set(next, price);
        back.set(next, { from: here, side });
        open.add(next);
      }
    }
  }
  const sides: SideId[] = [];
  const met = [to];
  for (let step = back.get(to); step !== undefined; step = back.get(step.from)) {
    sides.push(step.side);
    met.push(step.from);
  }
  return { sides, corners: met };
}
