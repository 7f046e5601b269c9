/** How the general plays: the staff, by weights of its own where better ones were found (docs/CALIBRATION.md). It does not search. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { sideNo, turnOf } from '../model/state.ts';
import { decide } from './staff.ts';
import { plainFor } from './weights.ts';

const PLAIN = {
  name: 'by its own weights',
  pick: (g: State, a: Question, rnd: Rnd): Choice => decide(g, a, rnd, plainFor(g, sideNo(a.side))),
};
const intentions = () => [PLAIN];
/** A side's own turn is looked at once, when it begins to move. */
const stretch = (g: State, side: string): string | undefined => {
  const f = g.stack.find(x => x.proc === 'playerTurn');
  return f && f.vars.side === sideNo(side) ? `${turnOf(g)}` : undefined;
};
const answered = (g: State, _side: string, turn: number): boolean => turnOf(g) > turn;
export const PLANS = { intentions, stretch, answered };
