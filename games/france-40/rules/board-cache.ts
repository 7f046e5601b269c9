/** The cache of who is in which hex and of the zones of control, updated from the cells that changed (field/occupancy.ts). */
import type { State } from '../../../engine/state.ts';
import {
  makeOccupancy,
  NO_ZONE,
  type Board as FieldBoard,
  type Counters,
  type TwoCamps,
} from '../../../field/occupancy.ts';
import { runsOf, type Run } from '../../../field/cell-ranges.ts';
import { A, G } from '../model/army.ts';
import { boxOf, type UncachedBox } from '../model/box.ts';
import { AT, fortUnits, inPlay, is1940, NEUTRALS, onMap, placeOf, scenarioOf } from '../model/state.ts';

/** Counts by side are of mobile units. 3.6 Units of a country that is still neutral are not in play. 7.0 There are no zones in 1939. */
export type Board = FieldBoard<TwoCamps>;
export interface BoardCache {
  readonly counters: Counters<TwoCamps>;
  boardOf(g: State): Board;
  /** By hex: 1 German, 2 Allied. Up to date only after `boardOf`. */
  readonly forts: Uint8Array;
}

const cells = (first: number, runs: readonly Run[]): readonly Run[] =>
  runs.map(r => ({ from: first + r.from, to: first + r.to }));
/** One range covers both, because the cells of the neutrals directly follow the scenario. */
const STANDINGS: Run = { from: AT.scenario, to: AT.neutral + NEUTRALS.length };

export const makeBoardCache = ({
  GRID,
  SIZE,
  WATER_SIDE,
  COUNT,
  CELLS,
  SIDE,
  MOBILE,
  FORTS,
}: UncachedBox): BoardCache => {
  const forts = new Uint8Array(SIZE);
  const runs = MOBILE.map(runsOf);
  const slow = FORTS.map(units => [STANDINGS, ...cells(CELLS.place, runsOf(units))]);
  const counters: Counters<TwoCamps> = {
    grid: GRID,
    place: CELLS.place,
    count: COUNT,
    camps: 2,
    foes: [[A], [G]],
    /** 7.1 Water stops a zone; 7.8 a fort keeps zones out of its hex, and its garrison has none. */
    kinds: [G, A].map(layer => ({ wall: WATER_SIDE, shut: forts, mute: forts, own: true, layer })),
    runs: g => runs[scenarioOf(g)]!,
    slow: g => slow[scenarioOf(g)]!,
    campOf: (_g, unit) => SIDE[unit]!,
    isInPlay: inPlay,
    kindOf: (g, unit) => (is1940(g) && inPlay(g, unit) ? SIDE[unit]! : NO_ZONE),
    layOut: g => {
      forts.fill(0);
      for (const u of fortUnits(g)) if (onMap(g, u)) forts[placeOf(g, u)] = SIDE[u]! + 1;
    },
  };
  return { counters, boardOf: makeOccupancy(counters), forts };
};

/** The board of this position. The same object is overwritten when another position of the same box is asked about. */
export const boardOf = (g: State): Board => boxOf(g).cache.board.boardOf(g);
/** The forts that stand, by hex: 1 German, 2 Allied. */
export const fortsOf = (g: State): Uint8Array => {
  const { board } = boxOf(g).cache;
  board.boardOf(g);
  return board.forts;
};
