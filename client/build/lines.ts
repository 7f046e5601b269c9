/** Lines for a small drawing: clipped to a window, simplified, and written as short SVG paths. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Window = readonly [left: number, top: number, right: number, bottom: number];

/** Clips a ring to the four sides of a window (Sutherland and Hodgman). */
export const clip = (ring: Line, [left, top, right, bottom]: Window): Line => {
  const cut = (l: Line, axis: 0 | 1, at: number, keep: (v: number) => boolean): Line =>
    l.flatMap((b, i) => {
      const a = l[(i + l.length - 1) % l.length]!;
      const into = keep(b[axis]);
      const crosses = keep(a[axis]) !== into;
      const t = (at - a[axis]) / (b[axis] - a[axis]);
      const mid: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      return [...(crosses ? [mid] : []), ...(into ? [b] : [])];
    });
  return cut(
    cut(
      cut(
        cut(ring, 0, left, v => v >= left),
        0,
        right,
        v => v <= right,
      ),
      1,
      top,
      v => v >= top,
    ),
    1,
    bottom,
    v => v <= bottom,
  );
};

/** Adds points, so that long straight segments bend with the projection. */
export const resampled = (ring: Line, step: number): Line =>
  ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const n = Math.max(1, Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) / step));
    return Array.from({ length: n }, (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  });

const distanceFromLine = (p: Point, a: Point, b: Point): number => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < 1e-9) return Math.hypot(p[0] - a[0], p[1] - a[1]);
  return Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
};
/** Drops points that are closer than the tolerance to the line (Douglas and Peucker). */
export const simplified = (l: Line, tolerance: number): Line => {
  const keep = new Set([0, l.length - 1]);
  const todo: [number, number][] = [[0, l.length - 1]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [from, to] = next;
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const d = distanceFromLine(l[i]!, l[from]!, l[to]!);
      if (d > worst) {
        worst = d;
        at = i;
      }
    }
    if (at > 0) {
      keep.add(at);
      todo.push([from, at], [at, to]);
    }
  }
  return l.filter((_, i) => keep.has(i));
};

/** A minus sign separates two numbers by itself. */
const gapBefore = (number: string): string => (number.startsWith('-') ? '' : ' ');
/** An SVG path of relative steps, in tenths: about half as long as one of absolute coordinates. */
export const pathOf = (l: Line, closed: boolean): string => {
  let x = 0;
  let y = 0;
  const steps = l
    .map(([px, py], i) => {
      const nx = Math.round(px * 10);
      const ny = Math.round(py * 10);
      const dx = nx - x;
      const dy = ny - y;
      x = nx;
      y = ny;
      const one = String(dx / 10);
      const two = String(dy / 10);
      return `${['m', 'l'][i] ?? gapBefore(one)}${one}${gapBefore(two)}${two}`;
    })
    .join('');
  return `M0 0${steps}${closed ? 'z' : ''}`;
};
