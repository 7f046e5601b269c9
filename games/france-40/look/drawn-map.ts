/** Draws the map of a data pack from its hexes and hexsides, in the style of the printed sheet. */
import { drawnPlate, type Drawn } from '../../../screen/hex/drawing.ts';
import { hexesOf, landWords } from '../../../screen/hex/lands.ts';
import { drawnCss } from '../../../screen/hex/plate-css.ts';
import type { Word } from '../../../screen/hex/lettering.ts';
import type { Theme } from '../../../screen/host.ts';
import type { Sheet } from '../../../kernel/sheet.ts';
import { isLandRow } from '../model/ground.ts';
import { COUNTRIES, type HexRow, type SideRow, type Terrain } from '../data/map.ts';
import { isBig } from './lettering.ts';
import { plateCss } from './plate.ts';

export interface MapRows {
  /** In the order of the grid. */
  readonly hexes: readonly HexRow[];
  readonly hexsides: readonly SideRow[];
}
const LANDS = COUNTRIES.filter(c => c !== 'none');
export const landsOf = (hexes: readonly HexRow[]): readonly ReadonlySet<number>[] =>
  LANDS.map(country => hexesOf(hexes, h => h.country === country && isLandRow(h)));

/** Long rivers are drawn wider. */
const rankOf = (name: string, sides: number): number => {
  if (/canal/i.test(name)) return 3;
  if (sides > 30) return 2;
  return sides > 14 ? 1 : 0;
};
const riversOf = (sides: readonly SideRow[], pair: (s: SideRow) => readonly [number, number]): Drawn['rivers'] =>
  [...Map.groupBy(sides, s => s.name ?? '')].map(([name, of]) => ({
    rank: rankOf(name, name ? of.length : 0),
    sides: of.map(pair),
  }));

const drawnOf = (sheet: Sheet, { hexes, hexsides }: MapRows): Drawn => {
  const ofKind = (terrain: Terrain) => hexesOf(hexes, h => h.terrain === terrain);
  const id = (hex: string): number => sheet.grid.byLabel.get(hex)!;
  const pair = (s: SideRow): readonly [number, number] => [id(s.a), id(s.b)];
  return {
    sheet,
    water: hexesOf(hexes, h => h.terrain === 'sea' || h.terrain === 'lake'),
    woods: ofKind('ardennes'),
    rough: ofKind('rough'),
    shut: ofKind('gap'),
    countries: landsOf(hexes),
    cities: hexes.flatMap((h, hex) => (h.city === undefined ? [] : [{ hex, big: isBig(h.city) }])),
    ports: [...hexesOf(hexes, h => h.port === true)],
    rivers: riversOf(
      hexsides.filter(s => s.kind === 'river'),
      pair,
    ),
    waterSides: hexsides.filter(s => s.kind !== 'river').map(pair),
  };
};
export const drawnSvg = (sheet: Sheet, rows: MapRows): string => drawnPlate(drawnOf(sheet, rows));
export const drawnSheetCss = (theme: Theme): string => plateCss(theme) + drawnCss(theme);

export const countryWords = (sheet: Sheet, hexes: readonly HexRow[]): readonly Word[] =>
  landWords(
    sheet,
    landsOf(hexes).map((land, i) => ({ name: LANDS[i]!, hexes: land })),
  );
