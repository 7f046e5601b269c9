/** 7.0 Zones of control. */
import type { HexId } from '../../../kernel/hex.ts';
import type { State } from '../../../engine/state.ts';
import * as field from '../../../field/zones.ts';
import type { SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { foe, inPlay } from '../model/state.ts';
import { boardOf } from './board-cache.ts';

export { inPlay };
/** The zones of a side, as a count by hex; overwritten by the next question about another position. */
export const zonesOf = (g: State, side: SideNo): Uint8Array => boardOf(g).zones[side];
export const inZoneOf = (g: State, side: SideNo, hex: number): boolean => boardOf(g).zones[side][hex]! > 0;

/** The hexes of this side whose units reach into this one: for refusals and for the screen. */
export const zoneHolders = (g: State, side: SideNo, hex: HexId): readonly HexId[] =>
  field.zoneHolders(boardOf(g), boxOf(g).cache.memo.counters, foe(side), hex);
