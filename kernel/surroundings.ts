/** Which sides of a hex are occupied, as six bits by direction; concentric attacks; retreats. */
import { DIRS, distance, type Dir, type Grid, type HexId } from './hex.ts';

export type Mask = number & { readonly __brand: 'Mask' };
export const maskOf = (dirs: readonly Dir[]): Mask => dirs.reduce<number>((mask, dir) => mask | (1 << dir), 0) as Mask;
/** The directions from which these hexes touch the target. */
export function attackMask(grid: Grid, target: HexId, attackers: readonly HexId[]): Mask {
  let mask = 0;
  for (const dir of DIRS) if ((attackers as readonly number[]).includes(grid.near[target * 6 + dir]!)) mask |= 1 << dir;
  return mask as Mask;
}

const bits = (mask: number): number => DIRS.filter(dir => mask & (1 << dir)).length;
const hasOpposite = (mask: number): boolean => (mask & (mask >> 3)) !== 0;
const EVERY_SECOND = [0b010101, 0b101010];

/** Two opposite hexes, or three with a gap between each two, or more than three: France '40 11.11, War Comes Early 12.2.2. */
export const CONCENTRIC: Uint8Array = Uint8Array.from({ length: 64 }, (_, mask) =>
  hasOpposite(mask) || EVERY_SECOND.includes(mask) || bits(mask) > 3 ? 1 : 0,
);
export const isConcentric = (mask: Mask): boolean => CONCENTRIC[mask] === 1;
/** Why it is concentric, for the list of shifts. */
export function concentricBy(mask: Mask): 'opposite' | 'every second' | 'more than three' | undefined {
  if (hasOpposite(mask)) return 'opposite';
  if (EVERY_SECOND.includes(mask)) return 'every second';
  return bits(mask) > 3 ? 'more than three' : undefined;
}

export interface RetreatMap {
  /** Hexes the unit may not retreat into: impassable ground, enemy units, their zones, hexes the attack came from. */
  readonly shut: Uint8Array;
  readonly wall: Uint8Array;
}

const open = (grid: Grid, { shut, wall }: RetreatMap, here: HexId): HexId[] =>
  DIRS.flatMap(dir => {
    const k = here * 6 + dir;
    const to = grid.near[k]!;
    return to >= 0 && shut[to] === 0 && wall[grid.sides[k]!] === 0 ? [to as HexId] : [];
  });

/** One hex, any direction (France '40 11.3). */
export const retreatHexes = (grid: Grid, map: RetreatMap, here: HexId): HexId[] => open(grid, map, here);

/** Several hexes, each farther from the battle: the next hexes from which the whole way can still be walked (No Retreat 14.7.5). */
export function retreatSteps(grid: Grid, map: RetreatMap, battle: HexId, here: HexId, left: number): HexId[] {
  if (left <= 0) return [];
  const far = distance(grid, battle, here);
  return open(grid, map, here).filter(
    to => distance(grid, battle, to) > far && (left === 1 || retreatSteps(grid, map, battle, to, left - 1).length > 0),
  );
}

/** Can the whole retreat be made? */
export const canRetreat = (grid: Grid, map: RetreatMap, here: HexId, length: number): boolean =>
  retreatSteps(grid, map, here, here, length).length > 0;
