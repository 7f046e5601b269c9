/** Points by turn as a line: where each lies in a field of `w` by `h`, and where the bands divide it. */
import { segments, type Band } from './bands.ts';

export interface Plot {
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly turn: number;
    readonly points: number;
  }[];
  readonly path: string;
  /** The lower edge of each band but the lowest, and its name. */
  readonly edges: readonly { readonly y: number; readonly name: string; readonly from: number }[];
  readonly most: number;
}
/** The field reaches a little above the highest point, and below nothing where points are lost. */
export const plotOf = (
  turns: readonly { readonly turn: number; readonly points: number }[],
  bands: readonly Band[],
  w: number,
  h: number,
): Plot => {
  const all = turns.map(t => t.points);
  const reached = Math.max(1, ...all);
  const next = bands.find(b => b.from !== undefined && b.from > reached)?.from;
  const most = Math.max(reached, Math.min(next ?? reached, reached * 1.6));
  const least = Math.min(0, ...all);
  const y = (n: number): number => h - ((n - least) / (most - least)) * h;
  const step = w / Math.max(1, turns.length - 1);
  const points = turns.map((t, i) => ({ ...t, x: turns.length > 1 ? i * step : w / 2, y: y(t.points) }));
  return {
    points,
    path: points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join(''),
    edges: segments(bands, Math.floor(least), Math.floor(most))
      .slice(1)
      .map(s => ({ y: y(s.from), name: s.band.name, from: s.from })),
    most,
  };
};
