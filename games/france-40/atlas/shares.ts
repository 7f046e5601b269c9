/** What lies in each hex: shares of land, lake, countries and uplands, and how far the heights spread. */
import { join } from 'node:path';
import { centreOf, hexes, type Grid, type HexId } from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import { ringsOf } from '../../../atlas/geodata.ts';
import { heights } from './heights.ts';
import { readSheet, type Sheet } from './sheet.ts';

type Edge = readonly [a: Point, b: Point];
/** A ring with its edges sorted into bands of the sheet, so that a point meets only the few on its level. */
interface Shape {
  readonly bands: ReadonlyMap<number, readonly Edge[]>;
  readonly name: string;
  readonly box: readonly [number, number, number, number];
}
export interface Share {
  readonly land: number;
  readonly lake: number;
  readonly country: ReadonlyMap<string, number>;
  readonly ardennes: number;
  readonly upland: number;
  readonly mean: number;
  readonly spread: number;
}
export interface Geography {
  readonly sheet: Sheet;
  readonly isLand: (spot: Point) => boolean;
  readonly isLake: (spot: Point) => boolean;
  readonly shares: readonly Share[];
}

const shapesOf = (sheet: Sheet, folder: string, file: string, property: string): Shape[] =>
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
/** Even-odd. */
const inside = ([x, y]: Point, { bands }: Shape): boolean =>
  (bands.get(Math.floor(y * BANDS)) ?? []).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0],
  ).length %
    2 ===
  1;
const near = ({ box: [x0, y0, x1, y1] }: Shape, [x, y]: Point): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;
const holding = (shapes: readonly Shape[], spot: Point): Shape | undefined =>
  shapes.find(shape => near(shape, spot) && inside(spot, shape));

/** 91 points spread evenly over a hex one wide. */
const POINTS: readonly Point[] = Array.from(
  { length: 21 * 21 },
  (_, k) =>
    [
      ((k % 21) - 10 + 0.5 * (Math.floor(k / 21) - 10)) / 11,
      ((Math.floor(k / 21) - 10) / 11) * Math.sqrt(0.75),
    ] as const,
).filter(
  ([x, y]) => Math.max(Math.abs(x), Math.abs(x / 2 + y * Math.sqrt(0.75)), Math.abs(x / 2 - y * Math.sqrt(0.75))) < 0.5,
);

export function readGeography(folder: string, grid: Grid): Geography {
  const sheet = readSheet(join(folder, 'georef_france40.json'));
  const height = heights(folder);
  const onMap = (shapes: Shape[]): Shape[] =>
    shapes.filter(({ box }) => box[0] < 46 && box[2] > 17 && box[1] < -7 && box[3] > -38);
  const land = onMap(shapesOf(sheet, folder, 'land.geojson', 'name'));
  const lakes = onMap(shapesOf(sheet, folder, 'lakes.geojson', 'name'));
  const countries = onMap(shapesOf(sheet, folder, 'countries_1938.geojson', 'name'));
  const hand = onMap(shapesOf(sheet, folder, 'hand_polys.geojson', 'kind'));
  const isLake = (spot: Point): boolean => holding(lakes, spot) !== undefined;
  const isLand = (spot: Point): boolean => !isLake(spot) && holding(land, spot) !== undefined;
  const shareOf = (hex: HexId): Share => {
    const [cx, cy] = centreOf(grid, hex);
    const all = POINTS.map(([x, y]) => [cx + x, cy + y] as const);
    const dry = all.filter(isLand);
    const country = Map.groupBy(
      dry.flatMap(spot => holding(countries, spot)?.name ?? []),
      name => name,
    );
    const metres = dry.map(spot => {
      const [lon, lat] = sheet.toGlobe(spot);
      return height(lat, lon);
    });
    const mean = metres.reduce((sum, m) => sum + m, 0) / Math.max(1, metres.length);
    const part = (kind: string): number =>
      dry.filter(spot => hand.some(s => s.name === kind && near(s, spot) && inside(spot, s))).length /
      Math.max(1, dry.length);
    return {
      land: dry.length / all.length,
      lake: all.filter(isLake).length / all.length,
      country: new Map([...country].map(([name, list]) => [name, list.length])),
      ardennes: part('ardennes'),
      upland: part('upland'),
      mean,
      spread: Math.sqrt(metres.reduce((sum, m) => sum + (m - mean) ** 2, 0) / Math.max(1, metres.length)),
    };
  };
  return { sheet, isLand, isLake, shares: hexes(grid).map(shareOf) };
}
