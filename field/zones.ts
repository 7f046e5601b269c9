/** Zones of control that bind a camp: those of all its enemies. */
import type { HexId } from '../kernel/hex.ts';
import { markNonzero, asWords, type WordView } from '../kernel/compare-cells.ts';
import { zoneFrom } from '../kernel/zone.ts';
import type { Board, Counters } from './occupancy.ts';

/** A number that grows when the hexes or zones of a camp's enemies change. */
export const foesHeld = (board: Board, { foes }: Counters, camp: number): number => {
  let sum = 0;
  for (const foe of foes[camp]!) sum += board.held[foe]!;
  return sum;
};

/** By hex: `mark` where an enemy zone of one of these strengths reaches, otherwise 0. Cached by camp until its enemies move. With ENEMY_ZONE it is the `zone` of a ground; with 1 it is the zones that bar a supply line or cost extra. */
export const makeEnemyZones = (
  counters: Counters,
  mark: number,
  strengths: readonly number[] = [0],
): ((board: Board, camp: number) => Uint8Array) => {
  const { grid, camps, foes } = counters;
  const cached = Array.from({ length: camps }, () => ({ marks: asWords(new Uint8Array(grid.size)), stamp: -1 }));
  const layers = foes.map(list => list.flatMap(foe => strengths.map(strength => strength * camps + foe)));
  /** The zones of the board asked about last, and those of each camp's enemies. */
  let zones: readonly Uint8Array[] = [];
  let against: readonly (readonly WordView<Uint8Array>[])[] = [];
  return (board, camp) => {
    const last = cached[camp]!;
    const stamp = foesHeld(board, counters, camp);
    if (last.stamp === stamp) return last.marks.cells;
    if (zones !== board.zones) {
      zones = board.zones;
      against = layers.map(list => list.flatMap(layer => (zones[layer] ? asWords(zones[layer]) : [])));
    }
    last.stamp = stamp;
    markNonzero(against[camp]!, mark, last.marks);
    return last.marks.cells;
  };
};

export const inEnemyZone = (board: Board, { camps, foes }: Counters, camp: number, hex: number): boolean => {
  for (let layer = 0; layer < board.zones.length; layer++)
    if (board.zones[layer]![hex] !== 0 && foes[camp]!.includes(layer % camps)) return true;
  return false;
};

/** The hexes whose units have a zone in this hex that binds the camp, for refusals and for the screen. */
export const zoneHolders = (
  board: Board,
  { grid, camps, foes, kinds }: Counters,
  camp: number,
  hex: HexId,
): readonly HexId[] => [
  ...new Set(
    kinds.flatMap((kind, k) => {
      if (!foes[camp]!.includes(kind.layer % camps)) return [];
      const hushed = board.hushed[kind.layer % camps]!;
      const held = [...board.holders[k]!.keys()].filter(h => board.holders[k]![h] !== 0 && hushed[h] === 0);
      return zoneFrom(grid, kind, held, hex);
    }),
  ),
];
