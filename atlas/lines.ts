/** Lines of a sheet of hexes as if drawn by hand: outlines, tints, rivers, frontiers. They have classes only; the game's look sets the colours. */
import { chain, type Chain, type Segment } from '../kernel/chain.ts';
import { pathOf } from '../kernel/curve.ts';
import { loose, riverLine, roundedOff, smoothed } from '../kernel/hand-drawn.ts';
import { DIRS } from '../kernel/hex.ts';
import { corner, hexPath, type Sheet } from '../kernel/sheet.ts';

export type HexSet = ReadonlySet<number>;
export const path = (kind: string, d: string, more = ''): string =>
  d ? `<path class="${kind}" d="${d}"${more}/>` : '';
export const near = ({ grid }: Sheet, hex: number, dir: number): number => grid.near[hex * 6 + dir]!;
export const sideOf = (sheet: Sheet, hex: number, dir: number): Segment => [
  corner(sheet, hex, dir),
  corner(sheet, hex, dir + 1),
];
/** The hexside between two neighbours, given by their labels. */
export const between = (sheet: Sheet, a: string, b: string): Segment => {
  const hex = sheet.grid.byLabel.get(a) ?? -1;
  const to = sheet.grid.byLabel.get(b) ?? -1;
  return sideOf(
    sheet,
    hex,
    DIRS.find(dir => near(sheet, hex, dir) === to)!,
  );
};
/** The hexsides along the border of a set of hexes, optionally only toward hexes that pass a test (-1 is off the map). */
export const outline = (sheet: Sheet, hexes: HexSet, toward: (to: number) => boolean = () => true): Chain[] =>
  chain(
    [...hexes].flatMap(hex =>
      DIRS.filter(dir => !hexes.has(near(sheet, hex, dir)) && toward(near(sheet, hex, dir))).map(dir =>
        sideOf(sheet, hex, dir),
      ),
    ),
  );

/** A tint that follows the hexes without their corners. */
export const tint = (
  sheet: Sheet,
  kind: string,
  hexes: HexSet,
  { much, seed, slack }: { readonly much: number; readonly seed: number; readonly slack?: number },
): string => path(kind, loose(outline(sheet, hexes), much, seed, slack), ' fill-rule="evenodd"');

// Rivers -----------------------------------------------------------------------------------------------------------
interface RiverSide {
  readonly a: string;
  readonly b: string;
  readonly name?: string;
}
const CANAL = 3;
/** Rivers by name; `rank` 0 to 2 is their width, 3 a canal. */
export function rivers(
  sheet: Sheet,
  sides: readonly RiverSide[],
  rank: (name: string) => number,
  slack?: number,
): string {
  const kinds = ['', '', '', ''];
  for (const [name, of] of Map.groupBy(sides, s => s.name ?? ''))
    for (const line of chain(of.map(s => between(sheet, s.a, s.b))))
      kinds[rank(name)] += riverLine(line, rank(name) === CANAL, slack);
  const layer = (what: string): string => kinds.map((d, i) => path(`${what} ${what}${i}`, d)).join('');
  return layer('rh') + layer('rc') + layer('rf');
}
/** Hexsides that cannot be crossed, each kind with a class of its own. */
export const shutSides = (sheet: Sheet, kind: string, sides: readonly RiverSide[]): string =>
  path(
    kind,
    chain(sides.map(s => between(sheet, s.a, s.b)))
      .map(line => pathOf(smoothed(line, 6, 2), line.closed))
      .join(''),
  );

// Countries --------------------------------------------------------------------------------------------------------
const byHex = (sheet: Sheet, land: HexSet): string => [...land].map(hex => hexPath(sheet, hex, 1.02)).join('');
/** The border of a set of hexes along the hexsides: shorter than hex by hex. */
export const edged = (sheet: Sheet, hexes: HexSet): string =>
  outline(sheet, hexes)
    .map(({ line }) => pathOf(line, true))
    .join('');
/** A ribbon in its colour inside each country's frontier, as in atlases of the time; `lands` in the order of the colours. */
export const ribbons = (
  sheet: Sheet,
  lands: readonly HexSet[],
  isLand: (hex: number) => boolean,
  clip: (sheet: Sheet, land: HexSet) => string = byHex,
): string =>
  lands
    .map((land, i) => {
      const d = outline(sheet, land, to => to >= 0 && isLand(to))
        .map(roundedOff)
        .join('');
      return `<clipPath id="k${i}"><path d="${clip(sheet, land)}"/></clipPath><g clip-path="url(#k${i})">${path(`rb r${i}`, d, ' stroke-width="30" opacity=".3"')}${path(`rb r${i}`, d, ' stroke-width="13" opacity=".55"')}</g>`;
    })
    .join('');
export function frontiers(
  sheet: Sheet,
  land: readonly number[],
  isLand: (hex: number) => boolean,
  countryOf: (hex: number) => string,
): string {
  const sides = land.flatMap(hex =>
    DIRS.filter(dir => {
      const to = near(sheet, hex, dir);
      return to > hex && isLand(to) && countryOf(to) !== countryOf(hex);
    }).map(dir => sideOf(sheet, hex, dir)),
  );
  const d = chain(sides).map(roundedOff).join('');
  return path('f0', d) + path('f1', d);
}
