/** What was learned from games of each front: `npm run train` writes the tables. */
import { learnedFrom } from '../../../bots/value.ts';
import type { ValueTable } from '../../../bots/value-table.ts';
import type { Side, State } from '../../../engine/state.ts';
import { scenarioOf } from '../model/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import france from './values/france.json' with { type: 'json' };
import poland from './values/poland.json' with { type: 'json' };

const TABLES: { readonly [scenario: string]: object } = { france, poland };
const learned = learnedFrom({
  sides: ['german', 'allied'],
  features,
  evaluate,
  table: g => TABLES[scenarioOf(g)] as ValueTable | undefined,
});
export const { value } = learned;
/** Told where games of the staff have shown that they come true better than the older ones (docs/CALIBRATION.md). */
export const chance = (g: State, side: Side): number | undefined =>
  scenarioOf(g) === 'poland' ? learned.chance(g, side) : undefined;
