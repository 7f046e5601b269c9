/** What was learned from games of each front: `npm run train` writes the tables. */
import { learnedFrom } from '../../../bots/value.ts';
import type { ValueTable } from '../../../bots/value-table.ts';
import { scenarioOf } from '../model/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import poland from './values/poland.json' with { type: 'json' };

const TABLES: { readonly [scenario: string]: object } = { poland };
export const { value, chance } = learnedFrom({
  sides: ['german', 'allied'],
  features,
  evaluate,
  table: g => TABLES[scenarioOf(g)] as ValueTable | undefined,
});
