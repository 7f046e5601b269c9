/** The counters as arrays by unit, built once from their table, and simple questions about them. */
import { uniformRows } from '../../../engine/uniform-rows.ts';
import { boxOf, type OfBox } from './box.ts';
import { FRONTS, NATIONS, UNIT_TYPES, type Nation, type UnitRow, type UnitType } from '../data/rows.ts';
import type { NoRetreatTables } from '../data/tables.ts';

/** A side as a number, for arrays. */
export type SideNo = 0 | 1;
export const G: SideNo = 0;
export const A: SideNo = 1;
/** 18.5 Camps may be at war with each other: Germans with Slovaks, the Allies, Soviets. */
export const [GERMAN_CAMP, ALLIED_CAMP, SOVIET_CAMP] = [0, 1, 2] as const;
export const CAMPS = 3;

export const nationNo = (nation: Nation): number => NATIONS.indexOf(nation);
export const GERMANS = nationNo('German');
export const SLOVAKS = nationNo('Slovak');
export const SOVIETS = nationNo('Soviet');
export const FRENCH = nationNo('French');
export const BRITISH = nationNo('British');
export const BELGIANS = nationNo('Belgian');
export const DUTCH = nationNo('Dutch');
export const SWISS = nationNo('Swiss');
export const POLES = nationNo('Polish');
const sideOfNation = (n: Nation): SideNo => (n === 'German' || n === 'Slovak' || n === 'Soviet' ? G : A);
const campOfNation = (n: Nation): number => {
  if (n === 'Soviet') return SOVIET_CAMP;
  return sideOfNation(n) === G ? GERMAN_CAMP : ALLIED_CAMP;
};
/** 2.13 The colour of a tank's border. */
export const [NO_TANK, RED, BLACK, GREEN] = [0, 1, 2, 3];
/** 13.4 What kind of zone a counter has. */
export const [FULL_ZONE, WEAK_ZONE, ZONELESS] = [0, 1, 2];

type Units = readonly number[];
export interface Army {
  readonly UNITS: readonly UnitRow[];
  readonly UNIT_NAMES: readonly string[];
  /** By name. */
  readonly UNIT_NO: ReadonlyMap<string, number>;
  readonly COUNT: number;
  readonly FRONT: Uint8Array;
  readonly NATION: Uint8Array;
  readonly SIDE: Uint8Array;
  readonly CAMP: Uint8Array;
  readonly TYPE: Uint8Array;
  readonly MOBILE: Uint8Array;
  readonly TANK: Uint8Array;
  readonly ZONE: Uint8Array;
  readonly STEPS: Uint8Array;
  /** 13.3.3, 13.3.5 Whether a counter stacks freely, and whether it is large. */
  readonly FREE: Uint8Array;
  readonly LARGE: Uint8Array;
  /** 14.7.5 Forts, Fortresses, airborne units and Dynamo never move. */
  readonly STATIC: Uint8Array;
  /** 18.8 */
  readonly REGIONAL: Uint8Array;
  /** 2.3.3 Movement points, two numbers for each unit: of its front and its back, the same if it has only one side. */
  readonly POINTS: Uint8Array;
  /** 20.1.1 The Belgian VII Corps and the French cavalry of the Ardennes. */
  readonly EXEMPT: Uint8Array;
  readonly LIGHT: Units;
  readonly GROUP: Uint8Array;
  /** By front, then by side. */
  readonly UNITS_OF: readonly (readonly [Units, Units])[];
  readonly BY_FRONT: readonly Units[];
  /** 12.2 Forts and fortresses. */
  readonly FEEDERS: Units;
}

export const counterOf = (g: OfBox, unit: number): UnitRow => boxOf(g).UNITS[unit]!;
export const nameOf = (g: OfBox, unit: number): string => boxOf(g).UNIT_NAMES[unit]!;
/** Sorts a short list of counters or hexes into the order of the list or the map. */
export const inOrder = (few: number[]): readonly number[] => {
  for (let i = 1; i < few.length; i++) {
    const one = few[i]!;
    let at = i;
    for (; at > 0 && few[at - 1]! > one; at--) few[at] = few[at - 1]!;
    few[at] = one;
  }
  return few;
};
export const names = (g: OfBox, units: Units): string => units.map(u => nameOf(g, u)).join(', ');
export const nationOf = (g: OfBox, unit: number): number => boxOf(g).NATION[unit]!;
export const sideOf = (g: OfBox, unit: number): SideNo => boxOf(g).SIDE[unit] as SideNo;
export const campOf = (g: OfBox, unit: number): number => boxOf(g).CAMP[unit]!;
export const isMobile = (g: OfBox, unit: number): boolean => boxOf(g).MOBILE[unit] === 1;
export const typeOf = (g: OfBox, unit: number): UnitType => UNIT_TYPES[boxOf(g).TYPE[unit]!]!;
export const isFort = (g: OfBox, unit: number): boolean => typeOf(g, unit) === 'fort';
export const isFortress = (g: OfBox, unit: number): boolean => typeOf(g, unit) === 'fortress';
export const isDynamo = (g: OfBox, unit: number): boolean => typeOf(g, unit) === 'dynamo';
export const isStatic = (g: OfBox, unit: number): boolean => boxOf(g).STATIC[unit] === 1;
export const isRegional = (g: OfBox, unit: number): boolean => boxOf(g).REGIONAL[unit] === 1;
/** 14.1.1 Whether the strength is white; Forts, Fortresses and Dynamo count as white. */
export const isWhite = (g: OfBox, unit: number): boolean =>
  counterOf(g, unit).white === true || isFort(g, unit) || isFortress(g, unit) || isDynamo(g, unit);

const isLight = ({ nation, id, group, type }: UnitRow): boolean =>
  (nation === 'Belgian' && id === 'VII') || (nation === 'French' && group.startsWith('2nd') && type === 'cavalry');
export const makeArmy = ({ units }: NoRetreatTables): Army => {
  const numbers = (of: (u: UnitRow) => number): Uint8Array => Uint8Array.from(units, of);
  const groups = [...new Set(units.map(u => u.group))];
  const all = (test: (u: UnitRow) => boolean): Units => [...units.keys()].filter(i => test(units[i]!));
  const zoneOf = (u: UnitRow): number => {
    if (u.brackets) return ZONELESS;
    return u.weak || u.shape === 'round' ? WEAK_ZONE : FULL_ZONE;
  };
  return {
    UNITS: uniformRows(units),
    UNIT_NAMES: units.map(u => u.name),
    UNIT_NO: new Map(units.map((u, i) => [u.name, i])),
    COUNT: units.length,
    FRONT: numbers(u => FRONTS.indexOf(u.front)),
    NATION: numbers(u => nationNo(u.nation)),
    SIDE: numbers(u => sideOfNation(u.nation)),
    CAMP: numbers(u => campOfNation(u.nation)),
    TYPE: numbers(u => UNIT_TYPES.indexOf(u.type)),
    MOBILE: numbers(u => (u.mobile ? 1 : 0)),
    TANK: numbers(u => (u.tank ? ['red', 'black', 'green'].indexOf(u.tank) + 1 : NO_TANK)),
    ZONE: numbers(zoneOf),
    STEPS: numbers(u => u.faces.length),
    FREE: numbers(u => (u.free ? 1 : 0)),
    LARGE: numbers(u => (u.large ? 1 : 0)),
    STATIC: numbers(u => (u.faces[0].mp === 0 ? 1 : 0)),
    REGIONAL: numbers(u => (u.regional ? 1 : 0)),
    POINTS: Uint8Array.from(units.flatMap(({ faces }) => [faces[0].mp, faces.at(-1)!.mp])),
    EXEMPT: numbers(u => (isLight(u) ? 1 : 0)),
    LIGHT: all(isLight),
    GROUP: numbers(u => groups.indexOf(u.group)),
    UNITS_OF: FRONTS.map(
      f =>
        [
          all(u => u.front === f && sideOfNation(u.nation) === G),
          all(u => u.front === f && sideOfNation(u.nation) === A),
        ] as const,
    ),
    BY_FRONT: FRONTS.map(f => all(u => u.front === f)),
    FEEDERS: all(u => u.supply === true),
  };
};
