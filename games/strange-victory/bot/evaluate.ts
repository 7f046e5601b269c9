/** Evaluates a position as the points the game should end with: named features times weights. */
import type { State } from '../../../engine/state.ts';
import { halvesOf } from '../rules/victory.ts';
import {
  allDivisions,
  allKorps,
  audacityOf,
  damageOf,
  DISORDERED,
  isOnMap,
  isPort,
  isStarting,
  off,
  piecesIn,
  placeOf,
  SHOCKED,
} from '../model/state.ts';
import { boxIn } from '../model/box.ts';
import { knownOf } from './known.ts';
import { calmOf } from './clock.ts';
import type { FightCache } from './fight.ts';
import { outlookFrom, situationOf, type Situation } from './situation.ts';
import { STANDING as W } from './weights.ts';

/** Each feature in points; the sum is the evaluation. */
export type Standing = { readonly [feature in 'points' | 'time' | 'near' | 'assets' | 'audacity' | 'damage']: number };

/** On the map and not in a port, which a division never leaves (8.2.11). */
const canMarch = (g: State, division: number): boolean =>
  isOnMap(g, placeOf(g, division)) && !isPort(g, placeOf(g, division));
const countOf = (g: State, test: (division: number) => boolean): number => {
  let count = 0;
  for (const d of allDivisions(g)) if (test(d)) count++;
  return count;
};
const nearOf = (s: Situation): number => {
  let sum = 0;
  for (const d of allDivisions(s.g)) if (canMarch(s.g, d)) sum += outlookFrom(s, d, placeOf(s.g, d));
  return sum / s.fights.weights.ahead;
};
const assetsIn = (g: State): number => {
  let sum = 0;
  for (const piece of piecesIn(g, off(g).assets)) sum += isStarting(g, piece) ? W.start : W.found;
  return sum;
};
const audacityIn = (g: State): number => {
  let sum = 0;
  for (const c of allKorps(g)) sum += audacityOf(g, c);
  return sum * W.audacity;
};

/** Meant for the start of a turn. Each turn brings a share of the points that are left, so a point taken early raises the sum by less than one. */
const standingOf = (g: State, fights: FightCache): Standing => {
  const s = situationOf(g, fights);
  const calm = calmOf(g);
  const points = halvesOf(g) / 2;
  const turns = calm <= 1 ? 1 : 1 + (calm - 1) / W.pace;
  const left = Math.exp(-W.rate * turns);
  const leftMobile = Math.exp((-W.rate * turns * countOf(g, d => canMarch(g, d))) / boxIn(g).divisions);
  const fade = Math.min(1, turns / 3);
  const hurt =
    countOf(g, d => canMarch(g, d) && damageOf(g, d) === DISORDERED) * W.disorder +
    countOf(g, d => canMarch(g, d) && damageOf(g, d) === SHOCKED) * W.shock;
  return {
    points,
    time: (knownOf(g).points - W.never - points) * (1 - leftMobile),
    near: W.near * left * nearOf(s),
    assets: assetsIn(g) * fade,
    audacity: audacityIn(g) * fade,
    damage: -hurt,
  };
};
export const evaluate = (g: State, fights: FightCache): number => {
  if (g.wait.for === 'over') return halvesOf(g) / 2;
  return Object.values(standingOf(g, fights)).reduce((sum, x) => sum + x, 0);
};
