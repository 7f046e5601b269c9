/** 13.2 Open ground, counters apart: what hexes and hexsides cost, and for whom they are closed. */
import { frameOf } from '../../../../engine/flow.ts';
import { marksIn } from '../../../../engine/lifetimes.ts';
import type { State } from '../../../../engine/state.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import { NO_ENTRY, priced, reprice, type Priced } from '../../../../kernel/path.ts';
import { ALLIED_CAMP, campOf, G, sideOf, SOVIET_CAMP } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { gridOf, isIn } from '../../model/ground.ts';
import { at, DROPS, frontNo, isEarly, isFrance, isHex, sheetOf } from '../../model/state.ts';
import { isExempt, openCountries } from './areas.ts';

/** Open ground, priced, and the same with what counters do to it: by camp, whether mobile in a zone, whether leaving a zone costs, and whether cities were given up. */
export interface Opened {
  readonly open: Priced;
  readonly walked: Priced[];
}
/** Open ground by what it rests on, counters and hexsides apart. */
type Bases = Map<number, Opened>;
/** 5.1 What hexsides cost by an event, and the open ground with them. */
export interface Crossing {
  readonly cross: Uint8Array;
  readonly bases: Bases;
}
/** 19.10 The same with Drop! markers in these cells: another cost around their hexes alone. */
export interface Dropped extends Crossing {
  readonly over: Crossing;
  readonly drops: readonly number[];
  readonly hexes: readonly number[];
}
/** 5.1 What the events of this phase make of bridges for who moves in it: laid by the last of them, or blown so many times since. 18.5 Laid by a German card they are no help to Soviets. */
const waterFor = (g: State, unit: number): number => {
  const marks = marksIn(g, 'movement');
  if (marks.length === 0 || frameOf(g, 'movement')!.vars.side !== sideOf(g, unit)) return 0;
  const laid = campOf(g, unit) === SOVIET_CAMP ? -1 : marks.lastIndexOf(LAID);
  const blown = marks.reduce((n, m, i) => (m === BLOWN && i > laid ? n + 1 : n), 0);
  return blown === 0 && laid >= 0 ? FREE : blown;
};
const [LAID, BLOWN] = ['water river', 'water demolish'];
const FREE = -1;
/** 5.1 Events that make hexsides cost nothing, or more. */
const crossingBy = (g: State, water: number): Crossing => {
  const { crossings } = boxOf(g).cache.reach;
  const known = crossings.get(water);
  if (known) return known;
  const crossing: Crossing = { cross: waterCosts(g, water), bases: new Map() };
  crossings.set(water, crossing);
  return crossing;
};
const waterCosts = (g: State, water: number): Uint8Array =>
  boxOf(g).CROSS.map(cost => {
    if (cost === NO_ENTRY || cost === 0) return cost;
    return water === FREE ? 0 : cost + 2 * water;
  });
/** 19.10 A Drop! in the hex entered or left makes hexsides cost nothing for Germans. */
const crossingFor = (g: State, unit: number): Crossing | Dropped => {
  const { reach: kept } = boxOf(g).cache;
  const over = crossingBy(g, waterFor(g, unit));
  if (sideOf(g, unit) !== G || !hasDrop(g)) return over;
  const known = kept.dropped.find(d => isAsDropped(g, d, over));
  if (known) return known;
  const { drop } = at(g);
  const drops = Array.from(DROPS, (_, i) => g.cells[drop + i]!);
  const hexes = drops.filter(hex => isHex(g, hex));
  const dropped: Dropped = { over, drops, hexes, cross: dropCosts(g, over.cross, hexes), bases: new Map() };
  kept.dropped = [dropped, ...kept.dropped.slice(0, MAX_DROPPED_GROUNDS - 1)];
  return dropped;
};
const hasDrop = (g: State): boolean => {
  const { drop } = at(g);
  for (let i = 0; i < DROPS.length; i++) if (isHex(g, g.cells[drop + i]!)) return true;
  return false;
};
const isAsDropped = (g: State, { drops, over }: Dropped, now: Crossing): boolean => {
  const { drop } = at(g);
  for (let i = 0; i < DROPS.length; i++) if (drops[i] !== g.cells[drop + i]) return false;
  return over === now;
};
const dropCosts = (g: State, cross: Uint8Array, drops: readonly number[]): Uint8Array => {
  const { GRID } = boxOf(g);
  const out = cross.slice();
  for (const hex of drops)
    for (let k = hex * 6; k < hex * 6 + 6; k++) if (out[GRID.sides[k]!] !== NO_ENTRY) out[GRID.sides[k]!] = 0;
  return out;
};
/** 13.2.3 To enter an Evacuation Zone takes all the points: more than anybody has, so that only a first hex can be one. */
const ALL_POINTS = 200;
/** More are not kept. */
const MAX_CACHED_GROUNDS = 64;
const MAX_DROPPED_GROUNDS = 8;
/** What open ground rests on, hexsides apart. */
interface Opening {
  readonly bits: number;
  readonly open: number;
  readonly allied: boolean;
  readonly ardennes: boolean;
}
const openingFor = (g: State, unit: number): Opening => {
  const allied = campOf(g, unit) === ALLIED_CAMP;
  const open = openCountries(g, unit);
  const early = allied && isEarly(g);
  const ardennes = !(early && isFrance(g)) || isExempt(g, unit);
  const bits = (open << 4) | (frontNo(g) << 3) | (allied ? 4 : 0) | (early ? 2 : 0) | (ardennes ? 1 : 0);
  return { bits, open, allied, ardennes };
};
/** 13.2.1, 20.1.1 The same object while what it rests on is the same. */
export const openFor = (g: State, unit: number): Opened => openAs(g, crossingFor(g, unit), openingFor(g, unit));
const openAs = (g: State, crossing: Crossing | Dropped, opening: Opening): Opened => {
  const { bases } = crossing;
  const known = bases.get(opening.bits);
  if (known) return known;
  const made: Opened = { open: openedBy(g, crossing, opening), walked: [] };
  if (bases.size >= MAX_CACHED_GROUNDS) bases.clear();
  bases.set(opening.bits, made);
  return made;
};
const openedBy = (g: State, crossing: Crossing | Dropped, opening: Opening): Priced =>
  'over' in crossing
    ? crossedElse(g, openAs(g, crossing.over, opening).open, crossing.cross, crossing.hexes)
    : priced(gridOf(g), { enter: enterCosts(g, opening), cross: crossing.cross });
/** The same ground where hexsides around some hexes cost something else. */
const crossedElse = (g: State, base: Priced, cross: Uint8Array, around: readonly number[]): Priced => {
  const ground = { ...base, cross, steps: base.steps.slice() };
  for (const at of around)
    for (const hex of [at as HexId, ...gridOf(g).around[at]!]) reprice(gridOf(g), ground, hex, base.enter[hex]!);
  return ground;
};
const enterCosts = (g: State, { open, allied, ardennes }: Opening): Uint8Array => {
  const { ENTER, COUNTRY, EZ, SIZE } = boxOf(g);
  const enter = new Uint8Array(SIZE).fill(NO_ENTRY);
  const { from, to } = sheetOf(g);
  for (let hex = from; hex < to; hex++) {
    if ((open & (1 << COUNTRY[hex]!)) === 0 || (!ardennes && isIn(g, hex, 'Ardennes'))) continue;
    if (EZ[hex] === 0) enter[hex] = ENTER[hex]!;
    else if (allied) enter[hex] = ALL_POINTS;
  }
  return enter;
};
