/** The map of a hex wargame as its table has it; what shipped and drawn ones have alike. */
import type { Sheet } from '../../kernel/sheet.ts';
import { landPaths } from '../hex/lands.ts';
import { FONTS, type CityWord, type Lettering, type TownWord } from '../hex/lettering.ts';
import { hexSheet, type HexSheet } from '../hex/sheet.ts';
import type { PlateSource } from '../map/Plate.tsx';
import type { Gazetteer } from './view.ts';

export interface WarMap {
  readonly sheet: HexSheet;
  readonly plate: PlateSource;
  readonly cities: readonly CityWord[];
  readonly towns: readonly TownWord[];
  readonly names: Gazetteer;
  /** Of a shipped map; a pack does not say it. */
  readonly milesAHex?: number;
  /** The land of all countries and the frontiers between them, as paths. */
  readonly land: string;
  readonly frontiers: string;
}
/** All of it but what it is printed on. `isCountry`: hexes beside a frontier, where not all land is. */
export const laidMap = (
  on: Sheet,
  north: number,
  words: Lettering,
  names: Gazetteer,
  lands: readonly ReadonlySet<number>[],
  isCountry?: (hex: number) => boolean,
): Omit<WarMap, 'plate'> => {
  const sheet = hexSheet(on, north);
  return { sheet, cities: words.cities, towns: words.towns(), names, ...landPaths(sheet, lands, isCountry) };
};
type Css = PlateSource['css'];
export const printedPlate = (url: string, { size }: HexSheet, css: Css, { letter }: Lettering): PlateSource => ({
  svg: { url },
  size,
  css,
  letter,
  fonts: FONTS,
});
/** Drawn from a pack's own hexes and sides, once. */
export const drawnPlate = (draw: () => string, { size }: HexSheet, css: Css, { letter }: Lettering): PlateSource => {
  let svg: string | undefined;
  return { svg: { text: () => (svg ??= draw()) }, size, css, letter, fonts: FONTS };
};
/** The rows of a pack in the order of the grid. */
export const inOrder = <Row extends { readonly hex: string }>(
  { grid }: Sheet,
  rows: readonly Row[],
): readonly Row[] => {
  const byHex = new Map(rows.map(r => [r.hex, r]));
  return grid.labels.map(label => byHex.get(label)!);
};
/** The hex in the middle of a sheet: where to look first if nobody says. */
export const midmost = (on: Sheet, sheet: HexSheet): string =>
  sheet.under({ x: on.w / 2, y: on.h / 2 }) ?? on.grid.labels[0]!;
