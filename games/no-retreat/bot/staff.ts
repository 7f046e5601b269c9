/** The staff officer of No Retreat!: every decision from the view alone, by the weights. */
import type { TiltFields } from '../../../bots/hex-tilts.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { sideNo } from '../model/state.ts';
import { back, cancel, commit, double } from './bids.ts';
import { keepBlitz, markBlitz, strike } from './blitz.ts';
import { chooseGround, chooseTable, declare, layBlow, nextFight } from './combat.ts';
import { deskOf, type Assessment } from './assessment.ts';
import { avert, intercept, offer, pay, playEvents, redraw, swap, take, trim, urge } from './hand.ts';
import { goesTo, merge, nextToMove } from './march.ts';
import { deploy, drop, improve, leaveCity, rebuild, reserve, retry, score, yieldCity } from './muster.ts';
import { advance, convert, counter, hold, lead, lose, retreat, shove, suffer, tired } from './results.ts';
import { adopt, man, muster, order, pickRow, redeploy } from './special.ts';
import { conceal, end, punish } from './timing.ts';
import type { Weights } from './weights.ts';

export const DECIDE: { readonly [kind: string]: (d: Assessment, a: Question, rnd: Rnd) => Choice } = {
  replanning: () => ({ do: 'keep' }),
  adopting: adopt,
  preparing: () => ({ do: 'pass' }),
  ordering: order,
  picking: pickRow,
  redeploying: redeploy,
  switching: () => ({ do: 'pass' }),
  stealing: () => ({ do: 'done' }),
  manning: man,
  mustering: muster,
  ending: end,
  punishing: punish,
  sparing: () => ({ do: 'spend' }),
  concealing: conceal,
  changing: () => ({ do: 'pass' }),
  redrawing: redraw,
  trimming: trim,
  planning: playEvents,
  averting: avert,
  paying: pay,
  granting: take,
  offering: offer,
  urging: urge,
  yielding: yieldCity,
  clearing: leaveCity,
  swapping: swap,
  improving: improve,
  rebuilding: rebuild,
  deploying: deploy,
  dropping: drop,
  retrying: retry,
  scoring: score,
  moving: nextToMove,
  marching: goesTo,
  merging: merge,
  declaring: declare,
  fighting: nextFight,
  choosing: chooseTable,
  grounding: chooseGround,
  supporting: commit,
  cancelling: cancel,
  backing: back,
  doubling: double,
  intercepting: intercept,
  converting: convert,
  losing: lose,
  countering: counter,
  standing: hold,
  leading: lead,
  retreating: retreat,
  shoving: shove,
  tiring: tired,
  advancing: advance,
  blowing: layBlow,
  suffering: suffer,
  marking: markBlitz,
  blitzing: strike,
  keeping: keepBlitz,
  reserving: reserve,
};
export const decide = (g: State, a: Question, rnd: Rnd, w: Weights, tilt?: TiltFields): Choice =>
  DECIDE[a.kind]!(deskOf(g, sideNo(a.side), w, tilt), a, rnd);
