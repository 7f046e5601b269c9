/** What lies in each hex: shares of land, lake, countries, uplands, woods and swamps, and how far the heights spread. */
import { join } from 'node:path';
import { centreOf, hexes, type Grid, type HexId } from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import { readSheet, type Sheet } from '../../../atlas/georef.ts';
import { heights } from '../../../atlas/heights.ts';
import { holding, pointsOver, shapesOf, within, type Shape } from '../../../atlas/shapes.ts';
import type { Front } from '../data/rows.ts';

export const GEOREF: { readonly [F in Front]: string } = {
  france: 'georef_nr_france.json',
  poland: 'georef_nr_poland.json',
};
export interface Share {
  readonly land: number;
  readonly lake: number;
  readonly country: ReadonlyMap<string, number>;
  readonly ardennes: number;
  readonly upland: number;
  readonly woods: number;
  readonly swamp: number;
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
/** Changes between October 1938 and September 1939, as the states of 1938 do not have them. */
const CHANGED: { readonly [piece: string]: string } = {
  Memelland: 'Germany',
  'Carpathian Ruthenia': 'Hungary',
  'Southern Slovakia (First Vienna Award)': 'Hungary',
  'Zaolzie (Teschen)': 'Poland',
  Slovakia: 'Slovakia',
  'Bohemia-Moravia incl. Sudetenland': 'Bohemia',
};

export function readGeography(folder: string, front: Front, grid: Grid): Geography {
  const sheet = readSheet(join(folder, GEOREF[front]));
  const height = heights(folder);
  const read = (file: string, property: string): Shape[] =>
    shapesOf(sheet, folder, file, property).filter(
      ({ box }) => box[0] < 33 && box[2] > 0 && box[1] < 1 && box[3] > -27,
    );
  const land = read('land.geojson', 'name');
  const lakes = read('lakes.geojson', 'name');
  const states = read('countries_1938.geojson', 'name');
  const pieces = front === 'poland' ? read('border_changes.geojson', 'name') : [];
  const hand = read('hand_polys.geojson', 'kind');
  const isLake = (spot: Point): boolean => holding(lakes, spot) !== undefined;
  const isLand = (spot: Point): boolean => !isLake(spot) && holding(land, spot) !== undefined;
  /** Small pieces lie over the large ones they were cut from. */
  const countryAt = (spot: Point): string | undefined => {
    const piece = Object.keys(CHANGED).find(name => pieces.some(s => s.name === name && within(s, spot)));
    return piece === undefined ? holding(states, spot)?.name : CHANGED[piece];
  };
  const shareOf = (hex: HexId): Share => {
    const [cx, cy] = centreOf(grid, hex);
    const all = POINTS.map(([x, y]) => [cx + x, cy + y] as const);
    const dry = all.filter(isLand);
    const country = Map.groupBy(
      dry.flatMap(spot => countryAt(spot) ?? []),
      name => name,
    );
    const metres = dry.map(spot => {
      const [lon, lat] = sheet.toGlobe(spot);
      return height(lat, lon);
    });
    const count = Math.max(1, dry.length);
    const mean = metres.reduce((sum, m) => sum + m, 0) / count;
    const part = (kind: string): number =>
      dry.filter(spot => hand.some(s => s.name === kind && within(s, spot))).length / count;
    return {
      land: dry.length / all.length,
      lake: all.filter(isLake).length / all.length,
      country: new Map([...country].map(([name, list]) => [name, list.length])),
      ardennes: part('ardennes'),
      upland: part('upland'),
      woods: part('woods'),
      swamp: part('swamp'),
      mean,
      spread: Math.sqrt(metres.reduce((sum, m) => sum + (m - mean) ** 2, 0) / count),
    };
  };
  return { sheet, isLand, isLake, shares: hexes(grid).map(shareOf) };
}
