/** 2.10, 2.11, 4.9, 4.10 Losing steps. */
import { emit } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { AT, BRITISH, DEAD, MECH, NATION, putUnit, SIDE, stepsLeft } from '../state.ts';
import { inSupply } from './supply.ts';

/** One step less; with the last one the unit goes to `gone`. Four-step corps change to their substitute by themselves: factors go by steps. */
export const dropStep = (g: State, unit: number, gone: number): void => {
  g.n[AT.steps + unit]! -= 1;
  if (stepsLeft(g, unit) === 0) putUnit(g, unit, gone);
};
/** 4.9, 4.10 Corps whose end counts are counted at that moment. */
const countLoss = (g: State, unit: number): void => {
  if (NATION[unit] === BRITISH && !inSupply(g, unit)) g.n[AT.britishLost]! += 1;
  if (MECH[unit]) g.n[AT.panzersLost]! += 1;
};
export const loseStep = (g: State, unit: number): void => {
  const last = stepsLeft(g, unit) === 1;
  if (last) countLoss(g, unit);
  dropStep(g, unit, DEAD);
  emit(g, { is: last ? 'eliminated' : 'reduced', case: '2.10', unit, side: SIDE[unit]!, mech: MECH[unit]! });
};
export const eliminate = (g: State, unit: number, ruleCase: string): void => {
  countLoss(g, unit);
  g.n[AT.steps + unit] = 0;
  putUnit(g, unit, DEAD);
  emit(g, { is: 'eliminated', case: ruleCase, unit, side: SIDE[unit]!, mech: MECH[unit]! });
};
