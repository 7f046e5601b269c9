/** A march, hex by hex: in each hex points are paid, control changes and watchers react before the next hex is entered, and every further hex is judged as things then stand. The rest of the way is in the frame, which everybody sees; so a stack under fog should be sent one hex at a time, because a way that depends on what lies in it would reveal that. */
import type { Granted, Refused } from '../engine/decide.ts';
import { again, done, nearest, put, setFrame, setVars, top, type Frame, type Step } from '../engine/flow.ts';
import type { Case, State, Vars } from '../engine/state.ts';
import type { HexId } from '../kernel/hex.ts';
import { order, putOnTop, sink, stackIn, type Stacks } from './stacks.ts';

/** The variables of a march. The group is the topmost `count` units in `hex`, or the whole stack; `way` lists the hexes still to be entered. */
export type MarchVars = { readonly hex: number; readonly count?: number; readonly way?: readonly number[] };

/** The hexes still to be entered. */
export const wayOf = ({ vars }: Frame<Pick<MarchVars, 'way'>>): readonly HexId[] =>
  (vars.way ?? []) as readonly HexId[];
/** The variables of a march that sets out along a route; the route begins with the hex the march is in. */
export const onTheWay = <M extends Vars>(
  f: Frame<M>,
  route: readonly HexId[],
): M & { readonly way: readonly HexId[] } => ({
  ...f.vars,
  way: route.slice(1),
});

/** The units on the march, and what a game works out once for a stretch of the way. */
export interface Party {
  readonly units: readonly number[];
}
export interface Walk<P extends Party = Party, V extends Granted = Granted, M extends MarchVars = MarchVars> {
  stacks(g: State): Stacks;
  /** From the frame of the march; without units if all of them are gone. */
  party(g: State, f: Frame<M>): P;
  /** Whether they may enter this hex next, and at what cost. The verdict is passed on to `enter`. */
  mayEnter(g: State, p: P, from: HexId, hex: HexId): V | Refused;
  /** Pays the cost, changes control of the hex and reports what happened. May change the frame with `put`. */
  enter(g: State, f: Frame<M>, p: P, hex: HexId, v: V): void;
  /** Reports why the rest of the way is given up. */
  halt(g: State, f: Frame<M>, p: P, v: Refused): void;
}

/** Enters hex after hex, until the way ends, is given up, or an event has happened that a watcher may react to. */
const walkOn = <P extends Party, V extends Granted, M extends MarchVars>(
  walk: Walk<P, V, M>,
  g: State,
  f: Frame<M>,
  party: P,
): MarchVars => {
  const way = wayOf(f);
  const eventsBefore = g.events.length;
  let hex = f.vars.hex as HexId;
  let entered = 0;
  while (entered < way.length && g.events.length === eventsBefore) {
    const v = walk.mayEnter(g, party, hex, way[entered]!);
    if (v.ok) walk.enter(g, f, party, (hex = way[entered++]!), v);
    else {
      walk.halt(g, f, party, v);
      entered = way.length;
    }
  }
  if (hex !== f.vars.hex) for (const u of party.units) putOnTop(walk.stacks(g), g, u, hex);
  return { hex, count: party.units.length, way: way.slice(entered) };
};
/** The step that walks. It comes before the step that asks where to go, which returns to it with a way. The counters are moved only where the walk stops, at the end or for an event; until then `from` says where they are. */
export const walking = <P extends Party, V extends Granted, At extends string, M extends MarchVars = MarchVars>(
  at: At,
  ruleCase: Case,
  name: string,
  walk: Walk<P, V, M>,
): Step<M, At> => ({
  at,
  case: ruleCase,
  name,
  when: (_g, f) => wayOf(f).length > 0,
  run: (g, f) => {
    const party = walk.party(g, f);
    if (party.units.length === 0) return done();
    setVars(g, { ...top(g).vars, ...walkOn(walk, g, f, party) });
    return again;
  },
});

// A group is the topmost `count` units of a hex: the frame does not reveal which units they are -----------------------
/** The group of a frame with `hex` and `count`; the whole stack if there is no count. */
export const groupIn = (s: Stacks, g: State, f: Frame): readonly number[] => {
  const { hex, count } = f.vars as MarchVars;
  const stack = stackIn(s, g, hex);
  return count === undefined ? stack : stack.slice(Math.max(0, stack.length - count));
};
/** This unit stays behind, beneath those that go on. */
export const leaveBehind = (s: Stacks, g: State, f: Frame, unit: number): void => {
  const rest = groupIn(s, g, f).length - 1;
  sink(s, g, unit, rest);
  put(g, { count: rest });
};
/** Takes units out of the group of the nearest such march that were lost on the way. */
export const lostOnTheWay = (g: State, march: string, lost: number): void => {
  const i = nearest(g, march);
  setFrame(g, i, { count: (g.stack[i]!.vars.count as number) - lost });
};
/** Part of a stack sets out: these units go on top in the order they had, and form the group. */
export const setOut = (
  s: Stacks,
  g: State,
  hex: number,
  units: readonly number[],
): { readonly hex: number; readonly count: number } => {
  const stack = stackIn(s, g, hex);
  if (units.length < stack.length) {
    const rest = stack.filter(u => !units.includes(u));
    order(s, g, [...rest, ...stack.filter(u => units.includes(u))]);
  }
  return { hex, count: units.length };
};
