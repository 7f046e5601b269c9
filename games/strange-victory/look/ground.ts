/** The map's geometry as the table uses it: outlines, shared borders, bridges, and the places of counters and names. geometry.json is drawn by atlas/make.ts. */
import { pointsOf } from '../../../screen/area/shapes.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}
type Pair = readonly [x: number, y: number];

export interface AreaGround {
  readonly name: string;
  readonly ring: readonly Pair[];
  readonly d: string;
  readonly middle: Place;
  /** The middle of a division's counter, and of an enemy's beside it. */
  readonly division: Place;
  readonly beside: Place;
  /** Baselines of the name and of the Roman numeral; middle of the value or port number. */
  readonly label: Place;
  readonly roman?: Place;
  readonly badge?: Place;
  /** Three places for divisions in a staging area. */
  readonly staging?: readonly Place[];
}
export interface Border {
  readonly a: string;
  readonly b: string;
  readonly d: string;
}
export interface Bridge extends Place {
  readonly from: string;
  readonly to: string;
}
export interface Caption extends Place {
  readonly text: string;
  readonly rotate: number;
  readonly class: string;
}
export interface Ground {
  readonly size: { readonly w: number; readonly h: number };
  readonly areas: readonly AreaGround[];
  readonly borders: readonly Border[];
  readonly bridges: readonly Bridge[];
  readonly captions: readonly Caption[];
  named(name: string): AreaGround | undefined;
}
interface AreaDrawn {
  readonly path: string;
  readonly counter: Pair;
  readonly second: Pair;
  readonly label: Pair;
  readonly badge?: Pair;
  readonly roman?: Pair;
  readonly spots?: readonly Pair[];
}
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly areas: Readonly<Record<string, AreaDrawn>>;
  readonly bridges: readonly Bridge[];
  readonly captions: readonly Caption[];
}

const place = ([x, y]: Pair): Place => ({ x, y });

const areaOf = (name: string, a: AreaDrawn): AreaGround => ({
  name,
  d: a.path,
  ring: pointsOf(a.path),
  middle: place(a.counter),
  division: place(a.counter),
  beside: place(a.second),
  label: place(a.label),
  ...(a.roman ? { roman: place(a.roman) } : {}),
  ...(a.badge ? { badge: place(a.badge) } : {}),
  ...(a.spots ? { staging: a.spots.map(place) } : {}),
});

const keyOf = ([ax, ay]: Pair, [bx, by]: Pair): string =>
  ax < bx || (ax === bx && ay <= by) ? `${ax} ${ay} ${bx} ${by}` : `${bx} ${by} ${ax} ${ay}`;
/** The lines two areas share, found by their equal segments and joined where they follow each other. */
export const bordersOf = (areas: readonly AreaGround[]): readonly Border[] => {
  const first = new Map<string, string>();
  const found = new Map<string, Border>();
  for (const { name, ring } of areas) {
    let run = '';
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length] as Pair;
      const key = keyOf(p, q);
      const other = first.get(key);
      if (other === undefined) first.set(key, name);
      if (other === undefined || other === name) {
        run = '';
        return;
      }
      const pair = `${other}|${name}`;
      const before = found.get(pair)?.d ?? '';
      found.set(pair, {
        a: other,
        b: name,
        d: run === pair ? `${before}L${q[0]} ${q[1]}` : `${before}M${p[0]} ${p[1]}L${q[0]} ${q[1]}`,
      });
      run = pair;
    });
  }
  return [...found.values()];
};

export const groundOf = (g: Geometry): Ground => {
  const areas = Object.entries(g.areas).map(([name, a]) => areaOf(name, a));
  const byName = new Map(areas.map(a => [a.name, a]));
  return {
    size: { w: g.width, h: g.height },
    areas,
    borders: bordersOf(areas),
    bridges: g.bridges,
    captions: g.captions,
    named: name => byName.get(name),
  };
};
export const loadGround = async (): Promise<Ground> =>
  groundOf((await import('./geometry.json')).default as unknown as Geometry);
