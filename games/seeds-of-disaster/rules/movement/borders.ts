/** 12.0 Borders in war: which nation may enter which country. */
import { blockedBy, cells, no, ok, trackCell, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { nationOf } from '../../model/army.ts';
import { nationIn } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';

/** Rows of the column `violated`. */
const BELGIUM = 0;
const NETHERLANDS = 1;

const violated = (g: State, country: number): boolean => g.cells[AT.violated + country] === 1;
/** Made once: path searches meet them at every border. */
const CLOSED = {
  Germany: no('12.0', 'it may never cross the German border'),
  France: {
    Belgium: no('7.2.5', 'it does not leave for France'),
    Netherlands: no('12.0', 'it does not leave for France'),
  },
  neighbour: {
    Belgium: blockedBy(trackCell('lowCountries'), '12.0', 'it may enter the Netherlands only by an event'),
    Netherlands: blockedBy(trackCell('lowCountries'), '12.0', 'it may enter Belgium only by an event'),
  },
  Belgium: blockedBy(
    cells('violated', BELGIUM),
    '12.0',
    'Belgium is closed while no German troops have entered it and no event opens it',
  ),
  Netherlands: blockedBy(
    cells('violated', NETHERLANDS),
    '12.0',
    'the Netherlands are closed until German troops have entered them',
  ),
} as const;
/** Belgian and Dutch units. */
const lowLander = (g: State, home: 'Belgium' | 'Netherlands', country: string): Verdict => {
  if (country === 'Germany') return CLOSED.Germany;
  if (country === 'France') return CLOSED.France[home];
  return country !== home && g.cells[AT.lowCountries] !== 1 ? CLOSED.neighbour[home] : ok;
};
/** French, British and Polish units. */
const westerner = (g: State, country: string): Verdict => {
  if (country === 'Belgium' && !violated(g, BELGIUM) && g.cells[AT.belgium] !== 1) return CLOSED.Belgium;
  return country === 'Netherlands' && !violated(g, NETHERLANDS) ? CLOSED.Netherlands : ok;
};
/** 12.0 Whether a unit may enter the country of an Area in war, whoever stands in the Area. */
export const mayCross = (g: State, unit: number, area: number): Verdict => {
  const country = nationIn(g, area);
  const home = nationOf(g, unit);
  if (home === 'Germany' || home === country) return ok;
  return home === 'Belgium' || home === 'Netherlands' ? lowLander(g, home, country) : westerner(g, country);
};
/** 12.0 German troops have entered the country: it is open to the Allies from now on. */
export const violate = (g: State, country: string): void => {
  if (country === 'Belgium') g.cells[AT.violated + BELGIUM] = 1;
  if (country === 'Netherlands') g.cells[AT.violated + NETHERLANDS] = 1;
};
