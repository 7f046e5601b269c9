/** The box made from its tables: counters and hexes by number, the columns of the state, and the terrain of each hex. */
import { column, layout, track, type State } from '../../engine/state.ts';
import { GRID, GROUNDS, RIVER, SIDES, type FordTables, type Ground, type UnitRow } from './data/tables.ts';

export const YES_NO = ['no', 'yes'] as const;
const columnsOf = (units: readonly string[], places: readonly string[]) =>
  layout({
    place: column(units, places),
    known: column(units, YES_NO),
    holder: column(GRID.labels, ['nobody', ...SIDES]),
    spent: column(GRID.labels, YES_NO),
    turn: track(),
    lastTurn: track(),
    fog: track(YES_NO),
  });

export interface Box {
  readonly units: readonly UnitRow[];
  readonly names: readonly string[];
  readonly ground: readonly Ground[];
  readonly layout: ReturnType<typeof columnsOf>;
  readonly tables: FordTables;
}
export const HEXES: readonly number[] = GRID.labels.map((_, hex) => hex);
/** Places are numbered in one space: the hexes first, then these boxes. */
export const RESERVE = GRID.size;
export const LOST = GRID.size + 1;

export const makeBox = (tables: FordTables): Box => {
  const names = tables.units.map(u => u.name);
  const ground = new Map(tables.ground.map(g => [g.hex, g.ground]));
  return {
    units: tables.units,
    names,
    ground: GRID.labels.map(hex => ground.get(hex) ?? GROUNDS[0]),
    layout: columnsOf(names, [...GRID.labels, 'reserve', 'lost']),
    tables,
  };
};
export const boxIn = (g: State): Box => g.box as Box;
export const rowOf = (hex: number): number => Number(GRID.labels[hex]!.slice(0, 2));
/** The bank a hex is on: -1 north, 1 south, 0 in the river. */
export const bankOf = (hex: number): number => Math.sign(rowOf(hex) - RIVER);
