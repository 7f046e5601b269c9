/** Standing orders as the page reads and gives them. */
import { no, type Verdict } from '../../engine/decide.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import type { StandingAnswer } from '../../screen/session.ts';
import { isForced, answerForPlayer, policiesFor } from './answer-for-player.ts';
import { changeAs, viewerOf, openTable } from './opened.ts';

/** The standing orders of the side at the screen, and the vocabulary for new ones. */
export const standing = async (): Promise<StandingAnswer> => {
  const o = openTable();
  const side = viewerOf(o);
  o.policies = await policiesFor(o.box);
  const { standingFor } = await import('../game/standing.ts');
  const g = o.table.game.machine.view(o.table.g, side);
  return { ...standingFor(o.table.game, g, side, o.policies, o.orders[side] ?? []), forced: isForced() };
};
export const order = async (orders: readonly StandingOrder[]): Promise<Verdict> => {
  openTable().policies = await policiesFor(openTable().box);
  const { faultIn } = await import('../game/standing.ts');
  return changeAs((o, side) => {
    const fault = faultIn(o.table.game, o.policies, orders);
    if (fault) return no('', fault);
    o.orders = { ...o.orders, [side]: orders };
    answerForPlayer(o);
    return { ok: true };
  });
};
