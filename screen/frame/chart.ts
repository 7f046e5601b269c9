/** Points by turn as a line chart of `w` by `h`, divided into bands. */
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
  readonly max: number;
}
/** The chart reaches up to the next band if that is not much higher than the best result, and below 0 only if points were negative. */
export const plotOf = (
  turns: readonly { readonly turn: number; readonly points: number }[],
  bands: readonly Band[],
  w: number,
  h: number,
): Plot => {
  const all = turns.map(t => t.points);
  const reached = Math.max(1, ...all);
  const next = bands.find(b => b.from !== undefined && b.from > reached)?.from;
  const max = Math.max(reached, Math.min(next ?? reached, reached * 1.6));
  const min = Math.min(0, ...all);
  const y = (n: number): number => h - ((n - min) / (max - min)) * h;
  const step = w / Math.max(1, turns.length - 1);
  const points = turns.map((t, i) => ({ ...t, x: turns.length > 1 ? i * step : w / 2, y: y(t.points) }));
  return {
    points,
    path: points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join(''),
    edges: segments(bands, Math.floor(min), Math.floor(max))
      .slice(1)
      .map(s => ({ y: y(s.from), name: s.band.name, from: s.from })),
    max,
  };
};
