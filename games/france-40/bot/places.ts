/** Ground facts in the staff's words. */
import type { State } from '../../../engine/state.ts';
import { PORT_HEXES } from '../ground.ts';
import { A, AT, controls } from '../state.ts';

const PORT_AT = new Map<number, number>(PORT_HEXES.map((hex, i) => [hex, i]));
/** 8.8 A port that still feeds the Allies. */
export const isAlliedPort = (g: State, hex: number): boolean => {
  const i = PORT_AT.get(hex);
  return i !== undefined && controls(g, A, hex) && !g.n[AT.lostPort + i];
};
