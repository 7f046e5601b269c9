/** What every war lays over its map alike. */
import type { Overlay } from '../hex/Legend.tsx';

export const ZONES: Overlay = {
  name: 'zones',
  word: 'Zones',
  key: 'z',
  swatch: 'zn',
  signs: [
    ['zn', 'zones of the enemy'],
    ['zo', 'your own zones'],
  ],
};
const LINES: NonNullable<Overlay['signs']> = [
  ['sp-l', 'line of the unit'],
  ['sp-c', 'line cut'],
  ['sp-x', 'cuts it'],
];
/** The lines alone. */
export const SUPPLY: Overlay = { name: 'supply', word: 'Supply', key: 'x', swatch: 'sp-c', signs: LINES };
/** And the ground that is in supply, where one line feeds all. */
export const SUPPLIED: Overlay = { ...SUPPLY, swatch: 'sp', signs: [['sp', 'in supply'], ...LINES] };
