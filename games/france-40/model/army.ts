/** The counters as arrays by unit, made once from the tables, and functions that read them. */
import { boxOf, type OfBox } from './box.ts';
import { SCENARIOS } from '../data/charts.ts';
import type { France40Tables } from '../data/tables.ts';
import { isFort as isFortRow, isMechanised, NATIONS, stepsOf, type UnitRow } from '../data/units.ts';
import { BELGIUM, FRANCE, GERMANY, NETHERLANDS, SWITZERLAND, type Ground } from './ground.ts';

/** A side as a number, for arrays. */
export type SideNo = 0 | 1;
export const G: SideNo = 0;
export const A: SideNo = 1;
/** Nations by number; the Germans are 0. */
export const FRENCH = 1;
export const BRITISH = 2;
export const BELGIAN = 3;
export const DUTCH = 4;
export const SWISS = 5;
/** By nation: its index in NEUTRALS, or -1. */
const NEUTRAL_OF = [-1, -1, -1, 0, 1, 3];
export const neutralOf = (nation: number): number => NEUTRAL_OF[nation]!;
/** 3.3-3.8 The country each nation is set up in. */
const HOME = [GERMANY, FRANCE, FRANCE, BELGIUM, NETHERLANDS, SWITZERLAND];
export const homeOf = (nation: number): number => HOME[nation]!;

/** 3.3-3.8 The army a nation is set up with, in the order of GROUPS. */
export const groupOf = (nation: number): number => {
  if (nation === 0) return 2;
  return neutralOf(nation) < 0 ? 1 : 0;
};

/** Lists of units, one for each scenario. */
type ByScenario<T> = readonly [T, T];
type Units = readonly number[];
export interface Army {
  readonly UNITS: readonly UnitRow[];
  readonly UNIT_NAMES: readonly string[];
  readonly COUNT: number;
  /** By unit: a list with only that unit, so that a march allocates none. */
  readonly ALONE: readonly Units[];
  readonly NATION: Uint8Array;
  readonly SIDE: Uint8Array;
  readonly FORT: Uint8Array;
  readonly MECH: Uint8Array;
  readonly FULL: Uint8Array;
  /** Attack and defence by unit and steps lost. */
  readonly FACTORS: readonly UnitRow['factors'][];
  /** Mobile units. */
  readonly MOBILE: ByScenario<Units>;
  readonly FORTS: ByScenario<Units>;
  readonly MOBILE_OF: ByScenario<readonly [Units, Units]>;
  readonly BY_NATION: ByScenario<readonly Units[]>;
  /** By side: whether all its units are of one nation, so that its stacks cannot be mixed. */
  readonly ONE_NATION: ByScenario<readonly boolean[]>;
  /** The armies that are set up one after another, in the order of GROUPS: neutrals, Allies, Germans. */
  readonly ARMIES: ByScenario<readonly Units[]>;
  /** By neutral, both scenarios. */
  readonly NEUTRAL_ARMIES: readonly Units[];
  /** By unit: the hex of a fort, or -1. */
  readonly FORT_HEX: Int16Array;
  /** By hex: the fort that is set up there, or -1. */
  readonly FORT_AT: ByScenario<Int16Array>;
  /** 3.6 By nation: flags of a neutral's own country and the hexes adjacent to it. */
  readonly NEAR_HOME: readonly Uint8Array[];
  /** 3.3-3.8 The land of each nation's own country. */
  readonly HOME_HEXES: readonly Units[];
  /** 9.4 The unit that arrives as a reinforcement. */
  readonly REINFORCER: number;
}

export const countOf = (g: OfBox): number => boxOf(g).COUNT;
export const counterOf = (g: OfBox, unit: number): UnitRow => boxOf(g).UNITS[unit]!;
export const nameOf = (g: OfBox, unit: number): string => boxOf(g).UNIT_NAMES[unit]!;
export const nationOf = (g: OfBox, unit: number): number => boxOf(g).NATION[unit]!;
export const sideOf = (g: OfBox, unit: number): SideNo => boxOf(g).SIDE[unit] as SideNo;
export const isFort = (g: OfBox, unit: number): boolean => boxOf(g).FORT[unit] === 1;
/** 2.5 Mechanised class. */
export const isMech = (g: OfBox, unit: number): boolean => boxOf(g).MECH[unit] === 1;
export const isPanzer = (g: OfBox, unit: number): boolean => counterOf(g, unit).type === 'panzer';
/** Steps at full strength. */
export const fullSteps = (g: OfBox, unit: number): number => boxOf(g).FULL[unit]!;

const nearHome = ({ GRID, COUNTRY }: Ground, nation: number): Uint8Array =>
  Uint8Array.from({ length: GRID.size }, (_, hex) =>
    neutralOf(nation) >= 0 &&
    (COUNTRY[hex] === homeOf(nation) || GRID.around[hex]!.some(h => COUNTRY[h] === homeOf(nation)))
      ? 1
      : 0,
  );
const fortsAt = (size: number, homes: Int16Array, forts: Units): Int16Array => {
  const at = new Int16Array(size).fill(-1);
  for (const u of forts) at[homes[u]!] = u;
  return at;
};
export const makeArmy = ({ units, charts }: France40Tables, ground: Ground): Army => {
  const NATION = Uint8Array.from(units, u => NATIONS.indexOf(u.nation));
  const SIDE = Uint8Array.from(units, u => (u.nation === 'German' ? G : A));
  const FORT = Uint8Array.from(units, u => (isFortRow(u) ? 1 : 0));
  const FORT_HEX = Int16Array.from(units, u => (isFortRow(u) ? ground.GRID.byLabel.get(u.hex!)! : -1));
  const UNIT_NAMES = units.map(u => u.name);
  const listOf = (scenario: number, test: (unit: number) => boolean): Units =>
    units.flatMap((u, i) => ((u.scenario === 'both' || u.scenario === SCENARIOS[scenario]) && test(i) ? [i] : []));
  const both = <T>(make: (scenario: number) => T): ByScenario<T> => [make(0), make(1)];
  const FORTS = both(s => listOf(s, u => FORT[u] === 1));
  const ofSide = (s: number, side: SideNo): Units => listOf(s, u => !FORT[u] && SIDE[u] === side);
  return {
    UNITS: units,
    UNIT_NAMES,
    COUNT: units.length,
    ALONE: units.map((_, unit) => [unit]),
    NATION,
    SIDE,
    FORT,
    MECH: Uint8Array.from(units, u => (isMechanised(u) ? 1 : 0)),
    FULL: Uint8Array.from(units, stepsOf),
    FACTORS: units.map(u => u.factors),
    MOBILE: both(s => listOf(s, u => !FORT[u])),
    FORTS,
    MOBILE_OF: both(s => [ofSide(s, G), ofSide(s, A)] as const),
    BY_NATION: both(s => NATIONS.map((_, nation) => listOf(s, u => !FORT[u] && NATION[u] === nation))),
    ONE_NATION: both(s => ([G, A] as const).map(side => new Set(ofSide(s, side).map(u => NATION[u])).size < 2)),
    ARMIES: both(s => [0, 1, 2].map(group => listOf(s, u => !FORT[u] && groupOf(NATION[u]!) === group))),
    NEUTRAL_ARMIES: [0, 1, 2, 3].map(neutral => [...NATION.keys()].filter(u => neutralOf(NATION[u]!) === neutral)),
    FORT_HEX,
    FORT_AT: both(s => fortsAt(ground.SIZE, FORT_HEX, FORTS[s]!)),
    NEAR_HOME: NATIONS.map((_, nation) => nearHome(ground, nation)),
    HOME_HEXES: NATIONS.map((_, nation) => ground.HEXES_OF[homeOf(nation)]!.filter(hex => !ground.SHUT[hex])),
    REINFORCER: UNIT_NAMES.indexOf(charts.reinforcement.unit),
  };
};
