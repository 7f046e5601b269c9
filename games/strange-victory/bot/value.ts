/** What was learned from games of the staff: `npm run train` writes the table. */
import { learnedFrom } from '../../../bots/value.ts';
import type { ValueTable } from '../../../bots/value-table.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { fightCachePerBox } from './fight.ts';
import channel from './values/channel.json' with { type: 'json' };
import { WEIGHTS } from './weights.ts';

const fights = fightCachePerBox(WEIGHTS);
export const { value } = learnedFrom({
  sides: ['german'],
  features,
  evaluate: g => evaluate(g, fights(g)),
  table: () => channel as unknown as ValueTable,
});
