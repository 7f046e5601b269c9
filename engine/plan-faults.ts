/** Checks the sealed plans of a position set by hand: each side has one plan at most, and every order answers the question where it was given. */
import type { Machine } from './machine.ts';
import { planOf, plansIn, plansOf, SEALED, setPlan, stillLegal, type SealedPlan } from './sealed.ts';
import { clone, type State } from './state.ts';

const unopened = (g: State): boolean => {
  const f = g.stack.at(-1);
  return f?.proc === SEALED && f.vars.open !== true;
};
/** The same position before anybody planned. */
const emptied = (machine: Machine, g: State): State => {
  const fresh = clone(g);
  for (const l of plansOf(g)) setPlan(fresh, { ...l, orders: [], done: false });
  return machine.resume(fresh);
};
/** Gives the orders of a plan one by one, as at the table. */
const laneFault = (machine: Machine, fresh: State, l: SealedPlan): string | undefined => {
  const now = clone(fresh);
  for (const [i, { kind, pick }] of l.orders.entries()) {
    const ask = machine.open(now).find(a => a.side === l.side);
    if (ask?.kind !== kind) return `order ${i} of ${l.side} answers ${kind}, which is not asked`;
    if (!stillLegal(machine.decision(ask), machine.positionFor(now, l.side), ask, pick).ok)
      return `order ${i} of ${l.side}, ${pick.do}, is not among its choices`;
    machine.giveListed(now, ask, pick);
  }
  const sealed = planOf(now, l.side)?.done ?? true;
  return sealed === l.done ? undefined : `${l.side} is ${l.done ? 'not sealed by its orders' : 'sealed by its orders'}`;
};
export const planFaults = (machine: Machine, g: State): readonly string[] => {
  if (!unopened(g)) return [];
  const lanes = plansIn(g.stack.at(-1)!);
  const sides = lanes.map(l => l.side);
  if (new Set(sides).size < sides.length) return ['lanes: a side plans twice'];
  const strange = lanes.find(l => !Object.hasOwn(machine.rules.procs, l.proc));
  if (strange) return [`lanes: no procedure ${strange.proc}`];
  const fresh = emptied(machine, g);
  return lanes.flatMap(l => laneFault(machine, fresh, l) ?? []).map(f => `lanes: ${f}`);
};
