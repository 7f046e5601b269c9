/** Features that games on hexes or areas share: who is near what counts, who could attack whom, and who stands alone. */
import { floodFrom, makeFlood, type Board, type Flood } from '../kernel/flood.ts';
import type { Grid } from '../kernel/hex.ts';
import { UNREACHED } from '../kernel/path.ts';
import type { Put } from './features.ts';

type Both<T> = readonly [T, T];
/** A place or a few that count together. */
export interface Objective {
  readonly name: string;
  readonly places: readonly number[];
  /** The cost from everywhere to the nearest of them. */
  readonly costs: Int16Array;
  readonly labels: readonly string[];
}
const KINDS = ['held', 'reach of the first', 'reach of the second', 'way of the first', 'way of the second'] as const;
/** Costs are those of marching to it, by `costsTo` for each of its places. */
export const objective = (
  name: string,
  places: readonly number[],
  costsTo: (place: number) => ArrayLike<number>,
): Objective => {
  const all = places.map(place => costsTo(place));
  const costs = Int16Array.from(all[0]!, (_, from) => Math.min(...all.map(c => c[from]!)));
  return { name, places, costs, labels: KINDS.map(kind => `${name}: ${kind}`) };
};

/** A grid of hexes as a board. */
export const boardOf = ({ size, near }: Grid): Board => ({ size, near, degree: 6 });
export interface Objectives {
  readonly board: Board;
  /** The cost of each step, in the order of the board's `near`, as `priced` gives it for hexes. */
  readonly steps: Int16Array;
  readonly objectives: readonly Objective[];
  /** Strength at this cost counts half, at twice of it a quarter. */
  readonly half: number;
}
interface Scratch {
  readonly floods: Both<Flood>;
  readonly fade: Float64Array;
}
const scratches = new WeakMap<Objectives, Scratch>();
/** In multiples of `half`: ways longer than this count as none. */
const LONGEST_WAY = 6;
const scratchOf = (map: Objectives): Scratch => {
  const known = scratches.get(map);
  if (known) return known;
  const points = LONGEST_WAY * map.half;
  const made: Scratch = {
    floods: [makeFlood(map.board.size, points), makeFlood(map.board.size, points)],
    fade: Float64Array.from({ length: points + 1 }, (_, cost) => 0.5 ** (cost / map.half)),
  };
  scratches.set(map, made);
  return made;
};
/** Strengths of both sides by place, and who holds a place: 1 the first side, -1 the second, 0 nobody. */
export interface Forces {
  readonly attack: Both<ArrayLike<number>>;
  readonly defence: Both<ArrayLike<number>>;
  readonly holder: (place: number) => number;
}
const occupied = (size: number, { attack, defence }: Forces, side: 0 | 1): number[] => {
  const list: number[] = [];
  for (let place = 0; place < size; place++)
    if (attack[side][place]! > 0 || defence[side][place]! > 0) list.push(place);
  return list;
};
const SIDES = [0, 1] as const;
const BEST = ['best', 'second', 'third'] as const;
const putBest = (put: Put, name: Both<readonly string[]>, side: 0 | 1, values: number[]): void => {
  values.sort((a, b) => b - a);
  for (let i = 0; i < BEST.length; i++) put(name[side][i]!, values[i] ?? 0);
};
const labelsFor = (what: string): Both<readonly string[]> => [
  BEST.map(b => `${b} ${what} of the first`),
  BEST.map(b => `${b} ${what} of the second`),
];
const WAYS = labelsFor('way');
const BALANCES = labelsFor('balance');
const OPEN = ['open objectives of the first', 'open objectives of the second'] as const;

/** Where a side stands, how strong it is there, and its ways from there. */
interface Standing {
  readonly places: readonly number[];
  readonly strength: Float64Array;
  readonly ways: Int16Array;
}
const standingOf = (map: Objectives, forces: Forces, side: 0 | 1): Standing => {
  const places = occupied(map.board.size, forces, side);
  const [attack, defence] = [forces.attack[side], forces.defence[side]];
  const closed = forces.defence[side === 0 ? 1 : 0];
  return {
    places,
    strength: Float64Array.from(places, place => (attack[place]! + defence[place]!) / 2),
    ways: floodFrom(map.board, map.steps, places, closed, scratchOf(map).floods[side]),
  };
};
const faded = (cost: number, fade: Float64Array): number => (cost < fade.length ? fade[cost]! : 0);
const reachOf = ({ places, strength }: Standing, costs: Int16Array, fade: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < places.length; i++) sum += strength[i]! * faded(costs[places[i]!]!, fade);
  return Math.log1p(sum);
};
const wayTo = ({ ways }: Standing, places: readonly number[], fade: Float64Array): number => {
  let nearest = UNREACHED;
  for (const place of places) nearest = Math.min(nearest, ways[place]!);
  return faded(nearest, fade);
};
/** For each objective its holder, the strength in reach of it on both sides, and the ways to it around the enemy; and the best of what each side does not hold. */
export const putObjectives = (put: Put, map: Objectives, forces: Forces): void => {
  const { fade } = scratchOf(map);
  const [first, second] = [standingOf(map, forces, 0), standingOf(map, forces, 1)];
  const ways: Both<number[]> = [[], []];
  const balances: Both<number[]> = [[], []];
  for (const { places, costs, labels } of map.objectives) {
    let held = 0;
    for (const place of places) held += forces.holder(place) / places.length;
    const reach = [reachOf(first, costs, fade), reachOf(second, costs, fade)] as const;
    const way = [wayTo(first, places, fade), wayTo(second, places, fade)] as const;
    put(labels[0]!, held);
    put(labels[1]!, reach[0]);
    put(labels[2]!, reach[1]);
    put(labels[3]!, way[0]);
    put(labels[4]!, way[1]);
    for (const side of SIDES)
      if ((side === 0 ? held : -held) < 1) {
        ways[side].push(way[side]);
        balances[side].push(reach[side] - reach[side === 0 ? 1 : 0]);
      }
  }
  for (const side of SIDES) {
    put(OPEN[side], ways[side].length / map.objectives.length);
    putBest(put, WAYS, side, ways[side]);
    putBest(put, BALANCES, side, balances[side]);
  }
};

/** Odds at which a place beside an enemy can be attacked. */
const ODDS = [1, 2, 3, 4, 6] as const;
const FRONT = SIDES.map(side => {
  const by = side === 0 ? 'first' : 'second';
  return {
    contact: `enemies the ${by} touches`,
    best: `best odds of the ${by}`,
    odds: ODDS.map(o => `${o}:1 of the ${by}`),
    alone: `alone of the ${by}`,
    exposed: `exposed alone of the ${by}`,
  };
});
const A_FEW = 5;
/** Along the front: how many enemy stacks each side could attack from beside them, and at what odds. */
export const putFront = (put: Put, { near, degree, size }: Board, { attack, defence }: Forces): void => {
  for (const side of SIDES) {
    const enemy = side === 0 ? 1 : 0;
    const at = ODDS.map(() => 0);
    let [best, contact] = [0, 0];
    for (let place = 0; place < size; place++) {
      const against = defence[enemy][place]!;
      if (!(against > 0)) continue;
      let sum = 0;
      for (let k = place * degree; k < (place + 1) * degree; k++) if (near[k]! >= 0) sum += attack[side][near[k]!]!;
      if (sum <= 0) continue;
      contact += 1;
      best = Math.max(best, sum / against);
      for (const [i, odds] of ODDS.entries()) if (sum >= odds * against) at[i]! += 1;
    }
    const labels = FRONT[side]!;
    put(labels.contact, contact / A_FEW);
    put(labels.best, Math.log1p(best));
    for (const [i, n] of at.entries()) put(labels.odds[i]!, n / A_FEW);
  }
};
/** Stacks without a friend beside them: their strength, and that of those beside an enemy. */
export const putAlone = (put: Put, { near, degree, size }: Board, { attack, defence }: Forces): void => {
  for (const side of SIDES) {
    const enemy = side === 0 ? 1 : 0;
    let [alone, exposed, all] = [0, 0, 0];
    for (let place = 0; place < size; place++) {
      const own = attack[side][place]! + defence[side][place]!;
      if (!(own > 0)) continue;
      all += own;
      let [friends, foes] = [0, 0];
      for (let k = place * degree; k < (place + 1) * degree; k++) {
        const to = near[k]!;
        if (to < 0) continue;
        if (attack[side][to]! + defence[side][to]! > 0) friends += 1;
        if (attack[enemy][to]! > 0) foes += 1;
      }
      if (friends > 0) continue;
      alone += own;
      if (foes > 0) exposed += own;
    }
    put(FRONT[side]!.alone, all > 0 ? alone / all : 0);
    put(FRONT[side]!.exposed, all > 0 ? exposed / all : 0);
  }
};
/** Sums of both sides, and the logarithm of what they make of each other. */
export const putStrengths = (put: Put, { attack, defence }: Forces, scale: number): void => {
  const sums = [attack, defence].map(by =>
    SIDES.map(side => {
      let sum = 0;
      for (let place = 0; place < by[side].length; place++) sum += by[side][place]!;
      return sum / scale;
    }),
  );
  put('attack of the first', sums[0]![0]!);
  put('attack of the second', sums[0]![1]!);
  put('defence of the first', sums[1]![0]!);
  put('defence of the second', sums[1]![1]!);
  const total = SIDES.map(side => sums[0]![side]! + sums[1]![side]!);
  put('balance of strength', Math.log((total[0]! + 0.1) / (total[1]! + 0.1)));
};
