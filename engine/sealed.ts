/** F4 Sealed plans: several sides plan at once, each on its own projection. When the plans are opened, the orders are carried out in the order of the rules. */
import { no, sameChoice, type Question, type Choice, type Decision, type Verdict } from './decide.ts';
import { call, frameOf, nearest, setFrame, standing, type Call, type Frame, type Next } from './flow.ts';
import type { Side, State, Vars } from './state.ts';

/** A choice made in a plan, with the question it answers: the kind, and the steps of the plan's own frames at which it was asked. */
export type Order = { readonly kind: string; readonly at: string; readonly pick: Choice };
/** The plan of one side: its procedure and the orders given so far. `void`: the orders that could not be carried out. */
export type SealedPlan = {
  readonly side: Side;
  readonly proc: string;
  readonly vars: Vars;
  readonly orders: readonly Order[];
  readonly done: boolean;
  readonly void: readonly Choice[];
};
type Lanes = { readonly lanes: readonly SealedPlan[]; readonly open: boolean };

/** On top while sides plan; once opened it lies below the frame that asked for the plans, and ends with that frame. */
export const SEALED = '@sealed';
/** Lies under an opened plan that is being carried out. */
export const REPLAY = '@replay';
/** Lies under a plan in its projection: below it is the game as it stands. */
export const PLAN = '@plan';

/** In a projection: the plan has come to something that only happens when it is carried out, such as a window to another side or the end of a procedure around it. */
export const showsLater = (p: State): void => setFrame(p, nearest(p, PLAN), { later: true });

export const sealedPlan = (side: Side, proc: string, vars: Vars = {}): SealedPlan => ({
  side,
  proc,
  vars,
  orders: [],
  done: false,
  void: [],
});
export const sealed = (...lanes: readonly SealedPlan[]): Next => ({ to: 'sealed', lanes });
/** Carries out the opened plan of `side`: its procedure runs in the game, each order that is still legal is given, and the others become void. */
export const replayPlan = (side: Side): Call => call(REPLAY, { side });

export const sealedFrame = (lanes: readonly SealedPlan[], open: boolean): Frame<Lanes> => ({
  proc: SEALED,
  at: '',
  vars: { lanes, open },
});
export const plansIn = (f: Frame): readonly SealedPlan[] => (f.vars.lanes ?? []) as readonly SealedPlan[];
/** The plans made last, under way or opened. */
export const plansOf = (g: State): readonly SealedPlan[] => {
  const f = frameOf(g, SEALED);
  return f ? plansIn(f) : [];
};
export const planOf = (g: State, side: Side): SealedPlan | undefined => {
  for (const l of plansOf(g)) if (l.side === side) return l;
  return undefined;
};
export const setPlan = (g: State, l: SealedPlan): void => {
  const i = nearest(g, SEALED);
  const f = g.stack[i]!;
  const lanes = plansIn(f).slice();
  for (let k = 0; k < lanes.length; k++) if (lanes[k]!.side === l.side) lanes[k] = l;
  g.stack = g.stack.with(i, standing(f, f.at, { lanes, open: f.vars.open === true }));
};
/** The orders of a carried-out lane that could not be: for that side's ears. */
export const voidOrders = (g: State, side: Side): readonly Choice[] => planOf(g, side)?.void ?? [];

/** What another side may see of a plan: that it exists, and whether it is sealed. */
export const withoutForeignOrders = (f: Frame, viewer: Side): Frame => {
  if (f.proc !== SEALED) return f;
  const lanes = plansIn(f).map(l => (l.side === viewer ? l : { ...l, orders: [], void: [] }));
  return { ...f, vars: { ...f.vars, lanes } };
};

const DEEPER = ' > ';
/** A step at which questions were asked, and those within it. The path text is built once, because every order is compared with it. */
interface Asked {
  readonly proc: string;
  readonly at: string;
  readonly path: string;
  readonly within: Asked[];
}
const OUTSIDE: Asked = { proc: '', at: '', path: '', within: [] };
const askedIn = ({ path, within }: Asked, { proc, at }: Frame): Asked => {
  for (const step of within) if (step.at === at && step.proc === proc) return step;
  const words = `${proc} ${at}`;
  const step: Asked = { proc, at, path: path === '' ? words : path + DEEPER + words, within: [] };
  within.push(step);
  return step;
};
/** The path of steps at which a question is asked, from the plan's own frame inwards. */
export const pathIn = ({ stack }: State, under: typeof PLAN | typeof REPLAY): string => {
  let first = stack.length;
  while (first > 0 && stack[first - 1]!.proc !== under) first--;
  let step = OUTSIDE;
  for (let i = first; i < stack.length; i++) step = askedIn(step, stack[i]!);
  return step.path;
};
const depthOf = (path: string): number => path.split(DEEPER).length;
/** An order answers only the question it was given for. */
export const answers = (o: Order, a: Question, path: string): boolean => o.kind === a.kind && o.at === path;

/** The index of the order given for this question among those left, or -1. Orders before it, of the same frame or deeper, answered questions that did not come up. */
const placeFor = (orders: readonly Order[], a: Question, path: string): number => {
  if (orders.length > 0 && answers(orders[0]!, a, path)) return 0; // nearly always
  const depth = depthOf(path);
  for (const [i, o] of orders.entries()) {
    if (answers(o, a, path)) return i;
    if (depthOf(o.at) < depth) return -1;
  }
  return -1;
};
/** Accepted if and only if listed, as at the table. */
export const stillLegal = (d: Decision, g: State, a: Question, c: Choice): Verdict => {
  const list = d.near ? d.near(g, a, c) : d.candidates(g, a);
  return list.includes(c) || isAmong(list, c) ? d.judge(g, a, c) : no(a.case, 'that is not among the choices');
};
/** Whether the list has an equal choice, even if it is another object. */
const isAmong = (list: readonly Choice[], c: Choice): boolean => {
  for (const x of list) if (x.do === c.do && sameChoice(x, c)) return true;
  return false;
};

/** What the opened plan says to this question: its order, or 'void' for one that became illegal; undefined if the question must be asked live. */
export const orderFor = (g: State, a: Question, d: Decision): Choice | 'void' | undefined => {
  const l = planOf(g, a.side);
  if (g.stack[nearest(g, REPLAY)]!.vars.side !== a.side || !l) return undefined;
  const k = placeFor(l.orders, a, pathIn(g, REPLAY));
  if (k < 0) return undefined;
  const { pick } = l.orders[k]!;
  const legal = stillLegal(d, g, a, pick).ok;
  const fell = k === 0 && legal ? l.void : [...l.void, ...l.orders.slice(0, legal ? k : k + 1).map(o => o.pick)];
  const { side, proc, vars, done } = l; // written out instead of spread: every order of every plan comes by here
  setPlan(g, { side, proc, vars, orders: l.orders.slice(k + 1), done, void: fell });
  return legal ? pick : 'void';
};
/** Closes a plan that was carried out: the orders left were given for questions that never came. */
export const closePlan = (g: State, side: Side): void => {
  const l = planOf(g, side);
  if (l?.orders.length) setPlan(g, { ...l, orders: [], void: [...l.void, ...l.orders.map(o => o.pick)] });
};
