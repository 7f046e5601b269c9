/** 23.0 The partition of Poland: who stands on the wrong side of the line counts at the end, and cities of the east that no Soviet unit is in. */
import type { State } from '../../../engine/state.ts';
import { campOf, G, GERMAN_CAMP, SOVIET_CAMP } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { countryNo, hexRow } from '../model/ground.ts';
import { LAST_TURN } from '../model/places.ts';
import { happened, placeOf } from '../model/state.ts';
import { stackIn, type Situation } from './situation.ts';

const USSR = countryNo('USSR');
export const isEast = (g: State, hex: number): boolean =>
  (happened(g, 'red line') ? hexRow(g, hex).eastOfRed : hexRow(g, hex).eastOfYellow) === true;
const HALF = 0.5;
/** 17.7.2 Only the end counts: the nearer it is, the more of it. */
const urgency = (s: Situation): number => Math.max(0.1, 1 - 0.3 * Math.max(0, LAST_TURN - s.turn - 1));
/** A city of the east, once the Soviets are in: does it still want one of them? */
export const wantsSoviets = (s: Situation, hex: number, but: number): boolean =>
  !s.france &&
  boxOf(s.g).CITY[hex]! > 0 &&
  boxOf(s.g).GREATER[hex] === 0 &&
  (happened(s.g, 'invasion') || happened(s.g, 'red line')) &&
  isEast(s.g, hex) &&
  !stackIn(s, hex).some(u => u !== but && campOf(s.g, u) === SOVIET_CAMP);
export const partitionWorth = (s: Situation, unit: number, hex: number): number => {
  const { g } = s;
  if (s.france || s.side !== G) return 0;
  const east = isEast(g, hex);
  if (campOf(g, unit) === GERMAN_CAMP) return east ? -HALF * urgency(s) : 0;
  const stray = !east && boxOf(g).COUNTRY[hex] !== USSR ? HALF * urgency(s) : 0;
  return (wantsSoviets(s, hex, placeOf(g, unit) === hex ? unit : -1) ? 1 : 0) - stray;
};
