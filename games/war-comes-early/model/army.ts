/** The counters as arrays by unit, built once from their table, and simple questions about them. */
import { boxOf, type OfBox } from './box.ts';
import { SCENARIOS } from '../data/charts.ts';
import type { WarComesEarlyTables } from '../data/tables.ts';
import { isMechanised, isStatic, NATIONS, type Nation, type UnitRow } from '../data/units.ts';
import {
  BELGIUM,
  CZECHOSLOVAKIA,
  DENMARK,
  FRANCE,
  GERMANY,
  HALVES,
  HUNGARY,
  ITALY,
  LITHUANIA,
  NETHERLANDS,
  POLAND,
  ROMANIA,
  USSR,
  YUGOSLAVIA,
} from './ground.ts';

/** A side as a number, for arrays. */
export type SideNo = 0 | 1;
export const G: SideNo = 0;
export const A: SideNo = 1;

// Nations, and the powers that act together ----------------------------------------------------------------------
export const nationNo = (nation: Nation): number => NATIONS.indexOf(nation);
export const GERMANS = nationNo('German');
export const CZECHS = nationNo('Czech');
export const POLES = nationNo('Polish');
export const HUNGARIANS = nationNo('Hungarian');
export const ITALIANS = nationNo('Italian');
export const FRENCH = nationNo('French');
export const BRITISH = nationNo('British');
export const SOVIETS = nationNo('Soviet');
export const ROMANIANS = nationNo('Romanian');
export const YUGOSLAVS = nationNo('Yugoslav');
/** 5.2 Powers act together: Germany, then a row for each national marker. */
export const POWERS = [
  'Germany',
  'Anglo-French',
  'Czechoslovakia',
  'Hungary',
  'Italy',
  'Poland',
  'Yugoslavia and Romania',
  'Soviet Union and Lithuania',
] as const;
const MEMBERS: readonly (readonly Nation[])[] = [
  ['German'],
  ['French', 'British', 'Belgian', 'Dutch', 'Danish'],
  ['Czech'],
  ['Hungarian'],
  ['Italian'],
  ['Polish'],
  ['Yugoslav', 'Romanian'],
  ['Soviet', 'Lithuanian'],
];
export const GERMAN_POWER = 0;
export const CZECH_POWER = 2;
export const POLISH_POWER = 5;
export const SOVIET_POWER = 7;
export const nationsOf: readonly (readonly number[])[] = MEMBERS.map(list => list.map(nationNo));
const POWER_OF = NATIONS.map(n => MEMBERS.findIndex(list => list.includes(n)));
export const powerOf = (nation: number): number => POWER_OF[nation]!;
/** The home country of each nation; the British are at home in France. */
const HOME = [
  GERMANY,
  CZECHOSLOVAKIA,
  POLAND,
  HUNGARY,
  ITALY,
  FRANCE,
  FRANCE,
  USSR,
  ROMANIA,
  YUGOSLAVIA,
  BELGIUM,
  NETHERLANDS,
  DENMARK,
  LITHUANIA,
];
export const homeOf = (nation: number): number => HOME[nation]!;
/** The nation whose country this is, or -1. */
export const nationIn = (country: number): number => HOME.indexOf(country);
/** 1.3 The side that commands each nation in 1938; in 1939 Poland is the other side (13.1). */
const GERMAN_SIDE: readonly Nation[] = ['German', 'Italian', 'Hungarian', 'Polish'];
export const sideIn1938 = (nation: number): SideNo => (GERMAN_SIDE.includes(NATIONS[nation]!) ? G : A);

/** Lists of units, one for each scenario. */
type ByScenario<T> = readonly [T, T];
type Units = readonly number[];
export interface Army {
  readonly UNITS: readonly UnitRow[];
  readonly UNIT_NAMES: readonly string[];
  readonly COUNT: number;
  readonly NATION: Uint8Array;
  /** By scenario, as Poland changes sides. */
  readonly SIDE: ByScenario<Uint8Array>;
  readonly MECH: Uint8Array;
  readonly STATIC: Uint8Array;
  /** Army level: Western armies and Soviet fronts (2.3.1). */
  readonly IS_ARMY: Uint8Array;
  /** 8.0 How much of the stacking limit it takes. */
  readonly LOAD: Uint8Array;
  /** 8.0 Only one static corps may be in a hex. */
  readonly STATIC_CORPS: Uint8Array;
  /** 7.1 How many components an army breaks into; 0 if it does not. */
  readonly PARTS: Uint8Array;
  /** 12.3 Corps equivalents in halves. */
  readonly CE: Uint8Array;
  readonly ATTACK: Uint8Array;
  readonly DEFENCE: Uint8Array;
  /** 2.3.2 In halves of a point. */
  readonly FACTOR: Uint8Array;
  /** 9.1 German mechanised corps are bound by no zone. */
  readonly FREE: Uint8Array;
  /** By scenario, so that nobody looks through the units of the other one. */
  readonly IN_PLAY: ByScenario<Units>;
  readonly UNITS_OF: ByScenario<readonly [Units, Units]>;
  readonly BY_NATION: ByScenario<readonly Units[]>;
  readonly BY_POWER: ByScenario<readonly Units[]>;
  /** 7.1 The corps an army may be made of, by army. */
  readonly PARTS_OF: readonly Units[];
  /** 3.2.1, 3.2.2, 12.8 */
  readonly MOTORISED: number;
  readonly MOUNTAIN: number;
  readonly STATIC_RESERVE: Units;
  readonly FLIEGER: number;
}

export const countOf = (g: OfBox): number => boxOf(g).COUNT;
export const counterOf = (g: OfBox, unit: number): UnitRow => boxOf(g).UNITS[unit]!;
export const nameOf = (g: OfBox, unit: number): string => boxOf(g).UNIT_NAMES[unit]!;
export const nationOf = (g: OfBox, unit: number): number => boxOf(g).NATION[unit]!;
export const isMech = (g: OfBox, unit: number): boolean => boxOf(g).MECH[unit] === 1;
export const isStaticUnit = (g: OfBox, unit: number): boolean => boxOf(g).STATIC[unit] === 1;
export const isArmy = (g: OfBox, unit: number): boolean => boxOf(g).IS_ARMY[unit] === 1;
/** 7.1 Whether the unit is an army made of others; Danes, Lithuanians and Slovaks never break up. */
export const breaks = (g: OfBox, unit: number): boolean => boxOf(g).PARTS[unit]! > 0;
/** 9.1, 12.6, 12.7 Only these have the German special abilities. */
export const isGermanMech = (g: OfBox, unit: number): boolean => boxOf(g).FREE[unit] === 1;
export const names = (g: OfBox, units: readonly number[]): string => units.map(u => nameOf(g, u)).join(', ');

const isGermanCorps = (u: UnitRow): boolean => u.nation === 'German' && isMechanised(u) && u.level === 'corps';
const ceOf = (u: UnitRow): number => {
  if (u.level === 'division') return 1;
  return HALVES * (u.components ?? 1);
};
const loadOf = (u: UnitRow, { stacking }: WarComesEarlyTables['charts']): number => {
  if (u.level === 'division') return stacking.staticDivision;
  return isGermanCorps(u) ? stacking.mechanised : 1;
};
const factorOf = (u: UnitRow, { movement }: WarComesEarlyTables['charts']): number => {
  if (isStatic(u) || u.type === 'flieger') return 0;
  return HALVES * (u.level === 'army' ? movement.army : movement.corps);
};

export const makeArmy = ({ units, charts }: WarComesEarlyTables): Army => {
  const flags = (test: (u: UnitRow) => boolean): Uint8Array => Uint8Array.from(units, u => (test(u) ? 1 : 0));
  const numbers = (of: (u: UnitRow) => number): Uint8Array => Uint8Array.from(units, of);
  const NATION = numbers(u => nationNo(u.nation));
  const UNIT_NAMES = units.map(u => u.name);
  const both = <T>(make: (scenario: number) => T): ByScenario<T> => [make(0), make(1)];
  const SIDE = both(s => Uint8Array.from(NATION, n => (s === 1 && n === POLES ? A : sideIn1938(n))));
  const listOf = (scenario: number, test: (unit: number) => boolean): Units =>
    units.flatMap((u, i) =>
      (u.scenario === 'both' || u.scenario === SCENARIOS[scenario]) && u.type !== 'flieger' && test(i) ? [i] : [],
    );
  const sameScenario = (a: UnitRow, b: UnitRow): boolean => a.scenario === b.scenario;
  return {
    UNITS: units,
    UNIT_NAMES,
    COUNT: units.length,
    NATION,
    SIDE,
    MECH: flags(isMechanised),
    STATIC: flags(isStatic),
    IS_ARMY: flags(u => u.level === 'army'),
    LOAD: numbers(u => loadOf(u, charts)),
    STATIC_CORPS: flags(u => u.nation === 'German' && isStatic(u) && u.level === 'corps'),
    PARTS: numbers(u => u.components ?? 0),
    CE: numbers(ceOf),
    ATTACK: numbers(u => u.factors[0]),
    DEFENCE: numbers(u => u.factors[1]),
    FACTOR: numbers(u => factorOf(u, charts)),
    FREE: flags(isGermanCorps),
    IN_PLAY: both(s => listOf(s, () => true)),
    UNITS_OF: both(s => [listOf(s, u => SIDE[s]![u] === G), listOf(s, u => SIDE[s]![u] === A)] as const),
    BY_NATION: both(s => NATIONS.map((_, nation) => listOf(s, u => NATION[u] === nation))),
    BY_POWER: both(s => POWERS.map((_, power) => listOf(s, u => POWER_OF[NATION[u]!] === power))),
    PARTS_OF: units.map(army =>
      army.components === undefined
        ? []
        : units.flatMap((u, i) =>
            u.level === 'corps' && u.nation === army.nation && u.forms === army.forms && sameScenario(u, army)
              ? [i]
              : [],
          ),
    ),
    MOTORISED: UNIT_NAMES.indexOf('G XVIII Mot'),
    MOUNTAIN: units.findIndex(u => u.nation === 'German' && u.type === 'mountain'),
    STATIC_RESERVE: units.flatMap((u, i) => (u.nation === 'German' && isStatic(u) && u.level === 'corps' ? [i] : [])),
    FLIEGER: units.findIndex(u => u.type === 'flieger'),
  };
};
