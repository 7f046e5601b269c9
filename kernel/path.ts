/** How far a unit gets: cheapest paths over small whole costs, in a bucket queue with reused arrays. For half movement points, double everything. */
import type { Grid, HexId } from './hex.ts';
import type { Onward } from './reach-fixed-costs.ts';

/** The cost of what cannot be entered or crossed. */
export const NO_ENTRY = 255;
/** A cost to enter that means: only along a road or railway (War Comes Early 11.4). An enemy there is NO_ENTRY, road or not. */
export const BY_ROAD = 254;
export const UNREACHED = 0x7fff;

/** What a hex does to a moving unit; bits of `Ground.zone`. */
export const STOP = 1; // must end its move on entering
export const ZONE = 2; // may not go straight from such a hex to another
export const OPEN = 4; // may be entered from a zone nevertheless
/** The usual enemy zone of control. */
export const ENEMY_ZONE = STOP | ZONE;

export interface Ground {
  /** Cost to enter a hex, 1 or more; BY_ROAD where only a road leads in, NO_ENTRY where nothing may enter. */
  readonly enter: Uint8Array;
  /** Added on crossing a hexside, NO_ENTRY where it cannot be crossed. */
  readonly cross: Uint8Array;
  /** By hexside: the one of its two hexes that cannot be entered over it, only left; -1 if both ways are open. */
  readonly oneWay?: Int16Array;
  /** STOP, ZONE and OPEN by hex. */
  readonly zone?: Uint8Array;
  /** Along a road or railway over this hexside the move costs exactly this, whatever the ground; 0 means no road. */
  readonly road?: Uint8Array;
  /** Added on entering a hex, even by road: an enemy air zone (War Comes Early 6.2.2), an enemy zone (No Retreat 13.4.1). */
  readonly extra?: Uint8Array;
  /** Added on leaving a hex. */
  readonly leave?: Uint8Array | undefined;
  /** The cost of each step from a hex in a direction, without the cost of leaving, if precomputed (`priced`); FAR where it is not allowed. */
  readonly steps?: Int16Array;
  /** The same if steps never change: `reachOnward` tries only those that may be worth it. */
  readonly onward?: Onward;
  /** On top of step costs, as things stand now: hexes nobody may enter, and extra costs of others. Where every march changes them, this is faster than new step costs. */
  readonly shut?: Uint8Array;
  readonly added?: Uint8Array;
  /** A number for what is in each hex, and for each number: 1 where the moving units may not join it. */
  readonly there?: Uint16Array | undefined;
  readonly apart?: Uint8Array | undefined;
}
/** Ground that many will walk: every step is priced once, and again where `reprice` changes the cost to enter. */
export interface Priced extends Ground {
  readonly steps: Int16Array;
}

export interface Reach {
  /** Points spent to get there, FAR if it cannot. */
  readonly cost: Int16Array;
  /** The hex before on the cheapest way, -1 at the start. */
  readonly from: Int16Array;
  /** For `reachOnward`: the direction it was entered in. */
  readonly entered: Uint8Array;
  /** The hexes reached, cheapest first, the start among them: the first `count` count. */
  readonly order: Int16Array;
  count: number;
  readonly queue: { readonly head: Int32Array; readonly hex: Int16Array; readonly next: Int32Array };
}

/** Longer ways are not looked for. */
export const MAX_POINTS = 254;

/** Scratch arrays for one grid; each search overwrites the result of the last. */
export function makeReach(grid: Grid): Reach {
  const { size } = grid;
  return {
    cost: new Int16Array(size).fill(UNREACHED),
    from: new Int16Array(size),
    entered: new Uint8Array(size),
    order: new Int16Array(size),
    count: 0,
    queue: {
      head: new Int32Array(MAX_POINTS + 1),
      hex: new Int16Array(size * 6 + 1),
      next: new Int32Array(size * 6 + 1),
    },
  };
}

const NOTHING = new Uint8Array(0x8000);

/** The cost of a step over this hexside into that hex, without the cost of leaving; FAR where it is not allowed. */
export function priceOver({ enter, cross, oneWay, road, extra }: Ground, side: number, to: number): number {
  const into = enter[to]!;
  const over = cross[side]!;
  if (into === NO_ENTRY || over === NO_ENTRY || (oneWay !== undefined && oneWay[side] === to)) return UNREACHED;
  const more = extra === undefined ? 0 : extra[to]!;
  if (road !== undefined && road[side] !== 0) return road[side]! + more;
  return into === BY_ROAD ? UNREACHED : into + over + more;
}
/** The cost of a step as things stand now. */
export function priceNow({ shut, added, there, apart }: Ground, price: number, to: number): number {
  if (price === UNREACHED || (shut !== undefined && shut[to] !== 0)) return UNREACHED;
  if (there !== undefined && apart![there[to]!] !== 0) return UNREACHED;
  return added === undefined ? price : price + added[to]!;
}
export function priced({ near, sides }: Grid, ground: Ground): Priced {
  const steps = new Int16Array(near.length).fill(UNREACHED);
  for (let k = 0; k < near.length; k++) if (near[k]! >= 0) steps[k] = priceOver(ground, sides[k]!, near[k]!);
  return { ...ground, steps };
}
/** Changes the cost to enter a hex, and with it the steps into it. */
export function reprice({ near, sides }: Grid, ground: Priced, hex: HexId, enter: number): void {
  const { steps } = ground;
  ground.enter[hex] = enter;
  for (let dir = 0; dir < 6; dir++) {
    const k = hex * 6 + dir;
    const from = near[k]!;
    const back = dir < 3 ? dir + 3 : dir - 3;
    if (from >= 0) steps[from * 6 + back] = priceOver(ground, sides[k]!, hex);
  }
}

/** Puts only the start into the queue, which every search leaves empty, and forgets what the last search found. */
export function seed(out: Reach, start: HexId): void {
  const { head, hex, next } = out.queue;
  for (let i = 0; i < out.count; i++) out.cost[out.order[i]!] = UNREACHED;
  out.cost[start] = 0;
  out.from[start] = -1;
  hex[1] = start;
  next[1] = 0;
  head[0] = 1;
}

/** Everywhere a unit gets with these points. `atLeastOne`: the first hex may be entered whatever it costs (War Comes Early 11.1), which takes all the points. */
export function reach(grid: Grid, ground: Ground, start: HexId, points: number, out: Reach, atLeastOne = false): Reach {
  if (points > MAX_POINTS) throw new RangeError(`at most ${MAX_POINTS} points`);
  const { near, sides } = grid;
  const { zone = NOTHING, leave, steps, shut, added, there, apart } = ground;
  const { cost, from, order } = out;
  const { head, hex: held, next } = out.queue;
  let used = 1;
  let count = 0;
  seed(out, start);
  for (let spent = 0; spent <= points; spent++)
    for (let entry = head[spent]!; entry !== 0; entry = head[spent]!) {
      const hex = held[entry]!;
      const here = zone[hex]!;
      const base = leave === undefined ? spent : spent + leave[hex]!;
      head[spent] = next[entry]!;
      if (cost[hex] !== spent) continue;
      order[count++] = hex;
      if (hex !== start && (spent === points || (here & STOP) !== 0)) continue;
      for (let k = hex * 6, end = k + 6; k < end; k++) {
        const to = near[k]!;
        const step = steps !== undefined ? steps[k]! : to < 0 ? UNREACHED : priceOver(ground, sides[k]!, to);
        if (step === UNREACHED || base + step >= cost[to]!) continue; // off the map, too; usually it was reached already
        if (shut !== undefined && shut[to] !== 0) continue;
        if (there !== undefined && apart![there[to]!] !== 0) continue;
        let price = base + step + (added === undefined ? 0 : added[to]!);
        if (price > points) {
          if (!atLeastOne || hex !== start) continue;
          price = points;
        }
        if (price >= cost[to]! || ((here & ZONE) !== 0 && (zone[to]! & (ZONE | OPEN)) === ZONE)) continue;
        cost[to] = price;
        from[to] = hex;
        held[++used] = to;
        next[used] = head[price]!;
        head[price] = used;
      }
    }
  out.count = count;
  return out;
}

/** Whether a step goes straight from a zone into another that is not open: by the bits of both hexes. */
export const isZoneToZone = (here: number, to: number): boolean => (here & ZONE) !== 0 && (to & (ZONE | OPEN)) === ZONE;

export const isReached = (found: Reach, hex: HexId): boolean => found.cost[hex] !== UNREACHED;

/** The hexes of the cheapest route, start first; empty if there is none. */
export function routeTo(found: Reach, goal: HexId): HexId[] {
  if (!isReached(found, goal)) return [];
  const route: HexId[] = [];
  for (let hex: number = goal; hex >= 0; hex = found.from[hex]!) route.push(hex as HexId);
  return route.reverse();
}

/** What a given route costs hex by hex, or its first hex that the ground forbids. */
export function walk(
  grid: Grid,
  ground: Ground,
  route: readonly HexId[],
): { readonly costs: readonly number[]; readonly refused?: HexId } {
  const costs: number[] = [];
  const { zone = NOTHING, leave = NOTHING } = ground;
  for (let i = 1; i < route.length; i++) {
    const here = route[i - 1]!;
    const to = route[i]!;
    const k = [0, 1, 2, 3, 4, 5].find(dir => grid.near[here * 6 + dir] === to);
    const price = k === undefined ? UNREACHED : priceNow(ground, priceOver(ground, grid.sides[here * 6 + k]!, to), to);
    const held = (i > 1 && (zone[here]! & STOP) !== 0) || isZoneToZone(zone[here]!, zone[to]!);
    if (price === UNREACHED || held) return { costs, refused: to };
    costs.push(leave[here]! + price);
  }
  return { costs };
}
