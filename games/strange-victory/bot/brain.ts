/** What Strange Victory offers the bots. */
import type { State } from '../../../engine/state.ts';
import { SHIPPED } from '../data/tables.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { figures } from './figures.ts';
import { came, hope, left, odds } from './win-chance.ts';
import { fightCachePerBox } from './fight.ts';
import { reasonFor } from './reasons.ts';
import { staff } from './staff.ts';
import { value } from './value.ts';
import { WEIGHTS } from './weights.ts';

const own = fightCachePerBox(WEIGHTS);
export const strangeVictoryBrain = {
  weigh: staff.weigh,
  pick: staff.pick,
  reason: reasonFor,
  odds,
  hope,
  came,
  left,
  evaluate: (g: State): number => evaluate(g, own(g)),
  features,
  value,
  /** The set-up is always the historical one, so no playouts are spent on it. */
  routine: ['placing'],
  horizon: 2,
  get bands() {
    return { field: 'name', order: SHIPPED.bands.map(b => b.name) };
  },
  figures,
};
