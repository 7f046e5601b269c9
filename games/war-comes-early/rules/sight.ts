/** 8.3 Fog of war: of an enemy stack only the top unit is known, and what an attack or a dispersal has revealed. */
import type { Rnd } from '../../../engine/random.ts';
import { clone, HOLE, type Side, type State } from '../../../engine/state.ts';
import { markAll, markedIn } from '../../../field/attack.ts';
import { cover, uncover } from '../../../field/fog.ts';
import { nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import {
  ALLIED,
  AT,
  at,
  FLIEGER_PLANNED,
  FLIEGER_READY,
  foe,
  GERMAN,
  PLANNED,
  sideNo,
  unitsInPlay,
  unitsOf,
} from '../model/state.ts';
import { mayLie } from './stacking.ts';

/** The columns that are hidden of a covered unit. */
const columnsOf = (g: State): readonly number[] => {
  const { place, level, moved, factor, spent, column, fought, flanked, momentum, reorganised } = at(g);
  return [place, level, moved, factor, spent, column, fought, flanked, momentum, reorganised];
};
/** 11.0 Only the owner knows the points a unit has left: in a stack they would reveal which units march beneath the top. */
const pointsOf = (g: State): readonly number[] => {
  const { factor, spent, column } = at(g);
  return [factor, spent, column];
};
/** An observer sees the top units of both sides. The draft of an attack is seen by its owner only. */
export const see = (g: State, side: Side): State => {
  const v = clone(g);
  const { fought } = at(g);
  const units = side === GERMAN || side === ALLIED ? unitsOf(g, foe(sideNo(side))) : unitsInPlay(g);
  markAll(v, fought, markedIn(v, fought, units, PLANNED), 0);
  cover(boxOf(g).STACKS, g, v, units, columnsOf(g));
  for (const cell of pointsOf(g)) markAll(v, cell, units, HOLE);
  if (side !== GERMAN && g.cells[AT.flieger] === FLIEGER_PLANNED) v.cells[AT.flieger] = FLIEGER_READY;
  return v;
};

/** Hidden units go where a stack of their nation is higher than what is seen of it; units that exceed the stacking limit only if nothing else is left. */
export const fill = (view: State, _side: Side, rnd: Rnd): State => {
  const g = clone(view);
  for (const cell of pointsOf(g)) markAll(g, cell, markedIn(g, cell, unitsInPlay(g), HOLE), 0);
  return uncover(boxOf(view).STACKS, g, rnd, (top, unit, stack) => fit(view, top, unit, stack), blankOut);
};
const fit = (g: State, top: number, unit: number, stack: readonly number[]): number => {
  if (nationOf(g, unit) !== nationOf(g, top)) return 0;
  return mayLie(g, [...stack, unit]) ? 2 : 1;
};
const blankOut = (g: State, unit: number): void => {
  const { place } = at(g);
  for (const cell of columnsOf(g)) if (cell !== place) g.cells[cell + unit] = 0;
};
