/** 10.1.7, 2.3.2 How far it is: Areas, MPs, and the reach of the Reserve. */
import { blockedBy, ok, stackAt, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { boxOf, perBox, type OfBox, type SideNo } from '../../model/box.ts';
import { areaIds, areaName, nextTo, riverBetween } from '../../model/ground.ts';
import { NUMBERS } from '../../data/charts.ts';
import { forcesOf } from '../position/obstacles.ts';
import { enemiesIn, friendsIn } from './stacking.ts';

/** The distance in Areas, whoever stands in between. */
export const distance = (g: OfBox, from: number, to: number): number => {
  const { distance: all, areas } = boxOf(g);
  return all[from * areas + to]!;
};
/** Scratch space of a search, by Area: 1 + the steps from its start, 0 if not reached, SHUT if it may not pass. All 0 between searches. */
const STEPS = new Uint8Array(256);
const SHUT = 255;
/** The Areas within `most` steps of `from` by way of Areas that pass, nearest first and without `from`. `passes` is asked once for each Area. */
export const reachedFrom = (
  g: OfBox,
  from: readonly number[],
  most: number,
  passes: (area: number) => boolean,
): readonly number[] => {
  const { nextTo: beside } = boxOf(g);
  const all = [...from];
  for (const a of from) STEPS[a] = 1;
  for (let k = 0; k < all.length && STEPS[all[k]!]! <= most; k++)
    for (const n of beside[all[k]!]!) {
      if (STEPS[n] !== 0) continue;
      STEPS[n] = passes(n) ? STEPS[all[k]!]! + 1 : SHUT;
      if (STEPS[n] !== SHUT) all.push(n);
    }
  for (let a = 0; a < beside.length; a++) STEPS[a] = 0;
  return all.slice(from.length);
};

/** 2.3.2 Where a unit may come out of the Reserve: within two Areas of a friendly unit, with no enemy in between. */
export const committable = (g: State, s: SideNo): readonly number[] => {
  const held = areaIds(g).filter(a => friendsIn(g, s, a));
  return [...reachedFrom(g, held, NUMBERS.reserveReach.value, a => !enemiesIn(g, s, a)), ...held];
};
export const isNearFriends = (g: State, s: SideNo, area: number): Verdict => {
  if (committable(g, s).includes(area)) return ok;
  const reach = NUMBERS.reserveReach.value;
  const near = areaIds(g).find(a => friendsIn(g, s, a) && distance(g, a, area) <= reach);
  if (near === undefined)
    return blockedBy(forcesOf(g, s), '2.3.2', `no unit of yours is within ${reach} Areas of ${areaName(g, area)}`, [
      area,
    ]);
  const between = nextTo(g, area).find(a => enemiesIn(g, s, a) && distance(g, a, near) < reach)!;
  return blockedBy(
    stackAt(between),
    '2.3.2',
    `enemy units in ${areaName(g, between)} are between it and your units in ${areaName(g, near)}`,
    [area, between],
  );
};

interface Costs {
  /** MPs of the cheapest step on the map, its river bridged. */
  readonly least: number;
  /** By two Areas, a * areas + b: MPs of a step, and how many of them a bridge saves; 0 if they do not touch. */
  readonly step: Uint8Array;
  readonly saved: Uint8Array;
}
/** A search that prices many steps fetches this once. */
export const costsOf = perBox(({ areas, river, tables }): Costs => {
  const made = { step: new Uint8Array(areas ** 2), saved: new Uint8Array(areas ** 2), least: Infinity };
  const ground = tables.areas.map(a => tables.terrain.find(t => t.name === a.terrain)!.mp);
  river.forEach((kind, i) => {
    if (kind < 0) return;
    made.saved[i] = tables.rivers[kind]!.mp;
    made.step[i] = ground[i % areas]! + made.saved[i];
    made.least = Math.min(made.least, ground[i % areas]!);
  });
  return made;
});
/** 10.1.7 MPs of a step: the terrain entered and the river crossed. A bridged river costs nothing. */
export const stepCost = (
  g: OfBox,
  from: number,
  area: number,
  bridged: boolean,
  { step, saved } = costsOf(g),
): number => {
  const box = boxOf(g);
  const i = from * box.areas + area;
  return bridged ? step[i]! - saved[i]! : step[i]!;
};
export const isMajor = (g: OfBox, from: number, area: number): boolean =>
  boxOf(g).tables.rivers[riverBetween(g, from, area)]?.name === 'major';
