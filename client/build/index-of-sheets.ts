/** Build step: draws the index of sheets, a small static map of Europe with the outlines of the games' maps. The coast is Natural Earth's, taken from world-atlas. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';
import type { Listing } from '../../games/shelf.ts';
import { HEIGHT, project, WIDTH } from '../home/projection.ts';
import { clip, pathOf, resampled, simplified, type Line } from './lines.ts';

interface Europe {
  readonly borders: readonly (readonly number[])[];
  readonly rivers: readonly (readonly number[])[];
}

const MARGIN = 24;

const pairs = (flat: readonly number[]): Line =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]! / 100, flat[2 * i + 1]! / 100] as const);
const isInside = (l: Line): boolean =>
  l.some(([x, y]) => x > -MARGIN && y > -MARGIN && x < WIDTH + MARGIN && y < HEIGHT + MARGIN);

const coast = (root: string): string => {
  const atlas = JSON.parse(readFileSync(join(root, 'node_modules/world-atlas/land-10m.json'), 'utf8')) as Parameters<
    typeof feature
  >[0];
  const land = feature(atlas, atlas.objects.land!);
  const shapes = 'features' in land ? land.features.map(f => f.geometry) : [land.geometry];
  const polygons = shapes.flatMap(g =>
    g.type === 'Polygon' ? [g.coordinates] : g.type === 'MultiPolygon' ? g.coordinates : [],
  ) as readonly (readonly Line[])[];
  const rings = polygons
    .flat()
    .map(r => clip(r, [-20, 36, 58, 68]))
    .filter(r => r.length > 3)
    .map(r => clip(resampled(r, 1.5).map(project), [-MARGIN, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN]))
    .filter(r => r.length > 3);
  return rings
    .map(r => simplified([...r, r[0]!], 0.55))
    .filter(r => r.length > 4)
    .map(r => pathOf(r, true))
    .join('');
};

const CITIES: readonly (readonly [name: string, lon: number, lat: number])[] = [
  ['London', -0.13, 51.51],
  ['Paris', 2.35, 48.86],
  ['Berlin', 13.4, 52.52],
  ['Prague', 14.42, 50.09],
  ['Warsaw', 21.01, 52.23],
  ['Brussels', 4.35, 50.85],
  ['Vienna', 16.37, 48.21],
  ['Amsterdam', 4.9, 52.37],
  ['Munich', 11.58, 48.14],
  ['Budapest', 19.04, 47.5],
  ['Minsk', 27.56, 53.9],
  ['Königsberg', 20.51, 54.71],
  ['Danzig', 18.65, 54.35],
  ['Bern', 7.44, 46.95],
  ['Copenhagen', 12.57, 55.68],
  ['Lwów', 24.03, 49.84],
];
const city = ([name, lon, lat]: (typeof CITIES)[number]): string => {
  const [x, y] = project([lon, lat]).map(Math.round) as [number, number];
  return `<circle class="dot" cx="${x}" cy="${y}" r="1.9"/><text class="town" x="${x + 4}" y="${y + 3}">${name}</text>`;
};

/** The outline of a game's map. `corners` says on which corner of each frame its numeral sits: 0 top left, 1 top right, 2 bottom right, 3 bottom left. */
interface Sheet {
  readonly game: string;
  readonly roman: string;
  readonly width: number;
  readonly corners: readonly number[];
  readonly frames: readonly (readonly number[])[];
}
const outlineFile = (root: string, game: string): string => join(root, 'games', game, 'look/outline.json');
/** Imports the registry by its URL at run time. A normal import would bundle every game into the build's own script. */
const listings = async (root: string): Promise<readonly Listing[]> => {
  const shelf = (await import(pathToFileURL(join(root, 'games/shelf.ts')).href)) as {
    readonly LISTINGS: readonly Listing[];
  };
  return shelf.LISTINGS;
};
/** The outlines of all games that have one. */
const sheetsIn = async (root: string): Promise<readonly Sheet[]> =>
  (await listings(root))
    .filter(l => existsSync(outlineFile(root, l.id)))
    .map(l => ({
      ...(JSON.parse(readFileSync(outlineFile(root, l.id), 'utf8')) as Omit<Sheet, 'game' | 'roman'>),
      game: l.id,
      roman: l.card.roman,
    }));
const frame = ({ game, roman, frames }: Sheet): string => {
  const d = frames.map(flat => pathOf(pairs(flat).map(project), true)).join('');
  const corners = [0, 1, 2, 3].map(k => pairs(frames[0]!)[(k * frames[0]!.length) / 8]!).map(project);
  return `<g class="frame sheet-${roman}" data-game="${game}" data-quad="${corners.flat().map(Math.round).join(' ')}"><path class="under" d="${d}"/><path class="over" d="${d}"/></g>`;
};
const tag = ({ roman, width, corners, frames }: Sheet): string =>
  frames
    .map((flat, i) => {
      const line = pairs(flat);
      const [x, y] = project(line[(corners[i]! * line.length) / 4]!);
      const inside = Math.min(HEIGHT - 44, y);
      return `<g class="tag sheet-${roman}" transform="translate(${Math.round(x)} ${Math.round(inside)})"><rect x="${-width / 2}" y="-9.5" width="${width}" height="19"/><text y="5.6">${roman}</text></g>`;
    })
    .join('');

export const drawIndex = async (root: string): Promise<string> => {
  const sheets = await sheetsIn(root);
  const e = JSON.parse(readFileSync(join(root, 'client/build/europe-1938.json'), 'utf8')) as Europe;
  const lines = (all: Europe['rivers'], tolerance: number): string =>
    all
      .map(l => pairs(l).map(project))
      .filter(isInside)
      .map(l => pathOf(simplified(l, tolerance), false))
      .join('');
  const water = [15, 11, 7.5, 4.5, 2]
    .map(
      (w, i) =>
        `<use href="#ix-coast" class="wave" stroke-width="${w * 2 + 0.9}" opacity="${(0.3 + i * 0.13).toFixed(2)}"/><use href="#ix-coast" class="calm" stroke-width="${w * 2 - 0.9}"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="idx" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><path id="ix-coast" d="${coast(root)}"/></defs>` +
    `<rect class="sea" width="${WIDTH}" height="${HEIGHT}"/>${water}<use href="#ix-coast" class="land"/><path id="ix-rivers" class="river" d="${lines(e.rivers, 0.4)}"/><path id="ix-borders" class="border" d="${lines(e.borders, 0.5)}"/><use href="#ix-coast" class="shore"/>` +
    `${sheets.map(frame).join('')}${CITIES.map(city).join('')}${sheets.map(tag).join('')}</svg>`
  );
};

/** Resolves the import `virtual:index-of-sheets` to the URL of the drawing. */
export const indexOfSheets = (root: string): Plugin => {
  const file = join(root, '.cache/index-of-sheets.svg');
  const inputs = [
    'client/build/index-of-sheets.ts',
    'games/registry.ts',
    'client/build/lines.ts',
    'client/home/projection.ts',
    'client/build/europe-1938.json',
    'node_modules/world-atlas/package.json',
  ];
  const fresh = (): boolean =>
    existsSync(file) && inputs.every(i => statSync(join(root, i)).mtimeMs < statSync(file).mtimeMs);
  return {
    name: 'phoney-war-index-of-sheets',
    async buildStart() {
      if (fresh()) return;
      mkdirSync(join(root, '.cache'), { recursive: true });
      writeFileSync(file, await drawIndex(root));
    },
    resolveId: id => (id === 'virtual:index-of-sheets' ? '\0index-of-sheets' : null),
    load: id => (id === '\0index-of-sheets' ? `export { default as url } from ${JSON.stringify(`${file}?url`)}` : null),
  };
};
