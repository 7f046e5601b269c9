/** What the table reads of the box: the map of the front that is played, as shipped or of a data pack. No other file of the table reads it from the data. */
import { FONTS, type CityWord, type TownWord, type Word } from '../../../screen/hex/lettering.ts';
import { landPaths } from '../../../screen/hex/lands.ts';
import { hexSheet, type HexSheet } from '../../../screen/hex/sheet.ts';
import type { PlateSource } from '../../../screen/map/Plate.tsx';
import { sheetAround, type Sheet } from '../../../kernel/sheet.ts';
import type { Gazetteer } from '../../../screen/war/view.ts';
import { MAPS, type TownRow } from '../data/map.ts';
import type { Charts, Country, Front, HexRow } from '../data/rows.ts';
import { gridFrom } from '../ground.ts';
import { countryWords, drawnSheetCss, drawnSvg, landsOf, type DrawnRows } from '../look/drawn.ts';
import { lettered, PLACED } from '../look/lettering.ts';
import { plateCss } from '../look/plate.ts';
import franceUrl from '../look/plate-france.svg?url';
import polandUrl from '../look/plate-poland.svg?url';
import { HEX, MILES_A_HEX, PRINTED } from '../look/sheet.ts';
import { gazetteer } from '../look/spoken.ts';
import { landPath } from '../look/works.ts';
import type { BoxView } from '../view/box.ts';

export interface TableBox {
  readonly front: Front;
  readonly crt: Charts['crt'];
  readonly ground: BoxView['ground'];
  readonly sheet: HexSheet;
  readonly plate: PlateSource;
  readonly cities: readonly CityWord[];
  readonly towns: readonly TownWord[];
  readonly names: Gazetteer;
  readonly milesAHex?: number;
  /** Where to look first. */
  readonly first: string;
  isLand(hex: number): boolean;
  /** The land of all countries and the frontiers between them, and of these countries alone, as paths. */
  readonly land: string;
  readonly frontiers: string;
  landOf(countries: readonly Country[]): string;
}
interface Rows extends DrawnRows {
  readonly towns: readonly TownRow[];
}
/** What shipped and drawn maps have alike. */
const mapOf = (on: Sheet, rows: Rows, placed: readonly Word[]) => {
  const sheet = hexSheet(on, 0);
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
    landOf: (countries: readonly Country[]) => landPath(on, rows.hexes, countries),
  };
};
const URLS: { readonly [F in Front]: string } = { france: franceUrl, poland: polandUrl };
/** Sedan; between Lodz and Warsaw. */
const FIRST: { readonly [F in Front]: string } = { france: 'F1512', poland: 'P1413' };
type Laid = Omit<TableBox, 'crt' | 'ground'>;
const printedMap = (front: Front): Laid => {
  const { letter, ...map } = mapOf(PRINTED[front], MAPS[front], PLACED[front]);
  return {
    ...map,
    front,
    plate: { svg: { url: URLS[front] }, size: map.sheet.size, css: plateCss, letter, fonts: FONTS },
    milesAHex: MILES_A_HEX,
    first: FIRST[front],
  };
};
const MARGIN = 0.5;
const drawnMap = (front: Front, of: NonNullable<BoxView['map']>): Laid => {
  const on = sheetAround(gridFrom(of.grid), HEX, MARGIN);
  const byHex = new Map(of.hexes.map(h => [h.hex, h]));
  const hexes: readonly HexRow[] = on.grid.labels.map(label => byHex.get(label)!);
  const { letter, ...map } = mapOf(on, { ...of, hexes, towns: [] }, countryWords(on, hexes));
  let svg: string | undefined;
  return {
    ...map,
    front,
    plate: {
      svg: { text: () => (svg ??= drawnSvg(on, { hexes, sides: of.sides })) },
      size: map.sheet.size,
      css: drawnSheetCss,
      letter,
      fonts: FONTS,
    },
    first: map.sheet.under({ x: on.w / 2, y: on.h / 2 }) ?? hexes[0]!.hex,
  };
};
export const tableBox = ({ front, crt, ground, map }: BoxView): TableBox => ({
  ...(map ? drawnMap(front, map) : printedMap(front)),
  crt,
  ground,
});
