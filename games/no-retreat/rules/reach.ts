/** 13.1, 13.2, 13.4 How far a unit gets: its points, the ground as it is for it, and everywhere it can go. */
import { frameOf } from '../../../engine/flow.ts';
import { marksIn } from '../../../engine/lifetimes.ts';
import type { State } from '../../../engine/state.ts';
import { momentNo } from '../../../engine/work.ts';
import { foesHeld } from '../../../field/zones.ts';
import type { HexId } from '../../../kernel/hex.ts';
import {
  ENEMY_ZONE,
  makeReach,
  NO_ENTRY,
  OPEN,
  priced,
  reach,
  reprice,
  routeTo,
  STOP,
  type Priced,
  type Reach,
} from '../../../kernel/path.ts';
import {
  hexesOf,
  makeTogether,
  reachTogether,
  routeTogether,
  type Purse,
  type Together,
} from '../../../kernel/together.ts';
import {
  A,
  ALLIED_CAMP,
  campOf,
  DUTCH,
  FULL_ZONE,
  G,
  GERMAN_CAMP,
  isMobile,
  nationOf,
  sideOf,
  SOVIET_CAMP,
  SWISS,
} from '../army.ts';
import { boxOf, type Unkept } from '../box.ts';
import { gridOf, isIn } from '../ground.ts';
import {
  at,
  citiesOf,
  DROPS,
  faceNow,
  frontNo,
  isBad,
  isEarly,
  isFrance,
  isHex,
  onMap,
  placeOf,
  sheetOf,
  unitsOf,
} from '../state.ts';
import { isExempt, isNeutralGround, openCountries } from './areas.ts';
import { boardOf, isNeutralUnit, type Board } from './memo.ts';
import { plannedCap } from './planned.ts';
import { isGivenUp, laid, whereLaid } from './pool.ts';
import { isSlow } from './regional.ts';
import { isInactive, LOW_SUPPLY, NO_SUPPLY, supplyOf } from './supply.ts';

/** 2.3.3, 13.2.4 Movement points; no more than four in bad weather. */
export const allowance = (g: State, unit: number): number => {
  const { mp } = faceNow(g, unit);
  const marks = marksIn(g, 'movement');
  const more = marks.length > 0 ? urgedIn(marks, placeOf(g, unit)) : 0;
  return (isBad(g) ? Math.min(4, mp) : mp) + more;
};
/** 5.2.1 A point more for each event that was played for this stack. */
const urgedIn = (marks: readonly string[], hex: number): number => {
  const mark = `mp ${hex}`;
  return marks.reduce((n, m) => (m === mark ? n + 1 : n), 0);
};
export const NO_CAP = 99;
/** 13.1, 18.8 The most hexes it may go. */
export const hexCap = (g: State, unit: number): number => {
  if (isInactive(g, unit) || isSlow(g, unit) || plannedCap(g, unit) === 1) return 1;
  const supply = supplyOf(g, unit);
  if (supply === NO_SUPPLY) return 2;
  return supply === LOW_SUPPLY ? 3 : NO_CAP;
};

/** 13.0 What is left of it on the way: points, hexes, and whether it still stands where it set out. */
export interface Left {
  readonly points: number;
  readonly cap: number;
  readonly fresh: boolean;
}
export const leftOf = (g: State, unit: number): Left => {
  const march = frameOf(g, 'march')?.vars;
  if (march?.unit === unit && march.points !== undefined)
    return { points: march.points as number, cap: march.cap as number, fresh: false };
  return { points: allowance(g, unit), cap: hexCap(g, unit), fresh: true };
};

// What was laid out and may be wanted again ------------------------------------------------------------------------------
/** Everywhere a unit gets; overwritten by the next unit's. */
export interface Found {
  readonly cost: Int16Array;
  /** The first `count` of these hexes, where it stands before all. */
  readonly order: Int16Array;
  readonly count: number;
  route(hex: HexId): readonly HexId[];
}
/** Open ground, priced, and the same with what counters do to it: by camp, whether mobile, whether leaving a zone costs, and whether cities were given up. */
interface Opened {
  readonly open: Priced;
  readonly walked: Priced[];
}
/** Open ground by what it rests on, counters and hexsides apart. */
type Bases = Map<number, Opened>;
/** 5.1 What hexsides cost by an event, and the open ground with them. */
interface Crossing {
  readonly cross: Uint8Array;
  readonly bases: Bases;
}
/** 19.10 The same with Drop! markers in these cells: another cost around their hexes alone. */
interface Dropped extends Crossing {
  readonly over: Crossing;
  readonly drops: readonly number[];
  readonly hexes: readonly number[];
}
/** 19.8 The cities that were given up, 1 by their number, and the hexes of the markers that say so. `turns`: how often they have changed. */
interface Yielded {
  readonly apart: Uint8Array;
  markers: readonly number[];
  turns: number;
}
/** What counters do to the ground of a camp. */
interface CampGround {
  /** Any enemy zone, and full ones as they bind; with those of neutrals the camp may violate. */
  readonly any: Uint8Array;
  readonly bound: Uint8Array;
  /** Where the neutrals stood when they were laid out: -1 for one at war. `turns`: how often that has changed. */
  readonly neutrals: readonly number[];
  readonly stood: Int16Array;
  /** When they were last looked for, by `moved` of the board. */
  looked: number;
  turns: number;
  laid: number;
  /** 13.4.2, 19.9 The zones that bind mobile units: open where a friend stands, a stop next to Halt! Hitler. */
  readonly passing: Uint8Array;
  passed: number;
  halts: string;
  /** How often they were laid out. */
  version: number;
  /** 20.1.1 What Allied units pay to leave an enemy zone in the first turns, and of when that is. */
  readonly leaving: Uint8Array;
  left: number;
}
/** What a search writes into: one without a limit in hexes, one with. */
interface Scratch {
  readonly free: Reach;
  readonly capped: Together;
}
interface Asked {
  readonly unit: number;
  readonly moment: number;
  readonly ground: Priced;
  readonly stamp: number;
  readonly from: number;
  readonly left: Left;
  readonly version: number;
  readonly found: Found;
}
export interface ReachKept {
  /** By the event that changed it, '' where none did. */
  readonly crossings: Map<string, Crossing>;
  /** As it was with airdrops of late, the last one first. */
  dropped: readonly Dropped[];
  /** By hex the number of the city in it from 1 on; and those that were given up. */
  readonly cities: Uint16Array;
  readonly yielded: Yielded;
  readonly camps: CampGround[];
  /** Where units get; where they would get from a hex on their way; for a second look, when a refusal is explained. */
  readonly here: Scratch;
  readonly ahead: Scratch;
  readonly spare: Reach;
  /** 13.1 So many hexes: one purse for each limit. */
  readonly caps: readonly Purse[];
  last?: Asked;
}
/** 13.1 The largest limit in hexes. */
const MOST_CAP = 3;
export const makeReachKept = ({ GRID, CROSS, CITY_NO, CITIES }: Unkept): ReachKept => {
  const scratch = (): Scratch => ({ free: makeReach(GRID), capped: makeTogether(GRID, MOST_CAP) });
  return {
    crossings: new Map([['', { cross: CROSS, bases: new Map() }]]),
    dropped: [],
    cities: Uint16Array.from(CITY_NO, no => no + 1),
    yielded: { apart: new Uint8Array(CITIES.flat().length + 1), markers: [], turns: 0 },
    camps: [],
    here: scratch(),
    ahead: scratch(),
    spare: makeReach(GRID),
    caps: Array.from({ length: MOST_CAP + 1 }, (_, i) => hexesOf(GRID, i)),
  };
};

// 13.2 Open ground, counters apart ---------------------------------------------------------------------------------------
/** 5.1 The last event of this phase that laid or blew bridges. */
const waterNow = (g: State): string => {
  const marks = marksIn(g, 'movement');
  return (marks.length > 0 && marks.findLast(m => m.startsWith('water '))) || '';
};
/** 5.1 Events that make hexsides cost nothing, or more. */
const crossingBy = (g: State, water: string): Crossing => {
  const { crossings } = boxOf(g).kept.reach;
  const known = crossings.get(water === FREE || water === BLOWN ? water : '');
  if (known) return known;
  const crossing: Crossing = { cross: waterCosts(g, water), bases: new Map() };
  crossings.set(water, crossing);
  return crossing;
};
const [FREE, BLOWN] = ['water river', 'water demolish'];
const waterCosts = (g: State, water: string): Uint8Array =>
  boxOf(g).CROSS.map(cost => {
    if (cost === NO_ENTRY || cost === 0) return cost;
    return water === FREE ? 0 : cost + 2;
  });
/** 19.10 A Drop! in the hex entered or left makes hexsides cost nothing for Germans. */
const crossingFor = (g: State, unit: number): Crossing | Dropped => {
  const { reach: kept } = boxOf(g).kept;
  if (sideOf(g, unit) !== G) return crossingBy(g, '');
  const over = crossingBy(g, waterNow(g));
  if (!hasDrop(g)) return over;
  const known = kept.dropped.find(d => isAsDropped(g, d, over));
  if (known) return known;
  const { drop } = at(g);
  const drops = Array.from(DROPS, (_, i) => g.n[drop + i]!);
  const hexes = drops.filter(hex => isHex(g, hex));
  const dropped: Dropped = { over, drops, hexes, cross: dropCosts(g, over.cross, hexes), bases: new Map() };
  kept.dropped = [dropped, ...kept.dropped.slice(0, MOST_DROPPED - 1)];
  return dropped;
};
const hasDrop = (g: State): boolean => {
  const { drop } = at(g);
  for (let i = 0; i < DROPS.length; i++) if (isHex(g, g.n[drop + i]!)) return true;
  return false;
};
const isAsDropped = (g: State, { drops, over }: Dropped, now: Crossing): boolean => {
  const { drop } = at(g);
  for (let i = 0; i < DROPS.length; i++) if (drops[i] !== g.n[drop + i]) return false;
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
const MOST_BASES = 64;
const MOST_DROPPED = 8;
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
const openFor = (g: State, unit: number): Opened => openAs(g, crossingFor(g, unit), openingFor(g, unit));
const keptIn = (bases: Bases, key: number, make: () => Priced): Opened => {
  const known = bases.get(key);
  if (known) return known;
  const made: Opened = { open: make(), walked: [] };
  if (bases.size >= MOST_BASES) bases.clear();
  bases.set(key, made);
  return made;
};
const openAs = (g: State, crossing: Crossing | Dropped, opening: Opening): Opened =>
  keptIn(crossing.bases, opening.bits, () => openedBy(g, crossing, opening));
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
// 13.3, 13.4 With the counters -------------------------------------------------------------------------------------------
const campGround = (g: State, camp: number): CampGround => {
  const { SIZE, NATION, BY_FRONT } = boxOf(g);
  const neutrals = BY_FRONT[0]!.filter(u => NATION[u] === DUTCH || NATION[u] === SWISS);
  return {
    any: new Uint8Array(SIZE),
    bound: new Uint8Array(SIZE),
    neutrals: camp === GERMAN_CAMP ? neutrals : [],
    stood: new Int16Array(neutrals.length).fill(-1),
    looked: -1,
    turns: 0,
    laid: -1,
    passing: new Uint8Array(SIZE),
    passed: -1,
    halts: '',
    version: 0,
    leaving: new Uint8Array(SIZE),
    left: -1,
  };
};
/** 13.2.1 Who tries to enter a neutral has its army against him at once: its zones in its own land hold for Germans already. */
const lookAtNeutrals = (g: State, { moved }: Board, c: CampGround): void => {
  const { neutrals, stood } = c;
  let same = true;
  if (c.looked === moved) return;
  c.looked = moved;
  for (let i = 0; i < neutrals.length; i++) {
    const u = neutrals[i]!;
    const now = isFrance(g) && onMap(g, u) && isNeutralUnit(g, nationOf(g, u)) ? placeOf(g, u) : -1;
    if (stood[i] !== now) same = false;
    stood[i] = now;
  }
  if (!same) c.turns++;
};
const layZones = (g: State, board: Board, unit: number, c: CampGround, stamp: number): void => {
  const { memo } = boxOf(g).kept;
  const { ROUGH, ZONE } = boxOf(g);
  const camp = campOf(g, unit);
  if (c.laid === stamp) return;
  c.laid = stamp;
  c.any.set(memo.any(board, camp));
  c.bound.set(memo.bound(board, camp));
  for (const [i, u] of c.neutrals.entries())
    for (const hex of c.stood[i]! < 0 ? [] : gridOf(g).around[c.stood[i]!]!) {
      if (!isNeutralGround(g, unit, hex) || ROUGH[hex] === 1) continue;
      c.any[hex] = 1;
      if (ZONE[u] === FULL_ZONE) c.bound[hex]! |= ENEMY_ZONE;
    }
};
const layLeaving = ({ any, leaving }: CampGround): void => {
  for (let hex = 0; hex < any.length; hex++) leaving[hex] = any[hex]! * 2;
};
export const isHaltable = (g: State, unit: number): boolean =>
  sideOf(g, unit) === G && campOf(g, unit) !== SOVIET_CAMP && isMobile(g, unit);
const NO_HALTS: readonly number[] = [];
const haltsFor = (g: State, unit: number): readonly number[] =>
  isHaltable(g, unit) ? laid(g, A, 'Halt! Hitler').map(m => whereLaid(g, m)) : NO_HALTS;
/** 13.4.2 A mobile unit may go from the zone it starts in straight to one where a friend stands. 19.9 In and next to the hex of a Halt! Hitler marker a mobile German stops. */
const layPassing = (g: State, bound: Uint8Array, camp: number, halts: readonly number[], out: Uint8Array) => {
  const { CAMP } = boxOf(g);
  out.set(bound);
  for (const u of unitsOf(g, camp === ALLIED_CAMP ? A : G)) {
    const hex = CAMP[u] === camp && onMap(g, u) ? placeOf(g, u) : -1;
    if (hex >= 0 && bound[hex] !== 0) out[hex]! |= OPEN;
  }
  for (const at of halts) for (const hex of [at, ...gridOf(g).around[at]!]) out[hex]! |= STOP;
  return out;
};
const passingFor = (g: State, board: Board, unit: number, c: CampGround): Uint8Array => {
  const halts = haltsFor(g, unit);
  const key = halts.length ? halts.join(' ') : '';
  const held = board.held[0] + board.held[1] + board.held[2] + c.turns;
  if (c.passed === held && c.halts === key) return c.passing;
  c.passed = held;
  c.halts = key;
  c.version++;
  return layPassing(g, c.bound, campOf(g, unit), halts, c.passing);
};
/** 19.8 Whether there are cities that no unit of the camp enters; which they are is laid out when others are. */
const hasGivenUp = (g: State, camp: number, y: Yielded): boolean => {
  const { CITY_NO } = boxOf(g);
  const given = camp === ALLIED_CAMP ? laid(g, A, 'Surrender!') : NO_MARKERS;
  const isSame = given.length === y.markers.length && given.every((m, i) => whereLaid(g, m) === y.markers[i]);
  if (given.length === 0 || isSame) return given.length > 0;
  for (const city of citiesOf(g)) y.apart[CITY_NO[city]! + 1] = isGivenUp(g, city) ? 1 : 0;
  y.markers = given.map(m => whereLaid(g, m));
  y.turns++;
  return true;
};
const NO_MARKERS: readonly number[] = [];
/** How things stand for a unit that moves: the ground for it and its camp, and what the enemies' part of that rests on. */
interface Going {
  readonly ground: Priced;
  readonly camp: CampGround;
  readonly stamp: number;
}
const goingFor = (g: State, unit: number): Going => {
  const { memo, reach: kept } = boxOf(g).kept;
  const board = boardOf(g);
  const camp = campOf(g, unit);
  const mobile = isMobile(g, unit);
  const c = (kept.camps[camp] ??= campGround(g, camp));
  lookAtNeutrals(g, board, c);
  const given = hasGivenUp(g, camp, kept.yielded);
  const stamp = foesHeld(board, memo.counters, camp) + c.turns + kept.yielded.turns;
  layZones(g, board, unit, c, stamp);
  const zone = mobile ? passingFor(g, board, unit, c) : c.bound;
  const leave = camp === ALLIED_CAMP && isEarly(g);
  if (leave && c.left !== stamp) layLeaving(c);
  if (leave) c.left = stamp;
  const { open, walked } = openFor(g, unit);
  const ground = (walked[camp * 8 + (mobile ? 4 : 0) + (leave ? 2 : 0) + (given ? 1 : 0)] ??= {
    ...open,
    zone,
    added: c.any,
    shut: memo.strangers[camp]!,
    ...(leave && { leave: c.leaving }),
    ...(given && { there: kept.cities, apart: kept.yielded.apart }),
  });
  return { ground, camp: c, stamp };
};
/** The ground as it is for this unit: who bars it, zones, what they cost to enter and to leave. Always the same object for the same open ground; what counters do is written into its arrays. */
export const groundFor = (g: State, unit: number): Priced => goingFor(g, unit).ground;
/** The same as it would be without Halt! Hitler markers. */
export const unhaltedGround = (g: State, unit: number): Priced => {
  const ground = groundFor(g, unit);
  const camp = campOf(g, unit);
  const { bound } = boxOf(g).kept.reach.camps[camp]!;
  const zone = (): Uint8Array => layPassing(g, bound, camp, [], bound.slice());
  return haltsFor(g, unit).length ? { ...ground, zone: zone() } : ground;
};

// Everywhere it gets -----------------------------------------------------------------------------------------------------
/** Asked again of the same position, it is still there. */
export const reachOf = (g: State, unit: number): Found => {
  const { reach: kept } = boxOf(g).kept;
  const moment = momentNo(g);
  if (moment !== 0 && kept.last?.moment === moment && kept.last.unit === unit) return kept.last.found;
  const { ground, camp, stamp } = goingFor(g, unit);
  const from = placeOf(g, unit);
  const left = leftOf(g, unit);
  const { version } = camp;
  const { last } = kept;
  if (
    last?.ground === ground &&
    last.stamp === stamp &&
    last.from === from &&
    last.version === version &&
    isSame(last.left, left)
  ) {
    kept.last = { ...last, unit, moment };
    return last.found;
  }
  const found = find(g, ground, from as HexId, left, kept.here);
  kept.last = { unit, moment, ground, stamp, from, left, version, found };
  return found;
};
const isSame = (a: Left, b: Left): boolean => a.points === b.points && a.cap === b.cap && a.fresh === b.fresh;
/** 13.2 Only from where it set out is one hex always possible. */
const find = (
  g: State,
  ground: Priced,
  from: HexId,
  { points, cap, fresh }: Left,
  { free, capped }: Scratch,
): Found => {
  const { GRID, kept } = boxOf(g);
  if (cap === NO_CAP) {
    const found = reach(GRID, ground, from, points, free, fresh);
    return { cost: found.cost, order: found.order, count: found.count, route: hex => routeTo(found, hex) };
  }
  const found = reachTogether(GRID, { ground, points }, kept.reach.caps[cap]!, from, capped, fresh);
  return { cost: found.cost, order: found.order, count: found.count, route: hex => routeTogether(GRID, found, hex) };
};
/** Everywhere it would get from a hex on its way, with what it would have left there. */
export const reachFrom = (g: State, unit: number, hex: number, left: Left): Found =>
  find(g, groundFor(g, unit), hex as HexId, left, boxOf(g).kept.reach.ahead);
