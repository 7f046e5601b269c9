/** What the table reads of the box: the map and the charts. No other file of the table reads them from the data. */
import { hexSheet, type HexSheet } from '../../../screen/hex/sheet.ts';
import type { PlateSource } from '../../../screen/map/Plate.tsx';
import { COLUMNS, CRT, REPLACEMENTS, type Result } from '../data/charts.ts';
import { COUNTRIES, HEXES } from '../data/map.ts';
import { FONTS, letter } from '../look/lettering.ts';
import { plateCss } from '../look/plate.ts';
import plateUrl from '../look/plate.svg?url';
import { NORTH, PRINTED } from '../look/sheet.ts';

export interface TableMap {
  readonly sheet: HexSheet;
  readonly plate: PlateSource;
  /** 1.1 */
  readonly milesAHex: number;
  /** Where the armies face each other on 10 May: where to look first. */
  readonly first: string;
  isLand(hex: number): boolean;
  isGermany(hex: number): boolean;
  /** The land of all countries and the frontiers between them, as paths. */
  readonly land: string;
  readonly frontiers: string;
}
export interface TableCharts {
  /** 11.10 The columns of the Combat Results Table, and its rows by the die. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Result[])[];
  /** 9.0 Replacement points at the start. */
  readonly replacements: { readonly german: number; readonly french: number };
}
export interface TableBox {
  readonly map: TableMap;
  readonly charts: TableCharts;
}

const isLand = (hex: number): boolean => {
  const row = HEXES[hex];
  return row !== undefined && row.country !== 'none' && row.terrain !== 'sea' && row.terrain !== 'lake';
};
const mapOf = (): TableMap => {
  const sheet = hexSheet(PRINTED, NORTH);
  const lands = COUNTRIES.filter(c => c !== 'none').map(
    country => new Set(HEXES.flatMap((h, i) => (h.country === country && isLand(i) ? [i] : []))),
  );
  const isCountry = (hex: number): boolean => HEXES[hex] !== undefined && HEXES[hex].country !== 'none';
  return {
    sheet,
    plate: { url: plateUrl, size: sheet.size, css: plateCss, letter, fonts: FONTS },
    milesAHex: 16,
    first: '3031',
    isLand,
    isGermany: hex => HEXES[hex]?.country === 'Germany',
    land: lands.map(l => sheet.hexesPath(l, 1.03)).join(''),
    frontiers: lands.map(l => sheet.edgePath(l, isCountry)).join(''),
  };
};
export const BOX: TableBox = {
  map: mapOf(),
  charts: { columns: COLUMNS, rows: CRT.rows, replacements: REPLACEMENTS },
};
