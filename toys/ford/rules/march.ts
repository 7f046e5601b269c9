/** 3.0 Marches. */
import {
  blockedBy,
  cells,
  leaves,
  no,
  ok,
  type Caution,
  type Decision,
  type Refused,
  type Verdict,
} from '../../../engine/decide.ts';
import type { Side, State } from '../../../engine/state.ts';
import { again, next } from '../../../engine/flow.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { boxIn } from '../box.ts';
import { GRID } from '../data/tables.ts';
import { heldBy, holderOf, isSpent, leaveHex, spend, stand, unitAt } from '../state.ts';
import { emit } from './flow.ts';

export type Done = { readonly do: 'done' };
export const DONE: Done = { do: 'done' };
export const beside = (hex: number): readonly HexId[] => around(GRID, hex as HexId);

const unmarched = (g: State, side: Side): Caution | undefined => {
  const [left, marched] = [false, true].map(spent => heldBy(g, side).filter(h => isSpent(g, h) === spent).length);
  return leaves(left!, marched!, left === 1 ? 'One counter has not marched' : `${left} counters have not marched`);
};
/** 3.2 One unit in a hex. */
export const isFree = (g: State, hex: number): Verdict =>
  holderOf(g, hex) ? blockedBy(cells('holder', hex), '3.2', `there is a counter in ${GRID.labels[hex]}`, [hex]) : ok;
/** Why no unit of this side can act from this hex: there is none, or it has acted. */
export const cannotAct = (g: State, side: Side, from: number, ruleCase: string, acted: string): Refused | undefined => {
  const hex = GRID.labels[from];
  if (holderOf(g, from) !== side)
    return blockedBy(cells('holder', from), ruleCase, `you have no counter in ${hex}`, [from]);
  return isSpent(g, from)
    ? blockedBy(cells('spent', from), '3.1', `the counter in ${hex} has ${acted}`, [from])
    : undefined;
};
type March = { readonly do: 'march'; readonly from: number; readonly hex: number };
export const marching: Decision<March | Done> = {
  ends: ['done'],
  caution: (g, a, c) => (c.do === 'done' ? unmarched(g, a.side) : undefined),
  candidates: (g, a) => [
    ...heldBy(g, a.side)
      .filter(from => !isSpent(g, from))
      .flatMap(from => beside(from).map(hex => ({ do: 'march', from, hex }) as const)),
    DONE,
  ],
  judge: (g, a, c) => {
    if (c.do === 'done') return ok;
    const { from, hex } = c;
    const idle = cannotAct(g, a.side, from, '3.0', 'marched');
    if (idle) return idle;
    if (!beside(from).includes(hex as HexId)) return no('3.0', 'a march is one hex', [hex]);
    if (boxIn(g).ground[hex] === 'water') return no('3.3', `${GRID.labels[hex]} is water: cross at a ford`, [hex]);
    return isFree(g, hex);
  },
  take: (g, a, c) => {
    if (c.do === 'done') return next;
    const { from, hex } = c;
    const unit = unitAt(g, from)!;
    leaveHex(g, from);
    stand(g, unit, hex);
    spend(g, hex);
    emit(g, { is: 'marched', case: '3.0', who: a.side, from, hex });
    return again;
  },
  say: (_g, _a, c) => (c.do === 'done' ? 'No more marches' : `March ${GRID.labels[c.from]} to ${GRID.labels[c.hex]}`),
};
