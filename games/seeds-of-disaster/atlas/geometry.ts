/** Where things stand on the sheet: outlines, counters, names, forts, as the page reads them. */
import { depth, place, type Box, type Layout, type Placed } from '../../../atlas/spots.ts';
import { ringsAround, type Arc } from '../../../atlas/trace.ts';
import { at, lengthOf, pathOf, round, type Point } from '../../../kernel/curve.ts';
import { AREAS, type AreaRow } from '../data/map.ts';
import { SEA, SHEET } from './areas.ts';
import { HEIGHT, project, WIDTH } from './projection.ts';

type Spot = [x: number, y: number];
export interface AreaGeometry {
  path: string;
  /** Middle of the stack and of the name's baseline; the mark of a centre or objective stands before the name. */
  counter: Spot;
  label: Spot;
  badge?: Spot;
  /** 14.1 A symbol of the Maginot Line each. */
  forts?: Spot[];
}
/** Two neighbours and the middle of their border. */
export interface BorderSpot {
  a: string;
  b: string;
  x: number;
  y: number;
}
export interface Geometry {
  width: number;
  height: number;
  areas: Record<string, AreaGeometry>;
  borders: BorderSpot[];
  coast: string;
}

const COUNTER = 46;
const LINE = 15;
export const BADGE = 20;
export const isMarked = (a: AreaRow): boolean => a.centre === true || a.objective === true;
export const widthOf = (a: AreaRow): number => a.shown.length * 6.9 + 4 + (isMarked(a) ? BADGE : 0);
const box = (dx: number, dy: number, w: number, h: number): Box => ({ dx, dy, w, h });
/** The name under the stack by choice, else above or beside it. */
const layoutsOf = (a: AreaRow): Layout[] => {
  const w = widthOf(a);
  const apart = COUNTER / 2 + LINE / 2 + 1;
  const beside = COUNTER / 2 + w / 2 + 3;
  const spots: readonly (readonly [dx: number, dy: number, price: number])[] = [
    [0, apart, 0],
    [0, -apart, 3],
    [14, apart, 1],
    [-14, apart, 1],
    [14, -apart, 4],
    [-14, -apart, 4],
    [beside, 0, 8],
    [-beside, 0, 8],
  ];
  return spots.map(([dx, dy, price]): Layout => ({
    price,
    boxes: [box(0, 0, COUNTER, COUNTER), box(dx, dy, w, LINE)],
  }));
};
/** Where that does not fit: a smaller core, over whose rim the counter may stand. */
const tightOf = (a: AreaRow): Layout[] =>
  [1, -1].map((way, k): Layout => ({
    price: 3 * k,
    boxes: [box(0, 0, 28, 28), box(0, way * (COUNTER / 2 + 7), widthOf(a) * 0.7, LINE - 4)],
  }));
export const spotsOf = (owner: Int16Array): Placed[] => {
  const room = { sheet: SHEET, owner, field: depth(SHEET, owner) };
  return AREAS.map((a, who) => {
    const town = project(a.at);
    const whole = place(room, room, who, layoutsOf(a), town);
    if (whole.room >= 0) return whole;
    const tight = place(room, room, who, tightOf(a), town);
    if (tight.room < 0) throw new Error(`no room for a counter and a name in ${a.name}`);
    return tight;
  });
};

/** Forts stand along the border with Germany, just inside. */
const fortsOf = (arcs: readonly Arc[], who: number, count: number, inside: Point): Spot[] => {
  const enemy = (other: number): boolean => AREAS[other]?.nation === 'Germany' || AREAS[other]?.name === 'Luxembourg';
  const front = arcs
    .filter(({ sides }) => sides.includes(who) && sides.some(enemy))
    .toSorted((x, y) => lengthOf(y.line) - lengthOf(x.line));
  const line = front.flatMap(arc => arc.line);
  const from = line.length ? line : [inside];
  return Array.from({ length: count }, (_, k): Spot => {
    const [x, y] = at(from, Math.floor(((k + 0.5) / count) * from.length));
    const far = Math.hypot(inside[0] - x, inside[1] - y) || 1;
    return [round(x + ((inside[0] - x) / far) * 13), round(y + ((inside[1] - y) / far) * 13)];
  });
};
const areaGeometry = (a: AreaRow, who: number, arcs: readonly Arc[], { boxes }: Placed): AreaGeometry => {
  const rings = ringsAround(arcs, who);
  const [counter, name] = [at(boxes, 0), at(boxes, 1)];
  const shift = isMarked(a) ? BADGE / 2 : 0;
  return {
    path: pathOf(at(rings, 0), true),
    counter: [round(counter[0]), round(counter[1])],
    label: [round(name[0] + shift), round(name[1] + 4.8)],
    ...(isMarked(a) ? { badge: [round(name[0] - widthOf(a) / 2 + 9), round(name[1])] as Spot } : {}),
    ...(a.maginot ? { forts: fortsOf(arcs, who, a.maginot, counter) } : {}),
  };
};
const bordersOf = (arcs: readonly Arc[]): BorderSpot[] => {
  const longest = new Map<string, Arc>();
  for (const arc of arcs) {
    if (arc.sides[1] >= SEA || arc.sides[0] < 0) continue;
    const key = arc.sides.join(' ');
    const known = longest.get(key);
    if (!known || lengthOf(known.line) < lengthOf(arc.line)) longest.set(key, arc);
  }
  return [...longest.values()].map(({ sides, line }) => {
    const [x, y] = at(line, Math.floor(line.length / 2));
    return { a: at(AREAS, sides[0]).name, b: at(AREAS, sides[1]).name, x: round(x), y: round(y) };
  });
};
export const geometryOf = (arcs: readonly Arc[], spots: readonly Placed[], coast: string): Geometry => ({
  width: WIDTH,
  height: HEIGHT,
  areas: Object.fromEntries(AREAS.map((a, who) => [a.name, areaGeometry(a, who, arcs, at(spots, who))])),
  borders: bordersOf(arcs),
  coast,
});
