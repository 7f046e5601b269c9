/** What was learned from games of 1939: `npm run train` writes the table. */
import { learnedFrom } from '../../../bots/value.ts';
import type { ValueTable } from '../../../bots/value-table.ts';
import { is1939 } from '../model/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import in1939 from './values/1939.json' with { type: 'json' };

export const { value, chance } = learnedFrom({
  sides: ['german', 'allied'],
  features,
  evaluate,
  table: g => (is1939(g) ? (in1939 as unknown as ValueTable) : undefined),
});
