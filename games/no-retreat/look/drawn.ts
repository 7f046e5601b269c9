/** A map of an owner's own, drawn from its tables without the atlas, in the look of the printed sheets. */
import { drawnPlate, type Drawn } from '../../../screen/hex/drawing.ts';
import { drawnCss } from '../../../screen/hex/plate-css.ts';
import type { Word } from '../../../screen/hex/lettering.ts';
import type { Theme } from '../../../screen/host.ts';
import { middle, type Sheet } from '../../../kernel/sheet.ts';
import { COUNTRIES, type FrontMap, type HexRow, type SideRow } from '../data/rows.ts';
import { plateCss } from './plate.ts';
import { edges, partitions, points, works, zones } from './works.ts';

/** Hexes in the order of the grid. */
export type DrawnRows = Pick<FrontMap, 'hexes' | 'sides'>;
const LANDS = COUNTRIES.filter(c => c !== 'none');
/** Shaded land, too, but for lakes. */
export const isLand = ({ terrain, country }: HexRow): boolean =>
  terrain !== 'sea' && terrain !== 'ez' && !(terrain === 'none' && country === 'none');
const where = (hexes: readonly HexRow[], test: (h: HexRow) => boolean): ReadonlySet<number> =>
  new Set(hexes.flatMap((h, hex) => (test(h) ? [hex] : [])));
export const landsOf = (hexes: readonly HexRow[]): readonly ReadonlySet<number>[] =>
  LANDS.map(country => where(hexes, h => h.country === country && isLand(h)));

/** Long rivers are drawn wider, great ones widest. */
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
    water: where(hexes, h => !isLand(h)),
    woods: where(hexes, isForest),
    rough: where(hexes, h => h.terrain === 'rough' && !isForest(h)),
    shut: where(hexes, h => h.terrain === 'none' && isLand(h)),
    countries: landsOf(hexes),
    cities: hexes.flatMap((h, hex) => (h.city === undefined ? [] : [{ hex, big: h.major === true }])),
    ports: [...where(hexes, h => h.port === true)],
    rivers: [...Map.groupBy(wet, s => `${s.kind} ${s.name ?? ''}`).values()].map(of => ({
      rank: rankOf(of),
      sides: of.map(pair),
    })),
    waterSides: sides.filter(s => s.kind === 'lake' || s.kind === 'sea').map(pair),
    grounds: [{ kind: 'tw', hexes: where(hexes, h => h.terrain === 'marsh') }],
    over:
      partitions(sheet, hexes) + works(sheet, hexes) + zones(sheet, hexes) + edges(sheet, hexes) + points(sheet, hexes),
  };
};
export const drawnSvg = (sheet: Sheet, rows: DrawnRows): string => drawnPlate(drawnOf(sheet, rows));
export const drawnSheetCss = (theme: Theme): string => plateCss(theme) + drawnCss(theme);

/** A country of fewer hexes is lettered smaller, of very few not at all. */
const LARGE = 70;
const LEAST = 5;
/** Each country's name over the hex of it that lies nearest to its middle. */
export const countryWords = (sheet: Sheet, hexes: readonly HexRow[]): readonly Word[] =>
  landsOf(hexes).flatMap((land, i) => {
    const spots = [...land].map(hex => middle(sheet, hex));
    if (spots.length < LEAST) return [];
    const x = spots.reduce((sum, p) => sum + p.x, 0) / spots.length;
    const y = spots.reduce((sum, p) => sum + p.y, 0) / spots.length;
    const far = (p: { readonly x: number; readonly y: number }): number => Math.hypot(p.x - x, p.y - y);
    const at = spots.reduce((best, p) => (far(p) < far(best) ? p : best));
    const style = spots.length < LARGE ? 'small country' : 'country';
    return [{ text: LANDS[i]!.toUpperCase(), x: at.x, y: at.y + sheet.radius, style }];
  });
