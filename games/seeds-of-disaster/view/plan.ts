/** Sealed plans: the viewer's own orders and how they depend on each other, and of the other plan only whether it is done. */
import { labelled, type Labels } from '../../../engine/labels.ts';
import { plansOf, planOf, type Order } from '../../../engine/sealed.ts';
import type { Json, Side, State, Vars } from '../../../engine/state.ts';
import { MACHINE } from '../rules/machine.ts';
import { costOf, priceNo } from '../rules/turn/costs.ts';
import { boxOf } from '../model/box.ts';
import { NUMBERS } from '../data/charts.ts';
import { slotsLeft } from '../rules/cards/hand.ts';
import { AT } from '../model/state.ts';
import { monthOf, rpOf, sideNo, statusOf } from '../model/tracks.ts';

export interface OrderView {
  /** Its place in the plan. */
  readonly id: string;
  readonly do: string;
  readonly text: string;
  readonly cost?: string;
  /** Earlier orders without which it could not be carried out. */
  readonly needs: readonly string[];
  readonly choice: { readonly [field: string]: Json };
}
export interface BudgetView {
  readonly name: string;
  readonly spent: number;
  readonly of: number;
  readonly case: string;
}
export interface PlanView {
  /** The procedure that is planned. */
  readonly proc: string;
  /** For each side, whether its plan is sealed. */
  readonly lanes: readonly { readonly side: Side; readonly sealed: boolean }[];
  readonly orders: readonly OrderView[];
  readonly budgets: readonly BudgetView[];
}

const ENDS = ['done', 'pass'];
const costIn = (before: State, { pick }: Order): string | undefined => {
  const c = pick as { readonly do: string; readonly unit?: number; readonly steps?: number; readonly rp?: number };
  if (c.do === 'build') return `${(c.steps ?? 1) * costOf(before, boxOf(before).priceOf[c.unit!]!)} RP`;
  if (c.do === 'dig') return `${costOf(before, priceNo(before, 'Westwall'))} RP`;
  return c.do === 'invest' ? `${c.rp} RP` : undefined;
};
/** For each order, the earlier orders it depends on. */
const needsIn = (g: State, side: Side, count: number): readonly (readonly string[])[] => {
  const needs = Array.from({ length: count }, () => [] as string[]);
  for (let k = 0; k < count; k++) for (const j of MACHINE.fallsWith(g, side, k)) needs[j]?.push(String(k));
  return needs;
};
const ordersView = (g: State, side: Side, labels: Labels): readonly OrderView[] => {
  const lane = planOf(g, side);
  if (!lane) return [];
  const given = lane.orders.filter(o => !ENDS.includes(String(o.pick.do)));
  const needs = lane.done ? given.map(() => []) : needsIn(g, side, given.length);
  const position = MACHINE.positionFor(g, side);
  return given.map((o, i) => {
    const cost = costIn(position, o);
    return {
      id: String(i),
      do: String(o.pick.do),
      text: MACHINE.rules.decisions[o.kind]!.say(position, { side, kind: o.kind, case: '', about: {} }, o.pick),
      ...(cost ? { cost } : {}),
      needs: needs[i] ?? [],
      choice: labelled(labels, o.pick as Vars) as OrderView['choice'],
    };
  });
};

// Budgets ----------------------------------------------------------------------------------------------------------
const budget = (name: string, spent: number, of: number, ruleCase: string): BudgetView => ({
  name,
  spent,
  of,
  case: ruleCase,
});
const moves = (position: State, s: 0 | 1): readonly BudgetView[] => [
  budget('Between centres and boxes', position.cells[AT.centreMoves + s]!, NUMBERS.centreMoves.value, '10.1.1'),
  ...(statusOf(position) === 2 && monthOf(position) === 0
    ? [budget('Off a centre', position.cells[AT.countryMoves + s]!, NUMBERS.countryMoves.value, '10.1.3')]
    : []),
  ...(monthOf(position) > 0
    ? [budget('On the map', position.cells[AT.mapMoves + s]!, NUMBERS.mapMoves.value, '10.1.3')]
    : []),
];
const budgetsOf = (g: State, side: Side, proc: string): readonly BudgetView[] => {
  const s = sideNo(side);
  const position = MACHINE.positionFor(g, side);
  if (proc === 'mobilising') return [budget('Resource points', rpOf(g, s) - rpOf(position, s), rpOf(g, s), '7.1')];
  if (proc === 'moving') return moves(position, s);
  if (proc !== 'playing') return [];
  const played = position.cells[AT.played + s]!;
  return [budget('Plays', played, played + Math.max(0, slotsLeft(position, s)), '4.1.3')];
};

/** `g` is a view, so hidden facts stay hidden. */
export const planView = (g: State, side: Side, labels: Labels): PlanView | undefined => {
  if (g.wait.for !== 'sealed') return undefined;
  const all = plansOf(g);
  const proc = all[0]?.proc ?? '';
  const mine = planOf(g, side) !== undefined;
  return {
    proc,
    lanes: all.map(l => ({ side: l.side, sealed: l.done })),
    orders: mine ? ordersView(g, side, labels) : [],
    budgets: mine ? budgetsOf(g, side, proc) : [],
  };
};
