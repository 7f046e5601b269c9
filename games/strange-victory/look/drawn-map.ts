/** Draws the map of a data pack from the places of its areas and their borders, in the style of the printed sheet. */
import { drawAreas, linePath, type DrawnArea, type DrawnAreas, type DrawnSide } from '../../../screen/area/drawing.ts';
import type { Theme } from '../../../screen/host.ts';
import { inkOf } from '../../../screen/map/inks.ts';
import { nearestOn, pathOf, type Point } from '../../../kernel/curve.ts';
import type { BoxView } from '../view/box.ts';
import { bordersOf, type AreaGround, type Bridge, type Ground } from './ground.ts';
import { bridgeMark, fortStar, grain, groundClass, HATCHING, path, treesIn, waterLines } from './marks.ts';
import { plateCss } from './plate.ts';

type Row = BoxView['areas'][number];
interface Crossing extends Bridge {
  readonly angle: number;
}
export interface DrawnGround extends Ground {
  readonly svg: () => string;
}

// Where counters and names stand ---------------------------------------------------------------------------------
const COUNTER = 50;
const BADGE = 17;
const widthOf = (shown: string): number => shown.length * 7.4;
/** `n` places around a middle, in rows. */
const places = (n: number, { x, y }: { readonly x: number; readonly y: number }) => {
  const across = n > 4 ? 3 : 2;
  const gap = n > 4 ? COUNTER - 8 : COUNTER;
  return Array.from({ length: n }, (_, i) => ({
    x: x + ((i % across) - (across - 1) / 2) * gap,
    y: y + Math.floor(i / across) * gap,
  }));
};
const areaGround = (row: Row, { ring, d, middle }: DrawnArea, stands: number): AreaGround => {
  const { x, y } = middle;
  if (row.kind === 'staging') {
    const staging = places(Math.max(3, stands), { x, y: y - 8 });
    const [division, beside] = [staging[0]!, staging[1]!];
    const label = { x, y: y - 38 };
    return { name: row.name, ring, d, middle: division, division, beside, staging, label, roman: { x, y: y - 56 } };
  }
  const division = { x: x - COUNTER / 2, y: y - 12 };
  const beside = { x: x + COUNTER / 2, y: y - 12 };
  const badged = row.kind === 'strategic' || row.kind === 'port';
  const label = { x: badged ? x + BADGE / 2 : x, y: y + 29 };
  const badge = { x: x - widthOf(row.shown) / 2, y: y + 24.4 };
  return { name: row.name, ring, d, middle: division, division, beside, label, ...(badged ? { badge } : {}) };
};

// Borders and bridges --------------------------------------------------------------------------------------------
const numberIn = ({ areas }: BoxView): ((name: string) => number) => {
  const ids = new Map(areas.map((a, i) => [a.name, i]));
  return name => ids.get(name) ?? -1;
};
const isBetween = (s: DrawnSide, a: number, b: number): boolean => (s.a === a && s.b === b) || (s.a === b && s.b === a);
const middleOf = ({ areas }: DrawnAreas, area: number): Point => [areas[area]!.middle.x, areas[area]!.middle.y];
/** Where a bridge crosses the border its two areas share, several spread along it; halfway between areas that share none. */
const crossings = (box: BoxView, drawn: DrawnAreas): readonly Crossing[] => {
  const id = numberIn(box);
  return box.bridges.map(({ from, to }, i) => {
    const [a, b] = [id(from), id(to)];
    const alike = box.bridges.filter(o => o.from === from && o.to === to);
    const share = (alike.indexOf(box.bridges[i]!) + 1) / (alike.length + 1);
    const line = drawn.sides.find(s => isBetween(s, a, b))?.line;
    const [[ax, ay], [bx, by]] = [middleOf(drawn, a), middleOf(drawn, b)];
    if (!line || line.length < 3)
      return {
        from,
        to,
        x: (ax + bx) / 2,
        y: (ay + by) / 2,
        angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90,
      };
    const { point, angle } = nearestOn(line[Math.round((line.length - 1) * share)]!, line);
    return { from, to, x: point[0], y: point[1], angle };
  });
};

interface Ways {
  /** Sides of areas by kind: a border, the river before a staging area, between two staging areas, or closed. */
  readonly borders: readonly DrawnSide[];
  readonly banks: readonly DrawnSide[];
  readonly stagings: readonly DrawnSide[];
  readonly shut: readonly DrawnSide[];
  /** Areas that are neighbours in the pack but do not touch as drawn. */
  readonly links: readonly (readonly [a: number, b: number])[];
}
const waysIn = (box: BoxView, drawn: DrawnAreas): Ways => {
  const id = numberIn(box);
  const pairs = box.borders.map(({ a, b }) => [id(a), id(b)] as const);
  const over = box.bridges.map(({ from, to }) => [id(from), id(to)] as const);
  const isStaging = (area: number): boolean => box.areas[area]!.kind === 'staging';
  const kindOf = (s: DrawnSide): keyof Omit<Ways, 'links'> => {
    if (isStaging(s.a) && isStaging(s.b)) return 'stagings';
    if (isStaging(s.a) || isStaging(s.b)) return 'banks';
    return pairs.some(([a, b]) => isBetween(s, a, b)) ? 'borders' : 'shut';
  };
  const by = Map.groupBy(drawn.sides, kindOf);
  return {
    borders: by.get('borders') ?? [],
    banks: by.get('banks') ?? [],
    stagings: by.get('stagings') ?? [],
    shut: by.get('shut') ?? [],
    links: [...pairs, ...over].filter(([a, b]) => !drawn.sides.some(s => isBetween(s, a, b))),
  };
};
/** A road from area to area, bowed a little so that it is not taken for a border. */
const linkPath = (drawn: DrawnAreas, [a, b]: readonly [number, number]): string => {
  const [[ax, ay], [bx, by]] = [middleOf(drawn, a), middleOf(drawn, b)];
  const bow = 0.12;
  return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * bow} ${(ay + by) / 2 - (bx - ax) * bow} ${bx} ${by}`;
};

// The plate ------------------------------------------------------------------------------------------------------
const pathOfAll = (sides: readonly DrawnSide[]): string => sides.map(s => linePath(s.line)).join('');
const lines = (drawn: DrawnAreas, ways: Ways): string => {
  const inner = pathOfAll(ways.borders);
  const shut = pathOfAll(ways.shut);
  const links = ways.links.map(l => linkPath(drawn, l)).join('');
  return (
    path('b0', inner) +
    path('b1', inner) +
    path('bs', pathOfAll(ways.stagings)) +
    path('sh0', shut) +
    path('sh1', shut) +
    path('li0', links) +
    path('li1', links)
  );
};
const river = ({ banks }: Ways): string => ['m0', 'm1', 'm2', 'm3'].map(kind => path(kind, pathOfAll(banks))).join('');
const plate = (box: BoxView, drawn: DrawnAreas, bridges: readonly Crossing[]): string => {
  const { size, areas, reach, edge } = drawn;
  const sheet = `width="${size.w}" height="${size.h}"`;
  const of = (test: (row: Row) => boolean): readonly DrawnArea[] => areas.filter((_, i) => test(box.areas[i]!));
  const coast = edge.map(({ line, closed }) => pathOf(line, closed)).join('');
  const land = areas.map(a => a.d).join('');
  const sea = of(row => row.kind === 'port')
    .map(({ middle: { x, y } }) => `<circle cx="${x}" cy="${y}" r="${Math.round(reach * 1.75)}"/>`)
    .join('');
  const ways = waysIn(box, drawn);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.w} ${size.h}" ${sheet}><style>/*THEME*/</style>` +
    `<defs><path id="c" d="${coast}"/><clipPath id="s">${sea}</clipPath><clipPath id="l"><path d="${land}"/></clipPath>${grain()}${HATCHING}</defs>` +
    `<rect class="off" ${sheet}/><rect fill="url(#h)" ${sheet}/><g clip-path="url(#s)"><rect class="sea" ${sheet}/>${waterLines()}</g>${path('land', land)}` +
    `${areas.map((a, i) => path(groundClass(box.areas[i]!), a.d)).join('')}<g clip-path="url(#l)">${[26, 17, 9].map(w => path('in', pathOfAll(drawn.sides), ` stroke-width="${w}"`)).join('')}${treesIn(
      of(row => row.forest === true),
      size,
    )}</g>` +
    `${lines(drawn, ways)}<use href="#c" class="ol"/><g clip-path="url(#s)"><use href="#c" class="shore"/></g>${river(ways)}` +
    `${of(row => row.kind === 'fortress')
      .map(a => fortStar(a.middle))
      .join('')}${bridges.map(bridgeMark).join('')}<rect fill="url(#g)" ${sheet}/></svg>`
  );
};

/** What only a drawn plate has: the paper beyond, sides that are no border, roads between areas that do not touch. */
export const drawnCss = (theme: Theme): string => {
  const line = 'fill:none;stroke-linejoin:round;stroke-linecap:round;';
  return (
    plateCss(theme) +
    `.off{fill:${inkOf(theme, 'paper')}}.sh0{${line}stroke:${inkOf(theme, 'halo')};stroke-width:7.5;opacity:.8}.sh1{${line}stroke:${inkOf(theme, 'hachure')};stroke-width:4.2}` +
    `.li0{${line}stroke:${inkOf(theme, 'halo')};stroke-width:6;opacity:.85}.li1{${line}stroke:${inkOf(theme, 'frontier')};stroke-width:2.4;stroke-dasharray:.1 6}`
  );
};

/** The tracks lie at the top of the sheet, the victory box at its foot. */
const BESIDES = { top: 110, foot: 40 } as const;
/** Places for divisions in a staging area. */
const STANDS = 4;

export const drawnGround = (box: BoxView): DrawnGround => {
  const id = numberIn(box);
  const drawn = drawAreas(
    box.areas.map(a => a.at),
    [...box.borders.map(b => [id(b.a), id(b.b)] as const), ...box.bridges.map(b => [id(b.from), id(b.to)] as const)],
    BESIDES,
  );
  const areas = box.areas.map((row, i) => areaGround(row, drawn.areas[i]!, STANDS));
  const byName = new Map(areas.map(a => [a.name, a]));
  const bridges = crossings(box, drawn);
  let svg: string | undefined;
  return {
    size: drawn.size,
    areas,
    borders: bordersOf(areas),
    bridges,
    captions: [],
    named: name => byName.get(name),
    svg: () => (svg ??= plate(box, drawn, bridges)),
  };
};
