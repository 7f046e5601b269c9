/** 14.7.3 Counterattacks; 14.7 D results: stand or fall back. */
import { ok, type Decision, variable, blockedBy, untilOver } from '../../../../engine/decide.ts';
import { next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { campOf, type SideNo, A } from '../../model/army.ts';
import { RESULTS } from '../../data/rows.ts';
import { hexesOf, option, sideNo } from '../../model/state.ts';
import { battleIn, counterattackOf, putBattle, type Battle, type Todo } from './battle-vars.ts';
import { isPolishMobile, steadyResult } from './conversions.ts';
import { alive } from './losses.ts';
import { attackAcross } from '../movement/control.ts';
import { finishTodo, firstTodo, todoOf } from './result-queue.ts';
import { whoLeads } from '../position/obstacles.ts';
import { emit, goto } from '../flow.ts';

export const canCounter = (g: State, b: Battle): boolean =>
  alive(g, b.defenders).length > 0 && alive(g, b.attackers).length > 0;
/** 14.6.8, 14.7.3 All defenders counterattack or none does, so Germans and Soviets who defended together cannot. */
const areOfTwoCamps = (g: State, units: readonly number[]): boolean => {
  const [one, ...others] = alive(g, units);
  return others.some(u => campOf(g, u) !== campOf(g, one!));
};
type Countering = { readonly do: 'counterattack' } | { readonly do: 'fallBack' } | { readonly do: 'pass' };
export const countering: Decision<Countering> = {
  verbs: ['counterattack', 'fallBack', 'pass'],
  candidates: () => [{ do: 'counterattack' }, { do: 'fallBack' }, { do: 'pass' }],
  judge: (g, _a, c) => {
    const b = battleIn(g);
    const required = firstTodo(b)?.step === 'required';
    if (c.do === 'pass')
      return required
        ? blockedBy(variable('todo'), '14.7', 'a counterattack is required: who does not make it falls back')
        : ok;
    if (c.do === 'fallBack') return required ? ok : blockedBy(untilOver(g), '14.7', 'the result calls for no retreat');
    if (areOfTwoCamps(g, b.defenders))
      return blockedBy(variable('defenders'), '14.6.8', 'Germans and Soviets never counterattack together');
    return isPolishMobile(g, b)
      ? blockedBy(whoLeads(A), '22.5', 'under Rydz-Śmigły Poles do not counterattack in Mobile Combat')
      : ok;
  },
  take: (g, _a, c) => {
    const b = battleIn(g);
    const todo = firstTodo(b)!;
    if (c.do === 'pass') {
      finishTodo(g);
      return next;
    }
    if (c.do === 'counterattack') {
      const now = { ...b, attackers: alive(g, b.attackers), defenders: alive(g, b.defenders) };
      const hexes = hexesOf(g, now.attackers);
      emit(g, { is: 'counterattack', case: '14.7.3', side: todo.side, depth: b.depth + 1 });
      attackAcross(g, now.defenders, hexes);
      return goto('14.5/table', counterattackOf(now, hexes, todo.step === 'counter' ? todo.n : 0));
    }
    const mustRun = isPolishMobile(g, b) && !option(g, 'rydz');
    const instead = steadyResult(g, b, 'D');
    if (instead === 'D') finishTodo(g, [{ step: mustRun ? 'flee' : 'stand', side: todo.side, n: 1 }]);
    else {
      putBattle(g, { ...b, result: instead });
      emit(g, { is: 'converted', case: instead === 'EX' ? '18.10' : '22.4', came: RESULTS.indexOf(instead) });
      finishTodo(g, todoOf(b, instead));
    }
    return next;
  },
  say: (_g, _a, c) =>
    ({ counterattack: 'Counterattack', fallBack: 'Apply a D result', pass: 'No counterattack' })[c.do],
};

const RUN: Todo = { step: 'retreat', side: 0, n: 2 };
export const fallBack = (side: SideNo, attacker: SideNo): readonly Todo[] => [
  { ...RUN, side },
  { step: 'advance', side: attacker, n: 1 },
];
export const standing: Decision<{ readonly do: 'stand' } | { readonly do: 'fallBack' }> = {
  verbs: ['stand', 'fallBack'],
  candidates: () => [{ do: 'stand' }, { do: 'fallBack' }],
  judge: () => ok,
  take: (g, a, c) => {
    const side = sideNo(a.side);
    const b = battleIn(g);
    finishTodo(g, c.do === 'stand' ? [{ step: 'lose', side, n: 1 }] : fallBack(side, b.attacker));
    return next;
  },
  say: (_g, _a, c) => (c.do === 'stand' ? 'Stand and lose a step' : 'Fall back two hexes'),
};
