/** 3.1 Hex control, and the events that follow from entering a hex. */
import { emit } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { DYLE_HEXES, PORT_HEXES } from '../ground.ts';
import { AT, controls, FRENCH, G, is1940, NATION, SIDE, type SideNo } from '../state.ts';
import { isOverland } from './supply.ts';

const PORT_AT = new Map<number, number>(PORT_HEXES.map((hex, i) => [hex, i]));
const DYLE = new Set<number>(DYLE_HEXES);

/** 3.1 The last side to enter a hex controls it; 8.8 a port that was German once is remembered. */
const takeControl = (g: State, side: SideNo, hex: number): void => {
  if (controls(g, side, hex)) return;
  g.n[AT.control + hex] = side + 1;
  const port = side === G ? PORT_AT.get(hex) : undefined;
  if (port !== undefined) g.n[AT.lostPort + port] = 1;
};

/** 4.4 Asked before a unit leaves its hex: a French one that traces to the west or south edge. */
export const goesOverland = (g: State, unit: number): boolean =>
  is1940(g) && NATION[unit] === FRENCH && !g.n[AT.onDyle] && isOverland(g, unit);
/** A unit is now in this hex, by move, retreat or advance: everything that watches for it looks. `overland` for 4.4. */
export const enterHex = (g: State, unit: number, hex: number, overland: boolean): void => {
  takeControl(g, SIDE[unit] as SideNo, hex);
  if (overland && DYLE.has(hex)) g.n[AT.onDyle] = 1; // 4.4
  emit(g, { is: 'entered', case: '3.1', side: SIDE[unit]!, hex });
};
