/** Joins loose segments into lines; lines end at points where more than two segments meet. */
import type { Point } from './curve.ts';

export interface Chain {
  readonly line: Point[];
  readonly closed: boolean;
}
export type Segment = readonly [Point, Point];

const key = ([x, y]: Point): string => `${Math.round(x * 2)} ${Math.round(y * 2)}`;

interface End {
  readonly segment: number;
  readonly end: 0 | 1;
}
/** The ends of segments by the point where they meet. */
const endsOf = (segments: readonly Segment[]): ReadonlyMap<string, readonly End[]> =>
  Map.groupBy(
    segments.flatMap((_, segment): readonly End[] => [
      { segment, end: 0 },
      { segment, end: 1 },
    ]),
    ({ segment, end }) => key(segments[segment]![end]),
  );

/** Follows the line from one end of a segment until it forks or stops, and marks the segments as used. */
const walker = (segments: readonly Segment[], ends: ReadonlyMap<string, readonly End[]>, used: Set<number>) => {
  const goOver = ({ segment, end }: End): Point => {
    used.add(segment);
    return segments[segment]![end === 0 ? 1 : 0];
  };
  return (segment: number, end: 0 | 1): Point[] => {
    const line: Point[] = [segments[segment]![end]];
    for (let next: End | undefined = { segment, end }; next;) {
      const at = goOver(next);
      line.push(at);
      const here = ends.get(key(at)) ?? [];
      const free = here.filter(e => !used.has(e.segment));
      next = free.length === 1 && here.length === 2 ? free[0] : undefined;
    }
    return line;
  };
};

export function chain(segments: readonly Segment[]): Chain[] {
  const ends = endsOf(segments);
  const used = new Set<number>();
  const out: Chain[] = [];
  const walk = walker(segments, ends, used);
  segments.forEach((s, i) => {
    for (const end of [0, 1] as const)
      if (!used.has(i) && ends.get(key(s[end]))!.length !== 2) out.push({ line: walk(i, end), closed: false });
  });
  segments.forEach((_, i) => {
    if (used.has(i)) return;
    const line = walk(i, 0);
    const closed = key(line[0]!) === key(line.at(-1)!);
    out.push({ line: closed ? line.slice(0, -1) : line, closed });
  });
  return out;
}
