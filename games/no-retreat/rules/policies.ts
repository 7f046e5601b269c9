/** Policies that a standing order may name: losses, retreats, bids and counterattacks while their owner is away. Conditions on `about.hex`, `about.odds`, `about.result`, `about.card` say when. */
import type { Choice } from '../../../engine/decide.ts';
import type { Policy } from '../../../engine/standing.ts';
import type { State, Vars } from '../../../engine/state.ts';
import { isFort, isFortress, isMobile } from '../model/army.ts';
import { ABILITIES } from '../data/rows.ts';
import { isCity } from '../model/ground.ts';
import { battleIn } from './combat/battle-vars.ts';
import { hasFriend, inZone } from './position/board-cache.ts';
import { defenceStrength } from './combat/odds.ts';
import { heldCount } from './cards/pool.ts';
import { needsOthers } from './combat/retreat.ts';
import { IN_SUPPLY, supplyAt, supplyOf } from './supply/supply.ts';
import { boxOf } from '../model/box.ts';
import { faceNow, sideNo, stepsOf } from '../model/state.ts';

/** The listed choice with the lowest `cost`, the first among equals. */
const leastBy = (choices: readonly Choice[], cost: (c: Choice) => number): Choice | undefined =>
  choices.reduce<{ readonly c: Choice; readonly cost: number } | undefined>((best, c) => {
    const now = cost(c);
    return !best || now < best.cost ? { c, cost: now } : best;
  }, undefined)?.c;
const limit = (limits: Vars, name: string, usual: number): number =>
  typeof limits[name] === 'number' ? limits[name] : usual;

/** More than any unit's strength. */
const POINT = 1000;
/** 14.7.1 A unit that would surrender gives the enemy a point; otherwise the cost is its strength, more for its last step. */
const lossOf = (g: State, unit: number): number => {
  const dies = stepsOf(g, unit) <= 1;
  const surrenders = supplyOf(g, unit) !== IN_SUPPLY || isFort(g, unit) || isFortress(g, unit);
  const { sp } = faceNow(g, unit);
  return (dies ? 10 * sp : sp) + (dies && surrenders ? POINT : 0) + (isMobile(g, unit) ? 5 : 0);
};
/** 14.7.5 Preferably out of enemy zones, in supply, into a city, and without overcrowding a friend. */
const retreatCost = (g: State, unit: number, hex: number): number => {
  const camp = boxOf(g).CAMP[unit]!;
  return (
    (supplyAt(g, unit, hex) === IN_SUPPLY ? 0 : 100) +
    (inZone(g, camp, hex) ? 50 : 0) +
    (hasFriend(g, camp, hex) ? 10 : 0) -
    (isCity(g, hex) ? 5 : 0)
  );
};
/** The attackers' strength divided by the defenders'. */
const ratio = (g: State): number => {
  const b = battleIn(g);
  const attack = b.defenders.reduce((n, u) => n + faceNow(g, u).sp, 0);
  return attack / Math.max(1, defenceStrength(g, { ...b, defenders: b.attackers }));
};

export const POLICIES: readonly Policy[] = [
  {
    id: 'least-loss',
    title: 'Lose what costs least: no unit that would surrender, then the least strength (14.7.1)',
    kinds: ['losing', 'suffering'],
    choose: (g, _a, choices) => leastBy(choices, c => lossOf(g, c.unit as number)),
  },
  {
    id: 'toward-supply',
    title: 'Retreat in supply and out of zones of control, into a city where that can be (14.7.5)',
    kinds: ['retreating', 'leading'],
    choose: (g, a, choices) => {
      const b = battleIn(g);
      const [unit] = b.retreating;
      if (a.kind === 'leading') return choices.find(c => needsOthers(g, b, c.unit as number)) ?? choices[0];
      return unit === undefined ? undefined : leastBy(choices, c => retreatCost(g, unit, c.hex as number));
    },
  },
  {
    id: 'bid',
    title: 'Commit a support marker while more are held than must be kept (14.5)',
    kinds: ['supporting'],
    limits: { keep: 'so many markers stay in hand' },
    choose: (g, a, choices, limits) => {
      const bid = choices.find(c => c.do === 'commit' && ABILITIES[c.ability as number] !== 'Surrender!');
      const spare = heldCount(g, sideNo(a.side)) > limit(limits, 'keep', 0);
      return bid && spare ? bid : choices.find(c => c.do === 'pass');
    },
  },
  {
    id: 'stand-in-strength',
    title: 'Stand and lose a step while enough are there, else fall back (14.7)',
    kinds: ['standing'],
    limits: { steps: 'at least so many steps to stand with (2)' },
    choose: (g, _a, choices, limits) => {
      const steps = battleIn(g).defenders.reduce((n, u) => n + stepsOf(g, u), 0);
      const verb = steps >= limit(limits, 'steps', 2) ? 'stand' : 'fallBack';
      return choices.find(c => c.do === verb);
    },
  },
  {
    id: 'counterattack-in-strength',
    title: 'Counterattack where the strengths allow it, else not, or fall back (14.7.3)',
    kinds: ['countering'],
    limits: { ratio: 'at least so many points to one (1)' },
    choose: (g, _a, choices, limits) => {
      const verbs =
        ratio(g) >= limit(limits, 'ratio', 1)
          ? ['counterattack', 'pass', 'fallBack']
          : ['pass', 'fallBack', 'counterattack'];
      return verbs.map(v => choices.find(c => c.do === v)).find(c => c !== undefined);
    },
  },
  {
    id: 'advance-all',
    title: 'Advance with whatever may (14.8)',
    kinds: ['advancing'],
    choose: (_g, _a, choices) => choices.find(c => c.do === 'advance') ?? choices[0],
  },
  {
    id: 'take-the-wish',
    title: 'Take the milder result where a leader lets you (22.2, 22.6)',
    kinds: ['converting'],
    choose: (_g, _a, choices) => choices.find(c => c.do === 'convert'),
  },
];
