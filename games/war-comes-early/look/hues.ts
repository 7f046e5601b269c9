/** 2.3.3 Colours of the counters: each nation in its printed scheme, in tones that cannot be confused with an enemy's. */
import type { Paint } from '../../../screen/parts/paint.ts';
import type { Nation, UnitType } from '../data/units.ts';

/** The paint of a nation: its colours, its weave and its mark. */
export const PAINT: { readonly [N in Nation]: Paint } = {
  German: 'G',
  Czech: 'CZ',
  Polish: 'PL',
  Hungarian: 'HU',
  Italian: 'IT',
  French: 'F',
  British: 'UK',
  Soviet: 'SU',
  Romanian: 'RO',
  Yugoslav: 'YG',
  Belgian: 'B',
  Dutch: 'N',
  Danish: 'DN',
  Lithuanian: 'LI',
};
/** 2.3.3 The two letters on a counter. */
export const LETTERS: { readonly [N in Nation]: string } = {
  German: 'Ge',
  Czech: 'Cz',
  Polish: 'Po',
  Hungarian: 'Hu',
  Italian: 'It',
  French: 'Fr',
  British: 'UK',
  Soviet: 'SU',
  Romanian: 'Ro',
  Yugoslav: 'Yg',
  Belgian: 'Be',
  Dutch: 'Ne',
  Danish: 'Dn',
  Lithuanian: 'Li',
};
/** 2.3.3 Three German schemes: mechanised, strategic reserve (the static units), all others. */
export const faceOf = (nation: Nation, type: UnitType): Paint | 'GR' => {
  if (nation !== 'German') return PAINT[nation];
  if (type === 'mechanised' || type === 'motorised') return 'GM';
  return type === 'static' ? 'GR' : 'G';
};
