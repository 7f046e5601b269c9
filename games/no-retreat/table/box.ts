/** What the table reads of the box: the map of the front that is played, as shipped or of a data pack. No other file of the table reads it from the data. */
import { sheetAround, type Sheet } from '../../../kernel/sheet.ts';
import type { Lettering, Word } from '../../../screen/hex/lettering.ts';
import { drawnPlate, inOrder, laidMap, midmost, printedPlate, type WarMap } from '../../../screen/war/map.ts';
import { MAPS, type TownRow } from '../data/map.ts';
import type { Charts, Country, Front, HexRow } from '../data/rows.ts';
import { gridFrom } from '../model/ground.ts';
import { countryWords, drawnSheetCss, drawnSvg, landsOf, type DrawnRows } from '../look/drawn-map.ts';
import { lettered, PLACED } from '../look/lettering.ts';
import { plateCss } from '../look/plate.ts';
import franceUrl from '../look/plate-france.svg?url';
import polandUrl from '../look/plate-poland.svg?url';
import { HEX, MILES_A_HEX, PRINTED } from '../look/sheet.ts';
import { gazetteer } from '../look/spoken.ts';
import { landPath } from '../look/works.ts';
import type { BoxView } from '../view/box.ts';

export interface TableBox extends WarMap {
  readonly front: Front;
  readonly crt: Charts['crt'];
  readonly ground: BoxView['ground'];
  /** Where to look first. */
  readonly first: string;
  isLand(hex: number): boolean;
  /** The land of these countries alone, as a path. */
  landOf(countries: readonly Country[]): string;
}
interface Rows extends DrawnRows {
  readonly towns: readonly TownRow[];
}
/** What shipped and drawn maps have alike. */
const mapOf = (on: Sheet, rows: Rows, placed: readonly Word[]) => {
  const lands = landsOf(rows.hexes);
  const words: Lettering = lettered(on, rows, placed);
  return {
    words,
    ...laidMap(on, 0, words, gazetteer(rows.hexes, rows.towns), lands),
    isLand: (hex: number): boolean => lands.some(land => land.has(hex)),
    landOf: (countries: readonly Country[]) => landPath(on, rows.hexes, countries),
  };
};
const URLS: { readonly [F in Front]: string } = { france: franceUrl, poland: polandUrl };
/** Sedan; between Lodz and Warsaw. */
const FIRST: { readonly [F in Front]: string } = { france: 'F1512', poland: 'P1413' };
type Laid = Omit<TableBox, 'crt' | 'ground'>;
const printedMap = (front: Front): Laid => {
  const { words, ...map } = mapOf(PRINTED[front], MAPS[front], PLACED[front]);
  return {
    ...map,
    front,
    plate: printedPlate(URLS[front], map.sheet, plateCss, words),
    milesAHex: MILES_A_HEX,
    first: FIRST[front],
  };
};
const MARGIN = 0.5;
const drawnMap = (front: Front, of: NonNullable<BoxView['map']>): Laid => {
  const on = sheetAround(gridFrom(of.grid), HEX, MARGIN);
  const hexes: readonly HexRow[] = inOrder(on, of.hexes);
  const { words, ...map } = mapOf(on, { ...of, hexes, towns: [] }, countryWords(on, hexes));
  return {
    ...map,
    front,
    plate: drawnPlate(() => drawnSvg(on, { hexes, sides: of.sides }), map.sheet, drawnSheetCss, words),
    first: midmost(on, map.sheet),
  };
};
export const tableBox = ({ front, crt, ground, map }: BoxView): TableBox => ({
  ...(map ? drawnMap(front, map) : printedMap(front)),
  crt,
  ground,
});
