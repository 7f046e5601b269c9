/** Who holds which hex and the zones of the three camps, kept between questions by the field's occupancy. */
import type { State } from '../../../engine/state.ts';
import { HUSHED, makeOccupancy, NO_ZONE, type Board as FieldBoard, type Counters } from '../../../field/occupancy.ts';
import { runsOf } from '../../../field/runs.ts';
import { makeEnemyZones } from '../../../field/zones.ts';
import { ENEMY_ZONE } from '../../../kernel/path.ts';
import { ALLIED_CAMP, CAMPS, DUTCH, GERMAN_CAMP, SOVIET_CAMP, SWISS, ZONELESS } from '../army.ts';
import { boxOf, type Unkept } from '../box.ts';
import { AT, BATTLE_MARKERS, DROPS, frontNo, isAtWar, NEUTRALS } from '../state.ts';

type ThreeCamps = readonly [readonly number[], readonly number[], readonly number[]];
export type Board = FieldBoard<ThreeCamps>;
export interface Memo {
  readonly counters: Counters<ThreeCamps>;
  boardOf(g: State): Board;
  /** 13.4.1, 13.4.2 Full zones as they bind a camp that moves; 1 where any zone of its enemies reaches. */
  readonly bound: (board: Board, camp: number) => Uint8Array;
  readonly any: (board: Board, camp: number) => Uint8Array;
}
/** 13.2.1 Of countries that are still neutral: no zones yet, and no part in anybody's supply. */
export const isNeutralUnit = (g: State, nation: number): boolean =>
  (nation === DUTCH && !isAtWar(g, 'Holland')) || (nation === SWISS && !isAtWar(g, 'Switzerland'));

export const makeMemo = (box: Unkept): Memo => {
  const { GRID, COUNT, CELLS, NATION, CAMP, ZONE, WALL, ROUGH, BY_FRONT, SIZE } = box;
  const runs = BY_FRONT.map(runsOf);
  const slow = [
    { from: AT.scenario, to: AT.scenario + 1 },
    { from: AT.war, to: AT.war + NEUTRALS.length },
    { from: CELLS.drop, to: CELLS.drop + DROPS.length },
  ];
  const counters: Counters<ThreeCamps> = {
    grid: GRID,
    place: CELLS.place,
    count: COUNT,
    camps: CAMPS,
    foes: [
      [ALLIED_CAMP, SOVIET_CAMP],
      [GERMAN_CAMP, SOVIET_CAMP],
      [GERMAN_CAMP, ALLIED_CAMP],
    ],
    /** 13.4, 13.4.5 Full zones by camp, then weak ones. */
    kinds: Array.from({ length: 2 * CAMPS }, (_, layer) => ({ wall: WALL, shut: ROUGH, layer })),
    runs: g => runs[frontNo(g)]!,
    slow: () => slow,
    marks: [CELLS.supply],
    campOf: (_g, unit) => CAMP[unit]!,
    isInPlay: (g, unit) => !isNeutralUnit(g, NATION[unit]!),
    /** 13.4.4; 12.4 a No Supply marker takes the zone of all who are stacked with it. */
    kindOf: (g, unit) => {
      if (g.n[CELLS.supply + unit] === 2) return HUSHED;
      return ZONE[unit] === ZONELESS || isNeutralUnit(g, NATION[unit]!) ? NO_ZONE : ZONE[unit]! * CAMPS + CAMP[unit]!;
    },
    /** 19.10 A weak zone in the hex of a Drop! marker itself. */
    layOut: (g, board) => {
      for (let i = 0; i < DROPS.length - 1; i++) {
        const hex = g.n[CELLS.drop + i]!;
        if (hex >= 0 && hex < SIZE) board.zones[CAMPS + GERMAN_CAMP]![hex]! += 1;
      }
    },
  };
  return {
    counters,
    boardOf: makeOccupancy(counters),
    bound: makeEnemyZones(counters, ENEMY_ZONE),
    any: makeEnemyZones(counters, 1, [0, 1]),
  };
};

/** The board as it lies now; overwritten by the next question about another position of the same box. */
export const boardOf = (g: State): Board => boxOf(g).kept.memo.boardOf(g);
/** 13.4 Is this hex in a zone, full or weak, of an enemy of the camp? */
export const inZone = (g: State, camp: number, hex: number): boolean =>
  boxOf(g).kept.memo.any(boardOf(g), camp)[hex] === 1;
export const inFullZone = (g: State, camp: number, hex: number): boolean =>
  boxOf(g).kept.memo.bound(boardOf(g), camp)[hex] !== 0;
/** Does a camp that is no friend of this one stand there? */
export const isBarredTo = (g: State, camp: number, hex: number): boolean => {
  const { units } = boardOf(g);
  for (let c = 0; c < CAMPS; c++) if (c !== camp && units[c as 0]![hex]! > 0) return true;
  return false;
};
/** Where a counter of the camp stands. */
export const hasFriend = (g: State, camp: number, hex: number): boolean => boardOf(g).units[camp as 0]![hex]! > 0;
export const MARKER_COUNT = BATTLE_MARKERS.length;
