/** The map of a data pack, drawn from its tables without the atlas, in the style of the printed sheet. */
import { drawnPlate, type Drawn } from '../../../screen/hex/drawing.ts';
import { hexesOf, landWords } from '../../../screen/hex/lands.ts';
import { drawnCss } from '../../../screen/hex/plate-css.ts';
import type { Word } from '../../../screen/hex/lettering.ts';
import type { Theme } from '../../../screen/host.ts';
import { middle, type Sheet } from '../../../kernel/sheet.ts';
import { CLOSED, COUNTRIES, type HexRow, type RailRow, type SideRow, type Terrain, type TownRow } from '../data/map.ts';
import { isBig } from './lettering.ts';
import { plateCss } from './plate.ts';
import { circles, crests, dot, works } from './works.ts';

export interface MapRows {
  /** In the order of the grid. */
  readonly hexes: readonly HexRow[];
  readonly hexsides: readonly SideRow[];
  readonly rails: readonly RailRow[];
  readonly towns: readonly TownRow[];
}
const isLand = ({ terrain }: HexRow): boolean => terrain !== 'sea' && terrain !== 'lake';
const LANDS = COUNTRIES.filter(c => c !== 'none');
export const landsOf = (hexes: readonly HexRow[]): readonly ReadonlySet<number>[] =>
  LANDS.map(country => hexesOf(hexes, h => h.country === country && isLand(h)));

/** Long rivers are drawn wider. */
const rankOf = (sides: number): number => {
  if (sides > 40) return 2;
  return sides > 18 ? 1 : 0;
};
const drawnOf = (sheet: Sheet, { hexes, hexsides, rails, towns }: MapRows): Drawn => {
  const id = (hex: string): number => sheet.grid.byLabel.get(hex)!;
  const pair = (s: RailRow): readonly [number, number] => [id(s.a), id(s.b)];
  const ofKind = (...kinds: readonly Terrain[]) => hexesOf(hexes, h => kinds.includes(h.terrain));
  const isWater = (s: SideRow): boolean => s.kind === 'sea' || s.kind === 'lake';
  const crossed = (s: SideRow): boolean => s.kind === 'river' || s.kind === 'strait';
  return {
    sheet,
    water: hexesOf(hexes, h => !isLand(h)),
    woods: ofKind('woods'),
    rough: ofKind('rough', 'mountain'),
    shut: hexesOf(hexes, h => isLand(h) && CLOSED.includes(h.country)),
    countries: landsOf(hexes),
    cities: hexes.flatMap((h, hex) => (h.city === undefined ? [] : [{ hex, big: isBig(h) }])),
    ports: [...hexesOf(hexes, h => h.port === true)],
    rivers: [...Map.groupBy(hexsides.filter(crossed), s => s.name ?? '')].map(([name, of]) => ({
      rank: rankOf(name ? of.length : 0),
      sides: of.map(pair),
    })),
    waterSides: hexsides.filter(isWater).map(pair),
    grounds: [
      { kind: 'tb', hexes: ofKind('broken') },
      { kind: 'tm', hexes: ofKind('mountain') },
      { kind: 'tw', hexes: ofKind('swamp') },
    ],
    rails: { kinds: ['ra ra0', 'ra ra1', 'ra ra2'], links: rails.map(pair) },
    over:
      towns.map(t => dot(middle(sheet, id(t.hex)))).join('') +
      crests(sheet, hexsides) +
      works(sheet, hexes) +
      circles(sheet, hexes),
  };
};
export const drawnSvg = (sheet: Sheet, rows: MapRows): string => drawnPlate(drawnOf(sheet, rows));
export const drawnSheetCss = (theme: Theme): string => plateCss(theme) + drawnCss(theme);

export const countryWords = (sheet: Sheet, hexes: readonly HexRow[]): readonly Word[] =>
  landWords(
    sheet,
    landsOf(hexes).map((land, i) => ({ name: LANDS[i]!, hexes: land })),
  );
