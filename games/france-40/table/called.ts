/** The names of units and hexes on this table. */
import type { Gazetteer } from '../../../screen/war/view.ts';
import { titleOf } from '../look/spoken.ts';
import type { TableView, UnitView } from '../view.ts';
import type { Called } from './outcome.ts';
import { unitAsTold } from './units.ts';
import { unitTitle } from './words.ts';

/** Names of these nations' units leave the nation out. */
const GREAT: readonly string[] = ['German', 'French'];
const called = (u: UnitView): string => {
  if (u.size === 'fort') return `Fort ${u.short}`;
  return GREAT.includes(u.nation) ? unitTitle(u) : titleOf(u);
};
/** 'XVIII Corps', 'Sedan'; the label of what has no name. */
export const calledIn = (view: () => TableView, names: Gazetteer): Called => ({
  unit: name => {
    const u = unitAsTold(view(), name, 1);
    return u ? called(u) : name;
  },
  hex: hex => names.nameOf(hex) || hex,
  isLeft: hex => names.nameOf(hex) !== '' && !view().stacks.some(s => s.hex === hex),
});
