/** The map of a data pack, drawn from its tables without the atlas, in the style of the printed sheets. */
import { drawnPlate, type Drawn } from '../../../screen/hex/drawing.ts';
import { hexesOf, landWords } from '../../../screen/hex/lands.ts';
import { drawnCss } from '../../../screen/hex/plate-css.ts';
import type { Word } from '../../../screen/hex/lettering.ts';
import type { Theme } from '../../../screen/host.ts';
import type { Sheet } from '../../../kernel/sheet.ts';
import { COUNTRIES, type FrontMap, type HexRow, type SideRow } from '../data/rows.ts';
import { plateCss } from './plate.ts';
import { edges, partitions, points, works, zones } from './works.ts';

/** Hexes in the order of the grid. */
export type DrawnRows = Pick<FrontMap, 'hexes' | 'sides'>;
const LANDS = COUNTRIES.filter(c => c !== 'none');
/** Shaded land counts as land, lakes do not. */
export const isLand = ({ terrain, country }: HexRow): boolean =>
  terrain !== 'sea' && terrain !== 'ez' && !(terrain === 'none' && country === 'none');
export const landsOf = (hexes: readonly HexRow[]): readonly ReadonlySet<number>[] =>
  LANDS.map(country => hexesOf(hexes, h => h.country === country && isLand(h)));

/** Long rivers are drawn wider, great rivers widest. */
const rankOf = (of: readonly SideRow[]): number => {
  if (of.some(s => s.kind === 'great')) return 2;
  return of.length > 18 ? 1 : 0;
};
const isForest = (h: HexRow): boolean => h.terrain === 'forest' || h.in?.includes('Ardennes') === true;
const drawnOf = (sheet: Sheet, { hexes, sides }: DrawnRows): Drawn => {
  const id = (hex: string): number => sheet.grid.byLabel.get(hex)!;
  const pair = (s: SideRow): readonly [number, number] => [id(s.a), id(s.b)];
  const wet = sides.filter(s => s.kind === 'river' || s.kind === 'great');
  return {
    sheet,
    water: hexesOf(hexes, h => !isLand(h)),
    woods: hexesOf(hexes, isForest),
    rough: hexesOf(hexes, h => h.terrain === 'rough' && !isForest(h)),
    shut: hexesOf(hexes, h => h.terrain === 'none' && isLand(h)),
    countries: landsOf(hexes),
    cities: hexes.flatMap((h, hex) => (h.city === undefined ? [] : [{ hex, big: h.major === true }])),
    ports: [...hexesOf(hexes, h => h.port === true)],
    rivers: [...Map.groupBy(wet, s => `${s.kind} ${s.name ?? ''}`).values()].map(of => ({
      rank: rankOf(of),
      sides: of.map(pair),
    })),
    waterSides: sides.filter(s => s.kind === 'lake' || s.kind === 'sea').map(pair),
    grounds: [{ kind: 'tw', hexes: hexesOf(hexes, h => h.terrain === 'marsh') }],
    over:
      partitions(sheet, hexes) + works(sheet, hexes) + zones(sheet, hexes) + edges(sheet, hexes) + points(sheet, hexes),
  };
};
export const drawnSvg = (sheet: Sheet, rows: DrawnRows): string => drawnPlate(drawnOf(sheet, rows));
export const drawnSheetCss = (theme: Theme): string => plateCss(theme) + drawnCss(theme);

export const countryWords = (sheet: Sheet, hexes: readonly HexRow[]): readonly Word[] =>
  landWords(
    sheet,
    landsOf(hexes).map((land, i) => ({ name: LANDS[i]!, hexes: land })),
  );
