/** How far a unit gets over ground whose steps never change: from each hex only those steps are tried that were not as cheap from the hex before. */
import type { Grid, HexId } from './hex.ts';
import { UNREACHED, isZoneToZone, MAX_POINTS, reach, seed, STOP, ZONE, type Ground, type Reach } from './path.ts';

/** By hex and by the direction it was entered in: the directions worth trying, as bits. */
export type Onward = Uint8Array;
/** Room for the six directions and for trying all of them. */
const ENTRIES = 8;
const ALL = 6;

/** Whether going straight from the hex before costs no more; everything else about `to` is the same either way. */
const wasTried = ({ near }: Grid, steps: Int16Array, before: number, price: number, to: number): boolean => {
  if (to === before) return true;
  for (let k = before * 6; k < before * 6 + 6; k++) if (near[k] === to) return steps[k]! <= price;
  return false;
};
export function onwardOf(grid: Grid, steps: Int16Array): Onward {
  const { near, size } = grid;
  const onward = new Uint8Array(size * ENTRIES);
  for (let hex = 0; hex < size; hex++)
    for (let dir = 0; dir < 6; dir++) {
      const step = steps[hex * 6 + dir]!;
      if (step === UNREACHED) continue;
      onward[hex * ENTRIES + ALL]! |= 1 << dir;
      for (let entered = 0; entered < 6; entered++) {
        const before = near[hex * 6 + ((entered + 3) % 6)]!;
        if (before >= 0 && !wasTried(grid, steps, before, steps[before * 6 + entered]! + step, near[hex * 6 + dir]!))
          onward[hex * ENTRIES + entered]! |= 1 << dir;
      }
    }
  return onward;
}

/** Gives the same result as `reach`, hex by hex. From the first hex, and from one whose zone forbids some steps, all directions are tried. */
export function reachOnward(
  grid: Grid,
  ground: Ground,
  start: HexId,
  points: number,
  out: Reach,
  atLeastOne = false,
): Reach {
  const { steps, onward, zone, leave, shut, added, there, apart } = ground;
  if (!onward || !steps || points > MAX_POINTS) return reach(grid, ground, start, points, out, atLeastOne);
  const { near } = grid;
  const { cost, from, entered, order } = out;
  const { head, hex: held, next } = out.queue;
  let used = 1;
  let count = 0;
  seed(out, start);
  entered[start] = ALL;
  for (let spent = 0; spent <= points; spent++)
    for (let entry = head[spent]!; entry !== 0; entry = head[spent]!) {
      const hex = held[entry]!;
      const here = zone === undefined ? 0 : zone[hex]!;
      const base = leave === undefined ? spent : spent + leave[hex]!;
      head[spent] = next[entry]!;
      if (cost[hex] !== spent) continue;
      order[count++] = hex;
      if (hex !== start && (spent === points || (here & STOP) !== 0)) continue;
      const most = atLeastOne && hex === start ? UNREACHED : points;
      const isBound = (here & ZONE) !== 0;
      for (let left: number = onward[hex * ENTRIES + entered[hex]!]!; left !== 0; left &= left - 1) {
        const dir = 31 - Math.clz32(left & -left);
        const to = near[hex * 6 + dir]!;
        let price = base + steps[hex * 6 + dir]!;
        if (price >= cost[to]! || price > most) continue; // usually
        if (shut !== undefined && shut[to] !== 0) continue;
        if (there !== undefined && apart![there[to]!] !== 0) continue;
        if (added !== undefined) price += added[to]!;
        if (price > most) continue;
        if (price > points) price = points;
        if (price >= cost[to]! || (isBound && isZoneToZone(here, zone![to]!))) continue;
        cost[to] = price;
        from[to] = hex;
        entered[to] = isBound || hex === start ? ALL : dir;
        held[++used] = to;
        next[used] = head[price]!;
        head[price] = used;
      }
    }
  out.count = count;
  return out;
}
