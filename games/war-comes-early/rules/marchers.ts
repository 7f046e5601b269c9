/** 11.1, 11.6 Which units march together, what each has left, and how far they get within their points or in column. */
import type { State } from '../../../engine/state.ts';
import { groupIn } from '../../../field/march.ts';
import { dirTo, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED, routeTo } from '../../../kernel/path.ts';
import { reachTogether, routeTogether, type Together } from '../../../kernel/reach-two-allowances.ts';
import { isMech } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { gridOf } from '../model/ground.ts';
import { at, BEGUN } from '../model/state.ts';
import { frameOf } from './flow.ts';
import { groundFor, moversOf, type Mover } from './ground.ts';

/** The points left to the units of a group that pay alike: foot or mechanised. */
export interface Purse {
  readonly mover: Mover;
  readonly normal: number;
  /** 11.6 In column. */
  readonly column: number;
}
export interface March {
  readonly units: readonly number[];
  readonly hex: HexId;
  readonly purses: readonly Purse[];
  /** 11.6 All of them may double their points. */
  readonly column: boolean;
  /** 11.1 None of them has entered a hex yet. */
  readonly fresh: boolean;
}
const purseOf = (g: State, units: readonly number[], mover: Mover): Purse => {
  const { factor, spent } = at(g);
  const { column: times } = chartsOf(g).movement;
  let normal = 0x7fff;
  let column = 0x7fff;
  for (const u of units) {
    if (isMech(g, u) !== mover.mech) continue;
    normal = Math.min(normal, g.cells[factor + u]! - g.cells[spent + u]!);
    column = Math.min(column, times * g.cells[factor + u]! - g.cells[spent + u]!);
  }
  return { mover, normal: Math.max(0, normal), column: Math.max(0, column) };
};
/** Whether this cell has this value for all of them. */
const allSay = (g: State, column: number, units: readonly number[], what: number): boolean => {
  for (const u of units) if (g.cells[column + u] !== what) return false;
  return true;
};
/** The march under way. */
export const marchNow = (g: State): March => {
  const f = frameOf(g, 'march')!;
  return marchOf(g, groupIn(boxOf(g).STACKS, g, f), f.vars.hex as HexId);
};
export const marchOf = (g: State, units: readonly number[], hex: HexId, movers = moversOf(g, units)): March => ({
  units,
  hex,
  purses: movers.map(m => purseOf(g, units, m)),
  column: allSay(g, at(g).column, units, 1),
  fresh: allSay(g, at(g).moved, units, BEGUN),
});
/** How far a march gets, within its points or in column: what each hex costs the first purse, and the path there. */
interface Found {
  readonly cost: Int16Array;
  readonly order: Int16Array;
  readonly count: number;
  route(hex: HexId): HexId[];
}
const NOWHERE: Found = {
  cost: new Int16Array(0x1000).fill(UNREACHED),
  order: new Int16Array(0),
  count: 0,
  route: () => [],
};
const alone = (g: State, m: March, purse: Purse, column: boolean): Found => {
  const { normal, column: doubled } = boxOf(g).cache.march;
  const found = (column ? doubled : normal).find(
    groundFor(g, purse.mover, column),
    m.hex,
    column ? purse.column : purse.normal,
    m.fresh && !column,
  );
  return { cost: found.cost, order: found.order, count: found.count, route: hex => routeTo(found, hex) };
};
const together = (g: State, m: March, column: boolean): Found => {
  const { GRID, cache } = boxOf(g);
  const out: Together = column ? cache.march.togetherColumn : cache.march.together;
  const [one, two] = m.purses.map(p => ({
    ground: groundFor(g, p.mover, column),
    points: column ? p.column : p.normal,
  }));
  const found = reachTogether(GRID, one!, two!, m.hex, out, m.fresh && !column);
  return { cost: found.cost, order: found.order, count: found.count, route: hex => routeTogether(GRID, found, hex) };
};
export const findIn = (g: State, m: March, column: boolean): Found =>
  m.purses.length > 1 ? together(g, m, column) : alone(g, m, m.purses[0]!, column);
/** 11.6 Where it gets within its points, and where in column; it may go wherever either leads. */
export interface Reached {
  readonly normal: Found;
  readonly column: Found;
}
export const reachedBy = (g: State, m: March): Reached => ({
  normal: findIn(g, m, false),
  column: m.column ? findIn(g, m, true) : NOWHERE,
});
/** 11.6 Whether a search in column would find all hexes within the points, too, by the same paths: true for a march that enemy zones bind and no enemy aircraft slow, except for the hex next to it, which it may enter whatever it costs (11.1). */
const tellsBoth = (g: State, m: March, hex: HexId): boolean => {
  const { zone, added } = groundFor(g, m.purses[0]!.mover, false);
  return (
    m.purses.length === 1 && zone !== undefined && added === undefined && dirTo(gridOf(g), m.hex, hex) === undefined
  );
};
/** Whether the column of this march was the last search. */
const hasColumn = (g: State, m: March): boolean => {
  const { mover, column } = m.purses[0]!;
  return m.column && boxOf(g).cache.march.column.has(groundFor(g, mover, true), m.hex, column);
};
/** 11.6 The search that leads to a hex: within the points, otherwise in column. */
export const foundTo = (g: State, m: March, hex: HexId): Found => {
  const column = hasColumn(g, m) && tellsBoth(g, m, hex) ? findIn(g, m, true) : NOWHERE;
  if (column.cost[hex] !== UNREACHED) return column;
  const normal = findIn(g, m, false);
  return normal.cost[hex] === UNREACHED ? findIn(g, m, true) : normal;
};
export const goals = (
  g: State,
  m: March,
  { normal, column }: Reached,
): { readonly hexes: Int16Array; readonly count: number } => {
  const found = boxOf(g).cache.march.goals;
  let count = 0;
  for (let i = 0; i < normal.count; i++) if (normal.order[i] !== m.hex) found.hexes[count++] = normal.order[i]!;
  for (let i = 0; i < column.count; i++)
    if (normal.cost[column.order[i]!] === UNREACHED) found.hexes[count++] = column.order[i]!;
  found.count = count;
  return found;
};
