/** What is answered for people: standing orders, and what is forced. */
import type { Boxed } from '../../engine/pack.ts';
import type { OrdersBySide, Policy } from '../../engine/standing.ts';
import { ME, seatOf } from '../seats.ts';
import type { Open } from './opened.ts';

/** Standing orders, and the staff they may name, are fetched with the first that is given or looked at. */
let orderly: typeof import('../standing.ts') | undefined;
export const policiesFor = async (box: Boxed): Promise<readonly Policy[]> => {
  orderly = await import('../standing.ts');
  return orderly.policiesFor(box);
};
/** Where there are orders. */
export const policiesWith = async (box: Boxed, orders: OrdersBySide): Promise<readonly Policy[]> =>
  Object.keys(orders).length ? policiesFor(box) : [];
/** Whether what is forced is given, as the page was told. */
let forced = true;
export const isForced = (): boolean => forced;
export const setForced = (on: boolean): void => {
  forced = on;
};
/** What orders of the people here answer, and what is forced, is given at once, whoever is at the screen. */
export const obey = (o: Open): void => {
  const { setup } = o.card;
  const sides = forced ? o.table.game.sides.filter(s => seatOf(setup, s) === ME) : [];
  if (orderly) o.orders = orderly.obeyed(o.table, o.policies, o.orders, setup, sides);
  else forcing?.giveForced(o.table, sides);
};
/** Fetched with the first choice. */
let forcing: typeof import('../../engine/forced.ts') | undefined;
export const readyToObey = async (): Promise<void> => {
  forcing ??= await import('../../engine/forced.ts');
};
