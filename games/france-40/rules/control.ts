/** 3.1 Control of hexes, and what happens when a unit enters one. */
import type { State } from '../../../engine/state.ts';
import { FRENCH, G, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { isOnDyle } from '../model/ground.ts';
import { AT, at, controls, is1940 } from '../model/state.ts';
import { emit } from './flow.ts';
import { isOverland } from './supply.ts';

/** 3.1 The last side to enter a hex controls it; 8.8 a port once German is lost to the Allies as a supply source. */
const takeControl = (g: State, side: SideNo, hex: number): void => {
  if (controls(g, side, hex)) return;
  g.cells[at(g).control + hex] = side + 1;
  const port = side === G ? boxOf(g).PORT_AT[hex]! : -1;
  if (port >= 0) g.cells[at(g).lostPort + port] = 1;
};

/** 4.4 Whether this is a French unit with a supply line to the west or south edge. Ask before the unit leaves its hex. */
export const goesOverland = (g: State, unit: number): boolean =>
  is1940(g) && nationOf(g, unit) === FRENCH && !g.cells[AT.onDyle] && isOverland(g, unit);
/** Call after every move, retreat, advance or displacement into a hex: it changes control and emits `entered`, which the watchers of 4.1 to 4.7 wait for. `overland` comes from `goesOverland`. */
export const enterHex = (g: State, unit: number, hex: number, overland: boolean): void => {
  takeControl(g, sideOf(g, unit), hex);
  if (overland && isOnDyle(g, hex)) g.cells[AT.onDyle] = 1; // 4.4
  emit(g, { is: 'entered', case: '3.1', side: sideOf(g, unit), hex });
};
