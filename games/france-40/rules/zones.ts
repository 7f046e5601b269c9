/** 7.0 Zones of control. */
import type { HexId } from '../../../kernel/hex.ts';
import { zoneFrom } from '../../../kernel/zone.ts';
import type { State } from '../../../engine/state.ts';
import type { SideNo } from '../army.ts';
import { boxOf } from '../box.ts';
import { gridOf } from '../ground.ts';
import { inPlay, is1940 } from '../state.ts';
import { boardOf } from './memo.ts';

export { inPlay };
/** The zones of a side, as a count by hex; overwritten by the next question about another position. */
export const zonesOf = (g: State, side: SideNo): Uint8Array => boardOf(g).zones[side];
export const inZoneOf = (g: State, side: SideNo, hex: number): boolean => boardOf(g).zones[side][hex]! > 0;

/** The hexes whose units reach into this one: for refusals and for the screen. */
export const zoneHolders = (g: State, side: SideNo, hex: HexId): readonly HexId[] => {
  const held = boardOf(g).inPlay[side];
  const units: number[] = [];
  for (const [h, count] of held.entries()) if (count) units.push(h);
  return is1940(g) ? zoneFrom(gridOf(g), boxOf(g).kept.seen.zoneRules, units, hex) : [];
};
