/** 13.0 The Movement Phase: units go one at a time, hex by hex. */
import {
  blockedBy,
  cells,
  drawNumber,
  granted,
  leaves,
  no,
  ok,
  variable,
  zoneAt,
  type Decision,
  type Refused,
  type Verdict,
} from '../../../../engine/decide.ts';
import { emit } from '../../../../engine/events.ts';
import { again, ask, asking, done, goto, next, procedure, type Next, type Step } from '../../../../engine/flow.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import { counted } from '../../../../engine/words.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import { UNREACHED } from '../../../../kernel/path.ts';
import {
  A,
  campOf,
  counterOf,
  G,
  isMobile,
  isStatic,
  nameOf,
  sideOf,
  SOVIET_CAMP,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { gridOf, placed, sideTo } from '../../model/ground.ts';
import { beside, OUT } from '../../model/places.ts';
import {
  at,
  happened,
  isFrance,
  isReduced,
  onMap,
  option,
  placeOf,
  putUnit,
  sideName,
  unitsOf,
} from '../../model/state.ts';
import { beyond } from './out-of-reach.ts';
import { crossRhine, takeHex } from '../combat/losses.ts';
import { inFullZone, inZone, isBarredTo } from '../position/board-cache.ts';
import { laid, whereLaid } from '../cards/pool.ts';
import { mayEnd, owesMove, reachesGoal } from './move-ends.ts';
import { isGoal, isPlanned, keepsPlan, mayMovePlanned, plannedEnds } from '../plans/planned-moves.ts';
import { leftOf, NO_CAP, type Left } from './allowance.ts';
import { isHaltable } from './camp-ground.ts';
import { once, places, TURN } from '../position/obstacles.ts';
import { reachFrom, reachOf } from './reach.ts';
import { crowdProc } from './crowding.ts';
import { tire } from '../combat/retreating.ts';

/** `on`: it goes on from the end of this way, with so many `points` and hexes (`cap`) left; `closed`: 13.4.1 it has met the enemy after more than one hex. */
export type Marching = {
  readonly unit: number;
  readonly origin: number;
  readonly way: readonly number[];
  readonly gone: number;
  readonly on?: boolean;
  readonly points?: number;
  readonly cap?: number;
  readonly closed?: boolean;
};
export const marchProc = procedure<Marching>('march');
export type Moving = { readonly side: SideNo };
export const moveProc = procedure<Moving>('movement');

// 13.0 Who moves next --------------------------------------------------------------------------------------------------
const mayMove = (g: State, side: SideNo, unit: number): Verdict => {
  const name = nameOf(g, unit);
  if (sideOf(g, unit) !== side) return no('13.0', `${name} is not yours to move`);
  if (isStatic(g, unit)) return no('2.3.3', `${name} can never move`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '13.0', `${name} is not on the map`);
  if (g.cells[at(g).moved + unit] === 1) return blockedBy(cells('moved', unit), '13.0', `${name} has moved already`);
  if (campOf(g, unit) === SOVIET_CAMP && !happened(g, 'invasion'))
    return blockedBy(once('invasion'), '20.2.2', `${name} does not move before the Soviet Invasion`);
  return mayMovePlanned(g, unit);
};
/** Many have moved already, and need not be told so. */
const isMovable = (g: State, side: SideNo, unit: number): boolean =>
  g.cells[at(g).moved + unit] !== 1 && onMap(g, unit) && mayMove(g, side, unit).ok;
const movable = (g: State, side: SideNo): readonly number[] => unitsOf(g, side).filter(u => isMovable(g, side, u));
/** 24.2 The phase is not over while somebody has not tried to do as the plan says. */
const mayStop = (g: State, side: SideNo): Verdict => {
  const owing = isPlanned(g) ? movable(g, side).find(u => owesMove(g, u)) : undefined;
  return owing === undefined
    ? ok
    : blockedBy(cells('moved', owing), '24.2', `the plan sends ${nameOf(g, owing)} elsewhere: move it first`);
};
type Choice = { readonly do: 'move'; readonly unit: number } | { readonly do: 'done' };
export const moving: Decision<Choice> = {
  verbs: ['move', 'done'],
  candidates: g => [{ do: 'done' }, ...movable(g, moveProc.vars(g).side).map(unit => ({ do: 'move', unit }) as const)],
  judge: (g, _a, c) => {
    const { side } = moveProc.vars(g);
    return c.do === 'done' ? mayStop(g, side) : mayMove(g, side, c.unit);
  },
  sample: (g, _a, rnd) => {
    const { side } = moveProc.vars(g);
    const units = unitsOf(g, side);
    const k =
      rnd(12) === 0 && mayStop(g, side).ok ? -1 : drawNumber(units.length, i => isMovable(g, side, units[i]!), rnd);
    return k < 0 ? { do: 'done' } : { do: 'move', unit: units[k]! };
  },
  take: (g, _a, c) =>
    c.do === 'done' ? next : marchProc.call({ unit: c.unit, origin: placeOf(g, c.unit), way: [], gone: 0 }, '13.0'),
  ends: ['done'],
  caution: (g, _a, c) => {
    const { side } = moveProc.vars(g);
    const left = movable(g, side).length;
    const moved = unitsOf(g, side).filter(u => g.cells[at(g).moved + u] === 1).length;
    return c.do === 'done' ? leaves(left, moved, `${counted(left, 'unit')} not moved`) : undefined;
  },
  say: (g, _a, c) => (c.do === 'done' ? 'End the Movement Phase' : `Move ${nameOf(g, c.unit)}`),
};

// 13.0 Where to ----------------------------------------------------------------------------------------------------------
const isThere = (g: State, unit: number, hex: number): Verdict =>
  blockedBy(places(unit), '13.0', `${nameOf(g, unit)} is in ${placed(g, hex)} already`, [hex]);
/** 24.2 */
const sentElsewhere = (g: State, unit: number, hex: number): Verdict =>
  blockedBy(TURN, '24.2', `on turn 1 the plan sends ${nameOf(g, unit)} elsewhere than to ${placed(g, hex)}`, [hex]);
const mayGo = (g: State, unit: number, hex: number, found = reachOf(g, unit)): Verdict => {
  if (hex === placeOf(g, unit)) return isThere(g, unit, hex);
  const cost = found.cost[hex]!;
  if (cost === UNREACHED) return beyond(g, unit, hex);
  const end = mayEnd(g, unit, hex);
  if (!end.ok) return end;
  if (!isPlanned(g)) return granted({ cost });
  return plannedEnds(g, unit, hex, () => reachesGoal(g, unit)) ? granted({ cost }) : sentElsewhere(g, unit, hex);
};
/** 13.0 Whoever goes hex by hex must be able to end somewhere: there, or farther on. */
const mayEndAfter = (g: State, unit: number, hex: number, left: Left, test: (hex: number) => boolean): boolean => {
  const isEnd = (h: number): boolean => test(h) && mayEnd(g, unit, h).ok;
  if (isEnd(hex)) return true;
  const { order, count } = reachFrom(g, unit, hex, left);
  for (let i = 0; i < count; i++) if (isEnd(order[i]!)) return true;
  return false;
};
/** What it would have left in a hex within its reach. */
const leftAt = (g: State, unit: number, hex: number): Left => {
  const { points, cap } = leftOf(g, unit);
  const found = reachOf(g, unit);
  const hexes = cap === NO_CAP ? 0 : found.route(hex as HexId).length - 1;
  return { points: points - found.cost[hex]!, cap: cap - hexes, fresh: false };
};
/** 13.0, 2.11 May it go by way of this hex, and on from there? */
const mayPass = (g: State, unit: number, hex: number): Verdict => {
  const found = reachOf(g, unit);
  const cost = found.cost[hex]!;
  if (hex === placeOf(g, unit)) return isThere(g, unit, hex);
  if (cost === UNREACHED) return beyond(g, unit, hex);
  const left = leftAt(g, unit, hex);
  const stop = stopIn(g, unit, hex) ?? endOfMove(g, unit, hex, left);
  if (stop) return stop;
  const now = (test: (h: number) => boolean): boolean =>
    found.order.subarray(0, found.count).some(h => test(h) && mayEnd(g, unit, h).ok);
  if (!mayEndAfter(g, unit, hex, left, () => true))
    return blockedBy(
      places(unit),
      '13.3',
      `from ${placed(g, placeOf(g, unit))} by way of ${placed(g, hex)} ${nameOf(g, unit)} finds no hex to end its move in`,
      [hex],
    );
  return keepsPlan(g, unit, now, test => mayEndAfter(g, unit, hex, left, test))
    ? granted({ cost })
    : sentElsewhere(g, unit, hex);
};
/** On the way it may end where it stands, if it might have chosen to. */
const mayStay = (g: State, { unit, gone }: Marching): Verdict => {
  if (gone === 0)
    return owesMove(g, unit) ? blockedBy(TURN, '24.2', `on turn 1 the plan sends ${nameOf(g, unit)} elsewhere`) : ok;
  const hex = placeOf(g, unit);
  const end = mayEnd(g, unit, hex);
  if (!end.ok) return end;
  const { order, count } = reachOf(g, unit);
  const isOther = (h: number): boolean => isGoal(g, unit, h) && mayEnd(g, unit, h).ok;
  return plannedEnds(g, unit, hex, () => order.subarray(1, count).some(isOther))
    ? ok
    : blockedBy(TURN, '24.2', `on turn 1 the plan sends ${nameOf(g, unit)} on from ${placed(g, hex)}`, [hex]);
};
/** A choice names the hex alone: what is refused for the counter itself rests on which unit marches. */
const ofMarcher = (g: State, unit: number, v: Refused): Refused =>
  v.obstacle || !v.why.includes(nameOf(g, unit)) ? v : { ...v, obstacle: variable('unit') };
type March =
  | { readonly do: 'to'; readonly hex: number }
  | { readonly do: 'via'; readonly hex: number }
  | { readonly do: 'stay' };
const STAY = { do: 'stay' } as const;
/** A hex to go by way of, at random; -1 if there is none. */
const drawVia = (g: State, unit: number, rnd: Rnd): number => {
  const { order, count } = reachOf(g, unit);
  const k = drawNumber(count, i => i > 0 && mayPass(g, unit, order[i]!).ok, rnd);
  return k < 0 ? k : order[k]!;
};
export const marching: Decision<March> = {
  verbs: ['to', 'via', 'stay'],
  candidates: g => {
    const { unit } = marchProc.vars(g);
    const { order, count } = reachOf(g, unit);
    const hexes = [...order.subarray(1, count)];
    return [
      STAY,
      ...hexes.map(hex => ({ do: 'to', hex }) as const),
      ...hexes.map(hex => ({ do: 'via', hex }) as const),
    ];
  },
  judge: (g, _a, c) => {
    const march = marchProc.vars(g);
    if (c.do === 'stay') return mayStay(g, march);
    const v = c.do === 'to' ? mayGo(g, march.unit, c.hex) : mayPass(g, march.unit, c.hex);
    return v.ok ? v : ofMarcher(g, march.unit, v);
  },
  /** Random play goes hex by hex now and then. */
  sample: (g, _a, rnd) => {
    const march = marchProc.vars(g);
    const { unit } = march;
    const via = rnd(16) === 0 ? drawVia(g, unit, rnd) : -1;
    if (via >= 0) return { do: 'via', hex: via };
    const found = reachOf(g, unit);
    const isEnd = (i: number): boolean => (i === 0 ? mayStay(g, march).ok : mayGo(g, unit, found.order[i]!, found).ok);
    const k = drawNumber(found.count, isEnd, rnd);
    return k <= 0 ? STAY : { do: 'to', hex: found.order[k]! };
  },
  take: (g, _a, c) => {
    const march = marchProc.vars(g);
    const { unit, gone } = march;
    const way =
      c.do === 'stay'
        ? []
        : reachOf(g, unit)
            .route(c.hex as HexId)
            .slice(1);
    g.cells[at(g).moved + unit] = 1;
    if (c.do === 'stay') return gone === 0 ? done() : arrive(g, march);
    if (c.do === 'to') return carryOut(g, { ...march, way, on: false });
    const { points, cap } = leftAt(g, unit, c.hex);
    return carryOut(g, { ...march, way, on: true, points, cap });
  },
  say: (g, _a, c) => {
    if (c.do === 'stay') return 'Stay';
    return c.do === 'to' ? `To ${placed(g, c.hex)}` : `By way of ${placed(g, c.hex)}`;
  },
};

// Hex by hex -----------------------------------------------------------------------------------------------------------
/** 19.9 Is this hex in or next to one with a Halt! Hitler marker? */
const isHalted = (g: State, hex: number): boolean =>
  laid(g, A, 'Halt! Hitler').some(
    m => whereLaid(g, m) === hex || gridOf(g).around[hex]!.includes(whereLaid(g, m) as HexId),
  );
const haltsIn = (g: State, unit: number, hex: number): boolean => isHaltable(g, unit) && isHalted(g, hex);
/** 13.4.1, 19.9 What ends its move there whatever it has left. */
const stopIn = (g: State, unit: number, hex: number): Refused | undefined => {
  const words = `${nameOf(g, unit)} must end its move in ${placed(g, hex)}`;
  if (inFullZone(g, campOf(g, unit), hex))
    return blockedBy(zoneAt(hex), '13.4.1', `${words}, in an enemy zone of control`, [hex]);
  return haltsIn(g, unit, hex)
    ? blockedBy(cells('lies', ...laid(g, A, 'Halt! Hitler')), '19.9', `${words}, by a Halt! Hitler marker`, [hex])
    : undefined;
};
/** 13.1, 13.2 It goes on from there only with something left. */
const endOfMove = (g: State, unit: number, hex: number, { points, cap }: Left): Refused | undefined => {
  if (points > 0 && cap > 0) return undefined;
  const [name, here, there] = [nameOf(g, unit), placed(g, placeOf(g, unit)), placed(g, hex)];
  return points <= 0
    ? blockedBy(places(unit), '13.2', `from ${here} ${name} gets to ${there} with no movement points left`, [hex])
    : blockedBy(places(unit), '13.1', `from ${here} ${name} gets to ${there} with its last hex`, [hex]);
};
const halt = (g: State, unit: number, hex: number): void => {
  g.cells[at(g).na + unit] = 1;
  emit(g, { is: 'halt', case: '19.9', unit, hex });
};
/** Into the next hex; whether it must stop there. */
const enter = (g: State, unit: number, from: number, hex: number): boolean => {
  if (sideOf(g, unit) === G) crossRhine(g, sideTo(g, from, hex));
  takeHex(g, unit, hex);
  const halted = haltsIn(g, unit, hex);
  if (halted) halt(g, unit, hex);
  return halted || inFullZone(g, campOf(g, unit), hex);
};
/** As far as it gets; the counter is put down where it ends, for no rule asks on the way where it lies. */
const walk = (g: State, march: Marching): Marching => {
  const { unit, way } = march;
  const camp = campOf(g, unit);
  let here = placeOf(g, unit);
  let { gone, closed = false } = march;
  let stops = false;
  let steps = 0;
  for (; !stops && steps < way.length && !isBarredTo(g, camp, way[steps]!); steps++) {
    stops = enter(g, unit, here, way[steps]!);
    here = way[steps]!;
    gone++;
    closed ||= closesIn(g, unit, here, gone);
  }
  if (steps > 0) putUnit(g, unit, here);
  return { ...march, way: [], gone, closed, on: march.on === true && !stops && steps === way.length };
};
/** 13.4.1 An Allied unit on foot enters an enemy zone, a weak one too, after more than one hex. */
const closesIn = (g: State, unit: number, hex: number, gone: number): boolean =>
  gone > 1 &&
  sideOf(g, unit) === A &&
  !isMobile(g, unit) &&
  (option(g, 'closing') ? gone - 1 : gone) > 1 &&
  inZone(g, campOf(g, unit), hex);
const askWho = asking('moving', '13.0');
const askWhere = asking('marching', '13.0');
const arrive = (g: State, { unit, origin, closed }: Marching): Next => {
  const hex = placeOf(g, unit);
  if (hex !== origin) emit(g, { is: 'moved', case: '13.0', unit, from: origin, hex });
  if (closed) tire(g, A, hex);
  return done();
};
/** As far as it gets, and there: nobody is asked on the way. */
const carryOut = (g: State, march: Marching): Next => {
  const then = walk(g, march);
  return then.on ? goto('13.0/where', then) : arrive(g, then);
};
/** Those on the way and at its end are for records that stand there: a choice carries out its march at once. */
export const marchSteps: readonly Step<Marching>[] = [
  {
    at: '13.0/where',
    case: '13.0',
    name: 'Move',
    when: (_g, { vars }) => vars.way.length === 0 && (vars.gone === 0 || vars.on === true),
    run: (g, { vars }) => askWhere(sideName(sideOf(g, vars.unit))),
  },
  {
    at: '13.0/walk',
    case: '13.0',
    name: 'On the way',
    when: (_g, { vars }) => vars.way.length > 0,
    run: (g, { vars }) => carryOut(g, vars),
  },
  {
    at: '13.0/there',
    case: '13.0',
    name: 'Arrived',
    run: (g, { vars }) => arrive(g, vars),
  },
];
/** 19.9 Mobile Germans that begin their Movement Phase next to a Halt! Hitler marker. */
const haltAll = (g: State): void => {
  if (laid(g, A, 'Halt! Hitler').length === 0) return;
  for (const u of unitsOf(g, G)) if (onMap(g, u) && haltsIn(g, u, placeOf(g, u))) halt(g, u, placeOf(g, u));
};
export const movementSteps: readonly Step<Moving>[] = [
  {
    at: '13.0/start',
    case: '13.0',
    name: 'Movement Phase',
    run: (g, { vars }) => {
      const { COUNT, CELLS } = boxOf(g);
      g.cells.fill(0, CELLS.moved, CELLS.moved + COUNT);
      if (vars.side === G) haltAll(g);
      return next;
    },
  },
  { at: '13.0', case: '13.0', name: 'Movement', run: (_g, { vars }) => askWho(sideName(vars.side)) },
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
    return no('25.1', `${nameOf(g, horse)} is no round cavalry unit: it merges with nobody`);
  if (two.shape !== 'square' || two.nation !== 'Polish')
    return no('25.1', `${nameOf(g, into)} is no square Polish unit`);
  if (!onMap(g, horse) || placeOf(g, horse) !== placeOf(g, into))
    return blockedBy(places(horse, into), '25.1', `${nameOf(g, horse)} and ${nameOf(g, into)} are not in one hex`);
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
    g.cells[at(g).face + c.units] = 0;
    emit(g, { is: 'improved', case: '25.1', unit: c.units });
    return again;
  },
  say: (g, _a, c) => (c.do === 'done' ? 'No more mergers' : `Merge ${nameOf(g, c.unit)} into ${nameOf(g, c.units)}`),
};
