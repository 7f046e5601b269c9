/** The sheet of War Comes Early as one drawing without words and without colours; look/plate.ts has the colours, look/lettering.ts the words. */
import { join } from 'node:path';
import { chain } from '../../../kernel/chain.ts';
import { pathOf, thin, type Point } from '../../../kernel/curve.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { noise, scatter } from '../../../kernel/noise.ts';
import { graticule, lakeRings, landRings, onPlate, piecesOf, waterLines } from '../../../atlas/coast.ts';
import { readSheet } from '../../../atlas/georef.ts';
import { edged, frontiers, path, ribbons, rivers, shutSides, tint, type HexSet } from '../../../atlas/lines.ts';
import { smoothed } from '../../../kernel/hand-drawn.ts';
import { reliefOf } from '../../../atlas/relief.ts';
import {
  addTo,
  drawn,
  frayed,
  grain,
  gridStrokes,
  hachures,
  ROUGH,
  saidOnce,
  shade,
  trees,
  type Cells,
} from '../../../atlas/strokes.ts';
import { ANCHOR, towns } from '../../../atlas/town.ts';
import { COARSE } from '../../../kernel/town-plan.ts';
import { CLOSED, COUNTRIES, GRID, HEXES, HEXSIDES, RAIL_EXITS, RAILS, TOWNS, type Terrain } from '../data/map.ts';
import { isBig } from '../look/lettering.ts';
import { hexUnder, idOf, middle, middleOf, PRINTED } from '../look/sheet.ts';
import { keyBox } from './key.ts';
import { GEOREF } from './shares.ts';
import { circles, CORNER, crests, dot, works } from '../look/works.ts';

const { w: WIDTH, h: HEIGHT } = PRINTED;
const IDS = Array.from({ length: GRID.size }, (_, hex) => hex);
const WINDOW = { west: -4, south: 41, east: 38, north: 63 };
/** Lipno on the Vltava and Wloclawek on the Vistula. */
const DAMMED = [
  [14.1, 48.7],
  [19.4, 52.6],
] as const;
const MESH = { west: 0, south: 43, east: 36, north: 62 };
const terrainAt = (x: number, y: number): Terrain | undefined => HEXES[hexUnder(x, y)]?.terrain;
const RUGGED: { readonly [T in Terrain]?: number } = { mountain: 1.25, rough: 0.8, broken: 0.38 };
const withTerrain = (kind: Terrain): Set<number> => new Set(IDS.filter(hex => HEXES[hex]!.terrain === kind));
const isLand = (hex: number): boolean => HEXES[hex]?.terrain !== 'sea' && HEXES[hex]?.terrain !== 'lake';
const sidesOf = (...kinds: readonly string[]) => HEXSIDES.filter(s => kinds.includes(s.kind));

const RANK: { readonly [river: string]: number } = {
  ...Object.fromEntries('Rhine,Danube,Vistula,Elbe,Oder,Dnieper'.split(',').map(name => [name, 2])),
  ...Object.fromEntries(
    'Bug,Neman,Pripyat,Daugava,Warthe,Meuse,Weser,Inn,Po,Main,Vltava,Morava,San,Dniester,Drava,Sava,Moselle,Adige,Narew,Tisza'
      .split(',')
      .map(name => [name, 1]),
  ),
};
const lands = (): readonly HexSet[] =>
  COUNTRIES.filter(c => c !== 'none').map(
    country => new Set(IDS.filter(hex => isLand(hex) && HEXES[hex]!.country === country)),
  );
/** Whose land most of the hexes beside some water are. */
const shoreOf = (water: number): string | undefined =>
  [...Map.groupBy(around(GRID, water as HexId).filter(isLand), hex => HEXES[hex]!.country)].toSorted(
    (a, b) => b[1].length - a[1].length,
  )[0]?.[0];
const SHORES = new Map(IDS.filter(hex => !isLand(hex)).map(hex => [hex, shoreOf(hex)]));
/** With the water beside it: the coast cuts what is drawn there. */
const spilt = (land: HexSet): HexSet => {
  const countries = new Set<string>([...land].map(hex => HEXES[hex]!.country));
  return new Set([...land, ...IDS.filter(hex => countries.has(SHORES.get(hex) ?? ''))]);
};
const washes = (): string =>
  `<g class="wa">${lands()
    .map((land, i) => path(`w${i}`, edged(PRINTED, spilt(land))))
    .join('')}</g>`;
/** 1.3 Out of play: paler, and hatched. */
function dimmed(): string {
  const shut = new Set(IDS.filter(hex => isLand(hex) && CLOSED.includes(HEXES[hex]!.country)));
  const d = edged(PRINTED, spilt(shut));
  return path('dm', d) + path('dh', d);
}

const NEAR: Omit<Parameters<typeof hachures>[2][number], 'where'> = { ...ROUGH, apart: 12, least: 6.2 };
function reeds(): string {
  const wet = frayed((x, y) => terrainAt(x, y) === 'swamp', 9);
  const cells: Cells = new Map();
  for (const [x, y] of scatter(WIDTH, HEIGHT, 14, () => 14, wet, 9)) {
    const wide = 45 + Math.round(noise(x, y, 3) * 30);
    const [left, foot] = [Math.round(x * 10) - wide, Math.round(y * 10)];
    addTo(cells, x, y, 0, `M${left} ${foot}h${2 * wide}m${-wide}-8v-38m-24 38l-12-28m60 28l12-28`);
  }
  return drawn(cells, ['rd']);
}

/** From middle to middle, rounded, and over the edge where a line leaves the sheet. */
function railways(): string {
  const spot = (label: string): Point => {
    const { x, y } = middleOf(label);
    return [x, y];
  };
  const beyond = (hex: string, edge: string): Point => {
    const [x, y] = spot(hex);
    return [
      x + (edge === 'east' ? 60 : edge === 'west' ? -60 : 0),
      y + (edge === 'south' ? 60 : edge === 'north' ? -60 : 0),
    ];
  };
  const links = [
    ...RAILS.map(r => [spot(r.a), spot(r.b)] as const),
    ...RAIL_EXITS.map(e => [spot(e.hex), beyond(e.hex, e.edge)] as const),
  ];
  const d = chain(links)
    .map(line => pathOf(thin(smoothed(line, 12, 2), 0.5), line.closed))
    .join('');
  return [0, 1, 2].map(i => path(`ra ra${i}`, d)).join('');
}
/** 11.4 A ferry's line from middle to middle. */
const straits = (): string =>
  path(
    'sr',
    sidesOf('strait')
      .map(s =>
        pathOf(
          [middleOf(s.a), middleOf(s.b)].map(({ x, y }) => [x, y]),
          false,
        ),
      )
      .join(''),
  );
const townSize = (hex: number): number => (isBig(HEXES[hex]!) ? 24 : 18);
const ports = (): string =>
  IDS.filter(hex => HEXES[hex]!.port)
    .map(hex => {
      const { x, y } = middle(hex);
      return `<use href="#a" x="${Math.round(x + CORNER)}" y="${Math.round(y)}"/>`;
    })
    .join('');

export function plateOf(folder: string): string {
  const georef = readSheet(join(folder, GEOREF));
  const rugged = (x: number, y: number): number => RUGGED[terrainAt(x, y) ?? 'sea'] ?? 0.05;
  const relief = reliefOf({ sheet: PRINTED, georef, folder, rugged, real: 0.42, ridges: 520 });
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const land = landRings(WINDOW);
  const coast = onPlate(georef, PRINTED, land, 0.6);
  const lakes = onPlate(georef, PRINTED, lakeRings(folder, WINDOW, DAMMED), 0.6);
  const is = (kind: Terrain, much: number) => frayed((x, y) => terrainAt(x, y) === kind, much);
  const dry = (x: number, y: number): boolean => isLand(hexUnder(x, y)) && hexUnder(x, y) >= 0;
  const cities = IDS.filter(hex => HEXES[hex]!.city);
  const hatching = [
    { where: is('mountain', 12), ...NEAR, apart: 10.2, long: [3.6, 0.55, 10.5] as const },
    { where: is('rough', 12), ...NEAR },
    { where: is('broken', 12), ...NEAR, apart: 17, least: 9.6, level: 0.5, heaviest: 1 },
  ];
  const inks = (kind: string, terrain: Terrain, much: number, seed: number): string =>
    tint(PRINTED, kind, withTerrain(terrain), { much, seed, slack: 0.6 });
  return saidOnce(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${size}><style>/*THEME*/</style>` +
      `<defs><path id="c" d="${coast}"/><g id="q">${piecesOf(georef, PRINTED, land, 1.5)}</g><clipPath id="l"><use href="#c"/></clipPath><clipPath id="s"><rect ${size}/></clipPath>${grain()}${ANCHOR}<pattern id="d" width="7" height="7" patternUnits="userSpaceOnUse"><path class="dl" d="M-1 8 8-1M-1 1 1-1M6 8 8 6"/></pattern></defs><g clip-path="url(#s)">` +
      `<rect class="sea" ${size}/>${waterLines('q')}${graticule(georef, PRINTED, MESH)}<use href="#c" class="land"/><g clip-path="url(#l)">${inks('tb', 'broken', 6, 2)}${inks('tr', 'rough', 6, 3)}${inks('tm', 'mountain', 6, 4)}${inks('ta', 'woods', 5, 8)}${inks('tw', 'swamp', 5, 9)}${washes()}${shade(PRINTED, relief, dry, [268, 173])}${ribbons(PRINTED, lands(), isLand, edged)}${hachures(PRINTED, relief, hatching)}${trees(PRINTED, is('woods', 9), 9)}${reeds()}${dimmed()}</g>` +
      `${path('lk', lakes)}<use href="#c" class="shore"/>${gridStrokes(PRINTED)}${railways()}${towns(PRINTED, cities, townSize, COARSE)}${TOWNS.map(t => dot(middle(idOf(t.hex)))).join('')}${rivers(PRINTED, sidesOf('river'), name => RANK[name] ?? 0, 0.35)}${shutSides(PRINTED, 'ws1', sidesOf('sea', 'lake'))}${straits()}${crests(PRINTED, HEXSIDES)}${frontiers(PRINTED, IDS.filter(isLand), isLand, hex => HEXES[hex]!.country)}${works(PRINTED, HEXES)}${circles(PRINTED, HEXES)}${ports()}${keyBox()}<rect fill="url(#g)" ${size}/></g><rect class="nt" x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}"/></svg>\n`,
    kind => /^(r[hcf]|ra|rb|f[01]|bk)/.test(kind),
  );
}
