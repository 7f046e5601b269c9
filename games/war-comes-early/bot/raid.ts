/** How far enemies could ride next: along railways and in column between our units, into whatever nobody stands in. */
import { mount, ride, ridersOn, SHUT, STOPPED } from '../../../bots/raid.ts';
import { nationOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { gridOf, sizeOf } from '../model/ground.ts';
import { foe, garrisonIn, onMap, placeOf, unitsOf } from '../model/state.ts';
import { groundOf, botCacheOf, type Raided } from './cache.ts';
import { sameList, type Situation } from './situation.ts';

/** Our units shut their hexes and stop who comes next to them; those in hexes that count are the garrisons asked about, and do neither. */
const barriers = ({ g, count }: Situation, side: SideNo): Uint8Array => {
  const { VALUE, FORT_HEXES } = boxOf(g);
  const { near } = gridOf(g);
  const bars = new Uint8Array(sizeOf(g));
  const stop = (hex: number): void => {
    for (let k = hex * 6; k < hex * 6 + 6; k++) if (near[k]! >= 0) bars[near[k]!]! |= STOPPED;
  };
  for (let hex = 0; hex < bars.length; hex++)
    if (count[side][hex]! > 0 && VALUE[hex] === 0) {
      bars[hex]! |= SHUT;
      stop(hex);
    }
  for (const hex of FORT_HEXES)
    if (garrisonIn(g, hex) >= 0) {
      bars[hex]! |= SHUT;
      stop(hex);
    }
  return bars;
};
/** Every stack of one nation at once. */
const rideOf = (
  { g }: Situation,
  nation: number,
  from: readonly number[],
  points: number,
  bars: Uint8Array,
  out: Uint8Array,
): void => {
  const riders = ridersOn(sizeOf(g), points);
  for (const hex of from) mount(riders, hex, points);
  ride(gridOf(g), groundOf(g, nation, false), bars, riders, out);
};
/** Who rides: the nation of the enemies in a hex, one more than its number. */
const ridersOf = ({ g }: Situation, side: SideNo): Uint8Array => {
  const { STATIC } = boxOf(g);
  const riders = new Uint8Array(sizeOf(g));
  for (const u of unitsOf(g, foe(side))) if (onMap(g, u) && STATIC[u] === 0) riders[placeOf(g, u)] = nationOf(g, u) + 1;
  return riders;
};
/** Bars that were put up or taken down where no rider comes change nothing. */
const isUntouched = ({ g }: Situation, bars: Uint8Array, { bars: before, riders, out }: Raided): boolean => {
  const { near } = gridOf(g);
  const isNear = (hex: number): boolean => out[hex] === 1 || riders[hex]! > 0;
  for (let hex = 0; hex < bars.length; hex++) {
    if (bars[hex] === before[hex]) continue;
    if (isNear(hex)) return false;
    for (let k = hex * 6; k < hex * 6 + 6; k++) if (near[k]! >= 0 && isNear(near[k]!)) return false;
  }
  return true;
};
/** 11.6 Twice the points of a corps, in halves. */
const rideAll = (s: Situation, bars: Uint8Array, riders: Uint8Array): Uint8Array => {
  const { movement } = chartsOf(s.g);
  const out = new Uint8Array(sizeOf(s.g));
  const byNation: number[][] = [];
  for (let hex = 0; hex < riders.length; hex++) if (riders[hex]! > 0) (byNation[riders[hex]! - 1] ??= []).push(hex);
  for (const [nation, hexes] of byNation.entries())
    if (hexes) rideOf(s, nation, hexes, 2 * movement.column * movement.corps, bars, out);
  return out;
};
const MAX_CACHED_RAIDS = 6;
export const raidOn = (s: Situation, side: SideNo): Uint8Array => {
  const { raids } = botCacheOf(s.g);
  const key = side * 2 + (s.in1939 ? 1 : 0);
  const bars = barriers(s, side);
  const riders = ridersOf(s, side);
  const known = raids.find(x => x.key === key && sameList(x.riders, riders) && isUntouched(s, bars, x));
  const out = known?.out ?? rideAll(s, bars, riders);
  raids.unshift({ key, bars, riders, out });
  if (raids.length > MAX_CACHED_RAIDS) raids.pop();
  return out;
};
