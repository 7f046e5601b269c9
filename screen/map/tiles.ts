/** Cuts the plate into tiles: at which scale to draw, and which tiles a window needs, those nearest its middle first. */
import type { Eye, Size } from './viewport.ts';

export const TILE = 512;
const STEPS = [0.35, 0.5, 0.71, 1, 1.41, 2, 2.83, 4, 5.66, 8] as const;

/** The smallest scale, in device pixels a unit, that is sharp enough; up to a tenth too coarse is allowed. */
export const stepFor = (k: number, ratio: number): number => STEPS.find(s => s >= k * ratio * 0.9) ?? 8;

export interface Tile {
  readonly col: number;
  readonly row: number;
}

const span = (from: number, length: number, tiles: number): readonly [number, number] => [
  Math.max(0, Math.floor(from)),
  Math.min(tiles - 1, Math.floor(from + length)),
];

/** Tiles under the window with a margin of `around` tiles. */
export const tilesUnder = (eye: Eye, win: Size, map: Size, step: number, around = 0): readonly Tile[] => {
  const unit = TILE / step;
  const cols = Math.ceil(map.w / unit);
  const rows = Math.ceil(map.h / unit);
  const [c0, c1] = span(eye.x / unit - around, win.w / eye.k / unit + 2 * around, cols);
  const [r0, r1] = span(eye.y / unit - around, win.h / eye.k / unit + 2 * around, rows);
  const list: Tile[] = [];
  for (let row = r0; row <= r1; row++) for (let col = c0; col <= c1; col++) list.push({ col, row });
  const mx = (eye.x + win.w / eye.k / 2) / unit - 0.5;
  const my = (eye.y + win.h / eye.k / 2) / unit - 0.5;
  const far = (t: Tile) => (t.col - mx) ** 2 + (t.row - my) ** 2;
  return list.sort((a, b) => far(a) - far(b));
};
