/** 7.0 Zones of control, and who stands where: arrays made anew for each question. */
import type { HexId } from '../../../kernel/hex.ts';
import { zoneFrom, zonesOf, type ZoneRules } from '../../../kernel/zone.ts';
import type { State } from '../../../engine/state.ts';
import { GRID } from '../data/map.ts';
import { SIZE, WATER_SIDE } from '../ground.ts';
import { AT_WAR, fortUnits, is1940, mobileOf, NATION, neutralOf, onMap, placeOf, SIDE, standing, type SideNo } from '../state.ts';

/** 3.6 Anglo-French and Germans are always in play; a neutral's units only once it is at war. */
export const inPlay = (g: State, unit: number): boolean => {
  const neutral = neutralOf(NATION[unit]!);
  return neutral < 0 || standing(g, neutral) === AT_WAR;
};

/** Hexes with mobile units of a side that are in play: 1. Overwritten by the next call. */
export const occupied = (g: State, side: SideNo, out: Uint8Array, alsoNeutral = false): Uint8Array => {
  out.fill(0);
  for (const u of mobileOf(g, side)) if (onMap(g, u) && (alsoNeutral || inPlay(g, u))) out[placeOf(g, u)] = 1;
  return out;
};
/** Hexes with a fort: 1 German, 2 Allied. */
export const forts = (g: State, out: Uint8Array): Uint8Array => {
  out.fill(0);
  for (const u of fortUnits(g)) if (onMap(g, u)) out[placeOf(g, u)] = SIDE[u]! + 1;
  return out;
};

const held = new Uint8Array(SIZE), fortified = new Uint8Array(SIZE), list = new Int16Array(SIZE);
const RULES: ZoneRules = { wall: WATER_SIDE, shut: fortified, mute: fortified, own: true };
const unitHexes = (g: State, side: SideNo): Int16Array => {
  occupied(g, side, held);
  forts(g, fortified);
  let count = 0;
  for (let hex = 0; hex < SIZE; hex++) if (held[hex]) list[count++] = hex;
  return list.subarray(0, count);
};

/** 7.0, 7.1, 7.8, 7.9 The zones of a side; none in 1939. */
export const zones = (g: State, side: SideNo, out: Uint8Array): Uint8Array =>
  (is1940(g) ? zonesOf(GRID, RULES, unitHexes(g, side), out) : out.fill(0));

/** The hexes whose units reach into this one: for refusals and for the screen. */
export const zoneHolders = (g: State, side: SideNo, hex: HexId): readonly HexId[] => (is1940(g) ? zoneFrom(GRID, RULES, unitHexes(g, side), hex) : []);

const one = new Uint8Array(SIZE);
export const inZoneOf = (g: State, side: SideNo, hex: number): boolean => zones(g, side, one)[hex]! > 0;
