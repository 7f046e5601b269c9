import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the open geodata (GeoJSON, 5-minute heights) of one folder. Coordinates stay lon, lat as GeoJSON has them. */
export type LonLat = readonly [lon: number, lat: number];
interface Feature { readonly properties: Record<string, unknown>; readonly geometry: { readonly type: string; readonly coordinates: unknown } }

const features = (folder: string, file: string): readonly Feature[] =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { features: Feature[] }).features;

/** Outer rings of all polygons in a file, with the properties of each. */
export function ringsOf(folder: string, file: string): { properties: Record<string, unknown>; ring: LonLat[] }[] {
  return features(folder, file).flatMap(({ properties, geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as LonLat[][][];
    return polygons.flatMap((polygon) => (polygon[0] ? [{ properties, ring: polygon[0] }] : []));
  });
}

/** All lines of a file by name. */
export function linesOf(folder: string, file: string): { name: string; line: LonLat[] }[] {
  return features(folder, file).flatMap(({ properties, geometry }) => {
    const lines = (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) as LonLat[][];
    return lines.map((line) => ({ name: String(properties['name'] ?? ''), line }));
  });
}

/** Height in metres at a place, between the points of the 5-minute grid. */
export function heights(folder: string): (lat: number, lon: number) => number {
  const rows = readFileSync(join(folder, 'elev_5min.csv'), 'utf8').trim().split('\n').map((row) => row.split(',').map(Number));
  const grid = rows.filter((row) => row.length > 100 && row.every(Number.isFinite));
  const NORTH = 61, WEST = -6, STEP = 12;
  return (lat, lon) => {
    const v = (NORTH - lat) * STEP, u = (lon - WEST) * STEP, i = Math.floor(v), j = Math.floor(u);
    const cell = (a: number, b: number): number => grid[a]?.[b] ?? 0;
    const top = cell(i, j) * (1 - (u - j)) + cell(i, j + 1) * (u - j);
    const low = cell(i + 1, j) * (1 - (u - j)) + cell(i + 1, j + 1) * (u - j);
    return top * (1 - (v - i)) + low * (v - i);
  };
}
