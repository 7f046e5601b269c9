/** 8.0 What lies in each hex, as stacking counts it: kept with the board, one counter more or less at a time. */
import type { HexId } from '../../../kernel/hex.ts';
import type { Unkept } from '../box.ts';
import { NATIONS } from '../data/units.ts';

/** So many hexes are remembered in the order in which something changed there. */
const TRAIL = 256;
export interface Room {
  /** By hex: how many units are there, the room they take, and the armies among them. */
  readonly units: Uint8Array;
  readonly loads: Uint8Array;
  readonly armies: Uint8Array;
  /** How many hexes hold more than they may. */
  readonly crowded: number;
  /** Grows when a hex holds more or less than before. */
  readonly changes: number;
  clear(): void;
  lay(unit: number, hex: HexId, by: 1 | -1): void;
  /** Are there units of another nation? */
  isForeign(nation: number, hex: number): boolean;
  /** Looks at the hexes that have changed since, in any order; if that are too many, at none, and says so. */
  since(changes: number, look: (hex: number) => void): boolean;
}

export const makeRoom = ({ SIZE, LOAD, IS_ARMY, STATIC_CORPS, NATION, charts }: Unkept): Room => {
  const { limit, armies: mostArmies, staticCorps } = charts.stacking;
  const loads = new Uint8Array(SIZE);
  const armies = new Uint8Array(SIZE);
  const fixed = new Uint8Array(SIZE);
  const units = new Uint8Array(SIZE);
  const ofNation = NATIONS.map(() => new Uint8Array(SIZE));
  const trail = new Int16Array(TRAIL);
  let crowded = 0;
  let changes = 0;
  const isCrowded = (hex: number): boolean =>
    loads[hex]! > limit || armies[hex]! > mostArmies || fixed[hex]! > staticCorps;
  return {
    units,
    loads,
    armies,
    get crowded() {
      return crowded;
    },
    get changes() {
      return changes;
    },
    clear: () => {
      for (const part of [loads, armies, fixed, units, ...ofNation]) part.fill(0);
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
      trail[changes++ % TRAIL] = hex;
    },
    isForeign: (nation, hex) => units[hex]! > ofNation[nation]![hex]!,
    since: (from, look) => {
      if (changes - from > TRAIL) return false;
      for (let i = from; i < changes; i++) look(trail[i % TRAIL]!);
      return true;
    },
  };
};
