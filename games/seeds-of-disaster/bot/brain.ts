/** What The Seeds of Disaster offers the bots. */
import type { Brain } from '../../../bots/brain.ts';
import { shaken } from '../../../bots/weights.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { figures } from './figures.ts';
import { PLANS } from './intentions.ts';
import { hope, left } from './win-chance.ts';
import { meantBy, odds, reasonFor } from './reasons.ts';
import { decide } from './staff.ts';
import { value } from './value.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Shaken weights change play less here than in other games, so weaker levels are shaken more. */
const DOUBT = 1.7;
const pick = (g: State, a: Question, rnd: Rnd, noise: number): Choice =>
  decide(g, a, rnd, noise > 0 ? shaken<Weights>(WEIGHTS, rnd, DOUBT * noise) : WEIGHTS);
export const seedsOfDisasterBrain = {
  pick,
  reason: reasonFor,
  odds,
  hope,
  left,
  intent: meantBy,
  evaluate,
  features,
  value,
  horizon: 1,
  plans: PLANS,
  figures,
  bands: {
    field: 'level',
    order: ['french decisive', 'french marginal', 'draw', 'german marginal', 'german major', 'german decisive'],
  },
} satisfies Brain;
