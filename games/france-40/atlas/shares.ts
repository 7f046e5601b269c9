/** What lies in each hex: shares of land, lake, countries and uplands, and how far the heights spread. */
import { join } from 'node:path';
import { hexes, type Grid, type HexId } from '../../../kernel/hex.ts';
import { readSheet } from '../../../atlas/georef.ts';
import { pointsOver, type Shape } from '../../../atlas/shapes.ts';
import { readGround, survey, type Ground, type Share as Any } from '../../../atlas/shares.ts';

export interface Share extends Any {
  readonly ardennes: number;
  readonly upland: number;
}
export interface Geography extends Ground {
  readonly shares: readonly Share[];
}

const POINTS = pointsOver('pointy');
const isOnMap = ({ box }: Shape): boolean => box[0] < 46 && box[2] > 17 && box[1] < -7 && box[3] > -38;

export function readGeography(folder: string, grid: Grid): Geography {
  const ground = readGround(readSheet(join(folder, 'georef_france40.json')), folder, isOnMap);
  const shareOf = (hex: HexId): Share => {
    const { part, ...share } = survey(ground, grid, POINTS, hex);
    return { ...share, ardennes: part('ardennes'), upland: part('upland') };
  };
  return { ...ground, shares: hexes(grid).map(shareOf) };
}
