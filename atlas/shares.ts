/** What is in a hex, measured for every game alike: shares of land, lake and countries, and the spread of heights. */
import type { Point } from '../kernel/curve.ts';
import { centreOf, type Grid, type HexId } from '../kernel/hex.ts';
import type { Sheet } from './georef.ts';
import { heights } from './heights.ts';
import { holding, shapesOf, within, type Shape } from './shapes.ts';

export interface Share {
  readonly land: number;
  readonly lake: number;
  /** Points of the hex in each country. */
  readonly country: ReadonlyMap<string, number>;
  readonly mean: number;
  readonly spread: number;
}
/** The geodata within reach of the sheet. */
export interface Ground {
  readonly sheet: Sheet;
  readonly isLand: (spot: Point) => boolean;
  readonly isLake: (spot: Point) => boolean;
  readonly heightAt: (spot: Point) => number;
  readonly countryAt: (spot: Point) => string | undefined;
  /** Outlines made by hand, by kind. */
  readonly hand: readonly Shape[];
}
export const readGround = (sheet: Sheet, folder: string, onMap: (shape: Shape) => boolean): Ground => {
  const height = heights(folder);
  const read = (file: string, property: string): Shape[] => shapesOf(sheet, folder, file, property).filter(onMap);
  const land = read('land.geojson', 'name');
  const lakes = read('lakes.geojson', 'name');
  const countries = read('countries_1938.geojson', 'name');
  const isLake = (spot: Point): boolean => holding(lakes, spot) !== undefined;
  return {
    sheet,
    isLake,
    isLand: spot => !isLake(spot) && holding(land, spot) !== undefined,
    heightAt: spot => {
      const [lon, lat] = sheet.toGlobe(spot);
      return height(lat, lon);
    },
    countryAt: spot => holding(countries, spot)?.name,
    hand: read('hand_polys.geojson', 'kind'),
  };
};

export interface Surveyed extends Share {
  /** Heights of its land, one for each point. */
  readonly metres: readonly number[];
  /** The share of its land inside outlines of these kinds. */
  part(...kinds: readonly string[]): number;
}
/** Measures one hex at `points`. */
export const survey = (ground: Ground, grid: Grid, points: readonly Point[], hex: HexId): Surveyed => {
  const [cx, cy] = centreOf(grid, hex);
  const all = points.map(([x, y]) => [cx + x, cy + y] as const);
  const dry = all.filter(ground.isLand);
  const country = Map.groupBy(
    dry.flatMap(spot => ground.countryAt(spot) ?? []),
    name => name,
  );
  const metres = dry.map(ground.heightAt);
  const count = Math.max(1, dry.length);
  const mean = metres.reduce((sum, m) => sum + m, 0) / count;
  return {
    land: dry.length / all.length,
    lake: all.filter(ground.isLake).length / all.length,
    country: new Map([...country].map(([name, list]) => [name, list.length])),
    mean,
    spread: Math.sqrt(metres.reduce((sum, m) => sum + (m - mean) ** 2, 0) / count),
    metres,
    part: (...kinds) =>
      dry.filter(spot => ground.hand.some(s => kinds.includes(s.name) && within(s, spot))).length / count,
  };
};
