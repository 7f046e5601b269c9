/** Lines as if drawn by hand on a printed sheet. */
import type { Chain } from './chain.ts';
import { pathOf, relax, resample, thin, type Point } from './curve.ts';
import { cloud, noise } from './noise.ts';

/** Even smoothing: points every `step` units, each moved toward its neighbours. */
export const smoothed = ({ line, closed }: Chain, step: number, times: number): Point[] => {
  const open = resample(closed ? [...line, line[0]!] : line, step);
  return closed ? relax(open.slice(0, -1), times, true) : relax(open, times);
};
export const bent = (line: readonly Point[], much: number, wide: number, seed: number): Point[] =>
  line.map(([x, y]) => [
    x + (cloud(x / wide, y / wide, seed, 3) - 0.44) * 2 * much,
    y + (cloud(x / wide + 50, y / wide, seed, 3) - 0.44) * 2 * much,
  ]);
export const roundedOff = (line: Chain): string => pathOf(thin(smoothed(line, 6, 3), 0.25), line.closed);
/** Follows the hexes without their corners, and wavers off the straight line by `much`. */
export const loose = (rings: readonly Chain[], much: number, seed: number, slack = 0.35): string =>
  rings.map(ring => pathOf(thin(bent(smoothed(ring, 7, 3), much, 22, seed), slack), ring.closed)).join('');
/** Follows the hexsides as water runs: smoothed, and wavering unless it is a canal. */
export const riverLine = (river: Chain, canal: boolean, slack = 0.2): string => {
  const line = smoothed(river, 5.8, canal ? 1 : 2);
  return pathOf(thin(canal ? line : line.map(meander(river)), slack), river.closed);
};
const meander =
  (river: Chain) =>
  ([x, y]: Point, i: number, line: readonly Point[]): Point => {
    const k = river.closed ? 1 : Math.min(1, Math.min(i, line.length - 1 - i) / 3);
    return [x + (noise(x / 9, y / 9, 21) - 0.5) * 5.2 * k, y + (noise(x / 9 + 90, y / 9, 22) - 0.5) * 5.2 * k];
  };
/** In tenths of a unit as whole numbers, relative: for thousands of strokes drawn under scale(.1). */
export function tenths(line: readonly Point[], closed = false): string {
  let [px, py] = line[0]!.map(n => Math.round(n * 10)) as [number, number];
  let out = `M${px} ${py}l`;
  line.slice(1).forEach(([x, y], i) => {
    const dx = Math.round(x * 10) - px;
    const dy = Math.round(y * 10) - py;
    out += `${i && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`;
    px += dx;
    py += dy;
  });
  return closed ? `${out}z` : out;
}
