/** What No Retreat! offers the evolving planner: first parents, tilts of the front, and the words for both. */
import { ownWeightsOf } from '../../../bots/hex-tilts.ts';
import type { Emphases, Planning, TurnPlan } from '../../../bots/planning.ts';
import { times } from '../../../bots/weights.ts';
import type { State } from '../../../engine/state.ts';
import type { SideNo } from '../model/army.ts';
import { isFrance, sideNo, turnOf } from '../model/state.ts';
import { PLANS } from './intentions.ts';
import { decide } from './staff.ts';
import { tiltFieldsOf, tiltsOf } from './tilts.ts';
import { HABIT_NAMES, plainFor, weightsFor, type Weights } from './weights.ts';

const plan = (name: string, weights: Weights): TurnPlan => ({ name, weights, tilts: [] });
const plansFor = (plain: Weights, staff: Weights): readonly TurnPlan[] => [
  plan('the usual plan', plain),
  plan('by the book', staff),
  plan('attack wherever it can be prepared', times(plain, { attack: 2, boldness: -1, risk: 0.6 })),
  plan('few attacks', times(plain, { attack: 0.4, boldness: 6, risk: 1.5 })),
  plan('hold the line', times(plain, { line: 2.5, lineHome: 2, garrison: 1.6, thin: 1.6 })),
  plan('cities first', times(plain, { goal: 1.8, prize: 1.5, toTake: 1.5 })),
];
const known = new Map<Weights, readonly TurnPlan[]>();
/** The same objects each time, so that what is cached for a plan is found again. */
const plansOf = (g: State, side: SideNo): readonly TurnPlan[] => {
  const plain = plainFor(g, side);
  const plans = known.get(plain) ?? plansFor(plain, weightsFor(g, side));
  known.set(plain, plans);
  return plans;
};
/** The enemy has answered when this side is about to move again, or the turn after is over. */
const answered = (g: State, side: string, turn: number): boolean => {
  if (turnOf(g) <= turn) return false;
  const frame = g.stack.find(f => f.proc === 'playerTurn');
  return turnOf(g) > turn + 1 || frame?.vars.side === sideNo(side);
};
const EMPHASES: Emphases = {
  attack: ['few attacks', 'attacks wherever they can be prepared'],
  sp: ['losses matter little', 'losses matter much'],
  risk: ['exposed positions accepted', 'no exposed positions'],
  line: ['a loose line', 'a closed line'],
  garrison: ['few garrisons', 'garrisons in the cities'],
  goal: ['objectives can wait', 'objectives first'],
  card: ['cards spent freely', 'cards kept'],
};
/** Those of about three seconds. */
const PLAYOUTS = { france: 52, poland: 64 } as const;

export const PLANNING: Planning = {
  plans: (g, side) => plansOf(g, sideNo(side)),
  tilts: tiltsOf,
  pick: (g, a, rnd, p) => decide(g, a, rnd, ownWeightsOf<Weights>(p), tiltFieldsOf(g, p)),
  stretch: PLANS.stretch,
  answered,
  fixed: ['decay', ...HABIT_NAMES],
  emphases: () => EMPHASES,
  playouts: g => (isFrance(g) ? PLAYOUTS.france : PLAYOUTS.poland),
};
