/** What lies in each hex: shares of land, lake, countries and uplands, and how far the heights spread. */
import { join } from 'node:path';
import { centreOf, hexes, type Grid, type HexId } from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import { readSheet, type Sheet } from '../../../atlas/georef.ts';
import { heights } from '../../../atlas/heights.ts';
import { holding, pointsOver, shapesOf, within, type Shape } from '../../../atlas/shapes.ts';

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

const POINTS = pointsOver('pointy');

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
      dry.filter(spot => hand.some(s => s.name === kind && within(s, spot))).length / Math.max(1, dry.length);
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
