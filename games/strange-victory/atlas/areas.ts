import { AREAS } from '../data/map.ts';
import { at, insideRing, resample, soften, type Point } from '../../../kernel/curve.ts';
import { linesOf, ringsOf } from '../../../atlas/geodata.ts';
import { cloud } from '../../../kernel/noise.ts';
import { cellOf, cellsUnder, gather, grow, middleOf, settle, type Seed, type Sheet } from '../../../atlas/raster.ts';
import { arcsOf, drawn, ringsAround, type Arc, type Guide } from '../../../atlas/trace.ts';
import { NORTH_FRONT, SOUTH_FRONT } from './fronts.ts';
import { BORDER_RIVERS, STREAMS } from './rivers.ts';
import { VILLAGES } from './villages.ts';
import { HEIGHT, project, WIDTH, type LatLon } from './projection.ts';

/** Owners beyond the 45 areas. */
export const SEA = 45;
export const NORTH = 46;
export const SOUTH = 47;
export const EDGE = 48;
export const SHEET: Sheet = { columns: WIDTH / 2, rows: HEIGHT / 2, cell: 2 };

export interface Ground {
  readonly land: readonly (readonly Point[])[];
  readonly coast: readonly Point[];
  readonly rivers: readonly { readonly name: string; readonly line: readonly Point[] }[];
}

const inView = ([x, y]: Point): boolean => x > -220 && y > -220 && x < WIDTH + 220 && y < HEIGHT + 220;

/** A ring cut to the sheet with a margin, one edge after the other. */
function clipped(ring: readonly Point[]): Point[] {
  const M = 80;
  const cuts: readonly [axis: 0 | 1, edge: number, sign: 1 | -1][] = [
    [0, -M, 1],
    [0, WIDTH + M, -1],
    [1, -M, 1],
    [1, HEIGHT + M, -1],
  ];
  return cuts.reduce<Point[]>(
    (line, [axis, edge, sign]) =>
      line.flatMap((p, i) => {
        const q = at(line, (i + 1) % line.length);
        const a = (p[axis] - edge) * sign;
        const b = (q[axis] - edge) * sign;
        const t = a / (a - b);
        const cross: Point[] = a >= 0 !== b >= 0 ? [[p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]] : [];
        return [...(a >= 0 ? [p] : []), ...cross];
      }),
    [...ring],
  );
}

/** Keeps the part of a line near the sheet, in one piece. */
function nearSheet(line: readonly Point[]): Point[] {
  const first = line.findIndex(inView);
  const last = line.findLastIndex(inView);
  return first < 0 ? [] : line.slice(Math.max(0, first - 1), last + 2);
}

/** The mainland's shore as one open line from Normandy to Flanders. */
function shoreOf(rings: readonly (readonly Point[])[]): Point[] {
  const runs: Point[][] = [[]];
  for (const ring of rings) {
    runs.push([]);
    for (const p of ring)
      if (p[0] > 20 && p[0] < 520 && p[1] > -70 && p[1] < 700) at(runs, runs.length - 1).push(p);
      else runs.push([]);
  }
  return resample(runs.toSorted((a, b) => b.length - a.length)[0] ?? [], 1.2);
}

export function readGround(folder: string): Ground {
  const flip = ([lon, lat]: readonly [number, number]): Point => project([lat, lon]);
  const land = ringsOf(folder, 'land.geojson')
    .map(({ ring }) => clipped(ring.map(flip)))
    .filter(ring => ring.length > 3);
  const own = new Set(STREAMS.map(({ name }) => name));
  const open = linesOf(folder, 'rivers.geojson')
    .filter(({ name }) => !own.has(name))
    .map(({ name, line }) => ({ name, line: nearSheet(line.map(flip)) }));
  const hand = STREAMS.map(({ name, line }) => ({ name, line: line.map(project) }));
  const rivers = [...open, ...hand]
    .filter(({ line }) => line.length > 1)
    .map(({ name, line }) => ({ name, line: resample(soften(line, 2), 1.2) }));
  return { land, coast: shoreOf(land), rivers };
}

/** A front as a softly swaying line; its height at x. */
function frontLine(front: readonly LatLon[], seed: number): (x: number) => number {
  const line = resample(soften(front.map(project), 2), 4).map(([x, y]): Point => [
    x,
    y + (cloud(x / 34, seed, seed, 3) - 0.44) * 16,
  ]);
  return x => {
    const k = line.findIndex(p => p[0] > x);
    if (k <= 0) return k < 0 ? at(line, line.length - 1)[1] : Number.NaN;
    const a = at(line, k - 1);
    const b = at(line, k);
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };
}

const inEngland = ([x, y]: Point): boolean => x < 80 && y < 200;

/** What no area may take: the sea and the two armies out of play. */
function frame(ground: Ground): Int16Array {
  const owner = new Int16Array(SHEET.columns * SHEET.rows).fill(-1);
  const north = frontLine(NORTH_FRONT, 3);
  const south = frontLine(SOUTH_FRONT, 8);
  for (let c = 0; c < owner.length; c++) {
    const p = middleOf(SHEET, c);
    if (!ground.land.some(ring => insideRing(p, ring)) || inEngland(p)) owner[c] = SEA;
    else if (p[1] < north(p[0])) owner[c] = NORTH;
    else if (p[1] > south(p[0])) owner[c] = SOUTH;
  }
  return owner;
}

/** Rivers are slow, so borders come to lie along them; elsewhere soft noise bends them (the open heights are too coarse, 9 km, to do it). */
function costs(ground: Ground): Float32Array {
  const cost = new Float32Array(SHEET.columns * SHEET.rows);
  for (let c = 0; c < cost.length; c++) {
    const [x, y] = middleOf(SHEET, c);
    cost[c] = 0.35 + cloud(x / 40, y / 40, 5, 3) * 1.7;
  }
  for (const { name, line } of ground.rivers)
    if (BORDER_RIVERS.includes(name)) for (const c of cellsUnder(SHEET, line)) cost[c] = 16;
  return cost;
}

export interface Core {
  readonly middle: Point;
  readonly w: number;
  readonly h: number;
}

/** Only a rounded kernel of the core is fixed, or all borders would be straight. */
const ROUND = 0.46;

/** All cells of the core start at once; villages come a little later and only draw the outline toward them. */
function seedsOf(cores: readonly Core[]): Seed[] {
  const taken = new Map<number, number>();
  cores.forEach(({ middle: [x, y], w, h }, owner) => {
    for (let px = x - w / 2; px <= x + w / 2; px += SHEET.cell)
      for (let py = y - h / 2; py <= y + h / 2; py += SHEET.cell) {
        const c = cellOf(SHEET, [px, py]);
        const off = Math.hypot((px - x) / w, (py - y) / h);
        if (c >= 0 && off < ROUND && !taken.has(c)) taken.set(c, owner);
      }
  });
  const villages = AREAS.flatMap(({ name, at: town }, owner) =>
    [town, ...(VILLAGES[name] ?? [])]
      .map(place => ({ owner, cell: cellOf(SHEET, project(place)), start: 7 }))
      .filter(({ cell }) => cell >= 0 && !taken.has(cell)),
  );
  return [...[...taken].map(([cell, owner]) => ({ owner, cell, start: 0 })), ...villages];
}

export interface Plan {
  readonly ground: Ground;
  readonly frame: Int16Array;
  readonly cost: Float32Array;
  readonly wall: ReadonlySet<number>;
}

export function planOf(ground: Ground): Plan {
  const meuse = ground.rivers
    .filter(({ name }) => name === 'Meuse')
    .flatMap(({ line }) => [...cellsUnder(SHEET, line)]);
  return { ground, frame: frame(ground), cost: costs(ground), wall: new Set(meuse) };
}

/** Owners of all cells, grown from the cores. */
export function ownersOf(plan: Plan, cores: readonly Core[]): Int16Array {
  const open = Uint8Array.from(plan.frame, owner => (owner < 0 ? 1 : 0));
  const grown = grow(SHEET, seedsOf(cores), plan.cost, open, plan.wall);
  settle(SHEET, grown, 2);
  const owner = grown.map((one, c) => (one >= 0 ? one : at(plan.frame, c) >= 0 ? at(plan.frame, c) : SEA));
  gather(SHEET, owner);
  return owner;
}

/** Owners once more, from the outlines as drawn: these leave the cells where they follow a river or the coast. */
export function repainted(arcs: readonly Arc[], owner: Int16Array): Int16Array {
  const out = owner.map(one => (one < SEA ? EDGE : one));
  AREAS.forEach((_, who) => {
    const ring = ringsAround(arcs, who)[0] ?? [];
    const xs = ring.map(([x]) => x);
    const ys = ring.map(([, y]) => y);
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += SHEET.cell)
      for (let y = Math.min(...ys); y <= Math.max(...ys); y += SHEET.cell) {
        const c = cellOf(SHEET, [x, y]);
        if (c >= 0 && insideRing(middleOf(SHEET, c), ring)) out[c] = who;
      }
  });
  return out;
}

const acrossMeuse = ([low, high]: readonly [number, number]): boolean => low < 3 && high > 2 && high < SEA;

/** Borders as lines: on the shore against the sea, on the rivers inland, plain along the sheet's edge. */
export function bordersOf(plan: Plan, owner: Int16Array): Arc[] {
  const shore: Guide = { name: 'coast', line: plan.ground.coast, reach: 7, only: sides => sides.includes(SEA) };
  const rivers = plan.ground.rivers
    .filter(({ name }) => name === 'Meuse' || BORDER_RIVERS.includes(name))
    .map(({ name, line }): Guide =>
      name === 'Meuse'
        ? { name, line, reach: 9, whole: true, only: acrossMeuse }
        : { name, line, reach: 5, only: sides => !sides.includes(SEA) && !acrossMeuse(sides) },
    );
  return drawn(arcsOf(SHEET, owner, EDGE), [shore, ...rivers], arc => arc.sides[1] === EDGE);
}
