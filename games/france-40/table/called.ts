/** How units and hexes are called on this table. */
import type { Gazetteer } from '../look/spoken.ts';
import type { TableView } from '../view.ts';
import type { Called } from './outcome.ts';
import { unitNamed } from './units.ts';
import { unitTitle } from './words.ts';

/** 'XVIII Corps', 'Sedan'; by its label what the viewer does not know or the map does not name. */
export const calledIn = (view: () => TableView, names: Gazetteer): Called => ({
  unit: name => {
    const u = unitNamed(view(), name);
    return u ? unitTitle(u) : name;
  },
  hex: hex => names.nameOf(hex) || hex,
});
