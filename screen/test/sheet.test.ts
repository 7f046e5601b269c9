/** The board's sheet in both orientations. */
import { describe, expect, test } from 'vitest';
import { makeGrid, ORIENTATIONS, type Orientation } from '../../kernel/hex.ts';
import { ARROWS, CORNERS, makeSheet, type Arrow } from '../../kernel/sheet.ts';
import { hexSheet, inLines, type HexSheet } from '../hex/sheet.ts';

const sheetOf = (orientation: Orientation): HexSheet => {
  const grid = makeGrid({ orientation, lines: [1, 6], places: () => [1, 8], shoved: 'even' });
  return hexSheet(makeSheet(grid, { hex: 60, left: -1, right: 10, top: -10, foot: 10 }), 12);
};
const BACK: { readonly [A in Arrow]: Arrow } = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

describe.each(ORIENTATIONS)('a %s-top sheet', orientation => {
  const sheet = sheetOf(orientation);
  const HERE = sheet.middleOf('0304');
  test('every hex lies under its middle, and nothing far beside the map', () => {
    for (const label of ['0101', '0304', '0608']) expect(sheet.under(sheet.middleOf(label))).toBe(label);
    expect(sheet.under({ x: -500, y: -500 })).toBeUndefined();
  });
  test('an arrow leads to a neighbour, its opposite back again', () => {
    for (const arrow of ARROWS) {
      const to = sheet.toward('0304', arrow, sheet.keptBy('0304'));
      expect(to).toBeDefined();
      expect(to).not.toBe('0304');
      expect(sheet.toward(to!, BACK[arrow], sheet.keptBy('0304'))).toBe('0304');
    }
  });
  test('keys along a line move what is kept, keys across it keep it', () => {
    for (const arrow of ARROWS) {
      const to = sheet.toward('0304', arrow, sheet.keptBy('0304'))!;
      const moves = Math.abs(sheet.keptBy(to) - sheet.keptBy('0304')) > sheet.hex / 2 + 1;
      expect(moves, arrow).toBe(sheet.isOneWay(arrow));
    }
  });
  test('the four keys between the arrows and the two along a line lead to all six neighbours', () => {
    const along = ARROWS.filter(a => sheet.isOneWay(a));
    const near = [...along, ...CORNERS].map(key => sheet.toward('0304', key, 0)!);
    const far = near.map(sheet.middleOf).map(p => Math.hypot(p.x - HERE.x, p.y - HERE.y));
    expect(new Set(near).size).toBe(6);
    for (const d of far) expect(d).toBeCloseTo(sheet.hex, 5);
    expect(sheet.middleOf(near[2]!).x, 'Home leads to the upper left').toBeLessThan(HERE.x);
    expect(sheet.middleOf(near[2]!).y, 'Home leads to the upper left').toBeLessThan(HERE.y);
  });
  test('a hex stands at its row and column of the rulers', () => {
    const { x, y } = sheet.middleOf('0304');
    const column = sheet.rulers.across.find(t => t.n === sheet.columnOf('0304'))!;
    const row = sheet.rulers.down.find(t => t.n === sheet.rowOf('0304'))!;
    expect(Math.abs(column.at - x)).toBeLessThanOrEqual(sheet.hex / 2 + 1e-6);
    expect(Math.abs(row.at - y)).toBeLessThanOrEqual(sheet.hex / 2 + 1e-6);
  });
  test('the way through hexes runs down the map, each line of it to the right', () => {
    const spots = inLines(sheet, ['0608', '0101', '0304', '0301', '0105']).map(sheet.middleOf);
    for (const [i, p] of spots.slice(1).entries()) {
      const before = spots[i]!;
      expect(p.y > before.y || (p.y === before.y && p.x > before.x)).toBe(true);
    }
  });
});
test('rows are lines of a pointy-top sheet and places of a flat-top one', () => {
  expect([sheetOf('pointy').rowOf('0304'), sheetOf('pointy').columnOf('0304')]).toEqual([3, 4]);
  expect([sheetOf('flat').rowOf('0304'), sheetOf('flat').columnOf('0304')]).toEqual([4, 3]);
});
