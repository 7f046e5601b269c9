/** (2) Lanes: what a side has does not rest on what the others plan, and of opened plans it has what the rules show. */
import type { Choice } from '../decide.ts';
import { drain, seenBy } from '../events.ts';
import type { Game } from '../game.ts';
import type { Rnd } from '../random.ts';
import { planOf, plansOf, setPlan } from '../sealed.ts';
import { clone, type Side, type State } from '../state.ts';
import { isOpened } from '../undo-barrier.ts';
import { keyOf, sameText, textOf } from './walk.ts';

const MAX_ORDERS = 60;
const SOME_ORDERS = 5;

/** Gives random orders to a lane, and writes them down: some, none of which seals it, or as many as it takes to seal it. */
const planOn = (game: Game, g: State, side: Side, rnd: Rnd, until: 'some' | 'sealed', given: Choice[]): State => {
  const { machine } = game;
  let now = g;
  for (let left = until === 'sealed' ? MAX_ORDERS : rnd(SOME_ORDERS); left > 0; left--) {
    const ask = machine.open(now).find(a => a.side === side);
    if (!ask) return now;
    const after = clone(now);
    const c = machine.sample(now, ask, rnd);
    machine.giveListed(after, ask, c);
    const sealed = isOpened(now, after, side) || planOf(after, side)!.done;
    if (sealed && until === 'some') return now;
    now = after;
    given.push(c);
    if (sealed) return now;
  }
  return now;
};
/** The same game in which the others have planned something else, and are as far from being sealed. */
export const replanned = (game: Game, g: State, side: Side, rnd: Rnd, given: Choice[] = []): State => {
  let world = clone(g);
  for (const l of plansOf(g)) {
    if (l.side === side) continue;
    setPlan(world, { ...l, orders: [], done: false });
    world = planOn(game, world, l.side, rnd, l.done ? 'sealed' : 'some', given);
    if (planOf(world, l.side)!.done !== l.done) return g;
  }
  return world;
};
const sealedByOthers = (game: Game, g: State, side: Side, rnd: Rnd, given: Choice[]): State => {
  let world = clone(g);
  for (const l of plansOf(g)) if (l.side !== side && !l.done) world = planOn(game, world, l.side, rnd, 'sealed', given);
  return world;
};

/** In any order: two plans may do the same things in another. */
const toldTo = (game: Game, g: State, side: Side): string =>
  JSON.stringify(
    drain(g)
      .filter(e => seenBy(e, side))
      .map(e => game.tell(e))
      .toSorted(),
  );
const ordersOfOthers = (g: State, side: Side): Choice[] =>
  plansOf(g).flatMap(l => (l.side === side ? [] : l.orders.map(o => o.pick)));
/** Those of the choices that everybody will watch, as they come. */
const watched = (given: readonly Choice[], open: readonly string[]): string =>
  given
    .filter(c => open.includes(c.do))
    .map(keyOf)
    .join();
/** Two plans of the others, the same plan of `side`: where the columns are the same after opening, so is everything else, unless they part in verbs of `open`. */
export const opensAlike = (game: Game, g: State, side: Side, rnd: Rnd, open: readonly string[] = []): boolean => {
  const { machine } = game;
  const [these, those]: [Choice[], Choice[]] = [ordersOfOthers(g, side), []];
  let one = sealedByOthers(game, g, side, rnd, these);
  let two = sealedByOthers(game, replanned(game, g, side, rnd, those), side, rnd, those);
  if (watched(these, open) !== watched(those, open)) return false;
  let opened = planOf(g, side)?.done ?? true;
  for (let left = MAX_ORDERS; left > 0 && !opened; left--) {
    const ask = machine.open(one).find(a => a.side === side);
    if (!ask) return false;
    const c = machine.sample(one, ask, rnd);
    if (!machine.choices(two, ask).some(x => keyOf(x) === keyOf(c))) return false;
    const before = one;
    [one, two] = [clone(one), clone(two)];
    machine.giveListed(one, ask, c);
    machine.giveListed(two, ask, c);
    opened = isOpened(before, one, side);
  }
  if (!opened) return false;
  const views = [one, two].map(w => machine.view(w, side)) as [State, State];
  const told = [one, two].map(w => toldTo(game, w, side)) as [string, string];
  if (views[0].cells.join() !== views[1].cells.join()) return false;
  if (JSON.stringify(one.wait) !== JSON.stringify(two.wait)) return false;
  sameText(`${side} is told, of plans alike in what they show,`, told[1], told[0]);
  sameText(`${side} has, of plans alike in what they show,`, textOf(views[1]), textOf(views[0]));
  return true;
};
