/** The sheet of France '40 as one drawing without words and without colours; look/plate.ts has the colours, look/lettering.ts the words. */
import { join } from 'node:path';
import { isLandRow } from '../model/ground.ts';
import { COUNTRIES, GRID, HEXES, HEXSIDES, type HexRow, type Terrain } from '../data/map.ts';
import { hexPath, hexUnder, middle, PRINTED } from '../look/sheet.ts';
import { graticule, lakeRings, landRings, onPlate, waterLines } from '../../../atlas/coast.ts';
import { readSheet } from '../../../atlas/georef.ts';
import { frontiers, path, ribbons, rivers, shutSides, tint } from '../../../atlas/lines.ts';
import { reliefOf } from '../../../atlas/relief.ts';
import { frayed, grain, gridLines, hachures, ROUGH, shade, trees } from '../../../atlas/strokes.ts';
import { ANCHOR, towns } from '../../../atlas/town.ts';

const { w: WIDTH, h: HEIGHT } = PRINTED;
const IDS = Array.from({ length: GRID.size }, (_, hex) => hex);
const WINDOW = { west: -7.9, south: 43.1, east: 15.9, north: 56.9 };
const MESH = { west: -3, south: 46, east: 14, north: 54 };
const terrainAt = (x: number, y: number): Terrain | undefined => HEXES[hexUnder(x, y)]?.terrain;
const RUGGED: { readonly [T in Terrain]?: number } = { rough: 1, ardennes: 0.75 };
const withTerrain = (...kinds: readonly HexRow['terrain'][]): Set<number> =>
  new Set(IDS.filter(hex => kinds.includes(HEXES[hex]!.terrain)));
const isLand = (hex: number): boolean => isLandRow(HEXES[hex]!);

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
const rank = (name: string): number => (/canal/i.test(name) ? 3 : (RANK[name] ?? 0));
/** Hexsides of sea and lake between two land hexes: the dark blue outline of the sheet (2.1). */
const waterSides = (): string =>
  shutSides(
    PRINTED,
    'ws1',
    HEXSIDES.filter(s => s.kind !== 'river'),
  );
const lands = (): readonly Set<number>[] =>
  COUNTRIES.filter(c => c !== 'none').map(
    country => new Set(IDS.filter(hex => isLand(hex) && HEXES[hex]!.country === country)),
  );
const townSize = (hex: number): number => (['Paris', 'Ruhr'].includes(HEXES[hex]!.city!) ? 27 : 21.5);
/** Harbours: an anchor at the foot of the hex. */
const ports = (): string =>
  IDS.filter(hex => HEXES[hex]!.port)
    .map(hex => {
      const { x, y } = middle(hex);
      return `<use href="#a" x="${Math.round(x + 19)}" y="${Math.round(y - 17)}"/>`;
    })
    .join('');
/** 10.8 Swamps and rivers: nobody enters. */
const gap = (): string =>
  [...withTerrain('gap')].map(hex => path('gp', hexPath(hex, 0.94)) + path('gs', hexPath(hex, 0.94))).join('');

export function plateOf(folder: string): string {
  const georef = readSheet(join(folder, 'georef_france40.json'));
  const rugged = (x: number, y: number): number => RUGGED[terrainAt(x, y) ?? 'sea'] ?? 0.1;
  const relief = reliefOf({ sheet: PRINTED, georef, folder, rugged, real: 0.8, ridges: 470 });
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const coast = onPlate(georef, PRINTED, landRings(WINDOW));
  const lakes = onPlate(georef, PRINTED, lakeRings(folder, WINDOW));
  const is = (kind: Terrain, much: number) => frayed((x, y) => terrainAt(x, y) === kind, much);
  const dry = (x: number, y: number): boolean => !['sea', 'lake', undefined].includes(terrainAt(x, y));
  const sides = HEXSIDES.filter(s => s.kind === 'river');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${size}><style>/*THEME*/</style>` +
    `<defs><path id="c" d="${coast}"/><clipPath id="l"><use href="#c"/></clipPath><clipPath id="s"><rect ${size}/></clipPath>${grain()}${ANCHOR}<pattern id="m" width="9" height="7" patternUnits="userSpaceOnUse"><path class="mp" d="M1 3h4M4 6.500h4"/></pattern></defs><g clip-path="url(#s)">` +
    `<rect class="sea" ${size}/>${waterLines()}${graticule(georef, PRINTED, MESH)}<use href="#c" class="land"/><g clip-path="url(#l)">${tint(PRINTED, 'tr', withTerrain('rough'), { much: 6, seed: 3 })}${tint(PRINTED, 'ta', withTerrain('ardennes'), { much: 5, seed: 8 })}${shade(PRINTED, relief, dry, [166, 174])}${ribbons(PRINTED, lands(), isLand)}${hachures(PRINTED, relief, [{ where: is('rough', 12), ...ROUGH }])}${trees(PRINTED, is('ardennes', 9))}</g>` +
    `${path('lk', lakes)}<use href="#c" class="shore"/>${gap()}${gridLines(PRINTED)}${towns(
      PRINTED,
      IDS.filter(hex => HEXES[hex]!.city),
      townSize,
    )}${rivers(PRINTED, sides, rank)}${waterSides()}${frontiers(PRINTED, IDS.filter(isLand), isLand, hex => HEXES[hex]!.country)}${ports()}<rect fill="url(#g)" ${size}/></g><rect class="nt" x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}"/></svg>\n`
  );
}
