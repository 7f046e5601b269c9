/**
 * The two map sheets are not in the rulebook, and no hex of theirs has a number in it. Printed are places and what rules need of them; the
 * rest is the real ground under a grid of hexes 30 km wide (2.1), corrected by hand. Made by
 * `node games/no-retreat/atlas/make.ts <geodata folder>` from open geodata and overrides-<front>.json, where every correction has its reason.
 */
import { reconstructed, type Fact } from '../../../engine/facts.ts';
import france from './map-france.json' with { type: 'json' };
import poland from './map-poland.json' with { type: 'json' };
import {
  COUNTRIES,
  LETTER,
  TERRAIN,
  type Edge,
  type Front,
  type FrontMap,
  type GridTable,
  type HexRow,
  type Region,
  type SideRow,
} from './rows.ts';

const OWN_NUMBERS = 'our numbers, row then place from the south-west corner: the printed sheet has none;';
/** 2.1 Hexes of 30 km; the sheet measures 17 by 22 inches. */
export const GRIDS: { readonly [F in Front]: GridTable & { readonly src: Fact } } = {
  france: {
    front: 'france',
    rows: [1, 29],
    places: [1, 21],
    shoved: 'odd',
    src: reconstructed(`${OWN_NUMBERS} Paris lies on the corner its three hexes share (19.8)`),
  },
  poland: {
    front: 'poland',
    rows: [1, 28],
    places: [1, 31],
    shoved: 'odd',
    src: reconstructed(`${OWN_NUMBERS} the Vistula runs between Warsaw and Praga, and Modlin touches Warsaw (17.6)`),
  },
};

/** What of a hex has a source of its own; `maginot`: a Fortress unit stands there, which the picture shows. */
export const PARTS = [
  'terrain',
  'country',
  'city',
  'port',
  'zoneOf',
  'ardennes',
  'maginot',
  'fortified',
  'edge',
  'eastOfYellow',
  'eastOfRed',
  'northOfPripet',
] as const;
export type Part = (typeof PARTS)[number];
export interface SourcedHex extends HexRow {
  readonly maginot?: true;
  /** Indices into the map's sources. */
  readonly of: { readonly [P in Part]?: number };
}
export interface SourcedSide extends SideRow {
  readonly src: number;
}
/** Lettered, and nothing else. */
export interface TownRow {
  readonly hex: string;
  readonly name: string;
}
export interface SourcedMap extends FrontMap {
  readonly hexes: readonly SourcedHex[];
  readonly sides: readonly SourcedSide[];
  readonly towns: readonly TownRow[];
  readonly sources: readonly Fact[];
}

/** The rows of map-<front>.json; a letter of a string stands for an index. */
interface MapData {
  readonly rows: readonly (readonly [row: string, terrain: string, country: string, src: string, countrySrc: string])[];
  readonly cities: readonly (readonly [hex: string, name: string, major: number, src: number, port: number])[];
  readonly marks: readonly (readonly [part: Part, value: string, src: number, hexes: readonly string[]])[];
  readonly sides: readonly (readonly [kind: SideRow['kind'], name: string, src: number, sides: readonly string[]])[];
  readonly towns: readonly (readonly [hex: string, name: string])[];
  readonly sources: readonly Fact[];
}
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const two = (n: number): string => String(n).padStart(2, '0');

const byNumber = (front: Front, label: string): string => LETTER[front] + label;
function groundOf({ rows }: MapData, { front, places }: GridTable): SourcedHex[] {
  return rows.flatMap(([row, terrain, country, src, countrySrc]) =>
    Array.from(terrain, (letter, i) => ({
      hex: byNumber(front, row + two(places[0] + i)),
      terrain: TERRAIN[DIGITS.indexOf(letter)]!,
      country: COUNTRIES[DIGITS.indexOf(country[i]!)]!,
      of: { terrain: DIGITS.indexOf(src[i]!), country: DIGITS.indexOf(countrySrc[i]!) },
    })),
  );
}
/** What a mark writes into its hex. */
function written(front: Front, part: Part, value: string): Partial<SourcedHex> {
  if (part === 'edge') return { edge: value as Edge };
  if (part === 'zoneOf') return { zoneOf: byNumber(front, value) };
  return part === 'ardennes' ? {} : { [part]: true };
}
const CITY_REGIONS: { readonly [city: string]: Region } = {
  Paris: 'Paris',
  'Paris 2': 'Paris',
  'Paris 3': 'Paris',
  Warsaw: 'Warsaw',
  Praga: 'Warsaw',
  Modlin: 'Warsaw',
};
const isRegion = (name: string | undefined): name is Region => name === 'Dyle' || name === 'Meuse' || name === 'Rhine';
/** Regions by hex: the forest, the cities of several hexes, both banks of the rivers that rules call by name. */
function regionsOf(hexes: readonly SourcedHex[], sides: readonly SideRow[]): ReadonlyMap<string, readonly Region[]> {
  const all: readonly (readonly [string, Region])[] = [
    ...hexes.flatMap(h => (h.of.ardennes === undefined ? [] : [[h.hex, 'Ardennes'] as const])),
    ...hexes.flatMap(h => (h.city && CITY_REGIONS[h.city] ? [[h.hex, CITY_REGIONS[h.city]!] as const] : [])),
    ...sides.flatMap(({ a, b, name }) => (isRegion(name) ? [[a, name] as const, [b, name] as const] : [])),
  ];
  return new Map([...Map.groupBy(all, ([hex]) => hex)].map(([hex, of]) => [hex, [...new Set(of.map(r => r[1]))]]));
}
function mapFrom(data: MapData, grid: GridTable): SourcedMap {
  const { front } = grid;
  const label = (hex: string): string => byNumber(front, hex);
  const hexes = new Map(groundOf(data, grid).map(h => [h.hex, h]));
  const add = (hex: string, what: Partial<SourcedHex>, of: SourcedHex['of']): void => {
    const h = hexes.get(label(hex))!;
    hexes.set(h.hex, { ...h, ...what, of: { ...h.of, ...of } });
  };
  for (const [hex, city, major, src, port] of data.cities)
    add(
      hex,
      { city, ...(major ? { major: true } : {}), ...(port >= 0 ? { port: true } : {}) },
      { city: src, ...(port >= 0 ? { port } : {}) },
    );
  for (const [part, value, src, list] of data.marks)
    for (const hex of list) add(hex, written(front, part, value), { [part]: src });
  const sides = data.sides.flatMap(([kind, name, src, pairs]) =>
    pairs.map(pair => {
      const [a, b] = pair.split('-').map(label) as [string, string];
      return { a, b, kind, ...(name ? { name } : {}), src };
    }),
  );
  const regions = regionsOf([...hexes.values()], sides);
  return {
    grid,
    hexes: [...hexes.values()].map(h => (regions.has(h.hex) ? { ...h, in: regions.get(h.hex)! } : h)),
    sides,
    towns: data.towns.map(([hex, name]) => ({ hex: label(hex), name })),
    sources: data.sources,
  };
}
export const MAPS: { readonly [F in Front]: SourcedMap } = {
  france: mapFrom(france as object as MapData, GRIDS.france),
  poland: mapFrom(poland as object as MapData, GRIDS.poland),
};
