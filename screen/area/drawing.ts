/** Draws areas of which only a point each is known, as in a data pack without outlines: cells around the points, with lines as if drawn by hand. */
import { cellsAround, centroid, settled } from '../../kernel/cells.ts';
import { chain, type Chain, type Segment } from '../../kernel/chain.ts';
import { pathOf, resample, type Point } from '../../kernel/curve.ts';
import { cloud } from '../../kernel/noise.ts';
import type { Size, Spot } from '../map/viewport.ts';

export interface DrawnArea {
  readonly ring: readonly Point[];
  readonly d: string;
  readonly middle: Spot;
}
export interface DrawnSide {
  /** Numbers of the areas on both sides. */
  readonly a: number;
  readonly b: number;
  readonly line: readonly Point[];
}
export interface DrawnAreas {
  readonly size: Size;
  /** How far an area extends from its point where no other area ends it. */
  readonly reach: number;
  readonly areas: readonly DrawnArea[];
  readonly sides: readonly DrawnSide[];
  /** Where areas end and nothing lies beyond. */
  readonly edge: readonly Chain[];
}

/** About the side of the square that an area covers. */
const AREA_SIDE = 165;
/** Paper or sea around the areas. */
const MARGIN = AREA_SIDE * 0.9;
const SHAPE = { least: 0.9, most: 1.7 } as const;
/** For `settled` (`kernel/cells.ts`): how far an area extends, how much room each needs, how many rounds they move. */
const SETTLING = { reach: AREA_SIDE * 0.82, room: AREA_SIDE * 0.37, times: 60 } as const;

type Place = readonly [lat: number, lon: number];
/** Projects latitude and longitude onto a field large enough for so many areas. */
const projected = (places: readonly Place[]): { readonly points: readonly Point[]; readonly size: Size } => {
  const lats = places.map(([lat]) => lat);
  const lons = places.map(([, lon]) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const wide = north > south ? ((east - west) * narrow) / (north - south) : SHAPE.most;
  const shape = Math.min(SHAPE.most, Math.max(SHAPE.least, wide));
  const h = Math.sqrt((places.length * AREA_SIDE * AREA_SIDE) / shape);
  const size = { w: h * shape - AREA_SIDE, h: h - AREA_SIDE };
  const share = (n: number, from: number, to: number): number => (to > from ? (n - from) / (to - from) : 0.5);
  const points = places.map(([lat, lon], i): Point => [
    share(lon, west, east) * size.w + (i % 7) * 0.01, // two areas at the same point still get a line between them
    share(-lat, -north, -south) * size.h,
  ]);
  return { points, size };
};

/** Makes corners that two cells share one and the same point. */
const joined = (): ((p: Point) => Point) => {
  const known: Point[] = [];
  return p => {
    const found = known.find(q => Math.hypot(p[0] - q[0], p[1] - q[1]) < 2.5);
    if (!found) known.push(p);
    return found ?? p;
  };
};
const tenth = (n: number): number => Math.round(n * 10) / 10;
const bend = ([x, y]: Point): Point => [
  tenth(x + (cloud(x / 34, y / 34, 6, 3) - 0.44) * 15),
  tenth(y + (cloud(x / 34 + 50, y / 34, 7, 3) - 0.44) * 15),
];
/** A wavering line from a to b; from b to a it has the same points. */
const drawnLine = (a: Point, b: Point): readonly Point[] => {
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const line = resample(turned ? [b, a] : [a, b], 7).map(bend);
  return turned ? line.toReversed() : line;
};

/** `borders` are pairs of area numbers; `besides` is extra paper above and below, for what lies there. */
export const drawAreas = (
  places: readonly Place[],
  borders: readonly (readonly [a: number, b: number])[],
  besides: { readonly top: number; readonly foot: number } = { top: 0, foot: 0 },
): DrawnAreas => {
  const { points, size: field } = projected(places);
  const pairs = new Set(borders.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const home = settled(points, field, SETTLING, (a, b) => pairs.has(`${a} ${b}`));
  const { reach } = SETTLING;
  const size = {
    w: Math.round(field.w + 2 * MARGIN),
    h: Math.round(field.h + 2 * MARGIN + besides.top + besides.foot),
  };
  const join = joined();
  const sides: DrawnSide[] = [];
  const edge: Segment[] = [];
  const areas = cellsAround(home, reach).map(({ corners, beyond }, a): DrawnArea => {
    const at = corners.map(([x, y]) => join([x + MARGIN, y + MARGIN + besides.top]));
    const ring = at.flatMap((p, i) => {
      const q = at[(i + 1) % at.length]!;
      if (p === q) return [];
      const line = drawnLine(p, q);
      const b = beyond[i]!;
      if (b > a) sides.push({ a, b, line });
      if (b < 0) for (let k = 0; k + 1 < line.length; k++) edge.push([line[k]!, line[k + 1]!]);
      return line.slice(0, -1);
    });
    const [x, y] = centroid(ring);
    return { ring, d: `M${ring.map(p => p.join(' ')).join('L')}Z`, middle: { x: tenth(x), y: tenth(y) } };
  });
  return { size, reach, areas, sides, edge: chain(edge) };
};

export const linePath = (line: readonly Point[]): string => pathOf(line, false);
