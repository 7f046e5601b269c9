/** 3.6 Control of hexes, 4.3, 4.4 the points that change with it, and 11.5 forts breached by units that enter. */
import type { State } from '../../../engine/state.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { countryOf, DANZIG } from '../model/ground.ts';
import {
  AT,
  at,
  controlOf,
  controls,
  foe,
  garrisonIn,
  intactFort,
  is1939,
  sideOf,
  sideOfNation,
  touched,
} from '../model/state.ts';
import { emit } from './flow.ts';

/** 4.3 Adds to a side's total; 13.3 the other scenario counts points only at its end. A total never falls below 0, since the game would have ended before. */
export const addPoints = (g: State, side: SideNo, change: number, ruleCase: string): void => {
  if (is1939(g) || change === 0) return;
  g.cells[AT.points + side] = Math.max(0, g.cells[AT.points + side]! + change);
  emit(g, { is: 'points', case: ruleCase, side, change, total: g.cells[AT.points + side]! });
};
/** 4.4 One side loses what the other gains. */
const shiftPoints = (g: State, side: SideNo, value: number, ruleCase: string): void => {
  addPoints(g, side, value, ruleCase);
  addPoints(g, foe(side), -value, ruleCase);
};

/** 11.5 The fort is ignored from now on; 4.4 the first Allied unit in a hex of the West Wall scores. */
export const breach = (g: State, fort: number, ruleCase: string): void => {
  const hex = boxOf(g).FORT_HEXES[fort]!;
  if (g.cells[at(g).breached + fort]) return;
  g.cells[at(g).breached + fort] = 1;
  touched(g);
  emit(g, { is: 'breached', case: ruleCase, hex });
};
const breachOnEntry = (g: State, side: SideNo, hex: number): void => {
  const fort = intactFort(g, hex);
  if (fort < 0) return;
  const owner = garrisonIn(g, hex);
  const isWall = boxOf(g).FORT_KINDS[fort] === 'west wall';
  if (owner >= 0 ? sideOfNation(g, owner) === side : !(isWall && side === A)) return;
  breach(g, fort, '11.5');
  if (isWall) shiftPoints(g, A, chartsOf(g).points.wall, '4.4');
};
/** 4.4 Scores a hex with points each time it changes hands; 4.5.3 Danzig, scored when it was violated, gives the Germans nothing more. */
const scoreHex = (g: State, side: SideNo, was: number, hex: number): void => {
  const value = boxOf(g).VALUE[hex]!;
  if (value === 0 || (was === 0 && countryOf(g, hex) === DANZIG && side === G)) return;
  shiftPoints(g, side, value, '4.4');
};
/** 3.6 The hex passes to this side. */
export const takeControl = (g: State, side: SideNo, hex: number): void => {
  const was = controlOf(g, hex);
  if (was === side + 1) return;
  g.cells[at(g).control + hex] = side + 1;
  scoreHex(g, side, was, hex);
  emit(g, { is: 'taken', case: '3.6', side, hex });
};

/** A unit is now in this hex, by march, advance or dispersal: control, forts and points follow, and watchers react. */
export const enterHex = (g: State, unit: number, hex: number): void => {
  const side = sideOf(g, unit);
  breachOnEntry(g, side, hex);
  if (!controls(g, side, hex)) takeControl(g, side, hex);
};
