/** 2.10, 2.11, 4.9, 4.10 Losing steps. */
import { emit } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { BRITISH, isMech, nationOf, sideOf } from '../model/army.ts';
import { AT, at, beside, DEAD, putUnit, stepsLeft } from '../model/state.ts';
import { inSupply } from './supply.ts';

/** One step less; with the last one the unit goes to `gone`. Four-step corps change to their substitute by themselves: factors go by steps. */
export const dropStep = (g: State, unit: number, gone: number): void => {
  g.cells[at(g).steps + unit]! -= 1;
  if (stepsLeft(g, unit) === 0) putUnit(g, unit, gone);
};
/** 4.9 A British corps out of supply: judged while it is still there. */
const isCut = (g: State, unit: number): boolean => nationOf(g, unit) === BRITISH && !inSupply(g, unit);
/** 4.9, 4.10 Corps whose end counts are counted at that moment. */
const countLoss = (g: State, unit: number, cut: boolean): void => {
  if (cut) g.cells[AT.britishLost]! += 1;
  if (isMech(g, unit)) g.cells[AT.panzersLost]! += 1;
};
export const loseStep = (g: State, unit: number, cut = isCut(g, unit)): void => {
  const last = stepsLeft(g, unit) === 1;
  if (last) countLoss(g, unit, cut);
  dropStep(g, unit, beside(g, DEAD));
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
  putUnit(g, unit, beside(g, DEAD));
  emit(g, { is: 'eliminated', case: ruleCase, unit, side: sideOf(g, unit), mech: isMech(g, unit) ? 1 : 0 });
};
/** 4.9 Units that lose a step in one battle lose it together: the end of one does not cut another off. */
export const loseStepEach = (g: State, units: readonly number[]): void => {
  const cut = units.map(u => isCut(g, u));
  for (const [i, u] of units.entries()) loseStep(g, u, cut[i]);
};
