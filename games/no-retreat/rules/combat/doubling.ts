/** 5.2.1 An event that doubles a tank unit: its player chooses which, unless all are equally strong. */
import { ok, type Decision, blockedBy, untilOver } from '../../../../engine/decide.ts';
import { next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, campOf, nameOf, NO_TANK, SOVIET_CAMP, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { faceNow, sideName, sideNo } from '../../model/state.ts';
import { battleIn, ownUnits, putBattle, type Battle, type Support } from './battle-vars.ts';
import { aboutBattle } from './odds.ts';
import { ask } from '../flow.ts';

/** 18.5 Soviet tanks are left out: German cards do not help Soviets. */
export const tanksIn = (g: State, b: Battle, side: SideNo): readonly number[] =>
  ownUnits(b, side).filter(u => boxOf(g).TANK[u] !== NO_TANK && campOf(g, u) !== SOVIET_CAMP);
/** The unit to double if there is no choice: all tanks are equally strong. */
export const onlyTank = (g: State, b: Battle, side: SideNo): Pick<Support, 'unit'> => {
  const [first, ...others] = tanksIn(g, b, side);
  const isOne = first !== undefined && others.every(u => faceNow(g, u).sp === faceNow(g, first).sp);
  return isOne ? { unit: first } : {};
};
const isUnnamed = (s: Support, side: SideNo): boolean =>
  s.side === side && s.what === 'doubleTank' && s.unit === undefined;
export const doubling: Decision<{ readonly do: 'unit'; readonly unit: number }> = {
  verbs: ['unit'],
  candidates: (g, a) => tanksIn(g, battleIn(g), sideNo(a.side)).map(unit => ({ do: 'unit', unit })),
  judge: (g, a, c) =>
    tanksIn(g, battleIn(g), sideNo(a.side)).includes(c.unit)
      ? ok
      : blockedBy(untilOver(g), '5.2.1', `${nameOf(g, c.unit)} is no tank unit of yours in this battle`),
  take: (g, a, c) => {
    const b = battleIn(g);
    const named = (s: Support): Support => (isUnnamed(s, sideNo(a.side)) ? { ...s, unit: c.unit } : s);
    putBattle(g, { ...b, support: b.support.map(named) });
    return next;
  },
  say: (g, _a, c) => `Double ${nameOf(g, c.unit)}`,
};
export const tankStep = (side: SideNo): Step<Battle, '5.2.1/allied tank' | '5.2.1/german tank'> => ({
  at: side === A ? '5.2.1/allied tank' : '5.2.1/german tank',
  case: '5.2.1',
  name: 'Which tank is doubled',
  when: (_g, { vars: b }) => b.support.some(s => isUnnamed(s, side)),
  run: (g, { vars: b }) => ask(sideName(side), 'doubling', '5.2.1', aboutBattle(g, b)),
});
