/** 7.0 Zones of control. */
import type { HexId } from '../../../kernel/hex.ts';
import type { State } from '../../../engine/state.ts';
import * as field from '../../../field/zones.ts';
import type { SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { foe, inPlay } from '../model/state.ts';
import { boardOf } from './board-cache.ts';

export { inPlay };
/** For each hex how many zones of this side reach it. Overwritten when another position is asked about. */
export const zonesOf = (g: State, side: SideNo): Uint8Array => boardOf(g).zones[side];
export const inZoneOf = (g: State, side: SideNo, hex: number): boolean => boardOf(g).zones[side][hex]! > 0;

/** The hexes of this side whose zones reach into this hex, for refusals and the screen. */
export const zoneHolders = (g: State, side: SideNo, hex: HexId): readonly HexId[] =>
  field.zoneHolders(boardOf(g), boxOf(g).cache.board.counters, foe(side), hex);
