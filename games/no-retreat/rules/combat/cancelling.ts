/** 26.1 Combat VP! markers cancel a support marker. */
import { ok, type Decision } from '../../../../engine/decide.ts';
import { done } from '../../../../engine/flow.ts';
import { G, type SideNo } from '../../model/army.ts';
import { ABILITIES } from '../../data/rows.ts';
import { foe, sideName, sideNo } from '../../model/state.ts';
import { battleIn, putBattle } from './battle-vars.ts';
import { scoreEvent } from './losses.ts';
import { backToCup, heldCount, mayWield, usable } from '../cards/pool.ts';
import { askSecretly, emit, procedure, steps } from '../flow.ts';

const PASS = { do: 'pass' } as const;
export type Cancelling = { readonly side: SideNo; readonly ability: number };
export const cancelled = procedure('cancelled');
export const cancelledSteps = steps('cancelled', [
  {
    at: '26.1',
    case: '26.1',
    name: 'Cancel the marker',
    when: (g, f) => heldCount(g, f.vars.side) > 0,
    run: (_g, f) => askSecretly(sideName(f.vars.side), 'cancelling', '26.1'),
  },
]);
export const cancelling: Decision<{ readonly do: 'cancel' } | { readonly do: 'pass' }> = {
  verbs: ['cancel', 'pass'],
  candidates: () => [PASS, { do: 'cancel' }],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayWield(g, sideNo(a.side), 'Combat VP!', '26.1')),
  take: (g, a, c) => {
    const side = sideNo(a.side);
    if (c.do === 'pass') return done();
    const b = battleIn(g);
    backToCup(g, usable(g, side, 'Combat VP!')[0]!);
    const what = ABILITIES[cancelled.vars(g).ability]!;
    const last = b.support.findLastIndex(s => s.side === foe(side) && s.what === what);
    putBattle(g, { ...b, support: b.support.filter((_, i) => i !== last) });
    emit(g, { is: 'cancelled', case: '26.1', side });
    scoreEvent(g, side === G ? -1 : 1, '26.1');
    return done();
  },
  say: (_g, _a, c) => (c.do === 'pass' ? 'Let it stand' : 'Cancel it with a Combat VP! marker'),
};
