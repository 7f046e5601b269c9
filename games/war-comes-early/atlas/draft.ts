/** The map in the making: computed from the geography, then corrected by the overrides. */
import { historical, reconstructed, type Fact } from '../../../engine/facts.ts';
import {
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
import { cornersAndSides, coursesOf, endOf, snap } from '../../../atlas/courses.ts';
import type { Sheet } from '../../../atlas/georef.ts';
import { CLOSED, COUNTRIES, type Country, type Edge, type Fort, type SideKind, type Terrain } from '../data/map.ts';
import { factOf, type Override } from './overrides.ts';
import { addRails } from './rails.ts';
import type { Geography, Share } from './shares.ts';
import { addTowns, setTowns } from './towns.ts';

export interface HexDraft {
  terrain: Terrain;
  terrainBy: Fact;
  country: Country;
  countryBy: Fact;
  city?: string;
  cityBy?: Fact;
  /** In thousands, of the 1930s. */
  people?: number;
  capital?: true;
  points?: number;
  pointsBy?: Fact;
  port?: Fact;
  fort?: Fort;
  fortBy?: Fact;
}
export interface SideDraft {
  kind: Exclude<SideKind, 'plain'>;
  name?: string;
  by: Fact;
}
export interface Draft {
  readonly grid: Grid;
  readonly hexes: HexDraft[];
  readonly sides: Map<SideId, SideDraft>;
  readonly towns: Map<HexId, string>;
  readonly rails: Map<SideId, Fact>;
  readonly exits: { readonly hex: HexId; readonly edge: Edge; readonly by: Fact }[];
}

const GROUND = historical(
  'real coast, lakes and lowland under the fitted georeference, by the greater part of the hex',
);
const MOUNTAIN = reconstructed(
  'heights of 1,000 m on average, or of 650 m with 600 m between valley and crest: our thresholds',
);
const ROUGH = reconstructed(
  'our outline of uplands over nearly half of the hex, or heights that spread over 85 to 120 m',
);
const BROKEN = reconstructed('heights that spread over 38 to 55 m: our thresholds');
const WOODS = reconstructed('our outline of the great forests covers two fifths of the hex');
const SWAMP = reconstructed('our outline of the marshes covers two fifths of the hex');
const BORDER = historical('frontiers of October 1938, by the greater part of the hex');
const NO_ONE = historical('open water');
const COURSE = historical('real course, laid along the nearest hexsides');
const WATER = historical('open water: less than 18 % land along the hexside');
const CREST = reconstructed('a crest of 1,900 m and more along the whole hexside, and no railway through it');

/** Rivers that armies planned by, greater ones first: lesser ones join them. */
const RIVERS =
  'Rhine,Danube,Elbe,Oder,Vistula,Meuse,Moselle,Main,Weser,Neman,Daugava,Dnieper,Pripyat,Bug,Po,Warthe,Netze,Dniester,Narew,Neckar,Inn,Drava,Sava,Mur,Tisza,Morava,Vltava,Saale,Ems,Neris,San,Adige,Vah,Berezina,Styr,Horyn,Havel,Lausitzer Neisse,Pilica,Bzura,Wieprz,Dunajec-Poprad,Biebrza,Pregel,Isar,Lech,Scheldt,Lek,IJssel,Velikaya,Piave,Isonzo,Hron,Spree,Sozh,Bobr,Saar,Teteriv,Sluch,Dyje'.split(
    ',',
  );
const BORDER_RIVERS: Record<string, readonly string[]> = {
  Rhine: ['France Germany', 'Germany Switzerland'],
  Dniester: ['Poland Romania'],
  Danube: ['Czechoslovakia Hungary', 'Czechoslovakia Germany'],
  Drava: ['Hungary Yugoslavia'],
  Neman: ['Germany Lithuania'],
};

function groundOf({ mean, range, upland, spread, swamp, woods }: Share): Pick<HexDraft, 'terrain' | 'terrainBy'> {
  if (mean >= 1000 || (mean >= 650 && range >= 600)) return { terrain: 'mountain', terrainBy: MOUNTAIN };
  if (upland >= 0.45 || (mean >= 380 && spread >= 85) || spread >= 120) return { terrain: 'rough', terrainBy: ROUGH };
  if (swamp >= 0.4) return { terrain: 'swamp', terrainBy: SWAMP };
  if (woods >= 0.4) return { terrain: 'woods', terrainBy: WOODS };
  if (spread >= 55 || (spread >= 38 && mean >= 220)) return { terrain: 'broken', terrainBy: BROKEN };
  return { terrain: 'clear', terrainBy: GROUND };
}
const isCountry = (name: string): name is Country => (COUNTRIES as readonly string[]).includes(name);
function hexDraft(share: Share): HexDraft {
  const most = [...share.country].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'none';
  const country = most === 'Liechtenstein' ? 'Switzerland' : most;
  if (share.land < 0.22 || !isCountry(country) || country === 'none') {
    const terrain = 1 - share.land - share.lake >= share.lake ? 'sea' : 'lake';
    return { terrain, terrainBy: GROUND, country: 'none', countryBy: NO_ONE };
  }
  return { ...groundOf(share), country, countryBy: BORDER };
}

export function draftOf(folder: string, geography: Geography, grid: Grid, overrides: readonly Override[]): Draft {
  const draft: Draft = {
    grid,
    hexes: geography.shares.map(hexDraft),
    sides: new Map(),
    towns: new Map(),
    rails: new Map(),
    exits: [],
  };
  for (const o of overrides) if ('hex' in o) setHexes(draft, o);
  addTowns(draft, folder, geography.sheet);
  setTowns(draft, overrides);
  addWater(draft, geography);
  addRivers(draft, folder, geography.sheet);
  for (const o of overrides) if ('sides' in o) setSides(draft, o);
  addRails(draft, folder, geography.sheet, overrides);
  addCrests(draft, geography);
  for (const o of overrides) {
    if ('fort' in o)
      for (const label of o.hexes) {
        const hex = draft.hexes[hexOf(grid, label)]!;
        hex.fort = o.fort;
        hex.fortBy = factOf(o);
      }
  }
  return draft;
}

function setHexes(
  draft: Draft,
  o: Override & { hex: string | readonly string[]; terrain?: Terrain; country?: Country },
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

/** Land, in some country. */
export const isDry = (draft: Draft, hex: number): boolean =>
  hex !== OFF_MAP && draft.hexes[hex]!.terrain !== 'sea' && draft.hexes[hex]!.terrain !== 'lake';

/** Every hexside between two land hexes once, with points along it. */
function* landSides(draft: Draft): Generator<{ side: SideId; hex: HexId; to: HexId; strip: readonly Point[] }> {
  for (const hex of hexes(draft.grid))
    for (const dir of DIRS) {
      const to = neighbour(draft.grid, hex, dir);
      if (to === OFF_MAP || to < hex || !isDry(draft, hex) || !isDry(draft, to)) continue;
      const corners = cornersOf(draft.grid, hex);
      yield { side: sideOf(draft.grid, hex, dir), hex, to, strip: stripAlong(corners[dir]!, corners[(dir + 1) % 6]!) };
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

/** Hexsides between two land hexes with hardly any land along them. */
function addWater(draft: Draft, { isLand, isLake, shares }: Geography): void {
  for (const { side, hex, to, strip } of landSides(draft)) {
    if (Math.min(shares[hex]!.land, shares[to]!.land) > 0.97) continue;
    if (CLOSED.includes(draft.hexes[hex]!.country) && CLOSED.includes(draft.hexes[to]!.country)) continue;
    if (strip.filter(isLand).length / strip.length < 0.18)
      draft.sides.set(side, { kind: strip.filter(isLake).length / strip.length > 0.3 ? 'lake' : 'sea', by: WATER });
  }
}

/** 11.4 Hexsides along the highest crests, where no railway goes through. */
function addCrests(draft: Draft, { heightAt }: Geography): void {
  for (const { side, hex, to, strip } of landSides(draft)) {
    if (draft.sides.has(side) || draft.rails.has(side)) continue;
    if (draft.hexes[hex]!.country === 'Switzerland' || draft.hexes[to]!.country === 'Switzerland') continue;
    if (draft.hexes[hex]!.terrain !== 'mountain' || draft.hexes[to]!.terrain !== 'mountain') continue;
    const metres = strip.map(heightAt);
    if (metres.reduce((sum, m) => sum + m, 0) / metres.length >= 1900)
      draft.sides.set(side, { kind: 'blocked', by: CREST });
  }
}

const onSheet = ([x, y]: Point): boolean => x > 0.35 && x < 53.4 && y > 0.5 && y < 34.6;
function addRivers(draft: Draft, folder: string, sheet: Sheet): void {
  const corners = cornersAndSides(draft.grid);
  const drawn = new Set<number>();
  const { ends } = draft.grid;
  for (const name of RIVERS)
    for (const course of coursesOf(sheet, folder, name, onSheet)) {
      const countries = (side: SideId): string =>
        [ends[side * 2]!, ends[side * 2 + 1]!]
          .map(hex => draft.hexes[hex]?.country ?? '')
          .toSorted()
          .join(' ');
      const ease = (side: SideId): number => (BORDER_RIVERS[name]?.includes(countries(side)) ? 0.35 : 1);
      const way = snap(corners, course, endOf(corners, course[0]!, drawn), endOf(corners, course.at(-1)!, drawn), ease);
      for (const side of way.sides)
        if (!draft.sides.has(side) && isDry(draft, ends[side * 2]!) && isDry(draft, ends[side * 2 + 1]!))
          draft.sides.set(side, { kind: 'river', name, by: COURSE });
      for (const corner of way.corners) drawn.add(corner);
    }
}

function setSides(draft: Draft, o: Override & { sides: readonly string[]; kind: SideKind; name?: string }): void {
  for (const pair of o.sides) {
    const [a, b] = pair.split('-').map(label => hexOf(draft.grid, label)) as [HexId, HexId];
    const side = sideBetween(draft.grid, a, b);
    if (o.kind === 'plain') draft.sides.delete(side);
    else draft.sides.set(side, { kind: o.kind, ...(o.name ? { name: o.name } : {}), by: factOf(o) });
  }
}
