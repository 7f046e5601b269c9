/** 19.0 German attack strategy: one of three axes, laid face down. */
import { no, ok, type Decision } from '../../../../engine/decide.ts';
import { emit } from '../../../../engine/events.ts';
import { askSecretly, next } from '../../../../engine/flow.ts';
import { AT, GERMAN, STRATEGIES } from '../../model/state.ts';

type Choose = { readonly do: 'choose'; readonly strategy: number };
const CHOICES: readonly Choose[] = STRATEGIES.slice(1).map((_, i) => ({ do: 'choose', strategy: i + 1 }));

/** 19.0 Chosen when Armed Belligerence begins, and again in any later intelligence segment; keeping it is choosing it again. */
export const strategising: Decision<Choose> = {
  verbs: ['choose'],
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
