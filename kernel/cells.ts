/** Cells around points: each is the ground nearer to its point than to any other, cut to a maximum reach. For maps that say where their areas are but not how they are bounded. */
import { onSegment, type Point } from './curve.ts';

export interface Cell {
  readonly corners: readonly Point[];
  /** For each side, from a corner to the next: the cell beyond it, -1 if there is none. */
  readonly beyond: readonly number[];
}
interface Size {
  readonly w: number;
  readonly h: number;
}
const ROUND = 48;
/** A disc around a point, as a ring with nothing beyond. */
const disc = ([x, y]: Point, r: number): Cell => ({
  corners: Array.from({ length: ROUND }, (_, i): Point => {
    const t = (i / ROUND) * 2 * Math.PI;
    return [x + r * Math.cos(t), y + r * Math.sin(t)];
  }),
  beyond: Array.from({ length: ROUND }, () => -1),
});
/** The part of a cell where `side` is not negative; the cell `other` lies beyond the cut. */
const cut = ({ corners, beyond }: Cell, side: (p: Point) => number, other: number): Cell => {
  const kept: Point[] = [];
  const after: number[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [sa, sb] = [side(a), side(b)];
    const t = sa / (sa - sb);
    const cross = (): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    if (sa >= 0) {
      kept.push(a);
      after.push(beyond[i]!);
      if (sb < 0) {
        kept.push(cross());
        after.push(other);
      }
    } else if (sb >= 0) {
      kept.push(cross());
      after.push(beyond[i]!);
    }
  });
  return { corners: kept, beyond: after };
};

export const cellsAround = (points: readonly Point[], reach: number): readonly Cell[] =>
  points.map((p, i) => {
    let cell = disc(p, reach);
    points.forEach((q, j) => {
      if (j === i) return;
      const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      cell = cut(cell, ([x, y]) => (x - mx) * (p[0] - q[0]) + (y - my) * (p[1] - q[1]), j);
    });
    return cell;
  });

/** The centroid of the area inside a ring. */
export const centroid = (ring: readonly Point[]): Point => {
  let area = 0;
  let sx = 0;
  let sy = 0;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    const k = ax * by - bx * ay;
    area += k;
    sx += (ax + bx) * k;
    sy += (ay + by) * k;
  });
  return [sx / (3 * area), sy / (3 * area)];
};

/** The distance from the middle of a cell to its nearest side. */
const roomIn = ({ corners }: Cell): number => {
  if (corners.length < 3) return 0;
  const middle = centroid(corners);
  return Math.min(
    ...corners.map((a, i) => {
      const [x, y] = onSegment(middle, a, corners[(i + 1) % corners.length]!);
      return Math.hypot(x - middle[0], y - middle[1]);
    }),
  );
};
/** How bad a layout is: pairs that should touch but do not, cells that touch but should not, cells that are too small. */
const badness = (cells: readonly Cell[], isPair: Pairing, room: number): number =>
  cells.reduce((sum, cell, a) => {
    const wrong = cells.reduce((n, _, b) => {
      if (b <= a) return n;
      const touch = cell.beyond.includes(b);
      return n + (isPair(a, b) ? Number(!touch) * 2 : Number(touch));
    }, 0);
    return sum + wrong + Math.max(0, room - roomIn(cell)) * 0.5;
  }, 0);
type Pairing = (a: number, b: number) => boolean;
/** Moves a point toward those it should touch but does not, and away from those it touches but should not. */
const drawnTo = (points: readonly Point[], cells: readonly Cell[], isPair: Pairing, a: number): Point => {
  const [x, y] = points[a]!;
  let [dx, dy] = [0, 0];
  points.forEach(([qx, qy], b) => {
    const touch = b !== a && cells[a]!.beyond.includes(b);
    const pull = isPair(a, b) ? Number(!touch) * 0.09 : Number(touch) * -0.035;
    dx += (qx - x) * pull;
    dy += (qy - y) * pull;
  });
  return [dx, dy];
};
/** Moves points so that every cell is large enough and, as far as possible, exactly the pairs touch: each point moves part of the way to the middle of its cell, toward its pairs and away from others, many times; the best attempt is returned. */
export const settled = (
  points: readonly Point[],
  size: Size,
  { reach, room, times }: { readonly reach: number; readonly room: number; readonly times: number },
  isPair: Pairing,
): readonly Point[] => {
  let now = points;
  let best = points;
  let least = Infinity;
  for (let k = 0; k < times; k++) {
    const cells = cellsAround(now, reach);
    const bad = badness(cells, isPair, room);
    if (bad < least) [least, best] = [bad, now];
    now = now.map((p, a) => {
      const { corners } = cells[a]!;
      const [mx, my] = corners.length > 2 ? centroid(corners) : p;
      const [dx, dy] = drawnTo(now, cells, isPair, a);
      const [x, y] = [(p[0] + mx) / 2 + dx, (p[1] + my) / 2 + dy];
      return [Math.max(1, Math.min(size.w - 1, x)), Math.max(1, Math.min(size.h - 1, y))];
    });
  }
  return best;
};
