import { AREAS, type AreaRow } from '../../games/strange-victory/data/map.ts';
import { at, type Point } from '../curve.ts';
import { pack, type Block } from '../pack.ts';
import { cellOf, grow } from '../raster.ts';
import { depth, place, type Placed } from '../spots.ts';
import { SHEET, type Plan } from './areas.ts';
import { HOMES, UPRIGHT } from './homes.ts';
import { areaLayouts, stagingLayouts, widthOf } from './layouts.ts';
import { project } from './projection.ts';

/** Where counters and names stand in each area, in the order of AREAS. */
export function spotsOf(owner: Int16Array): Placed[] {
  const room = { sheet: SHEET, owner, field: depth(SHEET, owner) };
  return AREAS.map((area, who) => place(room, who, area.kind === 'staging' ? stagingLayouts(area) : areaLayouts(area), project(area.at)));
}

/** Signed distance to the rim of one bank of the Meuse: 0 the western, 1 the eastern. */
function banks(plan: Plan): [west: Float32Array, east: Float32Array] {
  const open = Uint8Array.from(plan.frame, (owner) => (owner < 0 ? 1 : 0)), flat = new Float32Array(plan.frame.length).fill(1);
  const seed = (owner: number, lat: number, lon: number) => ({ owner, cell: cellOf(SHEET, project([lat, lon])), start: 0 });
  const bank = grow(SHEET, [seed(0, 50.1, 3.3), seed(1, 50.1, 5.1)], flat, open, plan.wall);
  const signed = (side: number): Float32Array => {
    const inside = Int16Array.from(bank, (b) => (b === side ? 1 : 0)), far = depth(SHEET, inside, true);
    return far.map((d, c) => (inside[c] ? d : -d));
  };
  return [signed(0), signed(1)];
}

/** Room for two counters and the name, side by side or one above the other; for three divisions in a staging area. */
function sizeOf(area: AreaRow): [w: number, h: number] {
  if (area.kind === 'staging') return area.name === 'Dinant' ? [104, 156] : [152, 102];
  const name = widthOf(area) + 4;
  return UPRIGHT.has(area.name) ? [Math.max(54, name), 112] : [Math.max(96, name), 72];
}

/** The core of each area: a block near its town that no other area may take. */
export function coresOf(plan: Plan): { middle: Point; w: number; h: number }[] {
  const [west, east] = banks(plan);
  const blocks = AREAS.map((area): Block => {
    const [w, h] = sizeOf(area);
    return { home: project(HOMES[area.name] ?? area.at), w, h, ground: area.kind === 'staging' ? east : west };
  });
  return pack(SHEET, blocks, 7, 5).map((middle, i) => ({ middle, w: at(blocks, i).w, h: at(blocks, i).h }));
}
