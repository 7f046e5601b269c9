/** Prepared set-ups in numbers. */
import { stacksAt, type ReadyMade } from '../../../field/setup.ts';
import type { Army } from './army.ts';
import { SCENARIOS } from '../data/charts.ts';
import { GROUPS, type SetUp } from '../data/setups.ts';
import type { Ground } from './ground.ts';

export interface Plan extends ReadyMade, Pick<SetUp, 'id'> {
  readonly year: number;
  /** Its index in GROUPS. */
  readonly group: number;
  readonly railheads: readonly number[];
}
export const makePlans = (setups: readonly SetUp[], { GRID }: Ground, { UNIT_NAMES }: Army): readonly Plan[] =>
  setups.map(p => ({
    id: p.id,
    name: p.name,
    words: p.words,
    year: SCENARIOS.indexOf(p.scenario),
    group: GROUPS.indexOf(p.group),
    railheads: (p.railheads ?? []).map(hex => GRID.byLabel.get(hex)!),
    stacks: stacksAt(p.at, GRID, UNIT_NAMES),
  }));
