import { AREAS, BRIDGES, type AreaRow } from '../data/map.ts';
import { at, nearestOn, pathOf, round, type Point } from '../../../kernel/curve.ts';
import type { Placed } from '../../../atlas/spots.ts';
import { ringsAround, type Arc } from '../../../atlas/trace.ts';
import { CROSSINGS } from './fronts.ts';
import { BADGE, widthOf } from './layouts.ts';
import { HEIGHT, project, WIDTH } from './projection.ts';

type Spot = [x: number, y: number];
export interface AreaGeometry {
  path: string;
  counter: Spot;
  label: Spot;
  second: Spot;
  badge?: Spot;
  spots?: Spot[];
  roman?: Spot;
}
export interface Bridge {
  from: string;
  to: string;
  x: number;
  y: number;
  angle: number;
}
export interface Caption {
  text: string;
  x: number;
  y: number;
  rotate: number;
  class: string;
}
export interface Geometry {
  width: number;
  height: number;
  areas: Record<string, AreaGeometry>;
  bridges: Bridge[];
  captions: Caption[];
  coast: string;
}

const spot = (p: Point, dx = 0, dy = 0): Spot => [round(p[0] + dx), round(p[1] + dy)];

/** A box's middle becomes a baseline; a badge (2 VP, port number) stands before the name. */
function areaGeometry(area: AreaRow, path: string, { boxes }: Placed): AreaGeometry {
  if (area.kind === 'staging') {
    const spots = boxes.slice(0, 3).map(p => spot(p));
    const block = at(boxes, 3);
    return {
      path,
      counter: at(spots, 0),
      second: at(spots, 1),
      spots,
      roman: spot(block, 0, 0),
      label: spot(block, 0, 18),
    };
  }
  const [counter, second, name] = [at(boxes, 0), at(boxes, 1), at(boxes, 2)];
  if (area.kind !== 'strategic' && area.kind !== 'port')
    return { path, counter: spot(counter), second: spot(second), label: spot(name, 0, 4.6) };
  return {
    path,
    counter: spot(counter),
    second: spot(second),
    label: spot(name, BADGE / 2, 4.6),
    badge: spot(name, (BADGE - widthOf(area)) / 2, 0),
  };
}

export function bridgesOf(arcs: readonly Arc[]): Bridge[] {
  const index = (name: string): number => AREAS.findIndex(area => area.name === name);
  return BRIDGES.map(({ from, to, at: place }) => {
    const sides = [index(from), index(to)].toSorted((a, b) => a - b);
    const target = project(CROSSINGS[place] ?? [0, 0]);
    const near = arcs
      .filter(arc => arc.sides[0] === sides[0] && arc.sides[1] === sides[1])
      .map(arc => nearestOn(target, arc.line.slice(2, -2)))
      .toSorted((a, b) => a.gap - b.gap)[0];
    if (!near) throw new Error(`no bank between ${from} and ${to} at ${place}`);
    return { from, to, x: round(near.point[0]), y: round(near.point[1]), angle: round(near.angle) };
  });
}

/** Lettering of sea, rivers and the armies out of play. It is drawn live with the page's fonts. */
const CAPTIONS: readonly Caption[] = [
  { text: 'The Channel', x: 52, y: 330, rotate: -82, class: 'sea' },
  { text: 'Allied armies in Belgium', x: 800, y: 205, rotate: 0, class: 'out' },
  { text: 'French armies on the Somme and the Aisne', x: 262, y: 752, rotate: 0, class: 'out' },
  { text: 'Meuse', x: 1131, y: 277, rotate: 82, class: 'meuse' },
];

export function geometryOf(arcs: readonly Arc[], spots: readonly Placed[], coast: string): Geometry {
  const areas: Record<string, AreaGeometry> = {};
  AREAS.forEach((area, i) => {
    const rings = ringsAround(arcs, i);
    if (rings.length !== 1) throw new Error(`${area.name} is in ${rings.length} pieces`);
    areas[area.name] = areaGeometry(area, pathOf(at(rings, 0), true), at(spots, i));
  });
  return { width: WIDTH, height: HEIGHT, areas, bridges: bridgesOf(arcs), captions: [...CAPTIONS], coast };
}
