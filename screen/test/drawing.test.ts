/** Maps drawn from their own rows: hexes in both orientations, areas from where they lie. */
import { describe, expect, test } from 'vitest';
import { DIRS, makeGrid, type Grid } from '../../kernel/hex.ts';
import { corner, hexUnder, sheetAround } from '../../kernel/sheet.ts';
import { drawAreas } from '../area/drawing.ts';
import { areaUnder } from '../area/shapes.ts';
import { drawnPlate } from '../hex/drawing.ts';
import { letteringOf } from '../hex/lettering.ts';

const GRIDS: readonly (readonly [string, Grid])[] = [
  [
    'pointy',
    makeGrid({
      orientation: 'pointy',
      lines: [1, 6],
      places: row => [row % 2 ? 1 : 2, 7],
      shoved: 'odd',
      rowsRun: 'up',
    }),
  ],
  ['flat', makeGrid({ orientation: 'flat', lines: [1, 7], places: column => [1, column % 2 ? 6 : 5], shoved: 'even' })],
];
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
const pathsOf = (svg: string, kind: string): string =>
  [...svg.matchAll(new RegExp(`<path class="${kind}" d="([^"]*)"`, 'g'))].map(m => m[1]).join('');

describe.each(GRIDS)('hexes, %s', (_name, grid) => {
  const sheet = sheetAround(grid, 60, 0.5);
  const all = Array.from({ length: grid.size }, (_x, hex) => hex);
  const water = new Set(all.slice(0, 5));
  const near = grid.near[12 * 6 + DIRS.find(dir => grid.near[12 * 6 + dir]! > 12)!]!;
  const svg = drawnPlate({
    sheet,
    water,
    woods: new Set([9]),
    rough: new Set([10]),
    shut: new Set([11]),
    countries: [new Set(all.filter(h => h > 4 && h < 20)), new Set(all.filter(h => h >= 20))],
    cities: [
      { hex: 14, big: false },
      { hex: 22, big: true },
    ],
    ports: [14],
    rivers: [{ rank: 0, sides: [[12, near]] }],
    waterSides: [],
  });
  test('the sheet shows every hex whole, and each lies under its middle', () => {
    for (const hex of all) {
      const { x, y } = sheet.middles[hex]!;
      expect(hexUnder(sheet, x, y)).toBe(hex);
      for (const k of DIRS) {
        const [cx, cy] = corner(sheet, hex, k);
        expect(cx > 0 && cy > 0 && cx < sheet.w && cy < sheet.h).toBe(true);
      }
    }
  });
  test('every hexside is drawn once, and every town, port, river, wood and frontier', () => {
    expect(count(pathsOf(svg, 'gd'), /M/g)).toBe(grid.sideCount);
    expect(count(pathsOf(svg, 'cg'), /M/g)).toBe(2);
    expect(count(svg, /href="#a"/g)).toBe(1);
    expect(count(pathsOf(svg, 'rf rf0'), /M/g)).toBe(1);
    expect(pathsOf(svg, 't1 s0')).not.toBe('');
    expect(pathsOf(svg, 'f1')).not.toBe('');
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(
      drawnPlate({
        ...({ sheet, water, woods: water, rough: water, shut: water } as const),
        countries: [],
        cities: [],
        ports: [],
        rivers: [],
        waterSides: [],
      }),
    ).not.toContain('class="f1"');
  });
  test('near enough every number is lettered inside its hex, from far away none', () => {
    const said: { text: string; x: number; y: number }[] = [];
    let at = { x: 0, y: 0 };
    const ctx = {
      save: () => {},
      restore: () => {},
      rotate: () => {},
      strokeText: () => {},
      translate: (x: number, y: number) => {
        at = { x, y };
      },
      fillText: (text: string) => said.push({ text, ...at }),
    };
    const { letter } = letteringOf({
      sheet,
      placed: [],
      cities: [],
      towns: [],
      rivers: [],
      footTaken: new Set(),
      isNumbered: () => true,
    });
    const box = { x: 0, y: 0, w: sheet.w, h: sheet.h };
    letter(ctx as never, 'light', 0.5, box);
    expect(said).toEqual([]);
    letter(ctx as never, 'light', 1, box);
    expect(said.map(w => w.text)).toEqual(grid.labels);
    for (const w of said) expect(grid.labels[hexUnder(sheet, w.x, w.y)]).toBe(w.text);
  });
});

test('a town that gives way has its dot and name in the middle of its hex, else stands aside, and is in no tile', () => {
  const grid = makeGrid({
    orientation: 'pointy',
    lines: [1, 4],
    places: () => [1, 6],
    shoved: 'even',
    rowsRun: 'down',
  });
  const sheet = sheetAround(grid, 60, 0.5);
  const said: string[] = [];
  const nothing = (): void => {};
  const ctx = { save: nothing, restore: nothing, rotate: nothing, strokeText: nothing, translate: nothing };
  const words = (townsGiveWay: boolean) =>
    letteringOf({
      sheet,
      placed: [],
      cities: [],
      towns: [
        { hex: grid.labels[8]!, name: 'Sedan' },
        { hex: grid.labels[9]!, name: 'Arlon' },
      ],
      rivers: [],
      footTaken: new Set([grid.labels[9]!]),
      isNumbered: () => false,
      townsGiveWay,
    });
  const box = { x: 0, y: 0, w: sheet.w, h: sheet.h };
  for (const gives of [false, true]) {
    words(gives).letter({ ...ctx, fillText: (text: string) => said.push(text) } as never, 'light', 1, box);
    expect(said.splice(0).filter(w => /^[SA]/.test(w))).toEqual(gives ? [] : ['Sedan', 'Arlon']);
  }
  const [sedan, arlon] = words(true).towns();
  for (const [i, town] of [sedan!, arlon!].entries()) {
    expect(hexUnder(sheet, town.dot.x, town.dot.y)).toBe(8 + i);
    expect(hexUnder(sheet, town.free.x, town.free.y), 'the name under its dot').toBe(8 + i);
    expect(Math.abs(town.beside.y - town.dot.y), 'clear of the factors of a counter').toBeGreaterThan(20);
  }
  expect(sedan!.beside.y, 'at the foot').toBeGreaterThan(sedan!.dot.y);
  expect(arlon!.beside.y, 'above, where a fort has the foot').toBeLessThan(arlon!.dot.y);
});

test('areas: each lies under its middle, those that border touch, two at one place still have a line between them', () => {
  const places = [
    [50, 4],
    [50, 4.2],
    [49.8, 4.1],
    [49.8, 4.1],
    [49.6, 4.6],
  ] as const;
  const { areas, sides, size } = drawAreas(places, [
    [0, 1],
    [0, 2],
    [2, 3],
    [3, 4],
  ]);
  const outlines = areas.map((a, i) => ({ ...a, name: String(i) }));
  for (const a of outlines) {
    expect(areaUnder(outlines, a.middle)).toBe(a.name);
    expect(a.ring.every(([x, y]) => x >= 0 && y >= 0 && x <= size.w && y <= size.h)).toBe(true);
  }
  for (const pair of ['0 1', '0 2', '2 3', '3 4']) expect(sides.map(s => `${s.a} ${s.b}`)).toContain(pair);
});
