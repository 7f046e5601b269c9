/** 13.0-13.4 One unit moves: where it may go, and its way there hex by hex. */
import {
  blockedBy,
  cells,
  drawNumber,
  granted,
  ok,
  variable,
  zoneAt,
  type Decision,
  type Refused,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { done, type Next } from '../../../../engine/flow.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import type { HexId } from '../../../../kernel/hex.ts';
import { UNREACHED } from '../../../../kernel/path.ts';
import { A, campOf, G, isMobile, nameOf, sideOf } from '../../model/army.ts';
import { gridOf, placed, sideTo } from '../../model/ground.ts';
import { at, option, placeOf, putUnit, sideName } from '../../model/state.ts';
import { laid, whereLaid } from '../cards/pool.ts';
import { crossRhine, takeHex } from './control.ts';
import { tire } from '../combat/no-actions.ts';
import { leftOf, NO_CAP, type Left } from './allowance.ts';
import { isHaltable } from './camp-ground.ts';
import { mayEnd, owesMove, reachesGoal } from './move-ends.ts';
import { beyond } from './out-of-reach.ts';
import { reachFrom, reachOf } from './reach.ts';
import { isGoal, isPlanned, keepsPlan, plannedEnds } from '../plans/planned-moves.ts';
import { inFullZone, inZone, isBarredTo } from '../position/board-cache.ts';
import { TURN } from '../position/obstacles.ts';
import { asking, emit, goto, procedure, steps } from '../flow.ts';

/** `way`: hexes still to go, `gone`: hexes gone. `on`: it moves on afterwards, with `points` and hexes (`cap`) left. `closed`: 13.4.1 it entered an enemy zone after more than one hex. */
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
export const marchProc = procedure('march');
// 13.0 Where to ----------------------------------------------------------------------------------------------------------
const isThere = (g: State, unit: number, hex: number): Verdict =>
  blockedBy(places(unit), '13.0', `${nameOf(g, unit)} is in ${placed(g, hex)} already`, [hex]);
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
/** 13.0 Could a unit that stops over in this hex end its move there or farther on, in a hex that passes the test? */
const mayEndAfter = (g: State, unit: number, hex: number, left: Left, test: (hex: number) => boolean): boolean => {
  const isEnd = (h: number): boolean => test(h) && mayEnd(g, unit, h).ok;
  if (isEnd(hex)) return true;
  const { order, count } = reachFrom(g, unit, hex, left);
  for (let i = 0; i < count; i++) if (isEnd(order[i]!)) return true;
  return false;
};
/** What it would have left in this hex. */
const leftAt = (g: State, unit: number, hex: number): Left => {
  const { points, cap } = leftOf(g, unit);
  const found = reachOf(g, unit);
  const hexes = cap === NO_CAP ? 0 : found.route(hex as HexId).length - 1;
  return { points: points - found.cost[hex]!, cap: cap - hexes, fresh: false };
};
/** 13.0, 2.11 May it stop over in this hex (`via`) and move on from there? */
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
/** May it end its move in its present hex? */
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
/** The choice names only a hex, so a refusal about the unit itself depends on which unit is moving. */
const ofMarcher = (g: State, unit: number, v: Refused): Refused =>
  v.obstacle || !v.why.includes(nameOf(g, unit)) ? v : { ...v, obstacle: variable('unit') };
type March =
  | { readonly do: 'to'; readonly hex: number }
  | { readonly do: 'via'; readonly hex: number }
  | { readonly do: 'stay' };
const STAY = { do: 'stay' } as const;
/** For random play: a hex to stop over in; -1 if there is none. */
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
  /** Random play sometimes stops over in a hex. */
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
export const haltsIn = (g: State, unit: number, hex: number): boolean => isHaltable(g, unit) && isHalted(g, hex);
/** 13.4.1, 19.9 What ends its move in this hex, whatever it has left. */
const stopIn = (g: State, unit: number, hex: number): Refused | undefined => {
  const words = `${nameOf(g, unit)} must end its move in ${placed(g, hex)}`;
  if (inFullZone(g, campOf(g, unit), hex))
    return blockedBy(zoneAt(hex), '13.4.1', `${words}, in an enemy zone of control`, [hex]);
  return haltsIn(g, unit, hex)
    ? blockedBy(cells('lies', ...laid(g, A, 'Halt! Hitler')), '19.9', `${words}, by a Halt! Hitler marker`, [hex])
    : undefined;
};
/** 13.1, 13.2 Has it no points or hexes left there? */
const endOfMove = (g: State, unit: number, hex: number, { points, cap }: Left): Refused | undefined => {
  if (points > 0 && cap > 0) return undefined;
  const [name, here, there] = [nameOf(g, unit), placed(g, placeOf(g, unit)), placed(g, hex)];
  return points <= 0
    ? blockedBy(places(unit), '13.2', `from ${here} ${name} gets to ${there} with no movement points left`, [hex])
    : blockedBy(places(unit), '13.1', `from ${here} ${name} gets to ${there} with its last hex`, [hex]);
};
export const halt = (g: State, unit: number, hex: number): void => {
  g.cells[at(g).na + unit] = 1;
  emit(g, { is: 'halt', case: '19.9', unit, hex });
};
/** Enters the next hex. True if the unit must stop there. */
const enter = (g: State, unit: number, from: number, hex: number): boolean => {
  if (sideOf(g, unit) === G) crossRhine(g, sideTo(g, from, hex));
  takeHex(g, unit, hex);
  const halted = haltsIn(g, unit, hex);
  if (halted) halt(g, unit, hex);
  return halted || inFullZone(g, campOf(g, unit), hex);
};
/** Moves along `way` until something stops the unit. Its place is written once, at the end: no rule reads it on the way. */
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
/** 13.4.1 Does a non-mobile Allied unit enter an enemy zone, even a weak one, after more than one hex? */
const closesIn = (g: State, unit: number, hex: number, gone: number): boolean =>
  gone > 1 &&
  sideOf(g, unit) === A &&
  !isMobile(g, unit) &&
  (option(g, 'closing') ? gone - 1 : gone) > 1 &&
  inZone(g, campOf(g, unit), hex);
const askWhere = asking('marching', '13.0');
const arrive = (g: State, { unit, origin, closed }: Marching): Next => {
  const hex = placeOf(g, unit);
  if (hex !== origin) emit(g, { is: 'moved', case: '13.0', unit, from: origin, hex });
  if (closed) tire(g, A, hex);
  return done();
};
/** Makes the whole move at once; no one is asked on the way. */
const carryOut = (g: State, march: Marching): Next => {
  const then = walk(g, march);
  return then.on ? goto('13.0/where', then) : arrive(g, then);
};
/** A choice makes its move at once, so the last two steps run only in positions and records that stand there. */
export const marchSteps = steps('march', [
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
]);
