/** The evaluation of a position: in war by the objectives to expect at the end, before it by the strength of the armies. */
import type { State } from '../../../engine/state.ts';
import { A, boxOf, G, type SideNo } from '../model/box.ts';
import { controlOf } from '../model/ground.ts';
import { dotsOf, factorOf, isArmy, isFleet, isMobileKind, outOfPlay, placeOf, stepsOf } from '../model/army.ts';
import { levelOf, objectivesOf } from '../rules/war/victory.ts';
import { AT } from '../model/state.ts';
import { atWar, cpOf, ipOf, weekOf } from '../model/tracks.ts';
import { expectedSteps, situationOf, type Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** A level of victory counts as much as this many objectives. */
const LEVEL = 2;
const DRAW = 2;
const EVEN = 10;
const ended = (g: State): number => LEVEL * (levelOf(g) - DRAW) + objectivesOf(g, G) - EVEN;

/** The strength of a side with its CPs and IPs, in steps. */
const power = (g: State, s: SideNo): number => {
  const box = boxOf(g);
  let sum = 0;
  for (const u of box.ofSide[s]) {
    const steps = stepsOf(g, u);
    if (steps < 0) {
      sum += isArmy(g, u) ? expectedSteps(g, s) : 1;
      continue;
    }
    if (steps === 0 || placeOf(g, u) === outOfPlay(g)) continue;
    if (isFleet(g, u)) sum += 3 * dotsOf(g, u);
    else sum += factorOf(g, u) + (isMobileKind(g, u) && !isArmy(g, u) ? 1.2 * dotsOf(g, u) : 0);
  }
  return sum + 0.7 * cpOf(g, s) + 0.4 * ipOf(g, s);
};
/** How many enemy objectives a side may still take, by the strength it has near each. */
const promise = (x: Situation): number => {
  let sum = 0;
  for (const o of x.box.objectives) {
    if (controlOf(x.g, o) === x.s) continue;
    let near = 0;
    for (const n of x.box.nextTo[o]!) near += x.own[n]! + (x.foe[n]! > 0 ? 0 : 0.3 * nextBut(x, n));
    sum += near / (near + 1.3 * x.foe[o]! + 10);
  }
  return sum;
};
const nextBut = (x: Situation, area: number): number => {
  let sum = 0;
  for (const n of x.box.nextTo[area]!) sum += x.own[n]!;
  return sum;
};
const inWar = (g: State): number => {
  const left = Math.max(0, 10 - weekOf(g));
  const german = situationOf(g, G, WEIGHTS);
  const allied = situationOf(g, A, WEIGHTS);
  const time = Math.min(1, 0.25 + left / 5);
  const count = objectivesOf(g, G) - EVEN;
  const strong = 0.045 * (power(g, G) - 1.05 * power(g, A)) * Math.min(1, left / 7);
  const margin = count + time * (0.9 * promise(german) - 0.7 * promise(allied)) + strong;
  return margin + LEVEL * Math.max(-2.5, Math.min(3.5, margin));
};
const inPeace = (g: State): number =>
  0.08 * (power(g, G) - 1.15 * power(g, A)) - 0.02 * g.cells[AT.rp + A]! + 0.02 * g.cells[AT.rp]!;

export const evaluate = (g: State, side: string): number => {
  const value = g.wait.for === 'over' ? ended(g) : atWar(g) ? inWar(g) : inPeace(g);
  return side === 'german' ? value : -value;
};
