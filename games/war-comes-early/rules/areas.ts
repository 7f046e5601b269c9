/** 5.1, 9.0, 11.5, 11.7, 13.1 Which ground is open to a nation at all: countries, fortifications. */
import { no, ok, type Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { CZECHS, GERMANS, homeOf, POLES } from '../army.ts';
import { boxOf, type Unkept } from '../box.ts';
import { COUNTRIES, type Country } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { countryNo, countryOf, CZECHOSLOVAKIA, DANZIG, fortKind, GERMANY, placed, POLAND } from '../ground.ts';
import { AT, garrisonIn, intactFort, is1939, isAlone, NEUTRAL, standing } from '../state.ts';

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
}
/** By nation: in 1939, in the turns that two fight alone, and after them. */
export type LimitsKept = readonly { readonly in1939: Limits; readonly alone: Limits; readonly later: Limits }[];
export const makeLimits = ({ charts }: Unkept): LimitsKept =>
  NATIONS.map((name, nation) => {
    const listed: readonly Country[] | null = charts.limits.by[name] ?? null;
    const all = listed ? listed.map(countryNo) : [...COUNTRIES.keys()];
    const later = { case: '11.7', countries: all };
    const alone = { case: '5.1', countries: all.filter(c => ALONE.includes(c)) };
    return {
      in1939: { case: '13.1', countries: LIMITS_1939[nation] ?? [] },
      alone: nation === GERMANS || nation === CZECHS ? alone : later,
      later,
    };
  });

/** 11.7 The countries the rules leave to a nation, whoever is neutral. */
const limitsOf = (g: State, nation: number): Limits => {
  const { in1939, alone, later } = boxOf(g).kept.limits[nation]!;
  if (is1939(g)) return in1939;
  return isAlone(g) ? alone : later;
};
/** 1.3, 3.3, 11.7 Is this country open to the nation? */
const mayEnterCountry = (g: State, nation: number, country: number): boolean =>
  standing(g, country) !== NEUTRAL && limitsOf(g, nation).countries.includes(country);
/** 11.5 Intact Czech and Belgian forts admit their own nation only; no German enters the Maginot Line. */
const isShutFort = (g: State, nation: number, hex: number, owner = garrisonIn(g, hex)): boolean => {
  if (owner >= 0) return owner !== nation;
  return nation === GERMANS && fortKind(g, hex) === 'maginot';
};

/** 1.3, 3.3, 11.7 The ground of a hex and its country: what bars an attack as well as a step. */
const mayReach = (g: State, nation: number, hex: number): Verdict => {
  const { LAND, HEXES } = boxOf(g);
  const country = countryOf(g, hex);
  const { terrain } = HEXES[hex]!;
  if (terrain === 'sea' || terrain === 'lake') return no('11.4', `${placed(g, hex)} is water`, [hex]);
  if (LAND[hex] === 0) return no('1.3', `${COUNTRIES[country]} is out of play`, [hex]);
  const limits = limitsOf(g, nation);
  if (!limits.countries.includes(country))
    return no(limits.case, `${NATIONS[nation]} units do not enter ${COUNTRIES[country]}`, [hex]);
  return standing(g, country) === NEUTRAL ? no('3.3', `${COUNTRIES[country]} is neutral`, [hex]) : ok;
};
/** 8.0, 11.0 May units of this nation be in that hex at all, whoever else is there? */
export const mayStand = (g: State, nation: number, hex: number): Verdict => {
  const reach = mayReach(g, nation, hex);
  if (!reach.ok || !isShutFort(g, nation, hex)) return reach;
  return no('11.5', `${placed(g, hex)} is an intact fortification of another nation`, [hex]);
};
/** 11.5, 11.7 May they attack into it? Garrisons may be attacked, the Maginot Line not. */
export const mayFight = (g: State, nation: number, hex: number): Verdict =>
  nation === GERMANS && fortKind(g, hex) === 'maginot'
    ? no('11.5', `${placed(g, hex)} is in the Maginot Line: no German attacks it`, [hex])
    : mayReach(g, nation, hex);

/** By hex: 1 where units of this nation may not be, forts apart. */
export const shutTo = (g: State, nation: number): Uint8Array => {
  const { LAND, COUNTRY } = boxOf(g);
  const open = COUNTRIES.map((_, c) => mayEnterCountry(g, nation, c));
  return LAND.map((land, hex) => (land === 1 && open[COUNTRY[hex]!] ? 0 : 1));
};
/** The same for the hexes of forts, by nation, over what is written. */
export const writeShutForts = (g: State, areas: readonly Uint8Array[], shut: readonly Uint8Array[]): void => {
  for (const hex of boxOf(g).FORT_HEXES) {
    const owner = garrisonIn(g, hex);
    for (let nation = 0; nation < shut.length; nation++)
      shut[nation]![hex] = isShutFort(g, nation, hex, owner) ? 1 : areas[nation]![hex]!;
  }
};
/** All that rests on, in a word: while that is the same, so is the ground open to every nation, and that no line crosses. */
export const areaKey = (g: State): string => {
  const { n } = g;
  let key = `${n[AT.scenario]}${isAlone(g) ? 1 : 0} `;
  for (let c = 0; c < COUNTRIES.length; c++) key += n[AT.standing + c] === NEUTRAL ? 0 : 1;
  return key;
};
/** 11.5 An enemy fortification that stands bars a supply line, too (10.2): of this side's enemies. */
export const barsLines = (g: State, side: number, hex: number): boolean => {
  const fort = intactFort(g, hex);
  if (fort < 0) return false;
  const kind = boxOf(g).FORT_KINDS[fort]!;
  return (kind === 'west wall') === (side === 1);
};
/** 10.2 Ground no line crosses: water, countries out of play, neutrals. */
export const writeClosed = (g: State, out: Uint8Array): void => {
  const { LAND, COUNTRY } = boxOf(g);
  for (let hex = 0; hex < out.length; hex++)
    out[hex] = LAND[hex] === 1 && standing(g, COUNTRY[hex]!) !== NEUTRAL ? 0 : 1;
};
/** The country of a nation. */
export const isAtHome = (g: State, nation: number, hex: number): boolean =>
  countryOf(g, hex) === homeOf(nation) || (nation === GERMANS && countryOf(g, hex) === DANZIG);
