/** What the table reads of the box: the map, as shipped or of a data pack. No other file of the table reads it from the data. */
import { FONTS, type CityWord, type TownWord, type Word } from '../../../screen/hex/lettering.ts';
import { landPaths } from '../../../screen/hex/lands.ts';
import { hexSheet, type HexSheet } from '../../../screen/hex/sheet.ts';
import type { PlateSource } from '../../../screen/map/Plate.tsx';
import { sheetAround, type Sheet } from '../../../kernel/sheet.ts';
import { gridFrom } from '../data/map.ts';
import { SHIPPED } from '../data/tables.ts';
import { countryWords, drawnSheetCss, drawnSvg, landsOf, type MapRows } from '../look/drawn.ts';
import { lettered, PLACED } from '../look/lettering.ts';
import { plateCss } from '../look/plate.ts';
import plateUrl from '../look/plate.svg?url';
import { HEX, NORTH, PRINTED } from '../look/sheet.ts';
import type { Gazetteer } from '../../../screen/war/view.ts';
import { gazetteer } from '../look/spoken.ts';
import type { BoxView } from '../view/box.ts';

export interface TableBox extends TableMap {
  readonly charts: BoxView['charts'];
}
interface TableMap {
  readonly sheet: HexSheet;
  readonly plate: PlateSource;
  readonly cities: readonly CityWord[];
  readonly towns: readonly TownWord[];
  readonly names: Gazetteer;
  /** Of the shipped map; a pack does not say it. */
  readonly milesAHex?: number;
  /** Where to look first, by scenario. */
  readonly first: { readonly 1938: string; readonly 1939: string };
  isLand(hex: number): boolean;
  /** The land of all countries and the frontiers between them, as paths. */
  readonly land: string;
  readonly frontiers: string;
}
/** What shipped and drawn maps have alike. */
const mapOf = (on: Sheet, north: number, rows: MapRows, placed: readonly Word[]) => {
  const sheet = hexSheet(on, north);
  const lands = landsOf(rows.hexes);
  const words = lettered(on, rows, placed);
  return {
    letter: words.letter,
    sheet,
    cities: words.cities,
    towns: words.towns(),
    names: gazetteer(rows.hexes, rows.towns),
    isLand: (hex: number): boolean => lands.some(land => land.has(hex)),
    ...landPaths(sheet, lands),
  };
};
const printedMap = (): TableMap => {
  const { letter, ...map } = mapOf(PRINTED, NORTH, SHIPPED, PLACED);
  return {
    ...map,
    plate: { svg: { url: plateUrl }, size: map.sheet.size, css: plateCss, letter, fonts: FONTS },
    first: { 1938: '2121', 1939: '3621' }, // Prague; between Lodz and Warsaw
  };
};
const MARGIN = 0.5;
const drawnMap = (of: NonNullable<BoxView['map']>): TableMap => {
  const on = sheetAround(gridFrom(of.grid), HEX, MARGIN);
  const byHex = new Map(of.hexes.map(h => [h.hex, h]));
  const rows = { ...of, hexes: on.grid.labels.map(label => byHex.get(label)!) };
  const { letter, ...map } = mapOf(on, 0, rows, countryWords(on, rows.hexes));
  const middle = map.sheet.under({ x: on.w / 2, y: on.h / 2 }) ?? rows.hexes[0]!.hex;
  let svg: string | undefined;
  return {
    ...map,
    plate: {
      svg: { text: () => (svg ??= drawnSvg(on, rows)) },
      size: map.sheet.size,
      css: drawnSheetCss,
      letter,
      fonts: FONTS,
    },
    first: { 1938: middle, 1939: middle },
  };
};
/** The box of a game as its table has it; nothing is said of the shipped one. */
export const tableBox = (view: BoxView | undefined): TableBox => ({
  ...(view?.map ? drawnMap(view.map) : printedMap()),
  charts: view?.charts ?? SHIPPED.charts,
});
