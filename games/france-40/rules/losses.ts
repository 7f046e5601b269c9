/** 2.10, 2.11, 4.9, 4.10 Step losses, eliminations, and the points they score. */
import type { State } from '../../../engine/state.ts';
import { BRITISH, isMech, nationOf, sideOf } from '../model/army.ts';
import { AT, at, boxPlace, DEAD, putUnit, stepsLeft } from '../model/state.ts';
import { emit } from './flow.ts';
import { inSupply } from './supply.ts';

/** Takes a step from the unit; without steps it goes to the place `gone`. 2.11 Four-step corps need no substitute counter: factors follow from steps. */
export const dropStep = (g: State, unit: number, gone: number): void => {
  g.cells[at(g).steps + unit]! -= 1;
  if (stepsLeft(g, unit) === 0) putUnit(g, unit, gone);
};
/** 4.9 Whether this is a British corps out of supply. Ask while it is still on the map. */
const isCut = (g: State, unit: number): boolean => nationOf(g, unit) === BRITISH && !inSupply(g, unit);
/** 4.9, 4.10 Call when a unit is eliminated: counts British corps out of supply and mechanised corps. */
const countLoss = (g: State, unit: number, cut: boolean): void => {
  if (cut) g.cells[AT.britishLost]! += 1;
  if (isMech(g, unit)) g.cells[AT.panzersLost]! += 1;
};
export const loseStep = (g: State, unit: number, cut = isCut(g, unit)): void => {
  const last = stepsLeft(g, unit) === 1;
  if (last) countLoss(g, unit, cut);
  dropStep(g, unit, boxPlace(g, DEAD));
  emit(g, {
    is: last ? 'eliminated' : 'reduced',
    case: '2.10',
    unit,
    side: sideOf(g, unit),
    mech: isMech(g, unit) ? 1 : 0,
    ...(last ? {} : { left: stepsLeft(g, unit) }),
  });
};
export const eliminate = (g: State, unit: number, ruleCase: string, cut = isCut(g, unit)): void => {
  countLoss(g, unit, cut);
  g.cells[at(g).steps + unit] = 0;
  putUnit(g, unit, boxPlace(g, DEAD));
  emit(g, { is: 'eliminated', case: ruleCase, unit, side: sideOf(g, unit), mech: isMech(g, unit) ? 1 : 0 });
};
/** 4.9 Units lose their steps at the same time: supply is judged for all before the first is eliminated. */
export const loseStepEach = (g: State, units: readonly number[]): void => {
  const cut = units.map(u => isCut(g, u));
  for (const [i, u] of units.entries()) loseStep(g, u, cut[i]);
};
