/** Sides, status, time and the tracks of each side, read and written by name. */
import type { Side, State } from '../../../engine/state.ts';
import { A, boxOf, G, type OfBox, type SideNo } from './box.ts';
import { NUMBERS } from '../data/charts.ts';
import type { Plain } from '../data/tables.ts';
import type { YearRow } from '../data/charts.ts';
import {
  ALLIED,
  AT,
  BELLIGERENCE,
  EXPERIENCES,
  GERMAN,
  HOSTILITIES,
  INDICATORS,
  MIDDLE,
  SIDES,
  type Cells,
  type Experience,
  type Indicator,
  type SeedsSide,
} from './state.ts';

/** First cells of the columns of units, Areas, cards and prices: `g.cells[at(g).place + unit]`. */
export const at = (g: OfBox): Cells => boxOf(g).CELLS;

export const sideNo = (side: Side): SideNo => (side === GERMAN ? G : A);
export const sideName = (s: SideNo): SeedsSide => SIDES[s];
export const foe = (side: Side): SeedsSide => (side === GERMAN ? ALLIED : GERMAN);
export const other = (s: SideNo): SideNo => (s === G ? A : G);
export const BOTH: readonly SideNo[] = [G, A];
/** Whether the game was begun under version 1 of the rules, and is played to its end by them. */
export const byFirstRules = (g: State): boolean => g.cells[AT.rules] === 0;

// Status and time ------------------------------------------------------------------------------------------------
export const statusOf = (g: State): number => g.cells[AT.status]!;
export const yearOf = (g: State): number => g.cells[AT.year]!;
export const monthOf = (g: State): number => g.cells[AT.month]!;
export const weekOf = (g: State): number => g.cells[AT.week]!;
export const isBelligerence = (g: State): boolean => statusOf(g) === BELLIGERENCE;
export const atWar = (g: State): boolean => statusOf(g) === HOSTILITIES;
/** Turns since Armed Belligerence began, months and weeks together. Arrivals go by it (21.4, 21.5). */
export const turnsSince = (g: State): number => monthOf(g) + weekOf(g);
/** 3.3 The row of this year in the chronology. */
export const chronology = (g: State): Plain<YearRow> => {
  const { chronology: rows } = boxOf(g).tables;
  return rows.find(r => r.year === yearOf(g)) ?? rows.at(-1)!;
};

// Points ---------------------------------------------------------------------------------------------------------
export const rpOf = (g: State, s: SideNo): number => g.cells[AT.rp + s]!;
export const cpOf = (g: State, s: SideNo): number => g.cells[AT.cp + s]!;
export const ipOf = (g: State, s: SideNo): number => g.cells[AT.ip + s]!;
export const investedOf = (g: State, s: SideNo): number => g.cells[AT.invested + s]!;
/** 7.3.4 Whether the side has technology level 2. */
export const hasTechnology2 = (g: State, s: SideNo): boolean => investedOf(g, s) >= NUMBERS.technology.value;

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));
/** 6.1 CPs stay between 0 and 19. */
export const addCp = (g: State, s: SideNo, by: number): void => {
  g.cells[AT.cp + s] = within(cpOf(g, s) + by, 0, NUMBERS.mostPoints.value);
};
/** 5.1.1 IPs stay between 0 and 19. */
export const addIp = (g: State, s: SideNo, by: number): void => {
  g.cells[AT.ip + s] = within(ipOf(g, s) + by, 0, NUMBERS.mostPoints.value);
};
/** 7.3.3 At technology level 1, RPs above 100 are lost when they come in. */
export const addRp = (g: State, s: SideNo, by: number): void => {
  const most = hasTechnology2(g, s) ? 999 : NUMBERS.mostResources.value;
  g.cells[AT.rp + s] = within(rpOf(g, s) + by, 0, Math.max(most, by < 0 ? rpOf(g, s) : most));
};

/** A track that runs from -6 to +6. */
export const signed = (g: State, cell: number, s: SideNo): number => g.cells[cell + s]! - MIDDLE;
export const addSigned = (g: State, cell: number, s: SideNo, by: number): void => {
  g.cells[cell + s] = within(g.cells[cell + s]! + by, 0, 2 * MIDDLE);
};
export const permanentOf = (g: State, s: SideNo): number => signed(g, AT.permanent, s);
export const temporaryOf = (g: State, s: SideNo): number => signed(g, AT.temporary, s);

// What was done --------------------------------------------------------------------------------------------------
const bitOf = (names: readonly string[], name: string): number => 1 << names.indexOf(name);
const bitsIn = (bits: number): number => {
  let count = 0;
  for (let b = bits; b; b &= b - 1) count++;
  return count;
};
/** 5.1.2 Notes that a side has done something of this kind this turn. */
export const carriedOut = (g: State, s: SideNo, what: Indicator): void => {
  g.cells[AT.indicators + s]! |= bitOf(INDICATORS, what);
};
export const hasStated = (g: State, s: SideNo, what: Indicator): boolean =>
  (g.cells[AT.indicators + s]! & bitOf(INDICATORS, what)) !== 0;
export const statedOf = (g: State, s: SideNo): readonly Indicator[] => INDICATORS.filter(i => hasStated(g, s, i));
/** 5.1.1 The column a side rolls on for IPs: its enemy's kinds of activity, adjusted by events. */
export const columnOf = (g: State, s: SideNo): number =>
  within(bitsIn(g.cells[AT.indicators + other(s)]!) + signed(g, AT.adjusted, s), 0, 10);
export const statedBefore = (g: State, s: SideNo, what: Indicator): boolean =>
  (g.cells[AT.before + s]! & bitOf(INDICATORS, what)) !== 0;
/** 6.4 Notes an experience of this week. */
export const experience = (g: State, s: SideNo, what: Experience): void => {
  g.cells[AT.experience + s]! |= bitOf(EXPERIENCES, what);
};
export const experiencesOf = (g: State, s: SideNo): readonly Experience[] =>
  EXPERIENCES.filter(e => (g.cells[AT.experience + s]! & bitOf(EXPERIENCES, e)) !== 0);
