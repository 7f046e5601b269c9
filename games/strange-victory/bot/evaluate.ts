/** How a position stands, in the points it should end with: named features times the table of weights. */
import type { State } from '../../../engine/state.ts';
import { AREAS } from '../data/map.ts';
import { COMMANDERS } from '../data/units.ts';
import { halvesOf } from '../rules/victory.ts';
import {
  ASSETS,
  audacityOf,
  D,
  damageOf,
  DISORDERED,
  isPort,
  isStarting,
  piecesIn,
  placeOf,
  SHOCKED,
} from '../state.ts';
import { calmOf } from './clock.ts';
import type { Purse } from './fight.ts';
import { outlookFrom, situationOf, type Situation } from './situation.ts';
import { STANDING as W } from './weights.ts';

/** Each feature in points; the sum is the evaluation. */
export type Standing = { readonly [feature in 'points' | 'time' | 'near' | 'assets' | 'audacity' | 'damage']: number };
/** 11.1 All there is to take. */
const MOST = 53.5;

/** On the map, and not in a port for good (8.2.11). */
const canMarch = (g: State, division: number): boolean =>
  placeOf(g, division) < AREAS.length && !isPort(placeOf(g, division));
const countOf = (test: (division: number) => boolean): number => {
  let count = 0;
  for (let d = 0; d < D; d++) if (test(d)) count++;
  return count;
};
const nearOf = (s: Situation): number => {
  let sum = 0;
  for (let d = 0; d < D; d++) if (canMarch(s.g, d)) sum += outlookFrom(s, d, placeOf(s.g, d));
  return sum / s.purse.weights.ahead;
};
const assetsIn = (g: State): number => {
  let sum = 0;
  for (const piece of piecesIn(g, ASSETS)) sum += isStarting(piece) ? W.start : W.found;
  return sum;
};
const audacityIn = (g: State): number => {
  let sum = 0;
  for (let c = 0; c < COMMANDERS.length; c++) sum += audacityOf(g, c);
  return sum * W.audacity;
};

/** At the start of a turn. Points still to be taken come in by a share of what is left each turn, so taking one early is worth less than one. */
export const standingOf = (g: State, purse: Purse): Standing => {
  const s = situationOf(g, purse);
  const calm = calmOf(g);
  const points = halvesOf(g) / 2;
  const turns = calm <= 1 ? 1 : 1 + (calm - 1) / W.pace;
  const left = Math.exp(-W.rate * turns);
  const leftMobile = Math.exp((-W.rate * turns * countOf(d => canMarch(g, d))) / D);
  const fade = Math.min(1, turns / 3);
  const hurt =
    countOf(d => canMarch(g, d) && damageOf(g, d) === DISORDERED) * W.disorder +
    countOf(d => canMarch(g, d) && damageOf(g, d) === SHOCKED) * W.shock;
  return {
    points,
    time: (MOST - points) * (1 - leftMobile),
    near: W.near * left * nearOf(s),
    assets: assetsIn(g) * fade,
    audacity: audacityIn(g) * fade,
    damage: -hurt,
  };
};
export const evaluate = (g: State, purse: Purse): number => {
  if (g.wait.for === 'over') return halvesOf(g) / 2;
  return Object.values(standingOf(g, purse)).reduce((sum, x) => sum + x, 0);
};
