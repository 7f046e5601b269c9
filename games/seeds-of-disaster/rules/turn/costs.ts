/** 7.2, 7.5 The Mobilization Costs Chart: what a step costs, and from which year it can be built. */
import { blockedBy, cells, ok, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { at, rpOf, yearOf } from '../../model/tracks.ts';
import { counted } from '../combat/result-words.ts';
import { rpFor } from '../position/obstacles.ts';

export const priceNo = (g: State, name: string): number => boxOf(g).priceNames.indexOf(name);
/** 7.5.2 The cost of a step this turn; halves are rounded up. */
export const costOf = (g: State, price: number): number => {
  const { halved, dearer } = at(g);
  const full = boxOf(g).tables.prices[price]!.cost + g.cells[dearer + price]!;
  return g.cells[halved + price] === 1 ? Math.ceil(full / 2) : full;
};
export const isAvailable = (g: State, price: number): boolean => g.cells[at(g).opens + price]! <= yearOf(g);
export const canAfford = (g: State, s: SideNo, cost: number, what: string): Verdict =>
  cost <= rpOf(g, s) ? ok : blockedBy(rpFor(s), '7.1', `${what} costs ${counted(cost, 'RP')}: there are ${rpOf(g, s)}`);
export const mayBuy = (g: State, price: number, what: string): Verdict =>
  isAvailable(g, price)
    ? ok
    : blockedBy(cells('opens', price), '7.2', `${what} can be built from ${g.cells[at(g).opens + price]} on`);
