/** Areas grown over the real ground, country by country: rivers slow them, so that borders come to lie along them. */
import { linesOf, ringsOf, type LonLat } from '../../../atlas/geodata.ts';
import { heights } from '../../../atlas/heights.ts';
import { cellOf, cellsUnder, gather, grow, middleOf, settle, type Seed, type Sheet } from '../../../atlas/raster.ts';
import { arcsOf, drawn, type Arc, type Guide } from '../../../atlas/trace.ts';
import { at, insideRing, resample, soften, type Point } from '../../../kernel/curve.ts';
import { cloud } from '../../../kernel/noise.ts';
import { AREAS, BORDERS } from '../data/map.ts';
import { BORDER_RIVERS, HEADSTART, HOMES, NARROW, VILLAGES, WIDE_RIVERS } from './ground.ts';
import { HEIGHT, project, unproject, WIDTH, type LatLon } from './projection.ts';

export const SHEET: Sheet = { columns: WIDTH / 2, rows: HEIGHT / 2, cell: 2 };
/** Owners beyond the Areas. */
export const SEA = AREAS.length;
export const ABROAD = SEA + 1;
export const EDGE = SEA + 2;

/** Countries a border may not be grown across; Luxembourg is one on the ground. */
const COUNTRIES = ['Germany', 'France', 'Belgium', 'Netherlands', 'Luxembourg'] as const;
const NOWHERE = -1;
const OUTSIDE = COUNTRIES.length;

export interface River {
  readonly name: string;
  readonly line: readonly Point[];
}
export interface Ground {
  readonly land: readonly (readonly Point[])[];
  readonly lakes: readonly (readonly Point[])[];
  readonly rivers: readonly River[];
  readonly height: (p: Point) => number;
}
const MARGIN = 60;
const onSheet = ([x, y]: Point): boolean => x > -MARGIN && y > -MARGIN && x < WIDTH + MARGIN && y < HEIGHT + MARGIN;
const laid = ([lon, lat]: LonLat): Point => project([lat, lon]);
/** Runs of a line that lie on the sheet. */
const runsOn = (line: readonly Point[]): Point[][] => {
  const runs: Point[][] = [[]];
  for (const p of line)
    if (onSheet(p)) runs.at(-1)!.push(p);
    else if (runs.at(-1)!.length) runs.push([]);
  return runs.filter(run => run.length > 1);
};
const NAMED: ReadonlySet<string> = new Set([...WIDE_RIVERS, ...NARROW]);
export const readGround = (folder: string): Ground => {
  const heightAt = heights(folder);
  return {
    land: ringsOf(folder, 'land.geojson')
      .map(({ ring }) => ring.map(laid))
      .filter(ring => ring.some(onSheet)),
    lakes: ringsOf(folder, 'lakes.geojson')
      .filter(({ properties }) => Number(properties['km2']) > 100)
      .map(({ ring }) => ring.map(laid))
      .filter(ring => ring.some(onSheet)),
    rivers: linesOf(folder, 'rivers.geojson')
      .filter(({ name }) => NAMED.has(name))
      .flatMap(({ name, line }) => runsOn(line.map(laid)).map(run => ({ name, line: resample(soften(run, 2), 1.5) }))),
    height: p => heightAt(...unproject(p)),
  };
};

// Countries --------------------------------------------------------------------------------------------------------
/** Longitude of the Meuse at a latitude, south of where it turns west. */
const meuseAt = (rivers: readonly River[]): ((lat: number) => number | undefined) => {
  const points = rivers
    .filter(r => r.name === 'Meuse')
    .flatMap(r => r.line.map(unproject))
    .filter(([lat, lon]) => lat < 51.66 && lon > (lat > 51.1 ? 5.6 : 4.5));
  return lat => points.toSorted((a, b) => Math.abs(a[0] - lat) - Math.abs(b[0] - lat))[0]?.[1];
};
/**
 * The sheet draws the Meuse as a border: what France has beyond it above Stenay goes to Bastogne, what the Dutch have
 * beyond it to Liege (Maastricht) and to Germany (Venlo).
 */
const beyondMeuse = (country: number, [lat, lon]: LatLon, meuse: number): number => {
  if (lon <= meuse) return country;
  if (COUNTRIES[country] === 'France' && lat > 49.4 && lat < 50.2 && lon < 5.33) return COUNTRIES.indexOf('Belgium');
  if (COUNTRIES[country] !== 'Netherlands' || lat > 51.64) return country;
  return COUNTRIES.indexOf(lat < 51.17 ? 'Belgium' : 'Germany');
};
const insideBox = (ring: readonly Point[]): ((p: Point) => boolean) => {
  const xs = ring.map(p => p[0]);
  const ys = ring.map(p => p[1]);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return p => p[0] >= left && p[0] <= right && p[1] >= top && p[1] <= foot && insideRing(p, ring);
};
/** Lakes at the foot of the Alps are out of play, not sea. */
const isAlpine = (p: Point): boolean => unproject(p)[0] < 48.2;
const countriesOf = (folder: string, ground: Ground): Int8Array => {
  const country = new Int8Array(SHEET.columns * SHEET.rows).fill(NOWHERE);
  const tests = ringsOf(folder, 'countries_1938.geojson')
    .map(({ properties, ring }) => ({ name: String(properties['name']), ring: ring.map(laid) }))
    .filter(({ ring }) => ring.some(onSheet))
    .map(({ name, ring }) => ({ of: COUNTRIES.findIndex(c => c === name), has: insideBox(ring) }));
  const dry = ground.land.map(insideBox);
  const wet = ground.lakes.map(insideBox);
  const meuse = meuseAt(ground.rivers);
  const rowOfMeuse = Array.from(
    { length: SHEET.rows },
    (_, j) => meuse(unproject([0, (j + 0.5) * SHEET.cell])[0]) ?? 99,
  );
  for (let c = 0; c < country.length; c++) {
    const p = middleOf(SHEET, c);
    if (!dry.some(has => has(p))) continue;
    if (wet.some(has => has(p))) {
      if (isAlpine(p)) country[c] = OUTSIDE;
      continue;
    }
    const found = tests.find(t => t.has(p));
    const base = found ? (found.of < 0 ? OUTSIDE : found.of) : -2;
    country[c] =
      base >= 0 && base < OUTSIDE ? beyondMeuse(base, unproject(p), rowOfMeuse[Math.floor(c / SHEET.columns)]!) : base;
  }
  return fillGaps(country);
};
/** Land the coarse outlines of countries miss goes to the nearest. */
const fillGaps = (country: Int8Array): Int8Array => {
  let edge = [...country.keys()].filter(c => country[c]! >= 0);
  while (edge.length) {
    const next: number[] = [];
    for (const c of edge)
      for (const n of [c - 1, c + 1, c - SHEET.columns, c + SHEET.columns])
        if (country[n] === -2) {
          country[n] = country[c]!;
          next.push(n);
        }
    edge = next;
  }
  return country.map(one => (one === -2 ? NOWHERE : one));
};

// Growth -----------------------------------------------------------------------------------------------------------
const RIVER_COST = 34;
const RIDGE_COST = 0.006;
const isBorderRiver = (name: string): boolean => BORDER_RIVERS.some(r => r === name);
const costsOf = (ground: Ground): Float32Array => {
  const cost = new Float32Array(SHEET.columns * SHEET.rows);
  for (let c = 0; c < cost.length; c++) {
    const p = middleOf(SHEET, c);
    cost[c] = 0.4 + cloud(p[0] / 44, p[1] / 44, 5, 3) * 1.2 + Math.max(0, ground.height(p)) * RIDGE_COST;
  }
  for (const { name, line } of ground.rivers)
    if (isBorderRiver(name)) for (const c of cellsUnder(SHEET, line)) cost[c] = RIVER_COST;
  return cost;
};
/** The Rhine with the Waal, and the Meuse as far as it is a border, are not crossed. */
const wallOf = (ground: Ground): Set<number> => {
  const wall = new Set<number>();
  for (const { name, line } of ground.rivers) {
    if (name !== 'Rhine' && name !== 'Meuse') continue;
    const part = name === 'Rhine' ? line : line.filter(p => unproject(p)[0] < 51.66);
    for (const c of cellsUnder(SHEET, part)) wall.add(c);
  }
  return wall;
};
const LAST = 14;
const countryOf = (area: (typeof AREAS)[number]): number =>
  COUNTRIES.indexOf(area.name === 'Luxembourg' ? 'Luxembourg' : area.nation);
const seedsOf = (country: number): Seed[] =>
  AREAS.flatMap((area, owner) => {
    if (countryOf(area) !== country) return [];
    const head = HEADSTART[area.name] ?? 0;
    const places = [HOMES[area.name] ?? area.at, ...(VILLAGES[area.name] ?? [])];
    return places.map((place, k) => ({ owner, cell: cellOf(SHEET, project(place)), start: LAST - head + (k ? 6 : 0) }));
  });
export const ownersOf = (folder: string, ground: Ground): Int16Array => {
  const country = countriesOf(folder, ground);
  const cost = costsOf(ground);
  const wall = wallOf(ground);
  const owner = new Int16Array(country.length).fill(SEA);
  COUNTRIES.forEach((_name, of) => {
    const open = Uint8Array.from(country, one => (one === of ? 1 : 0));
    const grown = grow(SHEET, seedsOf(of), cost, open, wall);
    settle(SHEET, grown, 2);
    for (let c = 0; c < grown.length; c++) if (open[c]) owner[c] = at(grown, c) >= 0 ? at(grown, c) : -3;
  });
  for (let c = 0; c < owner.length; c++) if (country[c] === OUTSIDE) owner[c] = ABROAD;
  joinLost(owner);
  overWater(owner);
  gather(SHEET, owner);
  return owner.map((one, c) => (country[c] === OUTSIDE ? ABROAD : one));
};
/** Areas reach a little over the water, so that islands hang together and the coast can cut them. */
const OVER = 7;
const overWater = (owner: Int16Array): void => {
  let edge = [...owner.keys()].filter(c => owner[c]! < SEA);
  for (let k = 0; k < OVER; k++) {
    const next: number[] = [];
    for (const c of edge)
      for (const n of [c - 1, c + 1, c - SHEET.columns, c + SHEET.columns])
        if (owner[n] === SEA) {
          owner[n] = owner[c]!;
          next.push(n);
        }
    edge = next;
  }
};
/** Land cut off by walls goes to whoever lies beside it. */
const joinLost = (owner: Int16Array): void => {
  let lost = [...owner.keys()].filter(c => owner[c] === -3);
  while (lost.length) {
    const left = lost.filter(c => {
      const beside = [c - 1, c + 1, c - SHEET.columns, c + SHEET.columns].find(
        n => (owner[n] ?? SEA) >= 0 && owner[n]! < SEA,
      );
      if (beside === undefined) return true;
      owner[c] = owner[beside]!;
      return false;
    });
    if (left.length === lost.length) {
      for (const c of left) owner[c] = SEA;
      return;
    }
    lost = left;
  }
};

// Borders ----------------------------------------------------------------------------------------------------------
const isInland = (sides: readonly [number, number]): boolean => sides[1] < SEA;
const riverOf = ([a, b]: readonly [number, number]): string | undefined => {
  const names = [AREAS[a]?.name, AREAS[b]?.name];
  return BORDERS.find(x => names.includes(x.a) && names.includes(x.b))?.along;
};
/** A border with a river lies on it where that is near; the rest follows coast and edge. */
export const bordersOf = (ground: Ground, owner: Int16Array): Arc[] => {
  const coast = ground.land
    .flatMap(ring => runsOn([...ring, ring[0]!]))
    .map((run): Guide => ({ name: 'coast', line: resample(run, 1.2), reach: 6, only: sides => sides.includes(SEA) }));
  const rivers = ground.rivers.map(({ name, line }): Guide => ({
    name,
    line,
    reach: name === 'Meuse' || name === 'Rhine' ? 9 : 6,
    only: sides => isInland(sides) && riverOf(sides) !== undefined,
  }));
  return drawn(arcsOf(SHEET, owner, EDGE), [...coast, ...rivers], arc => arc.sides[1] === EDGE);
};
