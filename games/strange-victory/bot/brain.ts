/** What Strange Victory offers the bots. */
import type { State } from '../../../engine/state.ts';
import { BANDS } from '../data/charts.ts';
import { evaluate } from './evaluate.ts';
import { figures } from './figures.ts';
import { purse } from './fight.ts';
import { reasonFor } from './reasons.ts';
import { staff } from './staff.ts';
import { WEIGHTS } from './weights.ts';

const own = purse(WEIGHTS);
export const strangeVictoryBrain = {
  weigh: staff.weigh,
  pick: staff.pick,
  reason: reasonFor,
  evaluate: (g: State): number => evaluate(g, own),
  /** Who goes next matters little, and placing is as it was: the playouts are better spent on the fights. */
  routine: ['placing'],
  horizon: 2,
  bands: { field: 'name', order: BANDS.map(b => b.name) },
  figures,
};
