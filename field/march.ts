/**
 * A march, one hex a step: points are paid, hexes change hands and whatever watches acts in each before the next is entered,
 * and every further hex is judged anew, as things then stand. The rest of the way is in the frame, which everybody sees:
 * a stack under fog is better sent a hex at a time, as a way worked out from what lies in it would tell what lies in it.
 */
import type { Granted, Refused } from '../engine/decide.ts';
import { again, done, nearest, put, setFrame, setVars, top, type Frame, type Step } from '../engine/flow.ts';
import type { Case, State, Vars } from '../engine/state.ts';
import type { HexId } from '../kernel/hex.ts';
import { order, putOnTop, sink, stackIn, type Stacks } from './stacks.ts';

/** The hexes still to be entered. */
export const wayOf = (f: Frame): readonly HexId[] => (f.vars.way ?? []) as readonly HexId[];
/** Variables of a march that sets out along a route, whose first hex is where it stands. */
export const onTheWay = (f: Frame, route: readonly HexId[]): Vars => ({ ...f.vars, way: route.slice(1) });

export interface Walk<V extends Granted = Granted> {
  /** Those on the march, by its frame; none if all of them are gone. */
  units(g: State, f: Frame): readonly number[];
  /** May they enter this hex next, and what does it cost? What was found out about it is handed on. */
  mayEnter(g: State, f: Frame, units: readonly number[], hex: HexId): V | Refused;
  /** They are there: what it costs is paid, the hex changes hands, and it is told what happened. The frame may be changed with `put`. */
  enter(g: State, f: Frame, units: readonly number[], hex: HexId, v: V): void;
  /** The rest of the way is given up, for this reason. */
  halt(g: State, f: Frame, units: readonly number[], v: Refused): void;
}

/** The step that walks; it comes before the one that asks where to go, and that one comes back to it with a way. */
export const walking = <V extends Granted>(at: string, ruleCase: Case, name: string, walk: Walk<V>): Step => ({
  at,
  case: ruleCase,
  name,
  when: (_g, f) => wayOf(f).length > 0,
  run: (g, f) => {
    const units = walk.units(g, f);
    const way = wayOf(f);
    const hex = way[0]!;
    if (units.length === 0) return done();
    const v = walk.mayEnter(g, f, units, hex);
    if (v.ok) walk.enter(g, f, units, hex, v);
    else walk.halt(g, f, units, v);
    setVars(g, { ...top(g).vars, way: v.ok ? way.slice(1) : [] });
    return again;
  },
});

// A group is the topmost so many of a hex: nobody learns from the frame which they are ---------------------------------
/** Of a frame with `hex` and `count`; all the stack where there is no count. */
export const groupIn = (s: Stacks, g: State, f: Frame): readonly number[] => {
  const { hex, count } = f.vars;
  const stack = stackIn(s, g, hex as number);
  return count === undefined ? stack : stack.slice(Math.max(0, stack.length - (count as number)));
};
/** The group is in another hex, on top of whoever is there and in its own order. */
export const moveGroup = (s: Stacks, g: State, units: readonly number[], to: HexId): void => {
  for (const u of units) putOnTop(s, g, u, to);
  setVars(g, { ...top(g).vars, hex: to, count: units.length });
};
/** This one stays behind, beneath those who go on. */
export const leaveBehind = (s: Stacks, g: State, f: Frame, unit: number): void => {
  const rest = groupIn(s, g, f).length - 1;
  sink(s, g, unit, rest);
  put(g, { count: rest });
};
/** So many of the group of the nearest such march are no longer with it: what happened on the way took them. */
export const lostOnTheWay = (g: State, march: string, lost: number): void => {
  const i = nearest(g, march);
  setFrame(g, i, { count: (g.stack[i]!.vars.count as number) - lost });
};
/** Part of a stack sets out: these lie on top, in the order they had, and are the group. */
export const setOut = (s: Stacks, g: State, hex: number, units: readonly number[]): Vars => {
  const stack = stackIn(s, g, hex);
  const rest = stack.filter(u => !units.includes(u));
  order(s, g, [...rest, ...stack.filter(u => units.includes(u))]);
  return { hex, count: units.length };
};
