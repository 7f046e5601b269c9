/** The labels of numbers in saved games, journals and messages. */
import type { Labels } from '../../../engine/labels.ts';
import type { Box } from './box.ts';
import { warLabels } from '../rules/war/war.ts';
import { CARD_ZONES, SIDES, STATUS, STRATEGIES } from './state.ts';

export const labelsOf = (box: Box): Labels => ({
  unit: box.unitNames,
  units: box.unitNames,
  army: box.unitNames,
  area: box.areaNames,
  areas: box.areaNames,
  place: box.placeNames,
  card: box.cardNames,
  cards: box.cardNames,
  out: box.cardNames,
  from: CARD_ZONES,
  hand: CARD_ZONES,
  strategy: STRATEGIES,
  status: STATUS,
  group: ['A', 'B'],
  side: SIDES,
  price: box.priceNames,
  ...warLabels(box),
});
