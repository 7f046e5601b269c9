/** Everything static of the sheet as one drawing without words and without colours; look/plate.ts has the colours. */
import { greyPng } from '../../../atlas/png.ts';
import { grain } from '../../../atlas/strokes.ts';
import { cellOf } from '../../../atlas/raster.ts';
import type { Placed } from '../../../atlas/spots.ts';
import type { Arc } from '../../../atlas/trace.ts';
import { at, pathOf, resample, thin, type Point } from '../../../kernel/curve.ts';
import { tenths } from '../../../kernel/hand-drawn.ts';
import { cloud, noise, scatter } from '../../../kernel/noise.ts';
import { townPlan } from '../../../kernel/town-plan.ts';
import { AREAS, BORDERS, type AreaRow } from '../data/map.ts';
import { SEA, SHEET, type Ground } from './areas.ts';
import { widthOf, type Geometry } from './geometry.ts';
import { NARROW, WIDE_RIVERS } from './ground.ts';
import { HEIGHT, project, WIDTH } from './projection.ts';

export interface Art {
  readonly ground: Ground;
  readonly owner: Int16Array;
  readonly arcs: readonly Arc[];
  readonly spots: readonly Placed[];
  readonly geometry: Geometry;
}
const path = (kind: string, d: string, more = ''): string => (d ? `<path class="${kind}" d="${d}"${more}/>` : '');
const areaAt = (art: Art, x: number, y: number): AreaRow | undefined => AREAS[art.owner[cellOf(SHEET, [x, y])] ?? SEA];
const lines = (arcs: readonly Arc[]): string => arcs.map(({ line }) => pathOf(thin(line, 0.3), false)).join('');
const between = (art: Art, test: (a: AreaRow, b: AreaRow) => boolean): readonly Arc[] =>
  art.arcs.filter(({ sides: [a, b] }) => b < SEA && a >= 0 && test(at(AREAS, a), at(AREAS, b)));

// Ground -----------------------------------------------------------------------------------------------------------
const CLASS: { readonly [nation: string]: string } = { Germany: 'aG', France: 'aF', Belgium: 'aB', Netherlands: 'aN' };
const groundClass = (a: AreaRow): string => `${a.name === 'Luxembourg' ? 'aL' : CLASS[a.nation]} ${a.terrain}`;
const tints = ({ geometry }: Art): string =>
  AREAS.map(a => path(groundClass(a), geometry.areas[a.name]!.path)).join('');
/** Ribbons of colour inside each country along its frontiers. */
const ribbons = (art: Art): string => {
  const home = (a: AreaRow): string => (a.name === 'Luxembourg' ? 'Luxembourg' : a.nation);
  return [...Object.keys(CLASS), 'Luxembourg']
    .map(nation => {
      const own = AREAS.filter(a => home(a) === nation).map(a => art.geometry.areas[a.name]!.path);
      const d = lines(between(art, (a, b) => home(a) !== home(b) && (home(a) === nation || home(b) === nation)));
      const kind = `r${nation === 'Luxembourg' ? 'L' : CLASS[nation]!.slice(1)}`;
      return `<clipPath id="${kind}"><path d="${own.join('')}"/></clipPath><g clip-path="url(#${kind})">${path(`rb ${kind}`, d, ' stroke-width="20" opacity=".36"')}${path(`rb ${kind}`, d, ' stroke-width="8" opacity=".55"')}</g>`;
    })
    .join('');
};

// Heights ----------------------------------------------------------------------------------------------------------
/** Real heights, with ridges drawn in where the map has Highlands. */
const heightOf = (art: Art): ((x: number, y: number) => number) => {
  const step = 5;
  const wide = Math.ceil(WIDTH / step) + 2;
  const high = Math.ceil(HEIGHT / step) + 2;
  const field = new Float32Array(wide * high);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++) {
      const [x, y] = [i * step, j * step];
      const ridge = 1 - Math.abs(2 * cloud(x / 46 + 3 * noise(x / 100, y / 100, 9), y / 46, 5, 4) - 1);
      const rugged = areaAt(art, x, y)?.terrain === 'highland' ? 1 : 0.05;
      field[j * wide + i] = Math.max(0, art.ground.height([x, y])) * 0.6 + rugged * ridge ** 2.2 * 420;
    }
  return (x, y) => {
    const i = Math.max(0, Math.min(wide - 2, Math.floor(x / step)));
    const j = Math.max(0, Math.min(high - 2, Math.floor(y / step)));
    const [s, t, k] = [x / step - i, y / step - j, j * wide + i];
    return (
      (field[k]! * (1 - s) + field[k + 1]! * s) * (1 - t) + (field[k + wide]! * (1 - s) + field[k + wide + 1]! * s) * t
    );
  };
};
type Slope = (x: number, y: number) => Point;
const slopeOf = (art: Art): Slope => {
  const height = heightOf(art);
  return (x, y) => [(height(x + 4, y) - height(x - 4, y)) / 8, (height(x, y + 4) - height(x, y - 4)) / 8];
};
const clearOfNames = (art: Art): ((x: number, y: number) => boolean) => {
  const names = art.spots.map(({ boxes }, i) => ({ p: at(boxes, 1), w: widthOf(at(AREAS, i)) / 2 + 4 }));
  return (x, y) => names.every(({ p, w }) => Math.abs(x - p[0]) > w || Math.abs(y - p[1]) > 11);
};
/** Short strokes down the slope in the Highlands, heavier where it turns from the light. */
const hachures = (art: Art, slope: Slope): string => {
  const kinds = ['', '', '', ''];
  const clear = clearOfNames(art);
  const high = (x: number, y: number): boolean =>
    [-5, 5].every(d => areaAt(art, x + d, y + d)?.terrain === 'highland') && clear(x, y);
  for (const [x, y] of scatter(WIDTH, HEIGHT, 5.2, () => 6.4, high, 77)) {
    const [gx, gy] = slope(x, y);
    const s = Math.hypot(gx, gy);
    if (s < 1) continue;
    const long = Math.min(8.5, 3.2 + s * 0.42);
    const weight = Math.max(0, Math.min(3, Math.round(0.7 - ((gx / s) * 0.75 + (gy / s) * 0.66) * 1.25 + s * 0.05)));
    kinds[weight] += tenths([
      [x, y],
      [x - (gx / s) * long, y - (gy / s) * long],
    ]);
  }
  return `<g transform="scale(.1)">${kinds.map((d, i) => path(`hc h${i}`, d)).join('')}</g>`;
};
const shade = (art: Art, slope: Slope): string => {
  const [w, h] = [174, 178];
  const png = greyPng(w, h, (i, j) => {
    const [x, y] = [(i / (w - 1)) * WIDTH, (j / (h - 1)) * HEIGHT];
    const [gx, gy] = slope(x, y);
    const fall = Math.max(-70, Math.min(70, -(gx * 0.72 + gy * 0.69) * 9));
    const alpha = areaAt(art, x, y) ? Math.round((Math.abs(fall) * (fall > 0 ? 0.62 : 1.1)) / 5) * 5 : 0;
    return [fall > 0 ? 60 : 255, alpha];
  });
  return `<image class="rl" href="${png}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none"/>`;
};

// Terrain marks ----------------------------------------------------------------------------------------------------
const ofTerrain = ({ geometry }: Art, terrain: AreaRow['terrain']): string =>
  AREAS.filter(a => a.terrain === terrain)
    .map(a => geometry.areas[a.name]!.path)
    .join('');
const FLOODS =
  '<pattern id="fl" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path class="fl" d="M0 2.500H9M0 6.500H5"/></pattern>';
/** Tufts of reed. */
const reeds = (art: Art): string => {
  const clear = clearOfNames(art);
  const wet = (x: number, y: number): boolean =>
    [-7, 7].every(d => areaAt(art, x + d, y)?.terrain === 'swamp' && areaAt(art, x, y + d)?.terrain === 'swamp') &&
    clear(x, y);
  const d = scatter(WIDTH, HEIGHT, 13, () => 15, wet, 41)
    .map(([x, y]) => `M${(x - 4).toFixed(1)} ${y.toFixed(1)}h8m-6-1v-3m2 3v-4.500m2 4.500v-3`)
    .join('');
  return path('re', d);
};
/** Paris as one town in three, the others small. */
const PARIS: Point = project([48.86, 2.35]);
const towns = (): string => {
  const marked = AREAS.filter(a => a.terrain !== 'city' && (a.centre || a.objective));
  const plans = [
    ...marked.map((a, i) => townPlan({ x: project(a.at)[0], y: project(a.at)[1] }, 8, i + 3)),
    townPlan({ x: PARIS[0], y: PARIS[1] }, 24, 75),
  ];
  return (
    path('tg', plans.map(p => p.ground).join('')) +
    path('tb', plans.map(p => p.blocks).join(''), ' transform="scale(.1)"')
  );
};
const FORT = 'M-7 4.500L-4.500-4H4.500L7 4.500Z';
const forts = ({ geometry }: Art): string =>
  Object.values(geometry.areas)
    .flatMap(a => a.forts ?? [])
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${path('fo', FORT)}</g>`)
    .join('');

// Lines ------------------------------------------------------------------------------------------------------------
const rivers = ({ ground }: Art): string => {
  const of = (names: readonly string[]): string =>
    ground.rivers
      .filter(r => names.includes(r.name))
      .map(r => pathOf(thin(r.line, 0.35), false))
      .join('');
  const [wide, narrow] = [of(WIDE_RIVERS), of(NARROW)];
  return (
    path('rc', narrow, ' stroke-width="3"') +
    path('rc', wide, ' stroke-width="5.200"') +
    path('rf', narrow, ' stroke-width="1.700"') +
    path('rf', wide, ' stroke-width="3.500"')
  );
};
/** 2.1 A river that is a border runs as wide as it counts, whatever the ground says. */
const borderRivers = (art: Art): string => {
  const of = (kind: string): string =>
    lines(
      between(art, (a, b) =>
        BORDERS.some(x => x.river === kind && [x.a, x.b].includes(a.name) && [x.a, x.b].includes(b.name)),
      ),
    );
  const [minor, major] = [of('minor'), of('major')];
  return (
    path('rc', minor, ' stroke-width="4.400"') +
    path('rc', major, ' stroke-width="7.400"') +
    path('rf', minor, ' stroke-width="2.800"') +
    path('rf', major, ' stroke-width="5.400"')
  );
};
const borders = (art: Art): string => {
  const d = lines(between(art, (a, b) => a.nation === b.nation));
  const frontier = lines(between(art, (a, b) => a.nation !== b.nation));
  return path('b0', d) + path('b1', d) + path('f0', frontier) + path('f1', frontier);
};
/** 19.0 Black dots with a white rim between the axes of advance. */
const zones = (art: Art): string => {
  const parted = between(art, (a, b) => a.zone !== undefined && b.zone !== undefined && a.zone !== b.zone);
  const d = parted
    .flatMap(({ line }) => resample(line, 8.5).slice(0, -1))
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');
  return path('z0', d) + path('z1', d);
};
const waterLines = (): string =>
  [34, 27, 20, 14, 9, 5]
    .map(
      (w, i) =>
        `<use href="#c" class="wl" stroke-width="${w * 2 + 1.2}" opacity="${(0.3 + i * 0.1).toFixed(2)}"/><use href="#c" class="ws" stroke-width="${w * 2 - 1.2}"/>`,
    )
    .join('');

export const plateOf = (art: Art): string => {
  const sheet = `width="${WIDTH}" height="${HEIGHT}"`;
  const slope = slopeOf(art);
  const lakes = art.ground.lakes.map(ring => pathOf(thin(ring, 0.4), true)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${sheet}><style>/*THEME*/</style>` +
    `<defs><path id="c" d="${art.geometry.coast}"/><clipPath id="l"><use href="#c"/></clipPath>${grain()}${FLOODS}</defs>` +
    `<rect class="sea" ${sheet}/>${waterLines()}<use href="#c" class="land"/>` +
    `<g clip-path="url(#l)">${tints(art)}${ribbons(art)}${shade(art, slope)}<path fill="url(#fl)" d="${ofTerrain(art, 'waterline')}"/>${reeds(art)}${hachures(art, slope)}` +
    `${rivers(art)}${borders(art)}${borderRivers(art)}${path('lk', lakes)}${zones(art)}</g>` +
    `<use href="#c" class="shore"/>${towns()}${forts(art)}<rect fill="url(#g)" ${sheet}/></svg>\n`
  );
};
