/** The map as arrays by hex and by hexside, made once from the data. */
import { NO_ENTRY } from '../../kernel/path.ts';
import { sideBetween, type HexId, type SideId } from '../../kernel/hex.ts';
import { RIVER, TEC } from './data/charts.ts';
import {
  BRITTANY_EXITS,
  COUNTRIES,
  DYLE,
  GRID,
  HEXES,
  HEXSIDES,
  MAGINOT,
  TERRAIN,
  WEST_WALL_1939,
  WEST_WALL_1940,
} from './data/map.ts';

export const SIZE = GRID.size;
export const hexOf = (label: string): HexId => {
  const hex = GRID.byLabel.get(label);
  if (hex === undefined) throw new RangeError(`no hex ${label}`);
  return hex;
};
export const labelOf = (hex: number): string => GRID.labels[hex]!;
export const rowOf = (hex: number): number => Number(labelOf(hex).slice(0, 2));

export const FRANCE = 0;
export const BELGIUM = 1;
export const NETHERLANDS = 2;
export const LUXEMBOURG = 3;
export const GERMANY = 4;
export const SWITZERLAND = 5;
export const COUNTRY = Uint8Array.from(HEXES, h => COUNTRIES.indexOf(h.country));
const [, ROUGH, ARDENNES, SEA, LAKE, GAP] = TERRAIN.keys();
export const TERRAIN_AT = Uint8Array.from(HEXES, h => TERRAIN.indexOf(h.terrain));
export const isRough = (hex: number): boolean => TERRAIN_AT[hex] === ROUGH;
export const isArdennes = (hex: number): boolean => TERRAIN_AT[hex] === ARDENNES;
export const isGap = (hex: number): boolean => TERRAIN_AT[hex] === GAP;
export const isLand = (hex: number): boolean =>
  TERRAIN_AT[hex] !== SEA && TERRAIN_AT[hex] !== LAKE && HEXES[hex]!.country !== 'none';

const flags = (test: (h: (typeof HEXES)[number]) => boolean): Uint8Array =>
  Uint8Array.from(HEXES, h => (test(h) ? 1 : 0));
export const CITY = flags(h => h.city !== undefined);
const where = (test: (h: (typeof HEXES)[number]) => boolean): readonly HexId[] =>
  HEXES.flatMap((h, i) => (test(h) ? [i as HexId] : []));
export const RUHR = where(h => h.ruhr === true);
export const PARIS = where(h => h.city === 'Paris');
const IN_PARIS = flags(h => h.city === 'Paris');
export const isParis = (hex: number): boolean => IN_PARIS[hex] === 1;
export const PORT_HEXES = where(h => h.port === true);
export const citiesOf = (country: number): readonly HexId[] => CITIES_OF[country]!;
const CITIES_OF = COUNTRIES.map((_, c) => where(h => h.city !== undefined && COUNTRIES.indexOf(h.country) === c));
/** 4.6 */
export const MEDITERRANEAN_CITIES = where(h => h.city === 'Dijon' || h.city === 'Lyon');

export const MAGINOT_HEXES = MAGINOT.map(hexOf);
export const WEST_WALL = { '1940': WEST_WALL_1940.map(hexOf), '1939': WEST_WALL_1939.map(hexOf) };
export const DYLE_HEXES = DYLE.map(hexOf);
export const ARLON = hexOf('2732');

const inFrance = (hex: number): boolean => COUNTRY[hex] === FRANCE;
const firstInRow = (hex: number): boolean => labelOf(hex).endsWith(rowOf(hex) % 2 ? '18' : '19');
/** 1.2, 8.8 The edges: the west and south edge in France feed the Allies, the east edge in Germany the Germans. */
export const WEST_EDGE = where(h => firstInRow(hexOf(h.hex))).filter(h => isLand(h) && inFrance(h));
export const SOUTH_EDGE = where(h => h.hex.startsWith('10')).filter(h => isLand(h) && inFrance(h));
/** 5.14 The whole south edge: the British may leave by any of it. */
export const SOUTH_EDGE_ALL = where(h => h.hex.startsWith('10')).filter(isLand);
export const EAST_EDGE = where(h => h.hex.endsWith('44')).filter(h => isLand(h) && COUNTRY[h] === GERMANY);
/** 4.5 */
export const BRITTANY = BRITTANY_EXITS.map(hexOf);

/** 10.5 Cost to enter, terrain alone. */
export const ENTER = Uint8Array.from(HEXES, (h, i) => {
  if (!isLand(i) || isGap(i)) return NO_ENTRY;
  return (
    TEC[h.city !== undefined ? 'city' : isArdennes(i) ? 'ardennes' : isRough(i) ? 'rough' : 'clear'].cost ?? NO_ENTRY
  );
});

export const RIVER_SIDE = new Uint8Array(GRID.sideCount);
export const WATER_SIDE = new Uint8Array(GRID.sideCount);
const MOSELLE = new Set<number>();
for (const s of HEXSIDES) {
  const side = sideBetween(GRID, hexOf(s.a), hexOf(s.b))!;
  (s.kind === 'river' ? RIVER_SIDE : WATER_SIDE)[side] = 1;
  if (s.name === 'Moselle') MOSELLE.add(side);
}

const ends = (side: number): readonly [number, number] => [GRID.ends[side * 2]!, GRID.ends[side * 2 + 1]!];
const touches = (side: number, test: (hex: number) => boolean): boolean => ends(side).some(h => h >= 0 && test(h));
const MAGINOT_SET = new Set<number>(MAGINOT_HEXES);
/** 10.5 A river costs one more, but not into or out of a city; 5.16 free in Belgium; 10.8 the Moselle is free to the French between Maginot hexes. */
const crossing = (side: number, freeInBelgium: boolean, french: boolean): number => {
  if (WATER_SIDE[side]) return NO_ENTRY;
  if (!RIVER_SIDE[side] || touches(side, h => CITY[h] === 1)) return 0;
  if (freeInBelgium && touches(side, h => COUNTRY[h] === BELGIUM)) return 0;
  return french && MOSELLE.has(side) && ends(side).every(h => MAGINOT_SET.has(h)) ? 0 : RIVER.cost;
};
const crossArray = (free: boolean, french: boolean): Uint8Array =>
  Uint8Array.from({ length: GRID.sideCount }, (_, side) => crossing(side, free, french));
const CROSS = [
  [crossArray(false, false), crossArray(false, true)],
  [crossArray(true, false), crossArray(true, true)],
];
export const crossCosts = (freeInBelgium: boolean, french: boolean): Uint8Array =>
  CROSS[freeInBelgium ? 1 : 0]![french ? 1 : 0]!;
export const isRiver = (a: HexId, b: HexId): boolean => RIVER_SIDE[sideBetween(GRID, a, b) as SideId] === 1;
export const isWater = (a: HexId, b: HexId): boolean => WATER_SIDE[sideBetween(GRID, a, b) as SideId] === 1;
/** 10.7 The two ends of the crossing. */
export const ZUIDERZEE = [hexOf('4238'), hexOf('4239')] as const;
