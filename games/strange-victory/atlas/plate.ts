import { AREAS, type AreaRow } from '../data/map.ts';
import { at, pathOf, relax, resample, thin, type Point } from '../../../kernel/curve.ts';
import { cloud, noise, scatter } from '../../../kernel/noise.ts';
import { cellOf } from '../../../atlas/raster.ts';
import type { Placed } from '../../../atlas/spots.ts';
import { ringsAround, type Arc } from '../../../atlas/trace.ts';
import { NORTH, SEA, SHEET, SOUTH, type Ground } from './areas.ts';
import type { Geometry } from './geometry.ts';
import { widthOf } from './layouts.ts';
import { HEIGHT, WIDTH } from './projection.ts';
import {
  bridgeMark,
  fortStar,
  grain,
  groundClass,
  HATCHING,
  path,
  treeDots,
  treeGap,
  waterLines,
} from '../look/marks.ts';

/** Everything static of the board as one drawing without words and without colours; look/plate.ts has the colours. */
export interface Art {
  readonly ground: Ground;
  readonly owner: Int16Array;
  readonly arcs: readonly Arc[];
  readonly spots: readonly Placed[];
  readonly geometry: Geometry;
  readonly frontier: readonly Point[];
}

const ownerAt = (art: Art, x: number, y: number): number => {
  const c = cellOf(SHEET, [x, y]);
  return c < 0 ? SEA : at(art.owner, c);
};
const isStaging = (i: number): boolean => AREAS[i]?.kind === 'staging';
function tints({ geometry }: Art): string {
  return AREAS.map(area => path(groundClass(area), geometry.areas[area.name]?.path ?? '')).join('');
}
/** Soft bands along each border give the areas the look of a hand-tinted map. */
function bands({ arcs }: Art): string {
  const d = arcs
    .filter(({ sides: [low, high] }) => high < SEA && low > 2)
    .map(({ line }) => pathOf(thin(line, 0.8), false))
    .join('');
  return [26, 17, 9].map(w => path('in', d, ` stroke-width="${w}"`)).join('');
}

const boxesOf = (area: AreaRow, { boxes }: Placed): [Point, number, number][] =>
  boxes.map((p, k) =>
    area.kind === 'staging' && k === 3
      ? [p, area.shown.length * 10, 44]
      : k === 2 && area.kind !== 'staging'
        ? [p, widthOf(area), 15]
        : [p, 0, 0],
  );

/** Trees as round dots in three sizes, thinner toward the rim and none under a name. */
function woods(art: Art): string {
  const names = AREAS.flatMap((area, i) => boxesOf(area, at(art.spots, i))).filter(([, w]) => w);
  const clear = (x: number, y: number): boolean =>
    names.every(([p, w, h]) => Math.abs(x - p[0]) > w / 2 + 4 || Math.abs(y - p[1]) > h / 2 + 4);
  const wooded = (x: number, y: number): boolean => {
    const here = [
      [0, 0],
      [5, 0],
      [-5, 0],
      [0, 6],
      [0, -5],
    ].map(([dx, dy]) => ownerAt(art, x + (dx ?? 0), y + (dy ?? 0)));
    return here.every(owner => AREAS[owner]?.forest && owner === here[0]) && clear(x, y);
  };
  return treeDots(scatter(WIDTH, HEIGHT, 6.6, treeGap, wooded, 5));
}

/** Short strokes as of gentle slopes, from noise: decoration of the open country, no terrain of the game. */
function hachures(art: Art): string {
  const height = (x: number, y: number): number => cloud(x / 95, y / 95, 21, 4);
  const open = (x: number, y: number): boolean => {
    const i = ownerAt(art, x, y);
    return i < SEA && !AREAS[i]?.forest && !isStaging(i) && AREAS[i]?.kind !== 'port';
  };
  let d = '';
  for (const [x, y] of scatter(WIDTH, HEIGHT, 5, () => 5, open, 31)) {
    const gx = height(x + 3, y) - height(x - 3, y);
    const gy = height(x, y + 3) - height(x, y - 3);
    const g = Math.hypot(gx, gy);
    if (g < 0.03 || noise(x / 17, y / 17, 8) < 0.34) continue;
    const long = Math.min(8, g * 130);
    const end: Point = [x - (gx / g) * long, y - (gy / g) * long];
    if (open(...end)) d += pathOf([[x, y], end], false);
  }
  return path('hc', d);
}

/** Rivers swell a little toward the sea: minor streams thin, the named ones wider. */
function rivers({ ground }: Art): string {
  const major = new Set(['Somme', 'Oise', 'Sambre', 'Scheldt', 'Aisne', 'Lys']);
  const seen = ground.rivers.filter(({ name }) => name !== 'Meuse');
  const lines = (big: boolean): string =>
    seen
      .filter(({ name }) => major.has(name) === big)
      .map(({ line }) => pathOf(thin(wander(line), 0.25), false))
      .join('');
  return [true, false]
    .map(big => {
      const d = lines(big);
      return path('rc', d, ` stroke-width="${big ? 3.6 : 2.5}"`) + path('rf', d, ` stroke-width="${big ? 2.3 : 1.4}"`);
    })
    .join('');
}
/** Borders run on these same lines, so they may not wander far. */
const wander = (line: readonly Point[]): Point[] => relax(line, 2);

function borders({ arcs }: Art): string {
  const pick = (test: (low: number, high: number) => boolean): string =>
    arcs
      .filter(({ sides: [low, high] }) => test(low, high))
      .map(({ line }) => pathOf(line, false))
      .join('');
  const inner = pick((low, high) => high < SEA && !isStaging(low));
  const between = pick((low, high) => isStaging(low) && isStaging(high));
  return path('b0', inner) + path('b1', inner) + path('bs', between);
}

/** The two armies out of play: paper laid over the ground, hatched, with a dotted front. */
function outOfPlay(art: Art): string {
  const rings = [NORTH, SOUTH].map(side => ringsAround(art.arcs, side)[0] ?? []);
  const d = rings.map(ring => pathOf(ring, true)).join('');
  const front = art.arcs
    .filter(({ sides: [low, high] }) => low < SEA && (high === NORTH || high === SOUTH))
    .map(({ line }) => pathOf(line, false))
    .join('');
  return path('oo', d) + `<path fill="url(#h)" d="${d}"/>` + path('ol', front);
}

function meuse({ ground, arcs }: Art): string {
  const bank = arcs
    .filter(({ sides: [low, high] }) => isStaging(low) && !isStaging(high) && high < SEA)
    .map(({ line }) => pathOf(line, false))
    .join('');
  const whole = ground.rivers
    .filter(({ name }) => name === 'Meuse')
    .map(({ line }) => pathOf(thin(line, 0.25), false))
    .join('');
  return (
    path('rc', whole, ' stroke-width="4.4"') +
    path('rf', whole, ' stroke-width="3"') +
    path('m0', bank) +
    path('m1', bank) +
    path('m2', bank) +
    path('m3', bank)
  );
}

/** 3.1.5 The fort: a star of eight bastions about the middle of the area. */
function fort({ geometry }: Art): string {
  const area = geometry.areas['Avesnes'];
  if (!area) return '';
  return fortStar({ x: (area.counter[0] + area.second[0]) / 2, y: (area.counter[1] + area.second[1]) / 2 + 4 });
}

export function plateOf(art: Art): string {
  const sheet = `width="${WIDTH}" height="${HEIGHT}"`;
  const clip = 'clip-path="url(#l)"';
  const frontier = path('fr', pathOf(thin(relax(resample(art.frontier, 3), 2), 0.3), false));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${sheet}><style>/*THEME*/</style>` +
    `<defs><path id="c" d="${art.geometry.coast}"/><clipPath id="l"><use href="#c"/></clipPath>${grain()}${HATCHING}</defs>` +
    `<rect class="sea" ${sheet}/>${waterLines()}<use href="#c" class="land"/><g ${clip}>${tints(art)}${bands(art)}${hachures(art)}${woods(art)}${rivers(art)}${frontier}${borders(art)}${outOfPlay(art)}</g>` +
    `<use href="#c" class="shore"/>${meuse(art)}${fort(art)}${art.geometry.bridges.map(bridgeMark).join('')}<rect fill="url(#g)" ${sheet}/></svg>\n`
  );
}
