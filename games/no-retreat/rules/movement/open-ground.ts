/** 13.2 The ground without counters: movement costs of hexes and hexsides, and what is closed to whom. */
import type { State } from '../../../../engine/state.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import { NO_ENTRY, priced, reprice, type Priced } from '../../../../kernel/path.ts';
import { ALLIED_CAMP, campOf, G, sideOf, SOVIET_CAMP } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { gridOf, isIn } from '../../model/ground.ts';
import { at, DROPS, frontNo, isEarly, isFrance, isHex, sheetOf } from '../../model/state.ts';
import { isExempt, openCountries } from './areas.ts';
import { frameOf, marksIn } from '../flow.ts';

/** Movement costs without counters, and `walked`: the same with the effects of counters. Its index is made of the camp, mobile units starting in a zone, the cost to leave a zone, and surrendered cities. */
export interface Opened {
  readonly open: Priced;
  readonly walked: Priced[];
}
/** Ground by the bits of its `Opening`. */
type Bases = Map<number, Opened>;
/** 5.1 Costs of hexsides under the bridge events in force, and the ground with these costs. */
export interface Crossing {
  readonly cross: Uint8Array;
  readonly bases: Bases;
}
/** 19.10 The same with Drop! markers, which change the costs around their own hexes. */
export interface Dropped extends Crossing {
  readonly over: Crossing;
  readonly drops: readonly number[];
  readonly hexes: readonly number[];
}
/** 5.1 The bridge events of this phase, for a unit of the side that moves: `FREE` if bridges were laid last, else how many demolitions followed. 18.5 Bridges of a German card do not help Soviets. */
const waterFor = (g: State, unit: number): number => {
  const marks = marksIn(g, 'movement');
  if (marks.length === 0 || frameOf(g, 'movement')!.vars.side !== sideOf(g, unit)) return 0;
  const laid = campOf(g, unit) === SOVIET_CAMP ? -1 : marks.lastIndexOf(LAID);
  const blown = marks.reduce((n, m, i) => (m === BLOWN && i > laid ? n + 1 : n), 0);
  return blown === 0 && laid >= 0 ? FREE : blown;
};
const [LAID, BLOWN] = ['water river', 'water demolish'];
const FREE = -1;
/** 5.1 Hexside costs under bridge events, computed on first use. */
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
/** 19.10 For Germans, the hexsides of a hex with a Drop! marker cost nothing. */
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
/** 13.2.3 An Evacuation Zone costs all movement points: a price no unit can pay, so that it can only be entered as a first hex. */
const ALL_POINTS = 200;
const MAX_CACHED_GROUNDS = 64;
const MAX_DROPPED_GROUNDS = 8;
/** What the ground depends on besides hexsides; `bits` packs the rest into one key. */
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
/** 13.2.1, 20.1.1 The ground for this unit. Returns the same object while what it depends on is unchanged. */
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
/** The same ground with other hexside costs around some hexes. */
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
