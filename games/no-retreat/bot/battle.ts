/** The exact expectation of an attack: the chart's six faces at the column reached, each result by what it costs both, and one counterattack deep. */
import { oddsColumn } from '../../../kernel/odds.ts';
import {
  A,
  BLACK,
  counterOf,
  G,
  isFort,
  isFortress,
  isMobile,
  isStatic,
  NO_TANK,
  RED,
  typeOf,
  type SideNo,
} from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import type { Result, TableId, UnitType } from '../data/rows.ts';
import { GREAT, joinedTo, terrainOf, waterTo } from '../model/ground.ts';
import { canRetreat } from '../rules/combat/retreat.ts';
import { NO_SUPPLY } from '../rules/supply/supply.ts';
import { isLed } from '../model/state.ts';
import { isBad } from '../rules/movement/weather.ts';
import { roomOf } from './cache.ts';
import { stackIn, type Situation } from './situation.ts';
import type { Worths } from './weights.ts';
import { cheapestStep, stepWorth, unitWorth } from './worth.ts';

export type Kind = 'target' | 'counterblow' | 'assault';
/** A hex as a target. */
export interface Target {
  readonly hex: number;
  readonly units: readonly number[];
  readonly sp: number;
  /** What its defenders lose: the cheapest step, a step each, all of them. */
  readonly step: number;
  readonly each: number;
  readonly all: number;
  /** What a retreat over so many hexes costs them. */
  run(far: number): number;
  /** Having the hex. */
  readonly ground: number;
  readonly fortress: boolean;
  readonly fort: boolean;
  readonly soft: boolean;
  readonly starved: boolean;
}
const SOFT: readonly UnitType[] = ['infantry', 'mountain', 'cavalry', 'motorised', 'airborne'];
const sumOf = (units: readonly number[], of: (u: number) => number): number => units.reduce((n, u) => n + of(u), 0);
/** Turned back, out of the line, and tired. */
const DRIVEN = 0.12;
const runCost = (s: Situation, w: Worths, units: readonly number[], far: number): number =>
  sumOf(units, u => {
    if (isStatic(s.g, u)) return unitWorth(s, u, w);
    return canRetreat(s.g, u, far) ? DRIVEN + 0.03 * far : unitWorth(s, u, w);
  });
export const targetAt = (s: Situation, w: Worths, hex: number, ground: number, roughly = false): Target =>
  targetOf(s, w, stackIn(s, hex), hex, ground, roughly);
/** While units are on the march: is there a hex next to it where none of the enemy stands or is near? */
const roughRun = (s: Situation, w: Worths, units: readonly number[], hex: number, far: number): number => {
  const { count } = s;
  const enemy = boxOf(s.g).SIDE[units[0] ?? 0] === G ? A : G;
  const isFree = (h: number): boolean => count[enemy][h] === 0;
  const out = joinedTo(s.g, hex).some(h => isFree(h) && joinedTo(s.g, h).every(isFree));
  return sumOf(units, u => (out && !isStatic(s.g, u) ? DRIVEN + 0.03 * far : unitWorth(s, u, w)));
};
/** The same of some of those there, or of several hexes. */
export const targetOf = (
  s: Situation,
  w: Worths,
  units: readonly number[],
  hex: number,
  ground: number,
  roughly = false,
): Target => {
  const { g } = s;
  const runs: (number | undefined)[] = [];
  return {
    hex,
    units,
    sp: sumOf(units, u => s.strength[u]!),
    step: cheapestStep(s, units, w),
    each: sumOf(units, u => stepWorth(s, u, w)),
    all: sumOf(units, u => unitWorth(s, u, w)),
    run: far => (runs[far] ??= roughly ? roughRun(s, w, units, hex, far) : runCost(s, w, units, far)),
    ground,
    fortress: units.some(u => isFortress(g, u)),
    fort: units.some(u => isFort(g, u)),
    soft: units.every(u => SOFT.includes(typeOf(g, u))),
    starved: units.length > 0 && units.every(u => s.supply[u] === NO_SUPPLY),
  };
};

/** A unit that attacks from a hex. */
export interface Striker {
  readonly unit: number;
  readonly from: number;
}
export interface Fight {
  readonly worth: number;
  readonly table: TableId;
  readonly column: number;
}
export interface Stake {
  readonly side: SideNo;
  readonly sp: number;
  readonly step: number;
  readonly each: number;
  readonly all: number;
  readonly count: number;
  readonly mobile: number;
  readonly nations: number;
}
export const stakeOf = (s: Situation, w: Worths, list: readonly Striker[], armour: boolean): Stake => {
  const { TANK, NATION, SIDE } = boxOf(s.g);
  const units = list.map(x => x.unit);
  const tanks = armour ? units.filter(u => TANK[u] !== NO_TANK) : [];
  return {
    side: SIDE[units[0] ?? 0] as SideNo,
    sp: sumOf(units, u => s.strength[u]!),
    step: cheapestStep(s, tanks.length ? tanks : units, w),
    each: sumOf(units, u => stepWorth(s, u, w)),
    all: sumOf(units, u => unitWorth(s, u, w)),
    count: units.length,
    mobile: units.filter(u => isMobile(s.g, u)).length,
    nations: new Set(units.map(u => NATION[u]!)).size,
  };
};
const LAST = 8;
const strengthOf = (s: Situation, list: readonly Striker[]): number =>
  list.reduce((n, x) => n + Math.max(0, s.strength[x.unit]! - (counterOf(s.g, x.unit).yellow ? 1 : 0)), 0);

/** 14.6 The shifts that are known beforehand. */
const shiftOf = (s: Situation, t: Target, list: readonly Striker[], table: TableId, kind: Kind): number => {
  const { g } = s;
  const charts = chartsOf(g);
  let shift = (t.fort ? -1 : 0) + (t.starved ? charts.noSupplyShift : 0);
  if (kind !== 'counterblow') {
    shift -= terrainOf(g, t.hex).shift;
    let [all, great] = [true, false];
    for (const x of list) {
      const water = waterTo(g, x.from, t.hex);
      all &&= water > 0;
      great ||= water === GREAT;
    }
    if (all) shift -= (great ? charts.great : charts.river).shift;
  }
  if (hasArmour(s, t, list, table)) shift += 1;
  if (kind === 'assault' && list.every(x => boxOf(g).TANK[x.unit] !== NO_TANK)) shift += 1;
  const { NATION, SIDE } = boxOf(g);
  if (SIDE[list[0]!.unit] === A && list.some(x => NATION[x.unit] !== NATION[list[0]!.unit])) shift -= 1;
  return shift;
};
const hasArmour = (s: Situation, t: Target, list: readonly Striker[], table: TableId): boolean => {
  if (!t.soft || table === 'Fortress' || isBad(s.g) || terrainOf(s.g, t.hex).noArmour) return false;
  const colour = table === 'Prepared' ? BLACK : RED;
  return list.some(x => boxOf(s.g).TANK[x.unit] === colour);
};
/** 14.0 The tables these may use against it. */
const tablesOf = (s: Situation, t: Target, list: readonly Striker[], kind: Kind): readonly TableId[] => {
  const { g } = s;
  const side = boxOf(g).SIDE[list[0]!.unit];
  if (t.fortress) return side === G ? ['Fortress'] : [];
  const slow = list.filter(x => !isMobile(g, x.unit)).length;
  const barred =
    terrainOf(g, t.hex).noMobile === true ||
    (chartsOf(g).great.noMobile === true && list.some(x => waterTo(g, x.from, t.hex) === GREAT));
  if (kind === 'assault') return barred ? [] : ['Blitzkrieg'];
  const mobile = !barred && slow < list.length && slow <= (side === G ? 1 : 0) && !(side === A && isLed(g, 'Gamelin'));
  return mobile ? [side === G ? 'German Mobile' : 'Allied Mobile', 'Prepared'] : ['Prepared'];
};

/** 14.7.3 What a counterattack brings who makes it; another after it is left out. */
const counterWorth = (s: Situation, t: Target, stake: Stake, bonus: number): number => {
  const side: SideNo = stake.side === G ? A : G;
  const column = Math.min(LAST, Math.min(LAST, oddsColumn(roomOf(s.g).odds, t.sp, stake.sp)) + bonus);
  if (column < 0) return 0;
  const mobile = t.units.every(u => isMobile(s.g, u)) && !(side === A && isLed(s.g, 'Gamelin'));
  const table: TableId = mobile ? (side === G ? 'German Mobile' : 'Allied Mobile') : 'Prepared';
  let sum = 0;
  for (const row of chartsOf(s.g).crt[table]) sum += answered(row[column]!, t, stake);
  return Math.max(0, sum / 6);
};
const answered = (r: Result, t: Target, k: Stake): number => {
  switch (r) {
    case 'A1':
      return -t.step;
    case 'CA':
    case 'CA1':
      return -0.15;
    case 'EX':
    case 'EX/CR':
      return k.step - t.step;
    case 'CR':
      return 0.1;
    case 'D':
      return Math.min(k.step, DRIVEN * k.count);
    case 'D1':
      return k.step;
    case 'DR':
      return DRIVEN * k.count + 0.1;
    case 'DS':
      return 2 * DRIVEN * k.count;
    case 'DD':
      return k.each + DRIVEN * k.count;
    case 'DE':
      return k.all;
    default:
      return 0;
  }
};
/** What a result is worth to the attacker. */
export const outcome = (s: Situation, r: Result, t: Target, k: Stake): number => {
  const fallBack = Math.min(t.step, t.run(2) + t.ground);
  switch (r) {
    case 'A1':
      return -k.step;
    case 'CA':
      return -counterWorth(s, t, k, 0);
    case 'CA1':
      return -counterWorth(s, t, k, 1);
    case 'CB':
      return 0.03;
    case 'CR':
      return Math.min(-counterWorth(s, t, k, 0), fallBack);
    case 'EX':
      return t.step - k.step;
    case 'EX/CR':
      return t.step - k.step + 0.5 * Math.min(-counterWorth(s, t, k, 0), fallBack);
    case 'D':
      return fallBack;
    case 'D1':
      return t.step + (t.units.length === 1 && t.step >= t.all ? t.ground : 0);
    case 'DR':
      return t.run(2) + t.ground;
    case 'DS':
      return t.run(3) + 0.1 + t.ground;
    case 'DD':
      return t.each + t.run(3) + t.ground;
    case 'DE':
      return t.all + t.ground;
    default:
      return 0;
  }
};
/** At a column of a table. */
const worthAt = (
  s: Situation,
  w: Worths,
  t: Target,
  list: readonly Striker[],
  table: TableId,
  column: number,
): number => {
  const k = stakeOf(s, w, list, hasArmour(s, t, list, table));
  if (column < 0) return outcome(s, table === 'Fortress' ? 'A1' : 'CA1', t, k);
  let sum = 0;
  for (const row of chartsOf(s.g).crt[table]) sum += outcome(s, row[Math.min(LAST, column)]!, t, k);
  return sum / 6;
};
export const columnOf = (s: Situation, t: Target, list: readonly Striker[], table: TableId, kind: Kind): number => {
  const initial = Math.min(LAST, oddsColumn(roomOf(s.g).odds, strengthOf(s, list), t.sp));
  return initial < 0 ? -1 : Math.min(LAST, initial + shiftOf(s, t, list, table, kind));
};
/** The best table for these attackers; nothing where none may be used. */
export const fightWith = (
  s: Situation,
  w: Worths,
  t: Target,
  list: readonly Striker[],
  kind: Kind,
  more = 0,
): Fight | undefined => {
  let best: Fight | undefined;
  if (list.length === 0) return undefined;
  for (const table of tablesOf(s, t, list, kind)) {
    const initial = columnOf(s, t, list, table, kind);
    const column = initial < 0 ? -1 : Math.min(LAST, initial + more);
    const worth = worthAt(s, w, t, list, table, column);
    if (!best || worth > best.worth) best = { worth, table, column };
  }
  return best;
};
/** The chance that the hex is cleared or its units are driven off. */
export const breaks = (s: Situation, { table, column }: Fight): number =>
  column < 0
    ? 0
    : chartsOf(s.g).crt[table].filter(row => ['D', 'DR', 'DS', 'DD', 'DE'].includes(row[Math.min(LAST, column)]!))
        .length / 6;
