/** 9.0 Zones of control. */
import type { State } from '../../../engine/state.ts';
import * as field from '../../../field/zones.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { nameOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { placed } from '../model/ground.ts';
import { foe, topOf } from '../model/state.ts';
import { boardOf } from './board-cache.ts';

/** 9.0 The zones of a side, as a count by hex; the next question about another position overwrites them. */
export const zonesOf = (g: State, side: SideNo): Uint8Array => boardOf(g).zones[side];
export const inZoneOf = (g: State, side: SideNo, hex: number): boolean => boardOf(g).zones[side][hex]! > 0;
/** A unit or garrison of this side whose zone reaches here, in words; of a stack only its top unit is known (8.3). */
export const zoneOwner = (g: State, side: SideNo, hex: number): string | undefined => {
  const from = zoneHolders(g, side, hex as HexId)[0];
  if (from === undefined) return undefined;
  const top = topOf(g, from);
  return top >= 0 ? `${nameOf(g, top)} in ${placed(g, from)}` : `the garrison of ${placed(g, from)}`;
};
/** The hexes of this side whose units or forts have a zone here, for refusals and for the screen. */
export const zoneHolders = (g: State, side: SideNo, hex: HexId): readonly HexId[] =>
  field.zoneHolders(boardOf(g), boxOf(g).cache.board.counters, foe(side), hex);
