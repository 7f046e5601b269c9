/** Random maps for the laws of the kernel. */
import fc from 'fast-check';
import { makeGrid, type Grid, type HexId } from '../hex.ts';

export const FRANCE: Grid = makeGrid({
  orientation: 'pointy',
  lines: [10, 42],
  places: row => [row % 2 ? 18 : 19, 44],
  shoved: 'odd',
  rowsRun: 'up',
});
export const CZECH: Grid = makeGrid({
  orientation: 'flat',
  lines: [1, 61],
  places: column => [1, column % 2 ? 34 : 33],
  shoved: 'even',
});
export const SMALL: readonly Grid[] = [
  makeGrid({ orientation: 'pointy', lines: [1, 6], places: row => [row % 2 ? 1 : 2, 7], shoved: 'odd', rowsRun: 'up' }),
  makeGrid({ orientation: 'flat', lines: [1, 7], places: column => [1, column % 2 ? 6 : 5], shoved: 'even' }),
];

export const anyGrid = fc.constantFrom(...SMALL);
export const anyHex = (grid: Grid): fc.Arbitrary<HexId> => fc.nat(grid.size - 1) as unknown as fc.Arbitrary<HexId>;
/** One byte a hex or hexside, each value as often as it is listed. */
export const bytes = (length: number, values: readonly number[]): fc.Arbitrary<Uint8Array> =>
  fc.array(fc.constantFrom(...values), { minLength: length, maxLength: length }).map(list => Uint8Array.from(list));
