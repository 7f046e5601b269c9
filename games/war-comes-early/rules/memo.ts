/** Who holds which hex and the zones of control, kept between questions by the field's occupancy (D31), and the ground that follows from standings and forts. */
import type { State } from '../../../engine/state.ts';
import {
  makeOccupancy,
  NO_ZONE,
  runsOf,
  type Board as FieldBoard,
  type Counters,
  type TwoCamps,
  type ZoneKind,
} from '../../../field/occupancy.ts';
import { A, G, sideIn1938 } from '../army.ts';
import { boxOf, type Unkept } from '../box.ts';
import { COUNTRIES } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { AT, garrisonIn, isActive, scenarioOf } from '../state.ts';
import { areaKey, shutTo, writeClosed, writeShutForts } from './areas.ts';

export type Board = FieldBoard<TwoCamps>;
/** 11.7 By nation: the ground that standings shut to it, forts apart. So many are kept: in a game they are few, in a search they come back. */
const AREAS_KEPT = 50;
const makeAreas = (): ((g: State) => readonly Uint8Array[]) => {
  const kept = new Map<string, readonly Uint8Array[]>();
  return g => {
    const key = areaKey(g);
    const found = kept.get(key) ?? NATIONS.map((_, nation) => shutTo(g, nation));
    if (kept.size >= AREAS_KEPT) kept.clear();
    kept.set(key, found);
    return found;
  };
};
export interface Memo {
  readonly counters: Counters<TwoCamps>;
  boardOf(g: State): Board;
  /** By nation, then by hex: 1 where its units may not be. Laid out with the board. */
  readonly shut: readonly Uint8Array[];
  /** 10.2 Closed to every line. */
  readonly closed: Uint8Array;
  /** 6.2.2 Under the aircraft of whoever has them: what it costs more to enter, in halves of a point. */
  readonly air: Uint8Array;
}

/** 9.0 Zones differ by nation, by mobility and by side: Poland has two. */
const kindsOf = ({ WALL, RAIL_ONLY, RAIL_SIDE }: Unkept, shut: readonly Uint8Array[]): readonly ZoneKind[] =>
  [...NATIONS.keys()].flatMap(nation =>
    [G, A].flatMap(side => {
      const zone = { wall: WALL, shut: shut[nation]!, layer: side };
      return [zone, { ...zone, roadOnly: RAIL_ONLY, road: RAIL_SIDE }];
    }),
  );
const kindOf = (nation: number, side: number, mech: number): number => nation * 4 + side * 2 + mech;

const writeAir = (g: State, out: Uint8Array): void => {
  const { GRID, SIZE, CELLS, charts } = boxOf(g);
  out.fill(0);
  if (g.n[AT.airWinner] === 0) return;
  for (let i = 0; i < charts.air.markers; i++) {
    const hex = g.n[CELLS.air + i]!;
    if (hex < 0 || hex >= SIZE) continue;
    for (const h of [hex, ...GRID.around[hex]!]) out[h] = 2 * charts.movement.airZone;
  }
};

export const makeMemo = (box: Unkept): Memo => {
  const { GRID, SIZE, COUNT, CELLS, NATION, MECH, SIDE, IN_PLAY, FORT_HEXES, charts } = box;
  const shut = NATIONS.map(() => new Uint8Array(SIZE));
  const areasOf = makeAreas();
  let areas: readonly Uint8Array[] = [];
  const closed = new Uint8Array(SIZE);
  const air = new Uint8Array(SIZE);
  const runs = IN_PLAY.map(runsOf);
  const mechanised = IN_PLAY.map(units => runsOf(units.filter(u => MECH[u] === 1)));
  const slow = [
    { from: AT.turn, to: AT.scenario + 1 },
    { from: AT.standing, to: AT.standing + COUNTRIES.length },
    { from: AT.airWinner, to: AT.airWinner + 1 },
    { from: CELLS.air, to: CELLS.air + charts.air.markers },
    { from: CELLS.breached, to: CELLS.breached + FORT_HEXES.length },
  ];
  const counters: Counters<TwoCamps> = {
    grid: GRID,
    place: CELLS.place,
    count: COUNT,
    camps: 2,
    foes: [[A], [G]],
    kinds: kindsOf(box, shut),
    runs: g => runs[scenarioOf(g)]!,
    slow: () => slow,
    campOf: (g, unit) => SIDE[scenarioOf(g)]![unit]!,
    isInPlay: (g, unit) => isActive(g, NATION[unit]!),
    marks: [CELLS.level],
    marked: g => mechanised[scenarioOf(g)]!,
    /** 8.3 What lies beneath the top is not known: a mechanised unit that lies on others counts as one on foot. */
    kindOf: (g, unit) =>
      isActive(g, NATION[unit]!)
        ? kindOf(NATION[unit]!, SIDE[scenarioOf(g)]![unit]!, g.n[CELLS.level + unit] === 0 ? MECH[unit]! : 0)
        : NO_ZONE,
    layOut: (g, _board, hold) => {
      const now = areasOf(g);
      if (now !== areas) {
        for (const [nation, marks] of shut.entries()) marks.set(now[nation]!);
        writeClosed(g, closed);
      }
      areas = now;
      writeShutForts(g, areas, shut);
      writeAir(g, air);
      for (const hex of FORT_HEXES) {
        const nation = garrisonIn(g, hex);
        if (nation >= 0 && isActive(g, nation)) hold(kindOf(nation, sideIn1938(nation), 0), hex);
      }
    },
  };
  return { counters, boardOf: makeOccupancy(counters), shut, closed, air };
};

/** The board as it lies now; overwritten by the next question about another position of the same box. */
export const boardOf = (g: State): Board => boxOf(g).kept.memo.boardOf(g);
/** What was laid out with it. */
export const memoOf = (g: State): Memo => {
  const { memo } = boxOf(g).kept;
  memo.boardOf(g);
  return memo;
};
