/** What War Comes Early offers the evolving planner in 1939. In 1938 a turn has too many marches and playouts are too long: the plain way is played. */
import { ownWeightsOf } from '../../../bots/hex-tilts.ts';
import type { Emphases, Planning, TurnPlan } from '../../../bots/planning.ts';
import type { State } from '../../../engine/state.ts';
import { is1939 } from '../model/state.ts';
import { PLANS, waysOf } from './intentions.ts';
import { decide } from './staff.ts';
import { tiltFieldsOf, tiltsOf } from './tilts.ts';
import type { Weights } from './weights.ts';

type Ways = ReturnType<typeof waysOf>;
const known = new WeakMap<Ways, readonly TurnPlan[]>();
const plansFor = (ways: Ways): readonly TurnPlan[] => {
  const plans = known.get(ways) ?? ways.map(({ name, weights }): TurnPlan => ({ name, weights, tilts: [] }));
  known.set(ways, plans);
  return plans;
};
const EMPHASES: Emphases = {
  attack: ['few attacks', 'attacks wherever they can be prepared'],
  factor: ['losses matter little', 'losses matter much'],
  risk: ['exposed positions accepted', 'no exposed positions'],
  line: ['a loose line', 'a closed line'],
  garrison: ['few garrisons', 'garrisons in the cities'],
  goal: ['objectives can wait', 'objectives first'],
};
const PLAYOUTS = 64;
const stretch = (g: State, side: string): string | undefined => (is1939(g) ? PLANS.stretch(g, side) : undefined);

export const PLANNING: Planning = {
  plans: (g, side) => plansFor(waysOf(g, side)),
  tilts: tiltsOf,
  pick: (g, a, rnd, plan) => {
    const plain = waysOf(g, a.side)[0]!;
    if ((plan.weights === plain.weights && plan.tilts.length === 0) || a.kind === 'settingUp')
      return plain.pick(g, a, rnd);
    return decide(g, a, rnd, ownWeightsOf<Weights>(plan), tiltFieldsOf(g, plan));
  },
  stretch,
  answered: PLANS.answered,
  fixed: ['decay'],
  emphases: () => EMPHASES,
  playouts: () => PLAYOUTS,
};
