/** A map of hexes drawn from its own hexes and hexsides, in either orientation, where no atlas has drawn one: an SVG with classes only (plate-css.ts has the colours). */
import { chain, type Chain, type Segment } from '../../kernel/chain.ts';
import { pathOf, thin, type Point } from '../../kernel/curve.ts';
import { bent, loose, riverLine, roundedOff, smoothed } from '../../kernel/hand-drawn.ts';
import { DIRS } from '../../kernel/hex.ts';
import { corner, edgePath, hexesPath, hexPath, middle, type Sheet } from '../../kernel/sheet.ts';
import { hachures, trees } from './strokes.ts';
import { CAPITAL, TOWN, townPlan } from '../../kernel/town-plan.ts';

type HexSet = ReadonlySet<number>;
export interface Drawn {
  readonly sheet: Sheet;
  readonly water: HexSet;
  readonly woods: HexSet;
  readonly rough: HexSet;
  /** Land that nobody enters. */
  readonly shut: HexSet;
  /** The land of each country, in the order of the ribbons' colours. */
  readonly countries: readonly HexSet[];
  readonly cities: readonly { readonly hex: number; readonly big: boolean }[];
  readonly ports: readonly number[];
  /** By their pairs of hexes; `rank` 0 to 2 is how wide it is drawn, 3 a canal. */
  readonly rivers: readonly { readonly rank: number; readonly sides: readonly (readonly [a: number, b: number])[] }[];
  /** Water between two hexes of land. */
  readonly waterSides: readonly (readonly [a: number, b: number])[];
  /** Further grounds, each in a tint of its own class. */
  readonly grounds?: readonly { readonly kind: string; readonly hexes: HexSet }[];
  /** Railways from middle to middle, a class a layer. */
  readonly rails?: { readonly kinds: readonly string[]; readonly links: readonly (readonly [a: number, b: number])[] };
  /** What else the game prints into its hexes, over all the rest. */
  readonly over?: string;
}

const path = (kind: string, d: string, more = ''): string => (d ? `<path class="${kind}" d="${d}"${more}/>` : '');
const near = ({ grid }: Sheet, hex: number, dir: number): number => grid.near[hex * 6 + dir]!;
const sideOf = (sheet: Sheet, hex: number, dir: number): Segment => [
  corner(sheet, hex, dir),
  corner(sheet, hex, dir + 1),
];
const between = (sheet: Sheet, [a, b]: readonly [number, number]): Segment =>
  sideOf(
    sheet,
    a,
    DIRS.find(dir => near(sheet, a, dir) === b)!,
  );
const outline = (sheet: Sheet, hexes: HexSet, toward: (to: number) => boolean = () => true): Chain[] =>
  chain(
    [...hexes].flatMap(hex =>
      DIRS.filter(dir => !hexes.has(near(sheet, hex, dir)) && toward(near(sheet, hex, dir))).map(dir =>
        sideOf(sheet, hex, dir),
      ),
    ),
  );

// Lines as a hand would draw them --------------------------------------------------------------------------------
/** A tint that follows the hexes without their corners. */
const tint = (sheet: Sheet, kind: string, hexes: HexSet, seed: number): string =>
  path(kind, loose(outline(sheet, hexes), 5, seed), ' fill-rule="evenodd"');

// Water ----------------------------------------------------------------------------------------------------------
const coastOf = (sheet: Sheet, land: HexSet): string =>
  outline(sheet, land)
    .map(ring => pathOf(thin(bent(smoothed(ring, 5, 4), 5.5, 26, 14), 0.3), ring.closed))
    .join('');
const waterLines = (): string =>
  [34, 26, 19, 13, 8, 4]
    .map(
      (w, i) =>
        `<use href="#c" class="wl" stroke-width="${w * 2 + 1.1}" opacity="${(0.35 + i * 0.11).toFixed(2)}"/><use href="#c" class="ws" stroke-width="${w * 2 - 1.1}"/>`,
    )
    .join('');
const CANAL = 3;
const rivers = ({ sheet, rivers: all }: Drawn): string => {
  const kinds = ['', '', '', ''];
  for (const { rank, sides } of all)
    for (const line of chain(sides.map(s => between(sheet, s)))) kinds[rank] += riverLine(line, rank === CANAL);
  const layer = (what: string): string => kinds.map((d, i) => path(`${what} ${what}${i}`, d)).join('');
  return path('rh', kinds.join('')) + layer('rc') + layer('rf');
};
const waterSides = ({ sheet, waterSides: sides }: Drawn): string =>
  path(
    'ws1',
    chain(sides.map(s => between(sheet, s)))
      .map(line => pathOf(smoothed(line, 6, 2), line.closed))
      .join(''),
  );

// Countries ------------------------------------------------------------------------------------------------------
/** A ribbon of its colour inside each country's frontier, as atlases of the time had it. */
const ribbons = ({ sheet, countries }: Drawn, land: HexSet): string =>
  countries
    .map((country, i) => {
      const d = outline(sheet, country, to => land.has(to))
        .map(roundedOff)
        .join('');
      return `<clipPath id="k${i}"><path d="${hexesPath(sheet, country, 1.02)}"/></clipPath><g clip-path="url(#k${i})">${path(`rb r${i}`, d, ' stroke-width="30" opacity=".3"')}${path(`rb r${i}`, d, ' stroke-width="13" opacity=".55"')}</g>`;
    })
    .join('');
const frontiers = ({ sheet, countries }: Drawn): string => {
  const countryOf = (hex: number): number => countries.findIndex(c => c.has(hex));
  const sides = countries.flatMap((country, i) =>
    [...country].flatMap(hex =>
      DIRS.filter(dir => {
        const to = near(sheet, hex, dir);
        return to > hex && countryOf(to) >= 0 && countryOf(to) !== i;
      }).map(dir => sideOf(sheet, hex, dir)),
    ),
  );
  const d = chain(sides).map(roundedOff).join('');
  return path('f0', d) + path('f1', d);
};

// What stands in hexes -------------------------------------------------------------------------------------------
const towns = ({ sheet, cities }: Drawn): string => {
  const all = cities.map(({ hex, big }) => townPlan(middle(sheet, hex), big ? CAPITAL : TOWN, hex));
  return (
    path('cg', all.map(t => t.ground).join('')) + path('cb', all.map(t => t.blocks).join(''), ' transform="scale(.1)"')
  );
};
/** Harbours: an anchor in the upper right of the hex. */
const ANCHOR =
  '<path id="a" class="an" d="M0-6a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zM0-3V5M-3-1H3M-4.500 1.500Q-4 5 0 5 4 5 4.500 1.500"/>';
const anchors = ({ sheet, ports }: Drawn): string =>
  ports
    .map(hex => {
      const { x, y } = middle(sheet, hex);
      return `<use href="#a" x="${Math.round(x + 19)}" y="${Math.round(y - 17)}"/>`;
    })
    .join('');
const railways = ({ sheet, rails }: Drawn): string => {
  const spot = (hex: number): Point => [middle(sheet, hex).x, middle(sheet, hex).y];
  const d = chain((rails?.links ?? []).map(([a, b]) => [spot(a), spot(b)]))
    .map(line => pathOf(thin(smoothed(line, 12, 2), 0.5), line.closed))
    .join('');
  return (rails?.kinds ?? []).map(kind => path(kind, d)).join('');
};
const grid = (sheet: Sheet): string =>
  `<g transform="scale(.1)">${path(
    'gd',
    Array.from({ length: sheet.grid.size }, (_, hex) =>
      DIRS.filter(dir => near(sheet, hex, dir) < hex)
        .map(dir => {
          const [[ax, ay], [bx, by]] = sideOf(sheet, hex, dir);
          return `M${Math.round(ax * 10)} ${Math.round(ay * 10)}L${Math.round(bx * 10)} ${Math.round(by * 10)}`;
        })
        .join(''),
    ).join(''),
  )}</g>`;
const shutHexes = ({ sheet, shut }: Drawn): string =>
  [...shut].map(hex => path('gp', hexPath(sheet, hex, 0.94)) + path('gs', hexPath(sheet, hex, 0.94))).join('');

/** Beyond the last hexes there is paper. */
const beyond = (sheet: Sheet, all: HexSet): string =>
  `<g clip-path="url(#o)"><rect class="off" width="${sheet.w}" height="${sheet.h}"/></g>${path(
    'nl',
    edgePath(sheet, all, to => to < 0),
  )}`;

export function drawnPlate(map: Drawn): string {
  const { sheet, water } = map;
  const all = new Set(Array.from({ length: sheet.grid.size }, (_, hex) => hex));
  const land = new Set([...all].filter(hex => !water.has(hex)));
  const size = `width="${sheet.w}" height="${sheet.h}"`;
  const field = hexesPath(sheet, all);
  const edges = edgePath(sheet, land, to => to < 0);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.w} ${sheet.h}" ${size}><style>/*THEME*/</style>` +
    `<defs><path id="c" d="${coastOf(sheet, land)}"/><clipPath id="l"><use href="#c"/></clipPath><clipPath id="h"><path d="${hexesPath(sheet, land, 1.01)}"/></clipPath><clipPath id="f"><path d="${hexesPath(sheet, all, 1.01)}"/></clipPath><clipPath id="o"><path clip-rule="evenodd" d="M0 0H${sheet.w}V${sheet.h}H0Z${field}"/></clipPath>${ANCHOR}<pattern id="m" width="9" height="7" patternUnits="userSpaceOnUse"><path class="mp" d="M1 3h4M4 6.500h4"/></pattern></defs>` +
    `<g clip-path="url(#f)"><rect class="sea" ${size}/>${waterLines()}<use href="#c" class="land" fill-rule="evenodd"/><use href="#c" class="shore"/><g clip-path="url(#h)">${path('le', edges)}</g>` +
    `${tint(sheet, 'tr', map.rough, 3)}${tint(sheet, 'ta', map.woods, 8)}${(map.grounds ?? []).map(({ kind, hexes }, i) => tint(sheet, kind, hexes, 10 + i)).join('')}${ribbons(map, land)}${hachures(sheet, map.rough)}${trees(sheet, map.woods)}${shutHexes(map)}</g>` +
    `${beyond(sheet, all)}${grid(sheet)}${railways(map)}${towns(map)}${rivers(map)}${waterSides(map)}${frontiers(map)}${anchors(map)}${map.over ?? ''}<rect class="nt" x="1" y="1" width="${sheet.w - 2}" height="${sheet.h - 2}"/></svg>`
  );
}
