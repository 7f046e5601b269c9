/** The map as arrays by hex and hexside, made once from the tables, and functions that read them. */
import { NO_ENTRY } from '../../../kernel/path.ts';
import { around, sideBetween, type Grid, type HexId, type SideId } from '../../../kernel/hex.ts';
import { boxOf, type OfBox } from './box.ts';
import type { Charts } from '../data/charts.ts';
import { COUNTRIES, gridFrom, TERRAIN, type HexRow } from '../data/map.ts';
import { written } from '../data/names.ts';
import type { France40Tables } from '../data/tables.ts';

export const FRANCE = 0;
export const BELGIUM = 1;
export const NETHERLANDS = 2;
export const LUXEMBOURG = 3;
export const GERMANY = 4;
export const SWITZERLAND = 5;
const [, ROUGH, ARDENNES, , , GAP] = TERRAIN.keys();

export interface Ground {
  readonly GRID: Grid;
  readonly SIZE: number;
  /** The rows of the table, in the order of the grid. */
  readonly HEXES: readonly HexRow[];
  /** The name of a hex for players: 'Antwerp 3633', '2729'. */
  readonly PLACED: readonly string[];
  readonly COUNTRY: Uint8Array;
  readonly TERRAIN_AT: Uint8Array;
  /** Land hexes of any country. */
  readonly LAND: Uint8Array;
  /** Hexes that no unit can be in: water and the Sarreguemines Gap. */
  readonly SHUT: Uint8Array;
  readonly HEXES_OF: readonly (readonly HexId[])[];
  readonly CITY: Uint8Array;
  readonly CITIES_OF: readonly (readonly HexId[])[];
  readonly RUHR: readonly HexId[];
  readonly BESIDE_RUHR: readonly number[];
  readonly PORT_HEXES: readonly HexId[];
  /** By hex: its index in PORT_HEXES, or -1. */
  readonly PORT_AT: Int16Array;
  readonly PARIS: readonly HexId[];
  readonly IN_PARIS: Uint8Array;
  readonly MEDITERRANEAN_CITIES: readonly HexId[];
  readonly MAGINOT_HEXES: readonly HexId[];
  readonly FROM_THE_SOUTH: readonly HexId[];
  readonly IN_MAGINOT: Uint8Array;
  readonly DYLE_HEXES: readonly HexId[];
  readonly ON_DYLE: Uint8Array;
  readonly NO_BELGIANS: readonly HexId[];
  readonly BEHIND_MAGINOT: readonly HexId[];
  /** 3.8 Ardennes in Belgium and Luxembourg. */
  readonly SICKLE_HEXES: readonly HexId[];
  readonly IN_SICKLE: Uint8Array;
  readonly ZUIDERZEE: readonly HexId[];
  readonly BRITTANY: readonly HexId[];
  readonly WEST_EDGE: readonly HexId[];
  readonly SOUTH_EDGE: readonly HexId[];
  readonly SOUTH_EDGE_ALL: readonly HexId[];
  readonly EAST_EDGE: readonly HexId[];
  readonly COASTAL: Uint8Array;
  readonly ENTER: Uint8Array;
  readonly RIVER_SIDE: Uint8Array;
  readonly WATER_SIDE: Uint8Array;
  /** Crossing costs by hexside; first index 1 if rivers in Belgium are free (5.16), second 1 for the French (10.8). */
  readonly CROSS: readonly (readonly Uint8Array[])[];
  /** 5.16 By hexside: the Belgian hex of a hexside on the Belgian border, else -1. */
  readonly INTO_BELGIUM: Int16Array;
  /** The highest cost of entering one hex, across a river. */
  readonly ONE_HEX: number;
}

// Reading the map ------------------------------------------------------------------------------------------------
export const gridOf = (g: OfBox): Grid => boxOf(g).GRID;
export const sizeOf = (g: OfBox): number => boxOf(g).SIZE;
export const hexOf = (g: OfBox, label: string): HexId => hexIn(gridOf(g), label);
export const labelOf = (g: OfBox, hex: number): string => gridOf(g).labels[hex]!;
/** The name of a hex for players, with the city or town lettered there. */
export const placed = (g: OfBox, hex: number): string => boxOf(g).PLACED[hex]!;
export const hexRow = (g: OfBox, hex: number): HexRow => boxOf(g).HEXES[hex]!;
export const countryOf = (g: OfBox, hex: number): number => boxOf(g).COUNTRY[hex]!;
export const isCity = (g: OfBox, hex: number): boolean => boxOf(g).CITY[hex] === 1;
export const citiesOf = (g: OfBox, country: number): readonly HexId[] => boxOf(g).CITIES_OF[country]!;
export const isRough = (g: OfBox, hex: number): boolean => boxOf(g).TERRAIN_AT[hex] === ROUGH;
export const isArdennes = (g: OfBox, hex: number): boolean => boxOf(g).TERRAIN_AT[hex] === ARDENNES;
export const isGap = (g: OfBox, hex: number): boolean => boxOf(g).TERRAIN_AT[hex] === GAP;
export const isLand = (g: OfBox, hex: number): boolean => boxOf(g).LAND[hex] === 1;
export const isParis = (g: OfBox, hex: number): boolean => boxOf(g).IN_PARIS[hex] === 1;
export const isMaginot = (g: OfBox, hex: number): boolean => boxOf(g).IN_MAGINOT[hex] === 1;
export const isOnDyle = (g: OfBox, hex: number): boolean => boxOf(g).ON_DYLE[hex] === 1;
export const isPort = (g: OfBox, hex: number): boolean => boxOf(g).PORT_AT[hex]! >= 0;
export const crossCosts = (g: OfBox, freeInBelgium: boolean, french: boolean): Uint8Array =>
  boxOf(g).CROSS[freeInBelgium ? 1 : 0]![french ? 1 : 0]!;
export const isRiver = (g: OfBox, a: number, b: number): boolean => {
  const { GRID, RIVER_SIDE } = boxOf(g);
  return RIVER_SIDE[sideBetween(GRID, a as HexId, b as HexId)] === 1;
};
export const isWater = (g: OfBox, a: number, b: number): boolean => {
  const { GRID, WATER_SIDE } = boxOf(g);
  return WATER_SIDE[sideBetween(GRID, a as HexId, b as HexId)] === 1;
};

// How it is made -------------------------------------------------------------------------------------------------
const hexIn = (grid: Grid, label: string): HexId => {
  const hex = grid.byLabel.get(label);
  if (hex === undefined) throw new RangeError(`no hex ${label}`);
  return hex;
};
export const isLandRow = (h: HexRow): boolean => h.terrain !== 'sea' && h.terrain !== 'lake' && h.country !== 'none';
const rowOf = (h: HexRow): number => Number(h.hex.slice(0, 2));
const placeOf = (h: HexRow): number => Number(h.hex.slice(2));

type Test = (h: HexRow) => boolean;
const flags = (rows: readonly HexRow[], test: Test): Uint8Array => Uint8Array.from(rows, h => (test(h) ? 1 : 0));
const flagged = (size: number, hexes: readonly number[]): Uint8Array => {
  const out = new Uint8Array(size);
  for (const hex of hexes) out[hex] = 1;
  return out;
};

/** Hexes by country, terrain and kind, from the rows of the table. */
const kindsOf = (HEXES: readonly HexRow[], { supply }: Charts) => {
  const where = (test: Test): readonly HexId[] => HEXES.flatMap((h, i) => (test(h) ? [i as HexId] : []));
  const PORT_HEXES = where(h => h.port === true);
  const isSickle = (h: HexRow): boolean =>
    h.terrain === 'ardennes' && (h.country === 'Belgium' || h.country === 'Luxembourg');
  return {
    SICKLE_HEXES: where(isSickle),
    IN_SICKLE: flags(HEXES, isSickle),
    COUNTRY: Uint8Array.from(HEXES, h => COUNTRIES.indexOf(h.country)),
    TERRAIN_AT: Uint8Array.from(HEXES, h => TERRAIN.indexOf(h.terrain)),
    LAND: flags(HEXES, isLandRow),
    SHUT: flags(HEXES, h => !isLandRow(h) || h.terrain === 'gap'),
    HEXES_OF: COUNTRIES.map(c => where(h => h.country === c)),
    CITY: flags(HEXES, h => h.city !== undefined),
    CITIES_OF: COUNTRIES.map(c => where(h => h.city !== undefined && h.country === c)),
    RUHR: where(h => h.ruhr === true),
    PORT_HEXES,
    PORT_AT: Int16Array.from(HEXES, (_, hex) => PORT_HEXES.indexOf(hex as HexId)),
    COASTAL: flags(HEXES, h => rowOf(h) >= supply.coastalFromRow),
  };
};
/** 1.2, 8.7, 8.8 Supply comes to the Allies from the west and south edge in France, to the Germans from the east edge in Germany. 5.14 The British may leave by the whole south edge. */
const edgesOf = (HEXES: readonly HexRow[], { rows, odd, even }: France40Tables['grid']) => {
  const where = (test: Test): readonly HexId[] =>
    HEXES.flatMap((h, i) => (isLandRow(h) && test(h) ? [i as HexId] : []));
  const ends = (h: HexRow): readonly [number, number] => (rowOf(h) % 2 ? odd : even);
  return {
    WEST_EDGE: where(h => placeOf(h) === ends(h)[0] && h.country === 'France'),
    SOUTH_EDGE: where(h => rowOf(h) === rows[0] && h.country === 'France'),
    SOUTH_EDGE_ALL: where(h => rowOf(h) === rows[0]),
    EAST_EDGE: where(h => placeOf(h) === ends(h)[1] && h.country === 'Germany'),
  };
};
/** Hexes that the rules name by number. */
const linesOf = (GRID: Grid, lines: France40Tables['lines']) => {
  const line = (name: keyof typeof lines): readonly HexId[] => lines[name].hexes.map(h => hexIn(GRID, h));
  const PARIS = line('paris');
  const MAGINOT_HEXES = line('maginot');
  const DYLE_HEXES = line('dyle');
  return {
    PARIS,
    IN_PARIS: flagged(GRID.size, PARIS),
    MAGINOT_HEXES,
    FROM_THE_SOUTH: MAGINOT_HEXES.toReversed(),
    IN_MAGINOT: flagged(GRID.size, MAGINOT_HEXES),
    DYLE_HEXES,
    ON_DYLE: flagged(GRID.size, DYLE_HEXES),
    MEDITERRANEAN_CITIES: line('mediterranean'),
    NO_BELGIANS: line('noBelgians'),
    BEHIND_MAGINOT: line('behindMaginot'),
    ZUIDERZEE: line('zuiderzee'),
    BRITTANY: line('brittany'),
  };
};
const sidesOf = (GRID: Grid, rows: France40Tables['hexsides']) => {
  const RIVER_SIDE = new Uint8Array(GRID.sideCount);
  const WATER_SIDE = new Uint8Array(GRID.sideCount);
  const moselle = new Set<number>();
  for (const s of rows) {
    const side = sideBetween(GRID, hexIn(GRID, s.a), hexIn(GRID, s.b));
    (s.kind === 'river' ? RIVER_SIDE : WATER_SIDE)[side] = 1;
    if (s.name === 'Moselle') moselle.add(side);
  }
  return { RIVER_SIDE, WATER_SIDE, moselle };
};
/** 10.5 The cost of entering a hex by its terrain, without rivers and forts. */
const enterCost = (h: HexRow, { terrain }: Charts): number => {
  if (!isLandRow(h) || h.terrain === 'gap' || h.terrain === 'sea' || h.terrain === 'lake') return NO_ENTRY;
  return terrain[h.city !== undefined ? 'city' : h.terrain].cost ?? NO_ENTRY;
};

type Sided = ReturnType<typeof sidesOf> & Pick<Ground, 'GRID' | 'CITY' | 'COUNTRY' | 'IN_MAGINOT'>;
/** 10.5 A river costs one more, but not into or out of a city; 5.16 free in Belgium; 10.8 the Moselle is free to the French between Maginot hexes. */
const crossing = (at: Sided, side: SideId, river: number, freeInBelgium: boolean, french: boolean): number => {
  const ends = [at.GRID.ends[side * 2]!, at.GRID.ends[side * 2 + 1]!];
  const touches = (test: (hex: number) => boolean): boolean => ends.some(h => h >= 0 && test(h));
  if (at.WATER_SIDE[side]) return NO_ENTRY;
  if (!at.RIVER_SIDE[side] || touches(h => at.CITY[h] === 1)) return 0;
  if (freeInBelgium && touches(h => at.COUNTRY[h] === BELGIUM)) return 0;
  return french && at.moselle.has(side) && ends.every(h => at.IN_MAGINOT[h] === 1) ? 0 : river;
};
const crossOf = (at: Sided, river: number): Ground['CROSS'] => {
  const costs = (free: boolean, french: boolean): Uint8Array =>
    Uint8Array.from({ length: at.GRID.sideCount }, (_, side) => crossing(at, side as SideId, river, free, french));
  return [false, true].map(free => [false, true].map(french => costs(free, french)));
};
const borderOf = ({ ends, sideCount }: Grid, COUNTRY: Uint8Array, country: number): Int16Array =>
  Int16Array.from({ length: sideCount }, (_, side) => {
    const [a, b] = [ends[side * 2]!, ends[side * 2 + 1]!];
    if (a < 0 || b < 0 || (COUNTRY[a] === country) === (COUNTRY[b] === country)) return -1;
    return COUNTRY[a] === country ? a : b;
  });
const placedIn = (hexes: readonly HexRow[], towns: France40Tables['towns']): readonly string[] => {
  const town = new Map(towns.map(t => [t.hex, t.name]));
  return hexes.map(({ hex, city }) => [written(city ?? town.get(hex) ?? ''), hex].filter(Boolean).join(' '));
};

export const makeGround = (t: France40Tables): Ground => {
  const GRID = gridFrom(t.grid);
  const byHex = new Map(t.hexes.map(h => [h.hex, h]));
  const HEXES = GRID.labels.map(label => byHex.get(label)!);
  const kinds = kindsOf(HEXES, t.charts);
  const lines = linesOf(GRID, t.lines);
  const sides = sidesOf(GRID, t.hexsides);
  return {
    GRID,
    SIZE: GRID.size,
    HEXES,
    PLACED: placedIn(HEXES, t.towns),
    ...kinds,
    ...edgesOf(HEXES, t.grid),
    ...lines,
    BESIDE_RUHR: [...new Set<number>(kinds.RUHR.flatMap(hex => [hex, ...around(GRID, hex)]))],
    ENTER: Uint8Array.from(HEXES, h => enterCost(h, t.charts)),
    RIVER_SIDE: sides.RIVER_SIDE,
    WATER_SIDE: sides.WATER_SIDE,
    INTO_BELGIUM: borderOf(GRID, kinds.COUNTRY, BELGIUM),
    CROSS: crossOf({ ...sides, ...kinds, ...lines, GRID }, t.charts.river.cost),
    ONE_HEX: Math.max(...Object.values(t.charts.terrain).map(row => row.cost ?? 0)) + t.charts.river.cost,
  };
};
