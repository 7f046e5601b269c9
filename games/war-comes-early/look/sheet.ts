/** The sheet in map units, 60 to a hex: which part of the plane it shows, and the kernel's geometry on it. */
import { geometryOn, makeSheet, type Spot } from '../../../kernel/sheet.ts';
import { GRID, GRID_TABLE } from '../data/map.ts';

const HEX_HEIGHT = Math.sqrt(3) / 2;
/** A margin of a quarter of a hex around the map. */
export const PRINTED = makeSheet(GRID, { hex: 60, left: 0.03, right: 53.66, top: 0.24, foot: 34.76 });
export const HEX = PRINTED.hex;
export const SHEET = { w: PRINTED.w, h: PRINTED.h } as const;
/** The direction of north, in degrees right of up: the columns follow the fronts, not the meridians. */
export const NORTH = 31.9;

export const { idOf, middle, middleOf, corner, hexPath, hexUnder } = geometryOn(PRINTED);

/** 1.2 The north-east corner has no hexes: the key of the map is there. */
const { from, first } = GRID_TABLE.cut;
export const KEY = {
  x: Math.round((from * HEX_HEIGHT - 0.36 - PRINTED.left) * HEX),
  y: 0,
  w: Math.round((PRINTED.right - from * HEX_HEIGHT + 0.36) * HEX),
  h: Math.round((first - 0.72 - PRINTED.top) * HEX),
} as const;
/** The contents of the key in order; a line is 25 units high. */
export const KEY_LINES = [
  'Clear',
  'Woods',
  'Broken',
  'Rough',
  'Mountain',
  'Swamp',
  'City, points',
  'Black dot',
  'Port',
  'Railway',
  'River',
  'Strait',
  'Blocked',
  'Frontier',
  'Czech fort',
  'Heavy, Belgian',
  'West Wall',
  'Maginot Line',
  'Out of play',
] as const;
export const keyLine = (i: number): Spot => ({ x: KEY.x + 24, y: KEY.y + 54 + i * 25 });
