/** 5.7, 7.3, 20.3, 24.0 Secret Plans (French Front). */
import type { State } from '../../../../engine/state.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import type { Instruction } from '../../data/rows.ts';
import { planOf } from '../../model/deck.ts';
import { planPlace } from '../../model/places.ts';
import { isFrance } from '../../model/state.ts';
import { blockedBy, type Refused, no } from '../../../../engine/decide.ts';
import { pieces } from '../position/obstacles.ts';

/** The plan a side has; -1 if none, or if the viewer cannot know. */
export const planHeld = (g: State, side: SideNo): number => {
  const { PLAN_PIECES, CELLS } = boxOf(g);
  const place = planPlace(g, side);
  for (const plan of PLAN_PIECES[side].rows) if (g.cells[CELLS.piece + plan] === place) return plan;
  return -1;
};
const SIDE_OF: { readonly [I in Instruction]: SideNo } = {
  'Planned Moves': A,
  '7th Army Freed': A,
  'Tank Doctrine': A,
  Initiative: A,
  '2nd Army Freed': G,
  'Ardennes Surprise': G,
  'Neutral Holland': G,
  'Swiss Question': G,
};
/** 24.0 What would be different under another plan, worded with the name of this one. */
export const byPlan = (g: State, side: SideNo, ruleCase: string, words: string): Refused => {
  const plan = isFrance(g) ? planHeld(g, side) : -1;
  return plan < 0
    ? no(ruleCase, `you have no plan, and without one that is barred`)
    : blockedBy(pieces(plan), ruleCase, `your plan ${planOf(g, plan).name} ${words}`);
};
/** 24.0 Whether the plan of its side gives this instruction. */
export const hasPlan = (g: State, instruction: Instruction): boolean => {
  const plan = isFrance(g) ? planHeld(g, SIDE_OF[instruction]) : -1;
  return plan >= 0 && planOf(g, plan).instructions.includes(instruction);
};
