/** What lies in each hex: shares of land, lake, countries, uplands, woods and swamps, and how far the heights spread. */
import { join } from 'node:path';
import { centreOf, hexes, type Grid, type HexId } from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import { readSheet, type Sheet } from '../../../atlas/georef.ts';
import { heights } from '../../../atlas/heights.ts';
import { holding, pointsOver, shapesOf, within, type Shape } from '../../../atlas/shapes.ts';

export const GEOREF = 'georef_wce.json';
export interface Share {
  readonly land: number;
  readonly lake: number;
  readonly country: ReadonlyMap<string, number>;
  readonly upland: number;
  readonly woods: number;
  readonly swamp: number;
  readonly mean: number;
  readonly spread: number;
  /** From the lowest twentieth to the highest. */
  readonly range: number;
}
export interface Geography {
  readonly sheet: Sheet;
  readonly isLand: (spot: Point) => boolean;
  readonly isLake: (spot: Point) => boolean;
  readonly heightAt: (spot: Point) => number;
  readonly shares: readonly Share[];
}

const POINTS = pointsOver('flat');
const onMap = (shapes: Shape[]): Shape[] =>
  shapes.filter(({ box }) => box[0] < 54.5 && box[2] > -0.5 && box[1] < 36 && box[3] > -0.5);

export function readGeography(folder: string, grid: Grid): Geography {
  const sheet = readSheet(join(folder, GEOREF));
  const height = heights(folder);
  const land = onMap(shapesOf(sheet, folder, 'land.geojson', 'name'));
  const lakes = onMap(shapesOf(sheet, folder, 'lakes.geojson', 'name'));
  const countries = onMap(shapesOf(sheet, folder, 'countries_1938.geojson', 'name'));
  const hand = onMap(shapesOf(sheet, folder, 'hand_polys.geojson', 'kind'));
  const isLake = (spot: Point): boolean => holding(lakes, spot) !== undefined;
  const isLand = (spot: Point): boolean => !isLake(spot) && holding(land, spot) !== undefined;
  const heightAt = (spot: Point): number => {
    const [lon, lat] = sheet.toGlobe(spot);
    return height(lat, lon);
  };
  const shareOf = (hex: HexId): Share => {
    const [cx, cy] = centreOf(grid, hex);
    const all = POINTS.map(([x, y]) => [cx + x, cy + y] as const);
    const dry = all.filter(isLand);
    const country = Map.groupBy(
      dry.flatMap(spot => holding(countries, spot)?.name ?? []),
      name => name,
    );
    const metres = dry.map(heightAt).toSorted((a, b) => a - b);
    const count = Math.max(1, metres.length);
    const mean = metres.reduce((sum, m) => sum + m, 0) / count;
    const at = (share: number): number => metres[Math.floor(share * (metres.length - 1))] ?? 0;
    const part = (...kinds: readonly string[]): number =>
      dry.filter(spot => hand.some(s => kinds.includes(s.name) && within(s, spot))).length / Math.max(1, dry.length);
    return {
      land: dry.length / all.length,
      lake: all.filter(isLake).length / all.length,
      country: new Map([...country].map(([name, list]) => [name, list.length])),
      upland: part('upland', 'ardennes'),
      woods: part('woods'),
      swamp: part('swamp'),
      mean,
      spread: Math.sqrt(metres.reduce((sum, m) => sum + (m - mean) ** 2, 0) / count),
      range: at(0.95) - at(0.05),
    };
  };
  return { sheet, isLand, isLake, heightAt, shares: hexes(grid).map(shareOf) };
}
