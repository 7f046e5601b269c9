/** 6.2.2 The hexes under the aircraft of the side that has them, cached while they stay where they are. */
import type { State } from '../../../engine/state.ts';
import type { SideNo } from '../model/army.ts';
import { boxOf, type UncachedBox } from '../model/box.ts';
import { AT } from '../model/state.ts';

export interface Aloft {
  /** By hex: the extra cost to enter it, in halves of a point. */
  readonly added: Uint8Array;
  /** Grows with every change. */
  readonly changes: number;
}
export const makeAloft = ({ GRID, SIZE, CELLS, charts }: UncachedBox): ((g: State) => Aloft) => {
  const { markers } = charts.air;
  const added = new Uint8Array(SIZE);
  const places = new Int16Array(markers).fill(-1);
  const aloft = { added, changes: 1 };
  const isAsSeen = (g: State): boolean => {
    for (let i = 0; i < markers; i++) if (places[i] !== g.cells[CELLS.air + i]) return false;
    return true;
  };
  return g => {
    if (isAsSeen(g)) return aloft;
    added.fill(0);
    for (let i = 0; i < markers; i++) {
      const hex = (places[i] = g.cells[CELLS.air + i]!);
      if (hex < 0 || hex >= SIZE) continue;
      added[hex] = 2 * charts.movement.airZone;
      for (const h of GRID.around[hex]!) added[h] = 2 * charts.movement.airZone;
    }
    aloft.changes++;
    return aloft;
  };
};
/** Undefined if this side has no aircraft. */
export const aloftOf = (g: State, side: SideNo): Aloft | undefined =>
  g.cells[AT.airWinner] === side + 1 ? boxOf(g).cache.aloft(g) : undefined;
/** 6.2.2 Whether this hex is under aircraft of the side. */
export const underAir = (g: State, side: SideNo, hex: number): boolean => (aloftOf(g, side)?.added[hex] ?? 0) > 0;
