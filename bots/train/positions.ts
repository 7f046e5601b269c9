/** Games played for training: the positions in which a side began to plan, and how the game ended. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { RUN, type Side, type State } from '../../engine/state.ts';

/** Everything a feature may read, without the box. Cells are deflated, because a game keeps some twenty positions. */
interface Stored {
  readonly turn: number;
  readonly side: Side;
  readonly cells: string;
  readonly stack: State['stack'];
  readonly due: State['due'];
}
export interface TrainingGame {
  readonly number: number;
  /** The score of the first side at the end, by the game's `evaluate`. */
  readonly score: number;
  readonly winner: Side | null;
  readonly turns: number;
  readonly players: { readonly [side: Side]: string };
  readonly positions: readonly Stored[];
  /** Why the game was given up; its positions do not count. */
  readonly failed?: string;
}

export const stored = (g: State, turn: number, side: Side): Stored => ({
  turn,
  side,
  cells: deflateRawSync(new Uint8Array(g.cells.buffer, g.cells.byteOffset, g.cells.byteLength)).toString('base64'),
  stack: g.stack,
  due: g.due,
});
/** The position again, in the box of `start`. Run the machine on it (`resume`) to play on. */
export const restored = (start: State, { cells, stack, due }: Stored): State => {
  const bytes = inflateRawSync(Buffer.from(cells, 'base64'));
  return {
    ...start,
    cells: new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    stack,
    due,
    wait: RUN,
    events: [],
  };
};
