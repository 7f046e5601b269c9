/**
 * The map sheet of War Comes Early is not in the rulebook. Printed are some twenty hexes; the rest is the real ground under a
 * georeference that puts each of those into its hex, corrected by hand. Made by `node games/war-comes-early/atlas/make.ts <geodata folder>`
 * from open geodata and map-overrides.json, where every correction has its reason.
 */
import { deduced, type Fact } from '../../../engine/facts.ts';
import { makeGrid, type Grid } from '../../../kernel/hex.ts';
import data from './map-data.json' with { type: 'json' };

/** 11.3 Natural ground of a hex. */
export const TERRAIN = ['clear', 'woods', 'broken', 'rough', 'mountain', 'swamp', 'lake', 'sea'] as const;
export type Terrain = (typeof TERRAIN)[number];
/** East Prussia is Germany (3.2); Danzig is a country of one hex (3.3). Nobody enters Switzerland, Sweden and Finland. */
export const COUNTRIES = [
  'Germany',
  'Czechoslovakia',
  'Poland',
  'Hungary',
  'Italy',
  'France',
  'USSR',
  'Romania',
  'Yugoslavia',
  'Belgium',
  'Netherlands',
  'Luxembourg',
  'Denmark',
  'Lithuania',
  'Latvia',
  'Estonia',
  'Danzig',
  'Switzerland',
  'Sweden',
  'Finland',
  'none',
] as const;
export type Country = (typeof COUNTRIES)[number];
/** 1.3 Out of play. */
export const CLOSED: readonly Country[] = ['Switzerland', 'Sweden', 'Finland', 'none'];
/** Kinds of hexside. A strait is crossed as a river is; nobody crosses blocked, lake and sea hexsides (11.4). */
export const SIDE_KINDS = ['plain', 'river', 'strait', 'blocked', 'lake', 'sea'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];
/** 11.3, 11.5 Fortifications. */
export const FORTS = ['czech', 'czech heavy', 'belgian', 'west wall', 'maginot'] as const;
export type Fort = (typeof FORTS)[number];

/** Columns of hexes from west to east, first and last place of odd and of even ones. Even columns stand half a hex lower; from `cut.from` on they begin at `cut.first`. */
export interface GridTable {
  readonly columns: readonly [first: number, last: number];
  readonly odd: readonly [first: number, last: number];
  readonly even: readonly [first: number, last: number];
  readonly cut: { readonly from: number; readonly first: number };
  readonly src?: Fact;
}
export const gridFrom = ({ columns, odd, even, cut }: GridTable): Grid =>
  makeGrid({
    orientation: 'flat',
    lines: columns,
    places: column => {
      const [first, last] = column % 2 ? odd : even;
      return [column >= cut.from ? cut.first : first, last];
    },
    shoved: 'even',
  });
/** 1.2 Numbers are column then row. */
export const GRID_TABLE = {
  columns: [1, 61],
  odd: [1, 34],
  even: [1, 33],
  cut: { from: 57, first: 10 },
  src: deduced(
    'edges and corners are printed (1.2), the north one ends at 6110, so the north-east corner is cut; nine hexes lie between Vienna and Breslau (3.2.1) only with even columns lower; 3134 and 3233 are the south edge of Romania (3.1, 10.4), so even columns end at 33',
  ),
} as const satisfies GridTable;
export const GRID: Grid = gridFrom(GRID_TABLE);

export interface HexRow {
  readonly hex: string;
  readonly terrain: Terrain;
  readonly country: Country;
  /** A city that counts; those with a black dot are only lettered (TOWNS). */
  readonly city?: string;
  /** The capital of its country (4.5). */
  readonly capital?: true;
  /** 4.4 In the red circle; that of the West Wall, a white one, is in `fort`. */
  readonly points?: number;
  readonly port?: true;
  readonly fort?: Fort;
}
interface SourcedHex extends HexRow {
  /** Index into SOURCES: where the terrain comes from. */
  readonly src: number;
  /** The same for country, city, points, port and fort. */
  readonly of: {
    readonly country: number;
    readonly city?: number;
    readonly points?: number;
    readonly port?: number;
    readonly fort?: number;
  };
}
export interface SideRow {
  readonly a: string;
  readonly b: string;
  readonly kind: Exclude<SideKind, 'plain'>;
  readonly name?: string;
}
interface SourcedSide extends SideRow {
  readonly src: number;
}
/** A railway over the hexside between two hexes. */
export interface RailRow {
  readonly a: string;
  readonly b: string;
}
interface SourcedRail extends RailRow {
  readonly src: number;
}
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];
/** Where a railway leaves the map. */
export interface RailExit {
  readonly hex: string;
  readonly edge: Edge;
}
interface SourcedExit extends RailExit {
  readonly src: number;
}
/** 11.3 Black dots: lettered, and nothing else. */
export interface TownRow {
  readonly hex: string;
  readonly name: string;
}

/** The rows of map-data.json; a letter of a string stands for an index. */
interface MapData {
  readonly rows: readonly (readonly [
    column: string,
    first: string,
    terrain: string,
    country: string,
    src: string,
    countrySrc: string,
  ])[];
  /** -1: none. */
  readonly cities: readonly (readonly [
    hex: string,
    name: string,
    src: number,
    points: number,
    pointsSrc: number,
    port: number,
    capital: number,
  ])[];
  readonly forts: readonly (readonly [hex: string, kind: Fort, src: number])[];
  readonly towns: readonly (readonly [hex: string, name: string])[];
  readonly sides: readonly (readonly [a: string, b: string, kind: SideRow['kind'], name: string, src: number])[];
  readonly rails: readonly (readonly [a: string, b: string, src: number])[];
  readonly exits: readonly (readonly [hex: string, edge: Edge, src: number])[];
  readonly sources: readonly Fact[];
}
const DATA = data as object as MapData;
export const SOURCES: readonly Fact[] = DATA.sources;

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CITIES = new Map(DATA.cities.map(entry => [entry[0], entry]));
const FORTS_AT = new Map(DATA.forts.map(entry => [entry[0], entry]));

function rowOf(hex: string, terrain: string, country: string, src: string, countrySrc: string): SourcedHex {
  const [, city, citySrc, points = 0, pointsSrc = -1, port = -1, capital = 0] = CITIES.get(hex) ?? [];
  const [, fort, fortSrc] = FORTS_AT.get(hex) ?? [];
  return {
    hex,
    terrain: TERRAIN[DIGITS.indexOf(terrain)]!,
    country: COUNTRIES[DIGITS.indexOf(country)]!,
    ...(city === undefined ? {} : { city }),
    ...(capital ? { capital: true } : {}),
    ...(points > 0 ? { points } : {}),
    ...(port >= 0 ? { port: true } : {}),
    ...(fort === undefined ? {} : { fort }),
    src: DIGITS.indexOf(src),
    of: {
      country: DIGITS.indexOf(countrySrc),
      ...(citySrc === undefined ? {} : { city: citySrc }),
      ...(pointsSrc >= 0 ? { points: pointsSrc } : {}),
      ...(port >= 0 ? { port } : {}),
      ...(fortSrc === undefined ? {} : { fort: fortSrc }),
    },
  };
}

/** Every hex, in the order of GRID. */
export const HEXES: readonly SourcedHex[] = DATA.rows.flatMap(([column, first, terrain, country, src, countrySrc]) =>
  Array.from(terrain, (letter, i) =>
    rowOf(column + String(Number(first) + i).padStart(2, '0'), letter, country[i]!, src[i]!, countrySrc[i]!),
  ),
);
/** Hexsides between two land hexes that are not plain. */
export const HEXSIDES: readonly SourcedSide[] = DATA.sides.map(([a, b, kind, name, src]) => ({
  a,
  b,
  kind,
  ...(name ? { name } : {}),
  src,
}));
/** 11.4 Railways. */
export const RAILS: readonly SourcedRail[] = DATA.rails.map(([a, b, src]) => ({ a, b, src }));
/** 10.3 */
export const RAIL_EXITS: readonly SourcedExit[] = DATA.exits.map(([hex, edge, src]) => ({ hex, edge, src }));
export const TOWNS: readonly TownRow[] = DATA.towns.map(([hex, name]) => ({ hex, name }));
