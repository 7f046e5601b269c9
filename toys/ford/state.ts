/** Reads and writes a game of The Ford in words of the hobby. */
import type { Side, State } from '../../engine/state.ts';
import { boxIn, HEXES, LOST, RESERVE } from './box.ts';
import { SIDES, type FordSide } from './data/tables.ts';

const at = (g: State) => boxIn(g).layout.at;
export const sideNo = (side: Side): number => SIDES.indexOf(side as FordSide);
export const foe = (side: Side): FordSide => (side === 'north' ? 'south' : 'north');

export const placeOf = (g: State, unit: number): number => g.cells[at(g).place + unit]!;
export const isKnown = (g: State, unit: number): boolean => g.cells[at(g).known + unit] === 1;
export const holderOf = (g: State, hex: number): FordSide | undefined => SIDES[g.cells[at(g).holder + hex]! - 1];
export const isSpent = (g: State, hex: number): boolean => g.cells[at(g).spent + hex] === 1;
export const turnOf = (g: State): number => g.cells[at(g).turn]!;
export const lastTurn = (g: State): number => g.cells[at(g).lastTurn]!;
export const inFog = (g: State): boolean => g.cells[at(g).fog] === 1;

export const unitsOf = (g: State, side: Side): readonly number[] =>
  boxIn(g).units.flatMap((u, i) => (u.owner === side ? [i] : []));
export const heldBy = (g: State, side: Side): readonly number[] => HEXES.filter(h => holderOf(g, h) === side);
/** The unit in a hex, if the viewer can see which one it is. */
export const unitAt = (g: State, hex: number): number | undefined => {
  const unit = boxIn(g).units.findIndex((_, u) => placeOf(g, u) === hex);
  return unit < 0 ? undefined : unit;
};

export const stand = (g: State, unit: number, hex: number): void => {
  g.cells[at(g).place + unit] = hex;
  g.cells[at(g).holder + hex] = sideNo(boxIn(g).units[unit]!.owner) + 1;
};
export const leaveHex = (g: State, hex: number): void => {
  g.cells[at(g).holder + hex] = 0;
  g.cells[at(g).spent + hex] = 0;
};
export const spend = (g: State, hex: number): void => {
  g.cells[at(g).spent + hex] = 1;
};
export const rest = (g: State): void => {
  g.cells.fill(0, at(g).spent, at(g).spent + HEXES.length);
};
export const turnUp = (g: State, unit: number): void => {
  g.cells[at(g).known + unit] = 1;
};
export const lose = (g: State, unit: number): void => {
  leaveHex(g, placeOf(g, unit));
  g.cells[at(g).place + unit] = LOST;
};
export const setFog = (g: State, fog: boolean): void => {
  g.cells[at(g).fog] = fog ? 1 : 0;
};
export const nextTurn = (g: State): void => {
  g.cells[at(g).turn]!++;
};
export const begin = (g: State, turns: number): State => {
  g.cells.fill(RESERVE, at(g).place, at(g).place + boxIn(g).units.length);
  g.cells[at(g).lastTurn] = turns;
  return g;
};
