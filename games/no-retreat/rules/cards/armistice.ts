/** #1 Armistice: a Low Country that holds no Major City surrenders with all its units, even destroyed ones. */
import type { State } from '../../../../engine/state.ts';
import { A, G, nationNo, nationOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import type { Country, Nation } from '../../data/rows.ts';
import { countryNo, MAJOR } from '../../model/ground.ts';
import { DESTROYED, portOfSea, RESERVE } from '../../model/places.ts';
import { citiesOf, controls, inBox, onMap, placeOf, unitsOf } from '../../model/state.ts';
import { surrender } from '../combat/losses.ts';

const LOW: readonly (readonly [Nation, readonly Country[]])[] = [
  ['Dutch', ['Holland']],
  ['Belgian', ['Belgium', 'Luxembourg']],
];
const hasFallen = (g: State, countries: readonly Country[]): boolean =>
  citiesOf(g)
    .filter(hex => boxOf(g).CITY[hex] === MAJOR && countries.some(c => boxOf(g).COUNTRY[hex] === countryNo(c)))
    .every(hex => controls(g, G, hex));
/** 2.14 A unit off a port counts as eliminated, like those in the Destroyed box. */
const isStanding = (g: State, unit: number): boolean =>
  onMap(g, unit) || inBox(g, unit, RESERVE) || inBox(g, unit, DESTROYED) || portOfSea(g, placeOf(g, unit)) >= 0;
export const armed = (g: State, nation: number): readonly number[] =>
  unitsOf(g, A).filter(u => nationOf(g, u) === nation && isStanding(g, u));
/** One unit of each country that may surrender. */
export const fallen = (g: State): readonly number[] =>
  LOW.flatMap(([nation, countries]) => (hasFallen(g, countries) ? armed(g, nationNo(nation)).slice(0, 1) : []));
export const mayArmistice = (g: State): boolean => fallen(g).length > 0;
/** The country of this unit surrenders. */
export const giveUp = (g: State, unit: number): void => {
  for (const u of armed(g, nationOf(g, unit))) surrender(g, u, '5.2.1');
};
