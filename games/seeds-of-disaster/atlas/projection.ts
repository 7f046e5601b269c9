import type { Point } from '../../../kernel/curve.ts';

export type LatLon = readonly [lat: number, lon: number];
/** A degree of latitude in map units; a degree of longitude is as long as on the ground in the middle of the sheet. */
const DEGREE = 190;
const NORTH = 53.5;
const WEST = 0.35;
const ACROSS = DEGREE * Math.cos((50.3 * Math.PI) / 180);

export const WIDTH = 1160;
export const HEIGHT = 1190;
export const project = ([lat, lon]: LatLon): Point => [(lon - WEST) * ACROSS, (NORTH - lat) * DEGREE];
export const unproject = ([x, y]: Point): LatLon => [NORTH - y / DEGREE, WEST + x / ACROSS];
