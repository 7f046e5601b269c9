/** Zones of control of one side, counted by hex: 0 is free, more is how many units reach into it. */
import type { Grid, HexId } from './hex.ts';
import { DIRS } from './hex.ts';

export interface ZoneRules {
  /** Hexsides no zone crosses: all sea, all lake, blocked. */
  readonly wall?: Uint8Array;
  /** Hexes no zone enters: with a fortification in them (France '40 7.8), rough ones (No Retreat 13.4), sea. */
  readonly shut?: Uint8Array;
  /** Hexes a zone enters only over a hexside with a road or railway, and those hexsides (War Comes Early 9.0 with 11.4). */
  readonly roadOnly?: Uint8Array;
  readonly road?: Uint8Array;
  /** Hexes whose units have no zone: those in a fortification (France '40 7.8). */
  readonly mute?: Uint8Array;
  /** Whether the unit's own hex is in its zone. France '40 7.0 says yes, War Comes Early 9.0 and No Retreat 13.4 no. */
  readonly own?: boolean;
}

/** Adds the zone of one unit, or removes it with `by` -1. */
export function addZone(grid: Grid, rules: ZoneRules, hex: HexId, zones: Uint8Array, by: 1 | -1 = 1): void {
  const { wall, shut, roadOnly, mute, own } = rules;
  if (mute !== undefined && mute[hex] !== 0) return;
  if (own === true && (shut === undefined || shut[hex] === 0)) zones[hex]! += by;
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const to = grid.near[k]!;
    if (to < 0 || (shut !== undefined && shut[to] !== 0) || (wall !== undefined && wall[grid.sides[k]!] !== 0))
      continue;
    if (roadOnly === undefined || isOpenByRoad(rules, grid.sides[k]!, to)) zones[to]! += by;
  }
}
const isOpenByRoad = ({ roadOnly, road }: ZoneRules, side: number, to: number): boolean =>
  !roadOnly?.[to] || road?.[side] === 1;

/** The zones of all these units, written over what was there. */
export function zonesOf(grid: Grid, rules: ZoneRules, units: ArrayLike<number>, zones: Uint8Array): Uint8Array {
  zones.fill(0);
  for (let i = 0; i < units.length; i++) if (units[i]! >= 0) addZone(grid, rules, units[i] as HexId, zones);
  return zones;
}

/** Which of the given hexes reach into this one with their zone, for the refusal to name them. */
export function zoneFrom(grid: Grid, rules: ZoneRules, units: ArrayLike<number>, hex: HexId): HexId[] {
  const { wall, shut, mute, own } = rules;
  const here = new Set(Array.from(units));
  if (shut !== undefined && shut[hex] !== 0) return [];
  const reaches = (k: number): boolean =>
    here.has(grid.near[k]!) &&
    !wall?.[grid.sides[k]!] &&
    !mute?.[grid.near[k]!] &&
    isOpenByRoad(rules, grid.sides[k]!, hex);
  const next = DIRS.filter(dir => grid.near[hex * 6 + dir]! >= 0 && reaches(hex * 6 + dir)).map(
    dir => grid.near[hex * 6 + dir] as HexId,
  );
  return own === true && here.has(hex) && !mute?.[hex] ? [hex, ...next] : next;
}
