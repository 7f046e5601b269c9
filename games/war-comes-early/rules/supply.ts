/** 10.0 Supply: at home by itself, abroad by lines of its own nation; 10.3 Soviets by rail. */
import type { State } from '../../../engine/state.ts';
import { makeLines, traceByRail, traceLine, type Lines, type Network } from '../../../field/supply-lines.ts';
import type { Grid, HexId } from '../../../kernel/hex.ts';
import type { Trace } from '../../../kernel/supply.ts';
import {
  A,
  FRENCH,
  G,
  GERMANS,
  HUNGARIANS,
  isGermanMech,
  ITALIANS,
  nationOf,
  POLES,
  ROMANIANS,
  SOVIETS,
  YUGOSLAVS,
  BRITISH,
  type SideNo,
} from '../model/army.ts';
import { boxOf, type UncachedBox } from '../model/box.ts';
import { DANZIG, FRANCE, GERMANY, gridOf, HUNGARY, ITALY, POLAND, ROMANIA, YUGOSLAVIA } from '../model/ground.ts';
import { controls, foe, onMap, placeOf } from '../model/state.ts';
import { barsLines, isAtHome } from './areas.ts';
import type { Board, BoardCache } from './board-cache.ts';

export interface SupplyCache {
  /** By nation; none where it never leaves home. */
  readonly lines: readonly (Lines | undefined)[];
  /** 9.2 German mechanised units disregard zones. */
  readonly mechanised: Lines;
  /** 10.3 From the railheads along railways in Allied hands to the edge. */
  readonly rail: Lines;
}

/** 10.2 What bars a line of this side: enemies, their forts, cities they control. */
const isBarred = (g: State, board: Board, side: SideNo, hex: number): boolean => {
  const { CITY, CELLS } = boxOf(g);
  return (
    board.inPlay[foe(side)][hex]! > 0 ||
    (CITY[hex] === 1 && g.cells[CELLS.control + hex] === foe(side) + 1) ||
    barsLines(g, side, hex)
  );
};
/** 10.4 Where lines of a nation lead. */
const sourcesOf = (box: UncachedBox): { readonly [nation: number]: readonly HexId[] } => {
  const { CITIES_OF, CAPITAL, HEXES_OF, SOUTH_EDGE, WEST_EDGE, COUNTRY, LAND } = box;
  const edge = (country: number, ...edges: readonly (readonly HexId[])[]): readonly HexId[] =>
    edges.flat().filter(hex => COUNTRY[hex] === country && LAND[hex] === 1);
  return {
    [GERMANS]: [...CITIES_OF[GERMANY]!, ...CITIES_OF[DANZIG]!],
    [POLES]: CITIES_OF[POLAND]!,
    [HUNGARIANS]: [CAPITAL[HUNGARY] as HexId],
    [ITALIANS]: edge(ITALY, SOUTH_EDGE, WEST_EDGE),
    [FRENCH]: HEXES_OF[FRANCE]!,
    [BRITISH]: HEXES_OF[FRANCE]!,
    [ROMANIANS]: edge(ROMANIA, SOUTH_EDGE),
    [YUGOSLAVS]: edge(YUGOSLAVIA, SOUTH_EDGE),
  };
};
/** 10.4, 3.5 The supply sources of a nation, whoever holds them. */
export const supplySources = (g: State, nation: number): readonly HexId[] =>
  nation === SOVIETS ? boxOf(g).SOVIET_SOURCES : (boxOf(g).cache.sources[nation] ?? []);

export const makeSources = sourcesOf;
const controlCells = ({ CELLS }: UncachedBox, hexes: readonly number[]): readonly number[] =>
  hexes.map(hex => CELLS.control + hex);
/** 10.2 The usual line; what it leads to and rests on beside is added. */
const usual = (box: UncachedBox, { closed }: BoardCache, side: SideNo, from: readonly HexId[]): Network => ({
  camp: side,
  wall: box.WALL,
  cells: controlCells(box, [...new Set([...box.CITIES, ...from])]),
  sources: () => from,
  feeds: (g, hex) => controls(g, side, hex),
  closed: () => closed,
  isBarred: (g, board, hex) => isBarred(g, board as Board, side, hex),
  zone: board => board.zones[foe(side)]!,
  friend: board => board.inPlay[side]!,
});
/** 10.3 A hex of railway in Allied hands, and only along it. */
const byRail = (box: UncachedBox, { closed }: BoardCache): Network => ({
  camp: A,
  wall: box.OFF_RAIL,
  cells: controlCells(box, box.RAIL_HEXES),
  sources: () => box.SOVIET_SOURCES,
  feeds: (g, hex) => controls(g, A, hex),
  closed: () => closed,
  isBarred: (g, _board, hex) => !controls(g, A, hex),
});
/** 10.3 Four hexes between the unit and a railhead that is fed. */
const toRailheads = (box: UncachedBox, board: BoardCache, rail: Lines): Network => {
  const { CITIES, RAIL_HEXES, CELLS, charts } = box;
  const { count, tail } = charts.railheads;
  return {
    ...usual(box, board, A, []),
    longest: tail + 1,
    cells: [
      ...controlCells(box, [...CITIES, ...RAIL_HEXES]),
      ...Array.from({ length: count }, (_, i) => CELLS.railhead + i),
    ],
    sources: g => railheadHexes(g),
    feeds: (g, hex) => rail.reaches(g, hex),
  };
};
export const makeSupplyCache = (box: UncachedBox, board: BoardCache): SupplyCache => {
  const sources = sourcesOf(box);
  const linesOn = (network: Network): Lines => makeLines(box.GRID, board.boardOf, network);
  const lines: (Lines | undefined)[] = [];
  const lay = (nations: readonly number[], side: SideNo): void => {
    for (const nation of nations) {
      const from = sources[nation];
      if (from) lines[nation] = linesOn(usual(box, board, side, from));
    }
  };
  lay([GERMANS, POLES, HUNGARIANS, ITALIANS], G);
  lay([FRENCH, BRITISH, ROMANIANS, YUGOSLAVS], A);
  const rail = linesOn(byRail(box, board));
  lines[SOVIETS] = linesOn(toRailheads(box, board, rail));
  const { zone: _zone, friend: _friend, ...free } = usual(box, board, G, sources[GERMANS] ?? []);
  return { lines, mechanised: linesOn(free), rail };
};

/** 10.3.1 Where the railheads lie; the same list while they lie there. */
const railheadHexes = (g: State): readonly HexId[] => {
  const { CELLS, SIZE, charts, cache } = boxOf(g);
  const { last } = cache.railheads;
  const { count } = charts.railheads;
  let same = last.places.length === count;
  for (let i = 0; same && i < count; i++) same = last.places[i] === g.cells[CELLS.railhead + i];
  if (!same) {
    last.places = Array.from(g.cells.slice(CELLS.railhead, CELLS.railhead + count));
    last.hexes = last.places.filter(hex => hex >= 0 && hex < SIZE) as HexId[];
  }
  return last.hexes;
};
export interface RailheadsCache {
  readonly last: { places: readonly number[]; hexes: readonly HexId[] };
}

/** 10.1, 10.2 Would a unit of this nation be in supply in this hex? */
export const isSupplied = (g: State, nation: number, hex: number, free = false): boolean => {
  if (isAtHome(g, nation, hex)) return true;
  const { supply } = boxOf(g).cache;
  const lines = free ? supply.mechanised : supply.lines[nation];
  return lines !== undefined && lines.reaches(g, hex);
};
export const inSupply = (g: State, unit: number): boolean =>
  onMap(g, unit) && isSupplied(g, nationOf(g, unit), placeOf(g, unit), isGermanMech(g, unit));
/** 10.1 Whoever attacks into a hex of his own country is in supply as well. */
export const inSupplyToAttack = (g: State, unit: number, hex: number): boolean =>
  inSupply(g, unit) || isAtHome(g, nationOf(g, unit), hex);
/** 10.3.1 Is this hex of railway joined to a Soviet source by railways in Allied hands? */
export const isRailFed = (g: State, hex: number): boolean => boxOf(g).cache.supply.rail.reaches(g, hex);

/** The line of a unit, or the hex that cuts it and how: for the screen. */
export const traceOf = (g: State, unit: number): Trace => {
  const { supply } = boxOf(g).cache;
  const grid: Grid = gridOf(g);
  const hex = placeOf(g, unit) as HexId;
  const nation = nationOf(g, unit);
  const lines = isGermanMech(g, unit) ? supply.mechanised : supply.lines[nation];
  if (isAtHome(g, nation, hex)) return { ok: true, line: [hex] };
  if (!lines) return { ok: false, by: 'ground' };
  return nation === SOVIETS
    ? traceByRail(grid, lines, supply.rail, railheadHexes(g), g, hex)
    : traceLine(grid, lines, g, hex);
};
