import type { Point } from '../../../kernel/curve.ts';
import { ringsOf, type LonLat } from '../../../atlas/geodata.ts';
import { project } from './projection.ts';

const near = (a: LonLat, b: LonLat): boolean => Math.hypot((a[0] - b[0]) * 0.64, a[1] - b[1]) < 0.02;

/** The frontier of France and Belgium: the longest run of Belgium's outline that France shares. */
export function frontierOf(folder: string): Point[] {
  const rings = ringsOf(folder, 'countries_1938.geojson');
  const of = (name: string): LonLat[] =>
    rings
      .filter(({ properties }) => Object.values(properties).includes(name))
      .map(({ ring }) => ring)
      .toSorted((a, b) => b.length - a.length)[0] ?? [];
  const belgium = of('Belgium');
  const france = of('France');
  const runs: LonLat[][] = [[]];
  for (const p of [...belgium, ...belgium])
    if (france.some(q => near(p, q))) runs.at(-1)?.push(p);
    else runs.push([]);
  const longest = runs.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return longest.map(([lon, lat]) => project([lat, lon]));
}
