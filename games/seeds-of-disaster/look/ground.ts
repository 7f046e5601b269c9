/** The map's geometry as the table uses it: outlines, borders, places of counters and names. geometry.json is drawn by atlas/make.ts. */
import { drawAreas } from '../../../screen/area/drawing.ts';
import { pointsOf, type Outline } from '../../../screen/area/shapes.ts';
import type { Spot } from '../../../screen/map/viewport.ts';

type Pair = readonly [x: number, y: number];
export interface AreaGround extends Outline {
  /** The centre of the counters, and the baseline of the name. */
  readonly counter: Spot;
  readonly label: Spot;
}
export interface Ground {
  readonly size: { readonly w: number; readonly h: number };
  readonly areas: readonly AreaGround[];
  named(area: string): AreaGround | undefined;
}
interface AreaDrawn {
  readonly path: string;
  readonly counter: Pair;
  readonly label: Pair;
}
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly areas: { readonly [name: string]: AreaDrawn };
}

const spot = ([x, y]: Pair): Spot => ({ x, y });
const namedIn = (areas: readonly AreaGround[]): Ground['named'] => {
  const all = new Map(areas.map(a => [a.name, a]));
  return area => all.get(area);
};
export const groundOf = (drawn: Geometry): Ground => {
  const areas = Object.entries(drawn.areas).map(([name, a]): AreaGround => ({
    name,
    d: a.path,
    ring: pointsOf(a.path),
    middle: spot(a.counter),
    counter: spot(a.counter),
    label: spot(a.label),
  }));
  return { size: { w: drawn.width, h: drawn.height }, areas, named: namedIn(areas) };
};
/** How far below its counter an Area's name is written, in map units. */
const BELOW = 36;
/** For a pack with its own map: a cell around each Area's position. */
export const drawnGround = (
  rows: readonly { readonly name: string; readonly at: readonly [number, number] }[],
  borders: readonly { readonly a: string; readonly b: string }[],
): Ground & { readonly svg: string } => {
  const numberOf = new Map(rows.map((r, i) => [r.name, i]));
  const made = drawAreas(
    rows.map(r => r.at),
    borders.map(b => [numberOf.get(b.a)!, numberOf.get(b.b)!] as const),
  );
  const areas = made.areas.map((a, i): AreaGround => ({
    ...a,
    name: rows[i]!.name,
    counter: { x: a.middle.x, y: a.middle.y - 10 },
    label: { x: a.middle.x, y: a.middle.y - 10 + BELOW },
  }));
  const { w, h } = made.size;
  const paths = areas.map(a => `<path class="a" d="${a.d}"/>`).join('');
  return {
    size: made.size,
    areas,
    named: namedIn(areas),
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><style>/*THEME*/</style><rect class="sea" width="${w}" height="${h}"/>${paths}</svg>`,
  };
};
/** Adjacent Areas, for the arrow keys. */
export const neighboursOf = (
  borders: readonly { readonly a: string; readonly b: string }[],
): ((area: string) => readonly string[]) => {
  const next = new Map<string, string[]>();
  for (const { a, b } of borders) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  return area => next.get(area) ?? [];
};
