/** How units and hexes are called on this table. */
import { SHIPPED } from '../data/tables.ts';
import type { Gazetteer } from '../look/spoken.ts';
import type { TableView } from '../view.ts';
import { shortOf } from '../view/short.ts';
import type { Called } from './outcome.ts';
import { unitNamed } from './units.ts';
import { unitTitle } from './words.ts';

const ROWS = new Map(SHIPPED.units.map(u => [u.name, u]));
/** Of a counter that lies hidden now, but was named when it could be seen. */
const titleOfRow = (name: string): string => {
  const row = ROWS.get(name);
  return row ? unitTitle({ ...row, short: shortOf(name), place: row.hex ?? '' }) : name;
};
/** 'XVIII Corps', 'Sedan'; by its label what nobody has a name for. */
export const calledIn = (view: () => TableView, names: Gazetteer): Called => ({
  unit: name => {
    const u = unitNamed(view(), name);
    return u ? unitTitle(u) : titleOfRow(name);
  },
  hex: hex => names.nameOf(hex) || hex,
});
