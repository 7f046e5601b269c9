/** Speed of the hex kernel in microseconds of processor time: reach, zones and supply on a medium and on a large map. */
import { pathToFileURL } from 'node:url';
import { seededRandom, type Rnd } from '../engine/random.ts';
import { blank } from '../engine/state.ts';
import { makeLines } from '../field/supply-lines.ts';
import type { Board as Occupied } from '../field/occupancy.ts';
import { hexes, makeGrid, type Grid, type HexId } from '../kernel/hex.ts';
import { BY_ROAD, ENEMY_ZONE, makeReach, NO_ENTRY, priced, reach, type Ground } from '../kernel/path.ts';
import { makeSupplied, supplyFrom, traceSupply, type SupplyMap } from '../kernel/supply.ts';
import { addZone, zonesOf } from '../kernel/zone.ts';
import { median, seconds } from './processor.ts';

export interface KernelSpeed {
  readonly map: string;
  readonly hexes: number;
  readonly reach12: number;
  readonly reach6InZones: number;
  readonly zones100: number;
  readonly supplyOfASide: number;
  readonly traceOfAUnit: number;
  /** On maps with railways. */
  readonly byRail?: RailSpeed;
}
/** Ground that only a railway opens and prices; zones that differ by nation; supply lines by nation, asked again after one unit has moved. */
export interface RailSpeed {
  readonly reach: number;
  readonly zonesByNation: number;
  readonly supplyByNation: number;
}
interface Board {
  readonly map: string;
  readonly grid: Grid;
  readonly ground: Ground;
  readonly closed: Uint8Array;
  readonly wall: Uint8Array;
}

/** Pointy-top hexes: mostly clear, some rough, a tenth closed; rivers cost a point, some hexsides are walls. */
function pointy(random: Rnd): Board {
  const grid = makeGrid({ orientation: 'pointy', lines: [1, 23], places: () => [1, 38], shoved: 'even' });
  const enter = Uint8Array.from(hexes(grid), () => [1, 1, 1, 1, 1, 1, 2, 2, 2, NO_ENTRY][random(10)]!);
  const kinds = Uint8Array.from({ length: grid.sideCount }, () => random(20));
  return {
    map: 'pointy grid 38 x 23',
    grid,
    ground: { enter, cross: kinds.map(kind => (kind === 0 ? NO_ENTRY : kind < 4 ? 1 : 0)) },
    closed: enter.map(cost => (cost === NO_ENTRY ? 1 : 0)),
    wall: kinds.map(kind => (kind === 0 ? 1 : 0)),
  };
}

/** Flat-top hexes: random terrain with a railway through every fifth row, in half movement points. */
function flat(random: Rnd): Board {
  const grid = makeGrid({ orientation: 'flat', lines: [1, 61], places: () => [1, 34], shoved: 'even' });
  const enter = Uint8Array.from(hexes(grid), () => [2, 2, 2, 4, 4, 6, NO_ENTRY][random(7)]!);
  const cross = Uint8Array.from({ length: grid.sideCount }, () => (random(5) === 0 ? 2 : 0));
  const road = Uint8Array.from({ length: grid.sideCount }, () => (random(8) === 0 ? 1 : 0));
  return {
    map: 'flat grid 61 x 34',
    grid,
    ground: { enter, cross, road },
    closed: enter.map(cost => (cost === NO_ENTRY ? 1 : 0)),
    wall: new Uint8Array(grid.sideCount),
  };
}

const ROUNDS = 7;
/** The median of several rounds, in microseconds a call. */
function microseconds(calls: number, work: (i: number) => void): number {
  const round = (): number => {
    const time = seconds(() => {
      for (let i = 0; i < calls; i++) work(i);
    });
    return (time / calls) * 1e6;
  };
  round();
  return Math.round(median(Array.from({ length: ROUNDS }, round)) * 100) / 100;
}

const NATIONS = 7;
const bothSides = ({ size }: Grid) => [new Uint8Array(size), new Uint8Array(size)] as const;
/** Supply lines of seven nations; the last two units of each nation are its sources. */
const linesOf = ({ grid, closed, wall }: Board, units: readonly HexId[], board: Occupied) =>
  Array.from({ length: NATIONS }, (_, nation) => {
    const [camp, foe] = [nation % 2, 1 - (nation % 2)];
    const sources = units.filter((_, i) => i % NATIONS === nation).slice(-2);
    return makeLines(grid, () => board, {
      camp,
      wall,
      cells: [],
      sources: () => sources,
      feeds: () => true,
      closed: () => closed,
      isBarred: (_g, _board, hex) => board.inPlay[foe]![hex] === 1,
      zone: () => board.zones[foe]!,
      friend: () => board.inPlay[camp]!,
    });
  });
/** The reach of a mechanised unit, and 100 units of seven nations: their zones, and whether ten units of each nation are in supply. */
function railSpeed(map: Board, units: readonly HexId[]): RailSpeed {
  const { grid, ground, closed, wall } = map;
  const road = ground.road!;
  const mountains = ground.enter.map(cost => (cost === 6 ? BY_ROAD : cost));
  const mechanised = priced(grid, { ...ground, enter: mountains });
  const found = makeReach(grid);
  const roadOnly = mountains.map(cost => (cost === BY_ROAD ? 1 : 0));
  const kinds = Array.from({ length: NATIONS }, (_, nation) => ({
    wall,
    shut: closed,
    ...(nation % 2 && { roadOnly, road }),
  }));
  const zones = bothSides(grid);
  const layZones = (): void => {
    for (const zone of zones) zone.fill(0);
    for (const [i, hex] of units.entries()) addZone(grid, kinds[i % NATIONS]!, hex, zones[i % 2]!);
  };
  const inPlay = bothSides(grid);
  for (const [i, hex] of units.entries()) inPlay[i % 2]![hex] = 1;
  layZones();
  const board: Occupied = {
    units: inPlay,
    inPlay,
    holders: [],
    hushed: bothSides(grid),
    zones,
    held: [0, 0],
    lines: [0, 0],
    moved: 0,
    made: 0,
  };
  const lines = linesOf(map, units, board);
  const g = blank(0);
  const stepAside = (i: number): void => {
    const side = i % 2;
    const hex = units[i % units.length]!;
    inPlay[side]![hex]! ^= 1;
    for (const camp of [0, 1]) (board.lines as number[])[camp]! += 1;
  };
  return {
    reach: microseconds(4000, i => reach(grid, mechanised, units[i % 64]!, 24, found)),
    zonesByNation: microseconds(4000, layZones),
    supplyByNation: microseconds(2000, i => {
      stepAside(i);
      for (let k = 0; k < 10; k++) lines[i % NATIONS]!.reaches(g, units[(i % NATIONS) + k * NATIONS]!);
    }),
  };
}

function speedOf(board: Board, random: Rnd): KernelSpeed {
  const { map, grid, closed, wall } = board;
  const ground = priced(grid, board.ground);
  const land = hexes(grid).filter(hex => closed[hex] === 0);
  const pick = (): HexId => land[random(land.length)]!;
  const starts = Array.from({ length: 64 }, pick);
  const units = Int16Array.from({ length: 100 }, pick);
  const zones = zonesOf(grid, { wall, own: true }, units, new Uint8Array(grid.size));
  const zone = zones.map(n => (n > 0 ? ENEMY_ZONE : 0));
  const barred = new Uint8Array(grid.size);
  const found = makeReach(grid);
  const supplied = makeSupplied(grid);
  for (const unit of units) barred[unit] = 1;
  const lines: SupplyMap = { closed, barred, wall, zone: zones };
  const sources = land.slice(-20);
  const points = ground.road === undefined ? 1 : 2;
  return {
    map,
    hexes: grid.size,
    reach12: microseconds(4000, i => reach(grid, ground, starts[i % 64]!, 12 * points, found)),
    reach6InZones: microseconds(4000, i => reach(grid, { ...ground, zone }, starts[i % 64]!, 6 * points, found)),
    zones100: microseconds(4000, () => zonesOf(grid, { wall, own: true }, units, zones)),
    supplyOfASide: microseconds(4000, () =>
      supplyFrom(grid, { closed, barred, wall, zone: barred }, sources, supplied),
    ),
    traceOfAUnit: microseconds(300, i => traceSupply(grid, lines, starts[i % 64]!, sources)),
    ...(ground.road && { byRail: railSpeed(board, Array.from(units) as HexId[]) }),
  };
}

/** Both boards, with the same random numbers every time. */
export function kernelSpeeds(): KernelSpeed[] {
  const random = seededRandom('kernel');
  return [pointy(random), flat(random)].map(board => speedOf(board, random));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(kernelSpeeds());
