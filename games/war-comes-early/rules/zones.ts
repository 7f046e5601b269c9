/** 9.0 Zones of control. */
import type { State } from '../../../engine/state.ts';
import * as field from '../../../field/zones.ts';
import type { HexId } from '../../../kernel/hex.ts';
import type { SideNo } from '../army.ts';
import { boxOf } from '../box.ts';
import { foe } from '../state.ts';
import { boardOf } from './memo.ts';

/** 9.0 The zones of a side, as a count by hex; overwritten by the next question about another position. */
export const zonesOf = (g: State, side: SideNo): Uint8Array => boardOf(g).zones[side];
export const inZoneOf = (g: State, side: SideNo, hex: number): boolean => boardOf(g).zones[side][hex]! > 0;
/** The hexes of this side whose units or forts reach into this one: for refusals and for the screen. */
export const zoneHolders = (g: State, side: SideNo, hex: HexId): readonly HexId[] =>
  field.zoneHolders(boardOf(g), boxOf(g).kept.memo.counters, foe(side), hex);
