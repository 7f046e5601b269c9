/** How a position stands, in the points it should end with: named features times the table of weights. */
import type { State } from '../../../engine/state.ts';
import { AREAS } from '../data/map.ts';
import { COMMANDERS } from '../data/units.ts';
import { halvesOf } from '../rules/victory.ts';
import { ASSETS, assetTypeOf, audacityOf, D, damageOf, DISORDERED, isPort, piecesIn, placeOf, SHOCKED } from '../state.ts';
import { assetPrice, pointPrice, type Purse } from './fight.ts';
import { outlookFrom, situationOf, type Situation } from './situation.ts';

/** Each feature in points; the sum is the evaluation. */
export type Standing = { readonly [feature in 'points' | 'time' | 'ahead' | 'assets' | 'audacity' | 'damage']: number };

/** On the map, and not in a port for good (8.2.11). */
const canMarch = (g: State, division: number): boolean => placeOf(g, division) < AREAS.length && !isPort(placeOf(g, division));

const aheadOf = (s: Situation): number => {
  let sum = 0;
  for (let d = 0; d < D; d++) if (canMarch(s.g, d)) sum += outlookFrom(s, d, placeOf(s.g, d));
  return sum;
};
const assetsOf = (s: Situation): number => {
  let sum = 0;
  for (const piece of piecesIn(s.g, ASSETS)) sum += assetPrice(assetTypeOf(piece), s.calm, s.purse.weights);
  return sum;
};
const damageIn = (s: Situation): number => {
  const w = s.purse.weights;
  let sum = 0;
  for (let d = 0; d < D; d++) {
    if (!canMarch(s.g, d) || s.turns <= 0) continue;
    sum -= damageOf(s.g, d) === SHOCKED ? w.shock : damageOf(s.g, d) === DISORDERED ? w.disorder : 0;
  }
  return sum;
};
const audacityIn = (s: Situation): number => {
  let sum = 0;
  for (let c = 0; c < COMMANDERS.length; c++) sum += audacityOf(s.g, c);
  return sum * pointPrice(false, s.calm, s.purse.weights);
};
/** Divisions in ports take nothing more: time is worth as much as there are divisions to use it. */
const mobileShare = (g: State): number => {
  let count = 0;
  for (let d = 0; d < D; d++) if (canMarch(g, d)) count++;
  return count / D;
};

export const standingOf = (g: State, purse: Purse): Standing => {
  const s = situationOf(g, purse);
  return { points: halvesOf(g) / 2, time: s.turns * purse.weights.turn * mobileShare(g), ahead: aheadOf(s), assets: assetsOf(s), audacity: audacityIn(s), damage: damageIn(s) };
};
export const evaluate = (g: State, purse: Purse): number => {
  if (g.wait.for === 'over') return halvesOf(g) / 2;
  return Object.values(standingOf(g, purse)).reduce((sum, x) => sum + x, 0);
};
