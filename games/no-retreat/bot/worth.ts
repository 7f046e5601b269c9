/** What ground and units are worth, in victory points: the same figures for every decision. */
import type { State } from '../../../engine/state.ts';
import { BRITISH, GERMAN_CAMP, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import type { PlanGoal } from '../data/rows.ts';
import { countryNo, isIn } from '../model/ground.ts';
import { planGoals } from '../rules/plans/goals.ts';
import { isGivenUp } from '../rules/cards/pool.ts';
import { IN_SUPPLY } from '../rules/supply/supply.ts';
import { chartsOf } from '../model/box.ts';
import { controls, frontOf, stepsOf, turnOf } from '../model/state.ts';
import type { Situation } from './situation.ts';
import type { Worths } from './weights.ts';

/** 7.3 The plan letters still to be checked, with the turns they are checked on. */
const dueGoals = (g: State, side: SideNo): readonly PlanGoal[] => {
  const goals = planGoals(g, side);
  return chartsOf(g).turns[frontOf(g)].flatMap((row, i) => {
    const goal = row.plan ? goals['ABC'.indexOf(row.plan)] : undefined;
    return goal && i + 1 > turnOf(g) ? [goal] : [];
  });
};
const countsFor = (g: State, hex: number, { hold }: PlanGoal): boolean =>
  hold !== undefined &&
  (hold.countries
    ? hold.countries.some(c => countryNo(c) === boxOf(g).COUNTRY[hex])
    : hold.region !== undefined && isIn(g, hex, hold.region));
const planWorth = ({ g, planned }: Situation, side: SideNo, hex: number): number => {
  const known = planned[side][hex]!;
  return known >= 0 ? known : (planned[side][hex] = countPlan(g, side, hex));
};
const countPlan = (g: State, side: SideNo, hex: number): number =>
  dueGoals(g, side).reduce((n, goal) => n + (countsFor(g, hex, goal) ? goal.vp / (goal.hold!.count + 1) : 0), 0);
const HOME = 3;
/** 17.1, 17.6, 20.3 What changes when this side enters a city of the other. */
export const cityWorth = (s: Situation, side: SideNo, hex: number, w: Worths): number => {
  const { g } = s;
  const { CITY, GREATER } = boxOf(g);
  if (CITY[hex] === 0 || controls(g, side, hex)) return 0;
  if (GREATER[hex] === 1) return w.abroad * HOME;
  const value = CITY[hex]! - (isGivenUp(g, hex) ? 1 : 0);
  const capital = isIn(g, hex, s.france ? 'Paris' : 'Warsaw') ? w.capital : 0;
  return value + capital + w.plan * planWorth(s, s.side, hex);
};
/** What losing it would cost: the same for the enemy, seen from here. */
export const lossWorth = (s: Situation, hex: number, w: Worths): number => {
  const { g, side } = s;
  const { CITY, GREATER } = boxOf(g);
  if (CITY[hex] === 0 || !controls(g, side, hex)) return 0;
  if (GREATER[hex] === 1) return w.home * HOME;
  const capital = isIn(g, hex, s.france ? 'Paris' : 'Warsaw') ? w.capital : 0;
  return CITY[hex]! + capital + w.plan * planWorth(s, side, hex);
};

/** 17.7 Units that count when they are gone. */
const isCounted = (g: State, unit: number): boolean => {
  const { CAMP, NATION } = boxOf(g);
  return CAMP[unit] === GERMAN_CAMP || NATION[unit] === BRITISH;
};
const spWorth = (g: State, unit: number, w: Worths): number => w.sp + (boxOf(g).MOBILE[unit] === 1 ? w.mobile : 0);
/** What it means that a unit is gone. */
export const unitWorth = (s: Situation, unit: number, w: Worths): number => {
  const { g } = s;
  const gone = s.supply[unit] === IN_SUPPLY ? 0 : w.surrendered;
  return 0.15 + s.strength[unit]! * spWorth(g, unit, w) + (isCounted(g, unit) ? w.dead : 0) + gone;
};
/** What a step is worth: of a unit with one, all of it. */
export const stepWorth = (s: Situation, unit: number, w: Worths): number => {
  const { g } = s;
  if (stepsOf(g, unit) <= 1) return unitWorth(s, unit, w);
  const [full, reduced] = boxOf(g).UNITS[unit]!.faces;
  return 0.05 + Math.max(0.5, full.sp - (reduced?.sp ?? 0)) * spWorth(g, unit, w);
};
export const cheapestStep = (s: Situation, units: readonly number[], w: Worths): number => {
  let least = Infinity;
  for (const u of units) least = Math.min(least, stepWorth(s, u, w));
  return least === Infinity ? 0 : least;
};
