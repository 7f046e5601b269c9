/** 5.1, 9.0, 11.5, 11.7, 13.1 Which ground is open to a nation: countries and fortifications. */
import { blockedBy, no, ok, type Refused, type Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { CZECHS, GERMANS, homeOf, POLES } from '../model/army.ts';
import { boxOf, type UncachedBox } from '../model/box.ts';
import { COUNTRIES, type Country } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { countryNo, countryOf, CZECHOSLOVAKIA, DANZIG, fortKind, GERMANY, placed, POLAND } from '../model/ground.ts';
import { garrisonIn, intactFort, is1939, isAlone, NEUTRAL, standing, turnOf } from '../model/state.ts';
import { fortIn, standingOf, TURN } from './obstacles.ts';

/** 13.1 */
const LIMITS_1939: { readonly [nation: number]: readonly number[] } = {
  [GERMANS]: [GERMANY, POLAND, CZECHOSLOVAKIA, DANZIG],
  [POLES]: [POLAND],
};
/** 5.1 */
const ALONE = [GERMANY, CZECHOSLOVAKIA];
interface Limits {
  readonly case: string;
  readonly countries: readonly number[];
  /** The countries as bits. */
  readonly bits: number;
}
const bitsOf = (countries: readonly number[]): number => countries.reduce((bits, c) => bits | (1 << c), 0);
const limits = (ruleCase: string, countries: readonly number[]): Limits => ({
  case: ruleCase,
  countries,
  bits: bitsOf(countries),
});
/** By nation: in 1939, in the turns when only two nations act, and after them. */
export type LimitsCache = readonly { readonly in1939: Limits; readonly alone: Limits; readonly later: Limits }[];
export const makeLimits = ({ charts }: UncachedBox): LimitsCache =>
  NATIONS.map((name, nation) => {
    const listed: readonly Country[] | null = charts.limits.by[name] ?? null;
    const all = listed ? listed.map(countryNo) : [...COUNTRIES.keys()];
    const later = limits('11.7', all);
    const alone = limits(
      '5.1',
      all.filter(c => ALONE.includes(c)),
    );
    return {
      in1939: limits('13.1', LIMITS_1939[nation] ?? []),
      alone: nation === GERMANS || nation === CZECHS ? alone : later,
      later,
    };
  });

/** 11.7 The countries that the rules open to a nation, neutral or not. */
const limitsOf = (g: State, nation: number): Limits => {
  const { in1939, alone, later } = boxOf(g).cache.limits[nation]!;
  if (is1939(g)) return in1939;
  return isAlone(g) ? alone : later;
};
/** 11.5 Intact Czech and Belgian forts admit their own nation only; no German enters the Maginot Line. */
const isShutFort = (g: State, nation: number, hex: number, owner = garrisonIn(g, hex)): boolean => {
  if (owner >= 0) return owner !== nation;
  return nation === GERMANS && fortKind(g, hex) === 'maginot';
};

/** 5.1, 11.7, 13.1 Whether the country is closed to the nation; the limits of 5.1 end with the third turn. */
const closedBy = (g: State, nation: number, country: number, hex: number): Refused | undefined => {
  const open = limitsOf(g, nation);
  if (open.countries.includes(country)) return undefined;
  const why = `${NATIONS[nation]} units do not enter ${COUNTRIES[country]}`;
  return open.case === '5.1' ? blockedBy(TURN, '5.1', `${why} on turn ${turnOf(g)}`, [hex]) : no(open.case, why, [hex]);
};
/** 1.3, 3.3, 11.7 The ground of a hex and its country, which can bar an attack as well as a move. */
const mayReach = (g: State, nation: number, hex: number): Verdict => {
  const { LAND, HEXES } = boxOf(g);
  const country = countryOf(g, hex);
  const { terrain } = HEXES[hex]!;
  if (terrain === 'sea' || terrain === 'lake') return no('11.4', `${placed(g, hex)} is water`, [hex]);
  if (LAND[hex] === 0) return no('1.3', `${COUNTRIES[country]} is out of play`, [hex]);
  const shut = closedBy(g, nation, country, hex);
  if (shut) return shut;
  return standing(g, country) === NEUTRAL
    ? blockedBy(standingOf(country), '3.3', `${COUNTRIES[country]} is neutral`, [hex])
    : ok;
};
/** 8.0, 11.0 Whether units of this nation may be in the hex at all, whoever else is there. */
export const mayStand = (g: State, nation: number, hex: number): Verdict => {
  const reach = mayReach(g, nation, hex);
  if (!reach.ok || !isShutFort(g, nation, hex)) return reach;
  const owner = NATIONS[garrisonIn(g, hex)];
  return owner === undefined
    ? no('11.5', `${placed(g, hex)} is in the Maginot Line: no German enters it`, [hex])
    : blockedBy(
        fortIn(g, hex),
        '11.5',
        `${placed(g, hex)} is an intact ${owner} fortification, which lets in no others`,
        [hex],
      );
};
/** 11.5, 11.7 Whether they may attack into it: garrisons may be attacked, the Maginot Line may not. */
export const mayFight = (g: State, nation: number, hex: number): Verdict =>
  nation === GERMANS && fortKind(g, hex) === 'maginot'
    ? no('11.5', `${placed(g, hex)} is in the Maginot Line: no German attacks it`, [hex])
    : mayReach(g, nation, hex);

/** 10.2 The countries at war or fallen, as bits: supply lines cross no others. */
export const notNeutral = (g: State): number => {
  let bits = 0;
  for (let c = 0; c < COUNTRIES.length; c++) if (standing(g, c) !== NEUTRAL) bits |= 1 << c;
  return bits;
};
/** 1.3, 3.3, 11.7 Those of them that are open to the nation. */
export const openTo = (g: State, nation: number, belligerent: number): number => belligerent & limitsOf(g, nation).bits;
/** By hex: 1 for water, ground out of play, and countries that are not open. */
export const shutBut = ({ LAND, COUNTRY }: UncachedBox, open: number): Uint8Array => {
  const shut = new Uint8Array(LAND.length);
  for (let hex = 0; hex < shut.length; hex++) shut[hex] = LAND[hex] === 1 && (open >> COUNTRY[hex]!) & 1 ? 0 : 1;
  return shut;
};
/** By hex: 1 where units of this nation may not be, forts not considered. */
export const shutTo = (g: State, nation: number): Uint8Array => shutBut(boxOf(g), openTo(g, nation, notNeutral(g)));
/** Adds the hexes of forts to the ground that is shut to each nation. */
export const writeShutForts = (g: State, areas: readonly Uint8Array[], shut: readonly Uint8Array[]): void => {
  for (const hex of boxOf(g).FORT_HEXES) {
    const owner = garrisonIn(g, hex);
    for (let nation = 0; nation < shut.length; nation++)
      shut[nation]![hex] = isShutFort(g, nation, hex, owner) ? 1 : areas[nation]![hex]!;
  }
};
/** 11.5 An intact enemy fortification bars a supply line, too (10.2). */
export const barsLines = (g: State, side: number, hex: number): boolean => {
  const fort = intactFort(g, hex);
  if (fort < 0) return false;
  const kind = boxOf(g).FORT_KINDS[fort]!;
  return (kind === 'west wall') === (side === 1);
};
/** Whether the hex is in the nation's own country. */
export const isAtHome = (g: State, nation: number, hex: number): boolean =>
  countryOf(g, hex) === homeOf(nation) || (nation === GERMANS && countryOf(g, hex) === DANZIG);
