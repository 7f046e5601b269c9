/** How far enemies could drive between our units into undefended hexes: movement points left in each hex. */
import type { Grid } from '../kernel/hex.ts';
import { UNREACHED, type Priced } from '../kernel/path.ts';

/** What stops raiders in a hex: next to a unit they must stop, and its own hex they cannot enter. */
export const STOPPED = 1;
export const SHUT = 2;

/** Raiders by hex, with their movement points. */
export interface Riders {
  readonly left: Int8Array;
  /** Hexes by the points left in them. */
  readonly queues: readonly number[][];
}
export const ridersOn = (size: number, most: number): Riders => ({
  left: new Int8Array(size).fill(-1),
  queues: Array.from({ length: most + 1 }, () => []),
});
export const mount = ({ left, queues }: Riders, hex: number, points: number): void => {
  if (points <= left[hex]!) return;
  left[hex] = points;
  queues[points]!.push(hex);
};
/** Computes the points left in every hex they reach. */
export const ride = (
  { near }: Grid,
  { steps }: Priced,
  bars: Uint8Array,
  { left, queues }: Riders,
  out: Uint8Array,
): void => {
  for (let rest = queues.length - 1; rest > 0; rest--)
    for (const hex of queues[rest]!) {
      if (left[hex] !== rest) continue;
      for (let k = hex * 6; k < hex * 6 + 6; k++) {
        const to = near[k]!;
        if (to < 0 || steps[k] === UNREACHED) continue;
        const then = rest - steps[k]!;
        if (then < 0 || then <= left[to]! || (bars[to]! & SHUT) !== 0) continue;
        out[to] = 1;
        left[to] = then;
        if ((bars[to]! & STOPPED) === 0) queues[then]!.push(to);
      }
    }
};
