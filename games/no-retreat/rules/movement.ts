/** 13.0 The Movement Phase: units go one at a time, hex by hex. */
import { granted, leaves, no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, done, frameOf, goto, next, procedure, type Step } from '../../../engine/flow.ts';
import { marked } from '../../../engine/lifetimes.ts';
import type { State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { ENEMY_ZONE, FAR, NO_ENTRY, OPEN, reach, routeTo, STOP, type Ground } from '../../../kernel/path.ts';
import { reachTogether, routeTogether } from '../../../kernel/together.ts';
import {
  A,
  ALLIED_CAMP,
  campOf,
  CAMPS,
  counterOf,
  FULL_ZONE,
  G,
  isMobile,
  isStatic,
  nameOf,
  nationOf,
  sideOf,
  SOVIET_CAMP,
  type SideNo,
} from '../army.ts';
import { boxOf } from '../box.ts';
import { gridOf, placed, sideTo } from '../ground.ts';
import {
  at,
  beside,
  faceNow,
  happened,
  isBad,
  isEarly,
  isFrance,
  isReduced,
  onMap,
  option,
  OUT,
  placeOf,
  putUnit,
  sheetOf,
  sideName,
  unitsOf,
} from '../state.ts';
import { mayBeIn, openCountries, isBarredArdennes, isNeutralGround } from './areas.ts';
import { crossRhine, moveTo } from './losses.ts';
import { boardOf, inFullZone, inZone, isBarredTo, isNeutralUnit } from './memo.ts';
import { isGivenUp, laid, whereLaid } from './pool.ts';
import { isSlow, mayEndAt } from './regional.ts';
import { isPlanned, mayMovePlanned, plannedCap, plannedEnds } from './planned.ts';
import { crowdProc, tire } from './results.ts';
import { mayStackFreely } from './stacking.ts';
import { isInactive, LOW_SUPPLY, NO_SUPPLY, supplyOf } from './supply.ts';

export type Marching = {
  readonly unit: number;
  readonly origin: number;
  readonly way: readonly number[];
  readonly gone: number;
};
export const marchProc = procedure<Marching>('march');
export type Moving = { readonly side: SideNo };
export const moveProc = procedure<Moving>('movement');

// How far ------------------------------------------------------------------------------------------------------------
/** 2.3.3, 13.2.4 Movement points; no more than four in bad weather. */
export const allowance = (g: State, unit: number): number => {
  const { mp } = faceNow(g, unit);
  const more = marked(g, 'movement', `mp ${placeOf(g, unit)}`) ? 1 : 0;
  return (isBad(g) ? Math.min(4, mp) : mp) + more;
};
const NO_CAP = 99;
/** 13.1, 18.8 The most hexes it may go. */
export const hexCap = (g: State, unit: number): number => {
  if (isInactive(g, unit) || isSlow(g, unit) || plannedCap(g, unit) === 1) return 1;
  const supply = supplyOf(g, unit);
  if (supply === NO_SUPPLY) return 2;
  return supply === LOW_SUPPLY ? 3 : NO_CAP;
};
/** 13.2, 13.4 The ground as it is for this unit: who bars it, zones, what they cost to enter and to leave. */
const groundFor = (g: State, unit: number, halts = true): Ground => {
  const { ENTER, CROSS, COUNTRY, EZ, REGION, kept, SIZE } = boxOf(g);
  const { memo } = kept;
  const board = boardOf(g);
  const camp = campOf(g, unit);
  const { from, to } = sheetOf(g);
  const enter = new Uint8Array(SIZE).fill(NO_ENTRY);
  const open = openCountries(g, unit);
  const allied = camp === ALLIED_CAMP;
  for (let hex = from; hex < to; hex++) {
    let barred = !open[COUNTRY[hex]!];
    for (let c = 0; c < CAMPS && !barred; c++) barred = c !== camp && board.units[c as 0]![hex]! > 0;
    if (!barred && REGION[hex] !== 0) barred = isBarredArdennes(g, unit, hex);
    if (!barred) enter[hex] = ENTER[hex]!;
    if (EZ[hex] === 1 && !barred) enter[hex] = allied ? Math.max(1, allowance(g, unit)) : NO_ENTRY;
  }
  if (allied) for (const m of laid(g, A, 'Surrender!')) for (const hex of coveredBy(g, m)) enter[hex] = NO_ENTRY;
  const any = withNeutrals(g, unit, memo.any(board, camp), 1);
  const leaving = allied && isEarly(g) ? any.map(z => z * 2) : undefined;
  return {
    enter,
    cross: crossCosts(g, unit, CROSS),
    zone: withHalts(g, unit, zonesFor(g, unit, memo.bound(board, camp), board.units[camp as 0]!), halts),
    extra: any,
    ...(leaving ? { leave: leaving } : {}),
  };
};
const coveredBy = (g: State, marker: number): readonly number[] => {
  const hex = whereLaid(g, marker);
  return [hex, ...gridOf(g).around[hex]!].filter(h => isGivenUp(g, h));
};
/** 13.2.1 Who tries to enter a neutral has its army against him at once: its zones in its own land hold for Germans already. */
const withNeutrals = (g: State, unit: number, zones: Uint8Array, bits: number): Uint8Array => {
  if (!isFrance(g) || sideOf(g, unit) !== G) return zones;
  const { ZONE, ROUGH } = boxOf(g);
  const out = zones.slice();
  for (const u of unitsOf(g, A))
    if (onMap(g, u) && isNeutralUnit(g, nationOf(g, u)) && (bits === 1 || ZONE[u] === FULL_ZONE))
      for (const hex of gridOf(g).around[placeOf(g, u)]!)
        if (isNeutralGround(g, unit, hex) && ROUGH[hex] !== 1) out[hex]! |= bits;
  return out;
};
/** 13.4.2 A mobile unit may go from the zone it starts in straight to one where a friend stands. */
const zonesFor = (g: State, unit: number, bound: Uint8Array, friends: Uint8Array): Uint8Array => {
  const zones = withNeutrals(g, unit, bound, ENEMY_ZONE);
  return isMobile(g, unit) ? zones.map((z, hex) => (z !== 0 && friends[hex]! > 0 ? z | OPEN : z)) : zones;
};
/** 19.9 In and next to the hex of a Halt! Hitler marker a mobile German stops. */
const withHalts = (g: State, unit: number, zones: Uint8Array, halts: boolean): Uint8Array => {
  const markers = halts && isHaltable(g, unit) ? laid(g, A, 'Halt! Hitler') : [];
  if (markers.length === 0) return zones;
  const out = zones.slice();
  for (const m of markers)
    for (const hex of [whereLaid(g, m), ...gridOf(g).around[whereLaid(g, m)]!]) out[hex]! |= STOP;
  return out;
};
/** 5.1 The last event of this phase that laid or blew bridges. */
const waterNow = (g: State): string | undefined =>
  ((frameOf(g, 'movement')?.vars.marks as readonly string[] | undefined) ?? []).findLast(m => m.startsWith('water '));
/** 19.10 A Drop! in the hex entered or left makes hexsides cost nothing for Germans. */
const crossCosts = (g: State, unit: number, cross: Uint8Array): Uint8Array => {
  const { GRID, SIZE } = boxOf(g);
  const drops = [0, 1, 2, 3].map(i => g.n[at(g).drop + i]!).filter(hex => hex >= 0 && hex < SIZE);
  const water = waterNow(g);
  const free = water === 'water river';
  const dear = water === 'water demolish';
  if ((drops.length === 0 && !free && !dear) || sideOf(g, unit) !== G) return cross;
  const out = cross.slice();
  for (const hex of drops)
    for (let k = hex * 6; k < hex * 6 + 6; k++) if (out[GRID.sides[k]!] !== NO_ENTRY) out[GRID.sides[k]!] = 0;
  if (free || dear)
    for (let s = 0; s < out.length; s++) if (out[s] !== NO_ENTRY && out[s]! > 0) out[s] = free ? 0 : out[s]! + 2;
  return out;
};
interface Found {
  readonly cost: Int16Array;
  readonly order: Int16Array;
  readonly count: number;
  route(hex: HexId): readonly HexId[];
}
const find = (g: State, unit: number): Found => {
  const { GRID, kept } = boxOf(g);
  const ground = groundFor(g, unit);
  const from = placeOf(g, unit) as HexId;
  const points = allowance(g, unit);
  const cap = hexCap(g, unit);
  if (cap === NO_CAP) {
    const found = reach(GRID, ground, from, points, kept.reach, true);
    return { cost: found.cost, order: found.order, count: found.count, route: hex => routeTo(found, hex) };
  }
  const found = reachTogether(GRID, { ground, points }, kept.caps[cap]!, from, kept.together, true);
  return { cost: found.cost, order: found.order, count: found.count, route: hex => routeTogether(GRID, found, hex) };
};
/** Everywhere a unit gets; asked again of the same position, it is still there. */
export const reachOf = (g: State, unit: number): Found => {
  const last = boxOf(g).kept.march;
  if (last.unit === unit && last.n.length === g.n.length && sameCells(last.n, g.n) && last.stack === g.stack)
    return last.found as Found;
  const found = find(g, unit);
  Object.assign(last, { unit, n: g.n.slice(), stack: g.stack, found });
  return found;
};
const sameCells = (a: Int16Array, b: Int16Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

// 13.0 Who moves next --------------------------------------------------------------------------------------------------
const mayMove = (g: State, side: SideNo, unit: number): Verdict => {
  if (sideOf(g, unit) !== side || !onMap(g, unit))
    return no('13.0', `${nameOf(g, unit)} is no unit of yours on the map`);
  if (g.n[at(g).moved + unit] === 1) return no('13.0', `${nameOf(g, unit)} has moved`);
  if (isStatic(g, unit)) return no('2.3.3', `${nameOf(g, unit)} cannot move`);
  if (campOf(g, unit) === SOVIET_CAMP && !happened(g, 'invasion')) return no('20.2.2', 'the Soviets do not move yet');
  return mayMovePlanned(g, unit);
};
const movable = (g: State, side: SideNo): readonly number[] => unitsOf(g, side).filter(u => mayMove(g, side, u).ok);
type Choice = { readonly do: 'move'; readonly unit: number } | { readonly do: 'done' };
export const moving: Decision<Choice> = {
  verbs: ['move', 'done'],
  candidates: g => [{ do: 'done' }, ...movable(g, moveProc.vars(g).side).map(unit => ({ do: 'move', unit }) as const)],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayMove(g, moveProc.vars(g).side, c.unit)),
  sample: (g, _a, rnd) => {
    const units = movable(g, moveProc.vars(g).side);
    return units.length === 0 || rnd(12) === 0 ? { do: 'done' } : { do: 'move', unit: units[rnd(units.length)]! };
  },
  take: (g, _a, c) =>
    c.do === 'done' ? next : marchProc.call({ unit: c.unit, origin: placeOf(g, c.unit), way: [], gone: 0 }, '13.0'),
  ends: ['done'],
  caution: (g, _a, c) => {
    const { side } = moveProc.vars(g);
    const left = movable(g, side).length;
    const moved = unitsOf(g, side).filter(u => g.n[at(g).moved + u] === 1).length;
    return c.do === 'done' ? leaves(left, moved, `${counted(left, 'unit')} not moved`) : undefined;
  },
  say: (g, _a, c) => (c.do === 'done' ? 'End the Movement Phase' : `Move ${nameOf(g, c.unit)}`),
};

// 13.0 Where to ----------------------------------------------------------------------------------------------------------
/** 13.3, 18.8 May it end its move there? */
const mayEnd = (g: State, unit: number, hex: number): Verdict => {
  const stack = mayStackFreely(g, unit, hex);
  if (!stack.ok) return stack;
  return mayEndAt(g, unit, placeOf(g, unit), hex)
    ? ok
    : no('18.8', `${nameOf(g, unit)} is Regional and stays in its area`, [hex]);
};
const beyond = (g: State, unit: number, hex: number): Verdict => {
  const ground = mayBeIn(g, unit, hex);
  const cap = hexCap(g, unit);
  if (!ground.ok) return ground;
  if (isBarredTo(g, campOf(g, unit), hex)) return no('13.3', `an enemy stands in ${placed(g, hex)}`, [hex]);
  const { zone: _zone, leave: _leave, ...open } = groundFor(g, unit);
  const kept = boxOf(g).kept.spare;
  const free = reach(gridOf(g), open, placeOf(g, unit) as HexId, allowance(g, unit), kept, true);
  if (free.cost[hex] === FAR)
    return no('13.2', `${nameOf(g, unit)} has ${allowance(g, unit)} movement points: too few for ${placed(g, hex)}`, [
      hex,
    ]);
  if (cap !== NO_CAP) return no('13.1', `${nameOf(g, unit)} goes ${counted(cap, 'hex', 'hexes')} at most`, [hex]);
  const unhalted = reach(
    gridOf(g),
    groundFor(g, unit, false),
    placeOf(g, unit) as HexId,
    allowance(g, unit),
    kept,
    true,
  );
  if (unhalted.cost[hex] !== FAR) return no('19.9', `${nameOf(g, unit)} is halted before ${placed(g, hex)}`, [hex]);
  return no('13.4.2', `enemy zones of control keep ${nameOf(g, unit)} from ${placed(g, hex)}`, [hex]);
};
const mayGo = (g: State, unit: number, hex: number): Verdict => {
  if (hex === placeOf(g, unit)) return no('13.0', `${nameOf(g, unit)} is there already`, [hex]);
  const cost = reachOf(g, unit).cost[hex]!;
  if (cost === FAR) return beyond(g, unit, hex);
  const end = mayEnd(g, unit, hex);
  if (!end.ok) return end;
  if (!isPlanned(g)) return granted({ cost });
  const found = reachOf(g, unit);
  const reached = Array.from(found.order.subarray(0, found.count)).filter(h => mayEnd(g, unit, h).ok);
  return plannedEnds(g, unit, hex, reached)
    ? granted({ cost })
    : no('24.2', `the plan sends ${nameOf(g, unit)} elsewhere`, [hex]);
};
type March = { readonly do: 'to'; readonly hex: number } | { readonly do: 'stay' };
const STAY = { do: 'stay' } as const;
export const marching: Decision<March> = {
  verbs: ['to', 'stay'],
  candidates: g => {
    const { unit } = marchProc.vars(g);
    const found = reachOf(g, unit);
    const here = placeOf(g, unit);
    const hexes = Array.from(found.order.subarray(0, found.count)).filter(hex => hex !== here);
    return [STAY, ...hexes.map(hex => ({ do: 'to', hex }) as const)];
  },
  judge: (g, _a, c) => (c.do === 'stay' ? ok : mayGo(g, marchProc.vars(g).unit, c.hex)),
  take: (g, _a, c) => {
    const { unit } = marchProc.vars(g);
    if (c.do === 'stay') {
      g.n[at(g).moved + unit] = 1;
      return done();
    }
    const [, ...way] = reachOf(g, unit).route(c.hex as HexId);
    marchProc.put(g, { way });
    g.n[at(g).moved + unit] = 1;
    return goto('13.0/walk', { ...marchProc.vars(g), way });
  },
  say: (g, _a, c) => (c.do === 'stay' ? 'Stay' : `To ${placed(g, c.hex)}`),
};

// Hex by hex -----------------------------------------------------------------------------------------------------------
/** 19.9 Is this hex in or next to one with a Halt! Hitler marker? */
const isHalted = (g: State, hex: number): boolean =>
  laid(g, A, 'Halt! Hitler').some(
    m => whereLaid(g, m) === hex || gridOf(g).around[hex]!.includes(whereLaid(g, m) as HexId),
  );
const isHaltable = (g: State, unit: number): boolean =>
  sideOf(g, unit) === G && campOf(g, unit) !== SOVIET_CAMP && isMobile(g, unit);
const haltsHere = (g: State, unit: number): boolean => isHaltable(g, unit) && isHalted(g, placeOf(g, unit));
const walk = (g: State, m: Marching): void => {
  const [hex, ...rest] = m.way;
  const from = placeOf(g, m.unit);
  if (sideOf(g, m.unit) === G) crossRhine(g, sideTo(g, from, hex!));
  moveTo(g, m.unit, hex!);
  const halted = haltsHere(g, m.unit);
  if (halted) {
    g.n[at(g).na + m.unit] = 1;
    emit(g, { is: 'halt', case: '19.9', unit: m.unit, hex: hex! });
  }
  const stops = halted || inFullZone(g, campOf(g, m.unit), hex!);
  marchProc.put(g, { way: stops ? [] : rest, gone: m.gone + 1 });
};
/** 13.4.1 Allied units on foot that close with the enemy after more than one hex. */
const tiresOf = (g: State, m: Marching): boolean => {
  const counted = option(g, 'closing') ? m.gone - 1 : m.gone;
  return (
    sideOf(g, m.unit) === A && !isMobile(g, m.unit) && counted > 1 && inZone(g, campOf(g, m.unit), placeOf(g, m.unit))
  );
};
export const marchSteps: readonly Step<Marching>[] = [
  {
    at: '13.0/where',
    case: '13.0',
    name: 'Move',
    when: (_g, { vars }) => vars.gone === 0 && vars.way.length === 0,
    run: (g, { vars }) => ask(sideName(sideOf(g, vars.unit)), 'marching', '13.0'),
  },
  {
    at: '13.0/walk',
    case: '13.0',
    name: 'On the way',
    when: (_g, { vars }) => vars.way.length > 0,
    run: (g, { vars }) => {
      if (isBarredTo(g, campOf(g, vars.unit), vars.way[0]!)) marchProc.put(g, { way: [] });
      else walk(g, vars);
      return again;
    },
  },
  {
    at: '13.0/there',
    case: '13.0',
    name: 'Arrived',
    run: (g, { vars: m }) => {
      const hex = placeOf(g, m.unit);
      if (hex !== m.origin) emit(g, { is: 'moved', case: '13.0', unit: m.unit, from: m.origin, hex });
      if (tiresOf(g, m)) tire(g, A, hex);
      return done();
    },
  },
];
/** 19.9 Mobile Germans that begin their Movement Phase next to a Halt! Hitler marker. */
const haltAll = (g: State): void => {
  for (const u of unitsOf(g, G)) if (onMap(g, u) && haltsHere(g, u)) g.n[at(g).na + u] = 1;
};
export const movementSteps: readonly Step<Moving>[] = [
  {
    at: '13.0/start',
    case: '13.0',
    name: 'Movement Phase',
    run: (g, { vars }) => {
      const { COUNT, CELLS } = boxOf(g);
      g.n.fill(0, CELLS.moved, CELLS.moved + COUNT);
      if (vars.side === G) haltAll(g);
      return next;
    },
  },
  { at: '13.0', case: '13.0', name: 'Movement', run: (_g, { vars }) => ask(sideName(vars.side), 'moving', '13.0') },
  { at: '13.3.4', case: '13.3.4', name: 'Overstacked', run: (_g, { vars }) => crowdProc.call({ side: vars.side }) },
  {
    at: '25.1',
    case: '25.1',
    name: 'Cavalry merger',
    when: (g, { vars }) => vars.side === A && mergers(g).length > 0,
    run: () => ask(sideName(A), 'merging', '25.1'),
  },
];
// 25.1 ---------------------------------------------------------------------------------------------------------------
type Merging = { readonly do: 'merge'; readonly unit: number; readonly units: number } | { readonly do: 'done' };
const mayMerge = (g: State, horse: number, into: number): Verdict => {
  const [one, two] = [counterOf(g, horse), counterOf(g, into)];
  if (one.shape !== 'round' || one.type !== 'cavalry')
    return no('25.1', `${nameOf(g, horse)} is no round cavalry unit`);
  if (two.shape !== 'square' || two.nation !== 'Polish')
    return no('25.1', `${nameOf(g, into)} is no square Polish unit`);
  if (!onMap(g, horse) || placeOf(g, horse) !== placeOf(g, into)) return no('25.1', 'they are not in one hex');
  return ok;
};
const mergers = (g: State): readonly Merging[] => {
  if (isFrance(g) || !option(g, 'advanced')) return [];
  const poles = unitsOf(g, A).filter(u => onMap(g, u));
  return poles.flatMap(unit =>
    poles.filter(units => mayMerge(g, unit, units).ok).map((units): Merging => ({ do: 'merge', unit, units })),
  );
};
export const merging: Decision<Merging> = {
  verbs: ['merge', 'done'],
  candidates: g => [{ do: 'done' }, ...mergers(g)],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayMerge(g, c.unit, c.units)),
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    putUnit(g, c.unit, beside(g, OUT));
    emit(g, { is: 'removed', case: '25.1', unit: c.unit });
    if (!isReduced(g, c.units)) return again;
    g.n[at(g).face + c.units] = 0;
    emit(g, { is: 'improved', case: '25.1', unit: c.units });
    return again;
  },
  say: (g, _a, c) => (c.do === 'done' ? 'No more mergers' : `Merge ${nameOf(g, c.unit)} into ${nameOf(g, c.units)}`),
};
