/** The cheapest line of Areas between the enemy and our objectives: a minimum cut, which may also give an objective up. */
import { heightOf } from '../model/army.ts';
import type { Box, SideNo } from '../model/box.ts';
import type { State } from '../../../engine/state.ts';
import { controlOf, riverBetween } from '../model/ground.ts';
import { fortIn } from '../rules/combat/forts.ts';

export interface Front {
  readonly g: State;
  readonly box: Box;
  readonly s: SideNo;
  readonly own: Float64Array;
  readonly foe: Float64Array;
}
/** The steps it takes to hold an Area, before rivers, forts, terrain, a centre and our units there lower them (`priceOf`). */
const HELD_BY = 12;
const DIE = 3.5;
const GONE = 10_000;
/** Holding an objective may cost up to this many times its worth. */
const DEAR = 2;
const priceOf = ({ g, box, s, own, foe }: Front, area: number): number => {
  if (foe[area]! > 0 && controlOf(g, area) !== s) return GONE;
  const row = box.tables.areas[area]!;
  const fort = fortIn(g, area);
  if (fort && fort.side !== s) return GONE;
  let river = 9;
  for (const n of box.nextTo[area]!)
    if (foe[n]! > 0) river = Math.min(river, box.tables.rivers[riverBetween(g, n, area)]!.dice);
  const dice = box.tables.terrain.find(t => t.name === row.terrain)!.dice + (fort?.dice ?? 0) + (river < 9 ? river : 0);
  const less = DIE * dice + (fort?.strength ?? 0) + (row.centre ? 3 : 0) + 0.5 * Math.min(own[area]!, 12);
  const away = controlOf(g, area) === s ? 0 : 3;
  return Math.max(1, Math.round(HELD_BY + away - less));
};

/** A flow network. Node 2a enters Area a, 2a + 1 leaves it; the last two are source (the enemy) and sink (our objectives). Edges e and e ^ 1 are each other's reverse. */
interface Net {
  readonly first: Int16Array;
  readonly next: Int16Array;
  readonly to: Int16Array;
  readonly room: Int32Array;
}
const netOf = (f: Front, worth: (objective: number) => number): Net => {
  const { g, box, s } = f;
  const n = box.areas;
  const [SOURCE, SINK] = [2 * n, 2 * n + 1];
  const first = new Int16Array(2 * n + 2).fill(-1);
  const [next, to, room]: [number[], number[], number[]] = [[], [], []];
  const join = (a: number, b: number, most: number): void => {
    for (const [p, q, r] of [
      [a, b, most],
      [b, a, 0],
    ] as const) {
      next.push(first[p]!);
      first[p] = to.length;
      to.push(q);
      room.push(r);
    }
  };
  for (const a of box.areaIds) {
    join(2 * a, 2 * a + 1, priceOf(f, a));
    for (const b of box.nextTo[a]!) join(2 * a + 1, 2 * b, GONE);
    if (heightOf(g, a) > 0 && controlOf(g, a) !== s) join(SOURCE, 2 * a, GONE);
  }
  for (const o of box.objectives) if (controlOf(g, o) === s) join(2 * o + 1, SINK, Math.round(DEAR * worth(o)));
  return { first, next: Int16Array.from(next), to: Int16Array.from(to), room: Int32Array.from(room) };
};
/** Breadth-first search for a path with capacity left. Sets in `by` the edge through which each node was reached. */
const search = ({ first, next, to, room }: Net, by: Int16Array, source: number): void => {
  by.fill(-1);
  by[source] = -2;
  const queue = [source];
  for (let i = 0; i < queue.length; i++)
    for (let e = first[queue[i]!]!; e >= 0; e = next[e]!)
      if (room[e]! > 0 && by[to[e]!] === -1) {
        by[to[e]!] = e;
        queue.push(to[e]!);
      }
};
/** The Areas of the line. */
export const lineOf = (f: Front, worth: (objective: number) => number): readonly number[] => {
  const n = f.box.areas;
  const [source, sink] = [2 * n, 2 * n + 1];
  const net = netOf(f, worth);
  const { to, room } = net;
  const by = new Int16Array(2 * n + 2);
  for (search(net, by, source); by[sink] !== -1; search(net, by, source)) {
    let most = GONE;
    for (let v = sink; v !== source; v = to[by[v]! ^ 1]!) most = Math.min(most, room[by[v]!]!);
    for (let v = sink; v !== source; v = to[by[v]! ^ 1]!) {
      room[by[v]!]! -= most;
      room[by[v]! ^ 1]! += most;
    }
  }
  return f.box.areaIds.filter(a => by[2 * a] !== -1 && by[2 * a + 1] === -1);
};
