/** 13.7, 15.2, 16.0 Decisions that follow a battle: losses, retreats, recovery, advances. */
import type { Question, Choice } from '../../../engine/decide.ts';
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
import { chosenArea, chosenUnit } from '../rules/choice-fields.ts';
import { frameOf } from '../rules/flow.ts';

/** The worth of a unit's next step: the factors and dots lost with it, and more for the last step. */
const stepWorth = (g: State, unit: number): number => {
  const steps = stepsOf(g, unit);
  if (isFleet(g, unit)) return 3;
  if (isArmy(g, unit)) return steps > 1 ? 1 + (steps < 4 ? 0.4 : 0) : 4;
  const { factors, dots } = rowOf(g, unit);
  const lost = factorOf(g, unit) - (factors[steps - 2] ?? 0) + 0.9 * (dotsOf(g, unit) - (dots[steps - 2] ?? 0));
  return lost + (steps === 1 ? 0.7 : 0);
};
/** 13.7.7, 13.2.4 Chooses the loss that hurts least on our side, or most on theirs. */
export const lose = (x: Situation, a: Question): Choice =>
  bestOf(MACHINE.choices(x.g, a), c => {
    const unit = chosenUnit(c);
    const worth = stepWorth(x.g, unit) * (c.do === 'spare' ? 2 : 1);
    return sideOf(x.g, unit) === x.s ? -worth : worth;
  });

/** The worth of an Area as a place to retreat to. */
const refuge = (x: Situation, area: number): number =>
  0.5 * x.w.refuge * x.open[area]! +
  0.2 * objectiveWorth(x.box, x.w, area) +
  0.1 * x.own[area]! -
  0.06 * threatTo(x, area) +
  (x.box.tables.areas[area]!.terrain === 'clear' ? 0 : 0.6);
/** 13.7.8, 16.1.1 Our own units go where they are most useful. Broken enemies are driven where they are least useful. */
export const retreat = (x: Situation, a: Question): Choice => {
  const ours = (frameOf(x.g, 'retreat')?.vars.side ?? x.s) === x.s; // 17.0 the parachute corps has no such frame
  return bestOf(MACHINE.choices(x.g, a), c => {
    if (c.do === 'hold') return 100;
    const area = chosenArea(c);
    const worth = refuge(x, area);
    return ours ? worth : x.foe[area]! * 0.1 - worth - 0.4 * objectiveWorth(x.box, x.w, area);
  });
};
/** 15.2.2 Recovers the army if that is worth the CP and, in the enemy's turn, the step of a corps. */
export const recover = (x: Situation, a: Question): Choice => {
  const choices = MACHINE.choices(x.g, a).filter(c => c.do === 'recover');
  if (choices.length === 0) return { do: 'pass' };
  const best = bestOf(choices, c => (c.unit === undefined ? 0 : -stepWorth(x.g, chosenUnit(c))));
  const cost = best.unit === undefined ? 0 : stepWorth(x.g, chosenUnit(best));
  return x.w.disrupted > cost + x.w.cp ? best : { do: 'pass' };
};
/** 15.2.4 Makes every corps with dots Poised again. */
export const repost = (x: Situation, a: Question): Choice => {
  const choices = MACHINE.choices(x.g, a);
  return choices.find(c => c.do === 'poise' && dotsOf(x.g, chosenUnit(c)) > 0) ?? { do: 'done' };
};

// 13.7.9 -----------------------------------------------------------------------------------------------------------
/** The worth of an Area to a unit that can advance into it now. */
const ground = (x: Situation, unit: number, area: number): number => {
  const { g, s, w } = x;
  const taken = controlOf(g, area) === s ? 0 : takenWorth(x, area) + w.ground;
  const alone = heightOf(g, area) === 0;
  const danger = Math.max(0, threatTo(x, area) - x.own[area]! - factorOf(g, unit));
  return (
    taken + 0.35 * w.pursuit * x.pull[area]! + (alone ? x.open[area]! * 0.4 : 0) - w.danger * 0.3 * Math.min(12, danger)
  );
};
/** The cost of leaving an Area. */
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
    const unit = chosenUnit(c);
    const from = areaOf(x.g, unit);
    const gain = ground(x, unit, chosenArea(c)) - ground(x, unit, from) - leaves(x, unit, from);
    const first = isArmy(x.g, unit) ? 0.2 : 0;
    if (gain + first > most) [best, most] = [c, gain + first];
  }
  return best;
};
/** 16.1.4 Breaks through with the stack from the Area that holds more of our strength. */
export const follow = (x: Situation, a: Question): Choice =>
  bestOf(MACHINE.choices(x.g, a), c => x.own[chosenArea(c)]!);
/** 8.0 The stronger army takes the loss. */
export const crowd = (x: Situation, a: Question): Choice =>
  bestOf(MACHINE.choices(x.g, a), c => stepsOf(x.g, chosenUnit(c)));
