/** Who is where and the zones of control, cached between questions (field/occupancy.ts, D31), and the ground that follows from statuses and forts. */
import type { State } from '../../../engine/state.ts';
import {
  makeOccupancy,
  NO_ZONE,
  type Board as FieldBoard,
  type Counters,
  type TwoCamps,
  type ZoneKind,
} from '../../../field/occupancy.ts';
import { runsOf, type Run } from '../../../field/cell-ranges.ts';
import { trackedBoard, type TrackedBoard } from '../../../field/tracked-board.ts';
import { A, G, sideIn1938 } from '../model/army.ts';
import { boxOf, type UncachedBox } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { AT, garrisonIn, isActive, isAlone, scenarioOf } from '../model/state.ts';
import { notNeutral, openTo, shutBut, writeShutForts } from './areas.ts';
import { makeStackingCount, type StackingCount } from './stacking-count.ts';

export type Board = FieldBoard<TwoCamps>;
/** How many sets of open countries have their ground cached. A game needs few; a search comes back to them. */
const MAX_CACHED_AREAS = 100;
const makeAreas = (box: UncachedBox): ((open: number) => Uint8Array) => {
  const cached = new Map<number, Uint8Array>();
  return open => {
    const found = cached.get(open) ?? shutBut(box, open);
    if (cached.size >= MAX_CACHED_AREAS) cached.clear();
    cached.set(open, found);
    return found;
  };
};
export interface BoardCache extends TrackedBoard<Board> {
  readonly counters: Counters<TwoCamps>;
  /** By nation, then by hex: 1 where its units may not be. Rebuilt with the board. */
  readonly shut: readonly Uint8Array[];
  /** 10.2 Closed to every line. */
  readonly closed: Uint8Array;
  readonly stacking: StackingCount;
}

/** 9.0 Zones differ by nation, by mobility and by side: Poland has two. */
const kindsOf = ({ WALL, RAIL_ONLY, RAIL_SIDE }: UncachedBox, shut: readonly Uint8Array[]): readonly ZoneKind[] =>
  [...NATIONS.keys()].flatMap(nation =>
    [G, A].flatMap(side => {
      const zone = { wall: WALL, shut: shut[nation]!, layer: side };
      return [zone, { ...zone, roadOnly: RAIL_ONLY, road: RAIL_SIDE }];
    }),
  );
const kindOf = (nation: number, side: number, mech: number): number => nation * 4 + side * 2 + mech;

/** What follows from statuses and forts: who may be where, and where no line runs. */
const makeShut = (box: UncachedBox) => {
  const shut = NATIONS.map(() => new Uint8Array(box.SIZE));
  const closed = new Uint8Array(box.SIZE);
  const areaOf = makeAreas(box);
  const layOut = (g: State): void => {
    const belligerent = notNeutral(g);
    closed.set(areaOf(belligerent));
    const areas = shut.map((_, nation) => areaOf(openTo(g, nation, belligerent)));
    for (const [nation, area] of areas.entries()) shut[nation]!.set(area);
    writeShutForts(g, areas, shut);
  };
  return { shut, closed, layOut };
};
/** What the board depends on beside the places of counters: the scenario, statuses and breaches. */
const slowCells = ({ CELLS, FORT_HEXES }: UncachedBox): readonly Run[] => [
  { from: AT.scenario, to: AT.standing + COUNTRIES.length },
  { from: CELLS.breached, to: CELLS.breached + FORT_HEXES.length },
];
/** The counters as the board sees them; everything else that is rebuilt with it comes from `makeBoardCache`. */
const countersOf = (
  box: UncachedBox,
  shut: readonly Uint8Array[],
  laid: Pick<Counters<TwoCamps>, 'lay' | 'layOut'>,
): Counters<TwoCamps> => {
  const { CELLS, NATION, MECH, SIDE, IN_PLAY } = box;
  const runs = IN_PLAY.map(runsOf);
  const mechanised = IN_PLAY.map(units => runsOf(units.filter(u => MECH[u] === 1)));
  const slow = slowCells(box);
  return {
    grid: box.GRID,
    place: CELLS.place,
    count: box.COUNT,
    camps: 2,
    foes: [[A], [G]],
    kinds: kindsOf(box, shut),
    runs: g => runs[scenarioOf(g)]!,
    slow: () => slow,
    epoch: g => (isAlone(g) ? 1 : 0),
    campOf: (g, unit) => SIDE[scenarioOf(g)]![unit]!,
    isInPlay: (g, unit) => isActive(g, NATION[unit]!),
    marks: [CELLS.level],
    marked: g => mechanised[scenarioOf(g)]!,
    /** 8.3 What lies beneath the top is unknown, so that a mechanised unit on others counts as a foot unit. */
    kindOf: (g, unit) =>
      isActive(g, NATION[unit]!)
        ? kindOf(NATION[unit]!, SIDE[scenarioOf(g)]![unit]!, g.cells[CELLS.level + unit] === 0 ? MECH[unit]! : 0)
        : NO_ZONE,
    ...laid,
  };
};

export const makeBoardCache = (box: UncachedBox): BoardCache => {
  const { shut, closed, layOut } = makeShut(box);
  const stacking = makeStackingCount(box);
  const counters = countersOf(box, shut, {
    lay: stacking.lay,
    layOut: (g, _board, hold) => {
      stacking.clear();
      layOut(g);
      for (const hex of box.FORT_HEXES) {
        const nation = garrisonIn(g, hex);
        if (nation >= 0 && isActive(g, nation)) hold(kindOf(nation, sideIn1938(nation), 0), hex);
      }
    },
  });
  return { counters, ...trackedBoard(makeOccupancy(counters)), shut, closed, stacking };
};

/** The board as it is now; the next question about another position of the same box overwrites it. */
export const boardOf = (g: State): Board => boxOf(g).cache.board.boardOf(g);
/** 8.0 What is in each hex, counted for stacking. */
export const stackingCountOf = (g: State): StackingCount => {
  const { board } = boxOf(g).cache;
  board.boardOf(g);
  return board.stacking;
};
