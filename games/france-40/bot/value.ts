/** What was learned from games of 1939 and 1940: `npm run train` writes the tables. */
import { learnedFrom } from '../../../bots/value.ts';
import type { ValueTable } from '../../../bots/value-table.ts';
import type { Side, State } from '../../../engine/state.ts';
import { is1940 } from '../model/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import in1939 from './values/1939.json' with { type: 'json' };
import in1940 from './values/1940.json' with { type: 'json' };

const learned = learnedFrom({
  sides: ['german', 'allied'],
  features,
  evaluate,
  table: g => (is1940(g) ? in1940 : in1939) as unknown as ValueTable,
});
export const { value } = learned;
/** Told for 1940; for 1939 the older chances come true more often (docs/CALIBRATION.md). */
export const chance = (g: State, side: Side): number | undefined => (is1940(g) ? learned.chance(g, side) : undefined);
