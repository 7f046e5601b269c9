/** The position in which the side of a sealed plan decides: the game as it stands, with the plan's own orders carried out and nothing of the others. */
import { sameChoice, type Question, type Choice } from './decide.ts';
import { nearest, type Frame } from './flow.ts';
import type { Runner } from './run.ts';
import { answers, pathIn, PLAN, SEALED, showsLater, stillLegal, type SealedPlan, type Order } from './sealed.ts';
import { clone, forget, RUN, type Side, type State } from './state.ts';
import { changedFrom, asWords, type WordView } from '../kernel/compare-cells.ts';

/** A projection, and the parts of the game it was made from: the true state, a view and a world that fits it each have their own. */
interface CachedProjection {
  readonly cells: WordView<Int16Array>;
  readonly around: readonly Frame[];
  readonly projection: State;
  /** The playout it was made in. Nobody looks back in a playout, so that the next order may be given on the same projection. */
  readonly playout?: State;
}
const MAX_CACHED_PER_PLAN = 4;
/** The plans worked on last: a page receives its own plan anew with every message, and goes on from the projection it had. */
const MAX_RECENT_PLANS = 8;

/** Cached projections. They are not part of the state: clones share them, and they are never saved. */
export interface Projections {
  readonly flow: Runner;
  readonly kept: WeakMap<SealedPlan, readonly CachedProjection[]>;
  readonly recent: SealedPlan[];
  /** The cells asked about last. */
  now: WordView<Int16Array>;
}
export const projectionsBy = (flow: Runner): Projections => ({
  flow,
  kept: new WeakMap(),
  recent: [],
  now: asWords(new Int16Array(0)),
});

const keptFor = (all: Projections, g: State, l: SealedPlan): CachedProjection | undefined => {
  const list = all.kept.get(l);
  if (!list) return undefined;
  if (all.now.cells !== g.cells) all.now = asWords(g.cells);
  const { now } = all;
  const { length } = g.cells;
  return list.find(k => k.projection.box === g.box && changedFrom(now, k.cells, 0, length) === length);
};
const keep = ({ kept, recent }: Projections, l: SealedPlan, k: CachedProjection): CachedProjection => {
  kept.set(l, [k, ...(kept.get(l) ?? [])].slice(0, MAX_CACHED_PER_PLAN));
  if (recent[0] !== l) recent.unshift(l);
  recent.length = Math.min(recent.length, MAX_RECENT_PLANS);
  return k;
};

const PASS: Choice = { do: 'pass' };
/** Until the plans are opened, a window to another side counts as passed. */
const hush = ({ give, decision }: Runner, p: State, side: Side): State => {
  while (p.wait.for === 'choice' && p.wait.ask.side !== side) {
    const { ask } = p.wait;
    if (!decision(ask).judge(p, ask, PASS).ok)
      throw new Error('a sealed lane asks the other side only through a window');
    showsLater(p);
    give(p, ask, PASS);
  }
  if (p.wait.for === 'chance') throw new Error('chance inside a sealed lane');
  return p;
};
/** The frames around a sealed plan. */
const aroundIn = (g: State): readonly Frame[] => g.stack.slice(0, nearest(g, SEALED));
/** Turns a copy of the game into the position in which the side of this plan decides first. */
export const beginOn = (flow: Runner, p: State, l: SealedPlan): State => {
  p.stack = [...aroundIn(p), { proc: PLAN, at: '', vars: { side: l.side } }, flow.enter(l.proc, l.vars)];
  p.wait = RUN;
  flow.run(p);
  return hush(flow, p, l.side);
};
/** Gives an order on a projection, which becomes the next one. */
export const giveOn = (flow: Runner, p: State, a: Question, c: Choice): State => {
  flow.give(p, a, c);
  return hush(flow, p, a.side);
};
/** The projection after one more order; undefined if the order answers nothing there. */
export const ordered = (flow: Runner, p: State, o: Order): State | undefined => {
  if (p.wait.for !== 'choice') return undefined;
  const { ask } = p.wait;
  if (!answers(o, ask, pathIn(p, PLAN)) || !stillLegal(flow.decision(ask), p, ask, o.pick).ok) return undefined;
  return giveOn(flow, clone(p), ask, o.pick);
};
const orderedAll = (flow: Runner, p: State, orders: readonly Order[]): State =>
  orders.reduce((at, o) => ordered(flow, at, o) ?? at, p);

const startsWith = (l: SealedPlan, start: SealedPlan): boolean =>
  l !== start &&
  l.side === start.side &&
  l.proc === start.proc &&
  start.orders.length <= l.orders.length &&
  sameChoice(l.vars, start.vars) &&
  start.orders.every((o, i) => o === l.orders[i] || sameChoice(o, l.orders[i]!));
const sameAround = (g: State, k: CachedProjection): boolean => JSON.stringify(aroundIn(g)) === JSON.stringify(k.around);
/** Built from a recent plan with the same first orders, otherwise from the start. */
const built = (all: Projections, g: State, l: SealedPlan): CachedProjection => {
  for (const start of all.recent) {
    const k = startsWith(l, start) ? keptFor(all, g, start) : undefined;
    if (k && sameAround(g, k))
      return { ...k, projection: orderedAll(all.flow, k.projection, l.orders.slice(start.orders.length)) };
  }
  const first = beginOn(all.flow, clone(g), l);
  return { cells: asWords(g.cells.slice()), around: aroundIn(g), projection: orderedAll(all.flow, first, l.orders) };
};
const keptNow = (all: Projections, g: State, l: SealedPlan): CachedProjection =>
  keptFor(all, g, l) ?? keep(all, l, built(all, g, l));
export const projectionOf = (all: Projections, g: State, l: SealedPlan): State => keptNow(all, g, l).projection;

/** The plan with one more order, its projection cached. */
export const withOrder = (all: Projections, g: State, l: SealedPlan, a: Question, c: Choice): SealedPlan => {
  const was = keptNow(all, g, l);
  const p = was.projection;
  const order: Order = { kind: a.kind, at: pathIn(p, PLAN), pick: c };
  const after = g.isSilent && was.playout === g ? reused(all, l, p, a, c) : giveOn(all.flow, clone(p), a, c);
  if (g.isSilent) after.isSilent = true;
  const more: SealedPlan = { ...l, orders: [...l.orders, order], done: after.wait.for === 'over' };
  keep(all, more, { ...was, projection: after, ...(g.isSilent && { playout: g }) });
  return more;
};
/** In a playout the projection itself goes on; a copy of the playout that still has the old plan builds its own again. */
const reused = ({ flow, kept }: Projections, l: SealedPlan, p: State, a: Question, c: Choice): State => {
  kept.delete(l);
  forget(p);
  return giveOn(flow, p, a, c);
};
