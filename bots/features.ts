/** Features: named numbers that describe a position, for a learned value (value.ts). */
import type { State } from '../engine/state.ts';

/** All from the first side's point of view. The first two are `left`, the share of the game still to play, and `mover`: 1 where the first side is to move, -1 where the second is. */
export interface Features {
  readonly names: readonly string[];
  of(g: State): Float64Array;
}
export type Put = (name: string, value: number) => void;
/** Features as `write` puts them, always in the same order; `example` is any position of the same box and scenario. */
export const featuresBy = (write: (g: State, put: Put) => void, example: State): Features => {
  const names: string[] = [];
  write(example, name => names.push(name));
  if (names[0] !== 'left' || names[1] !== 'mover') throw new Error('features begin with left and mover');
  return {
    names,
    of: g => {
      const out = new Float64Array(names.length);
      let i = 0;
      write(g, (_, value) => {
        out[i++] = value;
      });
      return out;
    },
  };
};
/** A number of any size brought between -1 and 1: a score whose differences matter most near nought. */
export const softened = (x: number, half: number): number => x / (half + Math.abs(x));
