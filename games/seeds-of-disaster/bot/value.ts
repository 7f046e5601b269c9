/** What was learned from games that begin in 1934 and in 1940: `npm run train` writes the tables. */
import { learnedFrom } from '../../../bots/value.ts';
import type { ValueTable } from '../../../bots/value-table.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import from1934 from './values/1934.json' with { type: 'json' };
import from1940 from './values/1940.json' with { type: 'json' };
import { isCampaign } from './win-chance.ts';

export const { value } = learnedFrom({
  sides: ['german', 'allied'],
  features,
  evaluate,
  table: g => (isCampaign(g) ? from1940 : from1934) as unknown as ValueTable,
});
