/** The sheet in map units, 60 to a hex: what of the plane it shows, and the kernel's geometry on it. */
import * as on from '../../../kernel/sheet.ts';
import { GRID } from '../data/map.ts';

export type Spot = on.Spot;
const TALL = Math.sqrt(3) / 2;
/** A margin of half a hex around the map. */
export const PRINTED = on.makeSheet(GRID, {
  hex: 60,
  left: 17.4,
  right: 45.1,
  top: -42.75 * TALL,
  foot: -9.25 * TALL,
});
export const HEX = PRINTED.hex;
export const SHEET = { w: PRINTED.w, h: PRINTED.h } as const;
/** How far north lies right of up, in degrees: the rows follow the front, not the parallels. */
export const NORTH = 32.3;

/** From widths of a hex, right and down, as the kernel has them. */
export const onSheet = (u: number, down: number): readonly [x: number, y: number] => on.onSheet(PRINTED, u, down);
/** Back to widths of a hex. */
export const offSheet = (x: number, y: number): readonly [u: number, down: number] => on.offSheet(PRINTED, x, y);
export const middle = (hex: number): Spot => on.middle(PRINTED, hex);
export const idOf = (label: string): number => GRID.byLabel.get(label) ?? -1;
export const middleOf = (label: string): Spot => middle(idOf(label));
export const corner = (hex: number, k: number, share = 1): readonly [x: number, y: number] =>
  on.corner(PRINTED, hex, k, share);
export const hexPath = (hex: number, share = 1): string => on.hexPath(PRINTED, hex, share);
/** The hex under a point of the sheet, -1 beside the map. */
export const hexUnder = (x: number, y: number): number => on.hexUnder(PRINTED, x, y);
