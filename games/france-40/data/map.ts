/**
 * The map sheet of France '40 is not in the rulebook. Printed are some twenty hexes; the rest is the real ground under a
 * georeference that puts each of those into its hex, corrected by hand. Made by `node games/france-40/atlas/make.ts <geodata folder>`
 * from open geodata and map-overrides.json, where every correction has its reason.
 */
import { deduced, printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import { makeGrid, type Grid } from '../../../kernel/hex.ts';
import { WATER } from './charts.ts';
import data from './map-data.json' with { type: 'json' };

export const TERRAIN = ['clear', 'rough', 'ardennes', 'sea', 'lake', 'gap'] as const;
export type Terrain = (typeof TERRAIN)[number];
export const COUNTRIES = ['France', 'Belgium', 'Netherlands', 'Luxembourg', 'Germany', 'Switzerland', 'none'] as const;
export type Country = (typeof COUNTRIES)[number];
/** Kinds of hexside. */
export const SIDE_KINDS = ['plain', 'river', 'lake', 'sea'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];

/** Rows of hexes from south to north; a row's first and last place, for odd rows and for even ones. Odd rows stand half a hex to the right. */
export interface GridTable {
  readonly rows: readonly [first: number, last: number];
  readonly odd: readonly [first: number, last: number];
  readonly even: readonly [first: number, last: number];
  readonly src?: Fact;
}
export const gridFrom = ({ rows, odd, even }: GridTable): Grid =>
  makeGrid({ orientation: 'pointy', lines: rows, places: row => (row % 2 ? odd : even), shoved: 'odd', rowsRun: 'up' });
const GRID_SOURCE: Fact = deduced(
  'edges and corners are printed (1.2, 4.5); only with odd rows shoved right do the Dyle-Breda hexes (4.4) touch one another',
);
/** 1.2 Numbers are row then place; rows run north, odd ones have one hex more in the west. */
export const GRID_TABLE = {
  rows: [10, 42],
  odd: [18, 44],
  even: [19, 44],
  src: GRID_SOURCE,
} as const satisfies GridTable;
export const GRID: Grid = gridFrom(GRID_TABLE);

export interface HexRow {
  readonly hex: string;
  readonly terrain: Terrain;
  readonly country: Country;
  readonly city?: string;
  readonly port?: true;
  readonly ruhr?: true;
}
interface SourcedHex extends HexRow {
  /** Index into SOURCES: where the terrain comes from. */
  readonly src: number;
  /** The same for the country, the city and its being a port. */
  readonly of: { readonly country: number; readonly city?: number; readonly port?: number };
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

export const SOURCES: readonly Fact[] = data.sources as readonly Fact[];

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const byLetter = <T extends string>(names: readonly T[], letter: string): T =>
  names.find(name => name.startsWith(letter)) ?? names.at(-1)!;
type CityEntry = readonly [hex: string, name: string, src: number, port: number, ruhr: number];
const CITIES = new Map((data.cities as unknown as readonly CityEntry[]).map(entry => [entry[0], entry]));

function rowOf(hex: string, terrain: string, country: string, src: string, countrySrc: string): SourcedHex {
  const ground = {
    hex,
    terrain: byLetter(TERRAIN, terrain),
    country: byLetter(COUNTRIES, country),
    src: DIGITS.indexOf(src),
  };
  const of = { country: DIGITS.indexOf(countrySrc) };
  const entry = CITIES.get(hex);
  if (entry === undefined) return { ...ground, of };
  const [, city, citySrc, port, ruhr] = entry;
  return {
    ...ground,
    city,
    ...(port >= 0 ? { port: true } : {}),
    ...(ruhr ? { ruhr: true } : {}),
    of: { ...of, city: citySrc, ...(port >= 0 ? { port } : {}) },
  };
}

/** Every hex, in the order of GRID. */
export const HEXES: readonly SourcedHex[] = (
  data.rows as unknown as readonly (readonly [string, string, string, string, string, string])[]
).flatMap(([row, first, terrain, country, src, countrySrc]) =>
  Array.from(terrain, (letter, i) =>
    rowOf(row + String(Number(first) + i).padStart(2, '0'), letter, country[i]!, src[i]!, countrySrc[i]!),
  ),
);

/** Hexsides between two land hexes that are not plain. */
export const HEXSIDES: readonly SourcedSide[] = (
  data.sides as unknown as readonly (readonly [string, string, SideRow['kind'], string, number])[]
).map(([a, b, kind, name, src]) => ({ a, b, kind, ...(name ? { name } : {}), src }));

export interface TownRow {
  readonly hex: string;
  readonly name: string;
}
/** Names lettered on the map that count as no city. */
export const TOWNS: readonly TownRow[] = (data.towns as readonly string[][]).map(([hex, name]) => ({
  hex: hex!,
  name: name!,
}));

type Line = keyof typeof data.lines;
const lineOf = (name: Line): readonly string[] => data.lines[name].slice(1) as string[];
/** 3.7, 4.8 */
export const MAGINOT: readonly string[] = lineOf('maginot');
/** 3.3 */
export const WEST_WALL_1939: readonly string[] = lineOf('westWall1939');
/** 3.8 */
export const WEST_WALL_1940: readonly string[] = lineOf('westWall1940');
/** 4.4 */
export const DYLE: readonly string[] = lineOf('dyle');
/** 4.5 */
export const BRITTANY_EXITS: readonly string[] = lineOf('brittany');
export const LINE_SOURCES = Object.fromEntries(
  Object.entries(data.lines).map(([name, list]) => [name, SOURCES[list[0] as number]!]),
) as Readonly<Record<Line, Fact>>;

/** Hexes the rules name by number. */
export interface LineRow {
  readonly hexes: readonly string[];
  readonly src?: Fact;
}
export const LINE_NAMES = [
  'maginot',
  'dyle',
  'brittany',
  'paris',
  'mediterranean',
  'zuiderzee',
  'noBelgians',
  'behindMaginot',
] as const;
export type LinesTable = { readonly [L in (typeof LINE_NAMES)[number]]: LineRow };
const hexesOf = (...cities: readonly string[]): readonly string[] =>
  HEXES.filter(h => h.city !== undefined && cities.includes(h.city)).map(h => h.hex);
export const LINES: LinesTable = {
  maginot: { hexes: MAGINOT, src: LINE_SOURCES.maginot },
  dyle: { hexes: DYLE, src: LINE_SOURCES.dyle },
  brittany: { hexes: BRITTANY_EXITS, src: LINE_SOURCES.brittany },
  /** 4.7, 10.6 */
  paris: { hexes: hexesOf('Paris'), src: printed('4.7') },
  /** 4.6 */
  mediterranean: { hexes: hexesOf('Dijon', 'Lyon'), src: printed('4.6') },
  /** 10.7 The two ends of the crossing. */
  zuiderzee: { hexes: WATER.crossing, src: WATER.src },
  /** 3.6 Beside the Ardennes: no Belgian is set up here. */
  noBelgians: { hexes: ['2732'], src: printed('3.6') },
  /** Where the bots go to take the Maginot Line from behind. */
  behindMaginot: {
    hexes: ['2530', '2332', '2231', '2030', '1731', '1529'],
    src: reconstructed('roads and towns behind the line, chosen for the bots'),
  },
};
