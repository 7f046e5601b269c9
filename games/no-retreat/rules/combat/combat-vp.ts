/** 19.7 Combat VP! */
import { ok, type Decision } from '../../../../engine/decide.ts';
import { done } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { G, type SideNo } from '../../model/army.ts';
import { sideName, sideNo } from '../../model/state.ts';
import { scoreEvent } from './losses.ts';
import { backToCup, heldCount, usable, noMarkerOf } from '../cards/pool.ts';
import { steps } from '../flow.ts';

export type Scoring = { readonly side: SideNo };
export const combatVPSteps = steps('combatVP', [
  {
    at: '19.7',
    case: '19.7',
    name: 'Combat VP!',
    when: (g, { vars }) => heldCount(g, vars.side) > 0,
    run: (_g, { vars }) => ({
      to: 'ask',
      ask: { side: sideName(vars.side), kind: 'scoring', case: '19.7', about: {}, secret: true },
    }),
  },
]);
export const scoring: Decision<{ readonly do: 'score' } | { readonly do: 'pass' }> = {
  verbs: ['score', 'pass'],
  candidates: () => [{ do: 'pass' }, { do: 'score' }],
  judge: (g, a, c) =>
    c.do === 'pass' || usable(g, sideNo(a.side), 'Combat VP!').length
      ? ok
      : noMarkerOf(g, sideNo(a.side), 'Combat VP!', '19.7.1'),
  take: (g, a, c) => {
    if (c.do === 'score') scoreCombatVP(g, sideNo(a.side));
    return done();
  },
  say: (_g, _a, c) => (c.do === 'score' ? 'Score a Combat VP!' : 'Score none'),
};
const scoreCombatVP = (g: State, side: SideNo): void => {
  const [marker] = usable(g, side, 'Combat VP!');
  if (marker === undefined) return;
  backToCup(g, marker);
  scoreEvent(g, side === G ? 1 : -1, '19.7.1');
};
