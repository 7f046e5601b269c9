/** 3.10 Fog of war: of an enemy stack only the top unit is known, and what a battle has shown. */
import { clone, type Side, type State } from '../../../engine/state.ts';
import type { Rnd } from '../../../engine/random.ts';
import { markAll, markedIn } from '../../../field/attack.ts';
import { cover, uncover } from '../../../field/fog.ts';
import { fullSteps, nationOf, sideOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { ALLIED, AT, at, foe, GERMAN, mobileOf, mobileUnits, PLANNED, sideNo } from '../model/state.ts';

/** What is hidden of a unit. */
const columnsOf = (g: State): readonly number[] => {
  const { place, steps, level, moved, rolled, fought, retreated, sickle } = at(g);
  return [place, steps, level, moved, rolled, fought, retreated, sickle];
};
/** An observer sees the tops of both sides. The draft of an attack is its owner's alone. */
export const see = (g: State, side: Side): State => {
  const v = clone(g);
  const { fought } = at(g);
  const units = side === GERMAN || side === ALLIED ? mobileOf(g, foe(sideNo(side))) : mobileUnits(g);
  markAll(v, fought, markedIn(v, fought, units, PLANNED), 0);
  cover(boxOf(g).STACKS, g, v, units, columnsOf(g));
  if (side !== ALLIED && g.cells[AT.fourthArmoured] === PLANNED) v.cells[AT.fourthArmoured] = 0;
  return v;
};

/** Hidden units go where a stack is higher than what can be seen of it, to their own nation if they can; in the middle of a phase another may be among them (6.2). */
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
