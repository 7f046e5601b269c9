/** Lines on the plane: resampling, smoothing, thinning, and writing them as SVG paths. */
export type Point = readonly [x: number, y: number];

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, p, i) => (i ? sum + distance(line[i - 1] ?? p, p) : 0), 0);
export const at = <T>(list: ArrayLike<T>, i: number): T => list[i] as T;

/** Whether the point is inside the ring (even-odd rule). */
export function insideRing([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = at(ring, i);
    const b = at(ring, j);
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Points every `step` along an open line, including both ends. */
export function resample(line: readonly Point[], step: number): Point[] {
  const parts = Math.max(1, Math.round(lengthOf(line) / step));
  const gap = lengthOf(line) / parts;
  const out: Point[] = [at(line, 0)];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const a = at(line, i - 1);
    const b = at(line, i);
    const d = distance(a, b);
    while (out.length < parts && walked + d >= gap * out.length) {
      const t = (gap * out.length - walked) / d;
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
    walked += d;
  }
  out.push(at(line, line.length - 1));
  return out;
}

/** Moves each point toward the middle of its neighbours; the ends stay (a closed ring has none). */
export function relax(line: readonly Point[], times: number, closed = false): Point[] {
  let now = [...line];
  const n = now.length;
  for (let k = 0; k < times; k++) {
    now = now.map((p, i) => {
      if (!closed && (i === 0 || i === n - 1)) return p;
      const a = at(now, (i + n - 1) % n);
      const b = at(now, (i + 1) % n);
      return [p[0] / 2 + (a[0] + b[0]) / 4, p[1] / 2 + (a[1] + b[1]) / 4];
    });
  }
  return now;
}

/** Cuts corners; the ends stay. */
export function soften(line: readonly Point[], times: number): Point[] {
  let now = [...line];
  for (let k = 0; k < times; k++) {
    const next: Point[] = [at(now, 0)];
    for (let i = 0; i + 1 < now.length; i++) {
      const a = at(now, i);
      const b = at(now, i + 1);
      next.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      );
    }
    next.push(at(now, now.length - 1));
    now = next;
  }
  return now;
}

/** The point of the segment a-b nearest to p. */
export function onSegment(p: Point, a: Point, b: Point): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const d2 = dx * dx + dy * dy;
  const t = d2 ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / d2)) : 0;
  return [a[0] + dx * t, a[1] + dy * t];
}

/** The point of a line nearest to p, with its distance and the direction of the line there in degrees. */
export function nearestOn(p: Point, line: readonly Point[]): { point: Point; gap: number; angle: number } {
  let best = { point: at(line, 0), gap: Infinity, angle: 0 };
  for (let i = 0; i + 1 < line.length; i++) {
    const a = at(line, i);
    const b = at(line, i + 1);
    const point = onSegment(p, a, b);
    const gap = distance(p, point);
    if (gap < best.gap) best = { point, gap, angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI };
  }
  return best;
}

/** Douglas-Peucker: leaves out points closer than `slack` to the line between those kept. */
export function thin(line: readonly Point[], slack: number): Point[] {
  if (line.length < 3) return [...line];
  const a = at(line, 0);
  const b = at(line, line.length - 1);
  let far = 0;
  let worst = -1;
  for (let i = 1; i + 1 < line.length; i++) {
    const gap = distance(at(line, i), onSegment(at(line, i), a, b));
    if (gap > worst) {
      worst = gap;
      far = i;
    }
  }
  if (worst <= slack) return [a, b];
  return [...thin(line.slice(0, far + 1), slack), ...thin(line.slice(far), slack).slice(1)];
}

export const round = (n: number): number => Math.round(n * 10) / 10;
const tenths = (p: Point): [number, number] => [Math.round(p[0] * 10), Math.round(p[1] * 10)];
const text = (n: number): string => String(n / 10).replace(/^(-?)0\./, '$1.');

/** Relative moves in tenths, exact: rounding errors do not add up along the path. */
function steps(line: readonly Point[]): string {
  let [px, py] = tenths(at(line, 0));
  let out = '';
  for (const p of line.slice(1)) {
    const [x, y] = tenths(p);
    const dx = text(x - px);
    const dy = text(y - py);
    out += `${out && !dx.startsWith('-') ? ' ' : ''}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    px = x;
    py = y;
  }
  return out;
}
export function pathOf(line: readonly Point[], closed: boolean): string {
  const [x, y] = tenths(at(line, 0));
  return line.length < 2 ? '' : `M${text(x)} ${text(y)}l${steps(line)}${closed ? 'z' : ''}`;
}
