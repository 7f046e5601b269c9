/** 20.3 What Secret Plans demand, and whether it is met. */
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import type { PlanGoal } from '../../data/rows.ts';
import { planOf } from '../../model/deck.ts';
import { countryNo, isIn } from '../../model/ground.ts';
import { citiesOf, controls } from '../../model/state.ts';
import { planHeld } from './plans.ts';

export const planGoals = (g: State, side: SideNo): readonly PlanGoal[] => {
  const plan = planHeld(g, side);
  return plan < 0 ? [] : planOf(g, plan).goals;
};
/** Whether the side holds as many of the named cities as the goal demands. */
export const isMet = (g: State, side: SideNo, { hold }: PlanGoal): boolean => {
  if (!hold) return false;
  const countries = hold.countries?.map(countryNo);
  const cities = citiesOf(g).filter(hex =>
    countries ? countries.includes(boxOf(g).COUNTRY[hex]!) : hold.region !== undefined && isIn(g, hex, hold.region),
  );
  return (
    cities.filter(hex => controls(g, side, hex)).length >= Math.min(hold.count, cities.length) && cities.length > 0
  );
};
