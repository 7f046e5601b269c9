/** Answers given for people: standing orders and forced answers. */
import type { GameModule } from '../../engine/pack.ts';
import type { OrdersBySide, Policy } from '../../engine/standing.ts';
import { ME, seatOf } from '../game/seats.ts';
import type { Open } from './opened.ts';

/** The code for standing orders is loaded when the first order is given or shown; the staff policy comes with it. */
let orderly: typeof import('../game/standing.ts') | undefined;
export const policiesFor = async (box: GameModule): Promise<readonly Policy[]> => {
  orderly = await import('../game/standing.ts');
  return orderly.policiesFor(box);
};
/** The policies, or none if there are no orders. */
export const policiesWith = async (box: GameModule, orders: OrdersBySide): Promise<readonly Policy[]> =>
  Object.keys(orders).length ? policiesFor(box) : [];
/** Whether forced answers are given; the page sets it. */
let forced = true;
export const isForced = (): boolean => forced;
export const setForced = (on: boolean): void => {
  forced = on;
};
/** Gives the answers of standing orders and forced answers at once for all people here, whoever is at the screen. */
export const answerForPlayer = (o: Open): void => {
  const { setup } = o.card;
  const sides = forced ? o.table.game.sides.filter(s => seatOf(setup, s) === ME) : [];
  if (orderly) o.orders = orderly.giveStandingAnswers(o.table, o.policies, o.orders, setup, sides);
  else forcing?.giveForced(o.table, sides);
};
/** Loaded with the first choice. */
let forcing: typeof import('../../engine/forced.ts') | undefined;
export const readyToAnswer = async (): Promise<void> => {
  forcing ??= await import('../../engine/forced.ts');
};
