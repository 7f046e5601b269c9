/** Fortifications, points and other small things printed in hexes: classes only, look/plate.ts has the colours. */
import { chain, type Segment } from '../../../kernel/chain.ts';
import { pathOf, type Point } from '../../../kernel/curve.ts';
import { DIRS } from '../../../kernel/hex.ts';
import { corner, middle, type Sheet, type Spot } from '../../../kernel/sheet.ts';
import { smoothed } from '../../../kernel/hand-drawn.ts';
import type { Country, Fort, HexRow, SideRow } from '../data/map.ts';

const path = (kind: string, d: string): string => (d ? `<path class="${kind}" d="${d}"/>` : '');
const two = (n: number): string => String(Math.round(n * 10) / 10);
const at = ({ x, y }: Spot, d: string): string => `<g transform="translate(${two(x)} ${two(y)})">${d}</g>`;

/** Digits as strokes, 5 wide and 7 high, centred on 0 0. */
const FIGURES: { readonly [n: number]: string } = {
  1: 'M-1.500-1.900 .3-3.500V3.500',
  2: 'M-2-1.900C-1.900-4.200 2-4.100 1.900-1.700 1.800.2-1.200 1.500-2 3.500H2.200',
  3: 'M-1.900-3.500H1.800L-.4-.7C2.700-.9 2.500 3.600-.3 3.500-1.300 3.500-2 3-2.200 2.300',
  4: 'M1.100 3.500V-3.500L-2.300 1.500H2.400',
  5: 'M1.800-3.500H-1.500L-1.800-.4C.2-1.500 2.300-.4 2.100 1.500 1.900 3.900-1.300 4-2.100 2.300',
  8: 'M0-.3C-2.500-.7-2.400-3.500 0-3.500 2.400-3.500 2.500-.7 0-.3-3 .2-2.800 3.500 0 3.500 2.800 3.500 3 .2 0-.3',
};
/** 4.4 Points in a red circle, in the left tip of the hex. */
export const pointsAt = (spot: Spot, n: number): string =>
  at(spot, `<circle class="vp" r="6.600"/>${path('vn', FIGURES[n] ?? '')}`);
/** 4.4 The one point of the West Wall, scored once: a white digit in a white circle. */
export const wallPoint = (spot: Spot): string => at(spot, `<circle class="vw" r="5.600"/>${path('vx', FIGURES[1]!)}`);

/** A casemate at the foot of the hex, visible under any counter. */
const LIGHT = '<path class="fc" d="M-12 5.500-8-4H8L12 5.500z"/><path class="fh" d="M-4 0H4V2.200H-4z"/>';
const HEAVY =
  '<path class="fh" d="M-14.500 6-10-3.500H-7A4 4 0 0 1 1-3.500H3A4 4 0 0 1 10-3.500L14.500 6z"/><path class="fe" d="M-5 .5H5V2.700H-5z"/>';
export const workSign = (fort: Fort): string =>
  fort === 'czech' ? LIGHT : fort === 'czech heavy' || fort === 'belgian' ? HEAVY : '';

type Rows = readonly HexRow[];
/** The hexsides of a hex toward these countries. */
const facing = (sheet: Sheet, hexes: Rows, hex: number, countries: readonly Country[]): Segment[] =>
  DIRS.filter(dir => countries.includes(hexes[sheet.grid.near[hex * 6 + dir]!]?.country ?? 'none')).map(dir => [
    corner(sheet, hex, dir, 0.84),
    corner(sheet, hex, dir + 1, 0.84),
  ]);
const along = ([a, b]: Segment, k: number): Point => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
/** Dragon's teeth: triangles on the enemy's side, pointing outward. */
export function teeth(side: Segment, from: Spot, count = 5): string {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = along(side, (i + 0.5) / count);
    const far = Math.hypot(x - from.x, y - from.y);
    const [nx, ny] = [(x - from.x) / far, (y - from.y) / far];
    const tip = [x + nx * 3.4, y + ny * 3.4];
    const foot = (k: number): readonly [number, number] => [x - nx * 2.6 - ny * 2.9 * k, y - ny * 2.6 + nx * 2.9 * k];
    return `M${[tip, foot(1), foot(-1)].map(p => p.map(n => two(n!)).join(' ')).join('L')}z`;
  }).join('');
}
const idsOf = (hexes: Rows, fort: Fort): number[] => hexes.flatMap((h, hex) => (h.fort === fort ? [hex] : []));
const westWall = (sheet: Sheet, hexes: Rows): string =>
  path(
    'wt',
    idsOf(hexes, 'west wall')
      .flatMap(hex =>
        facing(sheet, hexes, hex, ['France', 'Luxembourg', 'Belgium']).map(side => teeth(side, middle(sheet, hex))),
      )
      .join(''),
  );
/** A fortified line with turrets. */
export function line(sides: readonly Segment[]): string {
  const d = chain(sides)
    .map(c => pathOf(smoothed(c, 6, 2), c.closed))
    .join('');
  const turrets = sides
    .map(side => along(side, 0.5))
    .map(([x, y]) => `<circle class="mi" cx="${two(x)}" cy="${two(y)}" r="3.600"/>`);
  return path('mg', d) + path('mh', d) + turrets.join('');
}
const maginot = (sheet: Sheet, hexes: Rows): string =>
  line(idsOf(hexes, 'maginot').flatMap(hex => facing(sheet, hexes, hex, ['Germany', 'Luxembourg'])));

export function works(sheet: Sheet, hexes: Rows): string {
  const signs = hexes.map((h, hex) => {
    const { x, y } = middle(sheet, hex);
    return h.fort && workSign(h.fort) ? at({ x, y: y + 24.4 }, workSign(h.fort)) : '';
  });
  return westWall(sheet, hexes) + maginot(sheet, hexes) + signs.join('');
}
/** From the middle of a hex to the corners left and right, which a counter leaves free. */
export const CORNER = 27;
/** Points, white and red. */
export const circles = (sheet: Sheet, hexes: Rows): string =>
  hexes
    .map((h, hex) => {
      const { x, y } = middle(sheet, hex);
      if (h.points) return pointsAt({ x: x - CORNER, y }, h.points);
      return h.fort === 'west wall' ? wallPoint({ x: x + CORNER, y }) : '';
    })
    .join('');
export const dot = ({ x, y }: Spot): string => `<circle class="dt" cx="${two(x)}" cy="${two(y)}" r="2.800"/>`;
/** 11.4 Blocked hexsides: crests, a dark line with teeth of light. */
export function crests(sheet: Sheet, sides: readonly SideRow[]): string {
  const { byLabel, near } = sheet.grid;
  const segment = ({ a, b }: SideRow): Segment => {
    const hex = byLabel.get(a)!;
    const dir = DIRS.find(k => near[hex * 6 + k] === byLabel.get(b))!;
    return [corner(sheet, hex, dir), corner(sheet, hex, dir + 1)];
  };
  const d = chain(sides.filter(s => s.kind === 'blocked').map(segment))
    .map(c => pathOf(smoothed(c, 6, 1), c.closed))
    .join('');
  return ['bk', 'bk1', 'bk2'].map(kind => path(kind, d)).join('');
}
