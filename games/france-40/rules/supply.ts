/** 8.0 Supply. */
import type { HexId } from '../../../kernel/hex.ts';
import { traceSupply, type Trace } from '../../../kernel/supply.ts';
import type { State } from '../../../engine/state.ts';
import { A, FRENCH, G, isMech, nationOf, neutralOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf, type UncachedBox } from '../model/box.ts';
import { countryOf, FRANCE, gridOf, isMaginot, sizeOf } from '../model/ground.ts';
import { at, controlOf, foe, fortIn, is1940, NEUTRAL, onMap, placeOf, standing, turnOf } from '../model/state.ts';
import { makeLines, type Lines, type Network } from '../../../field/supply-lines.ts';
import type { Board as FieldBoard } from '../../../field/occupancy.ts';
import type { Both } from '../model/cache.ts';
import type { BoardCache } from './board-cache.ts';

/** Countries by hex: Belgium 1 … as in ground.ts; their place in NEUTRALS. */
const NEUTRAL_BY_COUNTRY = [-1, 0, 1, 2, -1, 3, -1];
/** 3.2, 3.6 A neutral's ground is closed to everyone until it is violated. */
export const isNeutralGround = (g: State, hex: number): boolean => {
  const neutral = NEUTRAL_BY_COUNTRY[countryOf(g, hex)]!;
  return neutral >= 0 && (!is1940(g) || standing(g, neutral) === NEUTRAL);
};

/** 8.1 What bars a line of this side: enemies and their forts, cities they control. Asked of every hex of a line, so that what never changes is at hand. */
const bars = ({ CITY, CELLS }: UncachedBox, { forts }: BoardCache, side: SideNo): Network['isBarred'] => {
  const enemy = foe(side);
  const { control } = CELLS;
  return (g, { inPlay }, hex) =>
    inPlay[enemy]![hex]! > 0 || forts[hex] === enemy + 1 || (CITY[hex] === 1 && g.cells[control + hex] !== side + 1);
};

/** The lines to the edges by side, and those of the Allies to the ports. */
export interface SupplyCache {
  readonly edges: Both<Lines>;
  readonly ports: Lines;
}
/** Every cell beside the counters that a line rests on: who holds the cities and ports, and whether a port was lost. */
const cellsOf = ({ CITY, CELLS, PORT_AT, PORT_HEXES }: UncachedBox): readonly number[] => [
  ...[...CITY.keys()].filter(hex => CITY[hex] || PORT_AT[hex]! >= 0).map(hex => CELLS.control + hex),
  ...PORT_HEXES.map((_, i) => CELLS.lostPort + i),
];
/** Ground that is open to nobody: kept until a neutral goes to war. */
const makeClosed = ({ SIZE, SHUT }: UncachedBox): ((g: State, board: FieldBoard) => Uint8Array) => {
  const closed = new Uint8Array(SIZE);
  let made = -1;
  return (g, board) => {
    if (made !== board.made)
      for (let hex = 0; hex < SIZE; hex++) closed[hex] = SHUT[hex] || isNeutralGround(g, hex) ? 1 : 0;
    made = board.made;
    return closed;
  };
};
export const makeSupplyCache = (box: UncachedBox, memo: BoardCache): SupplyCache => {
  const { GRID, WATER_SIDE, HEXES_OF, SHUT, PORT_HEXES } = box;
  const germanSources = [...box.RUHR, ...box.EAST_EDGE];
  const alliedEdges = [...box.WEST_EDGE, ...box.SOUTH_EDGE];
  const frenchHexes = HEXES_OF[FRANCE]!.filter(hex => !SHUT[hex]);
  const cells = cellsOf(box);
  const closed = makeClosed(box);
  const network = (side: SideNo, sources: Network['sources'], feeds: Network['feeds']): Network => ({
    camp: side,
    wall: WATER_SIDE,
    cells,
    sources,
    feeds,
    closed,
    isBarred: bars(box, memo, side),
    zone: board => board.zones[foe(side)]!,
    friend: board => board.inPlay[side]!,
  });
  /** 8.6, 8.7, 8.8 Where lines lead. */
  const german = network(G, () => germanSources, always);
  const allied = network(A, g => (is1940(g) ? alliedEdges : frenchHexes), always);
  const ports = network(A, () => PORT_HEXES, isOpenPort);
  return {
    edges: [makeLines(GRID, memo.boardOf, german), makeLines(GRID, memo.boardOf, allied)],
    ports: makeLines(GRID, memo.boardOf, ports),
  };
};
const always = (): boolean => true;
/** 8.8 In Allied hands, and never lost. */
const isOpenPort = (g: State, hex: number): boolean =>
  controlOf(g, hex) === A + 1 && !g.cells[at(g).lostPort + boxOf(g).PORT_AT[hex]!];
const hasEdge = (g: State, side: SideNo, hex: number): boolean => boxOf(g).cache.supply.edges[side].reaches(g, hex);
/** 8.8 The ports serve only units in row 31 and north of it: the few whom no edge feeds. */
const hasPort = (g: State, hex: number): boolean => boxOf(g).cache.supply.ports.reaches(g, hex);
const isCoastal = (g: State, hex: number): boolean => boxOf(g).COASTAL[hex] === 1;
/** Would a unit of this side be in supply in this hex? */
export const isSupplied = (g: State, side: SideNo, hex: number): boolean =>
  hasEdge(g, side, hex) || (side === A && is1940(g) && isCoastal(g, hex) && hasPort(g, hex));
/** The same for all hexes. */
export const suppliedHexes = (g: State, side: SideNo): Uint8Array =>
  Uint8Array.from({ length: sizeOf(g) }, (_, hex) => (isSupplied(g, side, hex) ? 1 : 0));

/** 4.4, 4.8, 5.17 Has this hex a line to the west or south edge? Neither a port nor a fort will do. */
export const isOverlandHex = (g: State, hex: number): boolean => hasEdge(g, A, hex);
/** 4.8 Has any of these that count? */
export const isAnyOverland = (
  g: State,
  hexes: readonly number[],
  counts: (g: State, hex: number) => boolean,
): boolean => boxOf(g).cache.supply.edges[A].reachesAny(g, hexes, counts);
export const isOverland = (g: State, unit: number): boolean => onMap(g, unit) && isOverlandHex(g, placeOf(g, unit));

/** 8.0, 8.10 Always in supply: neutrals, Germans in 1939, mechanised corps in the first turns, the French in a Maginot fort. */
const isAlways = (g: State, unit: number): boolean => {
  if (neutralOf(nationOf(g, unit)) >= 0) return true;
  if (sideOf(g, unit) === G) return !is1940(g) || (isMech(g, unit) && turnOf(g) <= chartsOf(g).supply.mechanisedToTurn);
  return nationOf(g, unit) === FRENCH && fortIn(g, placeOf(g, unit)) >= 0 && isMaginot(g, placeOf(g, unit));
};
export const inSupply = (g: State, unit: number): boolean =>
  onMap(g, unit) && (isAlways(g, unit) || isSupplied(g, sideOf(g, unit), placeOf(g, unit)));

/** The line of a unit, or the hex that cuts it and how: for the screen. */
export const traceOf = (g: State, unit: number): Trace => {
  const side = sideOf(g, unit);
  const hex = placeOf(g, unit) as HexId;
  if (isAlways(g, unit)) return { ok: true, line: [hex] };
  const { edges, ports } = boxOf(g).cache.supply;
  const byPort = side === A && is1940(g) && isCoastal(g, hex);
  return traceSupply(gridOf(g), edges[side].map(g), hex, [
    ...edges[side].sources(g),
    ...(byPort ? ports.sources(g) : []),
  ]);
};
