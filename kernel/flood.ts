/** Cheapest ways from many places at once: how far a whole side is from everywhere. */
import { UNREACHED } from './path.ts';

/** Hexes or areas and what lies next to each: so many entries of `near` a place, -1 where there is nothing. */
export interface Board {
  readonly size: number;
  readonly near: ArrayLike<number>;
  readonly degree: number;
}
export interface Flood {
  /** The cost to the nearest start; UNREACHED beyond the limit. */
  readonly cost: Int16Array;
  readonly buckets: readonly number[][];
}
/** Scratch arrays for ways of at most so many points; a search overwrites what the last one found. */
export const makeFlood = (size: number, points: number): Flood => ({
  cost: new Int16Array(size),
  buckets: Array.from({ length: points + 1 }, () => []),
});
/** `steps` gives the cost of each step in the order of `near`, UNREACHED where it may not be made. Nobody passes a place where `closed` is above 0, but may reach it. */
export const floodFrom = (
  { near, degree }: Board,
  steps: Int16Array,
  starts: readonly number[],
  closed: ArrayLike<number> | undefined,
  out: Flood,
): Int16Array => {
  const { cost, buckets } = out;
  cost.fill(UNREACHED);
  for (const place of starts) {
    cost[place] = 0;
    buckets[0]!.push(place);
  }
  for (let spent = 0; spent < buckets.length; spent++) {
    const bucket = buckets[spent]!;
    for (let i = 0; i < bucket.length; i++) {
      const place = bucket[i]!;
      if (cost[place] !== spent || (spent > 0 && closed !== undefined && closed[place]! > 0)) continue;
      for (let k = place * degree, end = k + degree; k < end; k++) {
        const step = steps[k]!;
        if (step === UNREACHED) continue;
        const to = near[k]!;
        const price = spent + step;
        if (price >= buckets.length || price >= cost[to]!) continue;
        cost[to] = price;
        buckets[price]!.push(to);
      }
    }
    bucket.length = 0;
  }
  return cost;
};
