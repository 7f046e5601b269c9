/** 12.3 Losses in corps equivalents; 3.5, 4.6 what becomes of lost units. */
import type { State } from '../../../engine/state.ts';
import { breaks, counterOf, G, isGermanMech, isMech, isStaticUnit, nationOf, GERMANS, SOVIETS } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { at, beside, ELIMINATED, LOST, putUnit, REMOVED, SET_ASIDE, sideOf } from '../model/state.ts';
import { addPoints } from './control.ts';
import { emit } from './flow.ts';
import { partsFor } from './structure.ts';

/** 3.5 Static units, the Soviet mechanised corps and armies that never break up are lost for good; German units wait to be replaced; for the others dice are rolled. */
export const graveOf = (g: State, unit: number): number => {
  const { level, type } = counterOf(g, unit);
  const nation = nationOf(g, unit);
  if (isStaticUnit(g, unit) || level !== 'corps' || type === 'flieger') return REMOVED;
  if (nation === GERMANS) return ELIMINATED;
  return nation === SOVIETS && isMech(g, unit) ? REMOVED : LOST;
};
const bury = (g: State, unit: number, cut: boolean): void => {
  putUnit(g, unit, beside(g, graveOf(g, unit)));
  emit(g, { is: 'eliminated', case: '12.3', unit, side: sideOf(g, unit) });
  const { mechanised, cutOff } = chartsOf(g).points;
  if (isGermanMech(g, unit)) addPoints(g, G, -(cut ? cutOff : mechanised), '4.6');
};
/** 7.1 An army lost as a whole is lost as its components; its counter is set aside. */
export const eliminate = (g: State, unit: number, cut: boolean): void => {
  if (!breaks(g, unit)) return bury(g, unit, cut);
  const parts = partsFor(g, unit);
  const { fought } = at(g);
  putUnit(g, unit, beside(g, SET_ASIDE));
  emit(g, { is: 'armyLost', case: '7.1', unit, side: sideOf(g, unit) });
  for (const u of parts) {
    g.cells[fought + u] = g.cells[fought + unit]!;
    bury(g, u, cut);
  }
};

// 12.3 Losses are counted in halves of a corps equivalent: a corps counts two, a static division one ----------------------
const WHOLE = 2;
/** The most of what is owed that these units can lose, breaking down armies as needed. */
export const payable = (g: State, units: readonly number[], owed: number): number => {
  const { CE } = boxOf(g);
  let halves = 0;
  let wholes = 0;
  for (const u of units)
    if (CE[u] === 1) halves++;
    else wholes += CE[u]! / WHOLE;
  let most = 0;
  for (let k = 0; k <= Math.min(halves, owed); k++)
    most = Math.max(most, k + WHOLE * Math.min(wholes, Math.floor((owed - k) / WHOLE)));
  return most;
};
/** 12.3 Whether this unit may be lost now: only if the rest can still pay as much of the loss as possible. */
export const isFitLoss = (g: State, units: readonly number[], unit: number, owed: number): boolean => {
  const ce = boxOf(g).CE[unit]!;
  if (ce > owed) return false;
  const rest = units.filter(u => u !== unit);
  return ce + payable(g, rest, owed - ce) === payable(g, units, owed);
};
