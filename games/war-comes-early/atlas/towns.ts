/** Cities, black dots, points, ports and capitals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historical, reconstructed } from '../../../engine/facts.ts';
import { centreOf, hexes, hexOf, type Grid, type HexId } from '../../../kernel/hex.ts';
import type { Point } from '../../../kernel/curve.ts';
import type { Sheet } from '../../../atlas/georef.ts';
import { CLOSED } from '../data/map.ts';
import type { Draft, HexDraft } from './draft.ts';
import { factOf } from '../../../atlas/overrides.ts';
import type { Override } from './overrides.ts';

const CITY = historical('a hundred and fifty thousand people or more in the 1930s');
const PORT = historical('a seaport of the 1930s');
/** 4.1 Fifty points must be there to be taken from either side. */
const POINTS = reconstructed('a city or port: three points, as Brussels, the only number printed (4.4)');
const GREAT = 150;

interface Town {
  readonly name: string;
  readonly country: string;
  readonly people: number;
  readonly port: boolean;
  readonly hex: HexId | undefined;
}
export const hexAt = (grid: Grid, [x, y]: Point): HexId | undefined => {
  const far = (hex: HexId): number => Math.hypot(centreOf(grid, hex)[0] - x, centreOf(grid, hex)[1] - y);
  const best = hexes(grid).reduce((a, b) => (far(b) < far(a) ? b : a));
  return far(best) < 0.58 ? best : undefined;
};
const townsOf = (folder: string, grid: Grid, sheet: Sheet): readonly Town[] =>
  readFileSync(join(folder, 'cities_1938.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))
    .map(row => ({
      name: row[0]!,
      country: row[3]!,
      people: Number(row[6]),
      port: row[7]!.includes('P'),
      hex: hexAt(grid, sheet.toSheet([Number(row[5]), Number(row[4])])),
    }));

const makeCity = (hex: HexDraft, name: string, by: HexDraft['cityBy'], known: Town | undefined): void => {
  hex.city = name;
  hex.cityBy = by!;
  if (known?.port) hex.port = PORT;
};

/** The greatest town of a hex is its city if it is great enough, else its black dot. */
export function addTowns(draft: Draft, folder: string, sheet: Sheet): void {
  const towns = townsOf(folder, draft.grid, sheet);
  for (const town of towns.toSorted((a, b) => b.people - a.people)) {
    const here = town.hex === undefined ? undefined : draft.hexes[town.hex]!;
    if (town.hex === undefined || here === undefined || here.city !== undefined || draft.towns.has(town.hex)) continue;
    if (here.terrain === 'sea' || here.terrain === 'lake' || town.country !== here.country) continue;
    draft.towns.set(town.hex, town.name);
    if (town.people >= GREAT && !CLOSED.includes(here.country)) makeCity(here, town.name, CITY, town);
  }
  KNOWN.set(draft, towns);
}
const KNOWN = new WeakMap<Draft, readonly Town[]>();

export function setTowns(draft: Draft, overrides: readonly Override[]): void {
  const known = (name: string): Town | undefined => KNOWN.get(draft)!.find(t => t.name === name);
  for (const o of overrides) {
    if ('city' in o) setCity(draft, o, known(o.city));
    if ('town' in o) draft.towns.set(hexOf(draft.grid, o.in), o.town);
  }
  for (const hex of draft.hexes) if (hex.city !== undefined) setPoints(hex);
  for (const o of overrides)
    for (const hex of draft.hexes) {
      if (hex.city === undefined) continue;
      if ('points' in o && o.of.includes(hex.city)) Object.assign(hex, { points: o.points, pointsBy: factOf(o) });
      if ('capitals' in o && o.capitals.includes(hex.city)) hex.capital = true;
      if ('ports' in o && o.ports.includes(hex.city)) hex.port = factOf(o);
    }
}
function setPoints(hex: HexDraft): void {
  hex.points = 3;
  hex.pointsBy = POINTS;
}

function setCity(draft: Draft, o: Override & { city: string; in: readonly string[] }, known: Town | undefined): void {
  for (const hex of draft.hexes)
    if (hex.city === o.city) {
      delete hex.city;
      delete hex.cityBy;
      delete hex.port;
    }
  for (const [hex, name] of draft.towns) if (name === o.city && o.in.length > 0) draft.towns.delete(hex);
  for (const label of o.in) {
    const id = hexOf(draft.grid, label);
    makeCity(draft.hexes[id]!, o.city, factOf(o), known);
    draft.towns.set(id, o.city);
  }
}
