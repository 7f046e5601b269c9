/** The map in the making: computed from the geography, then corrected by the overrides. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deduced, historical, reconstructed, type Fact } from '../../../engine/facts.ts';
import { around, centreOf, hexes, hexOf, OFF_MAP, type Grid, type HexId } from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import {
  addRivers,
  addWater,
  setHexes,
  setSides,
  type GroundDraft,
  type HexDrafts,
  type Rivers,
} from '../../../atlas/draft.ts';
import { factOf } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';
import type { Geography, Share } from './shares.ts';
import type { Sheet } from '../../../atlas/georef.ts';

export interface HexDraft extends GroundDraft {
  city?: string;
  cityBy?: Fact;
  port?: Fact;
  ruhr?: true;
}
export interface Draft extends HexDrafts<HexDraft, string> {
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

const WANTED = new Set(['France', 'Belgium', 'Netherlands', 'Luxembourg', 'Germany', 'Switzerland']);
/** Rivers that armies planned by; border rivers keep to the border. */
const RIVERS: Rivers = {
  names: [
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
  ],
  onSheet: ([x, y]) => x > 17.4 && x < 45.4 && y > -37 && y < -8.1,
  borders: {
    Rhine: ['France Germany', 'Germany Switzerland'],
    Moselle: ['Germany Luxembourg'],
  },
  ease: 0.1,
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
  const isDry = (hex: number): boolean => dry(draft, hex);
  for (const o of overrides) if ('hex' in o) setHexes(draft, o, factOf(o));
  addCities(draft, folder, geography.sheet);
  for (const o of overrides) if ('city' in o) setCity(draft, o);
  addWater(draft, geography, isDry);
  addRivers(draft, folder, geography.sheet, RIVERS, isDry);
  for (const o of overrides) if ('sides' in o) setSides(draft, o, factOf(o));
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

function addPorts(draft: Draft): void {
  for (const hex of hexes(draft.grid))
    if (draft.hexes[hex]!.city !== undefined && around(draft.grid, hex).some(to => draft.hexes[to]!.terrain === 'sea'))
      draft.hexes[hex]!.port = COAST;
}
