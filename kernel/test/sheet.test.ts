import { describe, expect, it, test } from 'vitest';
import { cornersOf, hexes, hexOf, makeGrid, type Grid } from '../hex.ts';
import {
  ARROWS,
  corner,
  edgePath,
  hexesPath,
  hexPath,
  hexUnder,
  keptBy,
  makeSheet,
  middle,
  neighbourToward,
  offSheet,
  onSheet,
  rulers,
  teethPath,
  type Sheet,
} from '../sheet.ts';
import { FRANCE, SMALL } from './maps.ts';

const HEX_HEIGHT = Math.sqrt(3) / 2;
const FRENCH = makeSheet(FRANCE, {
  hex: 60,
  left: 17.4,
  right: 45.1,
  top: -42.75 * HEX_HEIGHT,
  foot: -9.25 * HEX_HEIGHT,
});
/** The same sheet as it was first drawn by hand: by rows that run up and labels of four digits. */
const byHand = (() => {
  const HEX = 60;
  const RADIUS = HEX / Math.sqrt(3);
  const TOP = 42.75 * HEX_HEIGHT;
  const near = (hex: number, dir: number): number => FRANCE.near[hex * 6 + dir]!;
  const onSheet = (u: number, down: number) => [(u - 17.4) * HEX, (down + TOP) * HEX] as const;
  const offSheet = (x: number, y: number) => [x / HEX + 17.4, y / HEX - TOP] as const;
  const middles = FRANCE.labels.map((label, hex) => {
    const row = Number(label.slice(0, 2));
    const [x, y] = onSheet((2 * Number(label.slice(2)) + (row % 2)) / 2, FRANCE.y[hex]! * HEX_HEIGHT);
    return { x, y };
  });
  const corner = (hex: number, k: number, share = 1) => {
    const turn = ((60 * k - 90) * Math.PI) / 180;
    const { x, y } = middles[hex]!;
    return [x + RADIUS * share * Math.cos(turn), y + RADIUS * share * Math.sin(turn)] as const;
  };
  const hexUnder = (x: number, y: number): number => {
    const [u, down] = offSheet(x, y);
    const row = Math.round(-down / HEX_HEIGHT);
    let best = -1;
    let least = 0.36;
    for (let r = row - 1; r <= row + 1; r++) {
      const hex = FRANCE.byLabel.get(`${r}${Math.round(u - (r % 2 ? 0.5 : 0))}`);
      if (hex === undefined) continue;
      const far = ((middles[hex]!.x - x) / HEX) ** 2 + ((middles[hex]!.y - y) / HEX) ** 2;
      if (far < least) [least, best] = [far, hex];
    }
    return best;
  };
  const WAYS = { ArrowRight: [1], ArrowLeft: [4], ArrowUp: [0, 5], ArrowDown: [2, 3] };
  const toward = (hex: number, arrow: (typeof ARROWS)[number], x: number): number =>
    WAYS[arrow]
      .map(dir => near(hex, dir))
      .filter(to => to >= 0)
      .sort((a, b) => Math.abs(middles[a]!.x - x) - Math.abs(middles[b]!.x - x))[0] ?? -1;
  const size = [Math.round((45.1 - 17.4) * HEX), Math.round((TOP - 9.25 * HEX_HEIGHT) * HEX), RADIUS];
  return { size, onSheet, offSheet, middles, corner, hexUnder, toward };
})();
/** 61 columns of 34 and 33, with the north-east corner cut off. */
const CUT: Grid = makeGrid({
  orientation: 'flat',
  lines: [1, 61],
  places: column => [column > 52 ? Math.ceil((column - 52) / 2) * 2 : 1, column % 2 ? 34 : 33],
  shoved: 'even',
});
const CZECH = makeSheet(CUT, { hex: 40, left: 0, right: 62 * HEX_HEIGHT, top: 0.25, foot: 35.25 });

describe('the sheet of a pointy-top map is what was drawn by hand', () => {
  it('in size, middles and corners', () => {
    expect([FRENCH.w, FRENCH.h, FRENCH.radius]).toEqual(byHand.size);
    expect(FRENCH.middles).toEqual(byHand.middles);
    for (const hex of hexes(FRANCE))
      for (const k of [0, 3, 5, 6]) expect(corner(FRENCH, hex, k, 0.9)).toEqual(byHand.corner(hex, k, 0.9));
    expect(onSheet(FRENCH, 20.3, -11.1)).toEqual(byHand.onSheet(20.3, -11.1));
    expect(offSheet(FRENCH, 77, 901)).toEqual(byHand.offSheet(77, 901));
  });
  it('in the hex under every seventh point, and in the way of every arrow key', () => {
    const wrong: string[] = [];
    for (let x = -40; x < FRENCH.w + 40; x += 7)
      for (let y = -40; y < FRENCH.h + 40; y += 7)
        if (hexUnder(FRENCH, x, y) !== byHand.hexUnder(x, y)) wrong.push(`${x} ${y}`);
    for (const hex of hexes(FRANCE))
      for (const arrow of ARROWS)
        for (const kept of [keptBy(FRENCH, hex), keptBy(FRENCH, hex) - 30])
          if (neighbourToward(FRENCH, hex, arrow, kept) !== byHand.toward(hex, arrow, kept))
            wrong.push(`${FRANCE.labels[hex]} ${arrow}`);
    expect(wrong).toEqual([]);
  });
  it('in its rulers', () => {
    const { across, down } = rulers(FRENCH);
    expect(across).toEqual(Array.from({ length: 27 }, (_, i) => ({ n: 18 + i, at: byHand.onSheet(18 + i, 0)[0] })));
    expect(down).toEqual(
      Array.from({ length: 33 }, (_, i) => ({ n: 10 + i, at: byHand.onSheet(0, -(10 + i) * HEX_HEIGHT)[1] })),
    );
  });
  it('outlines are closed rounds of six corners; the edge of a set leaves out what lies between its hexes', () => {
    const two = ['2831', '2830'].map(label => hexOf(FRANCE, label));
    expect(hexPath(FRENCH, two[0]!)).toBe(hexesPath(FRENCH, [two[0]!]));
    expect(
      hexesPath(FRENCH, two)
        .match(/M[^MZ]*Z/g)
        ?.map(d => d.split('L').length),
    ).toEqual([6, 6]);
    expect(edgePath(FRENCH, new Set(two)).match(/M/g)?.length).toBe(10);
    expect(edgePath(FRENCH, new Set(two), hex => hex === hexOf(FRANCE, '2829')).match(/M/g)?.length).toBe(1);
  });
});

const small = SMALL.map(grid => makeSheet(grid, { hex: 50, left: -9, right: 9, top: -9, foot: 9 }));
const SHEETS: readonly [string, Sheet][] = [
  ['France', FRENCH],
  ['Czechoslovakia with its cut corner', CZECH],
  ['a small pointy-top map', small[0]!],
  ['a small flat-top map', small[1]!],
];
describe.each(SHEETS)('the sheet of %s', (_, sheet) => {
  const { grid } = sheet;
  it('has each hex under its middle and under points well inside it, and none far beside the map', () => {
    for (const hex of hexes(grid)) {
      const { x, y } = middle(sheet, hex);
      expect(hexUnder(sheet, x, y)).toBe(hex);
      for (let k = 0; k < 6; k++) expect(hexUnder(sheet, ...corner(sheet, hex, k, 0.97))).toBe(hex);
    }
    expect(hexUnder(sheet, middle(sheet, 0).x - 1e4, 0)).toBe(-1);
  });
  it('finds the nearest middle under any point', () => {
    for (let k = 0; k < 300; k++) {
      const near = middle(sheet, (k * 53) % grid.size);
      const x = near.x + (((k * 137) % 211) / 105.5 - 1) * sheet.hex;
      const y = near.y + (((k * 61) % 223) / 111.5 - 1) * sheet.hex;
      const far = (hex: number): number => Math.hypot(middle(sheet, hex).x - x, middle(sheet, hex).y - y) / sheet.hex;
      const nearest = hexes(grid).reduce((a, b) => (far(b) < far(a) ? b : a));
      const found = hexUnder(sheet, x, y);
      if (found >= 0) expect(far(found)).toBeCloseTo(far(nearest), 9);
      if (far(nearest) < 0.5 || far(nearest) > 0.6) expect(found >= 0).toBe(far(nearest) < 0.5); // between lies what is hard by a corner
    }
  });
  it('has the corners of the grid, and hexsides between them', () => {
    for (const hex of [0, grid.size >> 1, grid.size - 1]) {
      const on = cornersOf(grid, hexes(grid)[hex]!).map(([u, down]) => onSheet(sheet, u, down));
      for (const [k, [x, y]] of on.entries()) {
        expect(corner(sheet, hex, k)[0]).toBeCloseTo(x, 8);
        expect(corner(sheet, hex, k)[1]).toBeCloseTo(y, 8);
      }
    }
  });
  it('arrow keys go the way they point, along a line and back, to the edge of the map', () => {
    const AWAY = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
    for (const hex of hexes(grid))
      for (const arrow of ARROWS) {
        const to = neighbourToward(sheet, hex, arrow, keptBy(sheet, hex));
        const [dx, dy] = AWAY[arrow];
        if (to < 0) continue;
        const a = middle(sheet, hex);
        const b = middle(sheet, to);
        expect((b.x - a.x) * dx + (b.y - a.y) * dy).toBeGreaterThan(0.5 * sheet.hex);
      }
  });
});

test('up, up, down, down on a pointy-top sheet keeps the column; right and left on a flat-top one the row', () => {
  const there = (sheet: Sheet, from: number, ways: readonly (typeof ARROWS)[number][]): number =>
    ways.reduce((hex, arrow) => neighbourToward(sheet, hex, arrow, keptBy(sheet, from)), from);
  const start = hexOf(FRANCE, '2830');
  expect(there(FRENCH, start, ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'])).toBe(start);
  expect(FRANCE.labels[there(FRENCH, start, ['ArrowUp', 'ArrowUp'])]).toBe('3030');
  const prague = hexOf(CUT, '2420');
  expect(CUT.labels[there(CZECH, prague, ['ArrowRight', 'ArrowRight'])]).toBe('2620');
  expect(there(CZECH, prague, ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'])).toBe(prague);
});
test('rulers of a flat-top sheet: columns above where they lie, rows beside the columns that are not shoved', () => {
  const { across, down } = rulers(CZECH);
  expect([across.length, down.length]).toEqual([61, 34]);
  expect(across[23]).toEqual({ n: 24, at: middle(CZECH, hexOf(CUT, '2420')).x });
  expect(down[19]).toEqual({ n: 20, at: middle(CZECH, hexOf(CUT, '2520')).y });
  expect(middle(CZECH, hexOf(CUT, '2420')).y).toBe(down[19]!.at + CZECH.hex / 2);
});

test('the teeth along an edge stand on its hexsides and point into the hexes: nothing runs where a river could', () => {
  const hex = FRANCE.byLabel.get('2931')!;
  const mid = middle(FRENCH, hex);
  const teeth = [...teethPath(FRENCH, new Set([hex])).matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(m =>
    m.slice(1).map(Number),
  );
  expect(teeth.length).toBe(30);
  const inner = 60 / 2;
  for (const [ax, ay, bx, by] of teeth) {
    const side = Math.hypot(bx! - ax!, by! - ay!);
    const toward = ((mid.x - ax!) * (bx! - ax!) + (mid.y - ay!) * (by! - ay!)) / side;
    expect(toward, 'at right angles to the hexside, toward the middle').toBeCloseTo(inner, 0);
    expect(side).toBeLessThan(inner / 2);
  }
  const both = new Set([hex, FRANCE.near[hex * 6]!]);
  expect(teethPath(FRENCH, both).match(/M/g)!.length, 'none between two of them').toBe(50);
});
