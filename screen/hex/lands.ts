/** Countries of a map that is drawn from its rows: the hexes of each, and its name in their middle. */
import { middle, type Sheet } from '../../kernel/sheet.ts';
import type { Word } from './lettering.ts';
import type { HexSheet } from './sheet.ts';

/** The hexes of a list in the order of the grid for which it is so. */
export const hexesOf = <H>(hexes: readonly H[], test: (h: H) => boolean): ReadonlySet<number> =>
  new Set(hexes.flatMap((h, hex) => (test(h) ? [hex] : [])));

export interface Land {
  readonly name: string;
  readonly hexes: ReadonlySet<number>;
}
/** The land of all countries and the frontiers between them, as paths. */
export const landPaths = (
  sheet: HexSheet,
  lands: readonly ReadonlySet<number>[],
  isCountry = (hex: number): boolean => lands.some(land => land.has(hex)),
): { readonly land: string; readonly frontiers: string } => ({
  land: lands.map(l => sheet.hexesPath(l, 1.03)).join(''),
  frontiers: lands.map(l => sheet.edgePath(l, isCountry)).join(''),
});
/** A country of fewer hexes is lettered smaller, of very few not at all. */
const LARGE = 70;
const MIN_HEXES = 5;
/** Each country's name over the hex of it that lies nearest to its middle. */
export const landWords = (sheet: Sheet, lands: readonly Land[]): readonly Word[] =>
  lands.flatMap(({ name, hexes }) => {
    const spots = [...hexes].map(hex => middle(sheet, hex));
    if (spots.length < MIN_HEXES) return [];
    const x = spots.reduce((sum, p) => sum + p.x, 0) / spots.length;
    const y = spots.reduce((sum, p) => sum + p.y, 0) / spots.length;
    const far = (p: { readonly x: number; readonly y: number }): number => Math.hypot(p.x - x, p.y - y);
    const at = spots.reduce((best, p) => (far(p) < far(best) ? p : best));
    const style = spots.length < LARGE ? 'small country' : 'country';
    return [{ text: name.toUpperCase(), x: at.x, y: at.y + sheet.radius, style }];
  });
