/** One number space for every place a counter can be in: the hexes of a map first, then boxes, turn boxes, hands. */
import type { Grid, HexId } from '../kernel/hex.ts';

/** Whether a place is a hex: what is asked of hexes may then be asked of it, without a cast. */
export const isHex = (grid: Pick<Grid, 'size'>, place: number): place is HexId => place >= 0 && place < grid.size;
/** The hex a place is, or nothing for a box and for what is unknown. */
export const hexIn = (grid: Pick<Grid, 'size'>, place: number): HexId | undefined =>
  isHex(grid, place) ? place : undefined;
