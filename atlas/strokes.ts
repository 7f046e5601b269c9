/** Thousands of strokes on a sheet of hexes: hachures, trees and the grid, in tenths of a unit under scale(.1); and the shading of the relief. */
import type { Point } from '../kernel/curve.ts';
import { DIRS } from '../kernel/hex.ts';
import { noise, randomFrom, scatter } from '../kernel/noise.ts';
import { corner, middle, type Sheet } from '../kernel/sheet.ts';
import { tenths } from '../kernel/hand-drawn.ts';
import { near, path, sideOf } from './lines.ts';
import { greyPng } from './png.ts';
import type { Relief } from './relief.ts';

const CELL = 280;
/** Strokes by cell of the sheet and by kind, so that a tile draws only its own. */
export type Cells = Map<string, string[]>;
export function addTo(cells: Cells, x: number, y: number, kind: number, d: string): void {
  const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
  const cell = cells.get(key) ?? [];
  cell[kind] = (cell[kind] ?? '') + d;
  cells.set(key, cell);
}
/** Lower kinds first, beneath all higher ones. */
export const drawn = (cells: Cells, kinds: readonly string[]): string =>
  `<g transform="scale(.1)">${kinds.map((kind, k) => [...cells.values()].map(cell => path(kind, cell[k] ?? '')).join('')).join('')}</g>`;

type Test = (x: number, y: number) => boolean;
/** Makes the edge of an area of hexes slightly irregular. */
export const frayed =
  (test: Test, much: number): Test =>
  (x, y) =>
    test(x + (noise(x / 14, y / 14, 4) - 0.5) * much, y + (noise(x / 14, y / 14, 5) - 0.5) * much);

export interface Hatching {
  readonly where: Test;
  /** The distance between strokes on level ground, and the smallest distance. */
  readonly apart: number;
  readonly least: number;
  /** Slopes up to this get no strokes. */
  readonly level: number;
  readonly heaviest: number;
  /** How long strokes are: at least, more with the slope, at most. */
  readonly long: readonly [least: number, bySlope: number, most: number];
}
export const ROUGH: Omit<Hatching, 'where'> = {
  apart: 8.6,
  least: 4.4,
  level: 0.7,
  heaviest: 3,
  long: [3.4, 0.42, 8.2],
};
/** Short strokes down the slope, thicker where it faces away from the light at the top left. */
export function hachures(sheet: Sheet, { slope }: Relief, kinds: readonly Hatching[]): string {
  const cells: Cells = new Map();
  const steep = (x: number, y: number): number => Math.hypot(...slope(x, y));
  for (const { where, apart, least, level, heaviest, long: reach } of kinds)
    for (const [x, y] of scatter(
      sheet.w,
      sheet.h,
      least,
      (px, py) => Math.max(least, apart - steep(px, py) * 0.6),
      where,
      77,
    )) {
      const [gx, gy] = slope(x, y);
      const s = Math.hypot(gx, gy);
      if (s < level) continue;
      const nx = -gx / s;
      const ny = -gy / s;
      const long = Math.min(reach[2], reach[0] + s * reach[1]);
      const weight = Math.max(0, Math.min(heaviest, Math.round(0.8 + (nx * 0.75 + ny * 0.66) * 1.25 + s * 0.05)));
      const [ax, ay] = slope(x + nx * long, y + ny * long);
      const as = Math.hypot(ax, ay) || 1;
      addTo(
        cells,
        x,
        y,
        weight,
        tenths([
          [x, y],
          [x + nx * long * 0.52, y + ny * long * 0.52],
          [x + nx * long * 0.6 - (ax / as) * long * 0.4, y + ny * long * 0.6 - (ay / as) * long * 0.4],
        ]),
      );
    }
  return drawn(
    cells,
    [0, 1, 2, 3].map(i => `hc h${i}`),
  );
}
/** Trees as round dots in three sizes, with a shadow and a highlight. */
export function trees(sheet: Sheet, wooded: Test, apart = 6.6): string {
  const random = randomFrom(9);
  const cells: Cells = new Map();
  const dot = (x: number, y: number): string => `M${Math.round(x * 10)} ${Math.round(y * 10)}h0`;
  for (const [x, y] of scatter(sheet.w, sheet.h, apart, () => apart, wooded, 5).toSorted((a, b) => a[1] - b[1])) {
    const size = Math.floor(random() * 3);
    addTo(cells, x, y, size, dot(x + 1.3, y + 1.7));
    addTo(cells, x, y, 3 + size, dot(x, y));
    addTo(cells, x, y, 6 + size, dot(x - 0.7, y - 0.8));
  }
  return drawn(
    cells,
    [0, 1, 2].flatMap(layer => [0, 1, 2].map(size => `t${layer} s${size}`)),
  );
}
/** A soft shading of the relief under the ink; `w` and `h` are its resolution. */
export function shade(sheet: Sheet, { slope }: Relief, isLand: Test, [w, h]: readonly [number, number]): string {
  const png = greyPng(w, h, (i, j) => {
    const x = (i / (w - 1)) * sheet.w;
    const y = (j / (h - 1)) * sheet.h;
    const [gx, gy] = slope(x, y);
    const fall = Math.max(-70, Math.min(70, -(gx * 0.72 + gy * 0.69) * 9));
    return [fall > 0 ? 60 : 255, isLand(x, y) ? Math.round((Math.abs(fall) * (fall > 0 ? 0.62 : 1.1)) / 5) * 5 : 0];
  });
  return `<image class="rl" href="${png}" width="${sheet.w}" height="${sheet.h}" preserveAspectRatio="none"/>`;
}
export function gridLines(sheet: Sheet): string {
  const cells: Cells = new Map();
  for (let hex = 0; hex < sheet.grid.size; hex++)
    for (const dir of DIRS)
      if (near(sheet, hex, dir) < hex) {
        const { x, y } = middle(sheet, hex);
        addTo(cells, x, y, 0, tenths(sideOf(sheet, hex, dir)));
      }
  return drawn(cells, ['gd']);
}
/** The same in half the bytes: three sides of a hex in one stroke, the others only where no neighbour has drawn them. */
export function gridStrokes(sheet: Sheet): string {
  const cells: Cells = new Map();
  const at = (hex: number, k: number): Point => corner(sheet, hex, k);
  for (let hex = 0; hex < sheet.grid.size; hex++) {
    const { x, y } = middle(sheet, hex);
    addTo(cells, x, y, 0, tenths([at(hex, 0), at(hex, 1), at(hex, 2), at(hex, 3)]));
    for (const dir of [3, 4, 5]) if (near(sheet, hex, dir) < 0) addTo(cells, x, y, 0, tenths(sideOf(sheet, hex, dir)));
  }
  return drawn(cells, ['gd']);
}
/** Paper grain: a tile of faint specks. */
export function grain(): string {
  const random = randomFrom(11);
  const specks = (n: number): string =>
    Array.from({ length: n }, () => `M${Math.floor(random() * 128)} ${Math.floor(random() * 128)}h0`).join('');
  return `<pattern id="g" width="128" height="128" patternUnits="userSpaceOnUse">${path('g1', specks(420))}${path('g2', specks(260))}</pattern>`;
}

/** Lines drawn more than once, as halo, casing and fill, are written once and reused. Kinds that are lines only are split into pieces, so that a tile draws the few it needs instead of the dashes of a whole sheet. */
export function saidOnce(svg: string, isLine: (kind: string) => boolean): string {
  const PATH = /<path class="([^"]*)" d="([^"]{200,})"([^>]*)\/>/g;
  const kinds = new Map<string, string[]>();
  for (const [, kind, d] of svg.matchAll(PATH)) (kinds.get(d!) ?? kinds.set(d!, []).get(d!)!).push(kind!);
  const often = [...kinds].filter(([, of]) => of.length > 1);
  const ids = new Map(often.map(([d], i) => [d, `u${i}`]));
  const pieces = (d: string): string =>
    d
      .split(/(?=M)/)
      .map(piece => `<path d="${piece}"/>`)
      .join('');
  const defs = often.map(([d, of]) =>
    of.every(isLine) ? `<g id="${ids.get(d)!}">${pieces(d)}</g>` : `<path id="${ids.get(d)!}" d="${d}"/>`,
  );
  return svg
    .replaceAll(PATH, (all, kind: string, d: string, more: string) =>
      ids.has(d) ? `<use href="#${ids.get(d)!}" class="${kind}"${more}/>` : all,
    )
    .replace('</defs>', `${defs.join('')}</defs>`);
}
