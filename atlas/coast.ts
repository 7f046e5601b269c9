/** Coast, lakes and the lines of the sea on a sheet of hexes. */
import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { pathOf, thin, type Point } from '../kernel/curve.ts';
import { onSheet, type Sheet } from '../kernel/sheet.ts';
import { ringsOf, type LonLat } from './geodata.ts';
import type { Sheet as Georef } from './georef.ts';
import { path } from './lines.ts';

const MARGIN = 60;
/** The part of the globe that is needed; cutting to it keeps the outline of a whole continent near the sheet. */
export interface Window {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Cuts a ring to a rectangle, one side after the other. */
function clipped(ring: readonly Point[], left: number, top: number, right: number, foot: number): Point[] {
  const cut = (points: readonly Point[], axis: 0 | 1, at: number, sign: 1 | -1): Point[] =>
    points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length]!;
      const inA = (a[axis] - at) * sign >= 0;
      const inB = (b[axis] - at) * sign >= 0;
      const t = (at - a[axis]) / (b[axis] - a[axis]);
      const cross: Point = axis === 0 ? [at, a[1] + t * (b[1] - a[1])] : [a[0] + t * (b[0] - a[0]), at];
      return [...(inA ? [a] : []), ...(inA !== inB ? [cross] : [])];
    });
  return cut(cut(cut(cut(ring, 0, left, 1), 0, right, -1), 1, top, 1), 1, foot, -1);
}
const windowed = (ring: readonly Point[], { west, south, east, north }: Window): Point[] =>
  clipped(ring, west, south, east, north);

type Rings = readonly (readonly LonLat[])[];
const ringsOn = (georef: Georef, sheet: Sheet, rings: Rings, slack: number): Point[][] =>
  rings
    .map(ring =>
      clipped(
        ring.map(place => onSheet(sheet, ...georef.toSheet(place))),
        -MARGIN,
        -MARGIN,
        sheet.w + MARGIN,
        sheet.h + MARGIN,
      ),
    )
    .filter(ring => ring.length > 3)
    .map(ring => thin([...ring, ring[0]!], slack));
export const onPlate = (georef: Georef, sheet: Sheet, rings: Rings, slack = 0.4): string =>
  ringsOn(georef, sheet, rings, slack)
    .map(ring => pathOf(ring, true))
    .join('');
const PIECE = 24;
/** The same lines as short pieces, for wide strokes beside them: a tile draws only the few that touch it. */
export const piecesOf = (georef: Georef, sheet: Sheet, rings: Rings, slack = 0.4): string =>
  ringsOn(georef, sheet, rings, slack)
    .flatMap(ring =>
      Array.from({ length: Math.ceil((ring.length - 1) / PIECE) }, (_, i) =>
        pathOf(ring.slice(i * PIECE, (i + 1) * PIECE + 1), false),
      ),
    )
    .map(d => `<path d="${d}"/>`)
    .join('');
/** Natural Earth at 1:10m. */
export function landRings(window: Window): Point[][] {
  const atlas = JSON.parse(
    readFileSync(new URL('../node_modules/world-atlas/land-10m.json', import.meta.url), 'utf8'),
  ) as Parameters<typeof feature>[0];
  const { geometry } = (
    feature(atlas, atlas.objects['land']!) as unknown as { features: { geometry: { coordinates: Point[][][] } }[] }
  ).features[0]!;
  return geometry.coordinates
    .flatMap(polygon => polygon.map(ring => windowed(ring, window)))
    .filter(ring => ring.length > 3);
}
/** Lakes above a minimum size; `dammed` lists places on reservoirs that are younger than the map. */
export const lakeRings = (folder: string, window: Window, dammed: readonly LonLat[] = []): LonLat[][] =>
  ringsOf(folder, 'lakes.geojson')
    .filter(({ properties }) => Number(properties['km2']) > 60)
    .filter(({ ring }) => !dammed.some(([lon, lat]) => ring.some(p => Math.hypot(p[0] - lon, p[1] - lat) < 0.2)))
    .map(({ ring }) => windowed(ring, window));

/** Lines parallel to the coast with this `id`. */
export const waterLines = (id = 'c'): string =>
  [34, 26, 19, 13, 8, 4]
    .map(
      (w, i) =>
        `<use href="#${id}" class="wl" stroke-width="${w * 2 + 1.1}" opacity="${(0.35 + i * 0.11).toFixed(2)}"/><use href="#${id}" class="ws" stroke-width="${w * 2 - 1.1}"/>`,
    )
    .join('');
/** Meridians and parallels, visible on the sea only: the land covers them. */
export function graticule(georef: Georef, sheet: Sheet, { west, south, east, north }: Window): string {
  const line = (points: readonly Point[]): string => pathOf(thin(points, 0.3), false);
  const at = (lon: number, lat: number): Point => onSheet(sheet, ...georef.toSheet([lon, lat]));
  const steps = (from: number, to: number, by: number): number[] =>
    Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);
  return path(
    'gr',
    steps(west, east, 1)
      .map(lon => line(steps(south, north, 0.25).map(lat => at(lon, lat))))
      .join('') +
      steps(south, north, 1)
        .map(lat => line(steps(west, east, 0.5).map(lon => at(lon, lat))))
        .join(''),
  );
}
