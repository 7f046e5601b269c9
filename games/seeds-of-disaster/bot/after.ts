/** 13.7, 15.2, 16.0 What follows a battle: losses, retreats, recovery, advances. */
import type { Question, Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import {
  areaOf,
  armyPoisedWith,
  dotsOf,
  factorOf,
  heightOf,
  isArmy,
  isFleet,
  rowOf,
  sideOf,
  stepsOf,
} from '../model/army.ts';
import { controlOf } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { bestOf } from '../../../bots/weights.ts';
import { objectiveWorth, takenWorth, threatTo, type Situation } from './situation.ts';

/** What a step of a unit is worth: factors and dots that go with it, and the whole counter with the last. */
const stepWorth = (g: State, unit: number): number => {
  const steps = stepsOf(g, unit);
  if (isFleet(g, unit)) return 3;
  if (isArmy(g, unit)) return steps > 1 ? 1 + (steps < 4 ? 0.4 : 0) : 4;
  const { factors, dots } = rowOf(g, unit);
  const lost = factorOf(g, unit) - (factors[steps - 2] ?? 0) + 0.9 * (dotsOf(g, unit) - (dots[steps - 2] ?? 0));
  return lost + (steps === 1 ? 0.7 : 0);
};
/** 13.7.7, 13.2.4 Our own where it hurts least, theirs where it hurts most. */
export const lose = (x: Situation, a: Question): Choice =>
  bestOf(MACHINE.choices(x.g, a), c => {
    const unit = c.unit as number;
    const worth = stepWorth(x.g, unit) * (c.do === 'spare' ? 2 : 1);
    return sideOf(x.g, unit) === x.s ? -worth : worth;
  });

/** What it is for a force of ours to stand in an Area after a defeat. */
const refuge = (x: Situation, area: number): number =>
  0.5 * x.w.refuge * x.open[area]! +
  0.2 * objectiveWorth(x.box, x.w, area) +
  0.1 * x.own[area]! -
  0.06 * threatTo(x, area) +
  (x.box.tables.areas[area]!.terrain === 'clear' ? 0 : 0.6);
/** 13.7.8, 16.1.1 The owner goes where he is of use, the winner drives him where he is of none. */
export const retreat = (x: Situation, a: Question): Choice => {
  const { side } = top(x.g).vars as { readonly side?: number };
  const ours = side === undefined || side === x.s;
  return bestOf(MACHINE.choices(x.g, a), c => {
    if (c.do === 'hold') return 100;
    const area = c.area as number;
    const worth = refuge(x, area);
    return ours ? worth : x.foe[area]! * 0.1 - worth - 0.4 * objectiveWorth(x.box, x.w, area);
  });
};
/** 15.2.2 In the enemy's turn a step of a corps is dear. */
export const recover = (x: Situation, a: Question): Choice => {
  const choices = MACHINE.choices(x.g, a).filter(c => c.do === 'recover');
  if (choices.length === 0) return { do: 'pass' };
  const best = bestOf(choices, c => (c.unit === undefined ? 0 : -stepWorth(x.g, c.unit as number)));
  const cost = best.unit === undefined ? 0 : stepWorth(x.g, best.unit as number);
  return x.w.disrupted > cost + x.w.cp ? best : { do: 'pass' };
};
/** 15.2.4 */
export const repost = (x: Situation, a: Question): Choice => {
  const choices = MACHINE.choices(x.g, a);
  return choices.find(c => c.do === 'poise' && dotsOf(x.g, c.unit as number) > 0) ?? { do: 'done' };
};

// 13.7.9 -----------------------------------------------------------------------------------------------------------
/** What an Area is to a unit that may ride or march into it now. */
const ground = (x: Situation, unit: number, area: number): number => {
  const { g, s, w } = x;
  const taken = controlOf(g, area) === s ? 0 : takenWorth(x, area) + w.ground;
  const alone = heightOf(g, area) === 0;
  const danger = Math.max(0, threatTo(x, area) - x.own[area]! - factorOf(g, unit));
  return (
    taken + 0.35 * w.pursuit * x.pull[area]! + (alone ? x.open[area]! * 0.4 : 0) - w.danger * 0.3 * Math.min(12, danger)
  );
};
/** What it leaves open behind it. */
const leaves = (x: Situation, unit: number, from: number): number => {
  const riding = armyPoisedWith(x.g, unit) >= 0;
  if (riding) return 1.2 * x.w.rear;
  return heightOf(x.g, from) > 1 ? 0 : x.open[from]! * 0.6 * x.w.rear;
};
export const advance = (x: Situation, a: Question): Choice => {
  const choices = MACHINE.choices(x.g, a);
  let [best, most]: [Choice, number] = [{ do: 'done' }, 0.15];
  for (const c of choices) {
    if (c.do !== 'advance') continue;
    const unit = c.unit as number;
    const from = areaOf(x.g, unit);
    const gain = ground(x, unit, c.area as number) - ground(x, unit, from) - leaves(x, unit, from);
    const first = isArmy(x.g, unit) ? 0.2 : 0;
    if (gain + first > most) [best, most] = [c, gain + first];
  }
  return best;
};
/** 16.1.4 The stack with more to ride on. */
export const follow = (x: Situation, a: Question): Choice =>
  bestOf(MACHINE.choices(x.g, a), c => x.own[c.area as number]!);
/** 8.0 The stronger army bears it. */
export const crowd = (x: Situation, a: Question): Choice =>
  bestOf(MACHINE.choices(x.g, a), c => stepsOf(x.g, c.unit as number));
