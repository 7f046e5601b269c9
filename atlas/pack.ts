import { at, type Point } from '../kernel/curve.ts';
import { AROUND, type Sheet } from './raster.ts';

/** Moves blocks apart until none overlap, each staying as near to its home as the others and its ground allow. */
export interface Block {
  readonly home: Point;
  readonly w: number;
  readonly h: number;
  readonly ground: Float32Array;
}

/** Signed distance at a point: positive inside the ground. */
function read(sheet: Sheet, field: Float32Array, x: number, y: number): number {
  const i = Math.max(0, Math.min(sheet.columns - 1, Math.floor(x / sheet.cell)));
  const j = Math.max(0, Math.min(sheet.rows - 1, Math.floor(y / sheet.cell)));
  return at(field, j * sheet.columns + i);
}

/** Moves a block back onto its ground, away from the points of its rim that have left it. */
function inward(sheet: Sheet, block: Block, [x, y]: Point, margin: number): Point {
  let px = 0;
  let py = 0;
  for (const [u, v] of AROUND) {
    const qx = x + (u * block.w) / 2;
    const qy = y + (v * block.h) / 2;
    const lack = margin - read(sheet, block.ground, qx, qy);
    if (lack <= 0) continue;
    const gx = read(sheet, block.ground, qx + 6, qy) - read(sheet, block.ground, qx - 6, qy);
    const gy = read(sheet, block.ground, qx, qy + 6) - read(sheet, block.ground, qx, qy - 6);
    const g = Math.hypot(gx, gy) || 1;
    px += (gx / g) * lack * 0.22;
    py += (gy / g) * lack * 0.22;
  }
  return [px, py];
}

/** Moves half the way out of an overlap, in the shorter direction. */
function apart(a: Block, p: Point, b: Block, q: Point, gap: number): Point {
  const ox = (a.w + b.w) / 2 + gap - Math.abs(p[0] - q[0]);
  const oy = (a.h + b.h) / 2 + gap - Math.abs(p[1] - q[1]);
  if (ox <= 0 || oy <= 0) return [0, 0];
  return ox * 0.9 < oy ? [Math.sign(p[0] - q[0] || 1) * ox * 0.3, 0] : [0, Math.sign(p[1] - q[1] || 1) * oy * 0.3];
}

export function pack(sheet: Sheet, blocks: readonly Block[], gap: number, margin: number, rounds = 900): Point[] {
  let now = blocks.map(({ home }) => home);
  for (let k = 0; k < rounds; k++) {
    const pull = 0.05 * (1 - k / rounds);
    now = blocks.map((block, i) => {
      const p = at(now, i);
      let [x, y] = [p[0] + (block.home[0] - p[0]) * pull, p[1] + (block.home[1] - p[1]) * pull];
      blocks.forEach((other, j) => {
        if (j !== i) {
          const [dx, dy] = apart(block, p, other, at(now, j), gap);
          x += dx;
          y += dy;
        }
      });
      const [ix, iy] = inward(sheet, block, p, margin);
      return [x + ix, y + iy];
    });
  }
  return now;
}
