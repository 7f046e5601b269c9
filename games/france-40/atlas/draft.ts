/** The map in the making: computed from the geography, then corrected by the overrides. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deduced, historical, reconstructed, type Fact } from '../../../engine/facts.ts';
import {
  around,
  centreOf,
  cornersOf,
  DIRS,
  hexes,
  hexOf,
  neighbour,
  OFF_MAP,
  sideBetween,
  sideOf,
  type Grid,
  type HexId,
  type SideId,
} from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import { factOf, type Override } from './overrides.ts';
import { cornersAndSides, coursesOf, endOf, snap } from '../../../atlas/courses.ts';
import type { Geography, Share } from './shares.ts';
import type { Sheet } from '../../../atlas/georef.ts';

export interface HexDraft {
  terrain: string;
  terrainBy: Fact;
  country: string;
  countryBy: Fact;
  city?: string;
  cityBy?: Fact;
  port?: Fact;
  ruhr?: true;
}
export interface SideDraft {
  kind: string;
  name?: string;
  by: Fact;
}
export interface Draft {
  readonly grid: Grid;
  readonly hexes: HexDraft[];
  readonly sides: Map<SideId, SideDraft>;
  readonly towns: Map<HexId, string>;
  readonly lines: Record<string, { readonly hexes: readonly string[]; readonly by: Fact }>;
}

const GROUND = historical(
  'real coast, lakes and lowland under the fitted georeference, by the greater part of the hex',
);
const ROUGH = reconstructed(
  'upland over half of the hex, heights that spread over 105 m, or 700 m on average: our thresholds',
);
const FOREST = reconstructed('our outline of the forest covers half of the hex, inside Belgium or Luxembourg (3.8)');
const BORDER = historical('borders of 1938 to 1940, by the greater part of the hex');
const NO_ONE = historical('sea, or England beyond it');
const CITY = historical('a hundred thousand people or more in the 1930s');
const CITY_GROUND = deduced(
  'a city has a line of its own in the Terrain Effects Chart (11.13), so the ground under it counts as clear',
);
const COAST = deduced('a port is any city on the coast (8.8): its hex touches the open sea');
const COURSE = historical('real course, laid along the nearest hexsides');
const WATER = historical('open water: less than 18 % land along the hexside');

const WANTED = new Set(['France', 'Belgium', 'Netherlands', 'Luxembourg', 'Germany', 'Switzerland']);
/** Rivers that armies planned by; border rivers keep to the border. */
const RIVERS = [
  'Rhine',
  'Meuse',
  'Moselle',
  'Danube',
  'Seine',
  'Loire',
  'Rhone',
  'Main',
  'Neckar',
  'Saone',
  'Marne',
  'Oise',
  'Aisne',
  'Somme',
  'Scheldt',
  'Saar',
  'Waal',
  'Lek',
  'Nederrijn',
  'IJssel',
  'Sambre',
  'Albert Canal',
];
const BORDER_RIVERS: Record<string, readonly string[]> = {
  Rhine: ['France Germany', 'Germany Switzerland'],
  Moselle: ['Germany Luxembourg'],
};

function hexDraft(share: Share): HexDraft {
  const country = [...share.country].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'none';
  const home = { country, countryBy: BORDER };
  const nobody = { country: 'none', countryBy: NO_ONE };
  if (share.land < 0.22)
    return 1 - share.land - share.lake >= share.lake
      ? { terrain: 'sea', terrainBy: GROUND, ...nobody }
      : { terrain: 'lake', terrainBy: GROUND, ...home };
  if (!WANTED.has(country)) return { terrain: 'clear', terrainBy: GROUND, ...nobody };
  if (share.ardennes >= 0.5 && (country === 'Belgium' || country === 'Luxembourg'))
    return { terrain: 'ardennes', terrainBy: FOREST, ...home };
  const rough = share.upland >= 0.5 || share.ardennes >= 0.5 || share.spread >= 105 || share.mean >= 700;
  return rough ? { terrain: 'rough', terrainBy: ROUGH, ...home } : { terrain: 'clear', terrainBy: GROUND, ...home };
}

export function draftOf(folder: string, geography: Geography, grid: Grid, overrides: readonly Override[]): Draft {
  const draft: Draft = { grid, hexes: geography.shares.map(hexDraft), sides: new Map(), towns: new Map(), lines: {} };
  for (const o of overrides) if ('hex' in o) setHexes(draft, o);
  addCities(draft, folder, geography.sheet);
  for (const o of overrides) if ('city' in o) setCity(draft, o);
  addWater(draft, geography);
  addRivers(draft, folder, geography.sheet);
  for (const o of overrides) if ('sides' in o) setSides(draft, o);
  addPorts(draft);
  for (const o of overrides) {
    if ('town' in o) draft.towns.set(hexOf(grid, o.in), o.town);
    if ('line' in o) draft.lines[o.line] = { hexes: o.hexes, by: factOf(o) };
  }
  for (const hex of draft.hexes)
    if (hex.city !== undefined && hex.terrain !== 'clear')
      Object.assign(hex, { terrain: 'clear', terrainBy: CITY_GROUND });
  return draft;
}

function setHexes(
  draft: Draft,
  o: Override & { hex: string | readonly string[]; terrain?: string; country?: string },
): void {
  for (const label of typeof o.hex === 'string' ? [o.hex] : o.hex) {
    const hex = draft.hexes[hexOf(draft.grid, label)]!;
    if (o.terrain !== undefined) {
      hex.terrain = o.terrain;
      hex.terrainBy = factOf(o);
    }
    if (o.country !== undefined) {
      hex.country = o.country;
      hex.countryBy = factOf(o);
    }
  }
}

/** The greatest town of a hex is its city if it is great enough; else its name is only lettered. */
function addCities(draft: Draft, folder: string, sheet: Sheet): void {
  const rows = readFileSync(join(folder, 'cities_1938.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.split(','));
  const towns = rows.map(row => ({
    name: row[0]!,
    country: row[3]!,
    people: Number(row[6]),
    hex: hexAt(draft.grid, sheet.toSheet([Number(row[5]), Number(row[4])])),
  }));
  for (const { name, country, people, hex } of towns.toSorted((a, b) => b.people - a.people)) {
    const here = hex === undefined ? undefined : draft.hexes[hex]!;
    if (
      hex === undefined ||
      here === undefined ||
      !WANTED.has(country) ||
      draft.towns.has(hex) ||
      here.city !== undefined
    )
      continue;
    if (country === here.country) draft.towns.set(hex, name);
    if (people >= 100 && here.terrain !== 'sea' && here.terrain !== 'lake') {
      here.city = name;
      here.cityBy = CITY;
    }
  }
}
const hexAt = (grid: Grid, [x, y]: Point): HexId | undefined => {
  const far = (hex: HexId): number => Math.hypot(centreOf(grid, hex)[0] - x, centreOf(grid, hex)[1] - y);
  const best = hexes(grid).reduce((a, b) => (far(b) < far(a) ? b : a));
  return far(best) < 0.58 ? best : undefined;
};

function setCity(draft: Draft, o: Override & { city: string; in: readonly string[]; ruhr?: true }): void {
  for (const hex of draft.hexes)
    if (hex.city === o.city) {
      delete hex.city;
      delete hex.cityBy;
    }
  for (const [hex, name] of draft.towns) if (name === o.city && o.in.length > 0) draft.towns.delete(hex);
  for (const label of o.in) {
    const id = hexOf(draft.grid, label);
    const hex = draft.hexes[id]!;
    hex.city = o.city;
    hex.cityBy = factOf(o);
    if (o.ruhr) hex.ruhr = true;
    draft.towns.set(id, o.city);
  }
}

/** Land that armies stand on; England is none of it. */
const dry = (draft: Draft, hex: number): boolean =>
  hex !== OFF_MAP && draft.hexes[hex]!.country !== 'none' && draft.hexes[hex]!.terrain !== 'lake';

/** Hexsides between two land hexes with hardly any land along them. */
function addWater(draft: Draft, { isLand, isLake, shares }: Geography): void {
  for (const hex of hexes(draft.grid))
    for (const dir of DIRS) {
      const to = neighbour(draft.grid, hex, dir);
      if (to < hex || !dry(draft, hex) || !dry(draft, to) || Math.min(shares[hex]!.land, shares[to]!.land) > 0.97)
        continue;
      const corners = cornersOf(draft.grid, hex);
      const strip = stripAlong(corners[dir]!, corners[(dir + 1) % 6]!);
      if (strip.filter(isLand).length / strip.length < 0.18)
        draft.sides.set(sideOf(draft.grid, hex, dir), {
          kind: strip.filter(isLake).length / strip.length > 0.3 ? 'lake' : 'sea',
          by: WATER,
        });
    }
}
const stripAlong = (a: Point, b: Point): Point[] => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const long = Math.hypot(dx, dy);
  return [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].flatMap(k =>
    [-0.14, -0.05, 0.05, 0.14].map(
      off => [a[0] + dx * k + (dy / long) * off, a[1] + dy * k - (dx / long) * off] as const,
    ),
  );
};

const onMap = ([x, y]: Point): boolean => x > 17.4 && x < 45.4 && y > -37 && y < -8.1;
function addRivers(draft: Draft, folder: string, sheet: Sheet): void {
  const corners = cornersAndSides(draft.grid);
  const drawn = new Set<number>();
  const { ends } = draft.grid;
  for (const name of RIVERS)
    for (const course of coursesOf(sheet, folder, name, onMap)) {
      const countries = (side: SideId): string =>
        [ends[side * 2]!, ends[side * 2 + 1]!]
          .map(hex => draft.hexes[hex]?.country ?? '')
          .toSorted()
          .join(' ');
      const ease = (side: SideId): number => (BORDER_RIVERS[name]?.includes(countries(side)) ? 0.1 : 1);
      const way = snap(corners, course, endOf(corners, course[0]!, drawn), endOf(corners, course.at(-1)!, drawn), ease);
      for (const side of way.sides)
        if (!draft.sides.has(side) && dry(draft, ends[side * 2]!) && dry(draft, ends[side * 2 + 1]!))
          draft.sides.set(side, { kind: 'river', name, by: COURSE });
      for (const corner of way.corners) drawn.add(corner);
    }
}

function setSides(draft: Draft, o: Override & { sides: readonly string[]; kind: string; name?: string }): void {
  for (const pair of o.sides) {
    const [a, b] = pair.split('-').map(label => hexOf(draft.grid, label)) as [HexId, HexId];
    const side = sideBetween(draft.grid, a, b);
    if (o.kind === 'plain') draft.sides.delete(side);
    else draft.sides.set(side, { kind: o.kind, ...(o.name ? { name: o.name } : {}), by: factOf(o) });
  }
}

function addPorts(draft: Draft): void {
  for (const hex of hexes(draft.grid))
    if (draft.hexes[hex]!.city !== undefined && around(draft.grid, hex).some(to => draft.hexes[to]!.terrain === 'sea'))
      draft.hexes[hex]!.port = COAST;
}
