/** What refusals of this game depend on, as data (engine/decide.ts). */
import { cells, supplyOf, trackCell, type Obstacle } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/army.ts';
import { ALT_EVENTS, NEUTRALS, ONCE, placeOf, unitsIn, type Once } from '../../model/state.ts';

export const TURN = trackCell('turn');
export const WEATHER = trackCell('weather');
export const STANCE = trackCell('stance');
/** Cards, initiative markers, plans: in whose hand, in which box. */
export const pieces = (...rows: readonly number[]): Obstacle => cells('piece', ...rows);
/** 9.1, 10.0, 16.1 The supply line of a unit. */
export const lineOf = (unit: number): Obstacle => supplyOf(unit);
/** 2.7, 12.4 A condition of the worst unit in the stack binds all of it. */
const ofStack = (g: State, column: string, unit: number): Obstacle => {
  const stack = unitsIn(g, placeOf(g, unit));
  return cells(column, ...(stack.includes(unit) ? stack : [unit]));
};
export const noActionsOn = (g: State, unit: number): Obstacle => ofStack(g, 'na', unit);
export const supplyMarkerOn = (g: State, unit: number): Obstacle => ofStack(g, 'supply', unit);
export const once = (what: Once): Obstacle => cells('once', ONCE.indexOf(what));
export const neutralityOf = (neutral: (typeof NEUTRALS)[number]): Obstacle => cells('war', NEUTRALS.indexOf(neutral));
export const whoLeads = (side: SideNo): Obstacle => cells('leader', side);
/** 21.1 All Alternate Events of a card. */
export const alternateEvents = (no: number): Obstacle =>
  cells('alt', ...ALT_EVENTS.flatMap((name, row) => (name.startsWith(`#${no} `) ? [row] : [])));
