/** 11.0-11.6 The march of one unit or of a stack. */
import {
  blockedBy,
  granted,
  no,
  ok,
  variable,
  type Decision,
  type Granted,
  type Refused,
  type Verdict,
  untilOver,
} from '../../../engine/decide.ts';
import { again, done, top, type Frame } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { groupIn, leaveBehind, onTheWay, walking, wayOf, type Party } from '../../../field/march.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { isGermanMech, isMech, nameOf, nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, HALVES, placed } from '../model/ground.ts';
import {
  AT,
  at,
  BEGUN,
  foe,
  MOVED,
  NOT_MOVED,
  placeOf,
  sideName,
  sideOf,
  stackIn,
  STOPPED,
  topOf,
  UNDER_WAY,
  unitsInPlay,
} from '../model/state.ts';
import { underAir } from './under-aircraft.ts';
import { mayStand } from './areas.ts';
import { enterHex } from './control.ts';
import { ask, emit, frameOf, goto, steps, type MarchVars } from './flow.ts';
import { apartFor, moversOf, stepPrice, type Mover } from './ground.ts';
import { boardOf, type Board } from './board-cache.ts';
import type { StackingCount } from './stacking-count.ts';
import { isNoGround, restingOn } from './obstacles.ts';
import { whyOutOfReach, whoGoes } from './out-of-reach.ts';
import { mayJoin } from './stacking.ts';
import { inSupply } from './supply.ts';
import {
  findIn,
  foundTo,
  goals,
  marchNow,
  marchOf,
  reachedBy,
  type March,
  type Purse,
  type Reached,
} from './marchers.ts';

// 10.0, 11.6 Setting out -----------------------------------------------------------------------------------------
/** 11.6 Whether the unit may march in column: in supply, no enemy unit next to it, not under enemy aircraft. */
const mayColumn = (g: State, unit: number, isFed = inSupply(g, unit)): boolean => {
  if (!isFed) return false;
  const hex = placeOf(g, unit);
  const enemy = foe(sideOf(g, unit));
  const { inPlay } = boardOf(g);
  if (underAir(g, enemy, hex)) return false;
  for (const h of around(gridOf(g), hex as HexId)) if (inPlay[enemy][h]! > 0) return false;
  return true;
};
/** 10.0, 10.5 Supply is checked when a unit begins to move, and holds for its whole march. */
export const begin = (g: State, unit: number): void => {
  const { moved, factor, spent, column } = at(g);
  const full = boxOf(g).FACTOR[unit]!;
  if (g.cells[moved + unit] !== NOT_MOVED) return;
  const isFed = inSupply(g, unit);
  g.cells[moved + unit] = BEGUN;
  g.cells[factor + unit] = isFed ? full : HALVES * Math.ceil(full / HALVES / 2);
  g.cells[spent + unit] = 0;
  g.cells[column + unit] = mayColumn(g, unit, isFed) ? 1 : 0;
};
/** Units that were only picked up have not moved. */
const putBack = (g: State, units: readonly number[]): void => {
  const { moved, factor, column } = at(g);
  for (const u of units)
    if (g.cells[moved + u] === BEGUN) for (const cell of [moved, factor, column]) g.cells[cell + u] = NOT_MOVED;
};
/** 11.2 Units that set out from elsewhere may no longer go on. */
const closeOthers = (g: State, origin: number): void => {
  const { moved } = at(g);
  if (g.cells[AT.active] === origin) return;
  for (const u of unitsInPlay(g)) if (g.cells[moved + u] === UNDER_WAY) g.cells[moved + u] = MOVED;
  g.cells[AT.active] = origin;
};

// The decision ---------------------------------------------------------------------------------------------------
type Choice =
  | { readonly do: 'to'; readonly hex: number }
  | { readonly do: 'leave'; readonly unit: number }
  | { readonly do: 'stay' };
const STAY = { do: 'stay' } as const;
const toHex = (hex: number) => ({ do: 'to', hex }) as const;
const toLeave = (unit: number) => ({ do: 'leave', unit }) as const;

const mayGoTo = (g: State, m: March, hex: number, r: Reached): Verdict => {
  if (hex === m.hex) return blockedBy(untilOver(g), '11.0', `${whoGoes(g, m)} is in ${placed(g, hex)} already`, [hex]);
  const cost = Math.min(r.normal.cost[hex]!, r.column.cost[hex]!);
  if (cost !== UNREACHED) return granted({ cost: cost / HALVES });
  const stand = mayStand(g, nationOf(g, m.units[0]!), hex);
  return stand.ok ? whyOutOfReach(g, m, hex) : stand;
};
/** 11.2 A unit of the stack stays where it is; it may go on by itself. */
const mayLeave = (g: State, m: March, unit: number): Verdict => {
  if (!m.units.includes(unit)) return blockedBy(untilOver(g), '11.2', `${nameOf(g, unit)} is not on this march`);
  return m.units.length > 1 ? ok : blockedBy(variable('count'), '11.2', `${nameOf(g, unit)} marches alone`);
};

export const marching: Decision<Choice> = {
  verbs: ['to', 'leave', 'stay'],
  candidates: g => {
    const m = marchNow(g);
    const { hexes, count } = goals(g, m, reachedBy(g, m));
    const list: Choice[] = [STAY];
    for (let i = 0; i < count; i++) list.push(toHex(hexes[i]!));
    if (m.units.length > 1) list.push(...m.units.map(toLeave));
    return list;
  },
  judge: (g, _a, c) => {
    if (c.do === 'stay') return ok;
    const m = marchNow(g);
    if (c.do === 'leave') return mayLeave(g, m, c.unit);
    const v = mayGoTo(g, m, c.hex, reachedBy(g, m));
    return isNoGround(g, c.hex) ? v : restingOn(v, untilOver(g));
  },
  /** Random marches use a column every other time, so that only one of the two searches is needed. */
  sample: (g, _a, rnd) => {
    const m = marchNow(g);
    if (m.units.length > 1 && rnd(6) === 0) return toLeave(m.units[rnd(m.units.length)]!);
    const { order, count } = findIn(g, m, m.column && rnd(2) === 0);
    const pick = rnd(count);
    return order[pick] === m.hex ? STAY : toHex(order[pick]!);
  },
  take: (g, _a, c) => {
    if (c.do === 'leave') {
      putBack(g, [c.unit]);
      leaveBehind(boxOf(g).STACKS, g, top(g), c.unit);
      return again;
    }
    const m = marchNow(g);
    if (c.do === 'stay') {
      putBack(g, m.units);
      return done();
    }
    const hex = c.hex as HexId;
    return goto('11.0/walk', { ...onTheWay(frameOf(g, 'march')!, foundTo(g, m, hex).route(hex)), from: m.hex });
  },
  say: (g, _a, c) => {
    switch (c.do) {
      case 'stay':
        return 'Stay';
      case 'leave':
        return `Leave ${nameOf(g, c.unit)} behind`;
      case 'to':
        return `To ${placed(g, c.hex)}`;
    }
  },
};

// 11.0 Hex by hex --------------------------------------------------------------------------------------------------
/** What a step costs one purse; UNREACHED where it is not allowed. */
const stepCost = (g: State, board: Board, m: March, purse: Purse, column: boolean, to: HexId): number => {
  const price = stepPrice(g, board, purse.mover, column, m.hex, to);
  const has = column ? purse.column : purse.normal;
  if (price === UNREACHED || price <= has) return price;
  return m.fresh && !column ? has : UNREACHED;
};
const pricesIn = (g: State, board: Board, m: March, column: boolean, to: HexId): readonly number[] | undefined => {
  const prices: number[] = [];
  for (const purse of m.purses) {
    const price = stepCost(g, board, m, purse, column, to);
    if (price === UNREACHED) return undefined;
    prices.push(price);
  }
  return prices;
};
/** 11.6 What each purse pays, within its points or otherwise in column; undefined if neither is possible. */
const pricesOf = (g: State, board: Board, m: March, to: HexId): readonly number[] | undefined =>
  pricesIn(g, board, m, false, to) ?? (m.column ? pricesIn(g, board, m, true, to) : undefined);
/** The units on the way, and the board as it is until something happens. */
interface Marchers extends Party {
  readonly movers: readonly Mover[];
  readonly board: Board;
  readonly stacking: StackingCount;
}
/** A legal step: what each purse pays, and whether the hex is in an enemy zone or under enemy aircraft. */
interface Stepping extends Granted {
  readonly prices: readonly number[];
  readonly inZone: boolean;
  readonly inAir: boolean;
}
/** 8.0 Decided from the stacking count. It cannot judge a hex that was overfull before. */
const mayJoinByCount = (g: State, { movers, stacking }: Marchers, to: HexId): boolean =>
  stacking.crowded === 0 && apartFor(boxOf(g), movers[0]!)[stacking.there[to]!] === 0;
/** 8.0, 11.1, 11.6 As things stand now: within the points, otherwise in column. */
const mayStep = (g: State, party: Marchers, from: HexId, to: HexId): Stepping | Refused => {
  const { units, movers, board } = party;
  const join = mayJoinByCount(g, party, to) ? ok : mayJoin(g, units, to);
  if (!join.ok) return join;
  const prices = pricesOf(g, board, marchOf(g, units, from, movers), to);
  if (!prices) return no('11.0', `the way is barred at ${placed(g, to)}`, [to]);
  const enemy = foe(movers[0]!.side);
  return { ok: true, prices, inZone: board.zones[enemy][to]! > 0, inAir: underAir(g, enemy, to) };
};
/** 9.1 A unit that enters an enemy zone stops there; 11.6 it cannot enter one in column, nor go on in column afterwards. */
const pay = (g: State, { units, movers }: Marchers, { prices, inZone, inAir }: Stepping): void => {
  const { factor, spent, column, moved } = at(g);
  for (const u of units) {
    const stops = inZone && !isGermanMech(g, u);
    g.cells[spent + u]! += prices[movers[0]!.mech === isMech(g, u) ? 0 : 1]!;
    if (stops) g.cells[spent + u] = Math.max(g.cells[spent + u]!, g.cells[factor + u]!);
    if (inAir || stops || (inZone && g.cells[AT.columnMech] === 0)) g.cells[column + u] = 0;
    g.cells[moved + u] = stops ? STOPPED : UNDER_WAY;
  }
};
const enter = (g: State, f: Frame<MarchVars>, party: Marchers, hex: HexId, step: Stepping): void => {
  closeOthers(g, f.vars.origin);
  pay(g, party, step);
  enterHex(g, party.units[0]!, hex);
};
const partyOf = (g: State, f: Frame<MarchVars>): Marchers => {
  const units = groupIn(boxOf(g).STACKS, g, f);
  return { units, movers: moversOf(g, units), board: boardOf(g), stacking: boxOf(g).cache.board.stacking };
};
const whose = (g: State, f: Frame<MarchVars>): string => sideName(sideOf(g, topOf(g, f.vars.hex)));
const arrive = (g: State, f: Frame<MarchVars>): void => {
  const units = groupIn(boxOf(g).STACKS, g, f);
  const { hex, from = hex } = f.vars;
  const side = sideOf(g, units[0]!);
  emit(g, { is: 'moved', case: '11.0', side, count: units.length, from, hex });
  emit(g, { is: 'movedUnits', case: '11.0', to: [sideName(side)], units, hex });
};
export const marchSteps = steps('march', [
  walking('11.0/walk', '11.0', 'On the way', {
    stacks: g => boxOf(g).STACKS,
    party: partyOf,
    mayEnter: mayStep,
    enter,
    halt: (g, _f, _party, v) => emit(g, { is: 'halted', case: v.case, hex: v.where![0]! }),
  }),
  {
    at: '11.0/there',
    case: '11.0',
    name: 'Arrived',
    when: (_g, f) => f.vars.way !== undefined && wayOf(f).length === 0,
    run: (g, f) => {
      if (f.vars.hex !== f.vars.from && stackIn(g, f.vars.hex).length) arrive(g, f);
      return done();
    },
  },
  { at: '11.0/where', case: '11.0', name: 'March', run: (g, f) => ask(whose(g, f), 'marching', '11.0') },
]);
