/** What came in the shipped box, by name: tests of single cases know no other. */
import { boxOf } from '../model/box.ts';
import { resultAt as resultIn, type Result } from '../data/charts.ts';
import { france40 } from '../game.ts';
import * as ground from '../model/ground.ts';
import { AT as TRACKS } from '../model/state.ts';

const box = boxOf(france40);
export const {
  CITY,
  COUNT,
  COUNTRY,
  EAST_EDGE,
  ENTER,
  FORT,
  GRID,
  MECH,
  NATION,
  PARIS,
  PORT_HEXES,
  RUHR,
  SIDE,
  SIZE,
  SOUTH_EDGE,
  UNIT_NAMES,
  WATER_SIDE,
  WEST_EDGE,
} = box;
/** Every column's first cell. */
export const AT = { ...TRACKS, ...box.CELLS };
export const hexOf = (label: string) => ground.hexOf(france40, label);
export const labelOf = (hex: number): string => ground.labelOf(france40, hex);
export const rowOf = (hex: number): number => Number(labelOf(hex).slice(0, 2));
export const isLand = (hex: number): boolean => ground.isLand(france40, hex);
export const isGap = (hex: number): boolean => ground.isGap(france40, hex);
export const crossCosts = (free: boolean, french: boolean): Uint8Array => ground.crossCosts(france40, free, french);
export const resultAt = (column: number, die: number): Result => resultIn(box.charts.crt, column, die);
