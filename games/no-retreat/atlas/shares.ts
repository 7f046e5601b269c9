/** What lies in each hex: shares of land, lake, countries, uplands, woods and swamps, and how far the heights spread. */
import { join } from 'node:path';
import { hexes, type Grid, type HexId } from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import { readSheet } from '../../../atlas/georef.ts';
import { pointsOver, shapesOf, within, type Shape } from '../../../atlas/shapes.ts';
import { readGround, survey, type Ground, type Share as Any } from '../../../atlas/shares.ts';
import type { Front } from '../data/rows.ts';

export const GEOREF: { readonly [F in Front]: string } = {
  france: 'georef_nr_france.json',
  poland: 'georef_nr_poland.json',
};
export interface Share extends Any {
  readonly ardennes: number;
  readonly upland: number;
  readonly woods: number;
  readonly swamp: number;
}
export interface Geography extends Ground {
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

const isOnMap = ({ box }: Shape): boolean => box[0] < 33 && box[2] > 0 && box[1] < 1 && box[3] > -27;

export function readGeography(folder: string, front: Front, grid: Grid): Geography {
  const sheet = readSheet(join(folder, GEOREF[front]));
  const of1938 = readGround(sheet, folder, isOnMap);
  const pieces = front === 'poland' ? shapesOf(sheet, folder, 'border_changes.geojson', 'name').filter(isOnMap) : [];
  /** Small pieces lie over the large ones they were cut from. */
  const countryAt = (spot: Point): string | undefined => {
    const piece = Object.keys(CHANGED).find(name => pieces.some(s => s.name === name && within(s, spot)));
    return piece === undefined ? of1938.countryAt(spot) : CHANGED[piece];
  };
  const ground = { ...of1938, countryAt };
  const shareOf = (hex: HexId): Share => {
    const { part, ...share } = survey(ground, grid, POINTS, hex);
    return {
      ...share,
      ardennes: part('ardennes'),
      upland: part('upland'),
      woods: part('woods'),
      swamp: part('swamp'),
    };
  };
  return { ...ground, shares: hexes(grid).map(shareOf) };
}
