/** What War Comes Early offers the bots. */
import type { Brain } from '../../../bots/brain.ts';
import { shaken } from '../../../bots/weights.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { hope, left, odds } from './win-chance.ts';
import { PLANS } from './intentions.ts';
import { PLANNING } from './planning.ts';
import { figures } from './figures.ts';
import { meantBy } from './intent.ts';
import { reasonFor } from './reasons.ts';
import { decide } from './staff.ts';
import { chance, value } from './value.ts';
import { weightsOf, type Weights } from './weights.ts';

/** In so many of a hundred choices, times the root of the noise, a lesser officer mistakes far for near: 28 of a captain's, 48 of a cadet's. */
const MISTAKEN = 27.7;
/** Shaken weights alone weaken nobody: choices made by them differ little. Otherwise what is left of a task a point farther off stays below one. */
const unsure = (sure: Weights, rnd: Rnd, noise: number): Weights => {
  const w = shaken<Weights>(sure, rnd, noise);
  const less = sure.decay ** (w.decay / sure.decay);
  return { ...w, decay: rnd(100) < MISTAKEN * Math.sqrt(noise) ? 1 / less : less };
};
const pick = (g: State, a: Question, rnd: Rnd, noise: number): Choice => {
  const w = weightsOf(g, a.side);
  return decide(g, a, rnd, noise > 0 ? unsure(w, rnd, noise) : w);
};

export const warComesEarlyBrain = {
  pick,
  reason: reasonFor,
  odds,
  hope,
  left,
  intent: meantBy,
  evaluate,
  features,
  value,
  chance,
  horizon: 1,
  plans: PLANS,
  planning: PLANNING,
  figures,
} satisfies Brain;
