/** Questions about hexes that several files of the bot ask. */
import type { State } from '../../../engine/state.ts';
import { A } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { at, controls } from '../model/state.ts';

/** 8.8 A port that still feeds the Allies. */
export const isAlliedPort = (g: State, hex: number): boolean => {
  const i = boxOf(g).PORT_AT[hex]!;
  return i >= 0 && controls(g, A, hex) && !g.cells[at(g).lostPort + i];
};
