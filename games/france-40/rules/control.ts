/** 3.1 Hex control, and the events that follow from entering a hex. */
import { emit } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { FRENCH, G, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { isOnDyle } from '../model/ground.ts';
import { AT, at, controls, is1940 } from '../model/state.ts';
import { isOverland } from './supply.ts';

/** 3.1 The last side to enter a hex controls it; 8.8 a port that was German once is remembered. */
const takeControl = (g: State, side: SideNo, hex: number): void => {
  if (controls(g, side, hex)) return;
  g.cells[at(g).control + hex] = side + 1;
  const port = side === G ? boxOf(g).PORT_AT[hex]! : -1;
  if (port >= 0) g.cells[at(g).lostPort + port] = 1;
};

/** 4.4 Asked before a unit leaves its hex: a French one that traces to the west or south edge. */
export const goesOverland = (g: State, unit: number): boolean =>
  is1940(g) && nationOf(g, unit) === FRENCH && !g.cells[AT.onDyle] && isOverland(g, unit);
/** A unit is now in this hex, by move, retreat or advance: everything that watches for it looks. `overland` for 4.4. */
export const enterHex = (g: State, unit: number, hex: number, overland: boolean): void => {
  takeControl(g, sideOf(g, unit), hex);
  if (overland && isOnDyle(g, hex)) g.cells[AT.onDyle] = 1; // 4.4
  emit(g, { is: 'entered', case: '3.1', side: sideOf(g, unit), hex });
};
