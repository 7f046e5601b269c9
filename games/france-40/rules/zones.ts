/** 7.0 Zones of control. */
import type { HexId } from '../../../kernel/hex.ts';
import { zoneFrom } from '../../../kernel/zone.ts';
import type { State } from '../../../engine/state.ts';
import { GRID } from '../data/map.ts';
import { inPlay, is1940, type SideNo } from '../state.ts';
import { boardOf, ZONES } from './memo.ts';

export { inPlay };
/** The zones of a side, as a count by hex. */
export const zones = (g: State, side: SideNo, out: Uint8Array): Uint8Array => {
  out.set(boardOf(g).zones[side]);
  return out;
};
export const inZoneOf = (g: State, side: SideNo, hex: number): boolean => boardOf(g).zones[side][hex]! > 0;

/** The hexes whose units reach into this one: for refusals and for the screen. */
export const zoneHolders = (g: State, side: SideNo, hex: HexId): readonly HexId[] => {
  const held = boardOf(g).inPlay[side];
  const units: number[] = [];
  for (const [h, count] of held.entries()) if (count) units.push(h);
  return is1940(g) ? zoneFrom(GRID, ZONES, units, hex) : [];
};
