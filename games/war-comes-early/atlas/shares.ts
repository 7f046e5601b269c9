/** What lies in each hex: shares of land, lake, countries, uplands, woods and swamps, and how far the heights spread. */
import { join } from 'node:path';
import { hexes, type Grid, type HexId } from '../../../kernel/hex.ts';
import { readSheet } from '../../../atlas/georef.ts';
import { pointsOver, type Shape } from '../../../atlas/shapes.ts';
import { readGround, survey, type Ground, type Share as Any } from '../../../atlas/shares.ts';

export const GEOREF = 'georef_wce.json';
export interface Share extends Any {
  readonly upland: number;
  readonly woods: number;
  readonly swamp: number;
  /** From the lowest twentieth to the highest. */
  readonly range: number;
}
export interface Geography extends Ground {
  readonly shares: readonly Share[];
}

const POINTS = pointsOver('flat');
const isOnMap = ({ box }: Shape): boolean => box[0] < 54.5 && box[2] > -0.5 && box[1] < 36 && box[3] > -0.5;

export function readGeography(folder: string, grid: Grid): Geography {
  const ground = readGround(readSheet(join(folder, GEOREF)), folder, isOnMap);
  const shareOf = (hex: HexId): Share => {
    const { part, metres, ...share } = survey(ground, grid, POINTS, hex);
    const sorted = metres.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return {
      ...share,
      upland: part('upland', 'ardennes'),
      woods: part('woods'),
      swamp: part('swamp'),
      range: at(0.95) - at(0.05),
    };
  };
  return { ...ground, shares: hexes(grid).map(shareOf) };
}
