/**
 * A march, hex after hex: points are paid, hexes change hands and whatever watches acts in each before the next is entered,
 * and every further hex is judged anew, as things then stand. The rest of the way is in the frame, which everybody sees:
 * a stack under fog is better sent a hex at a time, as a way worked out from what lies in it would tell what lies in it.
 */
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
/** Variables of a march that sets out along a route, whose first hex is where it stands. */
export const onTheWay = <M extends Vars>(
  f: Frame<M>,
  route: readonly HexId[],
): M & { readonly way: readonly HexId[] } => ({
  ...f.vars,
  way: route.slice(1),
});

/** Those on the march, and what a game works out of them once for a stretch of the way. */
export interface Party {
  readonly units: readonly number[];
}
export interface Walk<P extends Party = Party, V extends Granted = Granted, M extends MarchVars = MarchVars> {
  stacks(g: State): Stacks;
  /** By the frame of the march; without units if all of them are gone. */
  party(g: State, f: Frame<M>): P;
  /** May they enter this hex next from that one, where they are now, and what does it cost? What was found out about it is handed on. */
  mayEnter(g: State, p: P, from: HexId, hex: HexId): V | Refused;
  /** What it costs is paid, the hex changes hands, and it is told what happened. The frame may be changed with `put`. */
  enter(g: State, f: Frame<M>, p: P, hex: HexId, v: V): void;
  /** The rest of the way is given up, for this reason. */
  halt(g: State, f: Frame<M>, p: P, v: Refused): void;
}

/** Enters hex after hex until the way is at its end or given up, or something has happened that could be watched. */
const walkOn = <P extends Party, V extends Granted, M extends MarchVars>(
  walk: Walk<P, V, M>,
  g: State,
  f: Frame<M>,
  party: P,
): MarchVars => {
  const way = wayOf(f);
  const told = g.events.length;
  let hex = f.vars.hex as HexId;
  let gone = 0;
  while (gone < way.length && g.events.length === told) {
    const v = walk.mayEnter(g, party, hex, way[gone]!);
    if (v.ok) walk.enter(g, f, party, (hex = way[gone++]!), v);
    else {
      walk.halt(g, f, party, v);
      gone = way.length;
    }
  }
  if (hex !== f.vars.hex) for (const u of party.units) putOnTop(walk.stacks(g), g, u, hex);
  return { hex, count: party.units.length, way: way.slice(gone) };
};
/**
 * The step that walks; it comes before the one that asks where to go, and that one comes back to it with a way. While nothing happens that
 * anybody could watch it goes on, and only where it stops for that are the counters moved: on the way `from` says where they are.
 */
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
    const gone = walkOn(walk, g, f, party);
    setVars(g, { ...top(g).vars, ...gone });
    return again;
  },
});

// A group is the topmost so many of a hex: nobody learns from the frame which they are ---------------------------------
/** Of a frame with `hex` and `count`; all the stack where there is no count. */
export const groupIn = (s: Stacks, g: State, f: Frame): readonly number[] => {
  const { hex, count } = f.vars as MarchVars;
  const stack = stackIn(s, g, hex);
  return count === undefined ? stack : stack.slice(Math.max(0, stack.length - count));
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
