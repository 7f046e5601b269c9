/** What France '40 offers the evolving planner: the general's ways as first parents, tilts of the front, and the words for both. */
import type { Planning, TurnPlan } from '../../../bots/planning.ts';
import type { State } from '../../../engine/state.ts';
import { is1940 } from '../model/state.ts';
import { frameOf } from '../rules/flow.ts';
import { PLANS, setUpsOf, waysOf, type Way } from './intentions.ts';
import { muster } from './muster.ts';
import { decide } from './staff.ts';
import { tiltFieldsOf, tiltsOf } from './tilts.ts';
import type { Weights } from './weights.ts';

/** What the marshal minds and the staff does not: an open Paris (10.6). Won 2 pairs of 14 as Allies and lost none; the rest were equal. */
const PARIS = 0.8;
const planOf = ({ name, weights }: Way): TurnPlan => ({ name, weights: { ...weights, paris: PARIS }, tilts: [] });
/** With 0.3 and 0.05 in the plain plan the Germans won 3 pairs of 14 and lost 9: a plan for positions that speak for it. */
const IN_COMPANY = { name: 'infantry close behind the panzers', alone: 0.6, follow: 0.06 };
const inCompany = ({ weights }: TurnPlan): TurnPlan => {
  const { name, ...company } = IN_COMPANY;
  return { name, weights: { ...weights, ...company }, tilts: [] };
};
const known = new WeakMap<readonly Way[], readonly TurnPlan[]>();
const plansFor = (g: State, side: string): readonly TurnPlan[] => {
  const ways = waysOf(g, side);
  const found = known.get(ways);
  if (found) return found;
  const own = ways.map(planOf);
  const plans = is1940(g) && side === 'german' ? [...own, inCompany(own[0]!)] : own;
  known.set(ways, plans);
  return plans;
};

type Emphases = { readonly [W in keyof Weights]?: readonly [less: string, more: string] };
const BOTH: Emphases = {
  attack: ['few attacks', 'attacks wherever they can be prepared'],
  factor: ['losses matter little', 'losses matter much'],
  risk: ['exposed positions accepted', 'no exposed positions'],
};
const ATTACKER: Emphases = { ...BOTH, goal: ['objectives can wait', 'objectives first'] };
const DEFENDER: Emphases = {
  ...BOTH,
  line: ['a loose line', 'a closed line'],
  thin: ['an even line', 'strength where they are strongest'],
  garrison: ['few garrisons', 'garrisons in the cities'],
  reserve: ['units apart', 'units close together'],
};
const EMPHASES: { readonly [year: string]: { readonly [side: string]: Emphases } } = {
  1940: {
    german: {
      ...ATTACKER,
      panzer: ['panzers at risk', 'panzers spared'],
      toNeutrals: ['the Low Countries can wait', 'the Low Countries first'],
      toParis: ['Paris can wait', 'towards Paris'],
      toSouth: ['Dijon and Lyon can wait', 'towards Dijon and Lyon'],
      toWest: ['Brittany can wait', 'towards Brittany'],
      toPorts: ['the Channel ports can wait', 'towards the Channel ports'],
      toMaginot: ['the Maginot Line can wait', 'into the rear of the Maginot Line'],
      hunt: ['the British can wait', 'after the British'],
    },
    allied: DEFENDER,
  },
  1939: {
    german: { ...DEFENDER, guard: ['few in the West Wall', 'the West Wall manned'] },
    allied: { ...ATTACKER, toRuhr: ['the cities before the Ruhr', 'towards the Ruhr'] },
  },
};
const emphases = (g: State, side: string): Emphases => EMPHASES[is1940(g) ? 1940 : 1939]![side]!;

/** Together about three seconds a turn: a side that fights first plans again when it comes to move. A playout of 1940 takes two to three times as long as one of 1939. */
const PLAYOUTS = {
  '1940': { turn: 34, again: 26 },
  '1939': { turn: 96, again: 48 },
} as const;
const playouts = (g: State): number =>
  PLAYOUTS[is1940(g) ? '1940' : '1939'][frameOf(g, 'playerTurn')?.vars.first === 1 ? 'again' : 'turn'];

export const PLANNING: Planning = {
  plans: plansFor,
  tilts: tiltsOf,
  pick: (g, a, rnd, plan) => {
    const w = plan.weights as Weights;
    const setUps = setUpsOf(g, a.side);
    return (setUps && muster(g, a, rnd, w, setUps)) ?? decide(g, a, rnd, w, tiltFieldsOf(g, plan));
  },
  stretch: PLANS.stretch,
  answered: PLANS.answered,
  fixed: ['decay'],
  emphases,
  playouts,
};
