/** The map as arrays by hex and by hexside, built once from its tables, and simple questions about it. */
import { sideBetween, type Grid, type HexId } from '../../../kernel/hex.ts';
import { BY_ROAD, NO_ENTRY } from '../../../kernel/path.ts';
import { boxOf, type OfBox } from './box.ts';
import type { Charts } from '../data/charts.ts';
import { CLOSED, COUNTRIES, gridFrom, TERRAIN, type Country, type Fort, type HexRow } from '../data/map.ts';
import type { WarComesEarlyTables } from '../data/tables.ts';

/** Countries by number. */
export const countryNo = (country: Country): number => COUNTRIES.indexOf(country);
export const GERMANY = countryNo('Germany');
export const CZECHOSLOVAKIA = countryNo('Czechoslovakia');
export const POLAND = countryNo('Poland');
export const HUNGARY = countryNo('Hungary');
export const ITALY = countryNo('Italy');
export const FRANCE = countryNo('France');
export const USSR = countryNo('USSR');
export const ROMANIA = countryNo('Romania');
export const YUGOSLAVIA = countryNo('Yugoslavia');
export const BELGIUM = countryNo('Belgium');
export const NETHERLANDS = countryNo('Netherlands');
export const LUXEMBOURG = countryNo('Luxembourg');
export const DENMARK = countryNo('Denmark');
export const LITHUANIA = countryNo('Lithuania');
export const LATVIA = countryNo('Latvia');
export const ESTONIA = countryNo('Estonia');
export const DANZIG = countryNo('Danzig');

/** Movement is counted in halves of a point: a railway hex costs one half. */
export const HALVES = 2;

export interface Ground {
  readonly GRID: Grid;
  readonly SIZE: number;
  /** The rows of the table, in the order of the grid. */
  readonly HEXES: readonly HexRow[];
  readonly COUNTRY: Uint8Array;
  /** Land in a country that is in play. */
  readonly LAND: Uint8Array;
  readonly HEXES_OF: readonly (readonly HexId[])[];
  /** Land next to another country. */
  readonly BORDER: Uint8Array;
  readonly CITY: Uint8Array;
  readonly CITIES: readonly HexId[];
  readonly CITIES_OF: readonly (readonly HexId[])[];
  /** By country; -1 where it has none. */
  readonly CAPITAL: Int16Array;
  readonly BERLIN: readonly HexId[];
  readonly VALUE: Uint8Array;
  /** Mountains and swamps, except cities: mechanised units enter by rail only. */
  readonly RAIL_ONLY: Uint8Array;
  readonly RAIL_SIDE: Uint8Array;
  readonly IS_RAIL: Uint8Array;
  readonly RAIL_HEXES: readonly HexId[];
  readonly RIVER_SIDE: Uint8Array;
  /** Hexsides nobody crosses: blocked, lake, sea. */
  readonly WALL: Uint8Array;
  /** All hexsides without a railway. */
  readonly OFF_RAIL: Uint8Array;
  /** Fortifications: their hexes in the order of the map, and for each hex its index in that list, -1 elsewhere. */
  readonly FORT_HEXES: readonly HexId[];
  readonly FORT_KINDS: readonly Fort[];
  readonly FORT_AT: Int16Array;
  readonly SOUTH_EDGE: readonly HexId[];
  readonly WEST_EDGE: readonly HexId[];
  /** 10.3 Where Soviet railways leave the map in the east and the south. */
  readonly SOVIET_SOURCES: readonly HexId[];
  /** In halves of a point, on foot and mechanised. */
  readonly ENTER: readonly [Uint8Array, Uint8Array];
  readonly CROSS: Uint8Array;
}

// Small questions ------------------------------------------------------------------------------------------------
export const gridOf = (g: OfBox): Grid => boxOf(g).GRID;
export const sizeOf = (g: OfBox): number => boxOf(g).SIZE;
export const labelOf = (g: OfBox, hex: number): string => gridOf(g).labels[hex]!;
export const hexRow = (g: OfBox, hex: number): HexRow => boxOf(g).HEXES[hex]!;
export const countryOf = (g: OfBox, hex: number): number => boxOf(g).COUNTRY[hex]!;
export const isCity = (g: OfBox, hex: number): boolean => boxOf(g).CITY[hex] === 1;
/** The number of the fortification in a hex, -1 if there is none. */
const fortNo = (g: OfBox, hex: number): number => boxOf(g).FORT_AT[hex]!;
export const fortKind = (g: OfBox, hex: number): Fort | undefined => boxOf(g).FORT_KINDS[fortNo(g, hex)];
/** '2121 Prague' */
export const placed = (g: OfBox, hex: number): string => {
  const { city } = hexRow(g, hex);
  return city === undefined ? labelOf(g, hex) : `${labelOf(g, hex)} ${city}`;
};
/** The hexside between two neighbours. */
export const sideTo = (g: OfBox, a: number, b: number): number => sideBetween(gridOf(g), a as HexId, b as HexId);
/** 11.4 Blocked, lake and sea hexsides. */
export const isWalled = (g: OfBox, a: number, b: number): boolean => boxOf(g).WALL[sideTo(g, a, b)] === 1;
export const isRiver = (g: OfBox, a: number, b: number): boolean => boxOf(g).RIVER_SIDE[sideTo(g, a, b)] === 1;

// Building it ----------------------------------------------------------------------------------------------------
const list = (size: number, test: (hex: number) => boolean): readonly HexId[] =>
  Array.from({ length: size }, (_, hex) => hex as HexId).filter(test);
const isWater = (h: HexRow): boolean => h.terrain === 'sea' || h.terrain === 'lake';
/** 11.3 In a city no other terrain counts. */
const enterCost = (h: HexRow, { terrain }: Charts, mech: boolean): number => {
  const kind = h.city === undefined ? TERRAIN[TERRAIN.indexOf(h.terrain)]! : 'city';
  if (kind === 'sea' || kind === 'lake') return NO_ENTRY;
  const cost = mech ? terrain[kind].mechanised! : terrain[kind].foot!;
  return cost === null ? BY_ROAD : cost * HALVES;
};

const sidesOf = (grid: Grid, rows: readonly { readonly a: string; readonly b: string }[]): Uint8Array => {
  const marks = new Uint8Array(grid.sideCount);
  for (const { a, b } of rows) marks[sideBetween(grid, grid.byLabel.get(a)!, grid.byLabel.get(b)!)] = 1;
  return marks;
};
/** 11.4 A river costs one point more, except from and into a city. */
const crossCosts = (grid: Grid, rivers: Uint8Array, wall: Uint8Array, city: Uint8Array, charts: Charts): Uint8Array =>
  Uint8Array.from(rivers, (river, side) => {
    const [a, b] = [grid.ends[side * 2]!, grid.ends[side * 2 + 1]!];
    if (wall[side]) return NO_ENTRY;
    return river && !(b >= 0 && (city[a] || city[b])) ? charts.movement.river * HALVES : 0;
  });

type Rails = Pick<Ground, 'RAIL_ONLY' | 'RAIL_SIDE' | 'IS_RAIL' | 'RAIL_HEXES' | 'OFF_RAIL'>;
const railsOf = (grid: Grid, hexes: readonly HexRow[], rails: WarComesEarlyTables['rails']): Rails => {
  const RAIL_SIDE = sidesOf(grid, rails);
  const railed = new Set(rails.flatMap(r => [r.a, r.b]));
  const IS_RAIL = Uint8Array.from(grid.labels, label => (railed.has(label) ? 1 : 0));
  return {
    RAIL_ONLY: Uint8Array.from(hexes, h =>
      h.city === undefined && (h.terrain === 'mountain' || h.terrain === 'swamp') ? 1 : 0,
    ),
    RAIL_SIDE,
    IS_RAIL,
    RAIL_HEXES: list(grid.size, hex => IS_RAIL[hex] === 1),
    OFF_RAIL: RAIL_SIDE.map(rail => 1 - rail),
  };
};
const fortsOf = (hexes: readonly HexRow[]): Pick<Ground, 'FORT_HEXES' | 'FORT_KINDS' | 'FORT_AT'> => {
  const FORT_HEXES = list(hexes.length, hex => hexes[hex]!.fort !== undefined);
  const FORT_AT = new Int16Array(hexes.length).fill(-1);
  FORT_HEXES.forEach((hex, i) => {
    FORT_AT[hex] = i;
  });
  return { FORT_HEXES, FORT_KINDS: FORT_HEXES.map(hex => hexes[hex]!.fort!), FORT_AT };
};
/** The first in the order of the map if a country has several. */
const capitalsOf = (hexes: readonly HexRow[]): Int16Array => {
  const capitals = new Int16Array(COUNTRIES.length).fill(-1);
  hexes.forEach((h, hex) => {
    if (h.capital && capitals[countryNo(h.country)]! < 0) capitals[countryNo(h.country)] = hex;
  });
  return capitals;
};

export const makeGround = ({ grid, hexes, hexsides, rails, railExits, charts }: WarComesEarlyTables): Ground => {
  const GRID = gridFrom(grid);
  const { size: SIZE } = GRID;
  const byHex = new Map(hexes.map(h => [h.hex, h]));
  const HEXES = GRID.labels.map(label => byHex.get(label)!);
  const COUNTRY = Uint8Array.from(HEXES, h => countryNo(h.country));
  const LAND = Uint8Array.from(HEXES, h => (isWater(h) || CLOSED.includes(h.country) ? 0 : 1));
  const CITY = Uint8Array.from(HEXES, h => (h.city === undefined ? 0 : 1));
  const RIVER_SIDE = sidesOf(
    GRID,
    hexsides.filter(s => s.kind === 'river' || s.kind === 'strait'),
  );
  const WALL = sidesOf(
    GRID,
    hexsides.filter(s => s.kind === 'blocked' || s.kind === 'lake' || s.kind === 'sea'),
  );
  const lastPlace = (hex: number): boolean => GRID.place[hex] === (GRID.line[hex]! % 2 ? grid.odd : grid.even)[1];
  return {
    GRID,
    SIZE,
    HEXES,
    COUNTRY,
    LAND,
    HEXES_OF: COUNTRIES.map((_, c) => list(SIZE, hex => LAND[hex] === 1 && COUNTRY[hex] === c)),
    BORDER: Uint8Array.from(LAND, (land, hex) =>
      land && GRID.around[hex]!.some(h => HEXES[h]!.country !== 'none' && COUNTRY[h] !== COUNTRY[hex]) ? 1 : 0,
    ),
    CITY,
    CITIES: list(SIZE, hex => CITY[hex] === 1 && LAND[hex] === 1),
    CITIES_OF: COUNTRIES.map((_, c) => list(SIZE, hex => CITY[hex] === 1 && LAND[hex] === 1 && COUNTRY[hex] === c)),
    CAPITAL: capitalsOf(HEXES),
    BERLIN: list(SIZE, hex => HEXES[hex]!.city === 'Berlin'),
    VALUE: Uint8Array.from(HEXES, h => h.points ?? 0),
    ...railsOf(GRID, HEXES, rails),
    RIVER_SIDE,
    WALL,
    ...fortsOf(HEXES),
    SOUTH_EDGE: list(SIZE, lastPlace),
    WEST_EDGE: list(SIZE, hex => GRID.line[hex] === grid.columns[0]),
    SOVIET_SOURCES: railExits
      .filter(e => e.edge === 'east' || e.edge === 'south')
      .map(e => GRID.byLabel.get(e.hex)!)
      .filter(hex => COUNTRY[hex] === USSR),
    ENTER: [
      Uint8Array.from(HEXES, h => enterCost(h, charts, false)),
      Uint8Array.from(HEXES, h => enterCost(h, charts, true)),
    ],
    CROSS: crossCosts(GRID, RIVER_SIDE, WALL, CITY, charts),
  };
};
