/** 14.7 The queue of what a result demands of each side, in order. */
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/army.ts';
import type { Result } from '../../data/rows.ts';
import { foe } from '../../model/state.ts';
import { battleIn, putBattle, type Battle, type Todo } from './battle-vars.ts';

const RETREATS: { readonly [R in Result]?: number } = { D: 2, DR: 2, DS: 3, DD: 3 };
export const todoOf = (b: Battle, result: Result): readonly Todo[] => {
  const attacker = b.attacker;
  const defender = foe(attacker);
  const todo = (step: string, side: SideNo, n = 1): Todo => ({ step, side, n });
  const run = todo('retreat', defender, RETREATS[result] ?? 0);
  switch (result) {
    case 'A1':
      return [todo('lose', attacker)];
    case 'CA1':
      return [todo('counter', defender, 1)];
    case 'CA':
      return [todo('counter', defender, 0)];
    case '-':
      return [];
    case 'CB':
      return [todo('blow', b.phasing)];
    case 'CR':
      return [todo('required', defender)];
    case 'EX':
      return [todo('lose', defender), todo('lose', attacker)];
    case 'EX/CR':
      return [todo('lose', defender), todo('lose', attacker), todo('required', defender)];
    case 'D':
      return [todo('stand', defender)];
    case 'D1':
      return [todo('lose', defender), todo('advance', attacker, 1)];
    case 'DR':
      return [run, todo('inactive', defender), todo('advance', attacker, 2)];
    case 'DS':
      return [run, todo('allInactive', defender), todo('advance', attacker, 2)];
    case 'DD':
      return [run, todo('loseAll', defender), todo('allInactive', defender), todo('advance', attacker, 2)];
    case 'DE':
      return [todo('destroy', defender), todo('advance', attacker, 2)];
  }
};
export const finishTodo = (g: State, more: readonly Todo[] = []): void => {
  const b = battleIn(g);
  putBattle(g, { ...b, todo: more.length ? [...more, ...b.todo.slice(1)] : b.todo.slice(1) });
};
export const firstTodo = (b: Battle): Todo | undefined => b.todo[0];
export const isDoing =
  (step: string) =>
  (_g: State, { vars: b }: { readonly vars: Battle }): boolean =>
    firstTodo(b)?.step === step;
