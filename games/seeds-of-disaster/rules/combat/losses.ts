/** 13.7.7 Losses: the owner takes them one step at a time. */
import { blockedBy, cells, ok, variable, type Decision, type Verdict } from '../../../../engine/decide.ts';
import { again, done } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { armyPoisedWith, isArmy, outOfPlay, placeOf, stepsOf, unitName } from '../../model/army.ts';
import { sideName } from '../../model/tracks.ts';
import { loseStep } from './force.ts';
import { untilOver } from '../position/obstacles.ts';
import { ask, procedure, steps, type Losing } from '../flow.ts';

export const losing = procedure('losing');

const isLeft = (g: State, unit: number): boolean => stepsOf(g, unit) > 0 && placeOf(g, unit) !== outOfPlay(g);
const left = (g: State, units: readonly number[]): readonly number[] => units.filter(u => isLeft(g, u));
const mustBePoised = (g: State, l: Losing): boolean =>
  l.poised && l.units.some(u => isLeft(g, u) && armyPoisedWith(g, u) >= 0);

/** 13.7.7 Steps an army loses in place of one of a Poised unit. */
const STEPS_INSTEAD = 2;
type Loss = { readonly do: 'lose' | 'spare'; readonly unit: number };

const takesPart = (g: State, l: Losing, unit: number): boolean => l.units.includes(unit) && isLeft(g, unit);
const mayLose = (g: State, l: Losing, unit: number): Verdict => {
  if (!takesPart(g, l, unit)) return blockedBy(untilOver(g), l.because, `${unitName(g, unit)} takes no part`);
  return mustBePoised(g, l) && armyPoisedWith(g, unit) < 0
    ? blockedBy(
        variable('poised'),
        '13.7.7',
        `${unitName(g, unit)} is not Poised, and the first loss is a Poised unit's`,
      )
    : ok;
};
const maySpare = (g: State, l: Losing, unit: number): Verdict => {
  if (!mustBePoised(g, l))
    return blockedBy(untilOver(g), '13.7.7', 'only the loss of a Poised unit is replaced by two steps of an army');
  if (!takesPart(g, l, unit) || !isArmy(g, unit))
    return blockedBy(untilOver(g), '13.7.7', `${unitName(g, unit)} is no army that takes part`);
  return stepsOf(g, unit) >= STEPS_INSTEAD
    ? ok
    : blockedBy(cells('steps', unit), '13.7.7', `${unitName(g, unit)} has not ${STEPS_INSTEAD} steps to give`);
};
export const choosingLoss: Decision<Loss> = {
  verbs: ['lose', 'spare'],
  forced: ['lose'],
  candidates: g => {
    const l = losing.vars(g);
    const units = left(g, l.units);
    const lose = units.map(unit => ({ do: 'lose', unit }) as const);
    return l.poised ? [...lose, ...units.map(unit => ({ do: 'spare', unit }) as const)] : lose;
  },
  judge: (g, _a, c) => (c.do === 'lose' ? mayLose(g, losing.vars(g), c.unit) : maySpare(g, losing.vars(g), c.unit)),
  take: (g, _a, c) => {
    const l = losing.vars(g);
    for (let k = 0; k < (c.do === 'spare' ? STEPS_INSTEAD : 1); k++) loseStep(g, c.unit, l.because);
    losing.set(g, { ...l, owed: l.owed - 1, poised: false });
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'spare'
      ? `Take ${STEPS_INSTEAD} steps from ${unitName(g, c.unit)} and spare the Poised`
      : `Take a step from ${unitName(g, c.unit)}`,
};
export const losingSteps = steps('losing', [
  {
    at: '13.7.7',
    case: '13.7.7',
    name: 'Losses',
    run: (g, { vars: l }) =>
      l.owed > 0 && l.units.some(u => isLeft(g, u)) ? ask(sideName(l.side), 'choosingLoss', '13.7.7') : done(),
  },
]);
