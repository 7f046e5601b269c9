/** Both maps as arrays by hex and by hexside, built once from their tables: the two sheets are in one grid, far apart. */
import { uniformRows } from '../../../engine/uniform-rows.ts';
import { makeGrid, sideBetween, type Grid, type HexId } from '../../../kernel/hex.ts';
import { NO_ENTRY } from '../../../kernel/path.ts';
import { boxOf, type OfBox } from './box.ts';
import {
  COUNTRIES,
  EDGES,
  FRONTS,
  GREATER_GERMANY,
  GROUNDS,
  LETTER,
  REGIONS,
  type Charts,
  type Country,
  type Edge,
  type Front,
  type GridTable,
  type GroundKind,
  type HexRow,
  type Region,
  type TerrainRow,
} from '../data/rows.ts';
import type { NoRetreatTables } from '../data/tables.ts';

export const countryNo = (country: Country): number => COUNTRIES.indexOf(country);
export const [MINOR, MAJOR] = [1, 2];
export const [RIVER, GREAT] = [1, 2];
/** Bits of `REGION`. */
const regionBit = (region: Region): number => 1 << REGIONS.indexOf(region);
export const edgeNo = (edge: Edge): number => EDGES.indexOf(edge) + 1;

export interface Ground {
  readonly GRID: Grid;
  readonly SIZE: number;
  /** By front: its first hex and the one after its last. */
  readonly SHEET: readonly { readonly from: number; readonly to: number }[];
  readonly HEXES: readonly HexRow[];
  readonly COUNTRY: Uint8Array;
  /** Playable: neither sea nor shaded. An Evacuation Zone is. */
  readonly LAND: Uint8Array;
  /** Hexes closed to supply lines. */
  readonly SHUT: Uint8Array;
  /** By front: its land, and by country the part of it in that country. */
  readonly LANDS: readonly (readonly HexId[])[];
  readonly LAND_IN: readonly (readonly (readonly HexId[])[])[];
  /** Index into GROUNDS. */
  readonly KIND: Uint8Array;
  readonly CITY: Uint8Array;
  /** By front. */
  readonly CITIES: readonly (readonly HexId[])[];
  /** The number of a city hex, those of France first. */
  readonly CITY_NO: Int16Array;
  readonly PORTS: readonly HexId[];
  readonly EDGE: Uint8Array;
  readonly EDGE_HEXES: readonly HexId[];
  readonly REGION: Uint8Array;
  /** 2.11 Germany with all that is part of it. */
  readonly GREATER: Uint8Array;
  readonly EZ: Uint8Array;
  /** By hexside: 0, RIVER or GREAT; and the rivers that rules name. */
  readonly WATER: Uint8Array;
  readonly RHINE: Uint8Array;
  /** Lakes, sea, and every hexside of an Evacuation Zone except the one to its port. */
  readonly WALL: Uint8Array;
  /** 13.4 No zone enters. */
  readonly ROUGH: Uint8Array;
  readonly ENTER: Uint8Array;
  readonly CROSS: Uint8Array;
}

// Small questions ------------------------------------------------------------------------------------------------
export const gridOf = (g: OfBox): Grid => boxOf(g).GRID;
export const labelOf = (g: OfBox, hex: number): string => gridOf(g).labels[hex]!;
export const hexRow = (g: OfBox, hex: number): HexRow => boxOf(g).HEXES[hex]!;
export const countryOf = (g: OfBox, hex: number): number => boxOf(g).COUNTRY[hex]!;
export const isIn = (g: OfBox, hex: number, region: Region): boolean =>
  (boxOf(g).REGION[hex]! & regionBit(region)) !== 0;
export const isCity = (g: OfBox, hex: number): boolean => boxOf(g).CITY[hex] !== 0;
const groundIn = (g: OfBox, hex: number): GroundKind => GROUNDS[boxOf(g).KIND[hex]!]!;
export const terrainOf = (g: OfBox, hex: number): TerrainRow => boxOf(g).charts.terrain[groundIn(g, hex)];
/** 'F1204 Namur' */
export const placed = (g: OfBox, hex: number): string => {
  const { city } = hexRow(g, hex);
  return city === undefined ? labelOf(g, hex) : `${labelOf(g, hex)} ${city}`;
};
export const sideTo = (g: OfBox, a: number, b: number): number => sideBetween(gridOf(g), a as HexId, b as HexId);
/** Whether the hexside between two neighbours can be crossed. */
export const isJoined = (g: OfBox, a: number, b: number): boolean => {
  const { GRID, WALL, LAND } = boxOf(g);
  if (!GRID.around[a]?.includes(b as HexId) || LAND[b] === 0) return false; // a place may be a box
  return WALL[sideBetween(GRID, a as HexId, b as HexId)] === 0;
};
/** The same, read from the list built once. */
export const areJoined = (g: OfBox, a: number, b: number): boolean => {
  const { SIZE, cache } = boxOf(g);
  for (let k = 6 * a; a < SIZE && k < 6 * a + 6; k++) if (cache.joins[k] === b) return true;
  return false;
};
/** The neighbours that can be reached from a hex, in a list built once. */
export const joinedTo = (g: OfBox, hex: number): readonly HexId[] => {
  const { cache } = boxOf(g);
  return (cache.joined[hex] ??= (gridOf(g).around[hex] ?? []).filter(to => isJoined(g, hex, to)));
};
/** 2.10 The distances of hexes from this one, by paths that avoid sea, shaded hexes and lakes; computed once for each hex. */
const rangesFrom = (g: OfBox, from: number): ReadonlyMap<number, number> => {
  const { cache, EZ } = boxOf(g);
  const known = cache.ranges.get(from);
  if (known) return known;
  const far = new Map([[from, 0]]);
  for (const [hex, n] of far)
    if (n < MAX_COUNTED_HEXES) for (const to of joinedTo(g, hex)) if (!far.has(to) && EZ[to] !== 1) far.set(to, n + 1);
  cache.ranges.set(from, far);
  return far;
};
/** No rule counts farther: eight hexes for an airdrop. */
const MAX_COUNTED_HEXES = 8;
/** 2.10 Whether this hex is within range of the other. */
export const isWithin = (g: OfBox, from: number, to: number, range: number): boolean =>
  (rangesFrom(g, from).get(to) ?? MAX_COUNTED_HEXES + 1) <= range;
/** What lies between two neighbours: nothing, a river, a great river. */
export const waterTo = (g: OfBox, a: number, b: number): number => boxOf(g).WATER[sideTo(g, a, b)]!;
/** 14.6.2 The row of the chart for a hexside; undefined if there is none. */
export const rowOver = (g: OfBox, water: number): TerrainRow | undefined => {
  const { river, great } = boxOf(g).charts;
  if (water === 0) return undefined;
  return water === GREAT ? great : river;
};
/** 14.6.2 Whether Mobile Combat and Blitzkrieg Assaults are barred into that hex or over that hexside. */
export const barsMobile = (g: OfBox, from: number, hex: number): boolean =>
  terrainOf(g, hex).noMobile === true || rowOver(g, waterTo(g, from, hex))?.noMobile === true;

// Building it ----------------------------------------------------------------------------------------------------
/** The rows of the second sheet are numbered from here in the common grid; an even number, so that the same rows are shifted. */
const APART = 100;
const two = (n: number): string => String(n).padStart(2, '0');
const placesOf = (t: GridTable, row: number): readonly [number, number] =>
  (row % 2 !== 0) === (t.shoved === 'odd') ? (t.shovedPlaces ?? t.places) : t.places;
/** The grid of a single sheet, for drawing it. */
export const gridFrom = (t: GridTable): Grid =>
  makeGrid({
    orientation: 'pointy',
    lines: t.rows,
    places: row => placesOf(t, row),
    shoved: t.shoved,
    rowsRun: 'up',
    label: (row, place) => LETTER[t.front] + two(row) + two(place),
  });
/** Both sheets in one grid: no hex of one is next to a hex of the other. */
const gridOfBoth = (france: GridTable, poland: GridTable): Grid => {
  if (france.shoved !== poland.shoved) throw new RangeError('both sheets must have the same rows shoved');
  const sheetOf = (line: number): readonly [GridTable, number] =>
    line >= APART ? [poland, line - APART] : [france, line];
  return makeGrid({
    orientation: 'pointy',
    lines: [france.rows[0], APART + poland.rows[1]],
    places: line => {
      const [t, row] = sheetOf(line);
      return row < t.rows[0] || row > t.rows[1] ? [1, 0] : placesOf(t, row);
    },
    shoved: france.shoved,
    rowsRun: 'up',
    label: (line, place) => {
      const [t, row] = sheetOf(line);
      return LETTER[t.front] + two(row) + two(place);
    },
  });
};

const isWater = (h: HexRow): boolean => h.terrain === 'sea' || h.terrain === 'none';
const kindOf = (h: HexRow): GroundKind => {
  if (h.terrain === 'ez') return 'ez';
  if (h.city !== undefined) return h.major ? 'major' : 'minor';
  if (h.fortified) return 'fortified';
  return isWater(h) ? 'open' : (h.terrain as GroundKind);
};
const enterCost = (h: HexRow, { terrain }: Charts): number => {
  const { mp } = terrain[kindOf(h)];
  if (isWater(h)) return NO_ENTRY;
  return mp === 'all' ? 1 : mp;
};
const list = (size: number, test: (hex: number) => boolean): readonly HexId[] =>
  Array.from({ length: size }, (_, hex) => hex as HexId).filter(test);

/** Numbers the set flags in their order. */
const numbered = (flags: Uint8Array): Int16Array => {
  let no = 0;
  return Int16Array.from(flags, f => (f === 0 ? -1 : no++));
};
export const makeGround = ({ maps, charts }: NoRetreatTables): Ground => {
  const GRID = gridOfBoth(maps.france.grid, maps.poland.grid);
  const { size: SIZE, byLabel } = GRID;
  const rows = new Map(FRONTS.flatMap((f: Front) => maps[f].hexes.map(h => [h.hex, h] as const)));
  const HEXES = uniformRows(
    GRID.labels.map((hex): HexRow => rows.get(hex) ?? { hex, terrain: 'none', country: 'none' }),
  );
  const flags = (test: (h: HexRow) => boolean): Uint8Array => Uint8Array.from(HEXES, h => (test(h) ? 1 : 0));
  const CITY = Uint8Array.from(HEXES, h => (h.city === undefined ? 0 : h.major ? MAJOR : MINOR));
  const LAND = flags(h => !isWater(h));
  const SHEET = FRONTS.map(f => {
    const own = GRID.labels.flatMap((l, hex) => (l.startsWith(LETTER[f]) ? [hex] : []));
    return { from: own[0] ?? 0, to: (own.at(-1) ?? -1) + 1 };
  });
  const WATER = new Uint8Array(GRID.sideCount);
  const RHINE = new Uint8Array(GRID.sideCount);
  const WALL = new Uint8Array(GRID.sideCount);
  for (const { a, b, kind, name } of FRONTS.flatMap(f => maps[f].sides)) {
    const side = sideBetween(GRID, byLabel.get(a)!, byLabel.get(b)!);
    if (kind === 'river' || kind === 'great') WATER[side] = kind === 'river' ? RIVER : GREAT;
    else WALL[side] = 1;
    if (name === 'Rhine') RHINE[side] = 1;
  }
  for (let side = 0; side < GRID.sideCount; side++) {
    const [a, b] = [GRID.ends[side * 2]!, GRID.ends[side * 2 + 1]!];
    if (a >= 0 && b >= 0 && isShutOff(HEXES[a]!, HEXES[b]!)) WALL[side] = 1;
  }
  const LANDS = SHEET.map(({ from, to }) => list(SIZE, hex => hex >= from && hex < to && LAND[hex] === 1));
  const EDGE = Uint8Array.from(HEXES, h => (h.edge ? edgeNo(h.edge) : 0));
  return {
    GRID,
    SIZE,
    SHEET,
    HEXES,
    COUNTRY: Uint8Array.from(HEXES, h => countryNo(h.country)),
    LAND,
    SHUT: LAND.map(land => 1 - land),
    LANDS,
    LAND_IN: LANDS.map(land => COUNTRIES.map((_, c) => land.filter(hex => countryNo(HEXES[hex]!.country) === c))),
    KIND: Uint8Array.from(HEXES, h => GROUNDS.indexOf(kindOf(h))),
    CITY,
    CITIES: SHEET.map(({ from, to }) => list(SIZE, hex => hex >= from && hex < to && CITY[hex] !== 0)),
    CITY_NO: numbered(CITY),
    PORTS: list(SIZE, hex => HEXES[hex]!.port === true),
    EDGE,
    EDGE_HEXES: list(SIZE, hex => EDGE[hex] !== 0 && LAND[hex] === 1),
    REGION: Uint8Array.from(HEXES, h => (h.in ?? []).reduce((bits, r) => bits | regionBit(r), 0)),
    GREATER: flags(h => GREATER_GERMANY.includes(h.country)),
    EZ: flags(h => h.terrain === 'ez'),
    WATER,
    RHINE,
    WALL,
    ROUGH: flags(h => h.terrain === 'rough' && h.city === undefined),
    ENTER: Uint8Array.from(HEXES, h => enterCost(h, charts)),
    CROSS: WATER.map((water, side) => {
      if (WALL[side] === 1) return NO_ENTRY;
      if (water === 0) return 0;
      return (water === RIVER ? charts.river : charts.great).mp as number;
    }),
  };
};
/** 13.2.3 An Evacuation Zone is open to its port only. */
const isShutOff = (a: HexRow, b: HexRow): boolean =>
  (a.terrain === 'ez' && a.zoneOf !== b.hex) || (b.terrain === 'ez' && b.zoneOf !== a.hex);
