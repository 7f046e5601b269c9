/** 10.0 Movement before the war: between centres, off a centre, on the map, to Reserve and Poised, planned unseen. */
import { drawByHead, no, ok, oneOf, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, asking, next, type Next, type Step } from '../../../engine/flow.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { Case, Side, State } from '../../../engine/state.ts';
import {
  armyPoisedWith,
  heightOf,
  isArea,
  isArmy,
  isCorps,
  isMobile,
  mobilised,
  nationOf,
  onMap,
  placeOf,
  poisedBox,
  putUnit,
  reserve,
  sideOf,
  staysHome,
  stepsOf,
  unitName,
  unitsOf,
} from '../army.ts';
import { A, boxOf, perBox, type SideNo } from '../box.ts';
import { NUMBERS } from '../data/charts.ts';
import { areaName, areasOf, centresOf, isCentre, nationIn } from '../ground.ts';
import { AT, OPPOSITION, PREPARATIONS } from '../state.ts';
import { at, carriedOut, cpOf, monthOf, sideNo, statusOf } from '../tracks.ts';
import { landingSteps } from './arrivals.ts';
import { bridged, bridgesIn, crossingsOf, mayBridgeInPlan, movingProc, someCrossings, type Bridge } from './bridges.ts';
import { manoeuvre, mayManoeuvre } from './manoeuvres.ts';
import { isHostile, march, mayLeave, mayMarch, reachOf } from './movement.ts';
import { polandSteps } from './poland.ts';
import { friendsIn, mayStand, reachedFrom, enemiesIn } from './war/ground.ts';

type Who = { readonly who: Side };
type ToArea = { readonly do: 'shift' | 'station' | 'move' | 'commit'; readonly unit: number; readonly area: number };
type Alone = { readonly do: 'withdraw' | 'reserve' | 'column'; readonly unit: number };
type Poise = { readonly do: 'poise'; readonly unit: number; readonly army: number };
type Choice =
  | ToArea
  | Alone
  | Poise
  | Bridge
  | { readonly do: 'manoeuvre'; readonly area: number }
  | { readonly do: 'done' };

/** The country whose centres a unit uses: guests are the French army's. */
const hostOf = (g: State, unit: number): string => {
  const nation = nationOf(g, unit);
  return nation === 'Britain' || nation === 'Poland' ? 'France' : nation;
};
/** In the months, even after a border was crossed in one of the plans (12.0). */
const inMonths = (g: State): boolean => monthOf(g) > 0;

// Limits -----------------------------------------------------------------------------------------------------------
const centreLimit = (g: State, s: SideNo): Verdict =>
  g.n[AT.centreMoves + s]! < NUMBERS.centreMoves.value
    ? ok
    : no('10.1.1', `${NUMBERS.centreMoves.value} units a turn between centres and boxes`);
const mapLimit = (g: State, s: SideNo, unit: number): Verdict =>
  isBeyondLimit(g, unit) || g.n[AT.mapMoves + s]! < NUMBERS.mapMoves.value
    ? ok
    : no('10.1.3', `${NUMBERS.mapMoves.value} units a turn on the map`);
/** 10.1.7 It has begun to march in this plan, and may go on while it has MPs. */
const isMarching = (g: State, unit: number): boolean => onMap(g, unit) && g.n[at(g).spent + unit]! > 0;
/** 21.5.2 Who came back from Poland marches beside the limit; who goes on was counted when it began. */
const isBeyondLimit = (g: State, unit: number): boolean => g.n[at(g).arrived + unit] === 1 || isMarching(g, unit);
const countryLimit = (g: State, s: SideNo): Verdict =>
  g.n[AT.countryMoves + s]! < NUMBERS.countryMoves.value ? ok : no('10.1.3', 'one unit a turn away from a centre');
const mayBegin = (g: State, s: SideNo, unit: number): Verdict => {
  if (sideOf(g, unit) !== s) return no('10.1.1', 'it is not yours');
  if (stepsOf(g, unit) === 0) return no('7.0', 'it is not mobilised');
  if (g.n[at(g).reserved + unit] === 1) return no('2.3.2', 'it came into the Reserve this turn');
  return g.n[at(g).moved + unit] === 1 || isMarching(g, unit) ? no('10.1.11', 'it has made its move') : ok;
};
const mayMarchOn = (g: State, s: SideNo, unit: number): Verdict =>
  sideOf(g, unit) === s && isMarching(g, unit) ? ok : mayBegin(g, s, unit);
/** 10.1.2 Until Military Preparations nobody leaves a centre but for another or for his box. */
const keptIn = (g: State): Verdict =>
  statusOf(g) < PREPARATIONS ? no('10.1.2', 'before Military Preparations no unit leaves its centre for the map') : ok;
/** 21.4 British units wait in their box until they land. */
const isWaiting = (g: State, unit: number): boolean =>
  nationOf(g, unit) === 'Britain' && placeOf(g, unit) === mobilised(g, A);
const leavesCentre = (g: State, s: SideNo, unit: number): boolean => {
  const place = placeOf(g, unit);
  return place === mobilised(g, s) || (isArea(g, place) && isCentre(g, place));
};

// 10.1.2, 10.1.4 Between centres -------------------------------------------------------------------------------------
/** 6.1.1a No French centre gets a second unit before each has one, the one it leaves included. */
const wouldDouble = (g: State, unit: number, area: number): number => {
  if (nationIn(g, area) !== 'France' || heightOf(g, area) === 0) return -1;
  return centresOf(g, 'France').find(c => heightOf(g, c) === (c === placeOf(g, unit) ? 1 : 0)) ?? -1;
};
/** What keeps a unit from an Area that is no centre of its own. */
const strayCase = (g: State, unit: number, area: number): Case => {
  if (!isCentre(g, area)) return keptIn(g).ok ? '10.1.4' : '10.1.2';
  return staysHome(g, unit) ? '7.2.5' : '10.1.4';
};
const mayShift = (g: State, s: SideNo, { unit, area }: ToArea): Verdict => {
  if (statusOf(g) < OPPOSITION) return no('10.1.1', 'nothing moves in Peace');
  if (isWaiting(g, unit)) return no('21.4', 'it waits for its day to land');
  if (!leavesCentre(g, s, unit)) return no('10.1.4', 'it is neither on a centre nor in its box');
  if (!centresOf(g, hostOf(g, unit)).includes(area))
    return no(strayCase(g, unit, area), `${areaName(g, area)} is no centre of ${hostOf(g, unit)}`, [area]);
  if (placeOf(g, unit) === area) return no('10.1.4', `it is in ${areaName(g, area)}`, [area]);
  const lonely = wouldDouble(g, unit, area);
  if (lonely >= 0) return no('6.1.1', `${areaName(g, lonely)} holds no unit yet`, [lonely]);
  return centreLimit(g, s);
};
const mayWithdraw = (g: State, s: SideNo, unit: number): Verdict => {
  if (isArmy(g, unit)) return no('10.1.6', 'an army that has come onto the map stays on it');
  if (staysHome(g, unit)) return no('7.2.5', 'it stays in its country');
  if (!isArea(g, placeOf(g, unit)) || !isCentre(g, placeOf(g, unit))) return no('10.1.2', 'it is not on a centre');
  return centreLimit(g, s);
};
/** 10.1.4 One unit from a centre to any Area of its country, at Military Preparations. */
const mayStation = (g: State, s: SideNo, { unit, area }: ToArea): Verdict => {
  const kept = keptIn(g);
  if (!kept.ok) return kept;
  if (inMonths(g)) return no('10.1.5', 'from Armed Belligerence on units march from Area to Area');
  if (!onMap(g, unit) || !isCentre(g, placeOf(g, unit))) return no('10.1.4', 'it does not stand on a centre');
  if (nationIn(g, area) !== hostOf(g, unit)) return no('10.1.4', `${areaName(g, area)} is not in its country`, [area]);
  if (isCentre(g, area)) return no('10.1.4', `${areaName(g, area)} is a centre`, [area]);
  const stands = mayStand(g, unit, area);
  return stands.ok ? countryLimit(g, s) : stands;
};

// 10.1.5, 2.3.2, 9.2.1 In the months ---------------------------------------------------------------------------------
const mayMoveOnMap = (g: State, s: SideNo, { unit, area }: ToArea): Verdict => {
  const kept = keptIn(g);
  if (!kept.ok) return kept;
  if (!inMonths(g)) return no('10.1.5', 'movement from Area to Area begins with Armed Belligerence');
  const limit = mapLimit(g, s, unit);
  return limit.ok ? mayMarch(g, unit, area, bridgesIn(g)) : limit;
};
const mayReserve = (g: State, s: SideNo, unit: number): Verdict => {
  if (!inMonths(g)) return no('2.3.2', 'Reserves begin with Armed Belligerence');
  if (!isCorps(g, unit)) return no('6.2.2', 'only corps go into the Reserve');
  if (isWaiting(g, unit)) return no('21.4', 'it waits for its day to land');
  if (staysHome(g, unit)) return no('7.2.5', 'it stays in its country');
  if (!onMap(g, unit) && placeOf(g, unit) !== mobilised(g, s))
    return no('2.3.2', 'it is neither on the map nor in its box');
  return centreLimit(g, s);
};
/** 2.3.2 Within two Areas of a friendly unit, no enemy between; before the war in its own country. */
export const reserveReach = (g: State, s: SideNo): readonly number[] => {
  const friends = boxOf(g).areaIds.filter(a => friendsIn(g, s, a));
  return [...friends, ...reachedFrom(g, friends, NUMBERS.reserveReach.value, a => !enemiesIn(g, s, a))];
};
const mayCommit = (g: State, s: SideNo, { unit, area }: ToArea): Verdict => {
  if (placeOf(g, unit) !== reserve(g, s)) return no('2.3.2', 'it is not in the Reserve');
  if (!isCorps(g, unit)) return no('18.0', 'air fleets fly from the Reserve');
  if (g.n[at(g).reserved + unit] === 1) return no('2.3.2', 'it came into the Reserve this turn');
  if (nationIn(g, area) !== hostOf(g, unit)) return no('12.0', `${areaName(g, area)} is across a border`, [area]);
  if (!reserveReach(g, s).includes(area))
    return no('2.3.2', `${areaName(g, area)} is farther than two Areas from a unit`, [area]);
  const stands = mayStand(g, unit, area);
  return stands.ok ? centreLimit(g, s) : stands;
};
const mayPoise = (g: State, s: SideNo, { unit, army }: Poise): Verdict => {
  if (!inMonths(g)) return no('9.2.1', 'Poised Forces begin with Armed Belligerence');
  if (!isCorps(g, unit) || !isMobile(g, unit)) return no('9.2', 'only mobile corps can be Poised');
  if (isWaiting(g, unit)) return no('21.4', 'it waits for its day to land');
  if (!onMap(g, unit) && placeOf(g, unit) !== mobilised(g, s))
    return no('9.2.1', 'it is neither on the map nor in its box');
  if (!isArmy(g, army) || sideOf(g, army) !== s) return no('9.2', `${unitName(g, army)} is no army of yours`);
  if (!onMap(g, army)) return no('9.2.1', `${unitName(g, army)} is not on the map`);
  return centreLimit(g, s);
};
const mayColumn = (g: State, s: SideNo, unit: number): Verdict =>
  armyPoisedWith(g, unit) >= 0 ? centreLimit(g, s) : no('9.1', 'it is not Poised');

/** 12.0 No unit is in the enemy's country before Armed Belligerence. */
const tooEarly = (g: State, s: SideNo, c: ToArea | Alone | Poise): Verdict =>
  !inMonths(g) && 'area' in c && isHostile(g, s, c.area)
    ? no('12.0', `no border is crossed before Armed Belligerence, and ${areaName(g, c.area)} is abroad`, [c.area])
    : ok;
const judgeUnit = (g: State, s: SideNo, c: ToArea | Alone | Poise): Verdict => {
  const begin = c.do === 'move' ? mayMarchOn(g, s, c.unit) : mayBegin(g, s, c.unit);
  if (!begin.ok) return begin;
  const early = tooEarly(g, s, c);
  if (!early.ok) return early;
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

// Candidates -------------------------------------------------------------------------------------------------------
/** Which limits of the turn leave moves of their kind. In random play what is used up is not listed: it would only be drawn in vain. */
interface Left {
  readonly centre: boolean;
  readonly country: boolean;
  readonly map: boolean;
}
const ANY: Left = { centre: true, country: true, map: true };
/** But for marches, which `someMarch` draws. */
const leftOf = (g: State, s: SideNo): Left => ({
  centre: centreLimit(g, s).ok,
  country: countryLimit(g, s).ok,
  map: false,
});
/** By unit and Area. */
const toAreas = perBox(box => {
  const all = (verb: ToArea['do']) =>
    box.units.map(unit => box.areaIds.map((area): ToArea => ({ do: verb, unit, area })));
  return { shift: all('shift'), station: all('station'), move: all('move'), commit: all('commit') };
});
const monthly = (g: State, s: SideNo, unit: number, left: Left): readonly Choice[] => {
  const moves = left.map && onMap(g, unit) ? marches(g, unit) : [];
  return left.centre ? [...posts(g, s, unit), ...moves] : moves;
};
const marches = (g: State, unit: number): readonly Choice[] =>
  reachOf(g, unit, bridgesIn(g)).map(area => toAreas(g).move[unit]![area]!);
/** Into and out of the Reserve and the Poised Forces. */
const posts = (g: State, s: SideNo, unit: number): readonly Choice[] => {
  const place = placeOf(g, unit);
  if (place === reserve(g, s)) return areasOf(g, hostOf(g, unit)).map(area => toAreas(g).commit[unit]![area]!);
  if (armyPoisedWith(g, unit) >= 0) return [{ do: 'column', unit }];
  if (!isCorps(g, unit)) return [];
  const armies = isMobile(g, unit) ? boxOf(g).armies.filter(a => onMap(g, a)) : [];
  return [{ do: 'reserve', unit }, ...armies.map((army): Choice => ({ do: 'poise', unit, army }))];
};
const ofUnit = (g: State, s: SideNo, unit: number, left = ANY): readonly Choice[] => {
  if (isMarching(g, unit)) return marches(g, unit);
  if (!mayBegin(g, s, unit).ok) return [];
  const made = toAreas(g);
  const list: Choice[] = [];
  if (left.centre && leavesCentre(g, s, unit))
    for (const area of centresOf(g, hostOf(g, unit))) list.push(made.shift[unit]![area]!);
  if (left.country && statusOf(g) === PREPARATIONS && onMap(g, unit))
    for (const area of areasOf(g, hostOf(g, unit))) list.push(made.station[unit]![area]!);
  if (left.centre && isCorps(g, unit) && onMap(g, unit)) list.push({ do: 'withdraw', unit });
  if (inMonths(g)) list.push(...monthly(g, s, unit, left));
  return list;
};
/** In random play: one of the Areas a unit may march to. */
const someMarch = (g: State, s: SideNo, unit: number, rnd: Rnd): Choice | undefined => {
  if (!onMap(g, unit) || !mayMarchOn(g, s, unit).ok || !mapLimit(g, s, unit).ok || !mayLeave(g, unit).ok)
    return undefined;
  return toAreas(g).move[unit]![oneOf(reachOf(g, unit, bridgesIn(g)), rnd)];
};

/** What a unit may do is listed, unless this is no time for it: then its own choice can stand for the list. */
const isListedAt = (g: State, verb: Choice['do']): boolean => {
  if (verb === 'shift' || verb === 'withdraw') return true;
  return verb === 'station' ? statusOf(g) === PREPARATIONS : inMonths(g);
};
const asListed = (g: State, c: ToArea | Alone | Poise): Choice | undefined => {
  if ('area' in c) return toAreas(g)[c.do][c.unit]?.[c.area];
  return 'army' in c ? { do: c.do, unit: c.unit, army: c.army } : { do: c.do, unit: c.unit };
};

// Carrying out -----------------------------------------------------------------------------------------------------
const deployed = (g: State, s: SideNo, unit: number): void => carriedOut(g, s, onMap(g, unit) ? 'moving' : 'deploying');
const shift = (g: State, s: SideNo, side: Side, { unit, area }: ToArea): void => {
  deployed(g, s, unit);
  g.n[AT.centreMoves + s]! += 1;
  putUnit(g, unit, area);
  emit(g, { is: 'shifted', case: '10.1.4', to: [side], unit, area });
};
const station = (g: State, s: SideNo, side: Side, { unit, area }: ToArea): void => {
  carriedOut(g, s, 'moving');
  g.n[AT.countryMoves + s]! += 1;
  putUnit(g, unit, area);
  emit(g, { is: 'shifted', case: '10.1.4', to: [side], unit, area });
};
const moveOnMap = (g: State, s: SideNo, { unit, area }: ToArea): void => {
  if (!isBeyondLimit(g, unit)) g.n[AT.mapMoves + s]! += 1;
  march(g, unit, area, bridgesIn(g));
};
/** Into and out of boxes: what is done is stated, with whom is not. */
const post = (g: State, s: SideNo, unit: number, place: number, side: Side): void => {
  g.n[AT.centreMoves + s]! += 1;
  carriedOut(g, s, 'posting');
  putUnit(g, unit, place);
  if (place === reserve(g, s)) g.n[at(g).reserved + unit] = 1;
  emit(g, { is: 'posted', case: '2.3.2', to: [side], unit, place });
};
const carryOut = (g: State, s: SideNo, side: Side, c: ToArea | Alone | Poise): void => {
  switch (c.do) {
    case 'shift':
      shift(g, s, side, c);
      break;
    case 'station':
      station(g, s, side, c);
      break;
    case 'move':
      moveOnMap(g, s, c);
      break;
    case 'commit':
      post(g, s, c.unit, c.area, side);
      break;
    case 'withdraw':
      g.n[AT.centreMoves + s]! += 1;
      putUnit(g, c.unit, mobilised(g, s));
      emit(g, { is: 'posted', case: '10.1.2', to: [side], unit: c.unit, place: mobilised(g, s) });
      break;
    case 'reserve':
      post(g, s, c.unit, reserve(g, s), side);
      break;
    case 'column':
      post(g, s, c.unit, placeOf(g, armyPoisedWith(g, c.unit)), side);
      break;
    case 'poise':
      post(g, s, c.unit, poisedBox(g, c.army), side);
      break;
    default:
      c satisfies never;
  }
  if (c.do !== 'move') g.n[at(g).moved + c.unit] = 1;
};
const sayUnit = (g: State, c: ToArea | Alone | Poise): string => {
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
/** What is not a unit's. */
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
/** In random play it is as likely as what so many units do: only one of them is asked what rivers are before it. */
const BRIDGING = 6;
const crossings = (g: State, s: SideNo): readonly Choice[] => {
  if (!canBridge(g, s)) return [];
  const movers = boxOf(g).groundOf[s].filter(u => mayMarchOn(g, s, u).ok);
  return crossingsOf(g, s, movers, true);
};
/** The same with the unit before the reason. */
const judge = (g: State, s: SideNo, c: Choice): Verdict => {
  const v = allowed(g, s, c);
  return v.ok || !('unit' in c) ? v : { ...v, why: `${unitName(g, c.unit)}: ${v.why}` };
};
export const moving: Decision<Choice> = {
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
    const may = (c: Choice): boolean => c === march || allowed(g, s, c).ok; // the way was found when it was drawn
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
/** 21.5.1 Poland first, then whoever arrives, then moves. */
export const movingSteps: readonly Step<Who>[] = [
  ...polandSteps,
  ...landingSteps,
  { at: AT_MOVE, case: '10.0', name: 'Movement', run: (_g, f) => askToMove(f.vars.who) },
];
