/** The map and charts that the table screen reads, shipped or of a data pack. Other files of table/ do not read the data themselves. */
import { sheetAround, type Sheet } from '../../../kernel/sheet.ts';
import type { Lettering, Word } from '../../../screen/hex/lettering.ts';
import { drawnPlate, inOrder, laidMap, printedPlate, type WarMap } from '../../../screen/war/map.ts';
import type { Charts, Result } from '../data/charts.ts';
import { gridFrom, type HexRow, type SideRow, type TownRow } from '../data/map.ts';
import { SHIPPED } from '../data/tables.ts';
import { isLandRow } from '../model/ground.ts';
import { countryWords, drawnSheetCss, drawnSvg, landsOf } from '../look/drawn-map.ts';
import { lettered, PLACED } from '../look/lettering.ts';
import { plateCss } from '../look/plate.ts';
import plateUrl from '../look/plate.svg?url';
import { HEX, NORTH, PRINTED } from '../look/sheet.ts';
import { gazetteer } from '../look/spoken.ts';
import type { BoxView } from '../view/box.ts';

export interface TableMap extends WarMap {
  /** Where to look first, and in 1939 where that is elsewhere. */
  readonly first: string;
  readonly first1939?: string;
  isLand(hex: number): boolean;
  isGermany(hex: number): boolean;
}
export interface TableCharts {
  /** 11.10 The columns of the Combat Results Table, and its rows by the die. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Result[])[];
  /** 10.5 What ground costs and does. */
  readonly terrain: Charts['terrain'];
  /** 9.0 Replacement points at the start. */
  readonly replacements: { readonly german: number; readonly french: number };
}
export interface TableBox {
  readonly map: TableMap;
  readonly charts: TableCharts;
}

interface Rows {
  /** In the order of the grid. */
  readonly hexes: readonly HexRow[];
  readonly hexsides: readonly SideRow[];
  readonly towns: readonly TownRow[];
  readonly forts: readonly string[];
}
/** What shipped and drawn maps have alike. */
const mapOf = (on: Sheet, north: number, rows: Rows, placed: readonly Word[]) => {
  const isCountry = (hex: number): boolean => rows.hexes[hex] !== undefined && rows.hexes[hex].country !== 'none';
  const words: Lettering = lettered(on, rows, placed);
  return {
    words,
    ...laidMap(on, north, words, gazetteer(rows.hexes, rows.towns), landsOf(rows.hexes), isCountry),
    isLand: (hex: number): boolean => rows.hexes[hex] !== undefined && isLandRow(rows.hexes[hex]),
    isGermany: (hex: number): boolean => rows.hexes[hex]?.country === 'Germany',
  };
};
const printedMap = (forts: readonly string[]): TableMap => {
  const { words, ...map } = mapOf(PRINTED, NORTH, { ...SHIPPED, forts }, PLACED);
  return {
    ...map,
    plate: printedPlate(plateUrl, map.sheet, plateCss, words),
    milesAHex: 16, // 1.1
    first: '3031', // where the armies face each other on 10 May
    first1939: '2134', // and between Moselle and Rhine in September
  };
};

const MARGIN = 0.5;
/** The land hex nearest to the middle of the sheet. */
const midmostLand = (sheet: Sheet, hexes: readonly HexRow[]): string => {
  const far = (label: string): number => {
    const { x, y } = sheet.middles[sheet.grid.byLabel.get(label)!]!;
    return Math.hypot(x - sheet.w / 2, y - sheet.h / 2);
  };
  const labels = hexes.filter(isLandRow).map(h => h.hex);
  return labels.reduce((best, label) => (far(label) < far(best) ? label : best), labels[0] ?? hexes[0]!.hex);
};
const drawnMap = (of: NonNullable<BoxView['map']>, forts: readonly string[]): TableMap => {
  const on = sheetAround(gridFrom(of.grid), HEX, MARGIN);
  const hexes = inOrder(on, of.hexes);
  const { words, ...map } = mapOf(on, 0, { ...of, hexes, forts }, countryWords(on, hexes));
  return {
    ...map,
    plate: drawnPlate(() => drawnSvg(on, { hexes, hexsides: of.hexsides }), map.sheet, drawnSheetCss, words),
    first: midmostLand(on, hexes),
  };
};

const SHIPPED_FORTS: readonly string[] = SHIPPED.units.flatMap(u => u.hex ?? []);
/** The box of a game for its table; `view` is undefined for the shipped one. */
export const tableBox = (view: BoxView | undefined): TableBox => {
  const { crt, terrain, replacements } = view?.charts ?? SHIPPED.charts;
  const forts = view?.forts ?? SHIPPED_FORTS;
  return {
    map: view?.map ? drawnMap(view.map, forts) : printedMap(forts),
    charts: { columns: crt.columns, rows: crt.rows, terrain, replacements },
  };
};
