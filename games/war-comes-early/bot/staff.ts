/** The staff officer of War Comes Early: every decision from the view alone, by the weights. */
import type { TiltFields } from '../../../bots/hex-tilts.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { sideNo } from '../model/state.ts';
import { advance, lose, nextAttack, nextInDraft, press, scatter } from './combat.ts';
import { assessmentOf, type Assessment } from './assessment.ts';
import { goesTo, moveRailhead, nextToMove } from './march.ts';
import { arrive, layRailhead, place, reorganise, setUp } from './muster.ts';
import { bomb, declare, fly, order, violate } from './timing.ts';
import type { Weights } from './weights.ts';

const DECIDE: { readonly [kind: string]: (d: Assessment, a: Question, rnd: Rnd) => Choice } = {
  settingUp: setUp,
  placing: place,
  layingRailheads: layRailhead,
  ordering: order,
  declaring: declare,
  bombing: bomb,
  flying: fly,
  violating: violate,
  arriving: arrive,
  reorganising: reorganise,
  moving: nextToMove,
  marching: goesTo,
  movingRailheads: moveRailhead,
  attacking: nextAttack,
  planning: nextInDraft,
  losing: lose,
  advancing: advance,
  pressing: press,
  dispersing: scatter,
};
export const decide = (g: State, a: Question, rnd: Rnd, w: Weights, tilt?: TiltFields): Choice =>
  DECIDE[a.kind]!(assessmentOf(g, sideNo(a.side), w, tilt), a, rnd);
