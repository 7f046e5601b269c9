/** What was planned for a part of a turn. It is recognised by the position, of which only a few cells have changed since it was last seen. */
import type { Side, State } from '../engine/state.ts';

export interface Memory {
  readonly stretch: string;
  readonly side: Side;
  readonly turn: number;
  cells: Int16Array;
}
const MAX_CACHED_PLANS = 8;
const CHANGED = 80;
const alike = (a: Int16Array, b: Int16Array, most: number): boolean => {
  let changed = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && ++changed > most) return false;
  return a.length === b.length;
};
/** The share of the cells that may change from one turn to the next: a memory of the turn before that differs by less is of the same game. */
const A_TURN = 0.25;

export interface Memories<M> {
  /** What is planned for this part of the turn. */
  recall(stretch: string, side: Side, view: State): M | undefined;
  /** What was planned a turn ago. */
  lastTurn(turn: number, side: Side, view: State): M | undefined;
  keep(m: M): void;
}
/** The most recent plans, of any game. */
export const createMemories = <M extends Memory>(): Memories<M> => {
  const memories: M[] = [];
  return {
    recall: (stretch, side, view) => {
      const at = memories.findIndex(
        m => m.stretch === stretch && m.side === side && alike(m.cells, view.cells, CHANGED),
      );
      if (at < 0) return undefined;
      const [m] = memories.splice(at, 1);
      memories.unshift(m!);
      m!.cells = view.cells.slice();
      return m;
    },
    lastTurn: (turn, side, { cells: n }) =>
      memories.find(m => m.turn === turn - 1 && m.side === side && alike(m.cells, n, A_TURN * n.length)),
    keep: m => {
      memories.unshift(m);
      if (memories.length > MAX_CACHED_PLANS) memories.pop();
    },
  };
};
