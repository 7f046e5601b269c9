/** One number space for every place a counter can be in: the hexes of a map first, then boxes, turn boxes, hands. */
import type { Grid, HexId } from '../kernel/hex.ts';

/** Whether a place is a hex; it can then be used as a HexId without a cast. */
export const isHex = (grid: Pick<Grid, 'size'>, place: number): place is HexId => place >= 0 && place < grid.size;
/** The hex of a place, or undefined for a box or an unknown place. */
export const hexIn = (grid: Pick<Grid, 'size'>, place: number): HexId | undefined =>
  isHex(grid, place) ? place : undefined;
