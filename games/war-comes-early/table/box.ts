/** What the table reads of the box: the map, as shipped or of a data pack. No other file of the table reads it from the data. */
import { sheetAround, type Sheet } from '../../../kernel/sheet.ts';
import type { Lettering, Word } from '../../../screen/hex/lettering.ts';
import { drawnPlate, inOrder, laidMap, midmost, printedPlate, type WarMap } from '../../../screen/war/map.ts';
import { gridFrom } from '../data/map.ts';
import { SHIPPED } from '../data/tables.ts';
import { countryWords, drawnSheetCss, drawnSvg, landsOf, type MapRows } from '../look/drawn-map.ts';
import { lettered, PLACED } from '../look/lettering.ts';
import { plateCss } from '../look/plate.ts';
import plateUrl from '../look/plate.svg?url';
import { HEX, NORTH, PRINTED } from '../look/sheet.ts';
import { gazetteer } from '../look/spoken.ts';
import type { BoxView } from '../view/box.ts';

export interface TableBox extends TableMap {
  readonly charts: BoxView['charts'];
}
interface TableMap extends WarMap {
  /** Where to look first, by scenario. */
  readonly first: { readonly 1938: string; readonly 1939: string };
  isLand(hex: number): boolean;
}
/** What shipped and drawn maps have alike. */
const mapOf = (on: Sheet, north: number, rows: MapRows, placed: readonly Word[]) => {
  const lands = landsOf(rows.hexes);
  const words: Lettering = lettered(on, rows, placed);
  return {
    words,
    ...laidMap(on, north, words, gazetteer(rows.hexes, rows.towns), lands),
    isLand: (hex: number): boolean => lands.some(land => land.has(hex)),
  };
};
const printedMap = (): TableMap => {
  const { words, ...map } = mapOf(PRINTED, NORTH, SHIPPED, PLACED);
  return {
    ...map,
    plate: printedPlate(plateUrl, map.sheet, plateCss, words),
    first: { 1938: '2121', 1939: '3621' }, // Prague; between Lodz and Warsaw
  };
};
const MARGIN = 0.5;
const drawnMap = (of: NonNullable<BoxView['map']>): TableMap => {
  const on = sheetAround(gridFrom(of.grid), HEX, MARGIN);
  const rows = { ...of, hexes: inOrder(on, of.hexes) };
  const { words, ...map } = mapOf(on, 0, rows, countryWords(on, rows.hexes));
  const middle = midmost(on, map.sheet);
  return {
    ...map,
    plate: drawnPlate(() => drawnSvg(on, rows), map.sheet, drawnSheetCss, words),
    first: { 1938: middle, 1939: middle },
  };
};
/** The box of a game as its table has it; nothing is said of the shipped one. */
export const tableBox = (view: BoxView | undefined): TableBox => ({
  ...(view?.map ? drawnMap(view.map) : printedMap()),
  charts: view?.charts ?? SHIPPED.charts,
});
