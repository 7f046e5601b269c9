import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the open geodata (GeoJSON) of one folder. Coordinates stay longitude, latitude as in GeoJSON. */
export type LonLat = readonly [lon: number, lat: number];
interface Feature {
  readonly properties: Record<string, unknown>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

const features = (folder: string, file: string): readonly Feature[] =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { features: Feature[] }).features;

/** Outer rings of all polygons in a file, with the properties of each. */
export function ringsOf(folder: string, file: string): { properties: Record<string, unknown>; ring: LonLat[] }[] {
  return features(folder, file).flatMap(({ properties, geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as LonLat[][][];
    return polygons.flatMap(polygon => (polygon[0] ? [{ properties, ring: polygon[0] }] : []));
  });
}

/** All lines of a file by name. */
export function linesOf(folder: string, file: string): { name: string; line: LonLat[] }[] {
  return features(folder, file).flatMap(({ properties, geometry }) => {
    const lines = (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) as LonLat[][];
    return lines.map(line => ({ name: String(properties['name'] ?? ''), line }));
  });
}
