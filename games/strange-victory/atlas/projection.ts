/** From latitude and longitude to the coordinates of the printed map. */
export type LatLon = readonly [lat: number, lon: number];
export type Point = readonly [x: number, y: number];
export const WIDTH = 1280;
export const HEIGHT = 856;

/**
 * The Ardennes hold seventeen areas in the room where Artois holds nine, so the scale grows gently from west to east:
 * about 445 units a degree of latitude on the coast, 560 on the Meuse. Both steps grow together, so shapes stay true,
 * and x rises with longitude and y falls with latitude everywhere (nothing folds).
 */
const WEST = 1.6;
const EAST = 5.3;
const LEFT = 104;
const MID = 50;
const share = (lon: number): number => Math.min(1.15, Math.max(-0.15, (lon - WEST) / (EAST - WEST)));

export function project([lat, lon]: LatLon): Point {
  const t = share(lon);
  const run = (lon - WEST) * (276 + 36 * t);
  const scale = 446 + 114 * t;
  const middle = 536 - 42 * t;
  return [LEFT + run, middle - (lat - MID) * scale];
}
