/** The sheet of France '40 as one drawing without words and without colours; look/plate.ts has the colours, look/lettering.ts the words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { isLandRow } from '../ground.ts';
import { COUNTRIES, GRID, HEXES, HEXSIDES, type Country, type HexRow } from '../data/map.ts';
import { corner, hexPath, idOf, middle, onSheet, SHEET } from '../look/sheet.ts';
import { chain, type Chain, type Segment } from '../../../kernel/chain.ts';
import { pathOf, thin, type Point } from '../../../kernel/curve.ts';
import { loose, riverLine, roundedOff, smoothed, tenths } from '../../../kernel/hand.ts';
import { townPlan } from '../../../kernel/town-plan.ts';
import { ringsOf, type LonLat } from '../../../atlas/geodata.ts';
import { noise, randomFrom, scatter } from '../../../kernel/noise.ts';
import { greyPng } from '../../../atlas/png.ts';
import { reliefOf, terrainAt, type Relief } from './relief.ts';
import { readSheet, type Sheet } from '../../../atlas/georef.ts';

const { w: WIDTH, h: HEIGHT } = SHEET;
const SIX = [0, 1, 2, 3, 4, 5] as const;
const MARGIN = 60;
const IDS = Array.from({ length: GRID.size }, (_, hex) => hex);
const path = (kind: string, d: string, more = ''): string => (d ? `<path class="${kind}" d="${d}"${more}/>` : '');
const sideOf = (hex: number, dir: number): Segment => [corner(hex, dir), corner(hex, dir + 1)];
const countryOf = (hex: number): Country => HEXES[hex]!.country;
const near = (hex: number, dir: number): number => GRID.near[hex * 6 + dir]!;

// Coast and lakes ------------------------------------------------------------------------------------------------
/** A ring cut to a box, side after side. */
function clipped(ring: readonly Point[], left: number, top: number, right: number, foot: number): Point[] {
  const cut = (points: readonly Point[], axis: 0 | 1, at: number, sign: 1 | -1): Point[] =>
    points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length]!;
      const inA = (a[axis] - at) * sign >= 0;
      const inB = (b[axis] - at) * sign >= 0;
      const t = (at - a[axis]) / (b[axis] - a[axis]);
      const cross: Point = axis === 0 ? [at, a[1] + t * (b[1] - a[1])] : [a[0] + t * (b[0] - a[0]), at];
      return [...(inA ? [a] : []), ...(inA !== inB ? [cross] : [])];
    });
  return cut(cut(cut(cut(ring, 0, left, 1), 0, right, -1), 1, top, 1), 1, foot, -1);
}
const onPlate = (sheet: Sheet, rings: readonly (readonly LonLat[])[]): string =>
  rings
    .map(ring =>
      clipped(
        ring.map(place => onSheet(...sheet.toSheet(place))),
        -MARGIN,
        -MARGIN,
        WIDTH + MARGIN,
        HEIGHT + MARGIN,
      ),
    )
    .filter(ring => ring.length > 3)
    .map(ring => pathOf(thin([...ring, ring[0]!], 0.4), true))
    .join('');
/** Natural Earth at 1:10m; a window of the globe first, so that the ring of a whole continent stays near the sheet. */
function landRings(): Point[][] {
  const atlas = JSON.parse(
    readFileSync(new URL('../../../node_modules/world-atlas/land-10m.json', import.meta.url), 'utf8'),
  ) as Parameters<typeof feature>[0];
  const { geometry } = (
    feature(atlas, atlas.objects['land']!) as unknown as { features: { geometry: { coordinates: Point[][][] } }[] }
  ).features[0]!;
  return geometry.coordinates
    .flatMap(polygon => polygon.map(ring => clipped(ring, -7.9, 43.1, 15.9, 56.9)))
    .filter(ring => ring.length > 3);
}
const lakeRings = (folder: string): LonLat[][] =>
  ringsOf(folder, 'lakes.geojson')
    .filter(({ properties }) => Number(properties['km2']) > 60)
    .map(({ ring }) => clipped(ring, -7.9, 43.1, 15.9, 56.9));

const waterLines = (): string =>
  [34, 26, 19, 13, 8, 4]
    .map(
      (w, i) =>
        `<use href="#c" class="wl" stroke-width="${w * 2 + 1.1}" opacity="${(0.35 + i * 0.11).toFixed(2)}"/><use href="#c" class="ws" stroke-width="${w * 2 - 1.1}"/>`,
    )
    .join('');
/** Meridians and parallels, at sea only: the land lies over them. */
function graticule(sheet: Sheet): string {
  const line = (points: readonly Point[]): string => pathOf(thin(points, 0.3), false);
  const at = (lon: number, lat: number): Point => onSheet(...sheet.toSheet([lon, lat]));
  const steps = (from: number, to: number, by: number): number[] =>
    Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);
  return path(
    'gr',
    steps(-3, 14, 1)
      .map(lon => line(steps(46, 54, 0.25).map(lat => at(lon, lat))))
      .join('') +
      steps(46, 54, 1)
        .map(lat => line(steps(-3, 14, 0.5).map(lon => at(lon, lat))))
        .join(''),
  );
}

// Terrain --------------------------------------------------------------------------------------------------------
const outline = (hexes: ReadonlySet<number>, toward: (to: number) => boolean = () => true): Chain[] =>
  chain(
    [...hexes].flatMap(hex =>
      SIX.filter(dir => !hexes.has(near(hex, dir)) && toward(near(hex, dir))).map(dir => sideOf(hex, dir)),
    ),
  );
const withTerrain = (...kinds: readonly HexRow['terrain'][]): Set<number> =>
  new Set(IDS.filter(hex => kinds.includes(HEXES[hex]!.terrain)));
/** A tint that follows the hexes without their corners. */
const tint = (kind: string, hexes: ReadonlySet<number>, much: number, seed: number): string =>
  path(kind, loose(outline(hexes), much, seed), ' fill-rule="evenodd"');

const CELL = 280;
/** Thousands of strokes by cell of the sheet and by kind, so that a tile draws only its own. */
type Cells = Map<string, string[]>;
function addTo(cells: Cells, x: number, y: number, kind: number, d: string): void {
  const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
  const cell = cells.get(key) ?? [];
  cell[kind] = (cell[kind] ?? '') + d;
  cells.set(key, cell);
}
/** The lower kinds first, under all of the higher ones. */
const drawn = (cells: Cells, kinds: readonly string[]): string =>
  `<g transform="scale(.1)">${kinds.map((kind, k) => [...cells.values()].map(cell => path(kind, cell[k] ?? '')).join('')).join('')}</g>`;
/** Short strokes down the slope, thicker where it turns from the light at the top left; also the low rough ground gets its share. */
function hachures({ slope }: Relief): string {
  const rough = (x: number, y: number): boolean =>
    terrainAt(x + (noise(x / 14, y / 14, 4) - 0.5) * 12, y + (noise(x / 14, y / 14, 5) - 0.5) * 12) === 'rough';
  const steep = (x: number, y: number): number => Math.hypot(...slope(x, y));
  const cells: Cells = new Map();
  for (const [x, y] of scatter(WIDTH, HEIGHT, 4.4, (px, py) => Math.max(4.4, 8.6 - steep(px, py) * 0.6), rough, 77)) {
    const [gx, gy] = slope(x, y);
    const s = Math.hypot(gx, gy);
    if (s < 0.7) continue;
    const nx = -gx / s;
    const ny = -gy / s;
    const long = Math.min(8.2, 3.4 + s * 0.42);
    const weight = Math.max(0, Math.min(3, Math.round(0.8 + (nx * 0.75 + ny * 0.66) * 1.25 + s * 0.05)));
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
/** Trees as round dots in three sizes with a shade and a light. */
function trees(): string {
  const wooded = (x: number, y: number): boolean =>
    terrainAt(x + (noise(x / 14, y / 14, 4) - 0.5) * 9, y + (noise(x / 14, y / 14, 5) - 0.5) * 9) === 'ardennes';
  const random = randomFrom(9);
  const cells: Cells = new Map();
  const dot = (x: number, y: number): string => `M${Math.round(x * 10)} ${Math.round(y * 10)}h0`;
  for (const [x, y] of scatter(WIDTH, HEIGHT, 6.6, () => 6.6, wooded, 5).toSorted((a, b) => a[1] - b[1])) {
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
/** A soft shade of the heights under the ink. */
function shade({ slope }: Relief): string {
  const w = 166;
  const h = 174;
  const png = greyPng(w, h, (i, j) => {
    const x = (i / (w - 1)) * WIDTH;
    const y = (j / (h - 1)) * HEIGHT;
    const [gx, gy] = slope(x, y);
    const fall = Math.max(-70, Math.min(70, -(gx * 0.72 + gy * 0.69) * 9));
    const kind = terrainAt(x, y);
    return [
      fall > 0 ? 60 : 255,
      kind === undefined || kind === 'sea' || kind === 'lake'
        ? 0
        : Math.round((Math.abs(fall) * (fall > 0 ? 0.62 : 1.1)) / 5) * 5,
    ];
  });
  return `<image class="rl" href="${png}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none"/>`;
}

// Rivers, frontiers, towns --------------------------------------------------------------------------------------------
const RANK: { readonly [river: string]: number } = {
  Rhine: 2,
  Meuse: 1,
  Maas: 1,
  Seine: 1,
  Moselle: 1,
  Danube: 1,
  Loire: 1,
  Rhone: 1,
  Scheldt: 1,
  Marne: 1,
  Main: 1,
  Waal: 1,
  Lek: 1,
};
const isCanal = (name: string): boolean => /canal/i.test(name);
const between = (a: string, b: string): Segment => {
  const hex = idOf(a);
  const to = idOf(b);
  return sideOf(
    hex,
    SIX.find(dir => near(hex, dir) === to)!,
  );
};
function rivers(): string {
  const byName = Map.groupBy(
    HEXSIDES.filter(s => s.kind === 'river'),
    s => s.name ?? '',
  );
  const kinds = ['', '', '', ''];
  for (const [name, sides] of byName)
    for (const line of chain(sides.map(s => between(s.a, s.b))))
      kinds[isCanal(name) ? 3 : (RANK[name] ?? 0)] += riverLine(line, isCanal(name));
  const layer = (what: string): string => kinds.map((d, i) => path(`${what} ${what}${i}`, d)).join('');
  return layer('rh') + layer('rc') + layer('rf');
}
/** Hexsides of sea and lake between two land hexes: the dark blue outline of the sheet (2.1). */
const waterSides = (): string =>
  path(
    'ws1',
    chain(HEXSIDES.filter(s => s.kind !== 'river').map(s => between(s.a, s.b)))
      .map(line => pathOf(smoothed(line, 6, 2), line.closed))
      .join(''),
  );

const isLand = (hex: number): boolean => isLandRow(HEXES[hex]!);
const landOf = (country: Country): Set<number> => new Set(IDS.filter(hex => isLand(hex) && countryOf(hex) === country));
/** A ribbon of its colour inside each country's frontier, as atlases of the time had it. */
function ribbons(): string {
  return COUNTRIES.filter(c => c !== 'none')
    .map((country, i) => {
      const land = landOf(country);
      const d = outline(land, to => to >= 0 && isLand(to))
        .map(roundedOff)
        .join('');
      return `<clipPath id="k${i}"><path d="${[...land].map(hex => hexPath(hex, 1.02)).join('')}"/></clipPath><g clip-path="url(#k${i})">${path(`rb r${i}`, d, ' stroke-width="30" opacity=".3"')}${path(`rb r${i}`, d, ' stroke-width="13" opacity=".55"')}</g>`;
    })
    .join('');
}
function frontiers(): string {
  const sides = IDS.filter(isLand).flatMap(hex =>
    SIX.filter(dir => {
      const to = near(hex, dir);
      return to > hex && isLand(to) && countryOf(to) !== countryOf(hex);
    }).map(dir => sideOf(hex, dir)),
  );
  const d = chain(sides).map(roundedOff).join('');
  return path('f0', d) + path('f1', d);
}

const BIG: readonly (string | undefined)[] = ['Paris', 'Ruhr'];
const towns = (): string => {
  const all = IDS.filter(hex => HEXES[hex]!.city).map(hex =>
    townPlan(middle(hex), BIG.includes(HEXES[hex]!.city), hex),
  );
  return (
    path('cg', all.map(t => t.ground).join('')) + path('cb', all.map(t => t.blocks).join(''), ' transform="scale(.1)"')
  );
};
/** Harbours: an anchor at the foot of the hex. */
const ports = (): string =>
  IDS.filter(hex => HEXES[hex]!.port)
    .map(hex => {
      const { x, y } = middle(hex);
      return `<use href="#a" x="${Math.round(x + 19)}" y="${Math.round(y - 17)}"/>`;
    })
    .join('');

function grid(): string {
  const cells: Cells = new Map();
  for (const hex of IDS)
    for (const dir of SIX)
      if (near(hex, dir) < hex) addTo(cells, middle(hex).x, middle(hex).y, 0, tenths(sideOf(hex, dir)));
  return drawn(cells, ['gd']);
}
/** 10.8 Swamps and rivers: nobody enters. */
const gap = (): string =>
  [...withTerrain('gap')].map(hex => path('gp', hexPath(hex, 0.94)) + path('gs', hexPath(hex, 0.94))).join('');

/** Paper grain: a tile of faint specks. */
function grain(): string {
  const random = randomFrom(11);
  const specks = (n: number): string =>
    Array.from({ length: n }, () => `M${Math.floor(random() * 128)} ${Math.floor(random() * 128)}h0`).join('');
  return `<pattern id="g" width="128" height="128" patternUnits="userSpaceOnUse">${path('g1', specks(420))}${path('g2', specks(260))}</pattern>`;
}

export function plateOf(folder: string): string {
  const sheet = readSheet(join(folder, 'georef_france40.json'));
  const relief = reliefOf(folder);
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const coast = onPlate(sheet, landRings());
  const lakes = onPlate(sheet, lakeRings(folder));
  const anchor =
    '<path id="a" class="an" d="M0-6a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zM0-3V5M-3-1H3M-4.500 1.500Q-4 5 0 5 4 5 4.500 1.500"/>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${size}><style>/*THEME*/</style>` +
    `<defs><path id="c" d="${coast}"/><clipPath id="l"><use href="#c"/></clipPath><clipPath id="s"><rect ${size}/></clipPath>${grain()}${anchor}<pattern id="m" width="9" height="7" patternUnits="userSpaceOnUse"><path class="mp" d="M1 3h4M4 6.500h4"/></pattern></defs><g clip-path="url(#s)">` +
    `<rect class="sea" ${size}/>${waterLines()}${graticule(sheet)}<use href="#c" class="land"/><g clip-path="url(#l)">${tint('tr', withTerrain('rough'), 6, 3)}${tint('ta', withTerrain('ardennes'), 5, 8)}${shade(relief)}${ribbons()}${hachures(relief)}${trees()}</g>` +
    `${path('lk', lakes)}<use href="#c" class="shore"/>${gap()}${grid()}${towns()}${rivers()}${waterSides()}${frontiers()}${ports()}<rect fill="url(#g)" ${size}/></g><rect class="nt" x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}"/></svg>\n`
  );
}
