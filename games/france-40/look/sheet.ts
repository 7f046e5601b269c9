/** The printed sheet in map units, 60 to a hex: its extent, and the kernel's geometry on it. */
import { geometryOn, makeSheet } from '../../../kernel/sheet.ts';
import { GRID } from '../data/map.ts';

const HEX_HEIGHT = Math.sqrt(3) / 2;
/** A margin of half a hex around the map. */
export const PRINTED = makeSheet(GRID, {
  hex: 60,
  left: 17.4,
  right: 45.1,
  top: -42.75 * HEX_HEIGHT,
  foot: -9.25 * HEX_HEIGHT,
});
export const HEX = PRINTED.hex;
export const SHEET = { w: PRINTED.w, h: PRINTED.h } as const;
/** Degrees from the top of the sheet clockwise to north: the rows follow the front, not the parallels. */
export const NORTH = 32.3;

export const { idOf, middle, middleOf, corner, hexPath, hexUnder } = geometryOn(PRINTED);
