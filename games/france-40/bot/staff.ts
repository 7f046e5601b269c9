/** The staff officer: makes every decision from its view, by the weights. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { sideNo } from '../model/state.ts';
import type { FranceDecision } from '../rules/flow.ts';
import { advance, loss, nextAttack, nextInDraft, retreat } from './combat.ts';
import { assessmentOf, type Assessment } from './assessment.ts';
import { goTo, nextToMove } from './march.ts';
import { clear, declare, displace, drop, dynamo, orderPhases, place, replace, setUp } from './special.ts';
import type { TiltFields } from '../../../bots/hex-tilts.ts';
import type { Weights } from './weights.ts';

const DECIDE: { readonly [D in FranceDecision]: (d: Assessment, a: Question, rnd: Rnd) => Choice } = {
  settingUp: setUp,
  placing: place,
  declaring: declare,
  ordering: orderPhases,
  moving: nextToMove,
  marching: goTo,
  attacking: nextAttack,
  planning: nextInDraft,
  choosingLoss: loss,
  retreating: retreat,
  advancing: advance,
  clearing: clear,
  dropping: drop,
  displacing: displace,
  evacuating: dynamo,
  replacing: replace,
};
export const decide = (g: State, a: Question, rnd: Rnd, w: Weights, tilt?: TiltFields): Choice =>
  DECIDE[a.kind as FranceDecision](assessmentOf(g, sideNo(a.side), w, tilt), a, rnd);
