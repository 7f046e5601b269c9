/** 8.0 What is in each hex, as stacking counts it: cached with the board, and updated one counter at a time. */
import type { HexId } from '../../../kernel/hex.ts';
import type { UncachedBox } from '../model/box.ts';
import { NATIONS } from '../data/units.ts';

/** What is in a hex, as a number: nobody, units of several nations, or otherwise the nation, the stacking points, and whether an army is there. */
const NOBODY = 0;
const SEVERAL = 1;
const lying = (limit: number, nation: number, load: number, army: boolean): number =>
  2 + (nation * (limit + 1) + Math.min(load, limit)) * 2 + (army ? 1 : 0);
/** 8.0 By that number: 1 where units of a nation, needing so many stacking points and with or without an army, may not join. */
export const apartFrom = (limit: number, own: number, more: number, second: boolean): Uint8Array => {
  const apart = new Uint8Array(lying(limit, NATIONS.length, 0, false)).fill(1);
  apart[NOBODY] = 0;
  for (let load = 0; load + more <= limit; load++)
    for (const army of second ? [false] : [false, true]) apart[lying(limit, own, load, army)] = 0;
  return apart;
};
export interface StackingCount {
  /** By hex. */
  readonly there: Uint16Array;
  /** How many hexes are overfull. */
  readonly crowded: number;
  /** Grows when the content of a hex changes. */
  readonly changes: number;
  clear(): void;
  lay(unit: number, hex: HexId, by: 1 | -1): void;
}

export const makeStackingCount = ({
  SIZE,
  LOAD,
  IS_ARMY,
  STATIC_CORPS,
  NATION,
  charts,
}: UncachedBox): StackingCount => {
  const { limit, armies: mostArmies, staticCorps } = charts.stacking;
  const loads = new Uint8Array(SIZE);
  const armies = new Uint8Array(SIZE);
  const fixed = new Uint8Array(SIZE);
  const units = new Uint8Array(SIZE);
  const ofNation = NATIONS.map(() => new Uint8Array(SIZE));
  const there = new Uint16Array(SIZE);
  let crowded = 0;
  let changes = 0;
  const isCrowded = (hex: number): boolean =>
    loads[hex]! > limit || armies[hex]! > mostArmies || fixed[hex]! > staticCorps;
  const lyingIn = (hex: number, likely: number): number => {
    if (units[hex] === 0) return NOBODY;
    const isAlone = (nation: number): boolean => ofNation[nation]![hex] === units[hex];
    const nation = isAlone(likely) ? likely : ofNation.findIndex((_, n) => isAlone(n));
    return nation < 0 ? SEVERAL : lying(limit, nation, loads[hex]!, armies[hex]! > 0);
  };
  return {
    there,
    get crowded() {
      return crowded;
    },
    get changes() {
      return changes;
    },
    clear: () => {
      for (const part of [loads, armies, fixed, units, there, ...ofNation]) part.fill(0);
      crowded = 0;
    },
    lay: (unit, hex, by) => {
      if (isCrowded(hex)) crowded--;
      loads[hex]! += by * LOAD[unit]!;
      armies[hex]! += by * IS_ARMY[unit]!;
      fixed[hex]! += by * STATIC_CORPS[unit]!;
      units[hex]! += by;
      ofNation[NATION[unit]!]![hex]! += by;
      if (isCrowded(hex)) crowded++;
      there[hex] = lyingIn(hex, NATION[unit]!);
      changes++;
    },
  };
};
