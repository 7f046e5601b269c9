import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  around,
  centreOf,
  cornersOf,
  DIRS,
  dirTo,
  distance,
  hexes,
  hexOf,
  labelOf,
  makeGrid,
  neighbour,
  OFF_MAP,
  opposite,
  ring,
  sideBetween,
  sideOf,
  type Dir,
  type Grid,
  type HexId,
} from '../hex.ts';
import { anyHex, CZECH, FRANCE } from './maps.ts';

const grids: readonly [string, Grid][] = [
  ['pointy rows, numbered northward', FRANCE],
  ['flat-top columns', CZECH],
];
const far = (grid: Grid, a: string, b: string): number => distance(grid, hexOf(grid, a), hexOf(grid, b));
const at = (a: readonly [number, number], b: readonly [number, number]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** Every hex with every neighbour. */
const pairs = (grid: Grid): { hex: HexId; dir: Dir; to: HexId }[] =>
  hexes(grid).flatMap(hex =>
    DIRS.flatMap(dir => {
      const to = neighbour(grid, hex, dir);
      return to === OFF_MAP ? [] : [{ hex, dir, to: to as HexId }];
    }),
  );

describe.each(grids)('the grid of %s', (_, grid) => {
  it('neighbours are mutual, one step apart, and share the hexside', () => {
    const wrong = pairs(grid).filter(
      ({ hex, dir, to }) =>
        neighbour(grid, to, opposite(dir)) !== hex ||
        sideOf(grid, to, opposite(dir)) !== sideOf(grid, hex, dir) ||
        dirTo(grid, hex, to) !== dir ||
        distance(grid, hex, to) !== 1,
    );
    expect(wrong).toEqual([]);
  });
  it('every hexside knows its two hexes', () => {
    const inOrder = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
    const ends = (side: number): string => inOrder(grid.ends[side * 2]!, grid.ends[side * 2 + 1]!);
    expect(
      hexes(grid).flatMap(hex =>
        DIRS.filter(dir => ends(sideOf(grid, hex, dir)) !== inOrder(hex, neighbour(grid, hex, dir))),
      ),
    ).toEqual([]);
    expect(new Set(grid.sides).size).toBe(grid.sideCount);
  });
  it('a number names one hex and back', () => {
    expect(hexes(grid).map(hex => hexOf(grid, labelOf(grid, hex)))).toEqual(hexes(grid));
    expect(() => hexOf(grid, '9999')).toThrow('no hex 9999');
  });
  it('distances are symmetric, obey the triangle, and are steps', () => {
    fc.assert(
      fc.property(anyHex(grid), anyHex(grid), anyHex(grid), (a, b, c) => {
        expect(distance(grid, a, b)).toBe(distance(grid, b, a));
        expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
        if (a !== b) expect(Math.min(...around(grid, a).map(n => distance(grid, n, b)))).toBe(distance(grid, a, b) - 1);
      }),
      { numRuns: 300 },
    );
  });
  it('a full ring holds six hexes a step', () => {
    const middle = hexes(grid).find(hex => [1, 2, 3].every(n => ring(grid, hex, n).length === 6 * n));
    expect(middle).toBeDefined();
    expect(ring(grid, middle!, 0)).toEqual([middle]);
  });
  it('drawn, neighbours lie one width apart and touch along the side of that direction', () => {
    const middle = hexes(grid).find(hex => around(grid, hex).length === 6)!;
    for (const dir of DIRS) {
      const to = neighbour(grid, middle, dir) as HexId;
      const mine = cornersOf(grid, middle);
      const theirs = cornersOf(grid, to);
      expect(at(centreOf(grid, middle), centreOf(grid, to))).toBeCloseTo(1);
      for (const corner of [mine[dir]!, mine[(dir + 1) % 6]!])
        expect(Math.min(...theirs.map(c => at(c, corner)))).toBeCloseTo(0);
    }
  });
});

describe('rows and columns as the two magazine games print them', () => {
  // France '40 1.2
  it('rows 10 to 42 northward, even ones from 19, odd ones from 18', () => {
    expect(FRANCE.size).toBe(17 * 26 + 16 * 27);
    for (const corner of ['1019', '1044', '4219', '4244', '3118', '3619'])
      expect(FRANCE.byLabel.has(corner)).toBe(true);
    for (const none of ['1018', '3618', '4319', '1145']) expect(FRANCE.byLabel.has(none)).toBe(false);
  });
  // France '40 4.4
  it('the Dyle-Breda hexes are one chain', () => {
    const chain = ['3633', '3634', '3534', '3435', '3436', '3335', '3235'];
    for (let i = 1; i < chain.length; i++) expect(far(FRANCE, chain[i - 1]!, chain[i]!)).toBe(1);
  });
  // War Comes Early 3.2.1
  it('nine hexes lie between Vienna and Breslau', () => expect(far(CZECH, '2128', '2821')).toBe(10));
  // War Comes Early 4.1
  it('the two hexes of Berlin touch', () => expect(far(CZECH, '2413', '2414')).toBe(1));
  it('directions run clockwise from the first side', () => {
    const east = hexOf(FRANCE, '3032');
    const north = hexOf(CZECH, '3010');
    expect(DIRS.map(dir => labelOf(FRANCE, neighbour(FRANCE, east, dir) as HexId))).toEqual([
      '3132',
      '3033',
      '2932',
      '2931',
      '3031',
      '3131',
    ]);
    expect(DIRS.map(dir => labelOf(CZECH, neighbour(CZECH, north, dir) as HexId))).toEqual([
      '3009',
      '3110',
      '3111',
      '3011',
      '2911',
      '2910',
    ]);
  });
  it('a number of one’s own, and no number twice', () => {
    const grid = makeGrid({
      orientation: 'flat',
      lines: [0, 2],
      places: () => [0, 2],
      shoved: 'odd',
      label: (column, row) => 'ABC'[column]! + row,
    });
    expect(grid.labels).toEqual(['A0', 'A1', 'A2', 'B0', 'B1', 'B2', 'C0', 'C1', 'C2']);
    expect(() =>
      makeGrid({ orientation: 'flat', lines: [0, 1], places: () => [0, 1], shoved: 'odd', label: () => 'x' }),
    ).toThrow('share a number');
  });
  it('hexes that do not touch share no side', () => {
    expect(() => sideBetween(FRANCE, hexOf(FRANCE, '3032'), hexOf(FRANCE, '3034'))).toThrow(
      '3032 and 3034 do not touch',
    );
    expect(sideBetween(FRANCE, hexOf(FRANCE, '3032'), hexOf(FRANCE, '3033'))).toBe(
      sideBetween(FRANCE, hexOf(FRANCE, '3033'), hexOf(FRANCE, '3032')),
    );
  });
});
