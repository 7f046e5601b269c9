/** 19.11 Bad weather. */
import type { State } from '../../../../engine/state.ts';
import { AT } from '../../model/state.ts';

const [FAIR, BAD, CLEARING] = [0, 1, 2];
export const isBad = (g: State): boolean => g.cells[AT.weather] === BAD;
/** The weather of a new turn. */
export const clearSky = (g: State): void => {
  g.cells[AT.weather] = isBad(g) ? CLEARING : FAIR;
};
/** 19.11 Not in the turn after bad weather. */
export const mayTurnBad = (g: State): boolean => g.cells[AT.weather] !== CLEARING;
export const turnBad = (g: State): void => {
  g.cells[AT.weather] = BAD;
};
