/** 19.0 The German attack strategy: one of three axes, chosen in secret. */
import { no, ok, type Decision } from '../../../../engine/decide.ts';
import { next } from '../../../../engine/flow.ts';
import { AT, GERMAN, STRATEGIES } from '../../model/state.ts';
import { askSecretly, emit } from '../flow.ts';

type Choose = { readonly do: 'choose'; readonly strategy: number };
const CHOICES: readonly Choose[] = STRATEGIES.slice(1).map((_, i) => ({ do: 'choose', strategy: i + 1 }));

/** 19.0 The Germans choose when Armed Belligerence begins, in each later month, and after an event that shows the axis to the Allies. To keep the axis is to choose it again. */
export const strategising: Decision<Choose> = {
  verbs: ['choose'],
  ends: ['choose'],
  candidates: () => CHOICES,
  judge: (_g, _a, c) => (c.strategy > 0 ? ok : no('19.0', 'one of the three axes must be chosen')),
  take: (g, a, c) => {
    g.cells[AT.strategy] = c.strategy;
    emit(g, { is: 'strategy', case: '19.0', to: [a.side], strategy: c.strategy });
    return next;
  },
  say: (g, _a, c) => `${g.cells[AT.strategy] === c.strategy ? 'Keep' : 'Choose'} ${STRATEGIES[c.strategy]}`,
};
export const chooseStrategy = askSecretly(GERMAN, 'strategising', '19.0');
