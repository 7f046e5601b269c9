/** What comes in the box of The Ford: ten lines of facts, and the sheet they are printed on. */
import { array, integer, maxValue, minValue, number, picklist, pipe, strictObject } from 'valibot';
import { printed, type Fact } from '../../../engine/facts.ts';
import { text } from '../../../engine/rows.ts';
import { makeGrid, type Grid } from '../../../kernel/hex.ts';

export const SIDES = ['north', 'south'] as const;
export type FordSide = (typeof SIDES)[number];
export const GROUNDS = ['field', 'water', 'ford'] as const;
export type Ground = (typeof GROUNDS)[number];
export interface UnitRow {
  readonly name: string;
  readonly owner: FordSide;
  readonly strength: number;
}
export interface GroundRow {
  readonly hex: string;
  readonly ground: Ground;
}
export interface ScenarioRow {
  readonly id: string;
  readonly title: string;
  readonly turns: number;
}
export type FordTables = {
  readonly units: readonly UnitRow[];
  readonly ground: readonly GroundRow[];
  readonly scenarios: readonly ScenarioRow[];
};

/** Seven rows of seven hexes, numbered by row and place from the top left. */
export const ROWS = 7;
export const RIVER = 4;
export const GRID: Grid = makeGrid({ orientation: 'pointy', lines: [1, ROWS], places: () => [1, 7], shoved: 'even' });

const FORDS = ['0402', '0404', '0406'];
export const SHIPPED: FordTables = {
  units: SIDES.flatMap(owner =>
    [1, 2, 3, 4, 5].map(strength => ({ name: `${owner[0]!.toUpperCase()}${strength}`, owner, strength })),
  ),
  ground: GRID.labels
    .filter(hex => hex.startsWith(`0${RIVER}`))
    .map(hex => ({ hex, ground: FORDS.includes(hex) ? 'ford' : 'water' })),
  scenarios: [
    { id: 'day', title: 'A day', turns: 12 },
    { id: 'morning', title: 'A morning', turns: 6 },
  ],
};
export const SCHEMA = {
  units: array(
    strictObject({
      name: text(40),
      owner: picklist(SIDES),
      strength: pipe(number(), integer(), minValue(1), maxValue(9)),
    }),
  ),
  ground: array(strictObject({ hex: picklist(GRID.labels), ground: picklist(GROUNDS) })),
};

const PRINTED: Fact = printed('1.1');
export const DATA = [
  ...SHIPPED.units.map(u => ({ table: 'units', what: u.name, fact: PRINTED })),
  ...SHIPPED.ground.map(g => ({ table: 'ground', what: g.hex, fact: PRINTED })),
];
