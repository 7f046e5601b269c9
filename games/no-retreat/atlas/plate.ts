/** A sheet of No Retreat! as one drawing without words and without colours; look/plate.ts has the colours, look/lettering.ts the words. */
import { join } from 'node:path';
import { noise, scatter } from '../../../kernel/noise.ts';
import { hexUnder } from '../../../kernel/sheet.ts';
import { graticule, lakeRings, landRings, onPlate, piecesOf, waterLines, type Window } from '../../../atlas/coast.ts';
import { readSheet } from '../../../atlas/georef.ts';
import { edged, frontiers, path, ribbons, rivers, shutSides, tint } from '../../../atlas/lines.ts';
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
import { MAPS } from '../data/map.ts';
import { COUNTRIES, type Front, type Terrain } from '../data/rows.ts';
import { PRINTED } from '../look/sheet.ts';
import { edges, partitions, points, ports, works, zones } from '../look/works.ts';
import { GEOREF } from './shares.ts';

const WINDOW: { readonly [F in Front]: Window } = {
  france: { west: -7.9, south: 43.1, east: 15.9, north: 56.9 },
  poland: { west: 6, south: 44, east: 36, north: 60 },
};
const MESH: { readonly [F in Front]: Window } = {
  france: { west: -3, south: 46, east: 11, north: 54 },
  poland: { west: 13, south: 48, east: 30, north: 56 },
};
/** Waters that are younger than the map: Wloclawek on the Vistula, Lake Flevo is in the geodata as of 1940. */
const DAMMED = [[19.4, 52.6]] as const;
const RUGGED: { readonly [T in Terrain]?: number } = { rough: 1 };
/** Great rivers are drawn widest, and these wider than others. */
const LARGER = new Set(
  'Meuse,Moselle,Seine,Loire,Marne,Saone,Scheldt,Main,Oder,Warta,Bug,Narew,San,Niemen,Pripet,Dniester'.split(','),
);

/** The ground of a front, by hex and by point of its sheet. */
const groundOf = (front: Front) => {
  const sheet = PRINTED[front];
  const { hexes } = MAPS[front];
  const isWater = (hex: number): boolean =>
    ['sea', 'ez'].includes(hexes[hex]?.terrain ?? 'sea') ||
    (hexes[hex]!.terrain === 'none' && hexes[hex]!.country === 'none');
  const isLand = (hex: number): boolean => hexes[hex] !== undefined && !isWater(hex);
  return {
    isLand,
    isWoods: (hex: number): boolean =>
      hexes[hex]?.terrain === 'forest' || hexes[hex]?.in?.includes('Ardennes') === true,
    terrainAt: (x: number, y: number): Terrain | undefined => hexes[hexUnder(sheet, x, y)]?.terrain,
    dry: (x: number, y: number): boolean => isLand(hexUnder(sheet, x, y)),
    where: (test: (hex: number) => boolean): Set<number> => new Set(hexes.map((_, hex) => hex).filter(test)),
  };
};
/** Rivers, the great ones over the others; one that is great somewhere is larger all along. */
const watercoursesOf = (front: Front): string => {
  const { sides } = MAPS[front];
  const rank = new Map(sides.map(s => [s.name ?? '', s.kind === 'great' || LARGER.has(s.name ?? '') ? 1 : 0]));
  return (['river', 'great'] as const)
    .map(kind =>
      rivers(
        PRINTED[front],
        sides.filter(s => s.kind === kind),
        name => (kind === 'great' ? 2 : rank.get(name)!),
        0.3,
      ),
    )
    .join('');
};

export function plateOf(folder: string, front: Front): string {
  const sheet = PRINTED[front];
  const { hexes, sides } = MAPS[front];
  const ids = hexes.map((_, hex) => hex);
  const { isLand, isWoods, terrainAt, dry, where } = groundOf(front);
  const georef = readSheet(join(folder, GEOREF[front]));
  const relief = reliefOf({
    sheet,
    georef,
    folder,
    rugged: (x, y) => RUGGED[terrainAt(x, y) ?? 'sea'] ?? 0.08,
    real: front === 'france' ? 0.7 : 0.5,
    ridges: 450,
  });
  const lands = COUNTRIES.filter(c => c !== 'none').map(c => where(hex => isLand(hex) && hexes[hex]!.country === c));
  const shut = where(hex => isLand(hex) && hexes[hex]!.terrain === 'none');
  const size = `width="${sheet.w}" height="${sheet.h}"`;
  const land = landRings(WINDOW[front]);
  const coast = onPlate(georef, sheet, land, 0.5);
  const lakes = onPlate(georef, sheet, lakeRings(folder, WINDOW[front], DAMMED), 0.5);
  const is = (kind: Terrain, much: number) => frayed((x, y) => terrainAt(x, y) === kind, much);
  const tinted = (kind: string, test: (hex: number) => boolean, much: number, seed: number): string =>
    tint(sheet, kind, where(test), { much, seed, slack: 0.5 });
  const dimmed = edged(sheet, shut);
  return saidOnce(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.w} ${sheet.h}" ${size}><style>/*THEME*/</style>` +
      `<defs><path id="c" d="${coast}"/><g id="q">${piecesOf(georef, sheet, land, 1.2)}</g><clipPath id="l"><use href="#c"/></clipPath><clipPath id="s"><rect ${size}/></clipPath>${grain()}${ANCHOR}<pattern id="d" width="7" height="7" patternUnits="userSpaceOnUse"><path class="dl" d="M-1 8 8-1M-1 1 1-1M6 8 8 6"/></pattern></defs><g clip-path="url(#s)">` +
      `<rect class="sea" ${size}/>${waterLines('q')}${graticule(georef, sheet, MESH[front])}<use href="#c" class="land"/><g clip-path="url(#l)">` +
      tinted('tr', hex => hexes[hex]!.terrain === 'rough' && !hexes[hex]!.in?.includes('Ardennes'), 6, 3) +
      tinted('ta', isWoods, 5, 8) +
      tinted('tw', hex => hexes[hex]!.terrain === 'marsh', 5, 9) +
      shade(sheet, relief, dry, [200, 200]) +
      ribbons(sheet, lands, isLand, edged) +
      hachures(sheet, relief, [{ where: is('rough', 12), ...ROUGH, apart: 9.4, least: 4.8 }]) +
      trees(
        sheet,
        frayed((x, y) => isWoods(hexUnder(sheet, x, y)), 9),
        7.4,
      ) +
      reeds(sheet.w, sheet.h, is('marsh', 9)) +
      path('dm', dimmed) +
      path('dh', dimmed) +
      `</g>${path('lk', lakes)}<use href="#c" class="shore"/>${gridStrokes(sheet)}` +
      towns(
        sheet,
        ids.filter(hex => hexes[hex]!.city),
        hex => (hexes[hex]!.major ? 26 : 19),
      ) +
      watercoursesOf(front) +
      shutSides(
        sheet,
        'ws1',
        sides.filter(s => s.kind === 'sea' || s.kind === 'lake'),
      ) +
      frontiers(sheet, ids.filter(isLand), isLand, hex => hexes[hex]!.country) +
      partitions(sheet, hexes) +
      works(sheet, hexes) +
      zones(sheet, hexes) +
      edges(sheet, hexes) +
      points(sheet, hexes) +
      ports(sheet, hexes) +
      `<rect fill="url(#g)" ${size}/></g><rect class="nt" x="1" y="1" width="${sheet.w - 2}" height="${sheet.h - 2}"/></svg>\n`,
    kind => /^(r[hcf]|f[01]|p[0-3]|e[01])/.test(kind),
  );
}

function reeds(width: number, height: number, wet: (x: number, y: number) => boolean): string {
  const cells: Cells = new Map();
  for (const [x, y] of scatter(width, height, 14, () => 14, wet, 9)) {
    const wide = 45 + Math.round(noise(x, y, 3) * 30);
    const [left, foot] = [Math.round(x * 10) - wide, Math.round(y * 10)];
    addTo(cells, x, y, 0, `M${left} ${foot}h${2 * wide}m${-wide}-8v-38m-24 38l-12-28m60 28l12-28`);
  }
  return drawn(cells, ['rd']);
}
