/** 14.0-14.2 The Combat Phase: declarations, Allied first (declaring.ts), then battles in the order the Phasing player likes (battle-draft.ts). */
import { next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { sideName } from '../../model/state.ts';
import { isOwedOpenly } from './eligible-attackers.ts';
import { liftMark, owedHexes } from './markers.ts';
import { owedNow } from './obligations.ts';
import { hasPlan } from '../plans/plans.ts';
import { ask, asking, procedure, steps } from '../flow.ts';

/** `hexes` and `attackers` are the draft of the next battle. `credit`: how many Counterblows the non-phasing player has paid for and not yet laid (5.4). */
export type Combat = {
  readonly side: SideNo;
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
  readonly credit: number;
};
export const combatProc = procedure('combat');
export const freshCombat = (side: SideNo): Combat => ({ side, hexes: [], attackers: [], credit: 0 });

/** 14.0, 14.7 Markers in hexes that nobody could attack go back to their owners. */
const clearMarks = (g: State, side: SideNo): void => {
  for (const hex of owedHexes(g, side)) liftMark(g, hex);
};
/** 24.3 A German player with Neutral Holland is asked about hexes his plan exempts, so that the Allies cannot tell the plan from the missing question. */
const isSpared = (g: State, side: SideNo): boolean =>
  side === G && hasPlan(g, 'Neutral Holland') && isOwedOpenly(g, side);
const declareStep = (who: SideNo): Step<Combat, '14.1/allied' | '14.1/german'> => ({
  at: who === A ? '14.1/allied' : '14.1/german',
  case: '14.1',
  name: `${who === A ? 'Allied' : 'German'} declarations`,
  run: () => ask(sideName(who), 'declaring', '14.1'),
});
const askFight = asking('fighting', '14.2');
export const combatSteps = steps('combat', [
  {
    at: '14.0',
    case: '14.0',
    name: 'Combat Phase',
    run: g => {
      const { COUNT, CELLS } = boxOf(g);
      g.cells.fill(0, CELLS.fought, CELLS.fought + COUNT);
      return next;
    },
  },
  declareStep(A),
  declareStep(G),
  {
    at: '14.2',
    case: '14.2',
    name: 'Battles',
    run: (g, { vars: { side } }) => (owedNow(g, side).length || isSpared(g, side) ? askFight(sideName(side)) : next),
  },
  {
    at: '14.0/end',
    case: '14.0',
    name: 'Combat Phase over',
    run: (g, { vars }) => {
      clearMarks(g, vars.side);
      return next;
    },
  },
]);
