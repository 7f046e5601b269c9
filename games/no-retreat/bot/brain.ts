/** What No Retreat! offers the bots. */
import type { Brain } from '../../../bots/brain.ts';
import { shaken } from '../../../bots/weights.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { LEVELS } from '../rules/victory.ts';
import { sideNo } from '../model/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { figures } from './figures.ts';
import { hope, left, odds } from './win-chance.ts';
import { PLANS } from './intentions.ts';
import { meantBy } from './intent.ts';
import { PLANNING } from './planning.ts';
import { reasonFor } from './reasons.ts';
import { decide } from './staff.ts';
import { chance, value } from './value.ts';
import { weightsFor, worthsOf, type Weights, type Worths } from './weights.ts';

/** In so many of a hundred choices, times the root of the noise, a lesser officer mistakes far for near. */
const MISTAKEN = 20;
/** Otherwise what is left of a task a point farther off stays below one. */
const unsure = (w: Weights, rnd: Rnd, noise: number): Weights => {
  const by = { ...w, ...shaken<Worths>(worthsOf(w), rnd, noise) };
  const less = w.decay ** (by.decay / w.decay);
  return { ...by, decay: rnd(100) < MISTAKEN * Math.sqrt(noise) ? 1 / less : less };
};
const pick = (g: State, a: Question, rnd: Rnd, noise: number): Choice => {
  const w = weightsFor(g, sideNo(a.side));
  return decide(g, a, rnd, noise > 0 ? unsure(w, rnd, noise) : w);
};

export const noRetreatBrain = {
  pick,
  reason: reasonFor,
  intent: meantBy,
  odds,
  hope,
  left,
  evaluate,
  features,
  value,
  chance,
  horizon: 1,
  plans: PLANS,
  planning: PLANNING,
  bands: { field: 'level', order: LEVELS },
  figures,
} satisfies Brain;
