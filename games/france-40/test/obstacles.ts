/** Takes an obstacle out of a position by the rulebook alone, for the law of truth: units leave the map, zones of control and breaks of supply go with them. */
import type { Obstacle } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { Side, State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { boxOf } from '../model/box.ts';
import { boxPlace, DEAD, foe, sideNo } from '../model/state.ts';
import { AT, CITY, COUNT, FORT, isLand, PARIS, PORT_HEXES, SIDE, SIZE } from './shipped.ts';

type Removable = Extract<Obstacle, { is: 'stack' | 'zone' | 'supply' }>;

const UNITS = Array.from({ length: COUNT }, (_, unit) => unit);
const near = (g: State, hex: number): readonly number[] => [hex, ...around(boxOf(g).GRID, hex as HexId)];
const inHexes = (g: State, hexes: readonly number[]): readonly number[] =>
  UNITS.filter(u => hexes.includes(g.cells[AT.place + u]!));
const takeAway = (g: State, units: readonly number[]): void => {
  for (const u of units) g.cells[AT.place + u] = boxPlace(g, DEAD);
};
/** Heights and levels as the counters lie now. */
const pileUp = (g: State): void => {
  g.cells.fill(0, AT.height, AT.height + SIZE);
  const mobile = UNITS.filter(u => !FORT[u] && g.cells[AT.place + u]! < SIZE);
  for (const u of mobile.toSorted((a, b) => g.cells[AT.level + a]! - g.cells[AT.level + b]!)) {
    const height = AT.height + g.cells[AT.place + u]!;
    g.cells[AT.level + u] = g.cells[height]!;
    g.cells[height]! += 1;
  }
};

/** 7.0 A zone of control is of an enemy there or next to it. */
const removeZones = (g: State, hexes: readonly number[], side: Side): void =>
  takeAway(
    g,
    inHexes(
      g,
      hexes.flatMap(h => near(g, h)),
    ).filter(u => !FORT[u] && SIDE[u] === foe(sideNo(side))),
  );
/** 8.1, 8.8 With no enemy on the map, all cities held and no port ever lost, every line is open. */
const openLines = (g: State, side: Side): void => {
  takeAway(
    g,
    UNITS.filter(u => SIDE[u] === foe(sideNo(side)) && g.cells[AT.place + u]! < SIZE),
  );
  for (let hex = 0; hex < SIZE; hex++) if (CITY[hex]) g.cells[AT.control + hex] = sideNo(side) + 1;
  g.cells.fill(0, AT.lostPort, AT.lostPort + PORT_HEXES.length);
};
/** 10.0 Of a stack on the march one unit is left, in a free hex, next door if there is one. */
const breakUp = (g: State, hex: number): void => {
  const stack = inHexes(g, [hex]).filter(u => !FORT[u]);
  const one = stack.reduce((a, b) => (g.cells[AT.level + a]! > g.cells[AT.level + b]! ? a : b));
  const isFree = (h: number): boolean => isLand(h) && !inHexes(g, [h]).length && !PARIS.includes(h as HexId);
  const aside = [...near(g, hex), ...g.cells.slice(0, SIZE).keys()].find(isFree)!;
  takeAway(
    g,
    stack.filter(u => u !== one),
  );
  g.cells[AT.place + one] = aside;
  const f = top(g);
  const vars = { ...f.vars, hex: aside, ...(f.vars.count === undefined ? {} : { count: 1 }) };
  g.stack = [...g.stack.slice(0, -1), { ...f, vars }];
};
/** 11.2 Where nobody of this side is in any of these hexes, one is now. */
const standIn = (g: State, hexes: readonly number[], side: Side): void => {
  const own = UNITS.find(u => !FORT[u] && SIDE[u] === sideNo(side) && g.cells[AT.place + u]! < SIZE)!;
  takeAway(g, inHexes(g, hexes));
  g.cells[AT.place + own] = hexes.find(isLand)!;
};
const removeStacks = (g: State, hexes: readonly number[], side: Side): void => {
  const f = top(g);
  if (f.proc === 'march' && hexes.includes(f.vars.hex as number)) return breakUp(g, hexes[0]!);
  if (hexes.length > 1) return standIn(g, hexes, side);
  takeAway(g, inHexes(g, hexes));
};

export const removeObstacle = (g: State, { is, at }: Removable, side: Side): void => {
  if (is === 'zone') removeZones(g, at, side);
  else if (is === 'supply') openLines(g, side);
  else removeStacks(g, at, side);
  pileUp(g);
};
