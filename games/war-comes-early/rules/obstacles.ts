/** What refusals of this game depend on, as data (engine/decide.ts). They name nothing that lies beneath an enemy top unit (8.3). */
import {
  blockedBy,
  cells,
  no,
  trackCell,
  variable,
  type Obstacle,
  type Refused,
  type Verdict,
} from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { homeOf, nameOf, nationOf, powerOf, POWERS } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { beside, FALLEN, is1939, NOT_IN_PLAY, placeOf, standing } from '../model/state.ts';

export const TURN = trackCell('turn');
export const AIR_LEFT = trackCell('airLeft');
export const AIR_WINNER = trackCell('airWinner');
/** Whose phase it is. */
export const POWER = variable('power');
export const controlIn = (...hexes: readonly number[]): Obstacle => cells('control', ...hexes);
export const standingOf = (country: number): Obstacle => cells('standing', country);
export const fortIn = (g: State, hex: number): Obstacle => cells('breached', boxOf(g).FORT_AT[hex]!);
/** Gives a refusal without an obstacle this one: what is refused to one march or power may be open to another. */
export const restingOn = (v: Verdict, obstacle: Obstacle): Verdict => (v.ok || v.obstacle ? v : { ...v, obstacle });

/** 5.2 The unit belongs to another power than the one whose phase it is, or, 3.2, 13.2, to the other scenario. */
export const notOfPower = (g: State, power: number, unit: number): Refused | undefined => {
  const name = nameOf(g, unit);
  if (placeOf(g, unit) === beside(g, NOT_IN_PLAY))
    return no(is1939(g) ? '13.2' : '3.2', `${name} is not used in this scenario`);
  if (powerOf(nationOf(g, unit)) === power) return undefined;
  return blockedBy(POWER, '5.2', `it is the turn of ${POWERS[power]}, not of ${name}`);
};
/** 3.3, 4.5 The unit's country is neutral or has fallen. */
export const takesNoPart = (g: State, unit: number): Refused => {
  const country = homeOf(nationOf(g, unit));
  const why = standing(g, country) === FALLEN ? 'has capitulated' : 'is neutral';
  return blockedBy(standingOf(country), '5.2', `${nameOf(g, unit)} takes no part: ${COUNTRIES[country]} ${why}`);
};
/** Ground that no position opens: the sea, and countries out of play. */
export const isNoGround = (g: State, hex: number): boolean => boxOf(g).LAND[hex] === 0;
