/** Outlines of the geodata on a sheet, and which of them contain a point. */
import type { Point } from '../kernel/curve.ts';
import type { Orientation } from '../kernel/hex.ts';
import { ringsOf } from './geodata.ts';
import type { Sheet } from './georef.ts';

type Edge = readonly [a: Point, b: Point];
/** A ring with its edges sorted into horizontal bands, so that testing a point looks only at the edges at its level. */
export interface Shape {
  readonly bands: ReadonlyMap<number, readonly Edge[]>;
  readonly name: string;
  readonly box: readonly [number, number, number, number];
}
export const shapesOf = (sheet: Sheet, folder: string, file: string, property: string): Shape[] =>
  ringsOf(folder, file).map(({ ring, properties }) => {
    const points = ring.map(sheet.toSheet);
    const xs = points.map(p => p[0]);
    const ys = points.map(p => p[1]);
    return {
      bands: bandsOf(points),
      name: String(properties[property] ?? ''),
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    };
  });
const BANDS = 8;
function bandsOf(ring: readonly Point[]): Map<number, Edge[]> {
  const bands = new Map<number, Edge[]>();
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    for (let band = Math.floor(Math.min(a[1], b[1]) * BANDS); band <= Math.max(a[1], b[1]) * BANDS; band++)
      (bands.get(band) ?? bands.set(band, []).get(band)!).push([a, b]);
  });
  return bands;
}
/** Even-odd rule. */
const inside = ([x, y]: Point, { bands }: Shape): boolean =>
  (bands.get(Math.floor(y * BANDS)) ?? []).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0],
  ).length %
    2 ===
  1;
const near = ({ box: [x0, y0, x1, y1] }: Shape, [x, y]: Point): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;
export const within = (shape: Shape, spot: Point): boolean => near(shape, spot) && inside(spot, shape);
export const holding = (shapes: readonly Shape[], spot: Point): Shape | undefined =>
  shapes.find(shape => within(shape, spot));

/** 91 points spread evenly over a hex of width 1. */
export function pointsOver(orientation: Orientation): readonly Point[] {
  const pointy = Array.from(
    { length: 21 * 21 },
    (_, k) =>
      [
        ((k % 21) - 10 + 0.5 * (Math.floor(k / 21) - 10)) / 11,
        ((Math.floor(k / 21) - 10) / 11) * Math.sqrt(0.75),
      ] as const,
  ).filter(
    ([x, y]) =>
      Math.max(Math.abs(x), Math.abs(x / 2 + y * Math.sqrt(0.75)), Math.abs(x / 2 - y * Math.sqrt(0.75))) < 0.5,
  );
  return orientation === 'pointy' ? pointy : pointy.map(([x, y]) => [y, x]);
}
