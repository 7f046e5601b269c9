/** 8.0 Supply: sources, what blocks a line, and which units need none. */
import type { HexId } from '../../../kernel/hex.ts';
import { traceSupply, type Trace } from '../../../kernel/supply.ts';
import type { State } from '../../../engine/state.ts';
import { A, FRENCH, G, isMech, nationOf, neutralOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf, type UncachedBox } from '../model/box.ts';
import { countryOf, FRANCE, gridOf, isMaginot, sizeOf } from '../model/ground.ts';
import { at, controlOf, foe, fortIn, is1940, NEUTRAL, onMap, placeOf, neutralStatus, turnOf } from '../model/state.ts';
import { makeLines, type Lines, type Network } from '../../../field/supply-lines.ts';
import type { Board as FieldBoard } from '../../../field/occupancy.ts';
import type { Both } from '../model/cache.ts';
import type { BoardCache } from './board-cache.ts';

/** By country, as numbered in model/ground.ts: its index in NEUTRALS, or -1. */
const NEUTRAL_BY_COUNTRY = [-1, 0, 1, 2, -1, 3, -1];
/** 3.2, 3.6 A neutral's territory is closed to everyone until it is violated. */
export const isNeutralGround = (g: State, hex: number): boolean => {
  const neutral = NEUTRAL_BY_COUNTRY[countryOf(g, hex)]!;
  return neutral >= 0 && (!is1940(g) || neutralStatus(g, neutral) === NEUTRAL);
};

/** 8.1 A supply line is blocked by enemies in play, their forts, and cities the side does not control. Runs for every hex of every search, so that it is made once with all it needs. */
const blocksLineOf = ({ CITY, CELLS }: UncachedBox, { forts }: BoardCache, side: SideNo): Network['isBarred'] => {
  const enemy = foe(side);
  const { control } = CELLS;
  return (g, { inPlay }, hex) =>
    inPlay[enemy]![hex]! > 0 || forts[hex] === enemy + 1 || (CITY[hex] === 1 && g.cells[control + hex] !== side + 1);
};

/** Supply lines to the edges for each side, and to the ports for the Allies. */
export interface SupplyCache {
  readonly edges: Both<Lines>;
  readonly ports: Lines;
}
/** The cells that supply lines depend on beside the counters: control of cities and ports, and lost ports. */
const cellsOf = ({ CITY, CELLS, PORT_AT, PORT_HEXES }: UncachedBox): readonly number[] => [
  ...[...CITY.keys()].filter(hex => CITY[hex] || PORT_AT[hex]! >= 0).map(hex => CELLS.control + hex),
  ...PORT_HEXES.map((_, i) => CELLS.lostPort + i),
];
/** Hexes that no line enters. Made again only when the board was, which happens when a neutral goes to war. */
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
export const makeSupplyCache = (box: UncachedBox, boardCache: BoardCache): SupplyCache => {
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
    isBarred: blocksLineOf(box, boardCache, side),
    zone: board => board.zones[foe(side)]!,
    friend: board => board.inPlay[side]!,
  });
  // 8.6, 8.7, 8.8 Supply sources
  const german = network(G, () => germanSources, always);
  const allied = network(A, g => (is1940(g) ? alliedEdges : frenchHexes), always);
  const ports = network(A, () => PORT_HEXES, isOpenPort);
  return {
    edges: [makeLines(GRID, boardCache.boardOf, german), makeLines(GRID, boardCache.boardOf, allied)],
    ports: makeLines(GRID, boardCache.boardOf, ports),
  };
};
const always = (): boolean => true;
/** 8.8 A port that the Allies hold and the Germans never held. */
const isOpenPort = (g: State, hex: number): boolean =>
  controlOf(g, hex) === A + 1 && !g.cells[at(g).lostPort + boxOf(g).PORT_AT[hex]!];
const hasEdge = (g: State, side: SideNo, hex: number): boolean => boxOf(g).cache.supply.edges[side].reaches(g, hex);
/** 8.8 Ports supply only units in row 31 and north of it; check `isCoastal` first. */
const hasPort = (g: State, hex: number): boolean => boxOf(g).cache.supply.ports.reaches(g, hex);
const isCoastal = (g: State, hex: number): boolean => boxOf(g).COASTAL[hex] === 1;
/** Would a unit of this side be in supply in this hex? */
export const isSupplied = (g: State, side: SideNo, hex: number): boolean =>
  hasEdge(g, side, hex) || (side === A && is1940(g) && isCoastal(g, hex) && hasPort(g, hex));
/** The same for all hexes. */
export const suppliedHexes = (g: State, side: SideNo): Uint8Array =>
  Uint8Array.from({ length: sizeOf(g) }, (_, hex) => (isSupplied(g, side, hex) ? 1 : 0));

/** 4.4, 4.8, 5.17 Whether this hex has a line to the west or south edge. Ports and forts do not count as sources here. */
export const isOverlandHex = (g: State, hex: number): boolean => hasEdge(g, A, hex);
/** 4.8 Whether any of these hexes for which `counts` holds has a line to the west or south edge. */
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

/** The supply line of a unit, or where and how it is cut, for the screen. */
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
