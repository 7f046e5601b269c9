/** F4 Sealed play: several sides plan at once, each on its own projection; opened, the orders are replayed in the rule's order. */
import type { Choice } from './decide.ts';
import { call, top, type Call, type Next } from './flow.ts';
import type { Json, Side, State, Vars } from './state.ts';

/** One side's plan: the procedure it goes through and the choices made so far. */
export interface Lane {
  readonly side: Side;
  readonly proc: string;
  readonly vars: Vars;
  readonly orders: readonly Choice[];
  readonly done: boolean;
}

export const SEALED = '@sealed';
export const REPLAY = '@replay';

export const lane = (side: Side, proc: string, vars: Vars = {}): Lane => ({
  side,
  proc,
  vars,
  orders: [],
  done: false,
});
export const sealed = (...lanes: readonly Lane[]): Next => ({ to: 'sealed', lanes });

/** The lanes under way; a sealed step gets them back, done, as what its call returned. */
export const lanesOf = (g: State): readonly Lane[] => top(g).vars.lanes as unknown as readonly Lane[];
export const lanesFrom = (got: Json | undefined): readonly Lane[] => (got ?? []) as unknown as readonly Lane[];
export const asJson = (lanes: readonly Lane[]): Json => lanes as unknown as Json;

/** Carries out an opened lane: its procedure runs for real and each order that is still legal is given, the rest are void. */
export const replayLane = (l: Lane): Call =>
  call(REPLAY, { side: l.side, orders: l.orders, proc: l.proc, vars: l.vars, void: [] });

/** What another side may see of a lane: that it exists, not how far it is. */
export const veiled = (lanes: readonly Lane[], viewer: Side): readonly Lane[] =>
  lanes.map(l => (l.side === viewer ? l : { ...l, orders: [], done: false }));
