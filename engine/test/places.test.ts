/** D24 Hexes and boxes are one number space; a hex comes out of it as the kernel wants it. */
import { expect, test } from 'vitest';
import { around, hexes, labelOf } from '../../kernel/hex.ts';
import { FRANCE as grid } from '../../kernel/test/maps.ts';
import { hexIn, isHex } from '../places.ts';
import { HOLE } from '../state.ts';

test('D24 a place below the size of the map is a hex, a box or a hole is none', () => {
  const places = [0, grid.size - 1, grid.size, grid.size + 7, HOLE];
  expect(places.map(p => isHex(grid, p))).toEqual([true, true, false, false, false]);
  expect(places.map(p => hexIn(grid, p))).toEqual([0, grid.size - 1, undefined, undefined, undefined]);
});
test('D24 what the kernel asks of hexes is asked of a place without a cast', () => {
  const place: number = grid.size - 1;
  expect(isHex(grid, place) && around(grid, place)).toEqual(around(grid, hexes(grid).at(-1)!));
  const hex = hexIn(grid, 2);
  expect(hex === undefined ? '' : labelOf(grid, hex)).toBe(grid.labels[2]);
});
