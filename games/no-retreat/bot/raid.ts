/** How far enemies could march next between our units, into whatever nobody stands in. */
import { mount, ride, ridersOn, SHUT, STOPPED } from '../../../bots/raid.ts';
import { isStatic, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf } from '../model/ground.ts';
import { at, faceNow, foe, sheetOf, unitsOf } from '../model/state.ts';
import { roomOf } from './cache.ts';
import { isDormant, type Situation } from './situation.ts';

/** 13.4 Our units shut their hexes and stop who comes next to them; those in cities are the garrisons asked about, and do neither. */
const barriers = ({ g, count }: Situation, side: SideNo): Uint8Array => {
  const { CITY, ROUGH, SIZE } = boxOf(g);
  const { near } = gridOf(g);
  const { from, to } = sheetOf(g);
  const bars = new Uint8Array(SIZE);
  for (let hex = from; hex < to; hex++) {
    if (count[side][hex] === 0 || CITY[hex] !== 0) continue;
    bars[hex]! |= SHUT;
    for (let k = hex * 6; k < hex * 6 + 6; k++) if (near[k]! >= 0 && ROUGH[near[k]!] === 0) bars[near[k]!]! |= STOPPED;
  }
  return bars;
};
const MAX_RAIDERS = 6;
/** Points left in each hex, most first: all enemies at once. */
export const raidOn = (s: Situation, side: SideNo): Uint8Array => {
  const { g } = s;
  const { SIZE } = boxOf(g);
  const { place } = at(g);
  const out = new Uint8Array(SIZE);
  const riders = ridersOn(SIZE, MAX_RAIDERS);
  for (const u of unitsOf(g, foe(side))) {
    const hex = g.cells[place + u]!;
    if (hex < 0 || hex >= SIZE || isStatic(g, u) || isDormant(g, u)) continue;
    mount(riders, hex, Math.min(MAX_RAIDERS, faceNow(g, u).mp));
  }
  ride(gridOf(g), roomOf(g).ground, barriers(s, side), riders, out);
  return out;
};
