/** The shipped tables that the table screen needs, so that the page need not load the others. */
import type { BoxView } from '../view/box.ts';
import { COAST, PANIC, STRENGTH } from '../data/charts.ts';
import { AREAS, BORDERS, BRIDGES } from '../data/map.ts';

export const SHIPPED_BOX: BoxView = {
  areas: AREAS,
  borders: BORDERS,
  bridges: BRIDGES,
  tracks: { strength: STRENGTH, panic: PANIC, coast: COAST },
  drawn: false,
};
