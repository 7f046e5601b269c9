/** Areas as outlines: which one contains a point, and which neighbour lies in a direction. */
import { insideRing } from '../../kernel/curve.ts';
import type { Arrow } from '../../kernel/sheet.ts';
import { HEADING } from '../map/arrows.ts';
import type { Spot } from '../map/viewport.ts';

export interface Outline {
  readonly name: string;
  readonly ring: readonly (readonly [x: number, y: number])[];
  readonly middle: Spot;
  /** The same outline as a path. */
  readonly d: string;
}

/** The points of a path such as 'M0 0l3 4-1 2z'. Tenths are summed as whole numbers, so that shared points stay equal. */
export const pointsOf = (path: string): readonly (readonly [x: number, y: number])[] => {
  const n = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(s => Math.round(Number(s) * 10));
  const points: (readonly [x: number, y: number])[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < n.length; i += 2) {
    x += n[i]!;
    y += n[i + 1]!;
    points.push([x / 10, y / 10]);
  }
  return points;
};

export const areaUnder = (areas: readonly Outline[], at: Spot): string | undefined =>
  areas.find(a => insideRing([at.x, at.y], a.ring))?.name;

/** The distance ahead, plus a penalty for lying off the direction. */
const price = (from: Spot, to: Spot, [hx, hy]: readonly [number, number]): number => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const ahead = dx * hx + dy * hy;
  const aside = Math.abs(dx * hy) + Math.abs(dy * hx);
  return ahead <= 0 || aside > ahead * 2.2 ? Number.POSITIVE_INFINITY : ahead + aside * 1.6;
};
/** The neighbour in that direction; without one the nearest other area that way; without that the area itself. */
export const stepTo = (
  areas: readonly Outline[],
  neighbours: readonly string[],
  from: string,
  arrow: Arrow,
): string => {
  const here = areas.find(a => a.name === from);
  if (!here) return from;
  const best = (among: readonly Outline[]) =>
    among
      .map(a => ({ name: a.name, price: price(here.middle, a.middle, HEADING[arrow]) }))
      .filter(a => a.price < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.price - b.price)[0]?.name;
  return best(areas.filter(a => neighbours.includes(a.name))) ?? best(areas.filter(a => a !== here)) ?? from;
};
