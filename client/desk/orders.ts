/** Standing orders as the page reads and gives them. */
import { no, type Verdict } from '../../engine/decide.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import type { StandingSaid } from '../../screen/session.ts';
import { isForced, obey, policiesFor } from './obey.ts';
import { changeAs, eyesOf, here } from './opened.ts';

/** The standing orders of the side at the screen, and the vocabulary for new ones. */
export const standing = async (): Promise<StandingSaid> => {
  const o = here();
  const side = eyesOf(o);
  o.policies = await policiesFor(o.box);
  const { saidOf } = await import('../standing.ts');
  const g = o.table.game.machine.view(o.table.g, side);
  return { ...saidOf(o.table.game, g, side, o.policies, o.orders[side] ?? []), forced: isForced() };
};
export const order = async (orders: readonly StandingOrder[]): Promise<Verdict> => {
  here().policies = await policiesFor(here().box);
  const { faultIn } = await import('../standing.ts');
  return changeAs((o, side) => {
    const fault = faultIn(o.table.game, o.policies, orders);
    if (fault) return no('', fault);
    o.orders = { ...o.orders, [side]: orders };
    obey(o);
    return { ok: true };
  });
};
