/** 3.10 Fog of war: of an enemy stack a side knows the top unit and those that a battle revealed. */
import { clone, type Side, type State } from '../../../engine/state.ts';
import type { Rnd } from '../../../engine/random.ts';
import { markAll, markedIn } from '../../../field/attack.ts';
import { cover, uncover } from '../../../field/fog.ts';
import { fullSteps, nationOf, sideOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { ALLIED, AT, at, foe, GERMAN, mobileOf, mobileUnits, PLANNED, sideNo } from '../model/state.ts';

/** The columns in which a hidden unit becomes a hole. */
const columnsOf = (g: State): readonly number[] => {
  const { place, steps, level, moved, rolled, fought, retreated, sickle } = at(g);
  return [place, steps, level, moved, rolled, fought, retreated, sickle];
};
/** What this side may know. An observer sees the top units of both sides. Only its owner sees the draft of an attack. */
export const see = (g: State, side: Side): State => {
  const v = clone(g);
  const { fought } = at(g);
  const units = side === GERMAN || side === ALLIED ? mobileOf(g, foe(sideNo(side))) : mobileUnits(g);
  markAll(v, fought, markedIn(v, fought, units, PLANNED), 0);
  cover(boxOf(g).STACKS, g, v, units, columnsOf(g));
  if (side !== ALLIED && g.cells[AT.fourthArmoured] === PLANNED) v.cells[AT.fourthArmoured] = 0;
  return v;
};

/** Fills the holes of a view at random: hidden units go into stacks that are higher than what is seen of them, if possible of their own nation. During a phase a stack may be mixed (6.2). */
export const fill = (view: State, _side: Side, rnd: Rnd): State =>
  uncover(boxOf(view).STACKS, clone(view), rnd, (top, unit) => fit(view, top, unit), blankOut);
const fit = (g: State, top: number, unit: number): number => {
  if (sideOf(g, unit) !== sideOf(g, top)) return 0;
  return nationOf(g, unit) === nationOf(g, top) ? 2 : 1;
};
const blankOut = (g: State, unit: number, rnd: Rnd): void => {
  const { place, steps } = at(g);
  for (const cell of columnsOf(g))
    if (cell !== place) g.cells[cell + unit] = cell === steps ? 1 + rnd(fullSteps(g, unit)) : 0;
};
