/** Lanes under way: each is planned on its own projection of the game, of which nothing can reach the other sides. */
import { sameChoice, type Ask, type Choice } from './decide.ts';
import { nearest, type Frame } from './flow.ts';
import { lanePlayout } from './lane-playout.ts';
import type { Rnd } from './random.ts';
import type { Runner } from './run.ts';
import {
  answers,
  lanesOf,
  laneOf,
  pathIn,
  PLAN,
  SEALED,
  setLane,
  stillLegal,
  type Lane,
  type Order,
} from './sealed.ts';
import { clone, RUN, type Side, type State } from './state.ts';
import { openLanes } from './unwind.ts';
import { changedFrom, worded, type Worded } from '../kernel/words.ts';

/** A projection, and what of the game it was made from: the truth, a view and a world that fits it each have their own. */
interface Kept {
  readonly cells: Worded<Int16Array>;
  readonly around: readonly Frame[];
  readonly projection: State;
  /** The playout it was made in: nobody looks back in it, so that the next order may be given on the same projection. */
  readonly playout?: State;
}
const KEPT = 4;
/** The lanes planned on last: a page gets its own anew with every message, and goes on from what it had. */
const RECENT = 8;

export interface Lanes {
  /** The position in which the side of a lane decides. */
  projection(g: State, l: Lane): State;
  /** Adds an order to the asked side's lane; when the last is sealed, all are opened and the game goes on. */
  plan(g: State, a: Ask, c: Choice): void;
  /** Whether every lane is finished; one that asks nothing is from the start. */
  planned(g: State): boolean;
  /** In a playout: random orders in all lanes until they are opened, or so many were given; returns how many. */
  planRandomly(g: State, rnd: Rnd, limit: number): number;
  /** The lane of `side` without its order `k`. */
  without(g: State, side: Side, k: number): Shortened;
  takeOut(g: State, side: Side, k: number): void;
}
/** A lane without one of its orders, and the places of the later ones that fall with it. */
interface Shortened {
  readonly lane: Lane;
  readonly falls: readonly number[];
}

const startsWith = (l: Lane, start: Lane): boolean =>
  l !== start &&
  l.side === start.side &&
  l.proc === start.proc &&
  start.orders.length <= l.orders.length &&
  sameChoice(l.vars, start.vars) &&
  start.orders.every((o, i) => o === l.orders[i] || sameChoice(o, l.orders[i]!));
/** The frames around a lane. */
const aroundIn = (g: State): readonly Frame[] => g.stack.slice(0, nearest(g, SEALED));
const sameAround = (g: State, k: Kept): boolean => JSON.stringify(aroundIn(g)) === JSON.stringify(k.around);

export const lanesUnder = ({ enter, run, apply, decision }: Runner): Lanes => {
  /** Beside the lanes, not in the state: clones share it, nothing of it is saved. */
  const kept = new WeakMap<Lane, readonly Kept[]>();
  const recent: Lane[] = [];

  let now: Worded<Int16Array> = worded(new Int16Array(0));
  const keptFor = (g: State, l: Lane): Kept | undefined => {
    const all = kept.get(l);
    if (!all) return undefined;
    if (now.cells !== g.n) now = worded(g.n);
    const { length } = g.n;
    return all.find(k => k.projection.box === g.box && changedFrom(now, k.cells, 0, length) === length);
  };
  const keep = (l: Lane, k: Kept): State => {
    kept.set(l, [k, ...(kept.get(l) ?? [])].slice(0, KEPT));
    if (recent[0] !== l) recent.unshift(l);
    recent.length = Math.min(recent.length, RECENT);
    return k.projection;
  };

  /** A window to another side counts as passed until the lane is opened. */
  const hush = (p: State, side: Side): State => {
    run(p);
    while (p.wait.for === 'choice' && p.wait.ask.side !== side) {
      const { ask } = p.wait;
      if (!decision(ask).judge(p, ask, PASS).ok)
        throw new Error('a sealed lane asks the other side only through a window');
      apply(p, ask, PASS);
      run(p);
    }
    if (p.wait.for === 'chance') throw new Error('chance inside a sealed lane');
    return p;
  };
  const begunOn = (p: State, l: Lane): State => {
    p.stack = [...aroundIn(p), { proc: PLAN, at: '', vars: { side: l.side } }, enter(l.proc, l.vars)];
    p.wait = RUN;
    return hush(p, l.side);
  };
  const given = (p: State, a: Ask, c: Choice): State => givenOn(clone(p), a, c);
  const givenOn = (p: State, a: Ask, c: Choice): State => {
    apply(p, a, c);
    return hush(p, a.side);
  };
  /** The projection one order on; nothing if the order answers nothing there. */
  const ordered = (p: State, o: Order): State | undefined => {
    if (p.wait.for !== 'choice') return undefined;
    const { ask } = p.wait;
    if (!answers(o, ask, pathIn(p, PLAN)) || !stillLegal(decision(ask), p, ask, o.pick).ok) return undefined;
    return given(p, ask, o.pick);
  };
  const orderedAll = (p: State, orders: readonly Order[]): State => orders.reduce((at, o) => ordered(at, o) ?? at, p);
  const built = (g: State, l: Lane): Kept => {
    for (const start of recent) {
      const k = startsWith(l, start) ? keptFor(g, start) : undefined;
      if (k && sameAround(g, k))
        return { ...k, projection: orderedAll(k.projection, l.orders.slice(start.orders.length)) };
    }
    return { cells: worded(g.n.slice()), around: aroundIn(g), projection: orderedAll(begunOn(clone(g), l), l.orders) };
  };
  const projection = (g: State, l: Lane): State => keptFor(g, l)?.projection ?? keep(l, built(g, l));

  const playout = lanePlayout({ begin: begunOn, projection, give: givenOn, decision });
  const planRandomly = (g: State, rnd: Rnd, limit: number): number => {
    const count = playout.plan(g, rnd, limit);
    opened(g);
    return count;
  };
  const planned = (g: State): boolean => {
    if (g.unheard) playout.begin(g);
    else
      for (const l of lanesOf(g))
        if (!l.done && l.orders.length === 0 && projection(g, l).wait.for === 'over') setLane(g, { ...l, done: true });
    return lanesOf(g).every(l => l.done);
  };
  const plan = (g: State, a: Ask, c: Choice): void => {
    const l = laneOf(g, a.side)!;
    const was = keptFor(g, l) ?? (projection(g, l), keptFor(g, l)!);
    const p = was.projection;
    const order: Order = { kind: a.kind, at: pathIn(p, PLAN), pick: c };
    const after = g.unheard && was.playout === g ? reused(l, p, a, c) : given(p, a, c);
    if (g.unheard) after.unheard = true;
    const more: Lane = { ...l, orders: [...l.orders, order], done: after.wait.for === 'over' };
    keep(more, { ...was, projection: after, ...(g.unheard && { playout: g }) });
    setLane(g, more);
    opened(g);
  };
  /** The projection of a playout goes on itself: a copy of the playout that still has the lane as it was makes its own anew. */
  const reused = (l: Lane, p: State, a: Ask, c: Choice): State => {
    kept.delete(l);
    p.out.length = 0;
    return givenOn(p, a, c);
  };
  const without = (g: State, side: Side, k: number): Shortened => {
    const l = laneOf(g, side)!;
    const head = l.orders.slice(0, k);
    const tail: Order[] = [];
    const falls: number[] = [];
    let p = projection(g, { ...l, orders: head });
    for (const [i, o] of l.orders.entries()) {
      if (i <= k) continue;
      const next = ordered(p, o);
      if (next) tail.push(o);
      else falls.push(i);
      p = next ?? p;
    }
    return { lane: { ...l, orders: [...head, ...tail], done: p.wait.for === 'over' }, falls };
  };
  const opened = (g: State): void => {
    if (!lanesOf(g).every(x => x.done)) return;
    openLanes(g);
    run(g);
  };
  const takeOut = (g: State, side: Side, k: number): void => {
    setLane(g, without(g, side, k).lane);
    opened(g);
  };
  return { projection, plan, planned, planRandomly, without, takeOut };
};
const PASS: Choice = { do: 'pass' };
