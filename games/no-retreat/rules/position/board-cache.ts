/** Who is where and the zones of the three camps, cached between questions (field/occupancy.ts). */
import type { State } from '../../../../engine/state.ts';
import {
  SUPPRESSED_ZONE,
  makeLookout,
  NO_ZONE,
  type Board as FieldBoard,
  type Counters,
} from '../../../../field/occupancy.ts';
import { runsOf } from '../../../../field/cell-ranges.ts';
import { trackedBoard, type TrackedBoard } from '../../../../field/tracked-board.ts';
import { makeEnemyZones } from '../../../../field/zones.ts';
import { ENEMY_ZONE } from '../../../../kernel/path.ts';
import {
  A,
  ALLIED_CAMP,
  CAMPS,
  DUTCH,
  GERMAN_CAMP,
  SOVIET_CAMP,
  SWISS,
  ZONELESS,
  type SideNo,
} from '../../model/army.ts';
import { boxOf, type UncachedBox } from '../../model/box.ts';
import { AT, DROPS, frontNo, isAtWar, NEUTRALS } from '../../model/state.ts';

type ThreeCamps = readonly [readonly number[], readonly number[], readonly number[]];
export type Board = FieldBoard<ThreeCamps>;
/** Must be told when a counter, its supply, a Drop! marker or a declaration of war changes. */
export interface BoardCache extends TrackedBoard<Board> {
  readonly counters: Counters<ThreeCamps>;
  /** The counters in a hex or a box, in the order of the list. A list never changes: when a unit comes or goes, there is a new one. */
  unitsAt(g: State, place: number): readonly number[];
  /** By camp, then by hex, with the board: how many counters of other camps are there. */
  readonly strangers: readonly Uint8Array[];
  /** 13.4.1, 13.4.2 The full zones that bind a moving camp; 1 where any enemy zone reaches. */
  readonly bound: (board: Board, camp: number) => Uint8Array;
  readonly any: (board: Board, camp: number) => Uint8Array;
}
/** 13.2.1 Units of neutral countries have no zones yet, and no effect on supply. */
export const isNeutralUnit = (g: State, nation: number): boolean =>
  (nation === DUTCH && !isAtWar(g, 'Holland')) || (nation === SWISS && !isAtWar(g, 'Switzerland'));

/** 13.2.1 Until the Soviet Invasion, Soviets and Poles are not enemies: their zones do not bind each other. 18.5 German and Soviet zones do. */
export const isSovietPeace = (g: State): boolean => !isAtWar(g, 'USSR');
const PEACE: ThreeCamps = [[ALLIED_CAMP, SOVIET_CAMP], [GERMAN_CAMP], [GERMAN_CAMP]];
/** The numbers of these two camps added. */
const POLES_AND_SOVIETS = ALLIED_CAMP + SOVIET_CAMP;
const areFoes = (g: State, camp: number, other: number): boolean =>
  camp !== other && (camp + other !== POLES_AND_SOVIETS || !isSovietPeace(g));
const NOBODY: readonly number[] = [];
/** The units with this one added, in the order of the list. */
const joinedBy = (units: readonly number[], unit: number): readonly number[] => {
  if (units.length === 0) return [unit];
  const all = [...units, unit];
  let at = units.length;
  for (; at > 0 && all[at - 1]! > unit; at--) all[at] = all[at - 1]!;
  all[at] = unit;
  return all;
};
const without = (units: readonly number[], unit: number): readonly number[] => {
  if (units.length === 1) return NOBODY;
  const others: number[] = [];
  for (const u of units) if (u !== unit) others.push(u);
  return others;
};

/** What is where, beside the board: counters of other camps, and every stack. */
const makeStacks = ({ CAMP, SIZE, PLACES }: UncachedBox) => {
  const strangers = Array.from({ length: CAMPS }, () => new Uint8Array(SIZE));
  const stacks: (readonly number[])[] = PLACES.map(() => NOBODY);
  const layBeside = (unit: number, place: number, by: 1 | -1): void => {
    stacks[place] = by === 1 ? joinedBy(stacks[place]!, unit) : without(stacks[place]!, unit);
  };
  const lay = (unit: number, hex: number, by: 1 | -1): void => {
    for (let camp = 0; camp < CAMPS; camp++) if (camp !== CAMP[unit]) strangers[camp]![hex]! += by;
    layBeside(unit, hex, by);
  };
  const layOut = (): void => {
    for (const list of strangers) list.fill(0);
    stacks.fill(NOBODY);
  };
  return { strangers, stacks, laid: { lay, layBeside, layOut } };
};
const FOES: ThreeCamps = [
  [ALLIED_CAMP, SOVIET_CAMP],
  [GERMAN_CAMP, SOVIET_CAMP],
  [GERMAN_CAMP, ALLIED_CAMP],
];
/** What the board depends on beside the places of counters: the front, and who is at war. */
const SLOW = [
  { from: AT.scenario, to: AT.scenario + 1 },
  { from: AT.war, to: AT.war + NEUTRALS.length },
];
/** The counters as the board sees them; everything else that is rebuilt with it comes from `makeStacks`. */
const countersIn = (
  box: UncachedBox,
  laid: Pick<Counters<ThreeCamps>, 'lay' | 'layBeside' | 'layOut'>,
): Counters<ThreeCamps> => {
  const { CELLS, NATION, CAMP, ZONE, WALL, ROUGH } = box;
  const runs = box.BY_FRONT.map(runsOf);
  return {
    grid: box.GRID,
    place: CELLS.place,
    count: box.COUNT,
    camps: CAMPS,
    foes: FOES,
    /** 13.4, 13.4.5 Full zones by camp, then weak ones. */
    kinds: Array.from({ length: 2 * CAMPS }, (_, layer) => ({ wall: WALL, shut: ROUGH, layer })),
    runs: g => runs[frontNo(g)]!,
    slow: () => SLOW,
    marks: [CELLS.supply],
    campOf: (_g, unit) => CAMP[unit]!,
    isInPlay: (g, unit) => !isNeutralUnit(g, NATION[unit]!),
    /** 13.4.4; 12.4 a No Supply marker removes the zones of all units stacked with it. */
    kindOf: (g, unit) => {
      if (g.cells[CELLS.supply + unit] === 2) return SUPPRESSED_ZONE;
      return ZONE[unit] === ZONELESS || isNeutralUnit(g, NATION[unit]!) ? NO_ZONE : ZONE[unit]! * CAMPS + CAMP[unit]!;
    },
    /** 19.10 A weak zone in the hex of a Drop! marker; the Glider, which is the last of them, has none. */
    posts: { cells: { from: CELLS.drop, to: CELLS.drop + DROPS.length - 1 }, layer: CAMPS + GERMAN_CAMP },
    ...laid,
  };
};

export const makeBoardCache = (box: UncachedBox): BoardCache => {
  const { strangers, stacks, laid } = makeStacks(box);
  const counters = countersIn(box, laid);
  const lookout = makeLookout(counters);
  /** Whether there was peace when the board was last read. */
  let isPeace = false;
  const { boardOf, touched } = trackedBoard(g => {
    isPeace = isSovietPeace(g);
    return lookout.boardOf(g);
  }, lookout.follow);
  const zones = (mark: number, strengths: readonly number[]) => {
    const always = makeEnemyZones(counters, mark, strengths);
    const inPeace = makeEnemyZones({ ...counters, foes: PEACE }, mark, strengths);
    return (board: Board, camp: number): Uint8Array =>
      (isPeace && camp !== GERMAN_CAMP ? inPeace : always)(board, camp);
  };
  return {
    counters,
    strangers,
    boardOf,
    touched,
    unitsAt: (g, place) => {
      boardOf(g);
      return stacks[place]!;
    },
    bound: zones(ENEMY_ZONE, [0]),
    any: zones(1, [0, 1]),
  };
};

/** The board as it is now; the next question about another position of the same box overwrites it. */
export const boardOf = (g: State): Board => boxOf(g).cache.boardCache.boardOf(g);
/** 13.4 Whether this hex is in a zone, full or weak, of an enemy of the camp. */
export const inZone = (g: State, camp: number, hex: number): boolean => {
  const { zones } = boardOf(g);
  for (let c = 0; c < CAMPS; c++)
    if ((zones[c as 0][hex] !== 0 || zones[(CAMPS + c) as 0][hex] !== 0) && areFoes(g, camp, c)) return true;
  return false;
};
export const inFullZone = (g: State, camp: number, hex: number): boolean => {
  const { zones } = boardOf(g);
  for (let c = 0; c < CAMPS; c++) if (zones[c as 0][hex] !== 0 && areFoes(g, camp, c)) return true;
  return false;
};
/** Whether units of a camp that is no friend of this one are there. */
export const isBarredTo = (g: State, camp: number, hex: number): boolean => {
  const { boardCache } = boxOf(g).cache;
  boardCache.boardOf(g);
  return boardCache.strangers[camp]![hex] !== 0;
};
/** By hex: how many counters of a side are there; every counter that is not Allied belongs to the other side. */
export const countersOf = (g: State, side: SideNo): Uint8Array => {
  const { units } = boardOf(g);
  return side === A ? units[ALLIED_CAMP] : boxOf(g).cache.boardCache.strangers[ALLIED_CAMP]!;
};
/** Whether a unit of the camp is there. */
export const hasFriend = (g: State, camp: number, hex: number): boolean => boardOf(g).units[camp as 0]![hex]! > 0;
