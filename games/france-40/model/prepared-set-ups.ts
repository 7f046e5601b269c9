/** Prepared set-ups, with units and hexes as numbers. */
import { stacksAt, type ReadyMade } from '../../../field/setup.ts';
import type { Army } from './army.ts';
import { SCENARIOS } from '../data/charts.ts';
import { GROUPS, type SetUp } from '../data/setups.ts';
import type { Ground } from './ground.ts';

export interface Plan extends ReadyMade, Pick<SetUp, 'id' | 'sickle'> {
  readonly year: number;
  /** Its place in GROUPS. */
  readonly army: number;
}
export const makePlans = (setups: readonly SetUp[], { GRID }: Ground, { UNIT_NAMES }: Army): readonly Plan[] =>
  setups.map(p => ({
    id: p.id,
    name: p.name,
    words: p.words,
    ...(p.sickle === undefined ? {} : { sickle: p.sickle }),
    year: SCENARIOS.indexOf(p.scenario),
    army: GROUPS.indexOf(p.group),
    stacks: stacksAt(p.at, GRID, UNIT_NAMES),
  }));
