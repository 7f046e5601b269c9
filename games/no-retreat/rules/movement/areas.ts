/** 13.2.1 Areas closed to units: neutrals, the Soviet Union, Evacuation Zones, the Ardennes in the first turns, Surrender! cities. */
import { blockedBy, cells, no, ok, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { DUTCH, G, nameOf, nationOf, sideOf, SOVIETS, SWISS, A } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { COUNTRIES, type Country } from '../../data/rows.ts';
import { countryNo, hexRow, isCity, isIn, placed } from '../../model/ground.ts';
import { areCzechsNeutral, happened, isAtWar, isEarly, isFrance } from '../../model/state.ts';
import { homeOnly } from './free-moves.ts';
import { mayViolate } from './neutrals.ts';
import { isGivenUp, laid } from '../cards/pool.ts';
import { alternateEvents, neutralityOf, TURN } from '../position/obstacles.ts';

const HOLLAND = countryNo('Holland');
const SWITZERLAND = countryNo('Switzerland');
const USSR = countryNo('USSR');
/** A set of countries, one bit each. */
const bits = (countries: readonly Country[]): number => countries.reduce((set, c) => set | (1 << countryNo(c)), 0);
const CZECH = bits(['Bohemia', 'Slovakia']);
const NEUTRAL = bits(['Holland', 'Switzerland']);
const CLOSED = bits(['Romania', 'Hungary', 'Britain', 'Lithuania', 'USSR']);
const ALWAYS = bits(COUNTRIES) & ~(CZECH | NEUTRAL | CLOSED);

/** 23.1 A city east of the yellow line, until the red line replaces it. */
export const isEastCity = (g: State, hex: number): boolean =>
  isCity(g, hex) && hexRow(g, hex).eastOfYellow === true && !happened(g, 'red line');
/** 20.1.1 May it enter the Ardennes in spite of the ban? */
export const isExempt = (g: State, unit: number): boolean => boxOf(g).EXEMPT[unit] === 1;
/** 20.1.1 Turns 1 to 3: no Allied unit attacks into the Ardennes, exempt or not. */
export const isQuietArdennes = (g: State, unit: number, hex: number): boolean =>
  isFrance(g) && isEarly(g) && sideOf(g, unit) !== G && isIn(g, hex, 'Ardennes');
/** 20.1.1 Nor does it enter, unless it is exempt. */
const isBarredArdennes = (g: State, unit: number, hex: number): boolean =>
  isQuietArdennes(g, unit, hex) && !isExempt(g, unit);

/** 13.2.1 May it enter the country of this hex? Germans may enter a neutral, which brings it into the war (neutrals.ts). */
const mayBeInCountry = (g: State, unit: number, hex: number): Verdict => {
  const country = boxOf(g).COUNTRY[hex]!;
  if (isOpenTo(g, unit, country)) return ok;
  const land = COUNTRIES[country]!;
  if (isCzechNeutral(g, country)) return blockedBy(alternateEvents(58), '21.1.1', `${land} is neutral`, [hex]);
  const words = `${nameOf(g, unit)} may not enter ${land}`;
  return land === 'Holland' || land === 'Switzerland'
    ? blockedBy(neutralityOf(land), '13.2.1', `${words}, which is neutral`, [hex])
    : no('13.2.1', words, [hex]);
};
/** 21.1.1 By an Alternate Event, Bohemia and Slovakia are neutral. */
const isCzechNeutral = (g: State, country: number): boolean => (CZECH & (1 << country)) !== 0 && areCzechsNeutral(g);
/** 13.2.1 A neutral is open to its own army, and to Germans if they may violate it. */
const isNeutralOpen = (g: State, unit: number, neutral: 'Holland' | 'Switzerland'): boolean =>
  isAtWar(g, neutral) ||
  nationOf(g, unit) === (neutral === 'Holland' ? DUTCH : SWISS) ||
  (sideOf(g, unit) === G && mayViolate(g, neutral));
const openAtAnyTime = (g: State, unit: number): number =>
  ALWAYS |
  (areCzechsNeutral(g) ? 0 : CZECH) |
  (nationOf(g, unit) === SOVIETS ? 1 << USSR : 0) |
  (isNeutralOpen(g, unit, 'Holland') ? 1 << HOLLAND : 0) |
  (isNeutralOpen(g, unit, 'Switzerland') ? 1 << SWITZERLAND : 0);
const isOpenTo = (g: State, unit: number, country: number): boolean =>
  (ALWAYS & (1 << country)) !== 0 || (openAtAnyTime(g, unit) & (1 << country)) !== 0;
/** 13.2.1 The countries this unit may enter, one bit each. 21.1.1, 21.1.4 Only its own during free moves. */
export const openCountries = (g: State, unit: number): number => {
  const home = homeOnly(g);
  return openAtAnyTime(g, unit) & (home ? bits(home) : -1);
};
/** 13.2.1, 13.2.3, 19.8, 20.1.1 May this unit enter this hex? Enemies and stacking are judged elsewhere. */
export const mayBeIn = (g: State, unit: number, hex: number): Verdict => {
  const { LAND, EZ } = boxOf(g);
  if (LAND[hex] === 0) return no('13.2', `${placed(g, hex)} is no ground for a unit`, [hex]);
  if (EZ[hex] === 1 && sideOf(g, unit) === G)
    return no('13.2.3', `${nameOf(g, unit)} is not Allied: it enters no Evacuation Zone`, [hex]);
  if (isBarredArdennes(g, unit, hex))
    return blockedBy(TURN, '20.1.1', `${nameOf(g, unit)} keeps out of the Ardennes until turn 4`, [hex]);
  if (sideOf(g, unit) !== G && isGivenUp(g, hex))
    return blockedBy(
      cells('lies', ...laid(g, A, 'Surrender!')),
      '19.8',
      `${placed(g, hex)} has a Surrender! marker: no Allied unit enters it`,
      [hex],
    );
  const home = homeOnly(g);
  if (home && !home.includes(COUNTRIES[boxOf(g).COUNTRY[hex]!]!))
    return no(sideOf(g, unit) === G ? '21.1.4' : '21.1.1', `${nameOf(g, unit)} stays in its own country on this move`, [
      hex,
    ]);
  return mayBeInCountry(g, unit, hex);
};
/** 14.7.5 May it retreat into this hex? Bans on voluntary movement do not count (19.8, 20.1.1). */
export const mayRetreatInto = (g: State, unit: number, hex: number): boolean => {
  const { LAND, EZ } = boxOf(g);
  if (LAND[hex] === 0 || (EZ[hex] === 1 && sideOf(g, unit) === G)) return false;
  return !isNeutralGround(g, unit, hex) && isOpenTo(g, unit, boxOf(g).COUNTRY[hex]!);
};
/** 13.2.1, 21.1.1 A country this unit can never be in, for checking positions set by hand: closed countries, the Soviet Union for others, neutrals not its own. */
export const isStranger = (g: State, unit: number, hex: number): boolean => {
  const country = boxOf(g).COUNTRY[hex]!;
  if (country === USSR) return nationOf(g, unit) !== SOVIETS;
  const isLeft = sideOf(g, unit) === G && isCzechNeutral(g, country); // Poles who were there before may stay
  return (CLOSED & (1 << country)) !== 0 || isLeft || isNeutralGround(g, unit, hex);
};
/** 14.7.5 A country that is still neutral, and not the unit’s own, is closed to retreats, even for Germans who could violate it. */
export const isNeutralGround = (g: State, unit: number, hex: number): boolean => {
  const country = boxOf(g).COUNTRY[hex]!;
  const nation = nationOf(g, unit);
  return (
    (country === HOLLAND && nation !== DUTCH && !isAtWar(g, 'Holland')) ||
    (country === SWITZERLAND && nation !== SWISS && !isAtWar(g, 'Switzerland'))
  );
};
