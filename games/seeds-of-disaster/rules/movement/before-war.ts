/** 10.0 Movement before the war, planned in secret: between centres, off a centre, on the map, to and from the Reserve and the Poised Forces. */
import { blockedBy, drawByHead, ok, oneOf, type Decision, type Verdict } from '../../../../engine/decide.ts';
import { again, next, type Next } from '../../../../engine/flow.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { Side, State } from '../../../../engine/state.ts';
import { armyPoisedWith, isCorps, onMap, placeOf, poisedBox, reserve, unitName, unitsOf } from '../../model/army.ts';
import { boxOf, perBox, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, areasOf, centresOf } from '../../model/ground.ts';
import { AT, PREPARATIONS } from '../../model/state.ts';
import { at, cpOf, sideNo, statusOf } from '../../model/tracks.ts';
import { landingSteps } from './arrivals.ts';
import {
  bridged,
  bridgesIn,
  crossingsOf,
  isOfUse,
  mayBridgeInPlan,
  movingProc,
  someCrossings,
  type Bridge,
} from './bridges.ts';
import { mayShift, mayStation, mayWithdraw, shift, station, withdraw } from './centres.ts';
import { manoeuvre, mayManoeuvre } from '../turn/manoeuvres.ts';
import { isHostile, march, mayLeave, mayMarch, reachOf } from './march.ts';
import {
  countryLimit,
  hostOf,
  inMonths,
  cameBack,
  isBeyondLimit,
  isMarching,
  keptIn,
  leavesCentre,
  mapLimit,
  mayBegin,
  mayMarchOn,
  toAreas,
  type ToArea,
  type UnitMove,
} from './limits.ts';
import { polandSteps } from './poland.ts';
import { mayColumn, mayCommit, mayPoise, mayReserve, post, posts } from './posting-before-war.ts';
import { MONTH } from '../position/obstacles.ts';
import { asking, steps } from '../flow.ts';

type Choice = UnitMove | Bridge | { readonly do: 'manoeuvre'; readonly area: number } | { readonly do: 'done' };

// 10.1.5 On the map -----------------------------------------------------------------------------------------------
const mayMoveOnMap = (g: State, s: SideNo, { unit, area }: ToArea): Verdict => {
  const kept = keptIn(g);
  if (!kept.ok) return kept;
  if (!inMonths(g)) return blockedBy(MONTH, '10.1.5', 'movement from Area to Area begins with Armed Belligerence');
  const limit = mapLimit(g, s, unit);
  return limit.ok ? mayMarch(g, unit, area, bridgesIn(g)) : limit;
};
const moveOnMap = (g: State, s: SideNo, { unit, area }: ToArea): void => {
  if (!isBeyondLimit(g, unit)) g.cells[AT.mapMoves + s]! += 1;
  march(g, unit, area, bridgesIn(g));
};

/** 12.0 No unit enters the enemy's country before Armed Belligerence. */
const tooEarly = (g: State, s: SideNo, c: UnitMove): Verdict =>
  !inMonths(g) && 'area' in c && isHostile(g, s, c.area)
    ? blockedBy(MONTH, '12.0', `no border is crossed before Armed Belligerence, and ${areaName(g, c.area)} is abroad`, [
        c.area,
      ])
    : ok;
const judgeMove = (g: State, s: SideNo, c: UnitMove): Verdict => {
  switch (c.do) {
    case 'shift':
      return mayShift(g, s, c);
    case 'station':
      return mayStation(g, s, c);
    case 'move':
      return mayMoveOnMap(g, s, c);
    case 'commit':
      return mayCommit(g, s, c);
    case 'withdraw':
      return mayWithdraw(g, s, c.unit);
    case 'reserve':
      return mayReserve(g, s, c.unit);
    case 'column':
      return mayColumn(g, s, c.unit);
    case 'poise':
      return mayPoise(g, s, c);
    default:
      return c satisfies never;
  }
};
const judgeUnit = (g: State, s: SideNo, c: UnitMove): Verdict => {
  const begin = c.do === 'move' ? mayMarchOn(g, s, c.unit) : mayBegin(g, s, c.unit);
  if (!begin.ok) return begin;
  const early = tooEarly(g, s, c);
  return early.ok ? judgeMove(g, s, c) : early;
};

// Candidates -------------------------------------------------------------------------------------------------------
/** Which kinds of moves the limits of the turn still allow. Random play does not list the others, because it would draw them in vain. */
interface Left {
  readonly centre: boolean;
  readonly country: boolean;
  readonly map: boolean;
}
const ANY: Left = { centre: true, country: true, map: true };
/** Without marches, which `someMarch` draws. */
const leftOf = (g: State, s: SideNo): Left => ({
  centre: g.cells[AT.centreMoves + s]! < NUMBERS.centreMoves.value,
  country: countryLimit(g, s).ok,
  map: false,
});
const monthly = (g: State, s: SideNo, unit: number, left: Left): readonly Choice[] => {
  const moves = left.map && onMap(g, unit) ? marches(g, unit) : [];
  return left.centre ? [...posts(g, s, unit), ...moves] : moves;
};
const marches = (g: State, unit: number): readonly Choice[] =>
  reachOf(g, unit, bridgesIn(g)).map(area => toAreas(g).move[unit]![area]!);
const ofUnit = (g: State, s: SideNo, unit: number, within = ANY): readonly Choice[] => {
  if (isMarching(g, unit)) return marches(g, unit);
  if (!mayBegin(g, s, unit).ok) return [];
  const made = toAreas(g);
  const list: Choice[] = [];
  const left = cameBack(g, unit) ? { ...within, centre: true } : within; // 21.5.2
  if (left.centre && leavesCentre(g, s, unit))
    for (const area of centresOf(g, hostOf(g, unit))) list.push(made.shift[unit]![area]!);
  if (left.country && statusOf(g) === PREPARATIONS && onMap(g, unit))
    for (const area of areasOf(g, hostOf(g, unit))) list.push(made.station[unit]![area]!);
  if (left.centre && isCorps(g, unit) && onMap(g, unit)) list.push({ do: 'withdraw', unit });
  if (inMonths(g)) list.push(...monthly(g, s, unit, left));
  return list;
};
/** For random play: a march to one of the Areas a unit can reach. */
const someMarch = (g: State, s: SideNo, unit: number, rnd: Rnd): Choice | undefined => {
  if (!onMap(g, unit) || !mayMarchOn(g, s, unit).ok || !mapLimit(g, s, unit).ok || !mayLeave(g, unit).ok)
    return undefined;
  const reached = reachOf(g, unit, bridgesIn(g));
  const area = reached[rnd(reached.length)];
  return area === undefined ? undefined : toAreas(g).move[unit]![area];
};

/** Whether choices of this verb are listed at this time. */
const isListedAt = (g: State, verb: Choice['do']): boolean => {
  if (verb === 'shift' || verb === 'withdraw') return true;
  return verb === 'station' ? statusOf(g) === PREPARATIONS : inMonths(g);
};
const asListed = (g: State, c: UnitMove): Choice | undefined => {
  if ('area' in c) return toAreas(g)[c.do][c.unit]?.[c.area];
  return 'army' in c ? { do: c.do, unit: c.unit, army: c.army } : { do: c.do, unit: c.unit };
};

// Carrying out -----------------------------------------------------------------------------------------------------
const carryOut = (g: State, s: SideNo, side: Side, c: UnitMove): void => {
  switch (c.do) {
    case 'shift':
      return shift(g, s, side, c);
    case 'station':
      return station(g, s, side, c);
    case 'move':
      return moveOnMap(g, s, c);
    case 'commit':
      return post(g, s, c.unit, c.area, side);
    case 'withdraw':
      return withdraw(g, s, side, c.unit);
    case 'reserve':
      return post(g, s, c.unit, reserve(g, s), side);
    case 'column':
      return post(g, s, c.unit, placeOf(g, armyPoisedWith(g, c.unit)), side);
    case 'poise':
      return post(g, s, c.unit, poisedBox(g, c.army), side);
    default:
      c satisfies never;
  }
};
const sayUnit = (g: State, c: UnitMove): string => {
  switch (c.do) {
    case 'shift':
      return `to ${areaName(g, c.area)}`;
    case 'station':
      return `off its centre to ${areaName(g, c.area)}`;
    case 'move':
      return `marches to ${areaName(g, c.area)}`;
    case 'commit':
      return `out of the Reserve to ${areaName(g, c.area)}`;
    case 'withdraw':
      return 'back to its box';
    case 'reserve':
      return 'into the Reserve';
    case 'column':
      return 'back to its army’s column';
    case 'poise':
      return `Poised with ${unitName(g, c.army)}`;
    default:
      return c satisfies never;
  }
};
const AT_MOVE = '10.0/move';
/** The choices that name no unit. */
const DONE = { do: 'done' } as const;
const besides = perBox((box): readonly Choice[] => [
  DONE,
  ...box.centres.map((area): Choice => ({ do: 'manoeuvre', area })),
]);
const allowed = (g: State, s: SideNo, c: Choice): Verdict => {
  if (c.do === 'done') return ok;
  if (c.do === 'bridge') return mayBridgeInPlan(g, s, c);
  return c.do === 'manoeuvre' ? mayManoeuvre(g, s, c.area) : judgeUnit(g, s, c);
};
const canBridge = (g: State, s: SideNo): boolean => inMonths(g) && cpOf(g, s) >= NUMBERS.riverCrossing.value;
/** In random play bridging gets the weight of this many units. Only one random unit's rivers are looked up. */
const BRIDGING = 6;
const crossings = (g: State, s: SideNo): readonly Choice[] => {
  return canBridge(g, s) ? crossingsOf(g, s, moversOf(g, s), true) : [];
};
const moversOf = (g: State, s: SideNo): readonly number[] => boxOf(g).groundOf[s].filter(u => mayMarchOn(g, s, u).ok);
/** As `allowed`, with the unit named in the refusal, and a crossing must be of use to a unit. */
const judge = (g: State, s: SideNo, c: Choice): Verdict => {
  const v = allowed(g, s, c);
  if (v.ok && c.do === 'bridge') return isOfUse(g, s, c, moversOf(g, s), true);
  return v.ok || !('unit' in c) ? v : { ...v, why: `${unitName(g, c.unit)}: ${v.why}` };
};
export const moving: Decision<Choice> = {
  planned: true,
  verbs: [
    'shift',
    'station',
    'move',
    'commit',
    'withdraw',
    'reserve',
    'column',
    'poise',
    'bridge',
    'manoeuvre',
    'done',
  ],
  candidates: (g, a) => {
    const s = sideNo(a.side);
    return [...besides(g), ...crossings(g, s), ...unitsOf(g, s).flatMap(unit => ofUnit(g, s, unit))];
  },
  near: (g, a, c) => {
    if (c.do === 'done') return [DONE];
    if (c.do === 'manoeuvre') return besides(g);
    if (c.do === 'bridge') return crossings(g, sideNo(a.side));
    const listed = isListedAt(g, c.do) ? asListed(g, c) : undefined;
    return listed ? [listed] : [];
  },
  judge: (g, a, c) => judge(g, sideNo(a.side), c),
  sample: (g, a, rnd) => {
    const s = sideNo(a.side);
    const units = unitsOf(g, s);
    const left = leftOf(g, s);
    let march: Choice | undefined;
    const byHead = (head: number): readonly Choice[] => {
      if (head === 0) return besides(g);
      const unit = head > units.length ? oneOf(boxOf(g).groundOf[s], rnd) : units[head - 1]!;
      if (head > units.length) return mayMarchOn(g, s, unit).ok ? someCrossings(g, s, unit, rnd) : [];
      march = inMonths(g) && rnd(4) ? someMarch(g, s, unit, rnd) : undefined;
      return march ? [march] : ofUnit(g, s, unit, left);
    };
    const may = (c: Choice): boolean => c === march || allowed(g, s, c).ok; // a drawn march is legal already
    return drawByHead<Choice>(may, units.length + 1 + (canBridge(g, s) ? BRIDGING : 0), byHead, rnd)!;
  },
  take: (g, a, c): Next => {
    const s = sideNo(a.side);
    if (c.do === 'done') return next;
    if (c.do === 'manoeuvre') return manoeuvre(g, s, c.area, AT_MOVE);
    if (c.do === 'bridge') {
      movingProc.put(g, { bridges: bridged(g, s, c, bridgesIn(g)) });
      return again;
    }
    carryOut(g, s, a.side, c);
    if (c.do !== 'move') g.cells[at(g).moved + c.unit] = 1;
    return again;
  },
  ends: ['done'],
  say: (g, _a, c) => {
    if (c.do === 'done') return 'End movement';
    if (c.do === 'bridge')
      return `Prepare the crossing from ${areaName(g, c.origin)} to ${areaName(g, c.area)} for a CP`;
    return c.do === 'manoeuvre' ? `Manoeuvre at ${areaName(g, c.area)}` : `${unitName(g, c.unit)} ${sayUnit(g, c)}`;
  },
};
const askToMove = asking('moving', '10.0');
/** 21.5.1 Poland comes first, then arrivals, then moves. */
export const movingSteps = steps('moving', [
  ...polandSteps,
  ...landingSteps,
  { at: AT_MOVE, case: '10.0', name: 'Movement', run: (_g, f) => askToMove(f.vars.who) },
]);
