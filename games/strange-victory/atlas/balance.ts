import { AREAS, type AreaRow } from '../data/map.ts';
import { at, type Point } from '../../../kernel/curve.ts';
import { pack, type Block } from '../../../atlas/pack.ts';
import { cellOf, grow, middleOf } from '../../../atlas/raster.ts';
import { depth, place, type Box, type Placed, type Room } from '../../../atlas/spots.ts';
import { EDGE, SEA, SHEET, type Core, type Plan } from './areas.ts';
import type { Bridge } from './geometry.ts';
import { HOMES, UPRIGHT } from './homes.ts';
import { areaLayouts, stagingLayouts, widthOf } from './layouts.ts';
import { project } from './projection.ts';

const roomIn = (owner: Int16Array): Room => ({ sheet: SHEET, owner, field: depth(SHEET, owner) });

/** Land and sea as one port may use them: not where another port's things already lie. */
function waterfront(owner: Int16Array, who: number, taken: readonly (readonly [Point, Box])[]): Room {
  return roomIn(
    owner.map((one, c) => {
      const [x, y] = middleOf(SHEET, c);
      if (taken.some(([p, box]) => Math.abs(x - p[0]) < box.w / 2 + 3 && Math.abs(y - p[1]) < box.h / 2 + 3))
        return EDGE;
      return one === SEA && x > 26 ? who : one;
    }),
  );
}

/** Nothing may stand on a bridge. */
const besides = (owner: Int16Array, bridges: readonly Bridge[]): Int16Array =>
  owner.map((one, c) => {
    const [x, y] = middleOf(SHEET, c);
    return bridges.some(bridge => Math.hypot(x - bridge.x, y - bridge.y) < 17) ? EDGE : one;
  });

/** Where counters and names stand in each area, in the order of AREAS. A port's name and second counter may lie off the coast. */
export function spotsOf(ground: Int16Array, bridges: readonly Bridge[]): Placed[] {
  const owner = besides(ground, bridges);
  const room = roomIn(owner);
  const taken: (readonly [Point, Box])[] = [];
  return AREAS.map((area, who) => {
    const town = project(HOMES[area.name] ?? area.at);
    if (area.kind !== 'port')
      return place(room, room, who, area.kind === 'staging' ? stagingLayouts(area) : areaLayouts(area), town);
    const placed = place(room, waterfront(owner, who, taken), who, areaLayouts(area), town);
    placed.boxes.forEach((p, k) =>
      taken.push([p, { dx: 0, dy: 0, w: k === 2 ? widthOf(area) : 46, h: k === 2 ? 16 : 46 }]),
    );
    return placed;
  });
}

/** Signed distance to the rim of one bank of the Meuse: 0 the western, 1 the eastern. */
function banks(plan: Plan): [west: Float32Array, east: Float32Array] {
  const open = Uint8Array.from(plan.frame, owner => (owner < 0 ? 1 : 0));
  const flat = new Float32Array(plan.frame.length).fill(1);
  const seed = (owner: number, lat: number, lon: number) => ({
    owner,
    cell: cellOf(SHEET, project([lat, lon])),
    start: 0,
  });
  const bank = grow(SHEET, [seed(0, 50.1, 3.3), seed(1, 50.1, 5.1)], flat, open, plan.wall);
  const signed = (side: number): Float32Array => {
    const inside = Int16Array.from(bank, b => (b === side ? 1 : 0));
    const far = depth(SHEET, inside, true);
    return far.map((d, c) => (inside[c] ? d : -d));
  };
  return [signed(0), signed(1)];
}

/** Crowded on all sides: these ask for a little more. */
const TIGHT: ReadonlySet<string> = new Set(['Saint-Quentin', 'Vervins', "Signy-l'Abbaye", 'Hirson', 'Albert']);

/** Room for two counters and the name, side by side or one above the other; for three divisions in a staging area. */
function sizeOf(area: AreaRow): [w: number, h: number] {
  if (area.kind === 'staging') return area.name === 'Dinant' ? [104, 156] : [152, 102];
  const upright = UPRIGHT.has(area.name);
  if (area.kind === 'port') return upright ? [56, 96] : [74, 62];
  return upright
    ? [Math.max(56, widthOf(area)), 108]
    : [Math.max(92, widthOf(area) + 4), TIGHT.has(area.name) ? 74 : 66];
}

/** The core of each area: a block near its town that no other area may take. */
export function coresOf(plan: Plan): Core[] {
  const [west, east] = banks(plan);
  const blocks = AREAS.map((area): Block => {
    const [w, h] = sizeOf(area);
    return { home: project(HOMES[area.name] ?? area.at), w, h, ground: area.kind === 'staging' ? east : west };
  });
  return pack(SHEET, blocks, 4, 3).map((middle, i) => ({ middle, w: at(blocks, i).w, h: at(blocks, i).h }));
}
