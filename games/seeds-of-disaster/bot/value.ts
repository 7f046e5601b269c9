/** What was learned from games that begin in 1940: `npm run train` writes the table. */
import { learnedFrom } from '../../../bots/value.ts';
import type { ValueTable } from '../../../bots/value-table.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import from1940 from './values/1940.json' with { type: 'json' };
import { isCampaign } from './win-chance.ts';

export const { value } = learnedFrom({
  sides: ['german', 'allied'],
  features,
  evaluate,
  table: g => (isCampaign(g) ? (from1940 as unknown as ValueTable) : undefined),
});
