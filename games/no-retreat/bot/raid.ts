/** How far enemies could march next between our units, into whatever nobody stands in. */
import { mount, ride, ridersOn, SHUT, STOPPED } from '../../../bots/raid.ts';
import { isStatic, type SideNo } from '../army.ts';
import { boxOf } from '../box.ts';
import { gridOf } from '../ground.ts';
import { at, faceNow, foe, sheetOf, unitsOf } from '../state.ts';
import { roomOf } from './room.ts';
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
const MOST = 6;
/** Points left in each hex, most first: all enemies at once. */
export const raidOn = (s: Situation, side: SideNo): Uint8Array => {
  const { g } = s;
  const { SIZE } = boxOf(g);
  const { place } = at(g);
  const out = new Uint8Array(SIZE);
  const riders = ridersOn(SIZE, MOST);
  for (const u of unitsOf(g, foe(side))) {
    const hex = g.n[place + u]!;
    if (hex < 0 || hex >= SIZE || isStatic(g, u) || isDormant(g, u)) continue;
    mount(riders, hex, Math.min(MOST, faceNow(g, u).mp));
  }
  ride(gridOf(g), roomOf(g).ground, barriers(s, side), riders, out);
  return out;
};
