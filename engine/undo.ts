/** F12 Undo: alone up to the barrier, beyond it by consent; in a sealed plan by withdrawing orders. */
import { no, type Verdict } from './decide.ts';
import { isSilent, live } from './journal.ts';
import { planOf, type SealedPlan } from './sealed.ts';
import type { Side } from './state.ts';
import { rebuild, type Table } from './table.ts';

/** How far back `side` may go alone: over its own choices that barred nothing, whatever others have planned meanwhile. An answer given by the host goes with the choice before it. */
export const backLimit = (t: Table, side: Side): number => {
  let to = t.entries.length;
  for (const k of live(t.entries).toReversed()) {
    const e = t.entries[k]!;
    if (isSilent(e, [side])) continue;
    if (e.is !== 'choice' || e.by !== side || e.bars) break;
    if (!e.forced) to = k;
  }
  return to;
};
/** Names no number: `to` and the length of the journal would reveal how much others have planned. */
const NO_SUCH_STEP = 'there is no such step to go back to: name the entry of one that still counts';
/** Goes back to before entry `to`: alone up to the barrier, beyond it only if all other sides agreed. */
export const back = (t: Table, side: Side, to: number, agreed: readonly Side[] = []): Verdict => {
  const here = live(t.entries);
  if (!here.includes(to)) return no('', NO_SUCH_STEP);
  if (to < backLimit(t, side) && !t.game.sides.every(s => s === side || agreed.includes(s)))
    return no('', 'chance, a look or another side stands between: that cannot be taken back alone');
  if (to < backLimit(t, side) && t.game.sides.length === 1)
    return no('', 'a die was rolled, a counter turned up or a position set: that cannot be taken back');
  if (to >= backLimit(t, side) && planning(t, side))
    return takeOutAll(
      t,
      side,
      orderEntries(t, side).filter(k => k >= to),
    );
  t.entries.push({ is: 'back', by: side, to, agreed });
  rebuild(t);
  return { ok: true };
};
const isForced = (t: Table, k: number): boolean => (t.entries[k] as { readonly forced?: true }).forced === true;
/** Undoes the side's last step, with the forced answers after it; in a sealed plan its last order, whatever the others have planned since. */
export const undo = (t: Table, side: Side): Verdict => {
  const l = planning(t, side);
  if (l?.orders.length) return takeOutAll(t, side, orderEntries(t, side).slice(-1));
  if (l) return no('', 'no order has been given yet');
  if (t.g.wait.for === 'sealed' && planOf(t.g, side)) return no('', 'your orders are sealed');
  const last = live(t.entries).findLast(k => !isForced(t, k));
  return last === undefined ? no('', 'nothing has been done yet') : back(t, side, last);
};

/** The plan of `side`, while it plans. */
export const planning = (t: Pick<Table, 'g'>, side: Side): SealedPlan | undefined => {
  const l = t.g.wait.for === 'sealed' ? planOf(t.g, side) : undefined;
  return l?.done ? undefined : l;
};
/** The indexes in the journal of the orders of a plan under way. */
export const orderEntries = (t: Table, side: Side): readonly number[] => {
  const count = planning(t, side)?.orders.length ?? 0;
  const own = live(t.entries).filter(k => {
    const e = t.entries[k]!;
    return e.is === 'choice' && e.by === side;
  });
  return own.slice(own.length - count);
};
/** Withdraws orders by their entries; the orders that fall with them must be among them. */
export const takeOutAll = (t: Table, side: Side, entries: readonly number[]): Verdict => {
  t.entries.push({ is: 'out', by: side, entries });
  rebuild(t);
  return { ok: true };
};
