/** What France '40 offers the bots. */
import type { Brain } from '../../../bots/brain.ts';
import { shaken } from '../../../bots/weights.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { figures } from './figures.ts';
import { hope, left, odds } from './win-chance.ts';
import { PLANS } from './intentions.ts';
import { meantBy } from './intent.ts';
import { PLANNING } from './planning.ts';
import { prepared } from './prepared.ts';
import { reasonFor } from './reasons.ts';
import { decide } from './staff.ts';
import { chance, value } from './value.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const pick = (g: State, a: Question, rnd: Rnd, noise: number): Choice =>
  decide(g, a, rnd, noise > 0 ? shaken<Weights>(WEIGHTS, rnd, noise) : WEIGHTS);

export const france40Brain = {
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
  prepared,
  figures,
} satisfies Brain;
