/** What is printed in and between hexes beside the terrain: fortifications, ports, points, coloured edges, partition lines. Classes only; plate.ts has the colours. */
import { chain, type Segment } from '../../../kernel/chain.ts';
import { pathOf, type Point } from '../../../kernel/curve.ts';
import { smoothed } from '../../../kernel/hand-drawn.ts';
import { DIRS } from '../../../kernel/hex.ts';
import { corner, hexPath, middle, type Sheet, type Spot } from '../../../kernel/sheet.ts';
import { EDGES, type Country, type HexRow } from '../data/rows.ts';

export interface DrawnHex extends HexRow {
  readonly maginot?: true;
}
type Rows = readonly DrawnHex[];
const path = (kind: string, d: string, more = ''): string => (d ? `<path class="${kind}" d="${d}"${more}/>` : '');
const tenth = (n: number): string => String(Math.round(n * 10) / 10);
const put = ({ x, y }: Spot, d: string): string => `<g transform="translate(${tenth(x)} ${tenth(y)})">${d}</g>`;
const near = (sheet: Sheet, hex: number, dir: number): number => sheet.grid.near[hex * 6 + dir]!;
/** The hexsides of hexes that pass a test, toward neighbours that pass another; `share` pulls the lines into the hex. */
const sidesWhere = (
  sheet: Sheet,
  hexes: Rows,
  isIn: (h: DrawnHex) => boolean,
  toward: (to: DrawnHex | undefined) => boolean,
  share = 1,
): Segment[] =>
  hexes.flatMap((h, hex) =>
    isIn(h)
      ? DIRS.filter(dir => toward(hexes[near(sheet, hex, dir)])).map((dir): Segment => [
          corner(sheet, hex, dir, share),
          corner(sheet, hex, dir + 1, share),
        ])
      : [],
  );
const along = ([a, b]: Segment, k: number): Point => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
const isCountry =
  (...countries: readonly Country[]) =>
  (h: DrawnHex | undefined): boolean =>
    h !== undefined && countries.includes(h.country);

/** 17.0 Points of a city in a circle, left of its middle. */
const FIGURES = [
  'M-1.500-1.900 .3-3.500V3.500',
  'M-2-1.900C-1.900-4.200 2-4.100 1.900-1.700 1.800.2-1.200 1.500-2 3.500H2.200',
];
const POINTS_OFF = 26.5;
export const points = (sheet: Sheet, hexes: Rows): string =>
  hexes
    .map((h, hex) => {
      if (h.city === undefined) return '';
      const { x, y } = middle(sheet, hex);
      const ring = `<circle class="vp${h.major ? ' vj' : ''}" r="6.400"/>`;
      return put({ x: x - POINTS_OFF, y: y - 8 }, ring + path('vn', FIGURES[h.major ? 1 : 0]!));
    })
    .join('');
/** 12.2 */
export const ports = (sheet: Sheet, hexes: Rows): string =>
  hexes
    .map((h, hex) => {
      const { x, y } = middle(sheet, hex);
      return h.port ? `<use href="#a" x="${Math.round(x + 24)}" y="${Math.round(y + 10)}"/>` : '';
    })
    .join('');

/** 13.2.3 A sea hex with a dashed rim, a ship in it, and the way from its port. */
const SHIP = 'M-13 1H13L9 7H-9zM-6 1V-5H5V1M-2-5V-10H1V-5M8 1V-8';
export const zones = (sheet: Sheet, hexes: Rows): string =>
  hexes
    .map((h, hex) => {
      if (h.zoneOf === undefined) return '';
      const port = sheet.grid.byLabel.get(h.zoneOf)!;
      const [from, to] = [middle(sheet, port), middle(sheet, hex)];
      const at = (k: number): string => `${tenth(from.x + (to.x - from.x) * k)} ${tenth(from.y + (to.y - from.y) * k)}`;
      return path('ez', hexPath(sheet, hex, 0.86)) + path('ew', `M${at(0.36)}L${at(0.6)}`) + put(to, path('es', SHIP));
    })
    .join('');

/** 18.8 Dragon's teeth on the enemy's side, pointing outward. */
function teeth(side: Segment, from: Spot, count = 5): string {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = along(side, (i + 0.5) / count);
    const far = Math.hypot(x - from.x, y - from.y);
    const [nx, ny] = [(x - from.x) / far, (y - from.y) / far];
    const tip = [x + nx * 3.6, y + ny * 3.6];
    const foot = (k: number): readonly number[] => [x - nx * 2.8 - ny * 3.1 * k, y - ny * 2.8 + nx * 3.1 * k];
    return `M${[tip, foot(1), foot(-1)].map(p => p.map(tenth).join(' ')).join('L')}z`;
  }).join('');
}
const ENEMIES = isCountry('France', 'Luxembourg', 'Belgium', 'Switzerland');
const westWall = (sheet: Sheet, hexes: Rows): string =>
  path(
    'wt',
    hexes
      .flatMap((h, hex) =>
        h.fortified
          ? DIRS.filter(dir => ENEMIES(hexes[near(sheet, hex, dir)])).map(dir =>
              teeth([corner(sheet, hex, dir, 0.84), corner(sheet, hex, dir + 1, 0.84)], middle(sheet, hex)),
            )
          : [],
      )
      .join(''),
  );
/** 18.7 A fortified line with turrets where Fortresses are. */
const maginot = (sheet: Sheet, hexes: Rows): string => {
  const sides = sidesWhere(sheet, hexes, h => h.maginot === true, isCountry('Germany', 'Luxembourg'), 0.84);
  const d = chain(sides)
    .map(c => pathOf(smoothed(c, 6, 2), c.closed))
    .join('');
  const turret = ([x, y]: Point): string => `<circle class="mi" cx="${tenth(x)}" cy="${tenth(y)}" r="3.600"/>`;
  return path('mg', d) + path('mh', d) + sides.map(side => turret(along(side, 0.5))).join('');
};
export const works = (sheet: Sheet, hexes: Rows): string => westWall(sheet, hexes) + maginot(sheet, hexes);

/** 12.2 Bands of colour along the edges of the map; white ones also where Poland ends before the edge. */
export const edges = (sheet: Sheet, hexes: Rows): string =>
  EDGES.map(edge => {
    const abroad = (to: DrawnHex | undefined): boolean =>
      to === undefined || (edge === 'white' && ['Hungary', 'Romania'].includes(to.country));
    const d = chain(sidesWhere(sheet, hexes, h => h.edge === edge, abroad))
      .map(c => pathOf(c.line, c.closed))
      .join('');
    return path('e0', d) + path(`e1 ed-${edge}`, d);
  }).join('');

/** 23.0 The line between hexes east of it and the others; the rivers it follows remain visible. */
const lineOf = (sheet: Sheet, hexes: Rows, side: 'eastOfYellow' | 'eastOfRed'): string =>
  chain(
    sidesWhere(
      sheet,
      hexes,
      h => h[side] === true && h.country === 'Poland',
      to => to !== undefined && to[side] !== true && to.country === 'Poland',
    ),
  )
    .map(c => pathOf(smoothed(c, 6, 2), c.closed))
    .join('');
export const partitions = (sheet: Sheet, hexes: Rows): string => {
  const yellow = lineOf(sheet, hexes, 'eastOfYellow');
  const red = lineOf(sheet, hexes, 'eastOfRed');
  return path('p0', red) + path('p1', red) + path('p2', yellow) + path('p3', yellow);
};

/** 13.2.1 The land of these countries, which is dimmed until they are at war. */
export const landPath = (sheet: Sheet, hexes: Rows, countries: readonly Country[]): string =>
  hexes.flatMap((h, hex) => (countries.includes(h.country) ? [hexPath(sheet, hex, 1.01)] : [])).join('');
